/* dxs: DXIL to SPIR-V.
 *
 * There are two kinds of object:
 *
 * - A `dxs_module` holds one parsed DXIL module. It is immutable after dxs_module_parse, so several threads may convert
 *   from it at once.
 * - A `dxs_converter` turns entry points of modules into SPIR-V. One thread at a time may use it.
 *
 * Both keep their memory and reuse it: a warm conversion does not call the allocator. The library has no global state.
 * No function prints or aborts. No function keeps a pointer to the caller's memory after it returns, unless its comment
 * says so.
 *
 * Callbacks run on the thread of the call. They may use other objects and query the module, but not use the objects of
 * the call. They must return: neither longjmp nor a C++ exception may leave them. 64 KiB of stack are enough for every
 * function of dxs and dxs_inspect.
 *
 * Functions that can fail return an enum dxs_result. After a failure, output parameters are 0 or NULL, and the object
 * holds the error until its next use. Pointers are never NULL unless a comment says so. Strings end with a NUL; names
 * are UTF-8 if the input's are.
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
 *
 * A program may run with a newer library than the headers it was compiled with, if DXS_VERSION_MAJOR is the same, and
 * while that is 0, DXS_VERSION_MINOR too (docs/reference/abi.md):
 *
 * - A structure that begins with `struct_size` grows at its end. The init function declared after it writes the
 *   defaults into the caller's size; members beyond that size have their defaults.
 * - Other structures that may grow have a member `reserved`, which must be 0. In a new member, 0 means the old
 *   behavior.
 * - A structure that the library allocates (a returned pointer, a callback's argument) grows at its end, unless it is
 *   an element of an array.
 * - All other structures keep their size and members. Enumerators keep their values; new ones are added.
 *
 * A program may also run with an older library. If it sets a member that this library does not know, the call fails
 * with DXS_INVALID_ARGUMENT.
 */
#ifndef DXS_H
#define DXS_H

#include "dxs_options.h"

#ifdef __cplusplus
extern "C" {
#endif

#define DXS_VERSION_MAJOR 0
#define DXS_VERSION_MINOR 2
#define DXS_VERSION_PATCH 0

/* Version of the linked library, for example "0.2.0". */
DXS_API const char *dxs_version(void);

/* ---- Work graphs ------------------------------------------------------------------------------------------------- */

/* A node of a work graph becomes a compute shader. The caller keeps its records in device memory, in one of two models
 * (dxs_options.node_model): docs/guides/work-graphs.md.
 *
 * Queues: each node has a queue of records. The shader reads and changes these structures. */
struct dxs_node_queue { /* records that wait for a node; aligned to 8 bytes */
    uint64_t records;   /* device address of the first record; unused for empty records */
    uint64_t sharing;   /* device address of a 32-bit word per record, 0 before its first group runs. Read only if the
                           input has DXS_NODE_TRACKS_SHARING */
    uint32_t stride;    /* bytes from record to record */
    uint32_t capacity;  /* records that fit; 0: the node does not exist, so the output is not valid */
    uint32_t count;     /* records; shaders that allocate raise it, beyond `capacity` if there was no room */
    uint32_t reserved;
};

enum {
    DXS_NODE_THREADS = 32 /* group size of the compute shader for thread launch: one record per thread */
};

struct dxs_node_dispatch { /* aligned to 8 bytes */
    uint64_t input;        /* device address of the queue to read from */
    uint64_t outputs;      /* device address of an array of queues */
    uint32_t first_record; /* index in the input queue of this dispatch's first record */
    uint32_t grid_depth;   /* broadcasting launch: z groups of the dispatch per record */
    uint32_t remaining_recursion_levels;
    uint32_t reserved;
    uint32_t first_queue[1]; /* per output of the shader: index in `outputs` of its queue; for an output array, of
                                its first node's queue */
};

/* Pool: the records of all nodes lie in one pool of memory, and a list says which node got which of them. Between
 * dispatches the caller makes a list of records for each node from it. This is the model of dxil-spirv. */
struct dxs_node_push {     /* in the push constants at dxs_options.node_dispatch */
    uint64_t records;      /* address of the records, or of the pool that holds them; DXS_NODE_INDIRECT: address of the
                              64-bit address of the records */
    uint64_t first_record; /* address of a u32: index of the dispatch's first record */
    uint64_t record_end;   /* address of a u32: index behind the last record. Thread and coalescing launch */
    uint64_t stride_or_places;     /* DXS_NODE_IS_ENTRY: bytes from record to record, in the low 32 bits;
                                      DXS_NODE_INDIRECT: address of a u32 with these bytes; else address of an array of
                                      u32: by index of a record, its offset in the pool */
    uint64_t outputs;              /* address of the pool for output records */
    uint64_t allocations;          /* address of a struct dxs_node_allocations */
    uint64_t local_root_arguments; /* address of what bindings with DXS_ROOT_ARGUMENTS_SHADER_RECORD read */
    uint32_t list;                 /* index in dxs_node_allocations.words of the list of allocations */
    uint32_t remaining_recursion_levels;
};

struct dxs_node_allocations { /* raised atomically by shaders; aligned to 4 bytes */
    uint32_t pool_size;       /* bytes allocated in the pool: a multiple of 16 */
    uint32_t count;           /* allocations in the list */
    uint32_t words[1];        /* by index of a node: its new records. Elsewhere the list, two words for each allocation:
                                 index of the node << 8 | records - 1, then the offset in the pool of the first one */
};

enum dxs_node_constant {     /* ids of specialization constants: u32, a truth is 0 or 1 */
    DXS_NODE_GROUP_SIZE = 0, /* thread launch: threads of a group; default DXS_NODE_THREADS */
    DXS_NODE_IS_ENTRY = 3,   /* records come from the program, not from nodes; default dxs_node.is_program_entry */
    DXS_NODE_INDIRECT = 4,   /* with DXS_NODE_IS_ENTRY: address and stride are in memory; default 0 */
    DXS_NODE_GIVES_GRID = 5, /* broadcasting: the record gives the grid; default: the shader says so */
    DXS_NODE_ONE_RECORD = 6, /* broadcasting: the dispatch is the grid of a single record; default 0 */
    DXS_NODE_GRID = 7,       /* broadcasting, and 8, 9: grid in x, y, z if no record gives it; default: the shader's */
    DXS_NODE_FIRST_OUTPUT = 100 /* + number of the output: index of its node; of an array's first node; default 0.
                                   UINT32_MAX: no such node, the output is not valid */
};

/* ---- Conversion -------------------------------------------------------------------------------------------------- */

typedef struct dxs_converter dxs_converter;

/* One resource of the converted entry point, and its binding. */
struct dxs_bound_resource {
    const struct dxs_resource *resource;
    struct dxs_binding binding;
};

/* The result of a conversion. It belongs to the converter and is valid until the converter's next use. Each
 * dxs_resource belongs to the module. */
struct dxs_spirv {
    const uint32_t *words;
    size_t word_count;
    const char *entry_name; /* name of the OpEntryPoint: "main" */
    enum dxs_stage stage;
    const struct dxs_bound_resource *resources;
    uint32_t resource_count;
    uint32_t reserved[5];
};

/* NULL if out of memory. `allocator` is copied; NULL means malloc and free. */
DXS_API dxs_converter *dxs_converter_create(const struct dxs_allocator *allocator);
DXS_API void dxs_converter_destroy(dxs_converter *converter); /* NULL is allowed */

/* Converts the entry point with this index, from 0. `options` NULL: the defaults. The module, the options and
 * everything they point to are read during the call only. Errors: DXS_INVALID_ARGUMENT (nothing was parsed, no such
 * entry point, wrong options), DXS_UNSUPPORTED, DXS_INVALID_MODULE (faults that parsing does not check),
 * DXS_OUT_OF_MEMORY, and the errors of mappings and limits. */
DXS_API enum dxs_result dxs_convert(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                    const struct dxs_options *options, struct dxs_spirv *spirv);

/* Tells before a conversion which of options.features matter to an entry point; those given there are ignored.
 *
 *   required  the least features with which dxs_convert succeeds: without one of them it is DXS_UNSUPPORTED
 *   used      features that may change the words, the required ones included. Any others change nothing: two devices
 *             that differ in no `used` feature get the same words
 *
 * compute_derivatives: DXS_COMPUTE_DERIVATIVES_REFUSED where it does not matter. If it does, `used` has
 * DXS_COMPUTE_DERIVATIVES_NATIVE, and `required` has DXS_COMPUTE_DERIVATIVES_QUADS where REFUSED would refuse.
 *
 * Costs two conversions, and one more for each required feature; callbacks are called in each of them. Errors: those of
 * dxs_convert that no feature prevents. dxs_entry_needs (dxs_inspect.h) names what Vulkan calls these features. */
DXS_API enum dxs_result dxs_entry_features(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                           const struct dxs_options *options, struct dxs_features *required,
                                           struct dxs_features *used);

/* The error of the last call with this converter. Never NULL; valid until the next call. */
DXS_API const struct dxs_error *dxs_converter_error(const dxs_converter *converter);

#ifdef __cplusplus
}
#endif

#endif
