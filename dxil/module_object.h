/* What a dxs_module is; for those who work on its contents. */
#ifndef DXIL_MODULE_OBJECT_H
#define DXIL_MODULE_OBJECT_H

#include "base/sized.h"
#include "dxil/bitstream/known.h"

enum {
    DEFAULT_MEMORY_LIMIT = 1 << 30 /* bytes, of modules and of conversions */
};

/* The given limits; those that are 0 are the defaults. */
static inline struct dxs_limits complete_limits(struct fault *fault, struct dxs_limits given,
                                                const struct dxs_limits *defaults)
{
    refuse_unknown(fault, given.reserved, sizeof given.reserved, "dxs_limits");
    return (struct dxs_limits){
        .memory = given.memory ? given.memory : defaults->memory,
        .values = given.values ? given.values : defaults->values,
        .blocks = given.blocks ? given.blocks : defaults->blocks,
        .types = given.types ? given.types : defaults->types,
        .nesting = given.nesting ? given.nesting : defaults->nesting,
    };
}

struct dxs_module {
    struct arena arena; /* all of the contents */
    struct fault fault;
    struct dxs_allocator allocator; /* of this object itself */
    struct module *contents;        /* NULL: nothing was parsed, or the parse failed */
    const void *root_signature;     /* RTS0, copied; NULL: none */
    size_t root_signature_size;
    struct known_modules known;
};

/* NULL if the module holds nothing. */
static inline const struct module *dxs_module_contents(const dxs_module *module)
{
    return module->contents;
}

#endif
