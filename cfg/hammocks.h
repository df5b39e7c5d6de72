/* Replaces hammocks by single blocks, so that the search for the cheapest tree sees fewer. A hammock is entered at its
 * first block only and left for one block only. Those replaced here are selections that join again, nested and in a
 * row: no refinement would change them. The linearizer writes their blocks. */
#ifndef CFG_HAMMOCKS_H
#define CFG_HAMMOCKS_H

#include "cfg/loops.h"

/* `whole` must be in the order of `forest`, which must be reducible. Returns `whole` itself if it has no hammock. Else
 * the forest's order lists only the blocks of the result. `region_depth`: branches around an edge to a join above which
 * the join gets a region. `max_nesting`: most constructs nested in one hammock. */
struct flow *collapse_hammocks(struct arena *arena, struct flow *whole, struct loop_forest *forest,
                               uint32_t region_depth, uint32_t max_nesting);

#endif
