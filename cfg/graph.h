/* The input of the structurizer: a control-flow graph. Of each block it knows only what affects the block's place. */
#ifndef CFG_GRAPH_H
#define CFG_GRAPH_H

#include "base/arena.h"

#include <stdbool.h>

typedef uint32_t block_id; /* block 0 is the entry */
typedef uint32_t edge_id;  /* index into graph.targets */

#define NO_BLOCK UINT32_MAX
#define NO_EDGE UINT32_MAX

enum terminator {
    TERMINATOR_BRANCH,     /* one edge */
    TERMINATOR_CONDITION,  /* two edges: taken when true, when false; they may have the same target */
    TERMINATOR_SWITCH,     /* edge 0 is the default, the others are the cases in their order */
    TERMINATOR_RETURN,     /* no edge: return, or an operation that ends the invocation */
    TERMINATOR_UNREACHABLE /* no edge: control never gets here */
};

enum block_trait {
    BLOCK_CONVERGENT = 1 << 0, /* contains an operation whose result depends on which lanes run it together: never
                                  duplicated, never moved across a loop boundary */
    BLOCK_EMPTY = 1 << 1,      /* nothing but phis and the terminator */
    BLOCK_DUPLICABLE = 1 << 2, /* small and without side effects: a copy costs less than a guard */
    BLOCK_BRANCH = 1 << 3,     /* source hint on the selection: keep the branch */
    BLOCK_FLATTEN = 1 << 4,    /* source hint on the selection: prefer no branch */
    BLOCK_UNROLL = 1 << 5,     /* source hint on the loop of this latch: unroll */
    BLOCK_LOOP = 1 << 6,       /* source hint on the loop of this latch: do not unroll */
    BLOCK_SPLITS = 1 << 7      /* its code may be lowered to control flow: not for a continue target */
};

struct graph {
    uint32_t block_count;
    const uint32_t *first;      /* block_count + 1: the edges of block b are first[b] .. first[b + 1] - 1 */
    const block_id *targets;    /* by edge */
    const uint8_t *terminators; /* by block, enum terminator */
    const uint16_t *traits;     /* by block, bits of enum block_trait */
    /* By edge: the never-taken edge of a dx.break. It counts when loops are found, so the code before the break stays
     * in the loop. It is not in the result. NULL: there is none. */
    const bool *never_taken;
    const uint32_t *phi_counts; /* by block: number of phis, weights the cost of nested joins. NULL: one each */
};

#endif
