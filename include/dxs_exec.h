/* dxs_exec: runs the compute shaders of a DXIL module on the CPU, one instruction after the other, without translating
 * them. Meant for tests and for debugging shaders, not for speed. Link the library dxs_exec besides dxs.
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

enum dxs_exec_address {
    DXS_EXEC_WRAP,
    DXS_EXEC_MIRROR,
    DXS_EXEC_CLAMP,
    DXS_EXEC_BORDER
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

struct dxs_exec_sampler {
    bool linear; /* within a mip level and between them; else the nearest texel of the nearest level */
    enum dxs_exec_address address;
    float border[4];
    enum dxs_exec_compare compare; /* of comparison samplers */
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
    struct dxs_exec_sampler sampler;
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

struct dxs_exec_options {
    size_t struct_size;            /* sizeof(struct dxs_exec_options) of the caller */
    uint32_t wave_size;            /* 4 to 128, a power of two; where the shader demands another, that one is taken */
    uint64_t step_limit;           /* instructions of waves that one dispatch may take */
    size_t memory_limit;           /* bytes of working memory */
    dxs_exec_trace_callback trace; /* NULL: none */
    void *trace_user;
    uint32_t traced_thread[3]; /* SV_DispatchThreadID of the thread that is traced */
};
DXS_API struct dxs_exec_options dxs_default_exec_options(void);

/* For one entry of a parsed module, which must outlive the executor. `options` may be NULL. NULL if out of memory. What
 * is wrong with the arguments is told by dxs_executor_dispatch. */
DXS_API dxs_executor *dxs_executor_create(const dxs_module *module, uint32_t entry,
                                          const struct dxs_exec_options *options);
DXS_API void dxs_executor_destroy(dxs_executor *executor); /* NULL is allowed */

/* Adds a resource, which is copied (its memory is not), or replaces the one of the same class, space and number. */
DXS_API enum dxs_result dxs_executor_bind(dxs_executor *executor, const struct dxs_exec_resource *resource);

/* Runs that many thread groups, one after the other. Valid DXIL that this cannot run is DXS_UNSUPPORTED; a step or
 * memory limit passed is DXS_LIMIT_EXCEEDED; a resource that was not bound, DXS_NO_MAPPING. */
DXS_API enum dxs_result dxs_executor_dispatch(dxs_executor *executor, const uint32_t groups[3]);

/* Lanes of a wave, as options and shader want it; 0 if they contradict each other. */
DXS_API uint32_t dxs_executor_wave_size(const dxs_executor *executor);

/* The error of the last call with this executor, never NULL; valid until the next one. */
DXS_API const struct dxs_error *dxs_executor_error(const dxs_executor *executor);

#ifdef __cplusplus
}
#endif

#endif
