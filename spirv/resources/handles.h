/* Handles of resources. A handle is a symbol: each use finds out, where it stands, which resource it means and which
 * element of it, through createHandle, createHandleFromBinding, createHandleFromHeap, createHandleForLib,
 * annotateHandle and selects. */
#ifndef SPIRV_RESOURCES_HANDLES_H
#define SPIRV_RESOURCES_HANDLES_H

#include "dxil/handles.h"
#include "spirv/lowering.h"

struct resource; /* spirv/resources/resources.h */

struct handle {
    struct resource *resource;       /* what is declared: a record of the module, or entries of a heap with one type */
    const struct dxs_resource *info; /* the record, or what annotateHandle says of the heap entry */
    uint32_t index;                  /* id; 0: none. The element's number from the lower bound on is this + constant */
    uint32_t constant_index;
    bool non_uniform;
};

/* Makes l->resources with the index; resources_prepare does the rest, when paths are known. */
void resources_begin(struct lowering *l);
const struct record_index *record_index(const struct lowering *l);

/* Whether annotateHandle says that the view is rasterizer-ordered (spirv/resources/heap.c). */
bool is_rasterizer_ordered(const struct module *module, const struct function *function,
                           const struct instruction *annotation);

/* What code demands of descriptors (spirv/resources/resource_use.c). Storage buffers are looked for where options could
 * make others of them; what heaps have to be is kept in l->resources. */
struct buffer_demands find_buffer_demands(struct lowering *l);

/* Of views into heaps (spirv/resources/heap.c): notes that code needs a storage buffer where annotateHandle says this,
 * and asks whether it does. */
void note_storage_view(struct lowering *l, const struct function *function, const struct instruction *annotation);
bool needs_storage_view(const struct lowering *l, const struct dxs_resource *view);

/* What live code takes from heaps, once for each type; without paths (spirv/resources/heap.c). */
void find_heap_accesses(struct lowering *l, struct heap_accesses *accesses);

/* The handle that is an operand of `i`, as seen in the block that is being emitted. */
struct handle resolve_handle(struct lowering *l, const struct instruction *i, uint32_t operand);

#endif
