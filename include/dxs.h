/* dxs: DXIL to SPIR-V.
 *
 * Two kinds of object. A `dxs_module` holds one parsed DXIL module; it is immutable after dxs_module_parse, so several
 * threads may convert from it at once. A `dxs_converter` turns entry points of modules into SPIR-V; one thread at a
 * time may use it. Both keep their memory and fill it again at the next use: a warm conversion does not call the
 * allocator. Nothing in the library is global. No function prints, aborts or keeps a pointer to the caller's memory
 * longer than it says.
 *
 *     dxs_module *module = dxs_module_create(NULL);
 *     dxs_converter *converter = dxs_converter_create(NULL);
 *     struct dxs_options options = dxs_default_options();
 *     struct dxs_spirv spirv;
 *     if (dxs_module_parse(module, bytes, size, NULL) != DXS_OK)
 *         puts(dxs_module_error(module)->message);
 *     else if (dxs_convert(converter, module, 0, &options, &spirv) != DXS_OK)
 *         puts(dxs_converter_error(converter)->message);
 *     else
 *         use(spirv.words, spirv.word_count);
 *     dxs_converter_destroy(converter);
 *     dxs_module_destroy(module);
 */
#ifndef DXS_H
#define DXS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Nothing on Windows: a .def file names what the DLL exports, so that users of the DLL and of the static library say
 * the same. Where the sources become part of another DLL, or for calls without a detour, define it as __declspec(...).
 */
#if !defined(DXS_API)
#if defined(__GNUC__) && !defined(_WIN32)
#define DXS_API __attribute__((visibility("default")))
#else
#define DXS_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define DXS_VERSION_MAJOR 0
#define DXS_VERSION_MINOR 1
#define DXS_VERSION_PATCH 0

/* "0.1.0": of the library that is linked. */
DXS_API const char *dxs_version(void);

/* ---- Errors ------------------------------------------------------------------------------------------------------ */

enum dxs_result {
    DXS_OK = 0,
    DXS_OUT_OF_MEMORY,     /* the allocator returned NULL */
    DXS_LIMIT_EXCEEDED,    /* more memory than dxs_limits.memory, or a bound that the library itself has */
    DXS_INVALID_ARGUMENT,  /* the call itself is wrong: an unknown entry, a bad option */
    DXS_INVALID_CONTAINER, /* the DXBC container is damaged */
    DXS_INVALID_BITCODE,   /* the LLVM bitstream or its records are damaged */
    DXS_INVALID_MODULE,    /* well-formed bitcode that is not valid DXIL */
    DXS_NO_DXIL,           /* a container without a DXIL part, for example with DXBC code */
    DXS_UNSUPPORTED,       /* valid DXIL that cannot be expressed, or not yet; the message names it */
    DXS_NO_MAPPING,        /* a resource was refused, or the layout has no place for it */
    DXS_BAD_MAPPING,       /* a mapping contradicts the shader or a limit */
    DXS_INTERNAL_ERROR,    /* our own check found our own fault; never the input's */
    DXS_NOT_COVERED,       /* the root signature has no place for a resource of the shader */
    DXS_MAPPING_LIMIT,     /* a mapping passes a limit of the device: push constants, descriptor sets */
    DXS_DYNAMIC_CONSTANTS, /* root constants are indexed dynamically where the mapping forbids it */
    DXS_VALUE_LIMIT,       /* more values than dxs_limits.values; and so on */
    DXS_BLOCK_LIMIT,
    DXS_TYPE_LIMIT,
    DXS_NESTING_LIMIT
};

/* "DXS_INVALID_BITCODE" and so on; "unknown" for other numbers. */
DXS_API const char *dxs_result_name(enum dxs_result result);

#define DXS_NOWHERE UINT32_MAX

/* What went wrong and where. Fields of the place that do not apply are DXS_NOWHERE. */
struct dxs_error {
    enum dxs_result code;
    char message[320];    /* one line, UTF-8 as far as the input's names are */
    uint32_t part;        /* four-character code of the container's part */
    uint32_t offset;      /* bytes from the start of the input */
    uint32_t function;    /* number of the function in the module */
    uint32_t block;       /* number of the block in the function */
    uint32_t instruction; /* number of the instruction in the function, from 0, void ones counted */
    uint32_t line;        /* source line if the module has debug information, else 0 */
};

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

/* Called for large blocks only, from the thread that calls the library. `release` gets the size that was asked for.
 * Blocks must be aligned for any type. */
struct dxs_allocator {
    void *(*allocate)(void *user, size_t size); /* NULL: out of memory */
    void (*release)(void *user, void *memory, size_t size);
    void *user;
};

/* ---- Limits ------------------------------------------------------------------------------------------------------ */

/* What one parse, or one conversion, may take of each: exactly as many are allowed, one more ends it with an error code
 * of its own whose message has the number and the limit. 0: the default. */
struct dxs_limits {
    size_t memory;    /* bytes; 1 GiB. DXS_LIMIT_EXCEEDED */
    uint32_t values;  /* parsing: globals, functions, constants, arguments and results of instructions; 2^24.
                         Conversion: ids; 4,194,303, as SPIR-V's universal limits have it. DXS_VALUE_LIMIT */
    uint32_t blocks;  /* of all functions; 2^20. Conversion: those of the structured form. DXS_BLOCK_LIMIT */
    uint32_t types;   /* of the module; 2^20. Conversion: those that SPIR-V declares. DXS_TYPE_LIMIT */
    uint32_t nesting; /* parsing: levels of types within types, and of constants within constants; 64, which is also the
                         most. Conversion: constructs of control flow around each other; 1,023, as SPIR-V's universal
                         limits have it. DXS_NESTING_LIMIT */
};

/* ---- Names of shaders -------------------------------------------------------------------------------------------- */

/* By what dumps, captures and crash reports know a shader. */
struct dxs_identity {
    uint64_t hash;             /* FNV-1 of all the bytes. In 16 hexadecimal digits it is what vkd3d-proton calls the
                                  shader in logs, and its files in dumps and replacements: HASH.dxil, HASH.spv */
    uint8_t digest[16];        /* by which the container is signed; 0: it is not, or there is no container */
    uint8_t compiler_hash[16]; /* DXC's, by which .pdb files are found (HASH part); 0: none */
    bool compiler_hash_has_sources; /* that covers the sources too, not only the code (-Zss) */
};

/* Needs no parsing, and takes any bytes; the hash costs about a nanosecond a byte. Thread-safe. */
DXS_API struct dxs_identity dxs_identify(const void *bytes, size_t size);

/* ---- Parsing ----------------------------------------------------------------------------------------------------- */

typedef struct dxs_module dxs_module;

enum dxs_program {
    DXS_PROGRAM_DXIL,      /* the part that runs */
    DXS_PROGRAM_DEBUG,     /* the ILDB part: names, source lines */
    DXS_PROGRAM_REFLECTION /* the STAT part: names and annotations, no code */
};

struct dxs_parse_options {
    size_t struct_size;       /* sizeof(struct dxs_parse_options) of the caller */
    enum dxs_program program; /* which part to parse; raw bitcode has only one */
    bool check_hash;          /* refuse a container whose digest does not fit; unsigned ones (all zero) pass */
    struct dxs_limits limits; /* of the module */
};
DXS_API struct dxs_parse_options dxs_default_parse_options(void);

/* NULL if out of memory. `allocator` is copied; NULL means malloc and free. */
DXS_API dxs_module *dxs_module_create(const struct dxs_allocator *allocator);
DXS_API void dxs_module_destroy(dxs_module *module); /* NULL is allowed */

/* Reads a DXBC container, or a raw bitcode module ('BC' 0xC0DE), into the module; what it held before is forgotten.
 * `options` may be NULL. The bytes are not needed afterwards. */
DXS_API enum dxs_result dxs_module_parse(dxs_module *module, const void *bytes, size_t size,
                                         const struct dxs_parse_options *options);

/* The error of the last parse, never NULL; valid until the next one. */
DXS_API const struct dxs_error *dxs_module_error(const dxs_module *module);

/* ---- What a module holds ----------------------------------------------------------------------------------------- */

enum dxs_stage { /* numbers of DXIL's ShaderKind */
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

enum dxs_resource_class {
    DXS_CLASS_SRV,
    DXS_CLASS_UAV,
    DXS_CLASS_CBV,
    DXS_CLASS_SAMPLER
};

enum dxs_resource_kind { /* numbers of DXIL's ResourceKind */
    DXS_KIND_INVALID,
    DXS_KIND_TEXTURE_1D,
    DXS_KIND_TEXTURE_2D,
    DXS_KIND_TEXTURE_2DMS,
    DXS_KIND_TEXTURE_3D,
    DXS_KIND_TEXTURE_CUBE,
    DXS_KIND_TEXTURE_1D_ARRAY,
    DXS_KIND_TEXTURE_2D_ARRAY,
    DXS_KIND_TEXTURE_2DMS_ARRAY,
    DXS_KIND_TEXTURE_CUBE_ARRAY,
    DXS_KIND_TYPED_BUFFER,
    DXS_KIND_RAW_BUFFER,
    DXS_KIND_STRUCTURED_BUFFER,
    DXS_KIND_CBUFFER,
    DXS_KIND_SAMPLER,
    DXS_KIND_TBUFFER,
    DXS_KIND_ACCELERATION_STRUCTURE,
    DXS_KIND_FEEDBACK_2D,
    DXS_KIND_FEEDBACK_2D_ARRAY
};

enum dxs_component_type { /* numbers of DXIL's ComponentType */
    DXS_COMPONENT_INVALID,
    DXS_COMPONENT_I1,
    DXS_COMPONENT_I16,
    DXS_COMPONENT_U16,
    DXS_COMPONENT_I32,
    DXS_COMPONENT_U32,
    DXS_COMPONENT_I64,
    DXS_COMPONENT_U64,
    DXS_COMPONENT_F16,
    DXS_COMPONENT_F32,
    DXS_COMPONENT_F64,
    DXS_COMPONENT_SNORM_F16,
    DXS_COMPONENT_UNORM_F16,
    DXS_COMPONENT_SNORM_F32,
    DXS_COMPONENT_UNORM_F32,
    DXS_COMPONENT_SNORM_F64,
    DXS_COMPONENT_UNORM_F64,
    DXS_COMPONENT_PACKED_S8X32,
    DXS_COMPONENT_PACKED_U8X32
};

#define DXS_UNBOUNDED UINT32_MAX

struct dxs_resource {
    enum dxs_resource_class resource_class;
    enum dxs_resource_kind kind;
    uint32_t id;                            /* number within its class */
    uint32_t space;                         /* register space */
    uint32_t lower_bound;                   /* first register */
    uint32_t count;                         /* registers; DXS_UNBOUNDED */
    const char *name;                       /* empty where DXIL has dropped it */
    enum dxs_component_type component_type; /* typed buffers and textures */
    uint32_t stride;                        /* structured buffers: bytes */
    uint32_t size;                          /* constant buffers: bytes */
    uint32_t sample_count;                  /* multisampled textures; 0 if not known */
    uint32_t sampler_kind;                  /* 0 default, 1 comparison, 2 mono */
    bool globally_coherent;
    bool reorder_coherent;
    bool rasterizer_ordered;
    bool has_counter;
    bool used_by_64_bit_atomics;
};

enum dxs_semantic { /* numbers of DXIL's SemanticKind */
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
    uint32_t id;                      /* what operations name it by */
    const char *name;                 /* semantic, without index */
    const uint32_t *semantic_indices; /* one a row */
    enum dxs_component_type component_type;
    enum dxs_semantic semantic;
    uint32_t interpolation; /* DXIL's InterpolationMode: 0 undefined, 1 constant, 2 linear, 3 linear centroid,
                               4 no perspective, 5 no perspective centroid, 6 sample, 7 no perspective sample */
    uint32_t rows, columns;
    uint32_t start_row; /* DXS_NOWHERE: not allocated to a register */
    uint32_t start_column;
    uint32_t stream;             /* geometry shader outputs */
    uint32_t dynamic_index_mask; /* components that are indexed by a row that is not constant */
    uint32_t usage_mask;         /* components read or written */
};

struct dxs_signature {
    const struct dxs_signature_element *elements;
    uint32_t count;
};

struct dxs_node_id {
    const char *name;
    uint32_t index; /* in an array of nodes */
};

enum dxs_node_launch { /* numbers of DXIL's NodeLaunchType */
    DXS_LAUNCH_BROADCASTING = 1,
    DXS_LAUNCH_COALESCING = 2,
    DXS_LAUNCH_THREAD = 3,
    DXS_LAUNCH_MESH = 4
};

enum dxs_node_flag { /* bits of DXIL's NodeIOFlags */
    DXS_NODE_INPUT = 1,
    DXS_NODE_OUTPUT = 2,
    DXS_NODE_READ_WRITE = 4,
    DXS_NODE_EMPTY = 8, /* records without content: they are only counted */
    DXS_NODE_ARRAY = 0x10,
    DXS_NODE_THREAD_RECORDS = 0x20,
    DXS_NODE_GROUP_RECORDS = 0x40, /* both: of the whole dispatch */
    DXS_NODE_TRACKS_SHARING = 0x100,
    DXS_NODE_GLOBALLY_COHERENT = 0x200
};

/* Records that a node of a work graph takes, or gives to a node. */
struct dxs_node_records {
    uint32_t flags;         /* enum dxs_node_flag */
    uint32_t record_size;   /* bytes */
    uint32_t record_stride; /* bytes from record to record where a shader allocates them: a multiple of 8 */
    /* SV_DispatchGrid: where it lies in the record; 0 components: nowhere */
    uint32_t grid_offset;
    enum dxs_component_type grid_type; /* DXS_COMPONENT_U16 or DXS_COMPONENT_U32 */
    uint32_t grid_components;
    uint32_t max_records; /* of coalescing inputs those of a group; of outputs those that a group, or thread, gives */

    struct dxs_node_id node;          /* outputs: whom they go to; of arrays the first */
    uint32_t max_records_shared_with; /* outputs: the number of the output that this one shares them with, or
                                         DXS_NOWHERE */
    uint32_t array_size;              /* outputs: nodes of an array; DXS_UNBOUNDED; 0: no array */
    bool allows_sparse;               /* outputs: not all nodes of the array need to be there */
};

/* A node of a work graph: docs/work-graphs.md says how it is run. */
struct dxs_node {
    enum dxs_node_launch launch;
    struct dxs_node_id id;
    bool is_program_entry;
    struct dxs_node_id shares_input_of; /* name "": of nobody */
    uint32_t local_root_arguments;      /* index in the table; DXS_NOWHERE: not given */
    uint32_t dispatch_grid[3];          /* broadcasting: groups for each record, if the shader fixes them, else 0 */
    uint32_t max_dispatch_grid[3];      /* at most so many, if the record says how many, else 0 */
    uint32_t max_recursion;
    struct dxs_node_records input; /* flags 0: there is none */
    const struct dxs_node_records *outputs;
    uint32_t output_count;
};

/* Facts of an entry point; what does not belong to its stage is 0. Strings and arrays belong to the module. */
struct dxs_entry {
    const char *name;         /* as written in HLSL */
    const char *mangled_name; /* of the function in the module; NULL if the entry has none (pass-through hull shader) */
    enum dxs_stage stage;
    uint32_t function;       /* number in the module, DXS_NOWHERE if none */
    uint32_t patch_function; /* hull: of the patch-constant function */
    uint64_t shader_flags;   /* DXIL's shader flags */
    struct dxs_signature inputs, outputs, patch_or_primitive;

    uint32_t thread_group[3];                                   /* compute, mesh, amplification, node */
    uint32_t wave_size_min, wave_size_max, wave_size_preferred; /* 0: the shader does not say */

    uint32_t input_control_points, output_control_points; /* hull, domain */
    uint32_t tessellator_domain, tessellator_partitioning, tessellator_output;
    float max_tessellation_factor;
    uint32_t input_primitive, output_topology, max_vertex_count, instance_count, stream_mask; /* geometry */
    uint32_t max_vertices, max_primitives; /* mesh; output_topology too */
    uint32_t payload_size;                 /* bytes: mesh, amplification, ray payload or parameter */
    uint32_t attribute_size;               /* bytes: hit attributes */
    const struct dxs_node *node;           /* work graph nodes; else NULL */
};

struct dxs_module_info {
    uint32_t shader_model_major, shader_model_minor;
    uint32_t dxil_major, dxil_minor;
    uint32_t validator_major, validator_minor;
    enum dxs_stage stage; /* DXS_STAGE_LIBRARY for libraries; else the stage of the only entry */
    uint32_t entry_count;
    uint32_t resource_count;
    uint32_t library_function_count, subobject_count; /* 0 in raw bitcode, and if the module is no library */
    bool native_16bit;                                /* 16-bit types are 16 bits wide; else they are min-precision */
    bool has_debug_info;
};

/* All of these need a module that was parsed; else counts are 0 and pointers NULL. Thread-safe. */
DXS_API struct dxs_module_info dxs_module_get_info(const dxs_module *module);
DXS_API const struct dxs_entry *dxs_module_entry(const dxs_module *module, uint32_t index);
DXS_API uint32_t dxs_module_find_entry(const dxs_module *module, const char *name); /* DXS_NOWHERE: none */
DXS_API const struct dxs_resource *dxs_module_resource(const dxs_module *module, uint32_t index);

/* The content of the container's RTS0 part, for dxs_root_signature_parse (dxs_root_signature.h); the module keeps a
 * copy. NULL if there is none. */
DXS_API const void *dxs_module_root_signature(const dxs_module *module, size_t *size);

/* A function of a library that has code: what linking it needs. All of it belongs to the module. */
struct dxs_library_function {
    const char *name; /* as written in HLSL */
    const char *mangled_name;
    enum dxs_stage stage;      /* DXS_STAGE_LIBRARY: no entry point, others call it */
    const uint32_t *resources; /* numbers for dxs_module_resource */
    uint32_t resource_count;
    const char *const *dependencies; /* mangled names of functions that it calls and the library does not have */
    uint32_t dependency_count;
    uint32_t payload_size, attribute_size;           /* bytes: ray payload or parameter, hit attributes */
    uint64_t features;                               /* as in the container's SFI0 part: what the device must offer */
    uint32_t stage_mask;                             /* a bit for each enum dxs_stage that it may be part of */
    uint32_t shader_model_major, shader_model_minor; /* the least it needs */
};

/* NULL past the last one, whose number is dxs_module_info.library_function_count - 1. Thread-safe. */
DXS_API const struct dxs_library_function *dxs_module_library_function(const dxs_module *module, uint32_t index);

/* What a library says about state objects of ray tracing (HLSL: `GlobalRootSignature name = {...}` and so on). */
enum dxs_subobject_kind { /* numbers of DXIL's SubobjectKind */
    DXS_SUBOBJECT_STATE_OBJECT_CONFIG = 0,
    DXS_SUBOBJECT_GLOBAL_ROOT_SIGNATURE = 1,
    DXS_SUBOBJECT_LOCAL_ROOT_SIGNATURE = 2,
    DXS_SUBOBJECT_ASSOCIATION = 8, /* of a subobject with exports */
    DXS_SUBOBJECT_SHADER_CONFIG = 9,
    DXS_SUBOBJECT_PIPELINE_CONFIG = 10,
    DXS_SUBOBJECT_HIT_GROUP = 11,
    DXS_SUBOBJECT_PIPELINE_CONFIG_1 = 12
};

enum dxs_hit_group_type {
    DXS_HIT_GROUP_TRIANGLES,
    DXS_HIT_GROUP_PROCEDURAL
};

/* Fields that do not belong to its kind are 0, NULL or, strings, empty. All of it belongs to the module. */
struct dxs_subobject {
    enum dxs_subobject_kind kind;
    const char *name;
    uint32_t flags; /* state object configs: 1 local depend on external definitions, 2 external on local ones, 4 allow
                       additions; pipeline configs 1: 0x100 skip triangles, 0x200 skip procedural primitives, 0x400
                       allow opacity micromaps */
    const void *root_signature; /* root signatures: for dxs_root_signature_parse */
    size_t root_signature_size;
    const char *associated;     /* associations: the name of a subobject */
    const char *const *exports; /* and of those it applies to; none: it is the default */
    uint32_t export_count;
    uint32_t max_payload_size, max_attribute_size; /* shader configs: bytes */
    uint32_t max_recursion_depth;                  /* pipeline configs */
    enum dxs_hit_group_type hit_group_type;
    const char *any_hit, *closest_hit, *intersection; /* hit groups: exports; empty: none */
};

/* NULL past the last one, whose number is dxs_module_info.subobject_count - 1. Thread-safe. */
DXS_API const struct dxs_subobject *dxs_module_subobject(const dxs_module *module, uint32_t index);

/* The root signature that an entry point comes with, for dxs_root_signature_parse: the container's, or what the
 * library's subobjects of the kind (global or local root signatures) give the entry, or the hit group that it is in. By
 * Direct3D's rules that is the one whose association names it; else the one whose association names nobody; else the
 * only one there is. NULL: none. Thread-safe. */
DXS_API const void *dxs_module_entry_root_signature(const dxs_module *module, uint32_t entry,
                                                    enum dxs_subobject_kind kind, size_t *size);

/* ---- Options ----------------------------------------------------------------------------------------------------- */

/* What a resource is in SPIR-V. */
enum dxs_descriptor {
    DXS_DESCRIPTOR_DEFAULT,        /* what the resource's class and kind suggest: docs/bindings.md */
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

/* Descriptors of a heap by what Vulkan calls them. Those at one place share a binding, of mutable
 * type. */
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
};

/* What a mapping is asked about. */
struct dxs_binding_request {
    enum dxs_stage stage;
    const struct dxs_resource *resource; /* heap accesses (SM 6.6): space, lower_bound and count are DXS_NOWHERE */
    bool from_heap;
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
    uint32_t location, component; /* of its first row */
    bool per_primitive;           /* inputs of pixel shaders: a mesh shader writes it once for each primitive */
    bool is_captured;             /* outputs: by transform feedback, which is Direct3D's stream output */
    uint32_t capture_buffer, capture_stride, capture_offset; /* strides and offsets in bytes */
};

struct dxs_register_shifts {
    uint32_t srv, uav, cbv, sampler, counter; /* binding = register + shift; counters: UAV register + shift */
};

/* What the device offers beyond Vulkan 1.1 and SPIR-V 1.3. Each of these only chooses between ways to express
 * something; what the shader itself demands is always declared. */
struct dxs_features {
    /* discard becomes OpDemoteToHelperInvocation, so that derivatives stay defined. Without it, it becomes OpKill,
     * which waits for the end of the shader where lanes look at each other before that. */
    bool demote_to_helper;
    bool storage_image_read_without_format;
    bool native_16bit_min_precision; /* min-precision types become 16 bits wide */
    bool storage_16bit_input_output; /* 16-bit varyings */
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
     * derivatives by it alone, where the device has meshAndTaskShaderDerivatives. */
    bool compute_derivatives_khr;
    /* SPV_EXT_shader_invocation_reorder: what hit objects and MaybeReorderThread of SM 6.9 take. Without it they are
     * DXS_UNSUPPORTED. */
    bool shader_invocation_reorder;
    /* VulkanMemoryModel in place of GLSL450's; with VulkanMemoryModelDeviceScope where the shader uses coherent UAVs,
     * barriers for the whole device or atomics. */
    bool vulkan_memory_model;
    bool mixed_float_dot_product; /* SPV_VALVE_mixed_float_dot_product, of 16 bits added to 32: dot2add is one
                                     instruction, unless it is precise */
    bool sample_offsets; /* VK_KHR_maintenance8: samples take offsets that are not constant. Without it they are
                            exact at a level that the shader gives as a whole number, else DXS_UNSUPPORTED */
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

/* The register that the application has chosen for NVIDIA's extensions of HLSL: docs/vendor-extensions.md. No resource
 * is bound there. (That of AMD's is reserved, and always known.) */
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
    bool ignore_shading_rate; /* SV_ShadingRate of vertices and primitives is not written */
    bool no_primitive_culling; /* the device lacks rayTraversalPrimitiveCulling: flags of rays that are not constants
                                  skip neither all triangles nor all procedural primitives */
    enum dxs_selection_hint selections;
    enum dxs_loop_hint loops;
};

typedef struct dxs_layout dxs_layout; /* dxs_layout.h */

/* Called with pictures of the control flow; see dxs_options.dump_cfg. `dot` is valid during the call only. */
typedef void (*dxs_dump_callback)(void *user, const char *function, const char *stage, const char *dot, size_t size);

struct dxs_options {
    size_t struct_size; /* sizeof(struct dxs_options) of the caller */
    struct dxs_features features;
    struct dxs_register_shifts shifts; /* of the default layout: set = register space, binding = register + shift */

    const struct dxs_layout *layout; /* made of a root signature (dxs_layout.h); NULL: the default layout */
    struct dxs_binding_model model;  /* ignored if there is a layout, which has its own */

    /* NULL: as the layout says. Fills in `binding`, which holds what the layout says on entry; false refuses the
     * resource, and the conversion ends with DXS_NO_MAPPING. */
    bool (*map_resource)(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding);
    void *map_user; /* of both mappings */

    /* NULL: Direct3D's registers, which both sides of an interface agree on. Fills in `location`, which holds that on
     * entry; false refuses the element, and the conversion ends with DXS_NO_MAPPING. */
    bool (*map_location)(void *user, const struct dxs_location_request *request, struct dxs_location *location);

    bool debug_info;            /* OpName, OpLine and OpSource where the module has them */
    bool structured_names;      /* OpName for resources and entry variables */
    dxs_dump_callback dump_cfg; /* NULL: no pictures */
    void *dump_user;
    struct dxs_limits limits; /* of one conversion; of texts (dxs_reflect) the memory */
    bool exact_raw_bounds;    /* raw buffers that end within 16 bytes are exact to the word, as vectors in them are not
                                 unless features.per_component_robustness says so: their words are moved one by one */
    uint64_t shader_hash;     /* the name of the shader, of the caller's choice (dxs_identity.hash): reports of
                                 dxs_descriptor_qa give it, and the SPIR-V says "HASH.dxil" in an OpSource, HASH in 16
                                 hexadecimal digits. 0: none */
    struct dxs_print print;
    uint32_t node_dispatch; /* work graph nodes: the byte of the push constants at which the device address of the
                               struct dxs_node_dispatch is; a multiple of 4. No root data may lie there */
    struct dxs_pipeline_state pipeline;
    struct dxs_workarounds workarounds;
    struct dxs_nvapi nvapi;
};
DXS_API struct dxs_options dxs_default_options(void);

/* ---- Work graphs --------------------------------------------------------------------------------------------------
 */

/* A node becomes a compute shader. These structures lie in device memory, where it reads and changes them: see
 * docs/work-graphs.md. */
struct dxs_node_queue { /* records that wait for a node, aligned to 8 bytes */
    uint64_t records;   /* device address of the first; of empty records unused */
    uint64_t sharing;   /* device address of a 32-bit word for each record, 0 before its first group runs; read where
                           the input has DXS_NODE_TRACKS_SHARING */
    uint32_t stride;    /* bytes from record to record */
    uint32_t capacity;  /* records that there is room for; 0: of a node that is not there: the output is not valid */
    uint32_t count;     /* records; raised by shaders that allocate, beyond `capacity` if there was no room */
    uint32_t reserved;
};

enum {
    DXS_NODE_THREADS = 32 /* of the compute shader's group, where each thread of the node takes a record */
};

struct dxs_node_dispatch { /* aligned to 8 bytes */
    uint64_t input;        /* device address of the queue from which records are taken */
    uint64_t outputs;      /* device address of an array of queues */
    uint32_t first_record; /* of the queue, that this dispatch begins with */
    uint32_t grid_depth;   /* broadcasting: how many z of the dispatch belong to one record */
    uint32_t remaining_recursion_levels;
    uint32_t reserved;
    uint32_t first_queue[1]; /* for each output of the shader: the place in `outputs` of its queue, of arrays that of
                                the first node */
};

/* ---- Conversion -------------------------------------------------------------------------------------------------- */

typedef struct dxs_converter dxs_converter;
struct dxs_layout; /* dxs_layout.h */

/* One resource of the converted entry, and where it went. */
struct dxs_bound_resource {
    const struct dxs_resource *resource;
    struct dxs_binding binding;
};

/* The result of a conversion. All of it belongs to the converter and stays valid until its next conversion. */
struct dxs_spirv {
    const uint32_t *words;
    size_t word_count;
    const char *entry_name; /* of the OpEntryPoint: "main" */
    enum dxs_stage stage;
    const struct dxs_bound_resource *resources;
    uint32_t resource_count;
};

/* NULL if out of memory. `allocator` is copied; NULL means malloc and free. */
DXS_API dxs_converter *dxs_converter_create(const struct dxs_allocator *allocator);
DXS_API void dxs_converter_destroy(dxs_converter *converter); /* NULL is allowed */

/* Converts the entry point with this index. `options` may be NULL. */
DXS_API enum dxs_result dxs_convert(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                    const struct dxs_options *options, struct dxs_spirv *spirv);

/* The error of the last call with this converter, never NULL; valid until the next one. */
DXS_API const struct dxs_error *dxs_converter_error(const dxs_converter *converter);

/* Entry, signatures, resources and, of those that the entry uses, the bindings under these options, as JSON; of
 * libraries the subobjects too. Without an entry (DXS_NOWHERE): what entries, functions and subobjects there are. Valid
 * until the converter's next use. */
DXS_API enum dxs_result dxs_reflect(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                    const struct dxs_options *options, const char **json, size_t *size);

#ifdef __cplusplus
}
#endif

#endif
