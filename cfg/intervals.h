/* Dominance between structured blocks by preorder intervals: O(1) per query. */
#ifndef CFG_INTERVALS_H
#define CFG_INTERVALS_H

#include "cfg/structurize.h"

/* By structured block: a dominates b if enter[a] <= enter[b] and leave[b] <= leave[a]. Unreachable blocks have empty
 * intervals and dominate nothing. */
struct intervals {
    uint32_t *enter, *leave;
};

struct intervals dominator_intervals(struct arena *arena, const struct structured *structured);

#endif
