/* dxs_exec: runs the compute, vertex and pixel shaders of a DXIL module on the CPU, one instruction after the other,
 * without translating them. Meant for tests and for debugging shaders, not for speed. Link the library dxs_exec besides
 * dxs.
 *
 *     dxs_executor *executor = dxs_executor_create(module, entry, NULL);
 *     struct dxs_exec_resource buffer = {.resource_class = DXS_EXEC_UAV, .data = words, .size = sizeof words};
 *     const uint32_t groups[3] = {4, 1, 1};
 *     if (dxs_executor_bind(executor, &buffer) != DXS_OK || dxs_executor_dispatch(executor, groups) != DXS_OK)
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

enum dxs_exec_class { /* the first four are enum dxs_resource_class */
    DXS_EXEC_SRV,
    DXS_EXEC_UAV,
    DXS_EXEC_CBV,
    DXS_EXEC_SAMPLER,
    DXS_EXEC_RESOURCE_HEAP, /* a place of the resource heap: `number` is the index */
    DXS_EXEC_SAMPLER_HEAP
};

enum dxs_exec_component {
    DXS_EXEC_FLOAT,
    DXS_EXEC_UINT,
    DXS_EXEC_SINT,
    DXS_EXEC_UNORM,
    DXS_EXEC_SNORM
};

/* How a texel lies in memory: components one behind the other, little-endian. */
struct dxs_exec_format {
    enum dxs_exec_component component;
    uint32_t bits;  /* of a component: 8, 16, 32, 64 (integers only) */
    uint32_t count; /* components, 1 to 4 */
};

/* One texel of this format, as stores of shaders and writes to render targets leave it, from four words: floats of 32
 * bits, or integers. */
DXS_API void dxs_exec_encode_texel(const struct dxs_exec_format *format, const uint32_t words[4], void *texel);

enum dxs_exec_address {
    DXS_EXEC_WRAP,
    DXS_EXEC_MIRROR,
    DXS_EXEC_CLAMP,
    DXS_EXEC_BORDER,
    DXS_EXEC_MIRROR_ONCE
};

enum dxs_exec_compare {
    DXS_EXEC_NEVER,
    DXS_EXEC_LESS,
    DXS_EXEC_EQUAL,
    DXS_EXEC_LESS_EQUAL,
    DXS_EXEC_GREATER,
    DXS_EXEC_NOT_EQUAL,
    DXS_EXEC_GREATER_EQUAL,
    DXS_EXEC_ALWAYS
};

enum dxs_exec_filter {
    DXS_EXEC_POINT,
    DXS_EXEC_LINEAR
};

struct dxs_exec_sampler {
    enum dxs_exec_filter minify, magnify; /* within a mip level: where texels are smaller or larger than pixels */
    enum dxs_exec_filter mip;             /* between levels */
    enum dxs_exec_address address[3];     /* along u, v, w */
    float border[4];
    enum dxs_exec_compare compare; /* of comparison samplers */
    float level_bias;              /* mip levels */
    float min_level;               /* the largest level that is used */
    float max_level;               /* the smallest level that is used, if it limits_levels */
    bool limits_levels;
    bool is_anisotropic; /* a linear filter of up to 16 samples. Known to feedback and CalculateLevelOfDetail; what else
                            takes the level from derivatives is refused */
};

/* What rays may meet. Where geometry or an instance faces, is opaque or hidden is as in Direct3D, and these flags are
 * Direct3D's of instances. */
enum {
    DXS_EXEC_INSTANCE_BOTH_SIDES = 1,        /* no side of a triangle is culled */
    DXS_EXEC_INSTANCE_COUNTER_CLOCKWISE = 2, /* is how front sides turn */
    DXS_EXEC_INSTANCE_OPAQUE = 4,            /* all geometry of it, whatever its own flag */
    DXS_EXEC_INSTANCE_NON_OPAQUE = 8
};

struct dxs_exec_geometry {
    const float *vertices; /* of each triangle three of x, y, z; of each box its least and its greatest corner */
    uint32_t count;        /* triangles or boxes */
    bool is_boxes, is_opaque;
};

struct dxs_exec_instance {
    const struct dxs_exec_geometry *geometries;
    uint32_t geometry_count;
    float to_world[3][4];      /* rows */
    uint32_t id, contribution; /* InstanceID, InstanceContributionToHitGroupIndex */
    uint32_t mask, flags;
};

struct dxs_exec_scene {
    const struct dxs_exec_instance *instances;
    uint32_t instance_count;
};

/* What code takes a place of the resource heap for, as annotateHandle says it. */
struct dxs_exec_heap_view {
    enum dxs_resource_kind kind;
    bool is_writable;                       /* a UAV */
    enum dxs_component_type component_type; /* typed buffers, textures */
    uint32_t stride;                        /* structured buffers */
};

/* One resource. Memory stays the caller's and must live as long as the executor; the shader reads and writes it in
 * place. Texels of textures lie mip level after mip level; in each all layers; in each layer slices, rows, texels, and
 * of a multisampled texel all samples. Cubes are six layers. */
struct dxs_exec_resource {
    enum dxs_exec_class resource_class;
    uint32_t space, number; /* as in register(t<number>, space<space>) */
    void *data;
    size_t size;                                          /* bytes */
    struct dxs_exec_format format;                        /* typed buffers, textures */
    uint32_t width, height, depth, mips, layers, samples; /* textures; 0 counts as 1 */
    uint32_t *counter;                                    /* of append, consume and counted buffers, or NULL */
    bool is_unmapped; /* no memory is behind it: reads give 0, CheckAccessFullyMapped says so, writes are dropped */
    bool is_every_element; /* it stands at all registers from `number` on, as the one descriptor of an array does */
    struct dxs_exec_sampler sampler;
    const struct dxs_exec_scene *scene; /* of acceleration structures; the caller's like memory */
    /* Of places of the resource heap: who finds it there; without kind everybody. There may be several at one place,
     * for heaps that are an array for each type, as Vulkan's are. */
    struct dxs_exec_heap_view heap_view;
};

/* ---- Running ----------------------------------------------------------------------------------------------------- */

/* What one instruction gave one thread. Valid during the call only. */
struct dxs_exec_trace {
    const char *function;
    uint32_t block, instruction; /* numbers in the function */
    uint32_t line;               /* source line, 0 if not known */
    const char *operation;       /* "add", or "RawBufferLoad" */
    const char *result;          /* the value as text, "" if there is none */
};
typedef void (*dxs_exec_trace_callback)(void *user, const struct dxs_exec_trace *trace);

/* Some results are a device's choice within bounds: what filters give, levels of detail, coarse derivatives,
 * derivatives of minimum precision. A run moves one of them to an end of what Vulkan allows ("Texel Filtering", "Scale
 * Factor Operation" and "LOD Operation" of its chapter "Image Operations", "Derivative Operations" of "Shaders"), in
 * all threads. Runs for each show how far the shader's results may be from those of a run that moves none. */
struct dxs_exec_variation {
    uint32_t subtexel_bits, level_bits; /* a device's subTexelPrecisionBits and mipmapPrecisionBits */
    uint32_t varied;    /* the instruction: those with a choice count from 1, in the order of the module; 0: none */
    uint32_t component; /* of its result, 0 to 3. Where texels are only chosen: the axis along which the place moves; 3
                           moves the level */
    bool upwards;
    uint32_t reserved;
};

struct dxs_exec_options {
    size_t struct_size;            /* dxs_default_exec_options sets it */
    uint32_t wave_size;            /* 4 to 128, a power of two; where the shader demands another, that one is taken */
    uint64_t step_limit;           /* instructions of waves that one dispatch may take */
    size_t memory_limit;           /* bytes of working memory */
    dxs_exec_trace_callback trace; /* NULL: none */
    void *trace_user;
    uint32_t traced_thread[3]; /* SV_DispatchThreadID; vertex and instance, 0; x and y of the pixel, triangle */
    bool reversed;             /* groups, waves and lanes run in the opposite order, where their order is free */
    uint64_t undefined_bits;   /* what undefined values and memory that nobody wrote consist of */
    struct dxs_exec_variation variation;
    bool flushes_denormals; /* denormal floats count as zeros, those of 32 bits unless the function keeps them */
    bool linear_lane_order; /* threads fill waves by their flat ids, where groups could consist of quads of 2 x 2 too,
                        unless the shader looks at quads and is of SM 6.6 or later */
    bool serialized_lanes;  /* lanes run one after the other, if nothing that the shader does needs several */
    uint32_t rounding; /* not 0: what is not exact is off by about what Vulkan allows, up or down, as this seed says;
                          floats that no integer is near to become any */
};
/* What dxs_default_exec_options calls, which is compiled with the caller: `size` bytes are written. */
DXS_API void dxs_exec_options_init(struct dxs_exec_options *options, size_t size);
static inline struct dxs_exec_options dxs_default_exec_options(void)
{
    struct dxs_exec_options options;
    dxs_exec_options_init(&options, sizeof options);
    return options;
}

/* For one entry of a parsed module, which must outlive the executor. `options` may be NULL. NULL if out of memory. What
 * is wrong with the arguments is told by dxs_executor_dispatch. */
DXS_API dxs_executor *dxs_executor_create(const dxs_module *module, uint32_t entry,
                                          const struct dxs_exec_options *options);
DXS_API void dxs_executor_destroy(dxs_executor *executor); /* NULL is allowed */

/* Adds a resource, which is copied (its memory is not), or replaces the one of the same class, space, number and heap
 * view. */
DXS_API enum dxs_result dxs_executor_bind(dxs_executor *executor, const struct dxs_exec_resource *resource);

/* Runs that many thread groups, one after the other. Valid DXIL that this cannot run is DXS_UNSUPPORTED; a step or
 * memory limit passed is DXS_LIMIT_EXCEEDED; a resource that was not bound, DXS_NO_MAPPING. */
DXS_API enum dxs_result dxs_executor_dispatch(dxs_executor *executor, const uint32_t groups[3]);

/* ---- Vertices and pixels ----------------------------------------------------------------------------------------- */

/* Values of one row of a signature element, such as TEXCOORD2: four words of 32 bits for each vertex or pixel, of which
 * those count that the element has columns, from the first on. Floats are of 32 bits here and integers too, whatever
 * the shader makes of them. Memory is the caller's. */
struct dxs_exec_values {
    const char *semantic; /* without index: "TEXCOORD", "SV_Target"; upper and lower case are alike */
    uint32_t index;       /* 2 of TEXCOORD2 */
    uint32_t *words;      /* of inputs they are only read */
    size_t count;         /* for how many vertices or pixels there are values, four words each */
    bool per_instance;    /* inputs of vertex shaders: one for each instance */
};

/* Vertices that a draw runs the shader for. Invocation i is vertex i % vertex_count of instance i / vertex_count.
 * Inputs are those of vertex indices[i] + start_vertex, or of instance + start_instance; beyond `count` they are 0.
 * SV_VertexID and SV_InstanceID are made unless they are given (they do not count the start, in Direct3D), all other
 * inputs that the shader reads must be there. Outputs are written in order of invocations. */
struct dxs_exec_vertices {
    uint32_t vertex_count, instance_count; /* no instance_count counts as 1 */
    uint32_t start_vertex, start_instance;
    const uint32_t *indices; /* vertex_count of them; NULL: 0, 1, 2, ... */
    uint32_t view_id;
    const struct dxs_exec_values *inputs, *outputs; /* of outputs those that are wanted */
    uint32_t input_count, output_count;
};

/* Triangles that are drawn, one after the other, to render targets of width x height pixels, without depth test or
 * blending. Inputs hold three values for each triangle, the first of which is that of the triangle
 * where it is not interpolated. SV_Position among them is the place in clip space, as vertex shaders give it. Without
 * it each triangle's corners are the top left, top right and bottom left corner of the target, all of which it covers.
 * Where SV_ClipDistance is negative, nothing is drawn, and no triangle with an SV_CullDistance that is negative at all
 * of its vertices. What the pipeline makes, such as SV_IsFrontFace and SV_PrimitiveID, is made unless it is given.
 *
 * Outputs are samples: pixel by pixel, row by row from the top left, of each pixel all its samples. They are SV_Target,
 * SV_StencilRef, SV_Coverage, and SV_Depth, which is the triangle's if the shader does not write it. Samples that
 * nothing covers, or that the shader discards, are left as they are. */
struct dxs_exec_pixels {
    uint32_t width, height, triangle_count; /* no triangle_count counts as 1 */
    uint32_t samples;                /* of each pixel, in Direct3D's standard places: 1, 2, 4, 8 or 16; 0 counts as 1 */
    const uint8_t *covered;          /* of each sample; those of value 0 are not drawn to; NULL: all are */
    uint8_t *written;                /* of each sample; becomes 1 for those that are written; NULL: not told */
    bool front_is_counter_clockwise; /* seen on the target; else those that turn clockwise are the front */
    bool is_conservative;            /* pixels that a triangle covers a part of are covered, with all their samples */
    uint32_t view_id;
    const struct dxs_exec_values *inputs, *outputs; /* of outputs those that are wanted */
    uint32_t input_count, output_count;
};

/* Errors are those of dxs_executor_dispatch. Values for an input or output that the shader lacks, and too few of them,
 * are DXS_INVALID_ARGUMENT; an input that the shader reads and that is not given, DXS_NO_MAPPING. */
DXS_API enum dxs_result dxs_executor_run_vertices(dxs_executor *executor, const struct dxs_exec_vertices *vertices);
DXS_API enum dxs_result dxs_executor_run_pixels(dxs_executor *executor, const struct dxs_exec_pixels *pixels);

/* Lanes of a wave, as options and shader want it; 0 if they contradict each other. */
DXS_API uint32_t dxs_executor_wave_size(const dxs_executor *executor);

/* How often the last run went outside: of an array in a variable, or of a structured buffer's element, or to a word of
 * a buffer that is not aligned. Here that reads 0 or what is there, and changes nothing but the buffer; on a device
 * anything may come of it. */
DXS_API uint64_t dxs_executor_out_of_bounds(const dxs_executor *executor);

/* How many instructions of the module leave a device a choice: see struct dxs_exec_variation. 0 if it is not parsed. */
DXS_API uint32_t dxs_executor_variations(const dxs_executor *executor);

/* The error of the last call with this executor, never NULL; valid until the next one. */
DXS_API const struct dxs_error *dxs_executor_error(const dxs_executor *executor);

#ifdef __cplusplus
}
#endif

#endif
