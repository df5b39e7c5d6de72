/* dxs: DXIL to SPIR-V.
 *
 * Two kinds of object. A `dxs_module` holds one parsed DXIL module; it is immutable after dxs_module_parse, so several
 * threads may convert from it at once. A `dxs_converter` turns entry points of modules into SPIR-V; one thread at a
 * time may use it. Both keep their memory and fill it again at the next use: a warm conversion does not call the
 * allocator. Nothing in the library is global. No function prints, aborts or keeps a pointer to the caller's memory
 * longer than it says.
 *
 * Functions that can fail return an enum dxs_result, and the object tells what was wrong until its next use; what they
 * give out is then 0 or NULL. Pointers are NULL only where it says so. Strings end with a NUL, and names are UTF-8 as
 * far as the input's are.
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
 * Programs run with libraries that are newer than the headers that they were compiled with, of the same
 * DXS_VERSION_MAJOR, and while that is 0 of the same DXS_VERSION_MINOR (docs/reference/abi.md):
 *
 * - Structures that begin with `struct_size` grow at their end. The function that is declared behind each fills it in
 *   with the defaults; the size is the caller's, and what lies beyond it is at its default.
 * - Others that may grow have room in `reserved`, which is 0, as it must be. New members mean by 0 what was before.
 * - Structures that a function returns a pointer to, or that a callback is given, have the size of the library: they
 *   grow at their end, but for elements of arrays.
 * - All others keep their size and their members. Enumerators keep their numbers; new ones are added.
 *
 * The same holds for older libraries, as long as nothing is set that they do not know: that is DXS_INVALID_ARGUMENT.
 */
#ifndef DXS_H
#define DXS_H

#include "dxs_options.h"

#ifdef __cplusplus
extern "C" {
#endif

#define DXS_VERSION_MAJOR 0
#define DXS_VERSION_MINOR 1
#define DXS_VERSION_PATCH 0

/* "0.1.0": of the library that is linked. */
DXS_API const char *dxs_version(void);

/* ---- Work graphs ------------------------------------------------------------------------------------------------- */

/* A node becomes a compute shader. These structures lie in device memory, where it reads and changes them: see
 * docs/guides/work-graphs.md. */
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

/* One resource of the converted entry, and where it went. */
struct dxs_bound_resource {
    const struct dxs_resource *resource;
    struct dxs_binding binding;
};

/* The result of a conversion. It belongs to the converter and stays valid until its next use; each dxs_resource belongs
 * to the module. */
struct dxs_spirv {
    const uint32_t *words;
    size_t word_count;
    const char *entry_name; /* of the OpEntryPoint: "main" */
    enum dxs_stage stage;
    const struct dxs_bound_resource *resources;
    uint32_t resource_count;
    uint32_t reserved[5];
};

/* NULL if out of memory. `allocator` is copied; NULL means malloc and free. */
DXS_API dxs_converter *dxs_converter_create(const struct dxs_allocator *allocator);
DXS_API void dxs_converter_destroy(dxs_converter *converter); /* NULL is allowed */

/* Converts the entry point with this number, from 0. `options` may be NULL: the defaults. The module, the options and
 * what they point to are only read, and during the call. Errors: DXS_INVALID_ARGUMENT (nothing was parsed, no such
 * entry, options that are wrong), DXS_UNSUPPORTED, DXS_INVALID_MODULE (what parsing does not look at), those of
 * mappings, of limits and of memory. */
DXS_API enum dxs_result dxs_convert(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                    const struct dxs_options *options, struct dxs_spirv *spirv);

/* The error of the last call with this converter, never NULL; valid until the next one. */
DXS_API const struct dxs_error *dxs_converter_error(const dxs_converter *converter);

#ifdef __cplusplus
}
#endif

#endif
