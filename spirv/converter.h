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

#endif
