#include "cfg/intervals.h"

/* Preorder of the dominator tree. Blocks stand after their immediate dominators, so sizes add up from the back, and
 * intervals are given out from the front. */
struct intervals dominator_intervals(struct arena *arena, const struct structured *structured)
{
    const uint32_t *dominators = structured->immediate_dominators;
    uint32_t count = structured->block_count;
    uint32_t *enter = arena_zeroed(arena, 2 * (size_t)count, sizeof *enter);
    struct intervals result = {enter, enter + count};
    struct arena_mark scratch = arena_mark(arena);
    uint32_t *size = arena_array(arena, 2 * (size_t)count, sizeof *size);
    uint32_t *next = size + count; /* where the next child's interval begins */

    for (uint32_t b = 0; b < count; b++)
        size[b] = 1;
    for (uint32_t b = count; b-- > 1;)
        if (dominators[b] != NO_BLOCK)
            size[dominators[b]] += size[b];
    for (uint32_t b = 0; b < count; b++) {
        if (dominators[b] == NO_BLOCK)
            continue;
        result.enter[b] = b == 0 ? 0 : next[dominators[b]];
        result.leave[b] = result.enter[b] + size[b];
        next[b] = result.enter[b] + 1;
        if (b != 0)
            next[dominators[b]] += size[b];
    }
    arena_rewind(arena, scratch);
    return result;
}
