/* Work graphs: what a program keeps in device memory to run their nodes, and the constants of their pipelines. See
 * docs/guides/work-graphs.md.
 *
 * Experimental: this header, dxs_options.node_dispatch and dxs_options.node_model may change in a minor version. */
#ifndef DXS_NODES_H
#define DXS_NODES_H

#include "dxs.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A node of a work graph becomes a compute shader. The caller keeps its records in device memory, in one of two models
 * (dxs_options.node_model): docs/guides/work-graphs.md.
 *
 * Queues: each node has a queue of records. The shader reads and changes these structures. */
struct dxs_node_queue { /* records that wait for a node; aligned to 8 bytes */
    uint64_t records;   /* device address of the first record; unused for empty records */
    uint64_t sharing;   /* device address of a 32-bit word per record, 0 before its first group runs. Read only if the
                           input has DXS_NODE_FLAG_TRACKS_SHARING */
    uint32_t stride;    /* bytes from record to record */
    uint32_t capacity;  /* records that fit; 0: the node does not exist, so the output is not valid */
    uint32_t count;     /* records; shaders that allocate raise it, beyond `capacity` if there was no room */
    uint32_t reserved;
};

#define DXS_NODE_THREADS 32 /* group size of the compute shader for thread launch: one record per thread */

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
struct dxs_node_push {             /* in the push constants at dxs_options.node_dispatch */
    uint64_t records;              /* address of the records, or of the pool that holds them;
                                      DXS_NODE_CONSTANT_INDIRECT: address of the 64-bit address of the records */
    uint64_t first_record;         /* address of a u32: index of the dispatch's first record */
    uint64_t record_end;           /* address of a u32: index behind the last record. Thread and coalescing launch */
    uint64_t stride_or_places;     /* DXS_NODE_CONSTANT_IS_ENTRY: bytes from record to record, in the low 32 bits;
                                      DXS_NODE_CONSTANT_INDIRECT: address of a u32 with these bytes; else address of an
                                      array of u32: by index of a record, its offset in the pool */
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

enum dxs_node_constant DXS_ENUM {     /* ids of specialization constants: u32, a truth is 0 or 1 */
    DXS_NODE_CONSTANT_GROUP_SIZE = 0, /* thread launch: threads of a group; default DXS_NODE_THREADS */
    DXS_NODE_CONSTANT_IS_ENTRY = 3,   /* records come from the program; default dxs_node.is_program_entry */
    DXS_NODE_CONSTANT_INDIRECT = 4,   /* with DXS_NODE_CONSTANT_IS_ENTRY: address and stride are in memory; default 0 */
    DXS_NODE_CONSTANT_GIVES_GRID = 5, /* broadcasting: the record gives the grid; default: the shader says so */
    DXS_NODE_CONSTANT_ONE_RECORD = 6, /* broadcasting: the dispatch is the grid of a single record; default 0 */
    DXS_NODE_CONSTANT_GRID = 7, /* broadcasting: 7 to 9: x, y, z unless records give them; default: the shader's */
    DXS_NODE_CONSTANT_FIRST_OUTPUT = 100 /* + number of the output: index of its node; of an array's first node; default
                                            0. UINT32_MAX: no such node, the output is not valid */
};

#ifdef __cplusplus
}
#endif

#endif
