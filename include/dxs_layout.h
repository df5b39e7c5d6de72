/* From a root signature and a policy to a Vulkan pipeline layout, and to the binding of every resource.
 *
 * A root signature maps Direct3D registers to root parameters. The policy says how the embedder represents root
 * parameters in Vulkan. dxs_layout_build combines both into plain data: VkDescriptorSetLayouts and the VkPipelineLayout
 * are created from it directly, and dxs_options.layout applies it to the resources of a shader. A descriptor table is a
 * root argument: the index of its first descriptor in a heap.
 *
 *     dxs_layout *layout = dxs_layout_create(NULL);
 *     struct dxs_layout_policy policy = dxs_default_layout_policy();
 *     if (dxs_layout_build(layout, dxs_root_signature_describe(signature), NULL, &policy) != DXS_RESULT_OK)
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

enum dxs_root_descriptor_form DXS_ENUM {
    DXS_ROOT_DESCRIPTOR_FORM_ADDRESS, /* the device address is a root argument. Accesses outside are undefined, as in
                                         Direct3D: no robustness feature covers addresses */
    DXS_ROOT_DESCRIPTOR_FORM_DESCRIPTOR,
    DXS_ROOT_DESCRIPTOR_FORM_PUSH_DESCRIPTOR
};

/* Constant buffers in tables whose descriptors are static once the table is set. */
enum dxs_static_form DXS_ENUM {
    DXS_STATIC_FORM_HEAP, /* in the heap, like other descriptors */
    DXS_STATIC_FORM_DESCRIPTOR,
    DXS_STATIC_FORM_PUSH_DESCRIPTOR,
    DXS_STATIC_FORM_INLINE_BLOCK /* inline uniform block if the data are static too, else a descriptor */
};

enum dxs_root_overflow DXS_ENUM { /* root arguments beyond push_constant_limit */
    DXS_ROOT_OVERFLOW_INLINE_BLOCK,
    DXS_ROOT_OVERFLOW_UNIFORM_BUFFER,
    DXS_ROOT_OVERFLOW_REFUSED, /* fails with DXS_RESULT_MAPPING_LIMIT */
    /* Memory of the caller, for example in a ring that each draw advances. Its device address is among the push
     * constants, so that neither descriptors nor their sets change. */
    DXS_ROOT_OVERFLOW_MEMORY
};

struct dxs_layout_policy {
    size_t struct_size; /* dxs_default_layout_policy sets it */

    struct dxs_binding_model model; /* limits of the device, heaps, instrumentation */

    /* Root parameters. */
    enum dxs_root_overflow push_constant_overflow;
    enum dxs_root_descriptor_form root_cbv, root_srv, root_uav; /* local root signatures: always addresses */
    bool dynamic_constants;          /* allow dynamic indexing of root constants, which Direct3D forbids */
    enum dxs_static_form static_cbv; /* outside the heap: at most 65,536 descriptors */
    uint32_t inline_block_size;      /* DXS_STATIC_FORM_INLINE_BLOCK: bytes per block; larger buffers are refused */

    /* Heaps. */
    bool mutable_descriptors;         /* heaps may share a set and binding */
    bool cbv_heap_as_storage_buffers; /* for devices without dynamic indexing of uniform buffers */
    bool raw_heap_as_texel_buffers;   /* raw and structured buffers of heaps are texel buffers, unless the shader's
                                         accesses need a storage buffer (dxs_binding_request) */
    bool acceleration_structures_as_addresses;
    enum dxs_counter counter;
    uint32_t resource_heap_size, sampler_heap_size; /* descriptors */
    enum dxs_word_kind heap_size_source;            /* clamps heap indices to these sizes; uses heap_size_buffer */
    uint32_t storage_buffer_alignment;     /* device alignment; unaligned buffers use offset records. 0: any offset */
    uint32_t texel_buffer_alignment;       /* likewise for typed buffers */
    uint32_t descriptor_size_log2;         /* local tables: descriptor handles >> shift = number in the heap */
    uint32_t sampler_descriptor_size_log2; /* likewise for the sampler heap */

    /* Sets and bindings. In sets given without a binding, bindings count from 0. */
    struct dxs_set_binding heaps[DXS_MAX_HEAPS]; /* by enum dxs_heap */
    struct dxs_set_binding address_buffer;       /* see model.addresses, model.address_source */
    struct dxs_set_binding heap_size_buffer;
    uint32_t root_set; /* descriptors of root parameters; the block of overflowing root arguments */
    uint32_t push_set; /* push descriptors */
    uint32_t static_sampler_set, local_static_sampler_set;
};

/* Writes the defaults into the first `size` bytes. Call dxs_default_layout_policy, which passes the caller's size. */
DXS_API void dxs_layout_policy_init(struct dxs_layout_policy *policy, size_t size);

/* Defaults: 128 bytes of push constants, further root arguments in an inline uniform block, root descriptors as
 * addresses, everything else in heaps. Static samplers are in set 1; heaps are in set 2, one binding per enum dxs_heap.
 * To share one binding, set mutable_descriptors and make the entries of `heaps` equal. */
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
    uint32_t static_sampler; /* index of the immutable sampler in its root signature; DXS_NONE: none */
    uint64_t reserved[4];
};

struct dxs_layout_set {
    uint32_t flags;                            /* VkDescriptorSetLayoutCreateFlags */
    const struct dxs_layout_binding *bindings; /* in ascending order */
    uint32_t binding_count;                    /* 0: unused, but a higher set is used */
    uint64_t reserved[2];
};

enum dxs_parameter_form DXS_ENUM {
    DXS_PARAMETER_FORM_CONSTANTS,  /* 4 bytes each */
    DXS_PARAMETER_FORM_ADDRESS,    /* 8 bytes */
    DXS_PARAMETER_FORM_TABLE,      /* 4 bytes: heap index of the first descriptor; local: 8 bytes, the GPU handle */
    DXS_PARAMETER_FORM_DESCRIPTOR, /* a descriptor at set and binding */
    DXS_PARAMETER_FORM_PUSH_DESCRIPTOR,  /* a push descriptor at set and binding */
    DXS_PARAMETER_FORM_CONSTANTS_ADDRESS /* 8 bytes: device address of the constants, which have no room in the push
                                            data. DXS_DESCRIPTOR_HEAP_MAPPINGS only */
};

/* The Vulkan form of a root parameter. */
struct dxs_layout_parameter {
    enum dxs_parameter_form form;
    enum dxs_root_arguments root_arguments;
    uint32_t offset, size; /* bytes in the root arguments */
    struct dxs_set_binding descriptor;
    uint32_t reserved[8];
};

/* Descriptors of a table that shaders also read outside of the heap. Copy them to `descriptor` when the table is set.
 * Arrays of constant buffers still use the heap. */
struct dxs_static_range {
    uint32_t parameter, range;         /* indices in the global root signature */
    uint32_t offset, count;            /* descriptors, from the start of the table */
    struct dxs_set_binding descriptor; /* of the first descriptor; bindings ascend */
    enum dxs_static_form form;
    uint32_t reserved[8];
};

/* Where mapped bindings get their descriptors or data. The numbers are those of VkDescriptorMappingSourceEXT. */
enum dxs_mapping_source DXS_ENUM {
    DXS_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET = 0, /* static samplers: embedded; heap accesses of SM 6.6 */
    DXS_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX = 1,      /* tables */
    DXS_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX = 2,  /* tables, in the block of overflowing root arguments */
    DXS_MAPPING_SOURCE_PUSH_DATA = 5,                 /* root constants */
    DXS_MAPPING_SOURCE_PUSH_ADDRESS = 6,              /* root descriptors */
    DXS_MAPPING_SOURCE_INDIRECT_ADDRESS = 7,          /* root descriptors, in the block of overflowing root arguments */
    DXS_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX = 8, /* local root signatures: tables */
    DXS_MAPPING_SOURCE_SHADER_RECORD_DATA = 9,            /* constants */
    DXS_MAPPING_SOURCE_SHADER_RECORD_ADDRESS = 10         /* root descriptors */
};

/* A VkDescriptorSetAndBindingMappingEXT for the shaders of some stages. */
struct dxs_mapping {
    uint32_t stages; /* VkShaderStageFlags */
    uint32_t set, first_binding, binding_count;
    uint32_t resource_mask; /* VkSpirvResourceTypeFlagsEXT */
    enum dxs_mapping_source source;
    uint32_t heap_offset, heap_index_stride, heap_array_stride; /* descriptors: bytes */
    uint32_t offset;         /* of the index, the constants or the address in push data or shader record, in bytes */
    uint32_t address_offset; /* INDIRECT sources: of the index or address behind the address at `offset`, in bytes */
    uint32_t static_sampler; /* the sampler to embed: its index in the root signature; DXS_NONE: none */
    uint32_t parameter;      /* the root parameter it is for; DXS_NONE: none */
    bool is_local;           /* static_sampler and parameter are of the local root signature */
    uint32_t reserved[9];
};

struct dxs_pipeline_layout {
    const struct dxs_layout_set *sets; /* by set number */
    uint32_t set_count;
    uint32_t push_constant_size, push_constant_stages; /* bytes from 0; VkShaderStageFlags */
    uint32_t uniform_block_size;                       /* bytes of overflowing root arguments, at model.uniform_block or
                                                          in memory */
    uint32_t shader_record_size;                       /* bytes after the shader identifier */
    const struct dxs_layout_parameter *parameters, *local_parameters; /* one for each root parameter */
    uint32_t parameter_count, local_parameter_count;
    const struct dxs_static_range *static_ranges;
    uint32_t static_range_count;
    struct dxs_binding_model model; /* bound_heaps: slots are numbers if there are sizes of descriptors */
    uint32_t uniform_block_address; /* with descriptor heaps or DXS_ROOT_OVERFLOW_MEMORY: byte of the push data where
                                       the device address of overflowing root arguments belongs, a multiple of 16;
                                       DXS_NONE: no root arguments overflow */
    uint32_t mapping_count;
    const struct dxs_mapping *mappings; /* with descriptor heaps; each stage takes those with its bit in `stages` */
};

/* NULL if out of memory. `allocator` is copied; NULL means malloc and free. */
DXS_API dxs_layout *dxs_layout_create(const struct dxs_allocator *allocator);
DXS_API void dxs_layout_destroy(dxs_layout *layout); /* NULL is allowed */

/* Builds a layout. `global` or `local` may be NULL, not both. `policy` NULL: the default. All arguments are copied.
 * Errors: DXS_RESULT_BAD_MAPPING for root signatures that Direct3D refuses, DXS_RESULT_MAPPING_LIMIT for limits of the
 * policy, DXS_RESULT_INVALID_ARGUMENT. One thread at a time; afterwards any number of threads may convert with the
 * layout, until its next use. */
DXS_API enum dxs_result dxs_layout_build(dxs_layout *layout, const struct dxs_root_signature_desc *global,
                                         const struct dxs_root_signature_desc *local,
                                         const struct dxs_layout_policy *policy);

/* The layout that was built last; without sets if none was. Valid until the object's next use. */
DXS_API const struct dxs_pipeline_layout *dxs_layout_describe(const dxs_layout *layout);

/* The binding of a resource for a shader of this stage, before any callback. Errors: DXS_RESULT_NOT_COVERED,
 * DXS_RESULT_BAD_MAPPING, DXS_RESULT_MAPPING_LIMIT; DXS_RESULT_INVALID_ARGUMENT if no layout was built. */
DXS_API enum dxs_result dxs_layout_resolve(dxs_layout *layout, const struct dxs_binding_request *request,
                                           struct dxs_binding *binding);

/* The error of the last call. Never NULL; valid until the next call. */
DXS_API const struct dxs_error *dxs_layout_error(const dxs_layout *layout);

#ifdef __cplusplus
}
#endif

#endif
