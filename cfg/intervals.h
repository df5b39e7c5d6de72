/* Which structured blocks dominate which others, by intervals. */
#ifndef CFG_INTERVALS_H
#define CFG_INTERVALS_H

#include "cfg/structurize.h"

/* By structured block: a dominates b if enter[a] <= enter[b] and leave[b] <= leave[a]. Blocks that nothing reaches have
 * empty intervals: they dominate nothing. */
struct intervals {
    uint32_t *enter, *leave;
};

struct intervals dominator_intervals(struct arena *arena, const struct structured *structured);

#endif
