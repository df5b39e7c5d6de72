/* Options of a conversion: resource bindings, device features, pipeline state, instrumentation. Part of dxs.h. */
#ifndef DXS_OPTIONS_H
#define DXS_OPTIONS_H

#include "dxs_module.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Options ----------------------------------------------------------------------------------------------------- */

/* The form of a resource in SPIR-V. */
enum dxs_descriptor {
    DXS_DESCRIPTOR_DEFAULT,        /* follows from the resource's class and kind: docs/guides/bindings.md */
    DXS_DESCRIPTOR_UNIFORM_BUFFER, /* constant buffers, as uniform buffer or inline uniform block */
    DXS_DESCRIPTOR_STORAGE_BUFFER, /* raw and structured buffers, constant buffers */
    DXS_DESCRIPTOR_TEXEL_BUFFER,   /* raw and structured buffers as R32_UINT texel buffers; typed buffers */
    DXS_DESCRIPTOR_IMAGE,
    DXS_DESCRIPTOR_SAMPLER,
    DXS_DESCRIPTOR_ACCELERATION_STRUCTURE,
    DXS_DESCRIPTOR_CONSTANTS, /* no descriptor: the words of a constant buffer are root arguments */
    DXS_DESCRIPTOR_ADDRESS,   /* no descriptor: a root argument or a buffer of addresses holds the 64-bit device address
                                 of a raw, structured or constant buffer or of an acceleration structure */
    DXS_DESCRIPTOR_INPUT_ATTACHMENT /* pixel shaders, one Texture2D or Texture2DMS: each load reads the texel of the
                                       shader's own pixel, whatever its coordinates. Other operations than loads are
                                       DXS_BAD_MAPPING */
};

/* Where root arguments are stored: root constants, device addresses, first indices of descriptor tables. */
enum dxs_root_arguments {
    DXS_ROOT_ARGUMENTS_NONE,
    DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS,
    DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK, /* a uniform buffer or inline uniform block at dxs_binding_model.uniform_block */
    DXS_ROOT_ARGUMENTS_SHADER_RECORD, /* arguments of the local root signature: ray tracing stages, and nodes with
                                         DXS_NODES_POOL */
    DXS_ROOT_ARGUMENTS_MEMORY         /* memory whose device address is in the push constants, at byte
                                         dxs_binding_model.root_memory */
};

enum dxs_counter { /* the 32-bit counter of a UAV */
    DXS_COUNTER_STORAGE_BUFFER,
    DXS_COUNTER_TEXEL_BUFFER, /* R32_UINT */
    DXS_COUNTER_ADDRESS       /* its device address in a storage buffer; address 0: counting has no effect */
};

struct dxs_set_binding {
    uint32_t set, binding;
};

/* Descriptors of a heap by Vulkan type. Types with the same set and binding share it as a mutable descriptor. */
enum dxs_heap {
    DXS_HEAP_SAMPLERS,
    DXS_HEAP_UNIFORM_BUFFERS,
    DXS_HEAP_STORAGE_BUFFERS,
    DXS_HEAP_SAMPLED_IMAGES,
    DXS_HEAP_STORAGE_IMAGES,
    DXS_HEAP_UNIFORM_TEXEL_BUFFERS,
    DXS_HEAP_STORAGE_TEXEL_BUFFERS,
    DXS_HEAP_ACCELERATION_STRUCTURES,
    DXS_HEAP_COUNTERS, /* UAV counters, unless DXS_COUNTER_ADDRESS */
    DXS_HEAP_COUNT
};

#define DXS_MAX_HEAPS 16 /* array size in structures */

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
 *   DXS_STRIDE_OF_SLOT       one size for all kinds of the resource heap, as in Direct3D: that of an image descriptor
 *                            or of two buffer descriptors, whichever is larger
 *   DXS_OFFSET_AFTER_BUFFER  the size of a buffer descriptor: for counters, behind the descriptor of their buffer.
 *                            Not for DXS_COUNTER_TEXEL_BUFFER, whose descriptors are those of images */
#define DXS_STRIDE_OF_KIND 0u
#define DXS_STRIDE_OF_SLOT UINT32_MAX
#define DXS_OFFSET_AFTER_BUFFER UINT32_MAX

/* How pipelines use VK_EXT_descriptor_heap. */
enum dxs_descriptor_heap {
    DXS_DESCRIPTOR_HEAP_NONE,     /* not at all: descriptor sets */
    DXS_DESCRIPTOR_HEAP_MAPPINGS, /* shaders have sets and bindings, which the pipeline maps to the heaps */
    DXS_DESCRIPTOR_HEAP_DIRECT    /* shaders access the heaps directly */
};

/* The layout of the heaps that vkCmdBindResourceHeapEXT and vkCmdBindSamplerHeapEXT bind. Default: descriptor n of any
 * kind is in slot n. */
struct dxs_bound_heaps {
    struct dxs_heap_slots slots[DXS_MAX_HEAPS]; /* by enum dxs_heap */

    /* VkPhysicalDeviceDescriptorHeapPropertiesEXT. All or none are 0. If set, the SPIR-V contains the numbers and does
     * not ask the device. Slots that overlap or are not aligned are then refused (DXS_INVALID_ARGUMENT). */
    uint32_t sampler_size, image_size, buffer_size;                /* bytes of a descriptor */
    uint32_t sampler_alignment, image_alignment, buffer_alignment; /* powers of two */
    uint32_t reserved[6];
};

/* The binding of a resource: where it lives. dxs_options.map_resource fills it in. */
struct dxs_binding {
    enum dxs_descriptor descriptor;
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
                                 (DXS_DYNAMIC_CONSTANTS) */
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
    uint8_t input_attachment; /* DXS_DESCRIPTOR_INPUT_ATTACHMENT: its InputAttachmentIndex; UINT8_MAX: not decorated */
    bool has_no_size;         /* buffers: the descriptor holds an address without a size, for example of a mapped root
                                 descriptor. GetDimensions is refused (DXS_BAD_MAPPING); constant buffers:
                                 dxs_workarounds.bounded_constants */

    struct dxs_set_binding offset_buffer; /* uses_offset_records: storage buffer of records; 0, 0: the model's buffer */
};

enum dxs_word_source_kind { /* where a 32-bit word is read from */
    DXS_WORD_NONE,
    DXS_WORD_CONSTANT,       /* the word is `value` */
    DXS_WORD_PUSH_CONSTANTS, /* at byte `value` of the push constants */
    DXS_WORD_UNIFORM_BUFFER, /* at byte `value` of the uniform buffer `buffer` */
    DXS_WORD_BUFFER_LENGTH   /* the number of records of `value` bytes in the storage buffer `buffer` */
};

/* Where a shader reads a 32-bit word: the size of a heap, or the word of a view instance. */
struct dxs_word_source {
    enum dxs_word_source_kind source;
    uint32_t value;
    struct dxs_set_binding buffer;
};

/* Vulkan demands an alignment of buffer views that Direct3D does not. Descriptors then start earlier, and a record per
 * descriptor in the storage buffer `buffer` says where the Direct3D view starts: a pair of 32-bit words {first, count},
 * in bytes for raw and structured buffers, in elements for typed buffers. Out-of-bounds accesses are redirected to an
 * element beyond the descriptor. */
struct dxs_offset_records {
    struct dxs_set_binding buffer;
    uint32_t stride;         /* bytes from record to record; a multiple of 8 */
    uint32_t untyped_offset; /* byte offset in a record of the pair for raw and structured buffers */
    uint32_t typed_offset;   /* byte offset in a record of the pair for typed buffers */
};

/* What the set and binding of a DXS_DESCRIPTOR_ADDRESS hold. */
enum dxs_address_source {
    DXS_ADDRESSES_IN_BUFFER,     /* a storage buffer of records */
    DXS_ADDRESSES_BEHIND_POINTER /* a uniform buffer: its first 8 bytes are the device address of the records */
};

/* A buffer of addresses has one record per descriptor of the heap. */
struct dxs_address_records {
    uint32_t stride; /* bytes from record to record; a multiple of 8 */
    uint32_t offset; /* byte offset of the address in a record */
};

enum dxs_descriptor_fault {  /* bits */
    DXS_FAULT_RANGE = 1,     /* the index is beyond the heap */
    DXS_FAULT_TYPE = 2,      /* the descriptor has another type than the shader expects */
    DXS_FAULT_DESTROYED = 4, /* the resource was destroyed */
    DXS_FAULT_TOO_NEW = 8    /* DXS_QA_TRIPLES: the descriptor was written after the work was submitted */
};

/* Instrumentation: each use of a heap is checked first, and the first fault is reported. A faulty access uses
 * index = number of descriptors instead: the heap, the buffer of addresses and the offset records need a null entry
 * there (layouts count it); the sampler heap needs any sampler. Storage buffers, by dxs_qa_format:
 *
 * DXS_QA_PAIRS
 *   heap    u32 number of descriptors, u32 heap id (any), then per descriptor: u32 cookie, u32 types (bit n: enum
 *           dxs_heap n)
 *   report  u32 number of faults, u32 fault bits of the first fault (written last), u32 heap id, u32 index, u32
 *           expected types, u32 found types, u32 cookie, u32 instruction (index in its DXIL function), u32[2]
 *           dxs_options.shader_hash, low word first; then a bitset by cookie: the resource exists
 *
 * DXS_QA_TRIPLES, the buffers of vkd3d-proton
 *   heap    u32 number of descriptors, u32 heap id, then per descriptor: u32 cookie, u32 time, u32 types
 *   report  u32[2] dxs_options.shader_hash, u32 index, u32 heap id, u32 cookie, u32 number of faults, u32 instruction,
 *           u32 expected types, u32 found types, u32 fault bits (written last), u32 time, which the caller sets:
 *           descriptors of a later one are DXS_FAULT_TOO_NEW; then the bitset by cookie
 *   types   bits: 0 sampled image, 1 storage image, 2 uniform buffer, 3 storage buffer, 4 uniform texel buffer,
 *           5 storage texel buffer, 6 acceleration structure, 7 sampler, 8 counter
 */
struct dxs_descriptor_qa {
    bool enabled;
    struct dxs_set_binding report, heap;
};

enum dxs_qa_format { /* of the buffers of dxs_descriptor_qa */
    DXS_QA_PAIRS,
    DXS_QA_TRIPLES
};

/* Checks of the sampler heap, beside those of the resource heap (dxs_descriptor_qa.enabled). */
struct dxs_sampler_qa {
    bool enabled;
    struct dxs_set_binding heap; /* describes the sampler heap */
};

/* Bindings that all resources share. */
struct dxs_binding_model {
    struct dxs_set_binding uniform_block; /* DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK */
    uint32_t push_constant_limit;         /* bytes; exceeding it is DXS_MAPPING_LIMIT */
    uint32_t set_limit;                   /* descriptor sets; exceeding it is DXS_MAPPING_LIMIT */
    struct dxs_word_source resource_heap_size, sampler_heap_size;
    struct dxs_address_records addresses;
    struct dxs_offset_records offsets;
    struct dxs_descriptor_qa qa;
    enum dxs_address_source address_source;
    enum dxs_qa_format qa_format;
    struct dxs_sampler_qa sampler_qa;
    uint32_t root_memory; /* DXS_ROOT_ARGUMENTS_MEMORY; a multiple of 4 */
    uint32_t reserved[2];
};

/* The argument of map_resource. */
struct dxs_binding_request {
    enum dxs_stage stage;
    const struct dxs_resource *resource; /* from_heap: space, lower_bound and count are DXS_NONE */
    bool from_heap;                      /* a heap access of SM 6.6 */

    /* Raw and structured buffers: accesses that not all descriptors support. */
    bool needs_storage_buffer; /* 16-bit elements, matrices, 64-bit atomics: a texel buffer is DXS_BAD_MAPPING */
    bool needs_texel_buffer;   /* the shader queries residency, which only texel buffers tell */
};

enum dxs_signature_part { /* the signatures of a stage */
    DXS_PART_INPUTS,
    DXS_PART_OUTPUTS,
    DXS_PART_PATCH_OR_PRIMITIVE
};

/* What a signature element is in Vulkan. */
enum dxs_location_role {
    DXS_ROLE_VERTEX_INPUT, /* vertex shaders: a vertex attribute */
    DXS_ROLE_INPUT,        /* the output of an earlier stage */
    DXS_ROLE_OUTPUT,       /* for a later stage */
    DXS_ROLE_TARGET,       /* pixel shaders: a render target, whose number is the location */
    DXS_ROLE_BUILTIN       /* outputs: a built-in, which has no location but may be captured */
};

/* The argument of map_location. */
struct dxs_location_request {
    enum dxs_stage stage;
    enum dxs_signature_part part;
    const struct dxs_signature_element *element;
    bool is_builtin; /* role is DXS_ROLE_BUILTIN */
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
};

struct dxs_register_shifts {
    uint32_t srv, uav, cbv, sampler, counter; /* binding = register + shift; counters: UAV register + shift */
};

/* Derivatives in compute shaders, and with compute_derivatives_khr in mesh and amplification shaders. Direct3D's quads
 * are 2 x 2 threads if X and Y of the group are even, else four consecutive threads. */
enum dxs_compute_derivatives {
    DXS_COMPUTE_DERIVATIVES_NATIVE,  /* the device supports both kinds of quads */
    DXS_COMPUTE_DERIVATIVES_LINEAR,  /* the device supports linear quads only: groups of X x Y threads become 2X x Y/2,
                                        with thread ids such that four consecutive threads are a 2 x 2 quad */
    DXS_COMPUTE_DERIVATIVES_ZERO,    /* no support: derivatives are 0, samples use the most detailed level */
    DXS_COMPUTE_DERIVATIVES_REFUSED, /* no support: shaders with derivatives are DXS_UNSUPPORTED */
    DXS_COMPUTE_DERIVATIVES_QUADS    /* no support: derivatives are differences of values in the quad, which quad
                                        operations read; groups and thread ids as with DXS_COMPUTE_DERIVATIVES_LINEAR.
                                        Samples take them as gradients. Sampler feedback: level 0 */
};

/* What the device supports beyond Vulkan 1.1 and SPIR-V 1.3. Features choose between translations; capabilities that
 * the shader itself requires are always declared. */
struct dxs_features {
    /* discard becomes OpDemoteToHelperInvocation, which keeps derivatives defined. Off: it becomes OpKill, delayed to
     * the end of the shader if derivatives or quad and wave operations follow. */
    bool demote_to_helper;
    bool storage_image_read_without_format;
    bool native_16bit_min_precision; /* min-precision types are 16 bits wide */
    /* 16-bit varyings. Pixel shaders that take them to EvaluateAttribute* need VK_KHR_fragment_shader_barycentric. */
    bool storage_16bit_input_output;
    bool integer_dot_product;
    bool dual_source_blending;
    bool subgroup_partitioned;  /* SPV_NV_shader_subgroup_partitioned: WaveMatch and WaveMultiPrefix without loops */
    bool maximal_reconvergence; /* SPV_KHR_maximal_reconvergence */
    /* SPV_KHR_quad_control: quad operations see all helper lanes, derivatives need quad-uniform control flow only, and
     * quad votes are one instruction. */
    bool quad_control;
    bool denorm_preserve_16bit, denorm_preserve_64bit;
    /* SignedZeroInfNanPreserve: infinities, NaNs and signed zeros are kept, as Direct3D requires
     * (VkPhysicalDeviceFloatControlsProperties). Off: the device may assume that there are none. */
    bool signed_zero_inf_nan_preserve_16bit, signed_zero_inf_nan_preserve_32bit, signed_zero_inf_nan_preserve_64bit;
    bool scalar_block_layout;
    bool per_component_robustness; /* bounds of vectors in storage buffers are checked per component. With
                                      scalar_block_layout, raw buffers then use vectors of three */
    bool raw_access_chains;        /* SPV_NV_raw_access_chains for raw and structured buffers */
    /* SPV_KHR_compute_shader_derivatives instead of SPV_NV_compute_shader_derivatives. Derivatives in mesh and
     * amplification shaders need it, and meshAndTaskShaderDerivatives. Compute shaders of SM 6.6 also declare it for
     * quad operations; off: their groups are rearranged as for DXS_COMPUTE_DERIVATIVES_LINEAR. That relies on lanes
     * being numbered like threads, which devices do but Vulkan does not promise. */
    bool compute_derivatives_khr;
    /* SPV_EXT_shader_invocation_reorder: hit objects and MaybeReorderThread of SM 6.9. Off: DXS_UNSUPPORTED. */
    bool shader_invocation_reorder;
    /* The Vulkan memory model instead of GLSL450. Coherent UAVs, device-wide barriers and atomics also need
     * vulkanMemoryModelDeviceScope. */
    bool vulkan_memory_model;
    bool mixed_float_dot_product; /* SPV_VALVE_mixed_float_dot_product: the products of dot2add are one instruction,
                                     unless precise */
    bool sample_offsets; /* VK_KHR_maintenance8: sample operations take offsets that are not constant. Off: only samples
                            at an explicit integer level have them, others are DXS_UNSUPPORTED */
    /* Matrices of AMD's AGS (docs/guides/vendor-extensions.md). float8: SPV_EXT_float8; off: 8-bit floats are
     * DXS_UNSUPPORTED. cooperative_matrix_conversions: SPV_NV_cooperative_matrix2; off: accumulators become operands
     * through groupshared memory. */
    bool float8, cooperative_matrix_conversions;
    bool cluster_acceleration_structure; /* SPV_NV_cluster_acceleration_structure: ClusterID of SM 6.10. Off:
                                            ClusterID is CLUSTER_ID_INVALID */
    /* Float modes that Direct3D requires (docs/reference/semantics.md): RoundingModeRTE per width; DenormFlushToZero of
     * 32-bit floats, for shaders that request it and for shaders before SM 6.2. */
    bool rounding_mode_rte_16bit, rounding_mode_rte_32bit, rounding_mode_rte_64bit, denorm_flush_32bit;
    /* SPV_KHR_float_controls2: the fast-math mode of each operation. Replaces signed_zero_inf_nan_preserve_* and covers
     * more operations: min, max, sqrt, log, ... */
    bool float_controls2;
    bool fma;                              /* SPV_KHR_fma: fma() rounds once */
    bool zero_initialize_workgroup_memory; /* see dxs_guarantees.zeroed_memory */
    /* For dxs_decoder_choose (dxs_decoders.h) alone, which takes decoders that need them: ballot and arithmetic of
     * subgroups of four invocations or more in compute shaders; thread groups of 512. */
    bool wave_operations, large_groups;
    /* SPV_KHR_untyped_pointers: a buffer is one variable, which loads and stores access as any type. Used where that
     * takes less SPIR-V. */
    bool untyped_pointers;
    bool reserved[25];
    enum dxs_compute_derivatives compute_derivatives;
};

enum dxs_print_to {
    DXS_PRINT_NOWHERE,
    DXS_PRINT_TO_BUFFER,
    DXS_PRINT_BY_PRINTF /* NonSemantic.DebugPrintf, for the Khronos validation layer and RenderDoc; needs
                           VK_KHR_shader_non_semantic_info */
};

struct dxs_print_range {  /* instructions by index, as errors, disassembly and traces number them */
    uint32_t function;    /* index in the module; DXS_ALL: any */
    uint32_t first, last; /* inclusive. DXS_INVALID_ARGUMENT if there is no instruction `first` */
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
};

/* The register that the application uses for NVIDIA's HLSL extensions: docs/guides/vendor-extensions.md. No resource is
 * bound there. (The register of AMD's extensions is fixed.) */
struct dxs_nvapi {
    bool enabled;
    uint32_t register_number, space; /* of the UAV */
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
                      got here. Bits 8 to 31: low bits of the number of the dispatch or draw, see
                      dxs_options.print_draw */
    uint32_t value[2]; /* low word first */
};

/* Instrumentation: what threads check while they run. */
enum dxs_check {
    DXS_CHECK_NONE,
    DXS_CHECK_VALUES,        /* each float that an instruction computes or loads is finite */
    DXS_CHECK_STORED_VALUES, /* each float that the shader writes to outputs and UAVs is finite, constants aside */
    DXS_CHECK_RULES,         /* what shaders must do and the hardware does not check: enum dxs_rule */
    DXS_CHECK_HAZARDS        /* raw and structured buffers: no thread stores where another one loads, stores or does an
                                atomic operation, unless a barrier of their group orders them. Needs
                                shaderBufferInt64Atomics */
};

/* Rules of Direct3D that DXS_CHECK_RULES checks. vkd3d-proton shows these numbers as names. */
enum dxs_rule {
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

/* Where faults are reported. Each thread reports its first fault. Pixel shaders and the stages before them need
 * fragmentStoresAndAtomics and vertexPipelineStoresAndAtomics.
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
    uint32_t reserved;
};

struct dxs_check_report {
    uint32_t hash[2];     /* dxs_options.shader_hash, low word first */
    uint32_t instruction; /* index in its DXIL function */
    uint32_t value;       /* the float, as one of 32 bits; DXS_CHECK_RULES: enum dxs_rule; DXS_CHECK_HAZARDS: the number
                             in the buffer of marks */
};

enum dxs_view_source { /* SV_ViewID, the index of the view instance */
    DXS_VIEW_IS_INDEX, /* multiview: ViewIndex */
    DXS_VIEW_OF_INDEX, /* multiview: bits 2n and 2n + 1 of the specialization constant `map_id`, n = ViewIndex */
    DXS_VIEW_FROM_WORD /* one draw per view instance: bits 0 to 7 of `word`; bits 8 to 15 are the viewport offset, bits
                          16 to 31 the render target array offset */
};

/* Direct3D draws up to four view instances at once, each with its own render target array slice and viewport. */
struct dxs_view_instancing {
    enum dxs_view_source source;
    uint32_t map_id;
    struct dxs_word_source word; /* a constant, or in push constants or a uniform buffer */

    /* The last stage before rasterization adds the offsets to SV_ViewportArrayIndex and SV_RenderTargetArrayIndex, and
     * writes those that the shader does not write (mesh shaders must write them). With multiview, Vulkan selects the
     * slice, and byte n of the specialization constant `viewports_id` is the viewport of view instance n. */
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
    uint32_t reserved[10];
};

enum dxs_selection_hint {
    DXS_SELECTION_AS_WRITTEN, /* [flatten] and [branch] of HLSL */
    DXS_SELECTION_FREE,       /* no hints */
    DXS_SELECTION_FLATTEN,
    DXS_SELECTION_BRANCH
};

enum dxs_loop_hint {
    DXS_LOOP_AS_WRITTEN, /* [unroll] and [loop] of HLSL */
    DXS_LOOP_FREE,       /* no hints */
    DXS_LOOP_UNROLL,
    DXS_LOOP_KEEP
};

/* Workarounds for shaders that rely on undefined behavior, and for faults of devices. All 0: none. */
struct dxs_workarounds {
    bool all_precise;          /* all float arithmetic is `precise`: not fused, not reordered */
    bool fused_precise_mad;    /* a precise mad() rounds once */
    bool full_min_precision;   /* 32-bit min-precision values are not RelaxedPrecision */
    bool finite_rsqrt;         /* rsqrt() gives the largest finite float instead of infinity and NaN */
    bool zero_undefined;       /* undefined values are 0 */
    bool device_barriers;      /* UAV barriers have device scope, not group scope */
    bool non_uniform_indices;  /* descriptor indices that are not constant are NonUniform */
    bool group_bounds_lanes;   /* WaveGetLaneCount is at most the thread group size, if that is a power of two */
    bool ignore_shading_rate;  /* SV_ShadingRate is not written for the rasterizer. (Domain shaders never do: Vulkan
                                   has no such output.) */
    bool no_primitive_culling; /* the device lacks rayTraversalPrimitiveCulling: ray flags that are not constant cannot
                                  skip triangles or procedural primitives */
    bool bounded_indices; /* out-of-bounds indices of local, constant and groupshared arrays access the last element */
    bool zero_inactive_lanes; /* shaders with thread groups: quad operations read 0 from inactive lanes */
    /* Wave operations between a loop's exit and the return: the lanes that leave in one iteration run them together.
     * Off: all lanes that leave the loop run them together, after the loop (cfg/README.md). */
    bool exits_in_loops;
    bool bounded_constants;   /* constant buffers at device addresses, mapped ones too: rows beyond 4,096 are 0 */
    bool cubes_of_8_texels;   /* explicit levels of cube maps are clamped to levels of at least 8 x 8 texels */
    bool checked_mesh_counts; /* a mesh shader that sets more vertices or primitives than it declares sets 0 of both */
    /* Pixel shaders: SampleGrad whose gradients are the coordinates' derivatives times one factor becomes SampleBias by
     * log2 of the factor, which is faster. uneven_gradients_as_bias: also if x and y have different factors; the
     * smaller one counts, which is sharper. */
    bool gradients_as_bias, uneven_gradients_as_bias;
    bool zero_nans; /* NaNs that an instruction computes or loads become 0, to find out where they come from */
    /* Groupshared accesses of a wave are ordered, for shaders that pass values between its threads without a barrier as
     * if they ran in lock step. */
    bool lockstep_groupshared;
    bool reserved[36];
    enum dxs_selection_hint selections;
    enum dxs_loop_hint loops;
};

/* Results that Direct3D defines and SPIR-V leaves open. Most devices give Direct3D's results; these options guarantee
 * them with extra instructions. docs/reference/semantics.md lists their cost. dxs_options.exact turns all on. */
struct dxs_guarantees {
    bool float_to_integer;   /* out-of-range floats convert to the nearest integer, NaN to 0 */
    bool integer_division;   /* x / 0 and x % 0 have all bits set; INT_MIN / -1 is INT_MIN */
    bool shift_counts;       /* shift counts are masked: the low 5 bits of a 32-bit shift */
    bool nan_operands;       /* min and max of a NaN give the other operand, saturate gives 0. Free with
                                features.float_controls2 */
    bool half_truncation;    /* f32tof16 rounds towards zero */
    bool fraction_below_one; /* frac() is below 1 for tiny negative numbers too */
    bool sine_range;         /* sin and cos: error below 0.0008 in [-100 pi, 100 pi] */
    bool groupshared_bounds; /* out-of-bounds groupshared accesses: loads give 0, stores and atomics have no effect */
    bool zeroed_memory;      /* uninitialized variables and undefined values are 0. Groupshared memory too, with
                                features.zero_initialize_workgroup_memory */
    bool buffer_places;      /* raw and structured buffers: byte offsets of 4 GiB and more are out of bounds, instead of
                                wrapping at 32 bits */
    bool constant_rows;      /* dynamically indexed constant buffers: rows beyond the declared size are read from the
                                descriptor, rows beyond the descriptor are 0 */
    bool half_denormals;     /* f16tof32 and f32tof16 keep denormals, with features.denorm_preserve_16bit. Shaders with
                                16-bit arithmetic keep them by that feature alone */
    bool reserved[20];
};

/* A note for tools that read the SPIR-V: OpExtInst `instruction` of the set, with the string `text` and the numbers as
 * constants. It has no effect. Needs VK_KHR_shader_non_semantic_info. */
struct dxs_note {
    const char *set;  /* "NonSemantic." and a name */
    const char *text; /* NULL: the note is left out */
    const uint32_t *numbers;
    uint32_t number_count, instruction;
};

/* Where a work graph node reads its input records and writes its output records. */
enum dxs_node_model {
    DXS_NODES_QUEUES, /* struct dxs_node_dispatch */
    DXS_NODES_POOL    /* struct dxs_node_push */
};

typedef struct dxs_layout dxs_layout; /* dxs_layout.h */

/* The control flow of a function, before and after structurizing; for dxs_graph_show_function (dxs_graph.h). */
typedef struct dxs_control_flow dxs_control_flow;

struct dxs_options {
    size_t struct_size; /* dxs_default_options sets it */

    /* Where resources are. */
    const struct dxs_layout *layout;   /* from a root signature (dxs_layout.h); NULL: the default layout */
    struct dxs_binding_model model;    /* ignored if layout is set: a layout has its own model */
    struct dxs_register_shifts shifts; /* default layout: set = register space, binding = register + shift */
    uint32_t node_dispatch; /* work graph nodes: byte offset in the push constants of the device address of the struct
                               dxs_node_dispatch, or of the struct dxs_node_push itself; a multiple of 4. Root arguments
                               must not overlap it */

    /* Chooses the binding of a resource. `binding` holds the layout's binding on entry. Returns false to refuse the
     * resource: the conversion fails with DXS_NO_MAPPING. NULL: the layout's bindings. */
    bool (*map_resource)(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding);

    /* Chooses the location of a signature element. `location` holds Direct3D's register on entry, on which the stages
     * of an interface agree. Returns false to refuse the element: DXS_NO_MAPPING. NULL: Direct3D's registers. */
    bool (*map_location)(void *user, const struct dxs_location_request *request, struct dxs_location *location);
    void *map_user; /* argument of both callbacks */

    /* Device and pipeline. */
    struct dxs_features features;
    struct dxs_pipeline_state pipeline;
    struct dxs_workarounds workarounds;
    struct dxs_nvapi nvapi;
    bool exact_raw_bounds; /* access raw buffers one word at a time, so that bounds are exact when size % 16 != 0; not
                              needed with features.per_component_robustness */

    /* Information for people and tools. */
    bool debug_info;       /* OpName, OpLine and OpSource from the module's debug information */
    bool debug_variables;  /* source-level debug information (NonSemantic.Shader.DebugInfo.100): scopes, inlined calls,
                              types, variables and their values. Implies debug_info; needs
                              VK_KHR_shader_non_semantic_info */
    bool structured_names; /* OpName for resources and interface variables */
    bool exact;            /* all of `guarantees`, exact_raw_bounds, workarounds.bounded_indices */
    /* OpLine names the DXIL instruction of the code instead of the source line. Line: the instruction's index in its
     * function, as in dxs_disassemble. File: "function N", N: index of the function. Excludes debug_variables. */
    bool instruction_lines;
    bool reserved[2];
    uint64_t shader_hash; /* identifies the shader, for example dxs_shader_hashes.hash. Print records and reports of
                             dxs_descriptor_qa contain it; an OpSource (with debug_variables an OpString alone) names
                             "HASH.dxil", HASH as 16 hexadecimal digits. 0: none */
    struct dxs_print print;

    /* Called for each converted function; `function` and `flow` are valid during the call. NULL: not called. */
    void (*show_control_flow)(void *user, const char *function, const dxs_control_flow *flow);
    void *show_user;

    struct dxs_limits limits; /* of one conversion; functions of dxs_inspect.h use its memory limit */
    struct dxs_guarantees guarantees;

    const char *source_name; /* file name in the OpSource; NULL: "HASH.dxil" */

    /* Ignored if layout is set: a layout has its own. */
    struct dxs_bound_heaps bound_heaps;       /* for bindings with in_bound_heap */
    enum dxs_descriptor_heap descriptor_heap; /* DXS_DESCRIPTOR_HEAP_DIRECT: heap accesses of SM 6.6 use bound heaps */
    uint32_t note_count;

    struct dxs_checks checks;

    /* Read when all other code is there: callbacks of the conversion may still change them. */
    const struct dxs_note *notes;

    /* Where `print` reads the number of the dispatch or draw, which the caller gives to each of them: a constant, or a
     * word of the push constants or of a uniform buffer. dxs_print_record.type has it. DXS_WORD_NONE: it is 0. Root
     * arguments must not overlap it, and the pipeline layout's push constants must contain it. */
    struct dxs_word_source print_draw;

    enum dxs_node_model node_model;
    uint32_t reserved_word;
};

/* Writes the defaults into the first `size` bytes. Call dxs_default_options, which passes the caller's size. */
DXS_API void dxs_options_init(struct dxs_options *options, size_t size);
static inline struct dxs_options dxs_default_options(void)
{
    struct dxs_options options;
    dxs_options_init(&options, sizeof options);
    return options;
}

#ifdef __cplusplus
}
#endif

#endif
