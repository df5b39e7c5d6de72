/* Which loops there are and how they nest: Tarjan's loop-nesting forest by Ramalingam's near-linear method (1999). */
#ifndef CFG_LOOPS_H
#define CFG_LOOPS_H

#include "cfg/flow.h"

struct loop_forest {
    uint32_t *order;   /* reverse postorder; a block's first arm comes before its others where the graph allows */
    uint32_t *loop;    /* by block: header of the innermost loop that it is in (a header: of its own), or NO_BLOCK */
    uint32_t *parent;  /* by header: of the next loop around, or NO_BLOCK */
    bool *irreducible; /* by header: the loop can be entered past its header */
    bool *entry;       /* by block: edges lead here into a loop past its header */
    bool *back;        /* by arm: leads to a block that is still open in the search: a back edge, if reducible */
    bool any_irreducible;
};

struct loop_forest *find_loops(struct arena *arena, const struct flow *flow);

#endif
