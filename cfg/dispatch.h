/* Dispatchers: one block in front of many, told by the edges that lead to it where to go on. */
#ifndef CFG_DISPATCH_H
#define CFG_DISPATCH_H

#include "cfg/loops.h"

/* Makes every loop's header its only entry. Of irreducible loops directly inside each other only the outermost gets a
 * dispatcher: for all their headers and for all blocks at which they are entered otherwise. So every cycle passes
 * either the dispatcher or the header of a reducible loop, and nothing else in the graph changes. */
struct flow *dispatch_irreducible_loops(struct arena *arena, const struct flow *flow, const struct loop_forest *forest);

/* Puts each of the given dominator subtrees under a dispatcher of its own that leads to any of its blocks: what was
 * nested however deep in it is then two constructs deep. `subtree` holds by block the root of the subtree, or
 * NO_BLOCK. */
struct flow *dispatch_subtrees(struct arena *arena, const struct flow *flow, const uint32_t *subtree);

#endif
