/* dxs_exec: a CPU interpreter for compute and graphics shaders in DXIL. It executes the module's instructions directly;
 * no SPIR-V is involved. For tests and for debugging shaders; it is not fast. Link the library dxs_exec in addition to
 * dxs.
 *
 *     dxs_executor *executor = dxs_executor_create(module, entry, NULL);
 *     struct dxs_exec_resource buffer = {.resource_class = DXS_EXEC_CLASS_UAV, .data = words, .size = sizeof words};
 *     const uint32_t groups[3] = {4, 1, 1};
 *     if (dxs_executor_bind(executor, &buffer) != DXS_RESULT_OK ||
 *         dxs_executor_dispatch(executor, groups) != DXS_RESULT_OK)
 *         puts(dxs_executor_error(executor)->message);
 *     dxs_executor_destroy(executor);
 */
#ifndef DXS_EXEC_H
#define DXS_EXEC_H

#include "dxs.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct dxs_executor dxs_executor;

/* ---- Resources --------------------------------------------------------------------------------------------------- */

enum dxs_exec_class DXS_ENUM { /* the first four are enum dxs_resource_class */
    DXS_EXEC_CLASS_SRV,
    DXS_EXEC_CLASS_UAV,
    DXS_EXEC_CLASS_CBV,
    DXS_EXEC_CLASS_SAMPLER,
    DXS_EXEC_CLASS_RESOURCE_HEAP, /* a descriptor in the heap; `number` is its index. Likewise for the sampler heap */
    DXS_EXEC_CLASS_SAMPLER_HEAP
};

enum dxs_exec_component DXS_ENUM {
    DXS_EXEC_COMPONENT_FLOAT,
    DXS_EXEC_COMPONENT_UINT,
    DXS_EXEC_COMPONENT_SINT,
    DXS_EXEC_COMPONENT_UNORM,
    DXS_EXEC_COMPONENT_SNORM
};

/* Memory layout of a texel: consecutive little-endian components. */
struct dxs_exec_format {
    enum dxs_exec_component component;
    uint32_t bits;  /* of a component: 8, 16, 32, 64 (integers only) */
    uint32_t count; /* components, 1 to 4 */
};

/* Converts four 32-bit components (floats or integers) to one texel, as a shader's store or a render target does. */
DXS_API void dxs_exec_encode_texel(const struct dxs_exec_format *format, const uint32_t words[4], void *texel);

enum dxs_exec_address DXS_ENUM {
    DXS_EXEC_ADDRESS_WRAP,
    DXS_EXEC_ADDRESS_MIRROR,
    DXS_EXEC_ADDRESS_CLAMP,
    DXS_EXEC_ADDRESS_BORDER,
    DXS_EXEC_ADDRESS_MIRROR_ONCE
};

enum dxs_exec_compare DXS_ENUM {
    DXS_EXEC_COMPARE_NEVER,
    DXS_EXEC_COMPARE_LESS,
    DXS_EXEC_COMPARE_EQUAL,
    DXS_EXEC_COMPARE_LESS_EQUAL,
    DXS_EXEC_COMPARE_GREATER,
    DXS_EXEC_COMPARE_NOT_EQUAL,
    DXS_EXEC_COMPARE_GREATER_EQUAL,
    DXS_EXEC_COMPARE_ALWAYS
};

enum dxs_exec_filter DXS_ENUM {
    DXS_EXEC_FILTER_POINT,
    DXS_EXEC_FILTER_LINEAR
};

struct dxs_exec_sampler {
    enum dxs_exec_filter minify, magnify; /* within a mip level */
    enum dxs_exec_filter mip;             /* between mip levels */
    enum dxs_exec_address address[3];     /* along u, v, w */
    float border[4];
    enum dxs_exec_compare compare; /* comparison samplers */
    float level_bias;              /* added to the level of detail */
    float min_level;               /* lower clamp of the level of detail */
    float max_level;               /* upper clamp, if limits_levels */
    bool limits_levels;
    bool is_anisotropic; /* up to 16 samples. Supported by sampler feedback, by CalculateLevelOfDetail and where the
                            level is explicit; DXS_RESULT_UNSUPPORTED for other samples, whose level comes from
                            derivatives */
    uint32_t reserved[8];
};

/* The scene of an acceleration structure. Facing, opacity, masks and culling follow Direct3D. */
enum dxs_exec_instance_flag DXS_ENUM {            /* numbers of D3D12_RAYTRACING_INSTANCE_FLAGS */
    DXS_EXEC_INSTANCE_FLAG_BOTH_SIDES = 1,        /* no face culling */
    DXS_EXEC_INSTANCE_FLAG_COUNTER_CLOCKWISE = 2, /* front faces are counter-clockwise */
    DXS_EXEC_INSTANCE_FLAG_OPAQUE = 4,            /* overrides is_opaque of the geometries */
    DXS_EXEC_INSTANCE_FLAG_NON_OPAQUE = 8         /* likewise */
};

struct dxs_exec_geometry {
    const float *vertices; /* x, y, z. Triangles: three vertices each; boxes: minimum and maximum corner */
    uint32_t count;        /* triangles or boxes */
    bool is_boxes, is_opaque;
    uint64_t reserved[2];
};

struct dxs_exec_instance {
    const struct dxs_exec_geometry *geometries;
    uint32_t geometry_count;
    float to_world[3][4];      /* object to world; row-major */
    uint32_t id, contribution; /* InstanceID(), InstanceContributionToHitGroupIndex */
    uint32_t mask;
    uint32_t flags; /* enum dxs_exec_instance_flag */
    uint32_t reserved[4];
};

struct dxs_exec_scene {
    const struct dxs_exec_instance *instances;
    uint32_t instance_count;
    uint64_t reserved[2];
};

/* The type by which the shader accesses a descriptor of the resource heap (DXIL's annotateHandle). */
struct dxs_exec_heap_view {
    enum dxs_resource_kind kind;
    bool is_writable;                       /* UAV */
    enum dxs_component_type component_type; /* typed buffers, textures */
    uint32_t stride;                        /* structured buffers */
};

enum dxs_exec_descriptor DXS_ENUM { /* bits */
    DXS_EXEC_DESCRIPTOR_SRV = 1,
    DXS_EXEC_DESCRIPTOR_UAV = 2,
    DXS_EXEC_DESCRIPTOR_CBV = 4
};

/* One resource. The memory belongs to the caller, and must outlive the executor; the shader reads and writes it
 * directly. Texels of a texture are ordered by mip level, layer, slice, row, column and sample, the sample varying
 * fastest, without padding. A cube has six layers. */
struct dxs_exec_resource {
    enum dxs_exec_class resource_class;
    uint32_t space, number; /* as in register(t<number>, space<space>) */
    void *data;
    size_t size;                                          /* bytes */
    struct dxs_exec_format format;                        /* typed buffers, textures */
    uint32_t width, height, depth, mips, layers, samples; /* textures; 0 counts as 1 */
    uint32_t *counter;                                    /* append, consume and counter buffers; else NULL */
    bool is_unmapped; /* a tile without memory: reads give 0, CheckAccessFullyMapped gives false, writes are dropped */
    bool is_every_element; /* bound to `number` and all higher registers of the space */
    struct dxs_exec_sampler sampler;
    const struct dxs_exec_scene *scene; /* acceleration structures; must outlive the executor */
    /* Resource heap: only accesses of this type find the resource; DXS_RESOURCE_KIND_INVALID: all do. One index may
     * hold a resource per type, as Vulkan heaps with one array per descriptor type do. */
    struct dxs_exec_heap_view heap_view;
    /* Resource heap, if heap_view has no kind: a set of enum dxs_exec_descriptor. An access finds the resource if the
     * set has the access's descriptor and the resource has the access's form: texture (width > 0), typed buffer
     * (format, no width), scene, or bytes. 0: all accesses find it. */
    uint32_t descriptors;
    uint32_t reserved[15];
};

/* ---- Execution --------------------------------------------------------------------------------------------------- */

/* One executed instruction of the traced thread. Valid during the callback only. */
struct dxs_exec_trace {
    const char *function;
    uint32_t block, instruction; /* index of the block; number of the instruction, as in dxs_error */
    uint32_t line;               /* source line; 0: unknown */
    const char *operation;       /* LLVM opcode or DXIL operation: "add", "RawBufferLoad" */
    const char *result;          /* as text; "": no result */
    uint32_t function_index;     /* in the module */
};
typedef void (*dxs_exec_trace_callback)(void *user, const struct dxs_exec_trace *trace);

/* Vulkan allows a range of results for some instructions: filtered samples, levels of detail, derivatives. A run can
 * move one such instruction, in all threads, to an end of its range (Vulkan, "Image Operations": "Texel Filtering",
 * "Scale Factor Operation", "LOD Operation"; "Shaders": "Derivative Operations"). Compare one such run per instruction,
 * component and direction with an unvaried run: that shows how much the shader's results may differ between devices. */
struct dxs_exec_variation {
    uint32_t subtexel_bits, level_bits; /* subTexelPrecisionBits and mipmapPrecisionBits of the device */
    uint32_t varied;    /* number of the instruction, from 1 to dxs_executor_variations, in module order; 0: none */
    uint32_t component; /* of the result, 0 to 3. Operations that select texels without filtering: 0 to 2 moves the
                           coordinate along that axis, 3 moves the level. Long vectors: components n, n + 4, ... */
    bool upwards;       /* to the upper end of the range; else to the lower */
    uint32_t reserved;
};

struct dxs_exec_options {
    size_t struct_size;  /* dxs_default_exec_options sets it */
    uint32_t wave_size;  /* a power of two, 4 to 128; the shader's [WaveSize] overrides it */
    uint64_t step_limit; /* instructions per run. One counts once for all lanes of a wave, and several times if
                            it takes more time than most: 64 scalars or more, filtered textures,
                            prefixes of lanes, primitives that a ray meets, large memory of threads */
    size_t memory_limit; /* bytes of working memory */
    dxs_exec_trace_callback trace; /* NULL: none */
    void *trace_user;
    /* compute, mesh, amplification: SV_DispatchThreadID; vertex: vertex, instance, 0; pixel: x, y, triangle; hull:
     * patch, control point, 0; domain: patch, point, 0; geometry: primitive, instance, 0 */
    uint32_t traced_thread[3];
    bool reversed;           /* groups, waves and lanes run in descending order */
    uint64_t undefined_bits; /* bit pattern of undefined values and of uninitialized memory */
    struct dxs_exec_variation variation;
    bool flushes_denormals; /* denormals become 0; 32-bit ones not if the shader preserves them */
    bool linear_lane_order; /* lane = SV_GroupIndex % wave_size; else quads are 2 x 2 threads if the group's size allows
                               it. No effect on shaders of SM 6.6 and later that use quads or derivatives */
    bool serialized_lanes;  /* each lane runs to its end before the next one starts. No effect on shaders with wave
                               operations, derivatives, samples or barriers */
    bool keeps_denormals;   /* 32-bit denormals stay, unless flushes_denormals, even if the shader flushes them */
    uint32_t rounding; /* not 0: a seed. Inexact floating-point results move up or down by about the error that Vulkan
                          allows; out-of-range float-to-integer conversions and divisions by 0 give arbitrary values,
                          and NaNs have arbitrary signs and payloads */
};
/* Writes the defaults into the first `size` bytes. Call dxs_default_exec_options, which passes the caller's size. */
DXS_API void dxs_exec_options_init(struct dxs_exec_options *options, size_t size);
static inline struct dxs_exec_options dxs_default_exec_options(void)
{
    struct dxs_exec_options options;
    dxs_exec_options_init(&options, sizeof options);
    return options;
}

/* An executor for one entry point of a parsed module. The module must outlive it. `options` NULL: the defaults. NULL if
 * out of memory; wrong arguments are errors of the first run. */
DXS_API dxs_executor *dxs_executor_create(const dxs_module *module, uint32_t entry,
                                          const struct dxs_exec_options *options);
DXS_API void dxs_executor_destroy(dxs_executor *executor); /* NULL is allowed */

/* Binds a resource, or replaces the one of the same class, space, number and heap view. The structure is copied; the
 * memory is not. Errors: DXS_RESULT_INVALID_ARGUMENT, DXS_RESULT_LIMIT_EXCEEDED (65,534 resources),
 * DXS_RESULT_OUT_OF_MEMORY. */
DXS_API enum dxs_result dxs_executor_bind(dxs_executor *executor, const struct dxs_exec_resource *resource);

/* Runs groups[0] x groups[1] x groups[2] thread groups, one after the other. Errors: DXS_RESULT_UNSUPPORTED (valid DXIL
 * that the executor cannot run), DXS_RESULT_LIMIT_EXCEEDED (step_limit, memory_limit), DXS_RESULT_NO_MAPPING (a
 * resource is not bound), DXS_RESULT_INVALID_ARGUMENT, DXS_RESULT_INVALID_MODULE, DXS_RESULT_OUT_OF_MEMORY. */
DXS_API enum dxs_result dxs_executor_dispatch(dxs_executor *executor, const uint32_t groups[3]);

/* ---- Vertex and pixel shaders ------------------------------------------------------------------------------------ */

/* Values of one row of a signature element, for example TEXCOORD2. Each vertex or sample has four 32-bit words;
 * components that the element lacks are ignored. Floats and integers are 32 bits wide here, even if the shader uses
 * 16-bit types. The memory belongs to the caller. */
struct dxs_exec_values {
    const char *semantic; /* without index: "TEXCOORD", "SV_Target"; case-insensitive */
    uint32_t index;       /* 2 of TEXCOORD2 */
    uint32_t *words;      /* inputs are only read */
    size_t count;         /* vertices or samples: words / 4 */
    bool per_instance;    /* inputs of vertex shaders: one value per instance, not per vertex */
    uint64_t reserved[2];
};

/* A draw that runs a vertex shader.
 *
 *     vertex   = invocation % vertex_count, instance = invocation / vertex_count
 *     index    = indices ? indices[vertex] : vertex
 *     input    = words[4 * (per_instance ? instance + start_instance : index + start_vertex)]; 0 beyond `count`
 *     output   = words[4 * invocation]
 *
 * SV_VertexID (= index) and SV_InstanceID (= instance) have these values unless `inputs` gives others. As in Direct3D,
 * they do not include the start. All other inputs that the shader reads must be given. */
struct dxs_exec_vertices {
    uint32_t vertex_count, instance_count; /* instance_count 0 means 1 */
    uint32_t start_vertex, start_instance;
    const uint32_t *indices; /* vertex_count of them; NULL: not indexed */
    uint32_t view_id;
    const struct dxs_exec_values *inputs, *outputs; /* outputs: the wanted ones */
    uint32_t input_count, output_count;
    uint64_t reserved[4];
};

/* A draw of triangles that runs a pixel shader, without depth test and without blending. Triangles are drawn in order.
 *
 * Inputs have three values per triangle, one per vertex. Inputs that are not interpolated take the first one.
 * SV_Position is in clip space, as a vertex shader writes it. If it is not given, every triangle covers the whole
 * target, and its vertices are the target's top left, top right and bottom left corners. SV_ClipDistance and
 * SV_CullDistance clip and cull as in Direct3D. Other system values that the pipeline generates, for example
 * SV_IsFrontFace and SV_PrimitiveID, are generated unless they are given.
 *
 * Outputs have one value per sample, ordered by row, column and sample, from the top left. They are SV_Target,
 * SV_StencilRef, SV_Coverage and SV_Depth; SV_Depth is the triangle's depth if the shader does not write it. Samples
 * that are not covered, or that the shader discards, keep their values. */
struct dxs_exec_pixels {
    uint32_t width, height, triangle_count; /* pixels; triangle_count 0 means 1 */
    uint32_t samples;                       /* per pixel: 1, 2, 4, 8 or 16, in Direct3D's standard pattern; 0 means 1 */
    const uint8_t *covered;                 /* by sample: 0 masks the sample out; NULL: none is masked out */
    uint8_t *written;                       /* by sample: set to 1 where the draw writes; NULL: not wanted */
    bool front_is_counter_clockwise;        /* on the target */
    bool is_conservative; /* conservative rasterization: a pixel touched by a triangle is fully covered */
    uint32_t view_id;
    const struct dxs_exec_values *inputs, *outputs; /* outputs: the wanted ones */
    uint32_t input_count, output_count;
    uint64_t reserved[4];
};

/* Run a draw. Errors: as dxs_executor_dispatch; DXS_RESULT_INVALID_ARGUMENT also if the shader lacks a given input or
 * output or if there are too few values; DXS_RESULT_NO_MAPPING also if the shader reads an input that is not given. */
DXS_API enum dxs_result dxs_executor_run_vertices(dxs_executor *executor, const struct dxs_exec_vertices *vertices);
DXS_API enum dxs_result dxs_executor_run_pixels(dxs_executor *executor, const struct dxs_exec_pixels *pixels);

/* ---- Hull, domain and geometry shaders --------------------------------------------------------------------------- */

/* Each of these runs executes one stage. There is no tessellator and no assembly of primitives: the caller passes what
 * a stage gives to the next one. Values of vertices are ordered by primitive: those of primitive p begin at p *
 * (vertices per primitive). SV_PrimitiveID is p. */

/* Patches of a hull shader: dxs_entry.input_control_points values each. First all control points are computed, then the
 * patch constants. */
struct dxs_exec_patches {
    uint32_t patch_count;
    uint32_t view_id;
    const struct dxs_exec_values *inputs;
    const struct dxs_exec_values *outputs;   /* the wanted ones; dxs_entry.output_control_points values per patch */
    const struct dxs_exec_values *constants; /* the wanted ones, SV_TessFactor for example; a value per patch */
    uint32_t input_count, output_count, constant_count;
    uint64_t reserved[4];
};

/* Points of a domain shader. Point i lies in patch patches[i]. */
struct dxs_exec_points {
    uint32_t point_count;
    const float (*locations)[3]; /* SV_DomainLocation */
    const uint32_t *patches;
    uint32_t patch_count;
    uint32_t view_id;
    const struct dxs_exec_values *inputs;    /* dxs_entry.input_control_points values per patch */
    const struct dxs_exec_values *constants; /* a value per patch */
    const struct dxs_exec_values *outputs;   /* the wanted ones; a value per point */
    uint32_t input_count, constant_count, output_count;
    uint64_t reserved[4];
};

/* What a geometry shader emits to one stream: primitive after primitive, instance after instance. */
struct dxs_exec_stream {
    const struct dxs_exec_values *outputs; /* the wanted ones */
    uint32_t output_count;
    uint8_t *ends;       /* by vertex: 1 where its strip ends, else 0; NULL: not wanted */
    size_t capacity;     /* vertices that the memory has room for */
    size_t vertex_count; /* result */
    uint64_t reserved[4];
};

/* Primitives of a geometry shader. */
struct dxs_exec_primitives {
    uint32_t primitive_count;
    uint32_t view_id;
    const struct dxs_exec_values *inputs; /* dxs_exec_input_vertices values per primitive */
    uint32_t input_count;
    struct dxs_exec_stream *streams; /* four; those that the shader lacks are not used */
    uint64_t reserved[4];
};

/* Vertices of an input primitive of a geometry shader: 1 to 6, or the control points of a patch. 0: another stage. */
DXS_API uint32_t dxs_exec_input_vertices(const struct dxs_entry *entry);

/* Run a stage. Errors: as dxs_executor_run_vertices; DXS_RESULT_INVALID_ARGUMENT also if a stream lacks room. */
DXS_API enum dxs_result dxs_executor_run_patches(dxs_executor *executor, const struct dxs_exec_patches *patches);
DXS_API enum dxs_result dxs_executor_run_points(dxs_executor *executor, const struct dxs_exec_points *points);
DXS_API enum dxs_result dxs_executor_run_primitives(dxs_executor *executor,
                                                    const struct dxs_exec_primitives *primitives);

/* ---- Mesh and amplification shaders ------------------------------------------------------------------------------ */

/* Groups are numbered x + groups[0] * (y + groups[1] * z). What group g leaves begins
 *
 *     vertices     at g * dxs_entry.max_vertices
 *     primitives   at g * dxs_entry.max_primitives; their indices at 3 times that, lines use two of three
 *
 * Beyond the counts that the group sets, nothing is written. */
struct dxs_exec_meshes {
    uint32_t groups[3];
    uint32_t view_id;
    const void *payload; /* of the amplification shader's group, as it stands in memory; reads beyond it give 0 */
    size_t payload_size;
    const struct dxs_exec_values *vertices, *primitives; /* the wanted outputs */
    uint32_t vertex_output_count, primitive_output_count;
    uint32_t *indices;     /* NULL: not wanted */
    uint32_t (*counts)[2]; /* by group: vertices, primitives */
    uint64_t reserved[4];
};

struct dxs_exec_amplification {
    uint32_t groups[3];
    uint32_t view_id;
    uint32_t (*dispatches)[3]; /* by group: what it passes to DispatchMesh; 0 without a call */
    uint8_t *payloads;         /* by group: dxs_entry.payload_size bytes; NULL: not wanted */
    uint64_t reserved[4];
};

DXS_API enum dxs_result dxs_executor_run_meshes(dxs_executor *executor, const struct dxs_exec_meshes *meshes);
DXS_API enum dxs_result dxs_executor_run_amplification(dxs_executor *executor,
                                                       const struct dxs_exec_amplification *amplification);

/* Lanes per wave: options.wave_size, or the shader's [WaveSize]. 0: not a power of two from 4 to 128. */
DXS_API uint32_t dxs_executor_wave_size(const dxs_executor *executor);

/* Accesses of the last run whose results differ between devices: out of the bounds of an array variable, of a signature
 * element or of a structured buffer's element, and misaligned accesses of buffers. The executor itself stays in bounds:
 * it reads 0 or another element of the buffer. */
DXS_API uint64_t dxs_executor_out_of_bounds(const dxs_executor *executor);

/* Instructions of the module with a range of allowed results (struct dxs_exec_variation). 0 if nothing was parsed. */
DXS_API uint32_t dxs_executor_variations(const dxs_executor *executor);

/* The error of the last call with this executor. Never NULL; valid until the next call. */
DXS_API const struct dxs_error *dxs_executor_error(const dxs_executor *executor);

#ifdef __cplusplus
}
#endif

#endif
