/* What a dxs_converter is; for those who work with its memory. */
#ifndef SPIRV_CONVERTER_H
#define SPIRV_CONVERTER_H

#include "dxil/module_object.h"

struct dxs_converter {
    struct fault fault;
    struct arena arena;
};

/* Forgets what it held: each function of the API begins so. */
static inline void converter_begin(dxs_converter *converter)
{
    fault_clear(&converter->fault);
    arena_reset(&converter->arena);
    converter->arena.limit = DEFAULT_MEMORY_LIMIT;
}

void set_default_options(struct dxs_options *options);

/* The caller's options over the defaults: what a caller built against an older header does not know keeps its default.
 * From here on their memory limit holds. */
void complete_options(dxs_converter *converter, const struct dxs_options *given, struct dxs_options *options);

/* Fails where the module was not parsed, or has no such entry. */
const struct dxs_entry *find_entry(dxs_converter *converter, const struct module *module, uint32_t entry);

#endif
