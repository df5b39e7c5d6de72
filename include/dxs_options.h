/* What a conversion may be told: where resources are, what the device offers, what the pipeline is. Part of dxs.h. */
#ifndef DXS_OPTIONS_H
#define DXS_OPTIONS_H

#include "dxs_module.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Options ----------------------------------------------------------------------------------------------------- */

/* What a resource is in SPIR-V. */
enum dxs_descriptor {
    DXS_DESCRIPTOR_DEFAULT,        /* what the resource's class and kind suggest: docs/guides/bindings.md */
    DXS_DESCRIPTOR_UNIFORM_BUFFER, /* constant buffers; a uniform buffer or an inline uniform block */
    DXS_DESCRIPTOR_STORAGE_BUFFER, /* raw and structured buffers, constant buffers */
    DXS_DESCRIPTOR_TEXEL_BUFFER,   /* raw and structured buffers as R32_UINT texel buffers; typed buffers */
    DXS_DESCRIPTOR_IMAGE,
    DXS_DESCRIPTOR_SAMPLER,
    DXS_DESCRIPTOR_ACCELERATION_STRUCTURE,
    DXS_DESCRIPTOR_CONSTANTS, /* none: the words of a constant buffer are root data */
    DXS_DESCRIPTOR_ADDRESS    /* none: root data, or a buffer of addresses, holds the 64-bit device address of a raw,
                                 structured or constant buffer or of an acceleration structure */
};

/* Root data are the few words that a shader gets directly: root constants, device addresses, first indices of
 * descriptor tables. This is where they are held. */
enum dxs_root_data {
    DXS_ROOT_DATA_NONE,
    DXS_ROOT_DATA_PUSH_CONSTANTS,
    DXS_ROOT_DATA_UNIFORM_BLOCK, /* a uniform buffer or inline uniform block at dxs_binding_model.uniform_block */
    DXS_ROOT_DATA_SHADER_RECORD  /* of ray tracing stages: what a local root signature describes */
};

enum dxs_counter { /* of a UAV with counter: a 32-bit word each */
    DXS_COUNTER_STORAGE_BUFFER,
    DXS_COUNTER_TEXEL_BUFFER, /* R32_UINT */
    DXS_COUNTER_ADDRESS       /* a storage buffer of addresses of counters; at address 0 counting has no effect */
};

struct dxs_place {
    uint32_t set, binding;
};

/* Descriptors of a heap by what Vulkan calls them. Those at one place share a binding, of mutable type. */
enum dxs_heap {
    DXS_HEAP_SAMPLERS,
    DXS_HEAP_UNIFORM_BUFFERS,
    DXS_HEAP_STORAGE_BUFFERS,
    DXS_HEAP_SAMPLED_IMAGES,
    DXS_HEAP_STORAGE_IMAGES,
    DXS_HEAP_UNIFORM_TEXEL_BUFFERS,
    DXS_HEAP_STORAGE_TEXEL_BUFFERS,
    DXS_HEAP_ACCELERATION_STRUCTURES,
    DXS_HEAP_COUNTERS, /* of UAVs; unless they are addresses */
    DXS_HEAP_COUNT
};

#define DXS_HEAPS 16 /* for which there is room in structures */

/* The access path of a resource: where it lives. What `dxs_options.map_resource` fills in. */
struct dxs_binding {
    enum dxs_descriptor descriptor;
    uint32_t set, binding; /* of the descriptor, of the array of descriptors, or of the buffer of addresses */

    enum dxs_root_data root_data; /* what holds the constants, the address, or the first index of the table */
    uint32_t offset;              /* of them in there: bytes, a multiple of 4 */

    /* Whether set and binding hold a heap: an array without end, from which one of index `heap_offset` + index of the
     * table (if there are root data) + register - first register of the resource is taken. Heap accesses of SM 6.6 take
     * that of `heap_offset` + the index that they give. */
    bool in_heap;
    uint32_t heap_offset;
    uint32_t table_shift; /* tables in a shader record hold 64 bits, of which the low word is shifted right by this */

    uint32_t constant_size;   /* constants: bytes that there are, what lies beyond is 0; 0: as many as declared */
    bool constant_index_only; /* constants: a shader that indexes them dynamically is refused, as Direct3D demands */
    bool uses_offset_records; /* buffers in a heap: see dxs_offset_records */
    enum dxs_counter counter; /* UAVs with counter; in a heap it has the index of its buffer */
    uint32_t counter_set, counter_binding;

    /* Arrays: all elements are the one descriptor, address or constants of this path; what the shader computes as index
     * does not count. Drivers of Direct3D do so where an array without end has a static sampler, a root descriptor or
     * root constants at its first register. */
    bool ignores_index;
    bool reserved_bools[3];

    struct dxs_place offset_place; /* uses_offset_records: of the storage buffer of records; 0, 0: the model's */
};

enum dxs_bound_source { /* where the number of descriptors of a heap is found */
    DXS_BOUND_NONE,
    DXS_BOUND_CONSTANT,       /* it is `value` */
    DXS_BOUND_PUSH_CONSTANTS, /* the word at byte `value` of the push constants */
    DXS_BOUND_UNIFORM_BUFFER, /* the one at byte `value` of the uniform buffer at `place` */
    DXS_BOUND_LENGTH          /* the number of records, each of `value` bytes, in the storage buffer at `place` */
};

/* Bounds of a heap, against which indices are clamped that shaders compute. */
struct dxs_heap_bound {
    enum dxs_bound_source source;
    uint32_t value;
    struct dxs_place place;
};

/* Storage and texel buffers begin where the device's alignment allows; where the buffers of Direct3D begin is told for
 * each descriptor of the heap by a record in a storage buffer at `place`: a pair of 32-bit words, first and number, in
 * bytes for buffers of words, in elements for typed ones. Accesses out of bounds go to an element that does not exist.
 */
struct dxs_offset_records {
    struct dxs_place place;
    uint32_t stride;         /* bytes from record to record; a multiple of 8 */
    uint32_t untyped_offset; /* bytes in a record: the pair for raw and structured buffers */
    uint32_t typed_offset;   /* for typed buffers */
};

/* What a path means by the place of a buffer of addresses. */
enum dxs_address_source {
    DXS_ADDRESSES_IN_BUFFER,     /* a storage buffer of records */
    DXS_ADDRESSES_BEHIND_POINTER /* a uniform buffer: its first 8 bytes are the device address of the records */
};

/* Buffers of addresses: one record for each descriptor of the heap. */
struct dxs_address_records {
    uint32_t stride; /* bytes from record to record; a multiple of 8 */
    uint32_t offset; /* bytes in a record, of the address */
};

enum dxs_descriptor_fault { /* bits */
    DXS_FAULT_RANGE = 1,    /* the index is beyond the heap */
    DXS_FAULT_TYPE = 2,     /* the descriptor has another type than the code takes it for */
    DXS_FAULT_DESTROYED = 4 /* what it describes does not exist any more */
};

/* Instrumentation: descriptors of the resource heap are checked before each use, and the first fault is reported.
 * Faulty indices become the number of descriptors: the heap has one more (layouts count it), a null descriptor, and so
 * have the buffers of addresses and offset records. Two storage buffers:
 *
 *   heap    u32 number of descriptors, u32 number of the heap (any), then for each descriptor a record: u32 cookie,
 *           u32 types: bit n for enum dxs_heap n
 *   report  u32 number of faults, u32 faults of the first (written last), u32 heap, u32 index, u32 expected types,
 *           u32 found types, u32 cookie, u32 instruction (its number in its DXIL function), u32[2]
 *           dxs_options.shader_hash, low word first, then a bitset by cookie of what exists
 */
struct dxs_descriptor_qa {
    bool enabled;
    struct dxs_place report, heap;
};

/* What all resources share. */
struct dxs_binding_model {
    struct dxs_place uniform_block; /* DXS_ROOT_DATA_UNIFORM_BLOCK */
    uint32_t push_constant_limit;   /* bytes; paths that pass it are refused */
    uint32_t set_limit;             /* descriptor sets; paths that pass it are refused */
    struct dxs_heap_bound resource_heap, sampler_heap;
    struct dxs_address_records addresses;
    struct dxs_offset_records offsets;
    struct dxs_descriptor_qa qa;
    enum dxs_address_source address_source;
    uint32_t reserved[7];
};

/* What a mapping is asked about. */
struct dxs_binding_request {
    enum dxs_stage stage;
    const struct dxs_resource *resource; /* heap accesses (SM 6.6): space, lower_bound and count are DXS_NOWHERE */
    bool from_heap;

    /* Raw and structured buffers: what the shader does with them that only some descriptors have. */
    bool needs_storage_buffer; /* it moves elements of 16 bits or matrices, or has 64-bit atomics: a storage buffer, or
                                  an address. As a texel buffer it is DXS_BAD_MAPPING */
    bool needs_texel_buffer;   /* it asks whether memory is resident */
};

enum dxs_signature_part { /* of a stage */
    DXS_PART_INPUTS,
    DXS_PART_OUTPUTS,
    DXS_PART_PATCH_OR_PRIMITIVE
};

/* What a mapping of a signature element is asked about. */
struct dxs_location_request {
    enum dxs_stage stage;
    enum dxs_signature_part part;
    const struct dxs_signature_element *element;
    bool is_builtin; /* it has no location; only outputs are asked about, which may be captured */
};

/* Where a signature element goes. */
struct dxs_location {
    uint32_t location, component; /* of its first row; what is asked: DXS_NOWHERE where registers give none, as of
                                     control points and patch constants that take more than 32 together */
    bool per_primitive;           /* inputs of pixel shaders: a mesh shader writes it once for each primitive */
    bool is_captured;             /* outputs: by transform feedback, which is Direct3D's stream output */
    uint32_t capture_buffer, capture_stride, capture_offset; /* strides and offsets in bytes */
};

struct dxs_register_shifts {
    uint32_t srv, uav, cbv, sampler, counter; /* binding = register + shift; counters: UAV register + shift */
};

/* How compute shaders, and mesh and amplification shaders with `compute_derivatives_khr`, have derivatives. The quads
 * of Direct3D are 2 x 2 threads where X and Y of the group are even, else four threads in a row. */
enum dxs_compute_derivatives {
    DXS_COMPUTE_DERIVATIVES_NATIVE, /* the device has both kinds of quads, by the extension that
                                       `compute_derivatives_khr` names */
    DXS_COMPUTE_DERIVATIVES_LINEAR, /* it has only those of four threads in a row: groups of X x Y threads become groups
                                       of 2X x Y/2, whose thread ids are computed so that each four are 2 x 2 */
    DXS_COMPUTE_DERIVATIVES_ZERO,   /* it has neither: derivatives are 0, samples take the most detailed level */
    DXS_COMPUTE_DERIVATIVES_REFUSED /* it has neither: shaders with derivatives are DXS_UNSUPPORTED */
};

/* What the device offers beyond Vulkan 1.1 and SPIR-V 1.3. Each of these only chooses between ways to express
 * something; what the shader itself demands is always declared. */
struct dxs_features {
    /* discard becomes OpDemoteToHelperInvocation, so that derivatives stay defined. Without it, it becomes OpKill,
     * which waits for the end of the shader where lanes look at each other before that. */
    bool demote_to_helper;
    bool storage_image_read_without_format;
    bool native_16bit_min_precision; /* min-precision types become 16 bits wide */
    /* 16-bit varyings. Pixel shaders that take them to EvaluateAttribute* need VK_KHR_fragment_shader_barycentric. */
    bool storage_16bit_input_output;
    bool integer_dot_product;
    bool dual_source_blending;
    bool subgroup_partitioned;  /* SPV_NV_shader_subgroup_partitioned: WaveMatch and its scans take no loops */
    bool maximal_reconvergence; /* declares MaximallyReconvergesKHR */
    /* SPV_KHR_quad_control: pixel shaders that look at them get all helper lanes of their quads, derivatives need
     * uniform control flow within a quad only, votes in quads are one instruction. */
    bool quad_control;
    bool denorm_preserve_16bit, denorm_preserve_64bit;
    /* Infinities, NaNs and signs of zeros are declared to count, as Direct3D demands; else some devices may take
     * liberties with them (VkPhysicalDeviceFloatControlsProperties). */
    bool signed_zero_inf_nan_preserve_16bit, signed_zero_inf_nan_preserve_32bit, signed_zero_inf_nan_preserve_64bit;
    bool scalar_block_layout;
    bool per_component_robustness; /* a vector in a storage buffer is bounds-checked component by component: raw buffers
                                      take vectors of three, if scalar_block_layout is there too */
    bool raw_access_chains;        /* storage buffers of words are accessed by SPV_NV_raw_access_chains */
    /* SPV_KHR_compute_shader_derivatives in place of NVIDIA's, which it came from. Mesh and amplification shaders have
     * derivatives by it alone, where the device has meshAndTaskShaderDerivatives. In compute shaders, it is declared
     * for operations between the lanes of a quad, too (SM 6.6); without it their groups are rearranged, see
     * DXS_COMPUTE_DERIVATIVES_LINEAR: devices are known to number lanes as they number threads, but Vulkan alone does
     * not promise it. */
    bool compute_derivatives_khr;
    /* SPV_EXT_shader_invocation_reorder: what hit objects and MaybeReorderThread of SM 6.9 take. Without it they are
     * DXS_UNSUPPORTED. */
    bool shader_invocation_reorder;
    /* VulkanMemoryModel in place of GLSL450's; with VulkanMemoryModelDeviceScope where the shader uses coherent UAVs,
     * barriers for the whole device or atomics. */
    bool vulkan_memory_model;
    bool mixed_float_dot_product; /* SPV_VALVE_mixed_float_dot_product, of 16 bits added to 32: the products of dot2add
                                     are one instruction, unless it is precise */
    bool sample_offsets; /* VK_KHR_maintenance8: samples take offsets that are not constant. Without it they are
                            exact at a level that the shader gives as a whole number, else DXS_UNSUPPORTED */
    /* For matrices of AMD's AGS (docs/guides/vendor-extensions.md): SPV_EXT_float8, without which those of 8-bit floats
     * are DXS_UNSUPPORTED; conversions of SPV_NV_cooperative_matrix2, without which accumulators become operands by way
     * of groupshared memory. */
    bool float8, cooperative_matrix_conversions;
    bool cluster_acceleration_structure; /* SPV_NV_cluster_acceleration_structure: ClusterID of shader model 6.10.
                                            Without it there are no clusters, and it gives CLUSTER_ID_INVALID */
    /* Modes of arithmetic that Direct3D demands: docs/reference/semantics.md. Rounding to nearest even, of each width.
     * Denormals of 32 bits become 0, in shaders that ask for it and in those before shader model 6.2. */
    bool rounding_mode_rte_16bit, rounding_mode_rte_32bit, rounding_mode_rte_64bit, denorm_flush_32bit;
    /* SPV_KHR_float_controls2 says of each operation what a device may do to it. It takes the place of
     * signed_zero_inf_nan_preserve_*, and binds more: minima, maxima, roots, logarithms, ... */
    bool float_controls2;
    bool fma;                              /* SPV_KHR_fma: fma() rounds once */
    bool zero_initialize_workgroup_memory; /* see dxs_guarantees.zeroed_memory */
    bool reserved[28];
    enum dxs_compute_derivatives compute_derivatives;
};

enum dxs_print_to {
    DXS_PRINT_NOWHERE,
    DXS_PRINT_TO_BUFFER,
    DXS_PRINT_BY_PRINTF /* NonSemantic.DebugPrintf, which the Khronos validation layer and RenderDoc show; needs
                           VK_KHR_shader_non_semantic_info */
};

struct dxs_print_range {  /* instructions, by their numbers in errors, disassembly and traces */
    uint32_t function;    /* DXS_NOWHERE: all */
    uint32_t first, last; /* both are shown */
};

#define DXS_PRINT_RANGES 16

/* Instrumentation: the values of instructions are written down as threads compute them, for whoever looks for the one
 * that is wrong, or for the last that a thread got to. Instructions without a value, or of which no value is used, are
 * shown before they are executed. Handles and pointers have no values. The device needs vertexPipelineStoresAndAtomics
 * and fragmentStoresAndAtomics for these stages. */
struct dxs_print {
    enum dxs_print_to to;
    struct dxs_place buffer; /* a storage buffer that nothing else is bound to */
    uint32_t thread[3];      /* whose values, see dxs_printed.thread; DXS_NOWHERE: all */
    uint32_t range_count;    /* 0: all instructions */
    struct dxs_print_range ranges[DXS_PRINT_RANGES];
};

/* The register that the application has chosen for NVIDIA's extensions of HLSL: docs/guides/vendor-extensions.md. No
 * resource is bound there. (That of AMD's is reserved, and always known.) */
struct dxs_nvapi {
    bool enabled;
    uint32_t register_number, space; /* of the UAV */
};

/* The buffer holds the number of records that there were to be, a word that starts as 0, then as many as fit, in
 * the order in which they were begun. A thread's are in the order of its instructions. */
struct dxs_printed {
    uint32_t hash[2];   /* dxs_options.shader_hash, low word first */
    uint32_t thread[3]; /* SV_DispatchThreadID, or DispatchRaysIndex; x and y of the pixel; VertexIndex, InstanceIndex;
                           hull and geometry shaders: SV_PrimitiveID, control point or instance; domain shaders:
                           SV_PrimitiveID, bits of the first two coordinates */
    uint32_t function, instruction;
    uint32_t component; /* number of the scalar in the value */
    uint32_t type;     /* enum dxs_component_type: I1, unsigned integers and floats of 16 to 64 bits; INVALID: no value,
                          the thread got here */
    uint32_t value[2]; /* low word first */
};

enum dxs_view_source { /* of the number of the view instance, which is SV_ViewID */
    DXS_VIEW_IS_INDEX, /* multiview: ViewIndex is it */
    DXS_VIEW_OF_INDEX, /* multiview: that of the view with ViewIndex n stands in bits 2n and 2n + 1 of the
                          specialization constant of id `map_id` */
    DXS_VIEW_FROM_WORD /* a draw for each view instance: `word` has its number in bits 0 to 7, what is added to the
                          viewport in bits 8 to 15, to the render target array index in bits 16 to 31 */
};

/* Direct3D draws up to four view instances at once, each into its own slice of the render target array, through its own
 * viewport. */
struct dxs_view_instancing {
    enum dxs_view_source source;
    uint32_t map_id;
    struct dxs_heap_bound word; /* where it is found, as a heap's size is: a constant, or in push constants or a uniform
                                   buffer */

    /* The last stage before rasterization adds these to SV_ViewportArrayIndex and SV_RenderTargetArrayIndex, or gives
     * them where the shader has none (mesh shaders must have them). With multiview, Vulkan sees to the latter, and byte
     * n of the specialization constant of id `viewports_id` is the viewport of view instance n. */
    bool adds_viewport, adds_target_array_index;
    uint32_t viewports_id;
};

/* What Direct3D's pipeline state says about a shader, and SPIR-V has to know. All 0: nothing that changes the shader.
 */
struct dxs_pipeline_state {
    /* Samples of a pixel of the render targets, as pixel shaders ask for them, 1 to 16. 0: what the pipeline sets the
     * specialization constant of id `rasterizer_samples_id` to, which is 1 by default. */
    uint32_t rasterizer_samples, rasterizer_samples_id;

    /* Of each render target, the component of the shader's color that goes to its red, green, blue, alpha: 0 to 3, each
     * once. All 0: they stay where they are. */
    uint8_t target_swizzles[8][4];

    float max_tessellation_factor; /* hull shaders: factors above it become it; 0: they stay as they are */

    /* Positions are Invariant: pipelines whose shaders compute them by the same instructions give the same, as passes
     * that draw the same geometry again, and compare depths for equality, expect. */
    bool invariant_position;

    uint32_t lane_count; /* what WaveGetLaneCount gives, of pipelines that demand a subgroup size; 0: SubgroupSize */

    struct dxs_view_instancing views;
    uint32_t reserved[11];
};

enum dxs_selection_hint {
    DXS_SELECTION_AS_WRITTEN, /* [flatten] and [branch] of HLSL */
    DXS_SELECTION_FREE,       /* the device chooses */
    DXS_SELECTION_FLATTEN,
    DXS_SELECTION_BRANCH
};

enum dxs_loop_hint {
    DXS_LOOP_AS_WRITTEN, /* [unroll] and [loop] of HLSL */
    DXS_LOOP_FREE,
    DXS_LOOP_UNROLL,
    DXS_LOOP_KEEP
};

/* For shaders that rely on what Direct3D does not promise, and devices that do not do what they promise. All 0: none.
 */
struct dxs_workarounds {
    bool all_precise;         /* arithmetic on floats as if HLSL said `precise` of all: nothing is fused or reordered */
    bool fused_precise_mad;   /* mad() rounds once where it is precise, too */
    bool full_min_precision;  /* min-precision types that are 32 bits wide use them all: nothing is RelaxedPrecision */
    bool finite_rsqrt;        /* rsqrt() gives no infinity and no NaN, but the largest number */
    bool zero_undefined;      /* values that the shader leaves undefined are 0 */
    bool device_barriers;     /* barriers order accesses to UAVs for the whole device, not only for the group */
    bool non_uniform_indices; /* indices of descriptors that are not constant count as NonUniformResourceIndex */
    bool group_bounds_lanes;  /* WaveGetLaneCount is no larger than the thread group, if that is a power of two */
    bool ignore_shading_rate; /* SV_ShadingRate of vertices and primitives is not written. (That of domain shaders
                                 never is: Vulkan has no such output there.) */
    bool no_primitive_culling; /* the device lacks rayTraversalPrimitiveCulling: flags of rays that are not constants
                                  skip neither all triangles nor all procedural primitives */
    bool bounded_indices; /* indices beyond arrays in variables (local, constant, of the thread group) are those of the
                             last element, instead of undefined */
    bool zero_inactive_lanes; /* shaders with thread groups: lanes of a quad that are not active read as 0 */
    bool exits_in_loops; /* code that a loop is left for, and that only returns, stays in the loop where it looks at
                            other lanes: lanes of one trip run it together, not all that leave (cfg/README.md) */
    bool bounded_constants;   /* constant buffers at device addresses: rows beyond 4,096 are 0 */
    bool cubes_of_8_texels; /* cubes are sampled, at a level that the shader gives, at levels of 8 x 8 texels and up */
    bool checked_mesh_counts; /* mesh shaders that set more vertices or primitives than they declare set 0 of both */
    /* Pixel shaders: SampleGrad with derivatives of the coordinates, all times one factor, becomes SampleBias by the
     * factor's logarithm, which takes less time and filters alike. The second: with one factor for x and another for y,
     * too, of which the smaller one counts, which looks sharper. */
    bool gradients_as_bias, uneven_gradients_as_bias;
    bool reserved[38];
    enum dxs_selection_hint selections;
    enum dxs_loop_hint loops;
};

/* Results that Direct3D defines and SPIR-V leaves to the device. Most devices give them all the same; these options
 * have the shader compute them, at the cost that docs/reference/semantics.md tells. dxs_options.exact turns on all.
 */
struct dxs_guarantees {
    bool float_to_integer;   /* numbers out of range become the nearest integer, NaN becomes 0 */
    bool integer_division;   /* by 0: quotient and remainder have all bits set; smallest / -1 is the smallest */
    bool shift_counts;       /* only the low bits count: 5 of a shift of 32 bits */
    bool nan_operands;       /* min, max: the other operand; saturate: 0. Costs nothing with features.float_controls2 */
    bool half_truncation;    /* f32tof16 rounds towards zero */
    bool fraction_below_one; /* frac() of tiny negative numbers is below 1 */
    bool sine_range;         /* sin, cos: error below 0.0008 between -100 pi and 100 pi, too */
    bool groupshared_bounds; /* beyond groupshared arrays: loads give 0, stores and atomics have no effect */
    bool zeroed_memory;      /* variables that nothing was stored in hold 0: of the thread; of the group if features.
                                zero_initialize_workgroup_memory. So are values that the shader leaves undefined */
    bool buffer_places; /* raw and structured buffers: what lies 4 GiB or farther behind their start does not exist,
                           while devices find it by the low 32 bits of its place, among the first elements */
    bool constant_rows; /* constant buffers that are indexed: rows behind those that the shader declares are what the
                           descriptor has there, and 0 behind it */
    bool reserved[21];
};

typedef struct dxs_layout dxs_layout; /* dxs_layout.h */

/* The control flow of a function, as it was read and structured: dxs_graph_show_function (dxs_graph.h) shows it. */
typedef struct dxs_control_flow dxs_control_flow;

struct dxs_options {
    size_t struct_size; /* dxs_default_options sets it */

    /* Where resources are. */
    const struct dxs_layout *layout;   /* made of a root signature (dxs_layout.h); NULL: the default layout */
    struct dxs_binding_model model;    /* ignored if there is a layout, which has its own */
    struct dxs_register_shifts shifts; /* of the default layout: set = register space, binding = register + shift */
    uint32_t node_dispatch; /* work graph nodes: the byte of the push constants at which the device address of the
                               struct dxs_node_dispatch is; a multiple of 4. No root data may lie there */

    /* NULL: as the layout says. Fills in `binding`, which holds what the layout says on entry; false refuses the
     * resource, and the conversion ends with DXS_NO_MAPPING. */
    bool (*map_resource)(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding);

    /* NULL: Direct3D's registers, which both sides of an interface agree on. Fills in `location`, which holds that on
     * entry; false refuses the element, and the conversion ends with DXS_NO_MAPPING. */
    bool (*map_location)(void *user, const struct dxs_location_request *request, struct dxs_location *location);
    void *map_user; /* of both mappings */

    /* What the shader runs on and in. */
    struct dxs_features features;
    struct dxs_pipeline_state pipeline;
    struct dxs_workarounds workarounds;
    struct dxs_nvapi nvapi;
    bool exact_raw_bounds; /* raw buffers that end within 16 bytes are exact to the word, as vectors in them are not
                              unless features.per_component_robustness says so: their words are moved one by one */

    /* What stands in the result for people. */
    bool debug_info;      /* OpName, OpLine and OpSource where the module has them */
    bool debug_variables; /* implies debug_info, as NonSemantic.Shader.DebugInfo.100: for debuggers of source code, with
                             scopes, inlined calls, types, variables and their values. Needs
                             VK_KHR_shader_non_semantic_info */
    bool structured_names; /* OpName for resources and entry variables */
    bool exact;            /* all of `guarantees`, exact_raw_bounds, workarounds.bounded_indices */
    bool reserved[3];
    uint64_t shader_hash; /* the name of the shader, of the caller's choice (dxs_identity.hash): reports of
                             dxs_descriptor_qa give it, and the SPIR-V says "HASH.dxil" in an OpSource, HASH in 16
                             hexadecimal digits. 0: none */
    struct dxs_print print;

    /* NULL: nobody looks. Called for each function that is converted; `function` and `flow` are valid during the call.
     */
    void (*show_control_flow)(void *user, const char *function, const dxs_control_flow *flow);
    void *show_user;

    struct dxs_limits limits; /* of one conversion; of texts (dxs_inspect.h) the memory */
    struct dxs_guarantees guarantees;

    const char *source_name; /* what the OpSource says in place of "HASH.dxil"; NULL: that */
};

/* What dxs_default_options calls, which is compiled with the caller: `size` bytes are written. */
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
