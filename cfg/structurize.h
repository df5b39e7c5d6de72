/* From any control-flow graph to one that satisfies SPIR-V's structured rules. See cfg/README.md for the construction.
 */
#ifndef CFG_STRUCTURIZE_H
#define CFG_STRUCTURIZE_H

#include "cfg/graph.h"

/* A variable that the structurizer has made: it holds small constants that say where control is bound. */
typedef uint32_t selector_id;

enum block_role {    /* for people and pictures; nothing depends on it */
    ROLE_SOURCE,     /* holds a block of the input */
    ROLE_HEADER,     /* a loop header of its own */
    ROLE_CONTINUE,   /* a continue target */
    ROLE_MERGE,      /* a merge block without code */
    ROLE_GUARD,      /* tests a selector in front of a placed block */
    ROLE_LADDER,     /* tests a selector behind a construct, to leave the next one */
    ROLE_DISPATCHER, /* switches on an entry number */
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
    END_REGION /* one edge: an OpSwitch on a constant with nothing but a default, whose merge block can be left to
                  from inside at once */
};

enum merge_kind {
    MERGE_NONE,
    MERGE_SELECTION,
    MERGE_LOOP
};

struct structured_block {
    block_id source;  /* the block whose phis and instructions stand here, or NO_BLOCK. A block may stand in several
                         places: then each is a full copy. */
    block_id decider; /* whose condition, switch or return ends this block, or NO_BLOCK. It dominates or is `source`. */
    uint8_t role, end, merge_kind;
    uint16_t hints;          /* BLOCK_BRANCH, _FLATTEN on selections; _UNROLL, _LOOP on loops */
    uint32_t merge_block;    /* NO_BLOCK without a merge instruction */
    uint32_t continue_block; /* of a loop, else NO_BLOCK */
    selector_id selector;    /* of the tests */
    uint32_t number;         /* what the selector is compared with */
    uint32_t first_edge, edge_count;
    uint32_t first_predecessor, predecessor_count; /* in structured.predecessors, of reachable blocks */
};

struct assignment {
    selector_id selector;
    uint32_t number;
};

struct structured_edge {
    uint32_t target; /* structured block */
    /* The edge of the input that leaves here, or NO_EDGE: what phis of its target take over it is taken here, all at
     * once. Of edges with the same source and target, any one. */
    edge_id source_edge;
    /* END_SWITCH: the input edges (labels) that lead here: structured.labels[first_label ..]; the default is among them
     * where it is the default. Empty for other ends. */
    uint32_t first_label, label_count;
    uint32_t number;                             /* END_SELECT */
    uint32_t first_assignment, assignment_count; /* done together with the phis */
};

struct structured {
    struct structured_block *blocks; /* in the order in which to print: each after its immediate dominator; 0 is the
                                        entry, which is never a loop header */
    uint32_t block_count;
    struct structured_edge *edges;
    uint32_t edge_count;
    const edge_id *labels;
    const struct assignment *assignments;
    const uint32_t *predecessors;   /* edges, grouped by target block: index into `edges` */
    const uint32_t *edge_source;    /* by edge: the structured block that it leaves */
    uint32_t *immediate_dominators; /* by structured block. NO_BLOCK: no path leads there (the merge block of a loop
                                       that is never left, the continue block of one that is never repeated) */
    uint32_t selector_count;

    /* What was added, for statistics and tests. */
    uint32_t guards, ladders, regions, dispatchers, duplicates, deepest_nesting;
};

struct structurize_options {
    bool no_duplicates;          /* no refinement that copies a block or keeps exit code inside a loop */
    bool keeps_exits;            /* code that a loop is left for and that only returns stays in the loop: cfg/exits.h */
    uint32_t region_depth;       /* 0: the default bound of nesting by early exits before they are flattened */
    uint32_t dispatcher_targets; /* 0: the default number of targets from which on a dispatcher becomes a tree */
    uint32_t deepest_nesting;    /* 0: as deep as SPIR-V allows; what cannot be reached is missed */
};

/* Structures any graph. The result is checked by check_structured; should that object, the arena's fault gets
 * DXS_INTERNAL_ERROR with the broken rule. Near-linear in blocks and edges. `options` may be NULL. */
struct structured *structurize(struct arena *arena, const struct graph *graph,
                               const struct structurize_options *options);

#endif
