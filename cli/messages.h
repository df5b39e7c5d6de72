/* Messages on standard error. */
#ifndef CLI_MESSAGES_H
#define CLI_MESSAGES_H

#include "cli/conversion/command.h"

/* Prints "dxil-spirv: MESSAGE". Threads may call it at the same time. */
void complain(const char *format, ...);

/* Shows a line on the terminal that the next message or progress overwrites; "": removes it. */
void show_progress(const char *line);

/* Says which argument of a subcommand is wrong; arguments[0] is its name. Returns false. */
bool refuse_word(char **arguments, int word);

/* True: the subcommand may run. False: its arguments are wrong, or --help was given; the usage was printed, and `*code`
 * is the exit code. */
bool may_begin(bool arguments_are_right, bool wants_help, const char *usage, int *code);

enum exit_code exit_code_of(enum dxs_result result);

/* Writes an error of the library: message, location and code. */
void describe_error(const struct dxs_error *error, char *text, size_t size);

/* The same for an input that cannot be parsed. If the format of the bytes is known, the text names it. */
void describe_input_error(const struct dxs_error *error, const void *bytes, size_t input_size, char *text, size_t size);

/* Prints an error of the library after the input's name. Returns the exit code for it. */
enum exit_code report_error(const char *input, const struct dxs_error *error);
enum exit_code report_input_error(const char *input, const struct dxs_error *error, const void *bytes, size_t size);

#endif
