/* From a root signature and a policy to a Vulkan pipeline layout, and to the access path of every resource.
 *
 * A root signature says what Direct3D's registers mean; the policy says how the embedder holds that in Vulkan. Together
 * they give the pipeline layout, as plain data from which VkDescriptorSetLayouts and the VkPipelineLayout are made
 * without any further thought, and, through dxs_options.layout, the paths of the resources of all shaders that are
 * converted for it. Descriptor tables are first indices into heaps, which are held as root data.
 *
 *     dxs_layout *layout = dxs_layout_create(NULL);
 *     struct dxs_layout_policy policy = dxs_default_layout_policy();
 *     if (dxs_layout_build(layout, dxs_root_signature_describe(signature), NULL, &policy) != DXS_OK)
 *         puts(dxs_layout_error(layout)->message);
 *     options.layout = layout;
 */
#ifndef DXS_LAYOUT_H
#define DXS_LAYOUT_H

#include "dxs_root_signature.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Policy ------------------------------------------------------------------------------------------------------ */

enum dxs_root_descriptor_form {
    DXS_ROOT_AS_ADDRESS, /* a device address in root data */
    DXS_ROOT_AS_DESCRIPTOR,
    DXS_ROOT_AS_PUSH_DESCRIPTOR
};

/* Constant buffers of tables whose descriptors do not change once the table is set: not volatile, or bounds-checked. */
enum dxs_static_form {
    DXS_STATIC_IN_HEAP, /* like all others */
    DXS_STATIC_AS_DESCRIPTOR,
    DXS_STATIC_AS_PUSH_DESCRIPTOR,
    DXS_STATIC_AS_INLINE_BLOCK /* if the data are static too; else a descriptor */
};

enum dxs_spill { /* where root data go that push constants have no room for */
    DXS_SPILL_TO_INLINE_BLOCK,
    DXS_SPILL_TO_UNIFORM_BUFFER,
    DXS_SPILL_REFUSED /* the root signature is refused */
};

struct dxs_layout_policy {
    size_t struct_size; /* dxs_default_layout_policy sets it */

    /* Limits of the device. */
    uint32_t push_constant_limit; /* bytes */
    uint32_t set_limit;           /* descriptor sets */

    /* Root parameters. */
    enum dxs_spill spill;
    enum dxs_root_descriptor_form root_cbv, root_srv, root_uav; /* of local root signatures: always addresses */
    bool dynamic_constants; /* shaders may index root constants dynamically, as Vulkan allows and Direct3D forbids */
    enum dxs_static_form static_cbv;
    uint32_t inline_block_size; /* bytes of each of DXS_STATIC_AS_INLINE_BLOCK; larger buffers are refused */

    /* Heaps. */
    bool mutable_descriptors;         /* heaps may share a place */
    bool cbv_heap_as_storage_buffers; /* for devices that cannot index uniform buffers */
    bool raw_heap_as_texel_buffers;   /* raw and structured buffers of heaps, as far as shaders let them: what they do
                                         to some needs storage buffers (dxs_binding_request) */
    bool acceleration_structures_as_addresses;
    enum dxs_counter counter;
    uint32_t resource_heap_size, sampler_heap_size; /* descriptors */
    struct dxs_descriptor_qa qa;
    enum dxs_bound_source heap_bound;          /* where shaders find these sizes, to clamp indices; `bound_place` */
    uint32_t storage_buffer_alignment;         /* of the device: buffers that may begin elsewhere use offset records; 0:
                                                  all can begin where they do */
    uint32_t texel_buffer_alignment;           /* the same for typed buffers */
    uint32_t table_shift, sampler_table_shift; /* local tables: descriptor handles >> shift = number in the heap */

    /* Places. Bindings of sets that are given as a whole are numbered from 0. */
    struct dxs_place heaps[DXS_HEAPS]; /* by enum dxs_heap */
    struct dxs_place address_place, bound_place;
    struct dxs_address_records addresses;
    struct dxs_offset_records offsets;
    uint32_t root_set; /* plain descriptors of root parameters; spilled root data */
    uint32_t push_set; /* push descriptors */
    uint32_t static_sampler_set, local_static_sampler_set;

    enum dxs_address_source address_source; /* what is at `address_place` */
    uint32_t reserved;
};

/* What dxs_default_layout_policy calls, which is compiled with the caller: `size` bytes are written. */
DXS_API void dxs_layout_policy_init(struct dxs_layout_policy *policy, size_t size);

/* Push constants of 128 bytes with the rest in an inline uniform block, root descriptors as addresses, everything else
 * in heaps; static samplers in set 1, heaps in set 2 with a binding for each kind, or with `mutable_descriptors` set
 * afterwards and all places of resource heaps made equal, one. */
static inline struct dxs_layout_policy dxs_default_layout_policy(void)
{
    struct dxs_layout_policy policy;
    dxs_layout_policy_init(&policy, sizeof policy);
    return policy;
}

/* ---- Pipeline layout --------------------------------------------------------------------------------------------- */

struct dxs_layout_binding {
    uint32_t binding;
    uint32_t type;                 /* VkDescriptorType */
    uint32_t count;                /* descriptors; bytes of inline uniform blocks */
    uint32_t stages;               /* VkShaderStageFlags */
    uint32_t flags;                /* VkDescriptorBindingFlags */
    const uint32_t *mutable_types; /* VkDescriptorType */
    uint32_t mutable_type_count;
    uint32_t static_sampler; /* number in its root signature of the immutable sampler; DXS_NOWHERE */
};

struct dxs_layout_set {
    uint32_t flags;                            /* VkDescriptorSetLayoutCreateFlags */
    const struct dxs_layout_binding *bindings; /* by ascending number */
    uint32_t binding_count;                    /* 0: a set without use below one that has */
};

enum dxs_parameter_form {
    DXS_PARAMETER_CONSTANTS,      /* 4 bytes each */
    DXS_PARAMETER_ADDRESS,        /* 8 bytes */
    DXS_PARAMETER_TABLE,          /* 4 bytes: the number of its first descriptor in the heap; local: 8, the handle */
    DXS_PARAMETER_DESCRIPTOR,     /* at set and binding */
    DXS_PARAMETER_PUSH_DESCRIPTOR /* at set and binding */
};

/* What becomes of a root parameter. */
struct dxs_layout_parameter {
    enum dxs_parameter_form form;
    enum dxs_root_data root_data;
    uint32_t offset, size; /* bytes in root data */
    struct dxs_place place;
};

/* Descriptors of a table that shaders also find outside of the heap: they are to be copied there when the table is set.
 * Arrays of constant buffers still go through the heap. */
struct dxs_static_range {
    uint32_t parameter, range; /* numbers in the global root signature */
    uint32_t offset, count;    /* descriptors, from the start of the table */
    struct dxs_place place;    /* of the first; bindings ascend */
    enum dxs_static_form form;
};

struct dxs_pipeline_layout {
    const struct dxs_layout_set *sets; /* by number */
    uint32_t set_count;
    uint32_t push_constant_size, push_constant_stages; /* bytes from 0 on; VkShaderStageFlags */
    uint32_t uniform_block_size;                       /* bytes of spilled root data, at model.uniform_block */
    uint32_t shader_record_size;                       /* bytes behind the shader identifier */
    const struct dxs_layout_parameter *parameters, *local_parameters; /* one for each root parameter */
    uint32_t parameter_count, local_parameter_count;
    const struct dxs_static_range *static_ranges;
    uint32_t static_range_count;
    struct dxs_binding_model model;
};

/* NULL if out of memory. `allocator` is copied; NULL means malloc and free. */
DXS_API dxs_layout *dxs_layout_create(const struct dxs_allocator *allocator);
DXS_API void dxs_layout_destroy(dxs_layout *layout); /* NULL is allowed */

/* `global` and `local` may be NULL, not both; `policy` NULL: the default. All are copied. Refuses what Direct3D refuses
 * of root signatures, and what the policy has no room for (DXS_MAPPING_LIMIT). One thread at a time; afterwards any
 * number of threads may convert with the layout, until its next use. */
DXS_API enum dxs_result dxs_layout_build(dxs_layout *layout, const struct dxs_root_signature_desc *global,
                                         const struct dxs_root_signature_desc *local,
                                         const struct dxs_layout_policy *policy);

/* What was built last, with no sets before that. Valid until the object's next use. */
DXS_API const struct dxs_pipeline_layout *dxs_layout_describe(const dxs_layout *layout);

/* Where this layout has a resource, for a shader of this stage: what a conversion would use, before any callback.
 * Errors: DXS_NOT_COVERED, DXS_BAD_MAPPING, DXS_MAPPING_LIMIT; DXS_INVALID_ARGUMENT: nothing was built. */
DXS_API enum dxs_result dxs_layout_resolve(dxs_layout *layout, const struct dxs_binding_request *request,
                                           struct dxs_binding *binding);

/* The error of the last call, never NULL. */
DXS_API const struct dxs_error *dxs_layout_error(const dxs_layout *layout);

#ifdef __cplusplus
}
#endif

#endif
