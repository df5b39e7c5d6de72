/* Dispatchers: switch blocks in front of several targets. Each edge to a dispatcher assigns the dispatcher's selector.
 */
#ifndef CFG_DISPATCH_H
#define CFG_DISPATCH_H

#include "cfg/loops.h"

/* Makes the flow reducible. Irreducible loops directly inside each other share one dispatcher. It leads to their
 * headers and to each block at which they are entered past a header. Every cycle then passes either the dispatcher or
 * the header of a reducible loop. Other edges stay as they are. `targets`: maximum targets of one dispatcher before it
 * becomes a tree of dispatchers; 0: the default. */
struct flow *dispatch_irreducible_loops(struct arena *arena, const struct flow *flow, const struct loop_forest *forest,
                                        uint32_t targets);

/* Splits dominator subtrees that nest too deep. The flow must be in reverse postorder. `piece`: by block: first block
 * of its piece, or NO_BLOCK. A piece is a dominator subtree without the pieces inside it. `outermost_piece`: by block:
 * first block of the outermost piece around it, or NO_BLOCK. Each outermost piece gets one dispatcher, which leads to
 * every block at which a piece in it is entered. The nesting of each piece then starts from the dispatcher's own
 * depth. */
struct flow *dispatch_subtrees(struct arena *arena, const struct flow *flow, const uint32_t *piece,
                               const uint32_t *outermost_piece, uint32_t targets);

#endif
