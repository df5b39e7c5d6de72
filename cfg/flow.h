/* The graph that the structurizer's passes work on: the live blocks of the input, edges to the same target made one,
 * and dispatchers in front of what has several entries. */
#ifndef CFG_FLOW_H
#define CFG_FLOW_H

#include "base/vector.h"
#include "cfg/structurize.h"

/* All edges of a block that lead to one target. */
struct arm {
    uint32_t target;
    edge_id edge;                      /* one of the input's edges that it stands for; NO_EDGE: a dispatcher's */
    uint32_t first_label, label_count; /* switches: all of them, in flow.labels */
    uint32_t first_assignment, assignment_count; /* what dispatchers on the way are told */
    uint32_t number;                             /* dispatchers: the entry number that leads here */
    bool never_taken;
};

struct assignments {
    struct assignment *data;
    uint32_t count, capacity;
};

struct flow {
    const struct graph *graph;
    uint32_t block_count;
    block_id *source;      /* block of the input, NO_BLOCK: a dispatcher */
    selector_id *selector; /* of dispatchers; else 0 */
    uint32_t *first_arm;   /* block_count + 1; in the order of the edges, the default of a switch first */
    struct arm *arms;
    edge_id *labels;
    struct assignments *assignments; /* shared by all flows of one run */
    uint32_t selector_count;         /* selector 0 is that of exits */
    bool *exits;          /* by block of the input: begins code that stays in a loop (cfg/exits.h); NULL: nobody asks */
    bool exits_are_known; /* from the flow that this one has copies of blocks of */
};

/* All arrays of a flow, with their lengths: a new member goes here, too. The assignments have an array of their own. */
#define FLOW_ARRAYS(ARRAY, flow)                                                                                       \
    ARRAY((flow).source, (flow).block_count), ARRAY((flow).selector, (flow).block_count),                              \
        ARRAY((flow).first_arm, (size_t)(flow).block_count + 1),                                                       \
        ARRAY((flow).arms, (flow).first_arm[(flow).block_count]),                                                      \
        ARRAY((flow).labels, (flow).graph->first[(flow).graph->block_count]), ARRAY((flow).assignments, 1)

/* The blocks that can be reached, without the edges that nothing takes. */
struct flow *flow_create(struct arena *arena, const struct graph *graph);

/* The same flow, its blocks renumbered: `order` lists them in their new order. */
struct flow *flow_reorder(struct arena *arena, const struct flow *flow, const uint32_t *order);

static inline uint16_t flow_traits(const struct flow *flow, uint32_t block)
{
    block_id source = flow->source[block];
    return source == NO_BLOCK || !flow->graph->traits ? 0 : flow->graph->traits[source];
}

/* A block that a dispatcher's ways in come together in, see reroute.h. */
static inline bool flow_is_collector(const struct flow *flow, uint32_t block)
{
    return flow->source[block] == NO_BLOCK && flow->selector[block] == 0;
}

inline uint8_t flow_terminator(const struct flow *flow, uint32_t block)
{
    block_id source = flow->source[block];
    return source == NO_BLOCK ? TERMINATOR_SWITCH : flow->graph->terminators[source];
}

#endif
