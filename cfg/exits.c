#include "cfg/exits.h"

/* A dominator subtree is closed if no arm leaves it but for bare blocks. An arm stays in the subtrees of all that
 * dominate both its ends. One that is never taken counts, too: it puts the block into a loop, as the source means it.
 */
struct subtrees {
    uint32_t *least; /* by root: depth of the last block that dominates both ends, of all arms in it the least */
    bool *convergent;
};

static struct subtrees look_at_subtrees(struct arena *arena, const struct survey *survey)
{
    const struct ancestors *dominators = &survey->layout.dominators;
    const struct flow *flow = survey->layout.flow;
    struct subtrees s = {arena_filled(arena, flow->block_count), arena_zeroed(arena, flow->block_count, sizeof(bool))};

    for (uint32_t b = flow->block_count; b-- > 0;) { /* dominators come first */
        uint32_t dominator = dominators->parent[b];
        for (uint32_t a = flow->first_arm[b]; a < flow->first_arm[b + 1]; a++) {
            uint32_t target = flow->arms[a].target;
            uint32_t depth = dominators->depth[common_ancestor(dominators, b, target)];
            if (!(survey->rule[target] & SURVEY_BARE) && s.least[b] > depth)
                s.least[b] = depth;
        }
        s.convergent[b] |= (flow_traits(flow, b) & BLOCK_CONVERGENT) != 0;
        if (s.least[dominator] > s.least[b])
            s.least[dominator] = s.least[b];
        s.convergent[dominator] |= s.convergent[b];
    }
    return s;
}

static uint32_t *find_outermost_loops(struct arena *arena, const struct layout *layout)
{
    uint32_t n = layout->flow->block_count, *outermost = arena_filled(arena, n);

    for (uint32_t b = 0; b < n; b++) { /* headers come first */
        uint32_t around = is_loop_header(layout, b) ? layout->parent_loop[b] : layout->loop[b];
        outermost[b] = around != NO_BLOCK ? outermost[around] : layout->loop[b];
    }
    return outermost;
}

enum rank {
    RANK_OTHER,
    RANK_HEADER,
    RANK_LATCH
};

static enum rank rank_of(const struct flow *flow, uint32_t block, uint32_t header)
{
    for (uint32_t a = flow->first_arm[block]; a < flow->first_arm[block + 1]; a++)
        if (flow->arms[a].target == header && !flow->arms[a].never_taken)
            return RANK_LATCH;
    return block == header ? RANK_HEADER : RANK_OTHER;
}

/* Clears what goes to the code behind an outermost loop. */
static void choose_exits_behind(struct arena *arena, const struct layout *layout, bool *stays)
{
    const struct flow *flow = layout->flow;
    uint32_t n = flow->block_count, *outermost = find_outermost_loops(arena, layout);
    uint64_t *best = arena_zeroed(arena, n, sizeof *best); /* by header: rank, place in the input + 1 */
    uint32_t *behind = arena_filled(arena, n);

    for (uint32_t b = 0; b < n; b++) {
        uint32_t header = outermost[b];
        if (header == NO_BLOCK)
            continue;
        uint64_t rank = (uint64_t)rank_of(flow, b, header) << 33;
        for (uint32_t a = flow->first_arm[b]; a < flow->first_arm[b + 1]; a++) {
            uint32_t target = flow->arms[a].target;
            uint64_t worth = rank + flow->source[target] + 1;
            if (flow->arms[a].never_taken || outermost[target] == header || worth < best[header])
                continue;
            best[header] = worth;
            behind[header] = target;
        }
    }
    for (uint32_t b = 0; b < n; b++)
        if (behind[b] != NO_BLOCK)
            stays[behind[b]] = false;
}

static void find_ends(struct arena *arena, const struct survey *survey, bool *stays)
{
    const struct layout *layout = &survey->layout;
    struct subtrees subtrees = look_at_subtrees(arena, survey);

    for (uint32_t b = 1; b < layout->flow->block_count; b++)
        stays[b] = layout->flow->source[b] != NO_BLOCK && subtrees.convergent[b] &&
                   subtrees.least[b] >= layout->dominators.depth[b];
    choose_exits_behind(arena, layout, stays);
}

struct exits find_exits(struct arena *arena, const struct survey *survey)
{
    const struct flow *flow = survey->layout.flow;
    uint32_t n = flow->block_count;
    struct exits exits = {arena_zeroed(arena, n, sizeof(bool)), arena_filled(arena, n), arena_filled(arena, n)};
    struct arena_mark scratch = arena_mark(arena);

    if (!flow->exits_are_known)
        find_ends(arena, survey, exits.stays);
    arena_rewind(arena, scratch);
    for (uint32_t b = 0; b < n; b++) {
        if (flow->source[b] == NO_BLOCK)
            continue;
        if (flow->exits_are_known)
            exits.stays[b] = flow->exits[flow->source[b]];
        else
            flow->exits[flow->source[b]] = exits.stays[b];
    }
    return exits;
}

bool place_in_loop(const struct exits *exits, struct layout *layout, uint32_t block, uint32_t root)
{
    uint32_t *around = is_loop_header(layout, block) ? &layout->parent_loop[block] : &layout->loop[block];

    if (block == 0)
        return false;
    exits->within[block] = exits->within[layout->dominators.parent[block]];
    if (exits->stays[block] && *around == NO_BLOCK && exits->common[block] != root)
        exits->within[block] = exits->common[block];
    if (*around == NO_BLOCK) /* what only returns is in no other loop than its own */
        *around = exits->within[block];
    return exits->within[block] != NO_BLOCK;
}

void follow_exits(const struct exits *exits, const struct layout *layout, const struct ancestors *loops, uint32_t block,
                  uint32_t root)
{
    const struct flow *flow = layout->flow;
    uint32_t loop = layout->loop[block] == NO_BLOCK ? root : layout->loop[block];

    for (uint32_t a = flow->first_arm[block]; a < flow->first_arm[block + 1]; a++) {
        uint32_t target = flow->arms[a].target, *common = &exits->common[target];
        if (target > block && !flow->arms[a].never_taken)
            *common = *common == NO_BLOCK ? loop : common_ancestor(loops, *common, loop);
    }
}
