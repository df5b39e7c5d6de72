/* Contents that --list and --bind-all propose for resources. */
#ifndef CLI_RUN_CONTENTS_H
#define CLI_RUN_CONTENTS_H

#include "cli/run/run.h"
#include "cli/string_buffer.h"

/* "rgba32f", "rgba32ui", ... */
const char *run_format_of(enum dxs_component_type type);

/* Appends what follows "REGISTER=" in the option of the resource. `filling`: "zeros" or "random", which gives words of
 * constant and structured buffers the types of their members, where the module has these. */
void run_append_contents(struct string_buffer *text, const dxs_module *module, uint32_t resource, const char *filling);

/* Bytes that are proposed for a raw, structured or constant buffer. */
uint64_t run_proposed_size(const struct dxs_resource *info);

#endif
