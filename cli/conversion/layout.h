/* The pipeline layout of the command line: --root-signature, --local-root-signature and the policy options. */
#ifndef CLI_CONVERSION_LAYOUT_H
#define CLI_CONVERSION_LAYOUT_H

#include "cli/conversion/command.h"

/* The policy of the options. */
struct dxs_layout_policy layout_policy(const struct command *command);

/* Parses the file, in any form that `dxil-spirv rootsig` reads, or, of the path "embedded", the entry point's own root
 * signature. If the result is not EXIT_DONE, `message` says why. */
enum exit_code read_root_signature(const char *path, const dxs_module *module, uint32_t entry,
                                   enum dxs_subobject_kind kind, dxs_root_signature *signature, char *message,
                                   size_t message_size);

/* Builds the layout for an entry point. *layout is NULL if there is no root signature option; the caller destroys it.
 * If the result is not EXIT_DONE, `message` of `size` bytes says why. */
enum exit_code make_layout(const struct command *command, const dxs_module *module, uint32_t entry, dxs_layout **layout,
                           char *message, size_t size);

#endif
