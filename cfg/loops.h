/* The loop-nesting forest: Tarjan's definition, found by Ramalingam's near-linear method (1999). */
#ifndef CFG_LOOPS_H
#define CFG_LOOPS_H

#include "cfg/flow.h"

struct loop_forest {
    uint32_t block_count; /* of the flow that it was found in */
    uint32_t *order;  /* reverse postorder; visits a block's first successor before its others where the graph allows */
    uint32_t *loop;   /* by block: header of its innermost loop (a header: its own), or NO_BLOCK */
    uint32_t *parent; /* by header: header of the next loop outward, or NO_BLOCK */
    bool *irreducible; /* by header: the loop has an entry other than its header */
    bool *entry;       /* by block: an edge enters a loop here, past its header */
    bool *back;        /* by successor: its target is a search ancestor; a back edge if the loop is reducible */
    bool any_irreducible;
};

struct loop_forest *find_loops(struct arena *arena, const struct flow *flow);

#endif
