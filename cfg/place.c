#include "cfg/place.h"

#include <string.h>

enum {
    DEFAULT_REGION_DEPTH = 32
};

static uint32_t *filled(struct arena *arena, uint32_t count)
{
    return memset(arena_array(arena, count, sizeof(uint32_t)), 0xFF, count * sizeof(uint32_t));
}

/* Loops by number in reverse postorder, without those that are never repeated. */
static void take_loops(struct arena *arena, struct layout *layout, const struct loop_forest *forest)
{
    const struct flow *flow = layout->flow;
    uint32_t n = flow->block_count;
    struct arena_mark scratch = arena_mark(arena);
    uint32_t *number = arena_array(arena, n, sizeof *number);
    bool *repeats = arena_zeroed(arena, n, sizeof *repeats);

    for (uint32_t b = 0; b < n; b++)
        number[forest->order[b]] = b;
    for (uint32_t b = 0; b < n; b++)
        for (uint32_t a = flow->first_arm[b]; a < flow->first_arm[b + 1]; a++)
            if (flow->arms[a].target <= b && !flow->arms[a].never_taken)
                repeats[flow->arms[a].target] = true;
    for (uint32_t b = 0; b < n; b++) {
        uint32_t loop = forest->loop[forest->order[b]];
        loop = loop == NO_BLOCK ? NO_BLOCK : number[loop];
        if (loop == b) {
            uint32_t around = forest->parent[forest->order[b]];
            around = around == NO_BLOCK ? NO_BLOCK : layout->loop[number[around]];
            layout->parent_loop[b] = around;
            layout->loop[b] = repeats[b] ? b : around;
        } else {
            layout->loop[b] = loop == NO_BLOCK ? NO_BLOCK : layout->loop[loop];
        }
    }
    arena_rewind(arena, scratch);
}

/* Facts about the ways into a block that are not back edges. */
struct ways {
    uint32_t *count;
    uint32_t *dominator; /* nearest common dominator of their sources so far */
    uint32_t *depth;     /* branches above the deepest of their sources */
    uint32_t *branches;  /* by block: branches above it in the dominator tree */
};

static uint32_t count_taken_arms(const struct flow *flow, uint32_t block)
{
    uint32_t count = 0;

    for (uint32_t a = flow->first_arm[block]; a < flow->first_arm[block + 1]; a++)
        count += !flow->arms[a].never_taken;
    return count;
}

static void follow_arms(struct layout *layout, struct ways *ways, uint32_t block)
{
    const struct flow *flow = layout->flow;

    for (uint32_t a = flow->first_arm[block]; a < flow->first_arm[block + 1]; a++) {
        uint32_t target = flow->arms[a].target;
        if (target <= block || flow->arms[a].never_taken)
            continue;
        ways->dominator[target] =
            ways->count[target]++ == 0 ? block : common_ancestor(&layout->dominators, ways->dominator[target], block);
        if (ways->depth[target] < ways->branches[block])
            ways->depth[target] = ways->branches[block];
    }
}

static void append(uint32_t *first, uint32_t *last, uint32_t *next, uint32_t list, uint32_t block)
{
    if (first[list] == NO_BLOCK)
        first[list] = block;
    else
        next[last[list]] = block;
    last[list] = block;
}

static bool is_bare(const struct flow *flow, uint32_t block, const struct structurize_options *options)
{
    uint8_t end = flow_terminator(flow, block);

    return (flow_traits(flow, block) & BLOCK_EMPTY) && !(options && options->no_duplicates) &&
           (end == TERMINATOR_RETURN || end == TERMINATOR_UNREACHABLE);
}

struct layout *place_blocks(struct arena *arena, const struct flow *flow, const struct loop_forest *forest,
                            const struct structurize_options *options)
{
    uint32_t n = flow->block_count;
    uint32_t region_depth = options && options->region_depth ? options->region_depth : DEFAULT_REGION_DEPTH;
    struct layout *layout = arena_array(arena, 1, sizeof *layout);

    *layout = (struct layout){
        .flow = flow,
        .loop = filled(arena, n),
        .parent_loop = filled(arena, n),
        .dominators = ancestors_create(arena, n),
        .place = arena_zeroed(arena, n, sizeof *layout->place),
        .first_within = filled(arena, n),
        .first_after = filled(arena, n),
        .next = filled(arena, n),
        .region = arena_zeroed(arena, n, sizeof *layout->region),
    };
    take_loops(arena, layout, forest);

    struct arena_mark scratch = arena_mark(arena);
    struct ways ways = {
        .count = arena_zeroed(arena, n, sizeof *ways.count),
        .dominator = arena_array(arena, n, sizeof *ways.dominator),
        .depth = arena_zeroed(arena, n, sizeof *ways.depth),
        .branches = arena_array(arena, n, sizeof *ways.branches),
    };
    uint32_t *last_within = arena_array(arena, n, sizeof *last_within);
    uint32_t *last_after = arena_array(arena, n, sizeof *last_after);
    struct ancestors loops = ancestors_create(arena, n + 1); /* n: outside of all */

    ancestors_root(&loops, n);
    ancestors_root(&layout->dominators, 0);
    ways.branches[0] = 0;
    for (uint32_t b = 0; b < n; b++) {
        if (is_loop_header(layout, b))
            ancestors_add(&loops, b, layout->parent_loop[b] == NO_BLOCK ? n : layout->parent_loop[b]);
        if (b > 0) {
            uint32_t dominator = ways.dominator[b];
            uint32_t around = is_loop_header(layout, b) ? layout->parent_loop[b] : layout->loop[b];
            uint32_t inside = layout->loop[dominator];
            ancestors_add(&layout->dominators, b, dominator);
            ways.branches[b] = ways.branches[dominator] + (count_taken_arms(flow, dominator) > 1);
            if (is_bare(flow, b, options)) {
                layout->place[b] = PLACE_BARE;
            } else if (inside != around) {
                uint32_t depth = around == NO_BLOCK ? 0 : loops.depth[around];
                layout->place[b] = PLACE_AFTER;
                append(layout->first_after, last_after, layout->next, ancestor_at_depth(&loops, inside, depth + 1), b);
            } else if (ways.count[b] > 1) {
                layout->place[b] = PLACE_WITHIN;
                layout->region[b] = ways.depth[b] - ways.branches[dominator] > region_depth;
                append(layout->first_within, last_within, layout->next, dominator, b);
            }
        }
        follow_arms(layout, &ways, b);
    }
    arena_rewind(arena, scratch);
    return layout;
}
