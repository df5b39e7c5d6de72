/* Turns any control-flow graph into one that satisfies SPIR-V's structured control-flow rules. The construction is
 * explained in cfg/README.md. */
#ifndef CFG_STRUCTURIZE_H
#define CFG_STRUCTURIZE_H

#include "cfg/graph.h"

/* A variable added by the structurizer. It holds a small constant that tells where control goes next. */
typedef uint32_t selector_id;

enum block_role {    /* why the block exists; for pictures and statistics only */
    ROLE_SOURCE,     /* holds a block of the input */
    ROLE_HEADER,     /* a loop header of its own */
    ROLE_CONTINUE,   /* a continue target */
    ROLE_MERGE,      /* a merge block without code */
    ROLE_GUARD,      /* tests a selector in front of a placed block */
    ROLE_LADDER,     /* tests a selector behind a construct, to leave the next construct too */
    ROLE_DISPATCHER, /* switches on a selector */
    ROLE_JUMP        /* only a branch */
};

enum structured_end {
    END_JUMP,         /* one edge */
    END_CONDITION,    /* two edges, on the condition of block `decider`: true, false */
    END_SWITCH,       /* edge 0 is the default; on the switch value of block `decider` */
    END_TEST_EQUAL,   /* two edges: selector == number, else */
    END_TEST_GREATER, /* two edges: selector > number (unsigned), else */
    END_SELECT,       /* edge 0 is the default; on the selector, edge i > 0 for number structured_edge.number */
    END_RETURN,       /* as block `decider` ends */
    END_UNREACHABLE,
    END_REGION /* one edge: an OpSwitch on a constant with only a default, so that code inside can break to its merge
                  block */
};

enum merge_kind {
    MERGE_NONE,
    MERGE_SELECTION,
    MERGE_LOOP
};

struct structured_block {
    block_id source;  /* block of the input whose phis and instructions stand here, or NO_BLOCK. If a block stands in
                         several places, each is a full copy */
    block_id decider; /* block of the input whose condition, switch value or return ends this block, or NO_BLOCK. It is
                         `source` or dominates it */
    uint8_t role, end, merge_kind;
    uint16_t hints;          /* BLOCK_BRANCH, _FLATTEN on selections; _UNROLL, _LOOP on loops */
    uint32_t merge_block;    /* NO_BLOCK without a merge instruction */
    uint32_t continue_block; /* of a loop, else NO_BLOCK */
    selector_id selector;    /* selector that the end tests */
    uint32_t number;         /* value that the selector is compared with */
    uint32_t first_edge, edge_count;
    uint32_t first_predecessor, predecessor_count; /* range of structured.predecessors; reachable predecessors only */
};

struct assignment {
    selector_id selector;
    uint32_t number;
};

struct structured_edge {
    uint32_t target; /* structured block */
    /* The input edge taken here, or NO_EDGE. All phi inputs of that edge are assigned here, at once. If several input
     * edges have the same source and target, any one of them. */
    edge_id source_edge;
    /* END_SWITCH: input edges (labels) that lead here: structured.labels[first_label ..]. Includes the default edge if
     * this is the default. Empty for other ends. */
    uint32_t first_label, label_count;
    uint32_t number;                             /* END_SELECT */
    uint32_t first_assignment, assignment_count; /* assigned together with the phis */
};

struct structured {
    struct structured_block *blocks; /* in the order of the output: each after its immediate dominator. Block 0 is the
                                        entry and never a loop header */
    uint32_t block_count;
    struct structured_edge *edges;
    uint32_t edge_count;
    const edge_id *labels;
    const struct assignment *assignments;
    const uint32_t *predecessors;   /* index into `edges`, grouped by target block */
    const uint32_t *edge_source;    /* by edge: source block */
    uint32_t *immediate_dominators; /* by structured block. NO_BLOCK: unreachable (the merge block of a loop without
                                       exits, or the continue target of a loop without back edges) */
    uint32_t selector_count;

    /* Counts of what was added, for statistics and tests. */
    uint32_t guards, ladders, regions, dispatchers, duplicates, max_nesting;
};

struct structurize_options {
    bool no_duplicates;          /* no copies of blocks and no exit code moved into a loop */
    bool keeps_exits;            /* keep convergent exit code in its loop, see cfg/exits.h */
    uint32_t region_depth;       /* nesting by early exits above which a region flattens them; 0: the default */
    uint32_t dispatcher_targets; /* maximum targets of one dispatcher before it becomes a tree; 0: the default */
    uint32_t max_nesting; /* limit of the nesting depth; 0: SPIR-V's. If it cannot be met, the result nests as little as
                             possible */
};

/* Structurizes any graph, in near-linear time in blocks and edges. `options` may be NULL. The result is always checked
 * by check_structured. If a rule is broken, the arena's fault handler gets DXS_RESULT_INTERNAL_ERROR with the rule's
 * name. */
struct structured *structurize(struct arena *arena, const struct graph *graph,
                               const struct structurize_options *options);

#endif
