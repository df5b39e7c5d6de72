/* The reader of DXBC: tokens of shader models 4.0 to 5.1. */
#ifndef DXBC_MODULE_H
#define DXBC_MODULE_H

#include "dxil/module.h"

/* Reads the tokens of a container to a module in `arena`. Fails as module_read does. */
struct module *tokens_read_module(struct arena *arena, const struct container *container, struct dxs_limits limits);

/* Takes names of resources that have none, and members of buffers, from an RDEF part. Fails with
 * DXS_RESULT_INVALID_CONTAINER. */
void tokens_read_members(struct module *module, const struct container_part *reflection);

#endif
