/* struct dxs_module, for the public functions that take one. */
#ifndef DXIL_MODULE_OBJECT_H
#define DXIL_MODULE_OBJECT_H

#include "base/sized.h"
#include "dxil/bitstream/cache.h"

enum {
    DEFAULT_MEMORY_LIMIT = 1 << 30 /* bytes, of modules and of conversions */
};

/* The given limits; 0 selects the default. */
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
    struct arena arena; /* of the contents */
    struct fault fault;
    struct dxs_allocator allocator; /* of this object */
    struct module *contents;        /* NULL: nothing parsed, or parsing failed */
    const void *root_signature;     /* copy of the RTS0 part; NULL: none */
    size_t root_signature_size;
    struct reader_cache cache; /* kept between modules */
};

/* The parsed module; NULL: none. */
static inline const struct module *dxs_module_contents(const dxs_module *module)
{
    return module->contents;
}

#endif
