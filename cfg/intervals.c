/* Preorder intervals of the dominator tree, without recursion. */
#include "cfg/intervals.h"

/* Blocks come after their immediate dominators. So one backward pass sums subtree sizes, and one forward pass assigns
 * intervals. */
struct intervals dominator_intervals(struct arena *arena, const struct structured *structured)
{
    const uint32_t *dominators = structured->immediate_dominators;
    uint32_t count = structured->block_count;
    uint32_t *enter = arena_zeroed_words(arena, 2 * (size_t)count);
    struct intervals result = {enter, enter + count};
    struct arena_mark scratch = arena_mark(arena);
    uint32_t *size = arena_words(arena, 2 * (size_t)count);
    uint32_t *next = size + count; /* start of the next child's interval */

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
