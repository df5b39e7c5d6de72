/* Reflection as JSON. */
#ifndef INSPECT_REFLECT_H
#define INSPECT_REFLECT_H

#include "bindings/bindings.h"

/* Writes an entry: its signatures, its resources and where they are bound. `hash`: the shader hash; 0: none. */
void reflect_entry(struct text *text, const struct module *module, const struct dxs_entry *entry,
                   const struct binding_layout *layout, const struct heap_accesses *accesses, uint64_t hash);

/* Writes the names and stages of all entries, and the functions and subobjects of a library. */
void reflect_module(struct text *text, const struct module *module, uint64_t hash);

#endif
