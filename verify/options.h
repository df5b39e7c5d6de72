/* Options of the conversion on the command lines of this room. They are kept as text, separated by spaces. */
#ifndef VERIFY_OPTIONS_H
#define VERIFY_OPTIONS_H

#include "cli/string_buffer.h"

#include <stdint.h>

/* Appends the option at arguments[*word], and its value. False: it lacks the value, or it has a space in it. `command`:
 * the subcommand, for messages. */
bool keep_option(struct string_buffer *options, const char *command, char **arguments, int *word);

/* Checks options once, so that children need not complain. `is_executed`: refuses those that change results, which the
 * executor would have to know. False: it complained. */
bool options_are_right(const char *command, const char *options, bool is_executed);

/* Whether both names lead to one file that is there. */
bool is_same_file(const char *a, const char *b);

/* A number, decimal or hexadecimal. */
bool read_number(const char *text, uint64_t *number);

#endif
