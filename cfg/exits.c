/* Finds exit code that stays in its loop: closed dominator subtrees with a convergent operation, except one exit of
 * each outermost loop. See exits.h. */
#include "cfg/exits.h"

/* A dominator subtree is closed if only edges to terminal blocks leave it. An edge stays in the subtrees of all blocks
 * that dominate both its ends. Edges that are never taken count too: they put the block into a loop, as the source
 * means it. */
struct subtrees {
    uint32_t *least; /* by root: least depth, over all edges of the subtree, of the common dominator of both ends */
    bool *convergent;
};

/* In decreasing order of blocks, so each subtree is complete before its root passes it on. */
static struct subtrees look_at_subtrees(struct arena *arena, const struct survey *survey)
{
    const struct ancestors *dominators = &survey->placement.dominators;
    const struct flow *flow = survey->placement.flow;
    struct subtrees s = {arena_filled(arena, flow->block_count), arena_zeroed(arena, flow->block_count, sizeof(bool))};

    for (uint32_t b = flow->block_count; b-- > 0;) { /* dominators have smaller numbers */
        uint32_t dominator = dominators->parent[b];
        for (uint32_t a = flow->first_successor[b]; a < flow->first_successor[b + 1]; a++) {
            uint32_t target = flow->successors[a].target;
            uint32_t depth = dominators->depth[common_ancestor(dominators, b, target)];
            if (!(survey->rule[target] & SURVEY_TERMINAL) && s.least[b] > depth)
                s.least[b] = depth;
        }
        s.convergent[b] |= (flow_traits(flow, b) & BLOCK_CONVERGENT) != 0;
        if (s.least[dominator] > s.least[b])
            s.least[dominator] = s.least[b];
        s.convergent[dominator] |= s.convergent[b];
    }
    return s;
}

static uint32_t *find_outermost_loops(struct arena *arena, const struct placement *placement)
{
    uint32_t n = placement->flow->block_count, *outermost = arena_filled(arena, n);

    for (uint32_t b = 0; b < n; b++) { /* headers have smaller numbers */
        uint32_t around = loop_around(placement, b);
        outermost[b] = around != NO_BLOCK ? outermost[around] : placement->loop[b];
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
    for (uint32_t a = flow->first_successor[block]; a < flow->first_successor[block + 1]; a++)
        if (flow->successors[a].target == header && !flow->successors[a].never_taken)
            return RANK_LATCH;
    return block == header ? RANK_HEADER : RANK_OTHER;
}

/* Clears `stays` for the exit that goes to the code behind each outermost loop. */
static void choose_exits_behind(struct arena *arena, const struct placement *placement, bool *stays)
{
    const struct flow *flow = placement->flow;
    uint32_t n = flow->block_count, *outermost = find_outermost_loops(arena, placement);
    uint64_t *best =
        arena_zeroed(arena, n, sizeof *best); /* by header: rank of the best exit, then its index in the input + 1 */
    uint32_t *behind = arena_filled(arena, n);

    for (uint32_t b = 0; b < n; b++) {
        uint32_t header = outermost[b];
        if (header == NO_BLOCK)
            continue;
        uint64_t rank = (uint64_t)rank_of(flow, b, header) << 33;
        for (uint32_t a = flow->first_successor[b]; a < flow->first_successor[b + 1]; a++) {
            uint32_t target = flow->successors[a].target;
            uint64_t worth = rank + flow->source[target] + 1;
            if (flow->successors[a].never_taken || outermost[target] == header || worth < best[header])
                continue;
            best[header] = worth;
            behind[header] = target;
        }
    }
    for (uint32_t b = 0; b < n; b++)
        if (behind[b] != NO_BLOCK)
            stays[behind[b]] = false;
}

/* Marks the roots of closed convergent subtrees, then removes the exits that go to the code behind their loop. */
static void find_ends(struct arena *arena, const struct survey *survey, bool *stays)
{
    const struct placement *placement = &survey->placement;
    struct subtrees subtrees = look_at_subtrees(arena, survey);

    for (uint32_t b = 1; b < placement->flow->block_count; b++)
        stays[b] = placement->flow->source[b] != NO_BLOCK && subtrees.convergent[b] &&
                   subtrees.least[b] >= placement->dominators.depth[b];
    choose_exits_behind(arena, placement, stays);
}

struct exits find_exits(struct arena *arena, const struct survey *survey)
{
    const struct flow *flow = survey->placement.flow;
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

bool place_in_loop(const struct exits *exits, struct placement *placement, uint32_t block, uint32_t root)
{
    uint32_t *around = is_loop_header(placement, block) ? &placement->parent_loop[block] : &placement->loop[block];

    if (block == 0)
        return false;
    exits->within[block] = exits->within[placement->dominators.parent[block]];
    if (exits->stays[block] && *around == NO_BLOCK && exits->common[block] != root)
        exits->within[block] = exits->common[block];
    if (*around == NO_BLOCK) /* code that only returns is in no loop except its own */
        *around = exits->within[block];
    return exits->within[block] != NO_BLOCK;
}

void follow_exits(const struct exits *exits, const struct placement *placement, const struct ancestors *loops,
                  uint32_t block, uint32_t root)
{
    const struct flow *flow = placement->flow;
    uint32_t loop = placement->loop[block] == NO_BLOCK ? root : placement->loop[block];

    for (uint32_t a = flow->first_successor[block]; a < flow->first_successor[block + 1]; a++) {
        uint32_t target = flow->successors[a].target;
        if (target > block && !flow->successors[a].never_taken)
            add_to_common(loops, &exits->common[target], loop);
    }
}
