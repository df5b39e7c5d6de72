/* The state of linearize.c, and what adds blocks and edges to it. An edge is written before its target: until the
 * target block is created, the edges that wait for it form a linked list through their `target` members. */
#ifndef CFG_LINEARIZER_H
#define CFG_LINEARIZER_H

#include "cfg/linearize.h"

/* A list of edges whose target does not exist yet. Each holds the index of the next one as its target. */
struct edge_list {
    uint32_t first, last;
};

/* What waits for the next block: edges that lead to it, and at most one header whose merge block it is. */
struct next_block {
    struct edge_list edges;
    uint32_t merge_of;
};

enum frame_kind {
    FRAME_BRANCH,
    FRAME_TEST,
    FRAME_CHOICE, /* guards written as a switch or if / else */
    FRAME_LOOP,   /* loop or region */
    FRAME_HAMMOCK /* selection inside a run */
};

/* An open construct. */
struct open_construct {
    enum frame_kind kind;
    uint32_t after;          /* node that follows it */
    uint32_t header;         /* header, a structured block */
    struct edge_list merged; /* edges to its merge block */

    uint32_t node;      /* branches: node of the block */
    uint32_t successor; /* branches: current successor */
    uint32_t edge;      /* choices: edge of the current case; hammocks: of the side not begun yet, or NO_EDGE */
    uint32_t join;      /* hammocks: block of the whole flow where both sides meet */
    bool used[4];       /* by enum exit; branches: an edge of the branch itself already exits this way */
    uint32_t next_case; /* tests, choices: next case, or NO_NODE */

    /* Loops, regions, and switches whose cases break to the merge block: */
    uint32_t outer_loop; /* index of the next open construct outward that breaks leave, or NO_FRAME */
    uint32_t scope;      /* index of the scope: innermost open construct that is no switch, or NO_FRAME */
    uint32_t construct;
    struct edge_list repeated; /* edges to the continue target */
    uint32_t latch;            /* block of the flow whose condition stands in the continue target, or NO_BLOCK */
};

#define NO_FRAME UINT32_MAX

enum exit {
    EXIT_FALL,
    EXIT_BREAK,
    EXIT_BREAK_SCOPE,
    EXIT_CONTINUE,
    EXIT_NONE
};

struct linearizer {
    struct arena *arena;
    const struct tree *tree;
    const struct flow *flow;
    VECTOR(struct structured_block) blocks;
    VECTOR(struct structured_edge) edges;
    struct words edge_source;
    VECTOR(struct open_construct) frames;
    struct next_block next;
    uint32_t *successor_edge; /* by successor of an open branch: its edge */
    uint32_t loop;            /* open construct that breaks leave: innermost loop, region or switch, or NO_FRAME */
    uint32_t pending_loop;    /* open loop whose header is the next block, or NO_FRAME */
    uint32_t *depth;
    struct structured *result;
};

static const struct edge_list no_edges = {NO_EDGE, NO_EDGE};

static inline void append_edges(struct linearizer *p, struct edge_list *list, struct edge_list more)
{
    if (more.first == NO_EDGE)
        return;
    if (list->first == NO_EDGE)
        list->first = more.first;
    else
        p->edges.data[list->last].target = more.first;
    list->last = more.last;
}

static inline struct edge_list one_edge(uint32_t edge)
{
    return (struct edge_list){edge, edge};
}

/* Of linearize.c. new_structured_block: creates the block that p->next waits for. take_edges: takes the waiting edges,
 * so that they can lead anywhere; if a merge block is due, it gets an empty block first. */
uint32_t new_structured_block(struct linearizer *p, block_id source, enum block_role role);
uint32_t new_structured_edge(struct linearizer *p, uint32_t block, const struct structured_edge *edge);
struct edge_list take_edges(struct linearizer *p);
struct open_construct *push_construct(struct linearizer *p, enum frame_kind kind, uint32_t after);

/* Makes the block the header of the pending loop (linearize.c). */
void make_loop_header(struct linearizer *p, uint32_t block);

/* Makes the block the header of a selection. If it is a loop header, too, both need a merge instruction: the branch
 * gets a block of its own. Returns the header (linearize.c). */
uint32_t make_selection_header(struct linearizer *p, uint32_t block, uint16_t traits);

/* Writes the blocks of a run before the last one (runs.c). */
void emit_run(struct linearizer *p, uint32_t flow_block);

#endif
