/* Passes SPIR-V through another program before a driver gets it: an optimizer, or what injects a fault. */
#ifndef VERIFY_THROUGH_H
#define VERIFY_THROUGH_H

#include "runner/execute/shader.h"

/* Each module of the shader becomes what the shell command makes of it: SPIR-V on standard input and output. Ends the
 * process if the command fails. */
void pass_through_command(struct shader *shader, const char *command);

#endif
