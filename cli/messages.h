/* What the user is told on standard error. */
#ifndef CLI_MESSAGES_H
#define CLI_MESSAGES_H

#include "command.h"

/* "dxil-spirv: MESSAGE". */
void complain(const char *format, ...);

/* Shows how a subcommand is used, if it was asked for or its arguments are wrong: false, and the exit code is in
 * `*code`. */
bool may_begin(bool arguments_are_right, bool wants_help, const char *usage, int *code);

/* The library's message about an input and where in it; the exit code that goes with it. */
enum exit_code report_error(const char *input, const struct dxs_error *error);

#endif
