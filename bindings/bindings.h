/* Where each resource lives. A resource is resolved once, to an access path: plain data that the lowering reads; how it
 * came about (default layout, root signature, callback) is no concern of the lowering. */
#ifndef BINDINGS_H
#define BINDINGS_H

#include "base/bitset.h"
#include "base/text.h"
#include "dxil/module.h"

/* The default layout: set = register space, binding = register + shift of the class; an array takes one binding.
 * Registers below 1000 of the same space never meet. Views of the heaps of SM 6.6 have bindings of their own, one for
 * each type of descriptor. */
enum {
    DEFAULT_HEAP_SET = 0,
    DEFAULT_HEAP_BINDING = 5000,     /* + enum dxs_descriptor, for SRVs and CBVs */
    DEFAULT_HEAP_UAV_BINDING = 5010, /* + enum dxs_descriptor */
    DEFAULT_HEAP_COUNTER_BINDING = 5020
};

struct dxs_register_shifts bindings_default_shifts(void);
struct dxs_binding_model bindings_default_model(void);

struct resource_binding {
    bool bound;                 /* false: no operation of the entry needs it, nothing was asked */
    struct dxs_binding binding; /* descriptor is never DXS_DESCRIPTOR_DEFAULT here */
};

struct binding_layout {
    struct resource_binding *paths; /* by module resource */
    uint32_t path_count;
    const struct dxs_binding_model *model;
    const struct layout *made_of; /* bindings/layout/layout.h; NULL: the default layout */
};

/* Raw and structured buffers, by their places in module.resources, of whose descriptors code demands something. */
struct buffer_demands {
    struct bitset texels;  /* the residency of memory, which storage buffers cannot tell */
    struct bitset storage; /* elements of 16 bits, 64-bit atomics, matrices, which texel buffers lack */
};

/* ---- Resolving (bindings/resolve.c) ------------------------------------------------------------------------------ */

/* Asks for all resources with `used` set. What code demands of them decides on the form that is proposed. Faults:
 * DXS_NO_MAPPING, DXS_BAD_MAPPING, DXS_NOT_COVERED, DXS_MAPPING_LIMIT. */
struct binding_layout *bindings_resolve(struct arena *arena, const struct module *module, const struct dxs_entry *entry,
                                        const struct dxs_options *options, const struct bitset *used,
                                        const struct buffer_demands *demands);

/* The path of a heap access: what the options say about `view`, whose space, lower_bound and count are DXS_NONE.
 * `needs_storage`: see dxs_binding_request. `layout`: where the module's resources are. */
struct resource_binding bindings_resolve_heap(struct arena *arena, const struct dxs_options *options,
                                              enum dxs_stage stage, const struct dxs_resource *view, bool needs_storage,
                                              const struct module *module, const struct binding_layout *layout);

/* Fails with DXS_INVALID_ARGUMENT where the model contradicts itself. */
void bindings_check_model(struct arena *arena, const struct dxs_binding_model *model);

/* The heap that holds descriptors of this form. */
enum dxs_heap bindings_heap_of(enum dxs_descriptor descriptor, enum dxs_resource_class resource_class);

/* What a resource of this class and kind usually is. */
enum dxs_descriptor bindings_usual_descriptor(const struct dxs_resource *resource);

/* Raw and structured buffers: memory of words. */
static inline bool is_of_words(const struct dxs_resource *resource)
{
    return resource->kind == DXS_KIND_RAW_BUFFER || resource->kind == DXS_KIND_STRUCTURED_BUFFER;
}

/* "UAV 'particles' (u3, space1)" */
enum {
    RESOURCE_TEXT = 160
};
const char *bindings_describe(char text[RESOURCE_TEXT], const struct dxs_resource *resource);

/* ---- The default layout (bindings/default.c) --------------------------------------------------------------------- */

/* Libraries that were not linked have resources without register: they take numbers behind those of their class in
 * space 0, in the order of their ids, so that all entries of the library agree. */
struct free_numbers {
    uint32_t next[4]; /* by class */
};
struct free_numbers find_free_numbers(const struct module *module);

/* `number`: the register, or a free number where the resource has none. */
struct dxs_binding default_binding(struct arena *arena, const struct dxs_register_shifts *shifts,
                                   const struct dxs_resource *resource, uint32_t number);
struct dxs_binding default_heap_binding(const struct dxs_resource *view);

/* Fail where shifts make registers of two classes meet, or registers and the place of a heap. */
void refuse_collisions(struct arena *arena, const struct module *module, const struct binding_layout *layout);
void refuse_heap_collisions(struct arena *arena, const struct module *module, const struct binding_layout *layout,
                            const struct dxs_binding *heap, bool has_counter);

/* ---- Accesses to heaps ------------------------------------------------------------------------------------------- */

struct heap_access { /* one type of descriptor that code takes from a heap */
    uint32_t words[2];
    struct dxs_resource info;
    struct resource_binding path;
};

struct heap_accesses {
    struct heap_access *data;
    uint32_t count, capacity;
};

#endif
