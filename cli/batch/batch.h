/* Converts many inputs into a folder. */
#ifndef CLI_BATCH_BATCH_H
#define CLI_BATCH_BATCH_H

#include "cli/conversion/command.h"

/* Converts all inputs of the command, even if some fail, and prints a summary. Returns the worst exit code. */
enum exit_code run_batch(const struct command *command);

#endif
