/* Writes reflection as JSON. */
#ifndef INSPECT_REFLECT_H
#define INSPECT_REFLECT_H

#include "bindings/bindings.h"

/* Writes an entry point: signatures, resources and their bindings. `hash`: the shader hash; 0: none. */
void reflect_entry(struct text *text, const struct module *module, const struct dxs_entry *entry,
                   const struct binding_layout *layout, const struct heap_accesses *accesses, uint64_t hash);

/* Writes names and stages of all entry points, and functions and subobjects of a library. */
void reflect_module(struct text *text, const struct module *module, uint64_t hash);

#endif
