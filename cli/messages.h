/* Messages on standard error. */
#ifndef CLI_MESSAGES_H
#define CLI_MESSAGES_H

#include "command.h"

/* Prints "dxil-spirv: MESSAGE". */
void complain(const char *format, ...);

/* True: the subcommand may run. False: its arguments are wrong, or --help was given; the usage was printed, and `*code`
 * is the exit code. */
bool may_begin(bool arguments_are_right, bool wants_help, const char *usage, int *code);

/* Prints an error of the library: input, message, location. Returns the exit code for it. */
enum exit_code report_error(const char *input, const struct dxs_error *error);

#endif
