/* Where each resource lives. Every resource is resolved once to a dxs_binding, plain data that the lowering reads.
 * Default layout, root signature and callback all produce the same data. */
#ifndef BINDINGS_H
#define BINDINGS_H

#include "base/bitset.h"
#include "base/text.h"
#include "dxil/module.h"

/* The default layout: set = register space, binding = register + shift of the class; an array takes one binding. With
 * the default shifts, registers below 1000 of one space cannot collide. Heap views have bindings of their own, one per
 * descriptor type. */
enum {
    DEFAULT_HEAP_SET = 0,
    DEFAULT_HEAP_BINDING = 5000,     /* + enum dxs_descriptor_form, for SRVs and CBVs */
    DEFAULT_HEAP_UAV_BINDING = 5010, /* + enum dxs_descriptor_form */
    DEFAULT_HEAP_COUNTER_BINDING = 5020
};

struct dxs_register_shifts bindings_default_shifts(void);
void set_default_model(struct dxs_binding_model *model); /* *model is zeroed before */

struct resource_binding {
    bool used;                  /* false: the entry point does not use the resource; `binding` is not set */
    struct dxs_binding binding; /* descriptor is never DXS_DESCRIPTOR_FORM_DEFAULT here */
};

/* ---- Bound heaps (bindings/bound_heaps.c) ------------------------------------------------------------------------ */

/* Descriptor n of any kind is in slot n; counters follow their buffer's descriptor. */
extern const struct dxs_bound_heaps bound_heaps_default;

/* With known sizes of descriptors, replaces strides and offsets that name sizes by numbers, and checks that slots are
 * aligned and do not overlap. Else returns `given`. `resource_count`: descriptors in the resource heap if all kinds
 * share its indices, as in Direct3D; 0: each kind has its own. has_texel_counters: counters are texel buffers.
 * has_raw_texels: so are buffers with counters. Faults:
 * DXS_RESULT_INVALID_ARGUMENT. */
const struct dxs_bound_heaps *bound_heaps_resolve(struct arena *arena, const struct dxs_bound_heaps *given,
                                                  uint32_t resource_count, bool has_texel_counters,
                                                  bool has_raw_texels);

/* ---- Resolved bindings ------------------------------------------------------------------------------------------- */

struct binding_layout {
    struct resource_binding *bindings; /* by module resource */
    uint32_t binding_count;
    const struct dxs_binding_model *model;
    const struct dxs_bound_heaps *bound_heaps; /* strides and offsets are numbers if sizes of descriptors are known */
    const struct layout *root_layout;          /* bindings/layout/layout.h; NULL: the default layout */
};

/* What the code requires of the descriptors of raw and structured buffers, by index in module.resources. */
struct buffer_requirements {
    struct bitset texels;  /* residency status, which storage buffers cannot return: texel buffers */
    struct bitset storage; /* 16-bit elements, 64-bit atomics or matrices, which texel buffers lack: storage buffers */
};

/* ---- Resolving (bindings/resolve.c) ------------------------------------------------------------------------------ */

/* Resolves all resources with `used` set. `requirements` decide the descriptor type that is proposed. Faults:
 * DXS_RESULT_NO_MAPPING, DXS_RESULT_BAD_MAPPING, DXS_RESULT_NOT_COVERED, DXS_RESULT_MAPPING_LIMIT. */
struct binding_layout *bindings_resolve(struct arena *arena, const struct module *module, const struct dxs_entry *entry,
                                        const struct dxs_options *options, const struct bitset *used,
                                        const struct buffer_requirements *requirements);

/* Resolves a heap view. Its space, lower_bound and count are DXS_NONE, DXS_NONE, DXS_UNBOUNDED. `needs_storage`: see
 * dxs_binding_request. `layout`: the bindings of the module's resources, for collisions. */
struct dxs_binding bindings_resolve_heap(struct arena *arena, const struct dxs_options *options, enum dxs_stage stage,
                                         const struct dxs_resource *view, bool needs_storage,
                                         const struct module *module, const struct binding_layout *layout);

/* Fails with DXS_RESULT_INVALID_ARGUMENT if the model is inconsistent. */
void bindings_check_model(struct arena *arena, const struct dxs_binding_model *model);

/* The Vulkan heap that holds descriptors of this type. */
enum dxs_heap bindings_heap_of(enum dxs_descriptor_form descriptor, enum dxs_resource_class resource_class);

/* The descriptor type of a resource unless a layout or callback chooses another. */
enum dxs_descriptor_form bindings_usual_descriptor(const struct dxs_resource *resource);

/* Raw and structured buffers: arrays of words. */
static inline bool is_of_words(const struct dxs_resource *resource)
{
    return resource->kind == DXS_RESOURCE_KIND_RAW_BUFFER || resource->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER;
}

/* "UAV 'particles' (u3, space1)" */
enum {
    RESOURCE_TEXT = 160
};
const char *bindings_describe(char text[RESOURCE_TEXT], const struct dxs_resource *resource);

/* Fails with a message that begins with the resource. */
_Noreturn void fail_resource(struct fault *fault, enum dxs_result code, const struct dxs_resource *resource,
                             const char *format, ...) PRINTF_LIKE(4, 5) COLD;

/* ---- The default layout (bindings/default.c) --------------------------------------------------------------------- */

/* Resources of unlinked libraries have no registers. They are numbered after the last register of their class in space
 * 0, in the order of their ids. So all entry points of a library agree. */
struct free_numbers {
    uint32_t next[4]; /* by class: next number */
};
struct free_numbers find_free_numbers(const struct module *module);

/* `number`: register, or the free number of a resource without register. A binding beyond 32 bits becomes DXS_NONE, and
 * refuse_excess fails if it stays. *binding is zeroed before. */
void set_default_binding(const struct dxs_register_shifts *shifts, const struct dxs_resource *resource, uint32_t number,
                         struct dxs_binding *binding);
void refuse_excess(struct arena *arena, const struct dxs_register_shifts *shifts, const struct dxs_resource *resource,
                   uint32_t number, const struct dxs_binding *binding);
struct dxs_binding default_heap_binding(const struct dxs_resource *view);

/* Fail if shifts map two classes, or a register and a heap, to the same binding. */
void refuse_collisions(struct arena *arena, const struct module *module, const struct binding_layout *layout);
void refuse_heap_collisions(struct arena *arena, const struct module *module, const struct binding_layout *layout,
                            const struct dxs_binding *heap, bool has_counter);

/* ---- Heap accesses ----------------------------------------------------------------------------------------------- */

struct heap_access { /* one kind of heap view that code accesses */
    uint32_t words[2];
    struct dxs_resource info;
    struct dxs_binding binding;
};

struct heap_accesses {
    struct heap_access *data;
    uint32_t count, capacity;
};

#endif
