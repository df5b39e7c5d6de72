/* The layout that the command line asks for: a root signature with a policy. */
#ifndef CLI_LAYOUT_H
#define CLI_LAYOUT_H

#include "command.h"

/* The policy that the options ask for. */
struct dxs_layout_policy layout_policy(const struct command *command);

/* Builds it for an entry into *layout, which stays NULL if no root signature is asked for; the caller destroys it.
 * `message` of `size` bytes tells what is wrong if the result is not EXIT_DONE. */
enum exit_code make_layout(const struct command *command, const dxs_module *module, uint32_t entry, dxs_layout **layout,
                           char *message, size_t size);

#endif
