/* The graph that the passes work on: live blocks of the input, parallel edges merged into one successor, and the
 * dispatchers that the structurizer adds. */
#ifndef CFG_FLOW_H
#define CFG_FLOW_H

#include "base/vector.h"
#include "cfg/structurize.h"

/* All edges from one block to one target. */
struct successor {
    uint32_t target;
    edge_id edge;                                /* one of the input edges that it merges; NO_EDGE: from a dispatcher */
    uint32_t first_label, label_count;           /* switches: all merged input edges, in flow.labels */
    uint32_t first_assignment, assignment_count; /* selectors set on this edge */
    uint32_t number;                             /* dispatchers: selector value that leads here */
    bool never_taken;
};

struct assignments {
    struct assignment *data;
    uint32_t count, capacity;
};

/* Blocks of another flow, first .. last, that one block stands for (hammocks.h). */
struct run {
    uint32_t first, last;
    block_id end;    /* block of the input that the last one holds; NO_BLOCK: a dispatcher or collector */
    uint16_t traits; /* of the last one, and BLOCK_CONVERGENT if any has it */
};

struct flow {
    const struct graph *graph;
    uint32_t block_count;
    block_id *source;          /* by block: block of the input; NO_BLOCK: a dispatcher or collector */
    selector_id *selector;     /* by block: selector of a dispatcher; else 0 */
    uint32_t *first_successor; /* block_count + 1, into `successors`: in edge order; a switch: default first */
    struct successor *successors;
    edge_id *labels;
    struct assignments *assignments; /* shared by all flows of one run of the structurizer */
    uint32_t selector_count;         /* selector 0 is for exits, the others for dispatchers */
    bool *exits; /* by block of the input: begins exit code kept in a loop (cfg/exits.h); NULL: not asked for */
    bool exits_are_known;     /* `exits` is filled: this flow is a copy of one that was analysed */
    const struct flow *whole; /* the flow before hammocks were replaced; NULL: none were */
    struct run *runs;         /* by block: its blocks in `whole`; NULL without it */
    uint32_t *join;           /* of `whole`: by block with two successors, in a run: where both sides meet */
};

/* All arrays of a flow, with their lengths. A new member goes here too. The assignments have an array of their own. */
#define FLOW_ARRAYS(ARRAY, flow)                                                                                       \
    ARRAY((flow).source, (flow).block_count), ARRAY((flow).selector, (flow).block_count),                              \
        ARRAY((flow).first_successor, (size_t)(flow).block_count + 1),                                                 \
        ARRAY((flow).successors, (flow).first_successor[(flow).block_count]),                                          \
        ARRAY((flow).labels, (flow).graph->first[(flow).graph->block_count]), ARRAY((flow).assignments, 1),            \
        ARRAY((flow).runs, (flow).block_count)

/* The arrays that are needed of `whole`. */
#define WHOLE_ARRAYS(ARRAY, whole)                                                                                     \
    ARRAY((whole).source, (whole).block_count), ARRAY((whole).first_successor, (size_t)(whole).block_count + 1),       \
        ARRAY((whole).successors, (whole).first_successor[(whole).block_count]),                                       \
        ARRAY((whole).join, (whole).block_count)
enum {
    WHOLE_ARRAY_COUNT = 4
};

/* Creates the flow of all reachable blocks. Edges that are never taken reach nothing. */
struct flow *flow_create(struct arena *arena, const struct graph *graph);

/* The same flow with its blocks renumbered: `order` lists the old numbers in their new order. */
struct flow *flow_reorder(struct arena *arena, const struct flow *flow, const uint32_t *order);

/* A copy of the flow with room for this many blocks and successors. New blocks have no source. */
struct flow *flow_grow(struct arena *arena, const struct flow *flow, size_t blocks, size_t successors);

/* The block of the input that ends the block; NO_BLOCK: a dispatcher or collector. */
inline block_id flow_end(const struct flow *flow, uint32_t block)
{
    return flow->runs ? flow->runs[block].end : flow->source[block];
}

/* Number of blocks that the block stands for. */
static inline uint32_t flow_size(const struct flow *flow, uint32_t block)
{
    return flow->runs ? 1 + flow->runs[block].last - flow->runs[block].first : 1;
}

/* Whether the block stands for several blocks. Its branch is that of the last one. */
static inline bool flow_is_run(const struct flow *flow, uint32_t block)
{
    return flow_size(flow, block) > 1;
}

inline uint16_t flow_traits(const struct flow *flow, uint32_t block)
{
    if (flow->runs)
        return flow->runs[block].traits;
    block_id source = flow->source[block];
    return source == NO_BLOCK || !flow->graph->traits ? 0 : flow->graph->traits[source];
}

/* Whether the block is a collector, see reroute.h. */
static inline bool flow_is_collector(const struct flow *flow, uint32_t block)
{
    return flow->source[block] == NO_BLOCK && flow->selector[block] == 0;
}

inline uint8_t flow_terminator(const struct flow *flow, uint32_t block)
{
    block_id end = flow_end(flow, block);
    return end == NO_BLOCK ? TERMINATOR_SWITCH : flow->graph->terminators[end];
}

#endif
