/* Dispatchers: blocks in front of many, told by the edges that lead to them where to go on. */
#ifndef CFG_DISPATCH_H
#define CFG_DISPATCH_H

#include "cfg/loops.h"

/* Makes every loop's header its only entry. Of irreducible loops directly inside each other only the outermost gets a
 * dispatcher: for all their headers and for all blocks at which they are entered otherwise. So every cycle passes
 * either the dispatcher or the header of a reducible loop, and nothing else in the graph changes. `targets`: of one
 * dispatcher, before it becomes a tree of them; 0: the default. */
struct flow *dispatch_irreducible_loops(struct arena *arena, const struct flow *flow, const struct loop_forest *forest,
                                        uint32_t targets);

/* Takes dominator subtrees apart that nest too deep. The flow must be in reverse postorder. `piece` holds by block the
 * first block of the piece that it is in, or NO_BLOCK; a piece without the pieces in it is a dominator subtree. `whole`
 * is the same for the outermost piece around. Each of those gets a dispatcher that leads to all blocks at which pieces
 * in it are entered: each piece is then nested as deep as if it were all that there is. */
struct flow *dispatch_subtrees(struct arena *arena, const struct flow *flow, const uint32_t *piece,
                               const uint32_t *whole, uint32_t targets);

#endif
