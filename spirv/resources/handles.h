/* Resource handles. A DXIL handle has no value in SPIR-V. Each use follows it back through selects, annotateHandle and
 * createHandle, createHandleFromBinding, createHandleFromHeap or createHandleForLib to its resource and index. */
#ifndef SPIRV_RESOURCES_HANDLES_H
#define SPIRV_RESOURCES_HANDLES_H

#include "dxil/handles.h"
#include "spirv/lowering.h"

struct resource; /* spirv/resources/resources.h */

struct handle {
    struct resource *resource;       /* a resource of the module, or a heap seen as one SPIR-V type */
    const struct dxs_resource *info; /* the module's resource, or the heap view from annotateHandle */
    uint32_t index;                  /* id; 0: none. register - lower_bound (or heap index) = index + constant_index */
    uint32_t constant_index;
    bool non_uniform;
    bool by_root_constants; /* the index is computed of root constants alone: it is the same in a draw or dispatch */
};

/* Finds what the code requires of descriptors (spirv/resources/resource_use.c). Looks for storage buffer requirements
 * only if options could choose another descriptor type. Requirements of heap views stay in l->resources. */
struct buffer_requirements find_buffer_requirements(struct lowering *l);

/* Heap views (spirv/resources/heap.c). Records, and tests, that the code needs a storage buffer where annotateHandle
 * describes this view. */
void note_storage_view(struct lowering *l, const struct function *function, const struct instruction *annotation);
bool needs_storage_view(const struct lowering *l, const struct dxs_resource *view);

/* Heap views that live code accesses, one per SPIR-V type, without bindings (spirv/resources/heap.c). */
void find_heap_accesses(struct lowering *l, struct heap_accesses *accesses);

/* The instruction behind a handle's annotateHandle, or that makes the handle; NULL: none. */
static inline const struct instruction *creation_of(const struct module *module, const struct function *function,
                                                    value_id handle)
{
    const struct instruction *d = definition(module, function, handle);

    if (d && d->dx_op == DX_AnnotateHandle)
        d = definition(module, function, function->operands[d->first_operand]);
    return d && d->dx_op != DX_AnnotateHandle ? d : NULL;
}

/* Resolves the handle operand of `i`. Index instructions are emitted into the current block. */
struct handle resolve_handle(struct lowering *l, const struct instruction *i, uint32_t operand);

#endif
