/* What a dxs_module is; for those who work on its contents. */
#ifndef DXIL_MODULE_OBJECT_H
#define DXIL_MODULE_OBJECT_H

#include "dxil/module.h"

struct dxs_module {
    struct arena arena; /* all of the contents */
    struct fault fault;
    struct dxs_allocator allocator; /* of this object itself */
    struct module *contents;        /* NULL: nothing was parsed, or the parse failed */
    const void *root_signature;     /* RTS0, copied; NULL: none */
    size_t root_signature_size;
};

/* NULL if the module holds nothing. */
static inline const struct module *dxs_module_contents(const dxs_module *module)
{
    return module->contents;
}

#endif
