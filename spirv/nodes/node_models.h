/* The two models of execution (dxs_node_model): where a node reads its input records and writes its output records.
 * queue_*: node_queues.c. pool_*: node_pool.c. Ids of addresses have type u64, ids of record numbers type u32. */
#ifndef SPIRV_NODES_NODE_MODELS_H
#define SPIRV_NODES_NODE_MODELS_H

#include "dxs_nodes.h"
#include "spirv/function/function.h"
#include "spirv/function/results.h"
#include "spirv/interface/interface.h"
#include "spirv/nodes/nodes.h"

enum {
    X = 0,
    Y = 1,
    Z = 2,

    ONCE_RECORD_NUMBER = NODE_KEYS,
    ONCE_RECORD,
    ONCE_RECORDS,
    ONCE_STRIDE
};

/* An output, or the node of an output array that the shader has chosen. */
struct node_output {
    const struct dxs_node_records *records;
    uint32_t number; /* of the output */
    uint32_t index;  /* id: in the array; 0: the first node */
};

/* ---- For both: nodes.c ------------------------------------------------------------------------------------------- */

static inline bool is_pool(const struct lowering *l)
{
    return l->options->node_model == DXS_NODE_MODEL_POOL;
}

/* The node of the entry point. Invalid modules may use node operations in other shaders. */
const struct dxs_node *this_node(struct lowering *l);

uint32_t widen(struct lowering *l, uint32_t value);
uint32_t add_address(struct lowering *l, uint32_t address, uint32_t bytes);
uint32_t element_address(struct lowering *l, uint32_t address, uint32_t index,
                         uint32_t stride); /* u32: index, stride */
uint32_t pointer_at(struct lowering *l, uint32_t address, uint32_t offset, uint32_t bits);
uint32_t load_at(struct lowering *l, uint32_t address, uint32_t offset, uint32_t bits);

/* The member at this offset of what the push constants hold at dxs_options.node_dispatch. */
uint32_t pushed_word(struct lowering *l, uint32_t offset);
uint32_t pushed_address(struct lowering *l, uint32_t offset);

uint32_t group_component(struct lowering *l, SpvBuiltIn builtin, uint32_t component);

/* Number of this group among those of the dispatch, row by row. */
uint32_t group_number(struct lowering *l);

/* Relaxed unless `semantics` say otherwise. Returns the value before. */
uint32_t add_atomically(struct lowering *l, uint32_t pointer, uint32_t value, uint32_t semantics);

void node_barrier(struct lowering *l); /* of the group */

/* if (first thread of the group && condition) { value = ... }: returns the value to all threads, which reach both
 * calls. `condition` 0: none. */
struct open_if open_for_group(struct lowering *l, uint32_t condition);
uint32_t close_for_group(struct lowering *l, struct open_if *block, uint32_t value);

/* ---- Queues ------------------------------------------------------------------------------------------------------ */

uint32_t queue_record_number(struct lowering *l); /* broadcasting: within the dispatch */
uint32_t queue_first_record(struct lowering *l);
uint32_t queue_record_end(struct lowering *l);
uint32_t queue_record(struct lowering *l, uint32_t number);
uint32_t queue_stride(struct lowering *l); /* of input records */
uint32_t queue_group_id(struct lowering *l);
uint32_t queue_recursion_levels(struct lowering *l);
uint32_t queue_counter(struct lowering *l, const struct node_output *output); /* pointer to the count of records */
uint32_t queue_is_valid(struct lowering *l, const struct node_output *output);

/* Address of the first of `count` new records; each thread asks for itself, or the group together. */
uint32_t queue_allocate(struct lowering *l, const struct node_output *output, uint32_t count, bool by_thread);

/* The word in which groups that share record `number` count. */
uint32_t queue_sharing_word(struct lowering *l, uint32_t number);

/* ---- Pool: the same ---------------------------------------------------------------------------------------------- */

uint32_t pool_record_number(struct lowering *l);
uint32_t pool_first_record(struct lowering *l);
uint32_t pool_record_end(struct lowering *l);
uint32_t pool_record(struct lowering *l, uint32_t number);
uint32_t pool_group_id(struct lowering *l);
uint32_t pool_recursion_levels(struct lowering *l);
uint32_t pool_counter(struct lowering *l, const struct node_output *output);
uint32_t pool_is_valid(struct lowering *l, const struct node_output *output);
uint32_t pool_allocate(struct lowering *l, const struct node_output *output, uint32_t count, bool by_thread);
uint32_t pool_stride(const struct dxs_node_records *records); /* bytes from record to record */

uint32_t pool_constant(struct lowering *l, uint32_t id, uint32_t value); /* a specialization constant with this id */

/* The size of a thread-launch group becomes a specialization constant. */
void pool_declare_group(struct lowering *l);

/* Size of the grid in a dimension. `given`: what the record says; 0: nothing. */
uint32_t pool_grid_size(struct lowering *l, uint32_t dimension, uint32_t given);

/* Calls function `node` for each group of the record's grid that this group of the dispatch stands for. `size`: the
 * grid. */
void pool_call_for_grid(struct lowering *l, uint32_t node, const uint32_t size[3]);

#endif
