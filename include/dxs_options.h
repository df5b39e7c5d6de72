/* Options of a conversion: resource bindings, device features, pipeline state, instrumentation. Part of dxs.h. */
#ifndef DXS_OPTIONS_H
#define DXS_OPTIONS_H

#include "dxs_module.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Device ------------------------------------------------------------------------------------------------------ */

/* Derivatives in compute shaders, and with DXS_FEATURE_COMPUTE_DERIVATIVES_KHR in mesh and amplification shaders.
 * Direct3D's quads are 2 x 2 threads if X and Y of the group are even, else four consecutive threads. */
enum dxs_compute_derivatives DXS_ENUM {
    DXS_COMPUTE_DERIVATIVES_NATIVE,  /* the device supports both kinds of quads */
    DXS_COMPUTE_DERIVATIVES_LINEAR,  /* the device supports linear quads only: groups of X x Y threads become 2X x Y/2,
                                        with thread ids such that four consecutive threads are a 2 x 2 quad */
    DXS_COMPUTE_DERIVATIVES_ZERO,    /* no support: derivatives are 0, samples use the most detailed level */
    DXS_COMPUTE_DERIVATIVES_REFUSED, /* no support: shaders with derivatives are DXS_RESULT_UNSUPPORTED */
    DXS_COMPUTE_DERIVATIVES_QUADS    /* no support: derivatives are differences of values in the quad, which quad
                                        operations read; groups and thread ids as with DXS_COMPUTE_DERIVATIVES_LINEAR.
                                        Samples take them as gradients. Sampler feedback: level 0 */
};

/* What a device may have beyond Vulkan 1.1 and SPIR-V 1.3. Features choose between translations; capabilities that the
 * shader itself requires are always declared. Experimental: those whose Direct3D or Vulkan side may still change. */
enum dxs_feature DXS_ENUM {
    /* discard becomes OpDemoteToHelperInvocation, which keeps derivatives defined. Off: it becomes OpKill, delayed to
     * the end of the shader if derivatives or quad and wave operations follow. */
    DXS_FEATURE_DEMOTE_TO_HELPER,
    DXS_FEATURE_STORAGE_IMAGE_READ_WITHOUT_FORMAT,
    DXS_FEATURE_NATIVE_16BIT_MIN_PRECISION, /* min-precision types are 16 bits wide */
    /* 16-bit varyings. Pixel shaders that take them to EvaluateAttribute* need VK_KHR_fragment_shader_barycentric. */
    DXS_FEATURE_STORAGE_16BIT_INPUT_OUTPUT,
    DXS_FEATURE_INTEGER_DOT_PRODUCT,
    DXS_FEATURE_DUAL_SOURCE_BLENDING,
    DXS_FEATURE_SUBGROUP_PARTITIONED, /* SPV_NV_shader_subgroup_partitioned: WaveMatch, WaveMultiPrefix without loops */
    DXS_FEATURE_MAXIMAL_RECONVERGENCE, /* SPV_KHR_maximal_reconvergence */
    /* SPV_KHR_quad_control: quad operations see all helper lanes, derivatives need quad-uniform control flow only, and
     * quad votes are one instruction. */
    DXS_FEATURE_QUAD_CONTROL,
    DXS_FEATURE_DENORM_PRESERVE_16BIT,
    DXS_FEATURE_DENORM_PRESERVE_64BIT,
    /* SignedZeroInfNanPreserve: infinities, NaNs and signed zeros are kept, as Direct3D requires
     * (VkPhysicalDeviceFloatControlsProperties). Off: the device may assume that there are none. */
    DXS_FEATURE_SIGNED_ZERO_INF_NAN_PRESERVE_16BIT,
    DXS_FEATURE_SIGNED_ZERO_INF_NAN_PRESERVE_32BIT,
    DXS_FEATURE_SIGNED_ZERO_INF_NAN_PRESERVE_64BIT,
    DXS_FEATURE_SCALAR_BLOCK_LAYOUT,
    DXS_FEATURE_PER_COMPONENT_ROBUSTNESS, /* bounds of vectors in storage buffers are checked per component. With
                                             SCALAR_BLOCK_LAYOUT, raw buffers then use vectors of three */
    DXS_FEATURE_RAW_ACCESS_CHAINS,        /* SPV_NV_raw_access_chains for raw and structured buffers */
    /* SPV_KHR_compute_shader_derivatives instead of SPV_NV_compute_shader_derivatives. Derivatives in mesh and
     * amplification shaders need it, and meshAndTaskShaderDerivatives. Compute shaders of SM 6.6 also declare it for
     * quad operations; off: their groups are rearranged as for DXS_COMPUTE_DERIVATIVES_LINEAR. That relies on lanes
     * being numbered like threads, which devices do but Vulkan does not promise. */
    DXS_FEATURE_COMPUTE_DERIVATIVES_KHR,
    /* SPV_EXT_shader_invocation_reorder: hit objects and MaybeReorderThread of SM 6.9. Off: DXS_RESULT_UNSUPPORTED.
     * Experimental. */
    DXS_FEATURE_SHADER_INVOCATION_REORDER,
    /* The Vulkan memory model instead of GLSL450. Coherent UAVs, device-wide barriers and atomics also need
     * vulkanMemoryModelDeviceScope. */
    DXS_FEATURE_VULKAN_MEMORY_MODEL,
    DXS_FEATURE_MIXED_FLOAT_DOT_PRODUCT, /* SPV_VALVE_mixed_float_dot_product: the products of dot2add are one
                                            instruction, unless precise */
    DXS_FEATURE_SAMPLE_OFFSETS, /* VK_KHR_maintenance8: sample operations take offsets that are not constant. Off: only
                                   samples at an explicit integer level have them, others are DXS_RESULT_UNSUPPORTED */
    /* Matrices of AMD's AGS (docs/guides/vendor-extensions.md). FLOAT8: SPV_EXT_float8; off: 8-bit floats are
     * DXS_RESULT_UNSUPPORTED. COOPERATIVE_MATRIX_CONVERSIONS: SPV_NV_cooperative_matrix2; off: accumulators become
     * operands through groupshared memory. Experimental. */
    DXS_FEATURE_FLOAT8,
    DXS_FEATURE_COOPERATIVE_MATRIX_CONVERSIONS,
    DXS_FEATURE_CLUSTER_ACCELERATION_STRUCTURE, /* SPV_NV_cluster_acceleration_structure: ClusterID of SM 6.10. Off:
                                                   ClusterID is CLUSTER_ID_INVALID. Experimental */
    /* Float modes that Direct3D requires (docs/reference/semantics.md): RoundingModeRTE per width; DenormFlushToZero of
     * 32-bit floats, for shaders that request it and for shaders before SM 6.2. */
    DXS_FEATURE_ROUNDING_MODE_RTE_16BIT,
    DXS_FEATURE_ROUNDING_MODE_RTE_32BIT,
    DXS_FEATURE_ROUNDING_MODE_RTE_64BIT,
    DXS_FEATURE_DENORM_FLUSH_32BIT,
    /* SPV_KHR_float_controls2: the fast-math mode of each operation. Replaces SIGNED_ZERO_INF_NAN_PRESERVE_* and covers
     * more operations: min, max, sqrt, log, ... */
    DXS_FEATURE_FLOAT_CONTROLS2,
    DXS_FEATURE_FMA,                              /* SPV_KHR_fma: fma() of doubles rounds once */
    DXS_FEATURE_ZERO_INITIALIZE_WORKGROUP_MEMORY, /* see DXS_GUARANTEE_ZEROED_MEMORY */
    /* For dxs_decoder_choose (dxs_decoders.h) alone, which takes decoders that need them: ballot and arithmetic of
     * subgroups of four invocations or more in compute shaders; thread groups of 512. */
    DXS_FEATURE_WAVE_OPERATIONS,
    DXS_FEATURE_LARGE_GROUPS,
    /* SPV_KHR_untyped_pointers: a buffer is one variable, which loads and stores access as any type. Used where that
     * takes less SPIR-V. */
    DXS_FEATURE_UNTYPED_POINTERS,
    DXS_FEATURE_SUBGROUP_CLUSTERED, /* VK_SUBGROUP_FEATURE_CLUSTERED_BIT: reductions of virtual waves without loops */
    /* VK_KHR_maintenance8: OpSRem is defined for negative operands. Off: remainders come from quotients. */
    DXS_FEATURE_SIGNED_REMAINDER,
    /* VK_KHR_opacity_micromap: shaders whose ray queries meet opacity micromaps have the execution mode
     * OpacityMicromapIdKHR. Off: VK_EXT_opacity_micromap, where queries meet them anyway. */
    DXS_FEATURE_OPACITY_MICROMAP_KHR,
    DXS_FEATURE_SUBGROUP_PARTITIONED_EXT, /* VK_EXT_shader_subgroup_partitioned: as DXS_FEATURE_SUBGROUP_PARTITIONED */
    /* SPV_KHR_fma: mad() that must round once (DXS_WORKAROUND_FUSED_PRECISE_MAD) is OpFmaKHR. Off: GLSL.std.450's Fma,
     * which Vulkan lets round twice. */
    DXS_FEATURE_FMA_16BIT,
    DXS_FEATURE_FMA_32BIT,
    DXS_FEATURE_BIT_OPERATIONS, /* VK_KHR_maintenance9: bits of 16- and 64-bit integers are counted and reversed at
                                   once */
    DXS_FEATURE_BFLOAT16,    /* SPV_KHR_bfloat16; off: matrices of bfloat16 are DXS_RESULT_UNSUPPORTED. Experimental */
    DXS_FEATURE_LONG_VECTOR, /* SPV_EXT_long_vector: vectors of 5 to 1024 lanes are one value. Off: one for each lane.
                                Experimental */
    /* SPV_NV_cooperative_vector (docs/reference/linear-algebra.md): products of a thread's matrices and vectors; outer
     * products. Both need the Vulkan memory model. Experimental. */
    DXS_FEATURE_COOPERATIVE_VECTOR,
    DXS_FEATURE_COOPERATIVE_VECTOR_TRAINING
};

#define DXS_FEATURE_COUNT 46 /* enumerators of dxs_feature in this header, which count from 0 */
#define DXS_MAX_SWITCHES 256 /* array size in structures, more than there will be enumerators */

struct dxs_features {
    bool on[DXS_MAX_SWITCHES]; /* by enum dxs_feature */
    enum dxs_compute_derivatives compute_derivatives;
    uint32_t reserved[7];
};

/* The register that the application uses for NVIDIA's HLSL extensions: docs/guides/vendor-extensions.md. No resource is
 * bound there. (The register of AMD's extensions is fixed.) */
struct dxs_nvapi {
    bool enabled;
    uint32_t register_number, space; /* of the UAV */
    uint32_t reserved[5];
};

/* ---- Bindings ---------------------------------------------------------------------------------------------------- */

/* The form of a resource in SPIR-V. */
enum dxs_descriptor_form DXS_ENUM {
    DXS_DESCRIPTOR_FORM_DEFAULT,        /* follows from the resource's class and kind: docs/guides/bindings.md */
    DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER, /* constant buffers, as uniform buffer or inline uniform block */
    DXS_DESCRIPTOR_FORM_STORAGE_BUFFER, /* raw and structured buffers, constant buffers */
    DXS_DESCRIPTOR_FORM_TEXEL_BUFFER,   /* raw and structured buffers as R32_UINT texel buffers; typed buffers */
    DXS_DESCRIPTOR_FORM_IMAGE,
    DXS_DESCRIPTOR_FORM_SAMPLER,
    DXS_DESCRIPTOR_FORM_ACCELERATION_STRUCTURE,
    DXS_DESCRIPTOR_FORM_CONSTANTS, /* no descriptor: the words of a constant buffer are root arguments */
    DXS_DESCRIPTOR_FORM_ADDRESS,   /* no descriptor: a root argument or a buffer of addresses holds the 64-bit device
                                      address of a raw, structured or constant buffer or of an acceleration
                                      structure */
    DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT /* pixel shaders, one Texture2D or Texture2DMS: each load reads the texel of
                                            the shader's own pixel, whatever its coordinates. Other operations than
                                            loads are DXS_RESULT_BAD_MAPPING */
};

/* Where root arguments are stored: root constants, device addresses, first indices of descriptor tables. */
enum dxs_root_arguments DXS_ENUM {
    DXS_ROOT_ARGUMENTS_NONE,
    DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS,
    DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK, /* a uniform buffer or inline uniform block at dxs_binding_model.uniform_block */
    DXS_ROOT_ARGUMENTS_SHADER_RECORD, /* arguments of the local root signature: ray tracing stages, and nodes with
                                         DXS_NODE_MODEL_POOL */
    DXS_ROOT_ARGUMENTS_MEMORY         /* memory whose device address is in the push constants, at byte
                                         dxs_binding_model.root_memory */
};

enum dxs_counter DXS_ENUM { /* the 32-bit counter of a UAV */
    DXS_COUNTER_STORAGE_BUFFER,
    DXS_COUNTER_TEXEL_BUFFER, /* R32_UINT */
    DXS_COUNTER_ADDRESS       /* its device address in a storage buffer; address 0: counting has no effect */
};

struct dxs_set_binding {
    uint32_t set, binding;
};

/* Descriptors of a heap by Vulkan type. Types with the same set and binding share it as a mutable descriptor. */
enum dxs_heap DXS_ENUM {
    DXS_HEAP_SAMPLERS,
    DXS_HEAP_UNIFORM_BUFFERS,
    DXS_HEAP_STORAGE_BUFFERS,
    DXS_HEAP_SAMPLED_IMAGES,
    DXS_HEAP_STORAGE_IMAGES,
    DXS_HEAP_UNIFORM_TEXEL_BUFFERS,
    DXS_HEAP_STORAGE_TEXEL_BUFFERS,
    DXS_HEAP_ACCELERATION_STRUCTURES,
    DXS_HEAP_COUNTERS, /* UAV counters, unless DXS_COUNTER_ADDRESS */
};

#define DXS_HEAP_COUNT 9 /* enumerators of dxs_heap in this header */

#define DXS_MAX_HEAPS 16 /* array size in structures */

/* The binding of a resource: where it lives. dxs_options.map_resource fills it in. */
struct dxs_binding {
    enum dxs_descriptor_form descriptor;
    uint32_t set, binding; /* of the descriptor, the descriptor array, or the buffer of addresses */

    enum dxs_root_arguments root_arguments; /* where the constants, address or table index are stored */
    uint32_t offset;                        /* byte offset there, a multiple of 4 */

    /* Set and binding hold a descriptor heap, a runtime array:
     *     index = heap_offset + table index (if root_arguments) + (register - lower_bound)
     * Heap accesses of SM 6.6:
     *     index = heap_offset + index in the shader */
    bool in_heap;
    uint32_t heap_offset;
    /* Tables in a shader record hold GPU descriptor handles: table index = low word >> descriptor_size_log2 */
    uint32_t descriptor_size_log2;

    uint32_t constant_size;   /* constants, and uniform buffers at constant indices: size in bytes, reads beyond it
                                 give 0; 0: the declared size */
    bool constant_index_only; /* constants, also mapped ones: refuse dynamic indexing, as Direct3D does
                                 (DXS_RESULT_DYNAMIC_CONSTANTS) */
    bool uses_offset_records; /* buffers in a heap: dxs_offset_records apply */
    enum dxs_counter counter; /* UAVs with counter; in a heap, the counter has the index of its buffer */
    uint32_t counter_set, counter_binding;

    /* Arrays: every element is the one descriptor, address or block of constants bound here; the shader's index is
     * ignored. Direct3D drivers do so for an unbounded array whose first register is a static sampler, a root
     * descriptor or root constants. */
    bool ignores_index;
    /* The heap is a bound heap of VK_EXT_descriptor_heap, which the shader accesses directly. dxs_bound_heaps says
     * where the descriptor is, and set and binding are ignored. So for the counter, unless it is DXS_COUNTER_ADDRESS.
     * Implies in_heap. */
    bool in_bound_heap;
    uint8_t input_attachment; /* its InputAttachmentIndex; UINT8_MAX: not decorated */
    bool has_no_size;         /* buffers: the descriptor holds an address without a size, for example of a mapped root
                                 descriptor. GetDimensions is refused (DXS_RESULT_BAD_MAPPING); constant buffers:
                                 DXS_WORKAROUND_BOUNDED_CONSTANTS */

    struct dxs_set_binding offset_buffer; /* uses_offset_records: storage buffer of records; 0, 0: the model's buffer */
    uint32_t reserved[16];
};

/* The argument of map_resource. */
struct dxs_binding_request {
    enum dxs_stage stage;
    const struct dxs_resource *resource; /* from_heap: space, lower_bound and count are DXS_NONE */
    bool from_heap;                      /* a heap access of SM 6.6 */

    /* Raw and structured buffers: accesses that not all descriptors support. */
    bool needs_storage_buffer; /* 16-bit elements, matrices, 64-bit atomics, but no residency status: a texel buffer is
                                  DXS_RESULT_BAD_MAPPING */
    bool needs_texel_buffer;   /* the shader queries residency, which only texel buffers tell */
    uint32_t reserved[8];
};

/* ---- Binding model ----------------------------------------------------------------------------------------------- */

struct dxs_register_shifts {
    uint32_t srv, uav, cbv, sampler, counter; /* binding = register + shift; counters: UAV register + shift */
};

/* Where a bound heap of VK_EXT_descriptor_heap has the descriptors of one kind:
 *     byte = offset + index * stride */
struct dxs_heap_slots {
    uint32_t offset; /* bytes, or DXS_OFFSET_AFTER_BUFFER */
    uint32_t stride; /* bytes, or DXS_STRIDE_OF_KIND, DXS_STRIDE_OF_SLOT */
};

/* Sizes that the device knows: each is rounded up to the alignment of its kind. Without sizes in dxs_bound_heaps, the
 * SPIR-V asks the device for them (OpConstantSizeOfEXT).
 *
 *   DXS_STRIDE_OF_KIND       the size of this kind's descriptor
 *   DXS_STRIDE_OF_SLOT       max(size of an image descriptor, 2 * size of a buffer descriptor), for all kinds of the
 *                            resource heap: as in Direct3D, all its slots have one size
 *   DXS_OFFSET_AFTER_BUFFER  the size of a buffer descriptor: for counters, behind the descriptor of their buffer.
 *                            Not for DXS_COUNTER_TEXEL_BUFFER, whose descriptors are those of images */
#define DXS_STRIDE_OF_KIND 0u
#define DXS_STRIDE_OF_SLOT UINT32_MAX
#define DXS_OFFSET_AFTER_BUFFER UINT32_MAX

/* How pipelines use VK_EXT_descriptor_heap. In a policy: root arguments are push data, at the offsets of the push
 * constants; heaps have no set. Root descriptors must be addresses and static constant buffers in the heap. What still
 * has a set and binding (static samplers, overflowing root arguments) is in dxs_pipeline_layout.sets. */
enum dxs_descriptor_heap DXS_ENUM {
    DXS_DESCRIPTOR_HEAP_NONE,     /* not at all: descriptor sets */
    DXS_DESCRIPTOR_HEAP_MAPPINGS, /* shaders have sets and bindings, which the pipeline maps to the heaps */
    DXS_DESCRIPTOR_HEAP_DIRECT    /* shaders access the heaps directly */
};

/* The layout of the heaps that vkCmdBindResourceHeapEXT and vkCmdBindSamplerHeapEXT bind. Default: descriptor n of any
 * kind is in slot n. */
struct dxs_bound_heaps {
    struct dxs_heap_slots slots[DXS_MAX_HEAPS]; /* by enum dxs_heap */

    /* VkPhysicalDeviceDescriptorHeapPropertiesEXT. All or none are 0. If set, the SPIR-V contains the numbers and does
     * not ask the device. Slots that overlap or are not aligned are then refused (DXS_RESULT_INVALID_ARGUMENT). */
    uint32_t sampler_size, image_size, buffer_size;                /* bytes of a descriptor */
    uint32_t sampler_alignment, image_alignment, buffer_alignment; /* powers of two */
    uint32_t reserved[6];
};

enum dxs_word_kind DXS_ENUM { /* where a 32-bit word is read from */
    DXS_WORD_KIND_NONE,
    DXS_WORD_KIND_CONSTANT,       /* the word is `value` */
    DXS_WORD_KIND_PUSH_CONSTANTS, /* at byte `value` of the push constants */
    DXS_WORD_KIND_UNIFORM_BUFFER, /* at byte `value` of the uniform buffer `buffer` */
    DXS_WORD_KIND_BUFFER_LENGTH   /* the number of records of `value` bytes in the storage buffer `buffer` */
};

/* Where a shader reads a 32-bit word: the size of a heap, or the word of a view instance. */
struct dxs_word_source {
    enum dxs_word_kind source;
    uint32_t value;
    struct dxs_set_binding buffer;
};

/* Vulkan demands an alignment of buffer views that Direct3D does not. Descriptors then start earlier, and a record per
 * descriptor in the storage buffer `buffer` says where the Direct3D view starts: a pair of 32-bit words {first, count},
 * in bytes for raw and structured buffers, in elements for texel buffers: of 4 bytes, if they are raw or structured.
 * Out-of-bounds accesses are redirected to an element beyond the descriptor. */
struct dxs_offset_records {
    struct dxs_set_binding buffer;
    uint32_t stride;         /* bytes from record to record; a multiple of 8 */
    uint32_t untyped_offset; /* byte offset in a record of the pair for storage buffers */
    uint32_t typed_offset;   /* byte offset in a record of the pair for texel buffers */
};

/* What the set and binding of a DXS_DESCRIPTOR_FORM_ADDRESS hold. */
enum dxs_address_source DXS_ENUM {
    DXS_ADDRESS_SOURCE_BUFFER, /* a storage buffer of records */
    DXS_ADDRESS_SOURCE_POINTER /* a uniform buffer: its first 8 bytes are the device address of the records */
};

/* A buffer of addresses has one record per descriptor of the heap. */
struct dxs_address_records {
    uint32_t stride; /* bytes from record to record; a multiple of 8 */
    uint32_t offset; /* byte offset of the address in a record */
};

enum dxs_descriptor_fault DXS_ENUM {    /* bits */
    DXS_DESCRIPTOR_FAULT_RANGE = 1,     /* the index is beyond the heap */
    DXS_DESCRIPTOR_FAULT_TYPE = 2,      /* the descriptor has another type than the shader expects */
    DXS_DESCRIPTOR_FAULT_DESTROYED = 4, /* the resource was destroyed */
    DXS_DESCRIPTOR_FAULT_TOO_NEW = 8    /* DXS_QA_FORMAT_TRIPLES: it was written after the work was submitted */
};

/* Instrumentation: each use of a heap is checked first, and the first fault is reported. A faulty access uses
 * index = number of descriptors instead: the heap, the buffer of addresses and the offset records need a null entry
 * there (layouts count it); the sampler heap needs any sampler. Storage buffers, by dxs_qa_format:
 *
 * DXS_QA_FORMAT_PAIRS
 *   heap    u32 number of descriptors, u32 heap id (any), then per descriptor: u32 cookie, u32 types (bit n: enum
 *           dxs_heap n)
 *   report  u32 number of faults, u32 fault bits of the first fault (written last), u32 heap id, u32 index, u32
 *           expected types, u32 found types, u32 cookie, u32 instruction (index in its DXIL function), u32[2]
 *           dxs_options.shader_hash, low word first; then a bitset by cookie: the resource exists
 *
 * DXS_QA_FORMAT_TRIPLES, the buffers of vkd3d-proton
 *   heap    u32 number of descriptors, u32 heap id, then per descriptor: u32 cookie, u32 time, u32 types
 *   report  u32[2] dxs_options.shader_hash, u32 index, u32 heap id, u32 cookie, u32 number of faults, u32 instruction,
 *           u32 expected types, u32 found types, u32 fault bits (written last), u32 time, which the caller sets:
 *           descriptors of a later one are DXS_DESCRIPTOR_FAULT_TOO_NEW; then the bitset by cookie
 *   types   bits: 0 sampled image, 1 storage image, 2 uniform buffer, 3 storage buffer, 4 uniform texel buffer,
 *           5 storage texel buffer, 6 acceleration structure, 7 sampler, 8 counter */
struct dxs_descriptor_qa {
    bool enabled;
    struct dxs_set_binding report, heap;
};

enum dxs_qa_format DXS_ENUM { /* of the buffers of dxs_descriptor_qa */
    DXS_QA_FORMAT_PAIRS,
    DXS_QA_FORMAT_TRIPLES
};

/* What replaces an index beyond resource_heap_size. sampler_heap_size - 1 replaces an index beyond sampler_heap_size.
 */
enum dxs_index_clamp DXS_ENUM {
    DXS_INDEX_CLAMP_LAST, /* resource_heap_size - 1; constant indices stay */
    DXS_INDEX_CLAMP_NULL  /* resource_heap_size: layouts have room for a null descriptor there. Constant indices of
                             arrays are clamped, too */
};

/* Checks of the sampler heap, beside those of the resource heap (dxs_descriptor_qa.enabled). */
struct dxs_sampler_qa {
    bool enabled;
    struct dxs_set_binding heap; /* describes the sampler heap */
};

/* Bindings that all resources share. A layout (dxs_layout.h) takes the model of its policy. Members that follow from
 * the root signature are 0 in a policy: uniform_block, root_memory, resource_heap_size, sampler_heap_size. */
struct dxs_binding_model {
    /* Limits of the device. */
    uint32_t push_constant_limit; /* bytes; exceeding it is DXS_RESULT_MAPPING_LIMIT */
    uint32_t set_limit;           /* descriptor sets; exceeding it is DXS_RESULT_MAPPING_LIMIT */

    /* Root arguments that are not push constants. */
    struct dxs_set_binding uniform_block; /* DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK */
    uint32_t root_memory;                 /* DXS_ROOT_ARGUMENTS_MEMORY; a multiple of 4 */

    /* Registers without a root signature, and with DXS_DESCRIPTOR_HEAP_MAPPINGS: set = register space, binding =
     * register + shift */
    struct dxs_register_shifts shifts;

    /* Heaps. */
    struct dxs_word_source resource_heap_size, sampler_heap_size;
    enum dxs_descriptor_heap descriptor_heap; /* without a layout: NONE or DIRECT, where heap accesses of SM 6.6 use
                                                 bound heaps */
    struct dxs_bound_heaps bound_heaps;       /* for bindings with in_bound_heap */
    enum dxs_address_source address_source;   /* what is at the buffer of addresses */
    struct dxs_address_records addresses;
    struct dxs_offset_records offsets;

    /* Instrumentation. */
    struct dxs_descriptor_qa qa;
    struct dxs_sampler_qa sampler_qa; /* needs qa.enabled */
    enum dxs_qa_format qa_format;     /* of the buffers of `qa` */

    enum dxs_index_clamp heap_clamp; /* needs resource_heap_size */
    uint32_t reserved[31];
};

typedef struct dxs_layout dxs_layout; /* dxs_layout.h */

/* ---- Locations --------------------------------------------------------------------------------------------------- */

enum dxs_signature_part DXS_ENUM { /* the signatures of a stage */
    DXS_SIGNATURE_PART_INPUTS,
    DXS_SIGNATURE_PART_OUTPUTS,
    DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE
};

/* What a signature element is in Vulkan. */
enum dxs_location_role DXS_ENUM {
    DXS_LOCATION_ROLE_VERTEX_INPUT, /* vertex shaders: a vertex attribute */
    DXS_LOCATION_ROLE_INPUT,        /* the output of an earlier stage */
    DXS_LOCATION_ROLE_OUTPUT,       /* for a later stage */
    DXS_LOCATION_ROLE_TARGET,       /* pixel shaders: a render target, whose number is the location */
    DXS_LOCATION_ROLE_BUILTIN       /* outputs: a built-in, which has no location but may be captured */
};

/* The argument of map_location. */
struct dxs_location_request {
    enum dxs_stage stage;
    enum dxs_signature_part part;
    const struct dxs_signature_element *element;
    bool is_builtin; /* role is DXS_LOCATION_ROLE_BUILTIN */
    enum dxs_location_role role;
};

/* The location of a signature element. */
struct dxs_location {
    uint32_t location, component; /* of the first row. On entry: DXS_NONE if the registers give no location, because
                                     control points and patch constants together take more than 30 */
    bool per_primitive;           /* inputs of pixel shaders: a mesh shader writes it per primitive */
    /* Outputs: captured by transform feedback, Direct3D's stream output. Vulkan captures the clip distances of a shader
     * as one array, so all elements must be captured, one behind the other, or none; likewise cull distances. */
    bool is_captured;
    uint32_t capture_buffer, capture_stride, capture_offset; /* strides and offsets in bytes */
    uint32_t reserved[8];
};

/* ---- Pipeline state ---------------------------------------------------------------------------------------------- */

enum dxs_view_source DXS_ENUM {   /* SV_ViewID, the index of the view instance */
    DXS_VIEW_SOURCE_INDEX,        /* multiview: ViewIndex */
    DXS_VIEW_SOURCE_MAPPED_INDEX, /* multiview: bits 2n and 2n + 1 of the specialization constant `map_id`, n =
                                     ViewIndex */
    DXS_VIEW_SOURCE_WORD          /* one draw per view instance: bits 0 to 7 of `word`; bits 8 to 15 are the viewport
                                     offset, bits 16 to 31 the render target array offset */
};

/* Direct3D draws up to four view instances at once, each with its own render target array slice and viewport. */
struct dxs_view_instancing {
    enum dxs_view_source source;
    uint32_t map_id;
    struct dxs_word_source word; /* a constant, or in push constants or a uniform buffer */

    /* The last stage before rasterization adds the offsets to SV_ViewportArrayIndex and SV_RenderTargetArrayIndex. A
     * shader that does not write these gets them; a mesh shader must write them itself. With multiview, Vulkan selects
     * the slice, and byte n of the specialization constant `viewports_id` is the viewport of view instance n. */
    bool adds_viewport, adds_target_array_index;
    uint32_t viewports_id;
};

/* Direct3D pipeline state that changes the SPIR-V. All 0: no change. */
struct dxs_pipeline_state {
    /* Sample count of the render targets, 1 to 16, for pixel shaders that query it. 0: the value of the specialization
     * constant `rasterizer_samples_id`, whose default is 1. */
    uint32_t rasterizer_samples, rasterizer_samples_id;

    /* Per render target: the component of the shader's output, 0 to 3, written to red, green, blue, alpha; a
     * permutation. All 0: identity. */
    uint8_t target_swizzles[8][4];

    float max_tessellation_factor; /* hull shaders: upper clamp of tessellation factors; 0: none */

    /* Decorates positions with Invariant: pipelines that compute positions by the same instructions get the same bits,
     * so that a later pass can compare depths for equality. */
    bool invariant_position;

    uint32_t lane_count; /* value of WaveGetLaneCount in pipelines with a required subgroup size; 0: SubgroupSize */

    struct dxs_view_instancing views;

    /* Vertex and domain shaders: the stage that reads the outputs. Other shaders ignore it.
     *
     *   DXS_STAGE_PIXEL           the rasterizer comes next: SV_RenderTargetArrayIndex, SV_ViewportArrayIndex and
     *                             SV_ShadingRate are built-ins
     *   DXS_STAGE_HULL, _DOMAIN,  these three have locations, where that stage reads them. Outputs cannot be captured,
     *   _GEOMETRY                 and `views` adds nothing */
    enum dxs_stage next_stage;

    /* Waves of another size than the device's subgroups: virtual waves, several in a subgroup
     * (docs/guides/wave-sizes.md).
     *
     *   subgroup_size_min, _max  sizes that subgroups of the pipeline may have: powers of two, for example
     *                            VkPhysicalDeviceSubgroupSizeControlProperties; 0: unknown. If none is a size that the
     *                            shader's [WaveSize] allows, its waves become virtual, or the conversion is
     *                            DXS_RESULT_UNSUPPORTED if they are larger
     *   wave_size                lanes of a virtual wave, a power of two from 4 to 128 and at most the subgroup's size,
     *                            whatever [WaveSize] says; 0: by [WaveSize] and the two sizes
     *
     * dxs_spirv.wave_size tells the result. */
    uint32_t subgroup_size_min, subgroup_size_max;
    uint32_t wave_size;
    uint32_t reserved[7];
};

/* ---- Meaning ----------------------------------------------------------------------------------------------------- */

/* Results that Direct3D defines and SPIR-V leaves open. Most devices give Direct3D's results; these options guarantee
 * them with extra instructions. docs/reference/semantics.md lists their cost. dxs_options.exact turns all on. */
enum dxs_guarantee DXS_ENUM {
    DXS_GUARANTEE_FLOAT_TO_INTEGER,   /* out-of-range floats convert to the nearest integer, NaN to 0 */
    DXS_GUARANTEE_INTEGER_DIVISION,   /* x / 0 and x % 0 have all bits set; INT_MIN / -1 is INT_MIN */
    DXS_GUARANTEE_SHIFT_COUNTS,       /* shift counts are masked: the low 5 bits of a 32-bit shift */
    DXS_GUARANTEE_NAN_OPERANDS,       /* min and max of a NaN give the other operand, saturate gives 0. Free with
                                         DXS_FEATURE_FLOAT_CONTROLS2 */
    DXS_GUARANTEE_HALF_TRUNCATION,    /* f32tof16 rounds towards zero */
    DXS_GUARANTEE_FRACTION_BELOW_ONE, /* frac() is below 1 for tiny negative numbers too */
    DXS_GUARANTEE_SINE_RANGE,         /* sin and cos: error below 0.0008 in [-100 pi, 100 pi] */
    DXS_GUARANTEE_GROUPSHARED_BOUNDS, /* out-of-bounds groupshared accesses: loads give 0, stores and atomics have no
                                         effect */
    DXS_GUARANTEE_ZEROED_MEMORY,      /* uninitialized variables and undefined values are 0. Groupshared memory too,
                                         with DXS_FEATURE_ZERO_INITIALIZE_WORKGROUP_MEMORY */
    DXS_GUARANTEE_BUFFER_PLACES,      /* raw and structured buffers: byte offsets of 4 GiB and more are out of bounds,
                                         instead of wrapping at 32 bits */
    DXS_GUARANTEE_CONSTANT_ROWS,      /* dynamically indexed constant buffers: rows beyond the declared size are read
                                         from the descriptor, rows beyond the descriptor are 0 */
    DXS_GUARANTEE_HALF_DENORMALS,     /* f16tof32 and f32tof16 keep denormals, with DXS_FEATURE_DENORM_PRESERVE_16BIT.
                                         Shaders with 16-bit arithmetic keep them by that feature alone */
    DXS_GUARANTEE_VERTEX_COUNTS,      /* a geometry shader ends with the last vertex of its maxvertexcount */
    DXS_GUARANTEE_POINT_SIZE /* vertex shaders write PointSize 1. Without VK_KHR_maintenance5 a point list needs
                                it. Leave VkPhysicalDeviceFeatures::shaderTessellationAndGeometryPointSize
                                off: then points of the other stages have size 1 */
};

#define DXS_GUARANTEE_COUNT 14

struct dxs_guarantees {
    bool on[DXS_MAX_SWITCHES]; /* by enum dxs_guarantee */
    uint32_t reserved[8];
};

enum dxs_selection_hint DXS_ENUM {
    DXS_SELECTION_HINT_AS_WRITTEN, /* [flatten] and [branch] of HLSL */
    DXS_SELECTION_HINT_FREE,       /* no hints */
    DXS_SELECTION_HINT_FLATTEN,
    DXS_SELECTION_HINT_BRANCH
};

enum dxs_loop_hint DXS_ENUM {
    DXS_LOOP_HINT_AS_WRITTEN, /* [unroll] and [loop] of HLSL */
    DXS_LOOP_HINT_FREE,       /* no hints */
    DXS_LOOP_HINT_UNROLL,
    DXS_LOOP_HINT_KEEP
};

/* Workarounds for shaders that rely on undefined behavior, and for faults of devices. */
enum dxs_workaround DXS_ENUM {
    DXS_WORKAROUND_ALL_PRECISE,          /* all float arithmetic is `precise`: not fused, not reordered */
    DXS_WORKAROUND_FUSED_PRECISE_MAD,    /* a precise mad() rounds once */
    DXS_WORKAROUND_FULL_MIN_PRECISION,   /* 32-bit min-precision values are not RelaxedPrecision */
    DXS_WORKAROUND_FINITE_RSQRT,         /* rsqrt() gives the largest finite float instead of infinity and NaN */
    DXS_WORKAROUND_ZERO_UNDEFINED,       /* undefined values are 0 */
    DXS_WORKAROUND_DEVICE_BARRIERS,      /* UAV barriers have device scope, not group scope */
    DXS_WORKAROUND_NON_UNIFORM_INDICES,  /* descriptor indices that are neither constant nor computed of root constants
                                            are NonUniform */
    DXS_WORKAROUND_GROUP_BOUNDS_LANES,   /* WaveGetLaneCount is at most a thread group size that is a power of two */
    DXS_WORKAROUND_IGNORE_SHADING_RATE,  /* SV_ShadingRate is not written for the rasterizer. (Domain shaders never do:
                                            Vulkan has no such output.) */
    DXS_WORKAROUND_NO_PRIMITIVE_CULLING, /* the device lacks rayTraversalPrimitiveCulling: ray flags that are not
                                            constant cannot skip triangles or procedural primitives */
    DXS_WORKAROUND_BOUNDED_INDICES,      /* out-of-bounds indices of local, constant and groupshared arrays access the
                                            last element */
    DXS_WORKAROUND_ZERO_INACTIVE_LANES,  /* shaders with thread groups: quad operations read 0 from inactive lanes */
    /* Wave operations between a loop's exit and the return: the lanes that leave in one iteration run them together.
     * Off: all lanes that leave the loop run them together, after the loop (cfg/README.md). */
    DXS_WORKAROUND_EXITS_IN_LOOPS,
    DXS_WORKAROUND_BOUNDED_CONSTANTS, /* constant buffers at device addresses, mapped ones too: rows beyond 4,096 are
                                         0 */
    DXS_WORKAROUND_CUBES_OF_8_TEXELS, /* explicit levels of cube maps are clamped to levels of at least 8 x 8 texels */
    DXS_WORKAROUND_CHECKED_MESH_COUNTS, /* a mesh shader that sets more vertices or primitives than it declares sets 0
                                           of both */
    /* Pixel shaders: SampleGrad whose gradients are the coordinates' derivatives times one factor becomes SampleBias by
     * log2 of the factor, which is faster. UNEVEN_GRADIENTS_AS_BIAS: also if x and y have different factors; the
     * smaller one counts, which is sharper. */
    DXS_WORKAROUND_GRADIENTS_AS_BIAS,
    DXS_WORKAROUND_UNEVEN_GRADIENTS_AS_BIAS,
    DXS_WORKAROUND_ZERO_NANS, /* NaNs that an instruction computes or loads become 0, to find where they come from */
    /* Groupshared accesses of a wave are ordered, for shaders that pass values between its threads without a barrier as
     * if they ran in lock step. */
    DXS_WORKAROUND_LOCKSTEP_GROUPSHARED,
    /* Ray queries without RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS, which Direct3D leaves open, meet opacity micromaps,
     * too. With DXS_FEATURE_OPACITY_MICROMAP_KHR */
    DXS_WORKAROUND_MICROMAPS_IN_QUERIES,
    /* The device lacks shaderInt64: 64-bit integers are pairs of 32-bit ones. A shader with atomic operations, images,
     * switches, vectors or sums of waves of 64 bits needs shaderInt64 still. */
    DXS_WORKAROUND_NO_INT64,
    /* The device lacks storageBuffer16BitAccess: 16-bit elements of raw and structured buffers are halves of 32-bit
     * words. Two atomics store a half that is alone. A buffer whose size is no multiple of 4 bytes needs
     * robustStorageBufferAccessSizeAlignment 4 for its last half, which GetDimensions leaves out. Records of nodes and
     * bound heaps need storageBuffer16BitAccess still. */
    DXS_WORKAROUND_NO_16BIT_STORAGE,
    /* The device lacks VK_SUBGROUP_FEATURE_ARITHMETIC_BIT: reductions and scans of waves are loops of shuffles, a round
     * for each lane of the subgroup. Nodes of work graphs need the bit still. */
    DXS_WORKAROUND_NO_SUBGROUP_ARITHMETIC,
    /* The device lacks VK_SUBGROUP_FEATURE_QUAD_BIT: operations of quads, derivatives by quads too, are shuffles. In
     * pixel shaders the device's helper lanes must take part in shuffles, which Vulkan leaves open. */
    DXS_WORKAROUND_NO_SUBGROUP_QUADS
};

#define DXS_WORKAROUND_COUNT 25

struct dxs_workarounds {
    bool on[DXS_MAX_SWITCHES]; /* by enum dxs_workaround */
    enum dxs_selection_hint selections;
    enum dxs_loop_hint loops;
    uint32_t reserved[6];
};

/* The names of the tables of options in JSON, tools and bindings, for example "demote_to_helper"; NULL for other
 * values. Enumerators count from 0 without gaps, so a loop until NULL finds all that the library knows. */
DXS_API const char *dxs_feature_name(enum dxs_feature feature);
DXS_API const char *dxs_workaround_name(enum dxs_workaround workaround);
DXS_API const char *dxs_guarantee_name(enum dxs_guarantee guarantee);

/* ---- Instrumentation --------------------------------------------------------------------------------------------- */

enum dxs_print_to DXS_ENUM {
    DXS_PRINT_TO_NOWHERE,
    DXS_PRINT_TO_BUFFER,
    DXS_PRINT_TO_PRINTF, /* NonSemantic.DebugPrintf, for the Khronos validation layer and RenderDoc; needs
                            VK_KHR_shader_non_semantic_info */
    DXS_PRINT_TO_RING /* vkd3d-proton's ring for shader messages, which its specialization constants 0 to 3 name; needs
                         shaderInt64 and bufferDeviceAddress. Without a ring nothing is printed */
};

struct dxs_print_range {  /* instructions by index, as errors, disassembly and traces number them */
    uint32_t function;    /* index in the module; DXS_ALL: any */
    uint32_t first, last; /* inclusive. DXS_RESULT_INVALID_ARGUMENT if there is no instruction `first` */
};

#define DXS_MAX_PRINT_RANGES 16

/* Instrumentation: threads record the results of instructions, to find a wrong value or the last instruction that ran.
 * An instruction without a used result is recorded before it executes. Handles and pointers have no record. Vertex
 * pipeline and pixel stages need vertexPipelineStoresAndAtomics and fragmentStoresAndAtomics. */
struct dxs_print {
    enum dxs_print_to to;
    struct dxs_set_binding buffer; /* a storage buffer for records only */
    uint32_t thread[3];            /* filter, see dxs_print_record.thread; DXS_ALL: any */
    uint32_t range_count;          /* 0: all instructions */
    struct dxs_print_range ranges[DXS_MAX_PRINT_RANGES];

    /* Where the shader reads the number of the dispatch or draw, which the caller gives to each of them: a constant, or
     * a word of the push constants or of a uniform buffer. dxs_print_record.type has it. DXS_WORD_KIND_NONE: it is 0.
     * Root arguments must not overlap it, and the pipeline layout's push constants must contain it. */
    struct dxs_word_source draw;
    uint32_t reserved[8];
};

/* A record in the buffer of DXS_PRINT_TO_BUFFER. The buffer starts with a 32-bit count, which the caller sets to 0 and
 * which also counts records that did not fit. Records of one thread are in program order. */
struct dxs_print_record {
    uint32_t hash[2];   /* dxs_options.shader_hash, low word first */
    uint32_t thread[3]; /* SV_DispatchThreadID, or DispatchRaysIndex; x and y of the pixel; VertexIndex, InstanceIndex;
                           hull and geometry shaders: SV_PrimitiveID, control point or instance; domain shaders:
                           SV_PrimitiveID, bits of the first two coordinates */
    uint32_t function, instruction;
    uint32_t component; /* index of the scalar in the value */
    uint32_t type; /* bits 0 to 7: enum dxs_component_type: I1, U16 to U64, F16 to F64; INVALID: no value, the thread
                      got here. Bits 8 to 31: low bits of the number of the dispatch or draw, see dxs_print.draw */
    uint32_t value[2]; /* low word first */
};

/* Instrumentation: what threads check while they run. */
enum dxs_check DXS_ENUM {
    DXS_CHECK_NONE,
    DXS_CHECK_VALUES,        /* each float that an instruction computes or loads is finite */
    DXS_CHECK_STORED_VALUES, /* each float that the shader writes to outputs and UAVs is finite, constants aside */
    DXS_CHECK_RULES,         /* what shaders must do and the hardware does not check: enum dxs_rule */
    DXS_CHECK_HAZARDS        /* raw and structured buffers: no thread stores where another one loads, stores or does an
                                atomic operation, unless a barrier of their group orders them. Needs
                                shaderBufferInt64Atomics */
};

/* Rules of Direct3D that DXS_CHECK_RULES checks. vkd3d-proton shows these numbers as names. */
enum dxs_rule DXS_ENUM {
    DXS_RULE_WHOLE_QUADS = 1234000001, /* pixel shaders: all lanes of a quad compute derivatives together */
    DXS_RULE_MESH_VERTICES,            /* at most the declared count of vertices */
    DXS_RULE_MESH_PRIMITIVES,          /* at most the declared count of primitives */
    DXS_RULE_SAMPLER_HEAP,             /* indices are below sampler_heap_size, if that has a source */
    DXS_RULE_RESOURCE_HEAP,            /* indices are below resource_heap_size, if that has a source */
    DXS_RULE_UNIFORM_INDEX,            /* descriptor indices without NonUniformResourceIndex are equal in all lanes */
    DXS_RULE_CONSTANT_ROWS,            /* constant buffers at device addresses: rows are below 4,096 */
    DXS_RULE_GROUPSHARED_INDEX,        /* indices of groupshared arrays are below their length */
    DXS_RULE_CONSTANT_INDEX,           /* likewise: constant arrays */
    DXS_RULE_LOCAL_INDEX               /* likewise: local arrays */
};

enum dxs_report_to DXS_ENUM {
    DXS_REPORT_TO_BUFFERS,
    DXS_REPORT_TO_RING, /* as DXS_PRINT_TO_RING: a message with the instruction, and the float or the rule. Of the lanes
                           of a wave that have a fault together, one sends it. Not for DXS_CHECK_HAZARDS */
    DXS_REPORT_TO_ABORT /* SPV_KHR_abort: the first fault ends the shader and loses the device, whose message
                           (VkDeviceFaultShaderAbortMessageInfoKHR) is a struct dxs_check_report; needs shaderAbort.
                           Not for DXS_CHECK_HAZARDS */
};

/* Where faults are reported. Each thread reports its first fault. Pixel shaders and the stages before them need
 * fragmentStoresAndAtomics and vertexPipelineStoresAndAtomics. The buffers of DXS_REPORT_TO_BUFFERS:
 *
 *   reports  dxs_check_report[], any number N of them
 *   marks    u32[(N + 15) / 16] or more, which the caller sets to 0. Bit n % 16 of word n / 16: report n is taken; bit
 *            16 + n % 16: report n is written
 *
 * DXS_CHECK_HAZARDS: a table follows the marks of the reports, as large as it may be: 24 bytes for each place that the
 * shaders access. The caller clears it where commands order all memory. Of the buffer's last two words, the first is a
 * number that reports have as their value, the other is a counter of the shaders.
 *
 * Faults of one instruction (and rule) take the same report, so that the first of them stays. The caller may clear
 * marks to get further ones. */
struct dxs_checks {
    enum dxs_check check;
    struct dxs_set_binding marks, reports; /* storage buffers */
    struct dxs_set_binding addresses;      /* DXS_CHECK_HAZARDS: where the addresses of the resource heap's buffers are
                                              (dxs_binding_model.addresses), to know two descriptors of one buffer; 0, 0:
                                              each descriptor is a buffer of its own */
    enum dxs_report_to to;
    uint32_t reserved[8];
};

struct dxs_check_report {
    uint32_t hash[2];     /* dxs_options.shader_hash, low word first */
    uint32_t instruction; /* index in its DXIL function */
    uint32_t value;       /* the float, as one of 32 bits; DXS_CHECK_RULES: enum dxs_rule; DXS_CHECK_HAZARDS: the number
                             in the buffer of marks */
};

/* ---- Output ------------------------------------------------------------------------------------------------------ */

/* A note for tools that read the SPIR-V: OpExtInst `instruction` of the set, with the string `text` and the numbers as
 * constants. It has no effect. Needs VK_KHR_shader_non_semantic_info. */
struct dxs_note {
    const char *set;  /* "NonSemantic." and a name */
    const char *text; /* NULL: the note is left out */
    const uint32_t *numbers;
    uint32_t number_count, instruction;
    uint64_t reserved[2];
};

/* The control flow of a function, before and after structurizing; for dxs_graph_show_function (dxs_graph.h). */
typedef struct dxs_control_flow dxs_control_flow;

/* ---- Work graphs (experimental: dxs_nodes.h) --------------------------------------------------------------------- */

/* Where a work graph node reads its input records and writes its output records. */
enum dxs_node_model DXS_ENUM {
    DXS_NODE_MODEL_QUEUES, /* struct dxs_node_dispatch */
    DXS_NODE_MODEL_POOL    /* struct dxs_node_push */
};

/* ---- Options ----------------------------------------------------------------------------------------------------- */

struct dxs_options {
    size_t struct_size; /* dxs_default_options sets it */

    /* Device. */
    struct dxs_features features;
    struct dxs_nvapi nvapi;

    /* Bindings. */
    const struct dxs_layout *layout; /* from a root signature (dxs_layout.h); NULL: the default layout */
    struct dxs_binding_model model;  /* ignored if layout is set: a layout has its own model */

    /* Chooses the binding of a resource. `binding` holds the layout's binding on entry; where register + shift
     * exceeds 32 bits, binding DXS_NONE, which the callback has to replace. Returns false to refuse the resource: the
     * conversion fails with DXS_RESULT_NO_MAPPING. NULL: the layout's bindings. */
    bool (*map_resource)(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding);

    /* Chooses the location of a signature element. `location` holds Direct3D's register on entry, on which the stages
     * of an interface agree. Returns false to refuse the element: DXS_RESULT_NO_MAPPING. NULL: Direct3D's registers. */
    bool (*map_location)(void *user, const struct dxs_location_request *request, struct dxs_location *location);
    void *map_user; /* argument of both callbacks */

    struct dxs_pipeline_state pipeline;

    /* Meaning. */
    bool exact;            /* all guarantees, exact_raw_bounds, DXS_WORKAROUND_BOUNDED_INDICES */
    bool exact_raw_bounds; /* access raw buffers one word at a time, so that bounds are exact when size % 16 != 0; not
                              needed with DXS_FEATURE_PER_COMPONENT_ROBUSTNESS */
    bool reserved_meaning[6];
    struct dxs_guarantees guarantees;
    struct dxs_workarounds workarounds;

    /* Instrumentation. */
    uint64_t shader_hash; /* identifies the shader, for example dxs_shader_hashes.hash. Print records and reports of
                             dxs_descriptor_qa contain it; an OpSource (with debug_variables an OpString alone) names
                             "HASH.dxil", HASH as 16 hexadecimal digits. 0: none */
    struct dxs_print print;
    struct dxs_checks checks;

    /* Output: information for people and tools. */
    bool debug_info;       /* OpName, OpLine and OpSource from the module's debug information */
    bool debug_variables;  /* source-level debug information (NonSemantic.Shader.DebugInfo.100): scopes, inlined calls,
                              types, variables and their values. Implies debug_info; needs
                              VK_KHR_shader_non_semantic_info */
    bool structured_names; /* OpName for resources and interface variables */
    /* OpLine names the DXIL instruction of the code instead of the source line. Line: the instruction's index in its
     * function, as in dxs_disassemble. File: "function N", N: index of the function. Excludes debug_variables. */
    bool instruction_lines;
    bool builtin_names; /* with structured_names: inputs and outputs, also built-in ones, are called as their
                           semantics, which graphics debuggers show: SV_Position, TEXCOORD_1 */
    bool reserved_output[3];
    const char *source_name; /* file name in the OpSource; NULL: "HASH.dxil" */

    /* Read when all other code is there: callbacks of the conversion may still change them. */
    const struct dxs_note *notes;
    uint32_t note_count;

    /* Work graphs (dxs_nodes.h): byte offset in the push constants of the device address of the struct
     * dxs_node_dispatch, or of the struct dxs_node_push itself; a multiple of 4. Root arguments must not overlap it. */
    uint32_t node_dispatch;
    enum dxs_node_model node_model;
    uint32_t reserved_words[3];

    /* Called for each converted function; `function` and `flow` are valid during the call. NULL: not called. */
    void (*show_control_flow)(void *user, const char *function, const dxs_control_flow *flow);
    void *show_user;

    struct dxs_limits limits; /* of one conversion; functions of dxs_inspect.h use its memory limit */
};

/* Writes the defaults into the first `size` bytes. Call dxs_default_options, which passes the caller's size. */
DXS_API void dxs_options_init(struct dxs_options *options, size_t size);
static inline struct dxs_options dxs_default_options(void)
{
    struct dxs_options options;
    dxs_options_init(&options, sizeof options);
    return options;
}

/* A hash of what the options say, for the key of a cache: options whose results may differ have different hashes, up to
 * the chance of 64 bits. NULL: the defaults. Thread-safe, no memory is allocated.
 *
 *   counts           each value, reserves included; strings, notes and a layout (root signatures, policy) by content;
 *                    whether map_resource and map_location are set; the library's version
 *   does not count   addresses; struct_size: members that it leaves out have their defaults; map_user,
 *                    show_control_flow, show_user; `model` beside a layout; how something is said: `exact` or all that
 * it stands for
 *
 * The answers of callbacks do not count. A cache's key also needs what those depend on, the shader
 * (dxs_hash_shader) and the entry point. Other releases and kinds of machines give other hashes. */
DXS_API uint64_t dxs_hash_options(const struct dxs_options *options);

#ifdef __cplusplus
}
#endif

#endif
