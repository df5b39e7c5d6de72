/* Parsed DXIL modules and what they contain. Errors, allocators and limits of all functions. Part of dxs.h. */
#ifndef DXS_MODULE_H
#define DXS_MODULE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Empty on Windows: a .def file lists the DLL's exports, so one header serves the DLL and the static library. Define it
 * as __declspec(...) to build the sources into another DLL, or to import without a thunk. */
#if !defined(DXS_API)
#if defined(__GNUC__) && !defined(_WIN32)
#define DXS_API __attribute__((visibility("default")))
#else
#define DXS_API
#endif
#endif

/* Every enumeration has 32 bits. In C++ and C23 the type says so, which makes the enumerators of a newer library
 * defined values there. Other C needs a compiler whose enumerations are int: -fshort-enums does not compile. */
#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
#define DXS_ENUM : uint32_t
#else
#define DXS_ENUM
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Errors ------------------------------------------------------------------------------------------------------ */

enum dxs_result DXS_ENUM {
    DXS_RESULT_OK = 0,
    DXS_RESULT_OUT_OF_MEMORY,     /* the allocator returned NULL */
    DXS_RESULT_LIMIT_EXCEEDED,    /* more memory than dxs_limits.memory, or a fixed limit of the library */
    DXS_RESULT_INVALID_ARGUMENT,  /* the call is wrong: an unknown entry point, a bad option */
    DXS_RESULT_INVALID_CONTAINER, /* the DXBC container is damaged */
    DXS_RESULT_INVALID_BITCODE,   /* the LLVM bitstream or its records are damaged */
    DXS_RESULT_INVALID_MODULE,    /* well-formed bitcode that is not valid DXIL */
    DXS_RESULT_NO_DXIL,           /* a container without code, or without the part that was asked for */
    DXS_RESULT_UNSUPPORTED,       /* valid DXIL that cannot be translated with these options; the message names it */
    DXS_RESULT_NO_MAPPING,        /* the callback refused a resource, or the layout has no binding for it */
    DXS_RESULT_BAD_MAPPING,       /* a mapping contradicts the shader or a limit */
    DXS_RESULT_INTERNAL_ERROR,    /* a self-check of the library failed: a bug in the library, not in the input */
    DXS_RESULT_NOT_COVERED,       /* the root signature does not bind a resource of the shader */
    DXS_RESULT_MAPPING_LIMIT,     /* a mapping exceeds a limit of the device: push constants, descriptor sets */
    DXS_RESULT_DYNAMIC_CONSTANTS, /* root constants are indexed dynamically where the mapping forbids it */
    DXS_RESULT_VALUE_LIMIT,       /* more values than dxs_limits.values; the next three likewise */
    DXS_RESULT_BLOCK_LIMIT,
    DXS_RESULT_TYPE_LIMIT,
    DXS_RESULT_NESTING_LIMIT
};
typedef char dxs_enum_has_32_bits[sizeof(enum dxs_result) == sizeof(uint32_t) ? 1 : -1]; /* else: -fshort-enums */

/* The name of the enumerator, for example "DXS_RESULT_INVALID_BITCODE"; "unknown" for other values. */
DXS_API const char *dxs_result_name(enum dxs_result result);

#define DXS_NONE UINT32_MAX /* no index, no register, not given */
#define DXS_ALL UINT32_MAX  /* no restriction */

/* What went wrong, and where. Location members that do not apply are DXS_NONE. */
struct dxs_error {
    enum dxs_result code;
    char message[320];    /* one line of UTF-8 */
    uint32_t part;        /* four-character code of the container part */
    uint32_t offset;      /* bytes from the start of the input */
    uint32_t function;    /* index of the function in the module */
    uint32_t block;       /* index of the basic block in the function */
    uint32_t instruction; /* index of the instruction in the function. Void instructions count; calls of llvm.dbg.* do
                             not, so code with and without debug information has the same numbers */
    uint32_t line;        /* source line if the module has debug information, else 0 */
};

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

/* The library allocates large blocks only, from the thread that calls it. Blocks must be aligned for any type. If
 * `reserved` is not 0, no object is created: NULL. */
struct dxs_allocator {
    void *(*allocate)(void *user, size_t size);             /* NULL: out of memory */
    void (*release)(void *user, void *memory, size_t size); /* `size` as it was allocated */
    void *user;
    uint64_t reserved[2];
};

/* ---- Limits ------------------------------------------------------------------------------------------------------ */

/* Limits of one parse or one conversion. Reaching a limit is allowed; exceeding it fails with the error code below and
 * a message with both numbers. 0: the default. */
struct dxs_limits {
    size_t memory;   /* bytes. Default 1 GiB. DXS_RESULT_LIMIT_EXCEEDED */
    uint32_t values; /* parsing: globals, functions, constants, arguments and instruction results. Default and maximum
                        2^24. Conversion: ids. Default 4,194,303, SPIR-V's universal limit. DXS_RESULT_VALUE_LIMIT */
    uint32_t blocks; /* parsing: basic blocks of all functions. Default 2^20. Conversion: blocks of the structured form.
                        DXS_RESULT_BLOCK_LIMIT */
    uint32_t types;  /* parsing: types of the module. Default 2^20. Conversion: OpType declarations.
                        DXS_RESULT_TYPE_LIMIT */
    uint32_t nesting; /* parsing: depth of nested types and of nested constants. Default and maximum 64. Conversion:
                         depth of nested control-flow constructs. Default 1,023, SPIR-V's universal limit.
                         DXS_RESULT_NESTING_LIMIT */
    uint32_t reserved[10];
};

/* ---- Shader hashes ----------------------------------------------------------------------------------------------- */

/* The hashes by which dumps, captures and crash reports identify a shader. */
struct dxs_shader_hashes {
    uint64_t hash;             /* FNV-1 of all bytes. vkd3d-proton names shaders in logs, dumps and replacements by its
                                  16 hexadecimal digits: HASH.dxil, HASH.spv */
    uint8_t digest[16];        /* the container's digest; 0: unsigned, or no container */
    uint8_t compiler_hash[16]; /* DXC's hash, which names .pdb files (HASH part); 0: none */
    bool compiler_hash_has_sources; /* the compiler hash covers the sources, not only the code (-Zss) */
    uint8_t reserved[55];
};

/* Hashes any bytes; no parsing needed. Takes about a nanosecond per byte. Thread-safe. */
DXS_API struct dxs_shader_hashes dxs_hash_shader(const void *bytes, size_t size);

/* ---- Parsing ----------------------------------------------------------------------------------------------------- */

typedef struct dxs_module dxs_module;

enum dxs_program DXS_ENUM {
    DXS_PROGRAM_DXIL,      /* DXIL part: the code that runs */
    DXS_PROGRAM_DEBUG,     /* ILDB part: the same with names and source lines */
    DXS_PROGRAM_REFLECTION /* STAT part: names and annotations, no code */
};

struct dxs_parse_options {
    size_t struct_size;       /* dxs_default_parse_options sets it */
    enum dxs_program program; /* the part to parse; raw bitcode has only one */
    bool check_hash;          /* refuse a container with a wrong digest; unsigned containers (digest 0) pass */
    bool names; /* for tools: read dxs_module_buffer_members, and names of resources that the code's part lacks, from
                   the ILDB part, else the STAT part; of shader models 4 and 5: from the RDEF part */
    struct dxs_limits limits; /* of the module */
};
/* Writes the defaults into the first `size` bytes. Call dxs_default_parse_options, which passes the caller's size. */
DXS_API void dxs_parse_options_init(struct dxs_parse_options *options, size_t size);
static inline struct dxs_parse_options dxs_default_parse_options(void)
{
    struct dxs_parse_options options;
    dxs_parse_options_init(&options, sizeof options);
    return options;
}

/* NULL if out of memory. `allocator` is copied; NULL means malloc and free. */
DXS_API dxs_module *dxs_module_create(const struct dxs_allocator *allocator);
DXS_API void dxs_module_destroy(dxs_module *module); /* NULL is allowed */

/* Parses a container with DXIL, or with the tokens of shader models 4.0 to 5.1 (dxs_module_info.shader_model_major
 * tells which; DXIL comes first where there are both), or a raw bitcode module ('BC' 0xC0DE). Replaces what the module
 * held. `options` NULL: the defaults. The bytes are not needed afterwards. Errors: DXS_RESULT_INVALID_ARGUMENT,
 * DXS_RESULT_INVALID_CONTAINER, DXS_RESULT_NO_DXIL, DXS_RESULT_INVALID_BITCODE, DXS_RESULT_INVALID_MODULE,
 * DXS_RESULT_UNSUPPORTED, DXS_RESULT_OUT_OF_MEMORY, and the errors of limits; the module is then empty. No other thread
 * may use the module during the call. */
DXS_API enum dxs_result dxs_module_parse(dxs_module *module, const void *bytes, size_t size,
                                         const struct dxs_parse_options *options);

/* The error of the last parse. Never NULL; valid until the next parse. */
DXS_API const struct dxs_error *dxs_module_error(const dxs_module *module);

/* ---- What a module holds ----------------------------------------------------------------------------------------- */

enum dxs_stage DXS_ENUM { /* numbers of DXIL's ShaderKind */
    DXS_STAGE_PIXEL,
    DXS_STAGE_VERTEX,
    DXS_STAGE_GEOMETRY,
    DXS_STAGE_HULL,
    DXS_STAGE_DOMAIN,
    DXS_STAGE_COMPUTE,
    DXS_STAGE_LIBRARY,
    DXS_STAGE_RAY_GENERATION,
    DXS_STAGE_INTERSECTION,
    DXS_STAGE_ANY_HIT,
    DXS_STAGE_CLOSEST_HIT,
    DXS_STAGE_MISS,
    DXS_STAGE_CALLABLE,
    DXS_STAGE_MESH,
    DXS_STAGE_AMPLIFICATION,
    DXS_STAGE_NODE
};
DXS_API const char *dxs_stage_name(enum dxs_stage stage); /* "pixel" and so on */

enum dxs_resource_class DXS_ENUM {
    DXS_RESOURCE_CLASS_SRV,
    DXS_RESOURCE_CLASS_UAV,
    DXS_RESOURCE_CLASS_CBV,
    DXS_RESOURCE_CLASS_SAMPLER
};

enum dxs_resource_kind DXS_ENUM { /* numbers of DXIL's ResourceKind */
    DXS_RESOURCE_KIND_INVALID,
    DXS_RESOURCE_KIND_TEXTURE_1D,
    DXS_RESOURCE_KIND_TEXTURE_2D,
    DXS_RESOURCE_KIND_TEXTURE_2DMS,
    DXS_RESOURCE_KIND_TEXTURE_3D,
    DXS_RESOURCE_KIND_TEXTURE_CUBE,
    DXS_RESOURCE_KIND_TEXTURE_1D_ARRAY,
    DXS_RESOURCE_KIND_TEXTURE_2D_ARRAY,
    DXS_RESOURCE_KIND_TEXTURE_2DMS_ARRAY,
    DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY,
    DXS_RESOURCE_KIND_TYPED_BUFFER,
    DXS_RESOURCE_KIND_RAW_BUFFER,
    DXS_RESOURCE_KIND_STRUCTURED_BUFFER,
    DXS_RESOURCE_KIND_CBUFFER,
    DXS_RESOURCE_KIND_SAMPLER,
    DXS_RESOURCE_KIND_TBUFFER,
    DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE,
    DXS_RESOURCE_KIND_FEEDBACK_2D,
    DXS_RESOURCE_KIND_FEEDBACK_2D_ARRAY
};

enum dxs_component_type DXS_ENUM { /* numbers of DXIL's ComponentType */
    DXS_COMPONENT_TYPE_INVALID,
    DXS_COMPONENT_TYPE_I1,
    DXS_COMPONENT_TYPE_I16,
    DXS_COMPONENT_TYPE_U16,
    DXS_COMPONENT_TYPE_I32,
    DXS_COMPONENT_TYPE_U32,
    DXS_COMPONENT_TYPE_I64,
    DXS_COMPONENT_TYPE_U64,
    DXS_COMPONENT_TYPE_F16,
    DXS_COMPONENT_TYPE_F32,
    DXS_COMPONENT_TYPE_F64,
    DXS_COMPONENT_TYPE_SNORM_F16,
    DXS_COMPONENT_TYPE_UNORM_F16,
    DXS_COMPONENT_TYPE_SNORM_F32,
    DXS_COMPONENT_TYPE_UNORM_F32,
    DXS_COMPONENT_TYPE_SNORM_F64,
    DXS_COMPONENT_TYPE_UNORM_F64,
    DXS_COMPONENT_TYPE_PACKED_S8X32,
    DXS_COMPONENT_TYPE_PACKED_U8X32
};

#define DXS_UNBOUNDED UINT32_MAX

struct dxs_resource {
    enum dxs_resource_class resource_class;
    enum dxs_resource_kind kind;
    uint32_t id;                            /* index within its class */
    uint32_t space;                         /* register space */
    uint32_t lower_bound;                   /* first register */
    uint32_t count;                         /* registers; DXS_UNBOUNDED */
    const char *name;                       /* empty if DXIL has no name */
    enum dxs_component_type component_type; /* typed buffers and textures */
    uint32_t stride;                        /* structured buffers: bytes */
    uint32_t size;                          /* constant buffers: bytes */
    uint32_t sample_count;                  /* multisampled textures; 0: unknown */
    uint32_t sampler_kind;                  /* DXIL's SamplerKind: 0 default, 1 comparison, 2 mono */
    bool globally_coherent;
    bool reorder_coherent;
    bool rasterizer_ordered;
    bool has_counter;
    bool used_by_64_bit_atomics;
};

enum dxs_type_class DXS_ENUM { /* numbers of D3D_SHADER_VARIABLE_CLASS */
    DXS_TYPE_CLASS_SCALAR,
    DXS_TYPE_CLASS_VECTOR,
    DXS_TYPE_CLASS_ROW_MAJOR_MATRIX,
    DXS_TYPE_CLASS_COLUMN_MAJOR_MATRIX,
    DXS_TYPE_CLASS_OBJECT, /* a resource in a structure: it has no bytes */
    DXS_TYPE_CLASS_STRUCTURE
};

/* A member of a constant or structured buffer, or of a structure in it. Sizes, offsets and strides in bytes. */
struct dxs_buffer_member {
    const char *name; /* "": the element of a structured buffer, if that is no structure */
    uint32_t offset;  /* in the buffer, the element of a structured buffer, or the structure */
    uint32_t size;    /* of all array elements, without padding behind the last */
    enum dxs_type_class type_class;
    enum dxs_component_type component_type;  /* I1: 32-bit bool; structures: INVALID */
    uint32_t component_size;                 /* 4 for types with min-precision */
    uint32_t rows, columns;                  /* 1 and 1 of scalars, 1 and n of vectors; 0 of structures */
    uint32_t vector_stride;                  /* matrices: from row to row, or from column to column; else 0 */
    uint32_t element_count;                  /* of all dimensions; 0: no array */
    uint32_t element_stride;                 /* 0: no array */
    bool is_used;                            /* constant buffers: the compiler says so of this member */
    const char *type_name;                   /* structures: HLSL's; "": none is known */
    const struct dxs_buffer_member *members; /* structures */
    uint32_t member_count;
    uint32_t reserved[5];
};

enum dxs_semantic DXS_ENUM { /* numbers of DXIL's SemanticKind */
    DXS_SEMANTIC_ARBITRARY,
    DXS_SEMANTIC_VERTEX_ID,
    DXS_SEMANTIC_INSTANCE_ID,
    DXS_SEMANTIC_POSITION,
    DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX,
    DXS_SEMANTIC_VIEWPORT_ARRAY_INDEX,
    DXS_SEMANTIC_CLIP_DISTANCE,
    DXS_SEMANTIC_CULL_DISTANCE,
    DXS_SEMANTIC_OUTPUT_CONTROL_POINT_ID,
    DXS_SEMANTIC_DOMAIN_LOCATION,
    DXS_SEMANTIC_PRIMITIVE_ID,
    DXS_SEMANTIC_GS_INSTANCE_ID,
    DXS_SEMANTIC_SAMPLE_INDEX,
    DXS_SEMANTIC_IS_FRONT_FACE,
    DXS_SEMANTIC_COVERAGE,
    DXS_SEMANTIC_INNER_COVERAGE,
    DXS_SEMANTIC_TARGET,
    DXS_SEMANTIC_DEPTH,
    DXS_SEMANTIC_DEPTH_LESS_EQUAL,
    DXS_SEMANTIC_DEPTH_GREATER_EQUAL,
    DXS_SEMANTIC_STENCIL_REF,
    DXS_SEMANTIC_DISPATCH_THREAD_ID,
    DXS_SEMANTIC_GROUP_ID,
    DXS_SEMANTIC_GROUP_INDEX,
    DXS_SEMANTIC_GROUP_THREAD_ID,
    DXS_SEMANTIC_TESS_FACTOR,
    DXS_SEMANTIC_INSIDE_TESS_FACTOR,
    DXS_SEMANTIC_VIEW_ID,
    DXS_SEMANTIC_BARYCENTRICS,
    DXS_SEMANTIC_SHADING_RATE,
    DXS_SEMANTIC_CULL_PRIMITIVE,
    DXS_SEMANTIC_START_VERTEX_LOCATION,
    DXS_SEMANTIC_START_INSTANCE_LOCATION
};

struct dxs_signature_element {
    uint32_t id;                      /* operand of DXIL's input and output operations */
    const char *name;                 /* semantic name without index */
    const uint32_t *semantic_indices; /* one per row */
    enum dxs_component_type component_type;
    enum dxs_semantic semantic;
    uint32_t interpolation; /* DXIL's InterpolationMode: 0 undefined, 1 constant, 2 linear, 3 linear centroid,
                               4 no perspective, 5 no perspective centroid, 6 sample, 7 no perspective sample */
    uint32_t rows, columns;
    uint32_t start_row; /* first register; DXS_NONE: not allocated */
    uint32_t start_column;
    uint32_t stream;             /* geometry shader outputs */
    uint32_t dynamic_index_mask; /* components accessed with a row that is not constant */
    uint32_t usage_mask;         /* components read or written */
    uint32_t reserved[2];
};

struct dxs_signature {
    const struct dxs_signature_element *elements;
    uint32_t count;
};

struct dxs_node_id {
    const char *name;
    uint32_t index; /* in an array of nodes */
};

enum dxs_node_launch DXS_ENUM { /* numbers of DXIL's NodeLaunchType */
    DXS_NODE_LAUNCH_BROADCASTING = 1,
    DXS_NODE_LAUNCH_COALESCING = 2,
    DXS_NODE_LAUNCH_THREAD = 3,
    DXS_NODE_LAUNCH_MESH = 4
};

enum dxs_node_flag DXS_ENUM { /* bits of DXIL's NodeIOFlags */
    DXS_NODE_FLAG_INPUT = 1,
    DXS_NODE_FLAG_OUTPUT = 2,
    DXS_NODE_FLAG_READ_WRITE = 4,
    DXS_NODE_FLAG_EMPTY = 8, /* empty records: only their number counts */
    DXS_NODE_FLAG_ARRAY = 0x10,
    DXS_NODE_FLAG_THREAD_RECORDS = 0x20,
    DXS_NODE_FLAG_GROUP_RECORDS = 0x40, /* THREAD and GROUP: records of the whole dispatch */
    DXS_NODE_FLAG_TRACKS_SHARING = 0x100,
    DXS_NODE_FLAG_GLOBALLY_COHERENT = 0x200
};

/* Records that a node of a work graph consumes or produces. */
struct dxs_node_records {
    uint32_t flags;         /* enum dxs_node_flag */
    uint32_t record_size;   /* bytes */
    uint32_t record_stride; /* bytes from record to record in memory that a shader allocates: a multiple of 8 */
    /* SV_DispatchGrid: its offset in the record; 0 components: the record has none */
    uint32_t grid_offset;
    enum dxs_component_type grid_type; /* DXS_COMPONENT_TYPE_U16 or DXS_COMPONENT_TYPE_U32 */
    uint32_t grid_components;
    uint32_t max_records; /* coalescing inputs: per group; outputs: per group or thread */

    struct dxs_node_id node;          /* outputs: the consuming node; arrays: the first one */
    uint32_t max_records_shared_with; /* outputs: index of the output that shares max_records; DXS_NONE: none */
    uint32_t array_size;              /* outputs: nodes in the array; DXS_UNBOUNDED; 0: no array */
    bool allows_sparse;               /* outputs: nodes of the array may be missing */
    uint32_t reserved[4];
};

/* A node of a work graph. docs/guides/work-graphs.md explains how to run it. */
struct dxs_node {
    enum dxs_node_launch launch;
    struct dxs_node_id id;
    bool is_program_entry;
    struct dxs_node_id shares_input_of; /* name "": none */
    uint32_t local_root_arguments;      /* index in the table of local root arguments; DXS_NONE: not given */
    uint32_t dispatch_grid[3];          /* broadcasting: groups per record if the shader fixes them, else 0 */
    uint32_t max_dispatch_grid[3];      /* broadcasting: upper bound if the record gives the grid, else 0 */
    uint32_t max_recursion;
    struct dxs_node_records input; /* flags 0: no input */
    const struct dxs_node_records *outputs;
    uint32_t output_count;
};

/* An entry point. Members of other stages are 0. Strings and arrays belong to the module. */
struct dxs_entry {
    const char *name;         /* as written in HLSL */
    const char *mangled_name; /* name of the function; pass-through hull shaders have none: as `name` */
    enum dxs_stage stage;
    uint32_t function;       /* index in the module; DXS_NONE: none */
    uint32_t patch_function; /* hull: index of the patch-constant function */
    uint64_t shader_flags;   /* DXIL's shader flags */
    struct dxs_signature inputs, outputs;
    struct dxs_signature patch_or_primitive; /* hull, domain: patch constants; mesh: outputs per primitive */

    uint32_t thread_group[3];                                   /* compute, mesh, amplification, node */
    uint32_t wave_size_min, wave_size_max, wave_size_preferred; /* 0: not given */

    uint32_t input_control_points, output_control_points; /* hull, domain */
    uint32_t tessellator_domain;                          /* 1 isolines, 2 triangles, 3 quads */
    uint32_t tessellator_partitioning; /* hull: 1 integer, 2 powers of two, 3 fractional odd, 4 fractional even */
    uint32_t tessellator_output;       /* hull: 1 points, 2 lines, 3 triangles clockwise, 4 counter-clockwise */
    float max_tessellation_factor;     /* hull */
    uint32_t input_primitive; /* geometry: 1 points, 2 lines, 3 triangles, 6 lines and 7 triangles with adjacency, 8 +
                                 n: patches of n + 1 control points */
    uint32_t output_topology; /* geometry: 1 points, 2 lines, 3 line strips, 4 triangles, 5 triangle strips; mesh: 1
                                 lines, 2 triangles */
    uint32_t max_vertex_count, instance_count, stream_mask; /* geometry */
    uint32_t max_vertices, max_primitives;                  /* mesh */
    uint32_t payload_size;                                  /* bytes: mesh, amplification, ray payload or parameter */
    uint32_t attribute_size;                                /* bytes: hit attributes */
    const struct dxs_node *node;                            /* work graph nodes; else NULL */
};

struct dxs_module_info {
    uint32_t shader_model_major, shader_model_minor; /* below 6: tokens, and the versions of DXIL are 0 */
    uint32_t dxil_major, dxil_minor;
    uint32_t validator_major, validator_minor;
    enum dxs_stage stage; /* DXS_STAGE_LIBRARY, or the stage of the only entry point */
    uint32_t entry_count;
    uint32_t resource_count;
    uint32_t library_function_count, subobject_count; /* 0: raw bitcode, or no library */
    bool native_16bit;                                /* 16-bit types are 16 bits wide; else min-precision */
    bool has_debug_info;
};

/* What was parsed. The structures belong to the module and are valid until it parses again. Thread-safe.
 *
 *   dxs_module_describe     never NULL; of a module that holds nothing, counts are 0
 *   dxs_module_entry        NULL if index >= entry_count
 *   dxs_module_find_entry   the index of the entry point with this dxs_entry.name; DXS_NONE: none
 *   dxs_module_resource     NULL if index >= resource_count */
DXS_API const struct dxs_module_info *dxs_module_describe(const dxs_module *module);
DXS_API const struct dxs_entry *dxs_module_entry(const dxs_module *module, uint32_t index);
DXS_API uint32_t dxs_module_find_entry(const dxs_module *module, const char *name);
DXS_API const struct dxs_resource *dxs_module_resource(const dxs_module *module, uint32_t index);

/* The members of a constant, texture or structured buffer, by offset; they belong to the module. NULL, *count 0: none
 * are known, or the module was parsed without dxs_parse_options.names. Thread-safe. */
DXS_API const struct dxs_buffer_member *dxs_module_buffer_members(const dxs_module *module, uint32_t resource,
                                                                  uint32_t *count);

/* The module's copy of the container's RTS0 part, for dxs_root_signature_parse (dxs_root_signature.h). NULL: none. */
DXS_API const void *dxs_module_root_signature(const dxs_module *module, size_t *size);

/* A function of a library that has a body, and what linking it needs. All pointers belong to the module. */
struct dxs_library_function {
    const char *name; /* as written in HLSL */
    const char *mangled_name;
    enum dxs_stage stage;      /* DXS_STAGE_LIBRARY: not an entry point; other functions call it */
    const uint32_t *resources; /* indices for dxs_module_resource */
    uint32_t resource_count;
    const char *const *dependencies; /* mangled names of called functions that the library lacks */
    uint32_t dependency_count;
    uint32_t payload_size, attribute_size;           /* bytes: ray payload or parameter, hit attributes */
    uint64_t features;                               /* required features, bits of the container's SFI0 part */
    uint32_t stage_mask;                             /* bit n: enum dxs_stage n may use it */
    uint32_t shader_model_major, shader_model_minor; /* minimum */
};

/* NULL if index >= dxs_module_info.library_function_count. Thread-safe. */
DXS_API const struct dxs_library_function *dxs_module_library_function(const dxs_module *module, uint32_t index);

/* Subobjects of a library for ray tracing state objects (HLSL: `GlobalRootSignature name = {...}`). */
enum dxs_subobject_kind DXS_ENUM { /* numbers of DXIL's SubobjectKind */
    DXS_SUBOBJECT_KIND_STATE_OBJECT_CONFIG = 0,
    DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE = 1,
    DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE = 2,
    DXS_SUBOBJECT_KIND_ASSOCIATION = 8, /* a subobject with the exports it applies to */
    DXS_SUBOBJECT_KIND_SHADER_CONFIG = 9,
    DXS_SUBOBJECT_KIND_PIPELINE_CONFIG = 10,
    DXS_SUBOBJECT_KIND_HIT_GROUP = 11,
    DXS_SUBOBJECT_KIND_PIPELINE_CONFIG_1 = 12
};

enum dxs_hit_group_type DXS_ENUM {
    DXS_HIT_GROUP_TYPE_TRIANGLES,
    DXS_HIT_GROUP_TYPE_PROCEDURAL
};

/* Members of other kinds are 0 or NULL; strings are empty. All pointers belong to the module. */
struct dxs_subobject {
    enum dxs_subobject_kind kind;
    const char *name;
    uint32_t flags; /* state object config: 1 allow local dependencies on external definitions, 2 allow external
                       dependencies on local definitions, 4 allow additions. Pipeline config 1: 0x100 skip triangles,
                       0x200 skip procedural primitives, 0x400 allow opacity micromaps */
    const void *root_signature; /* root signatures: for dxs_root_signature_parse */
    size_t root_signature_size;
    const char *associated;     /* associations: name of the subobject */
    const char *const *exports; /* associations: names of the exports; none: the default association */
    uint32_t export_count;
    uint32_t max_payload_size, max_attribute_size; /* shader configs: bytes */
    uint32_t max_recursion_depth;                  /* pipeline configs */
    enum dxs_hit_group_type hit_group_type;
    const char *any_hit, *closest_hit, *intersection; /* hit groups: export names; empty: none */
    uint32_t root_signature_offset; /* root signatures: bytes from the start of the input that was parsed */
};

/* NULL if index >= dxs_module_info.subobject_count. Thread-safe. */
DXS_API const struct dxs_subobject *dxs_module_subobject(const dxs_module *module, uint32_t index);

/* The root signature of an entry point, for dxs_root_signature_parse. For a library, `kind` chooses global or local
 * root signatures, and Direct3D's association rules apply to the entry point or to its hit group: first a subobject
 * that an association binds to its name, then a default association, then the only subobject of that kind. NULL: none.
 * Thread-safe. */
DXS_API const void *dxs_module_entry_root_signature(const dxs_module *module, uint32_t entry,
                                                    enum dxs_subobject_kind kind, size_t *size);

#ifdef __cplusplus
}
#endif

#endif
