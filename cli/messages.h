/* What the user is told on standard error. */
#ifndef CLI_MESSAGES_H
#define CLI_MESSAGES_H

#include "command.h"

/* "dxil-spirv: MESSAGE". */
void complain(const char *format, ...);

/* The library's message about an input and where in it; the exit code that goes with it. */
enum exit_code report_error(const char *input, const struct dxs_error *error);

#endif
