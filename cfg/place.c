#include "cfg/place.h"

#include "cfg/cases.h"

#include <string.h>

enum {
    DEFAULT_REGION_DEPTH = 12
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

    for (uint32_t b = 0; b < n; b++)
        number[forest->order[b]] = b;
    for (uint32_t b = 0; b < n; b++)
        for (uint32_t a = flow->first_arm[b]; a < flow->first_arm[b + 1]; a++)
            if (flow->arms[a].target <= b && !flow->arms[a].never_taken) {
                layout->repeats[flow->arms[a].target]++;
                layout->loop_hints[flow->arms[a].target] |= flow_traits(flow, b) & (BLOCK_UNROLL | BLOCK_LOOP);
            }
    for (uint32_t b = 0; b < n; b++) {
        uint32_t loop = forest->loop[forest->order[b]];
        loop = loop == NO_BLOCK ? NO_BLOCK : number[loop];
        if (loop == b) {
            uint32_t around = forest->parent[forest->order[b]];
            around = around == NO_BLOCK ? NO_BLOCK : layout->loop[number[around]];
            layout->parent_loop[b] = around;
            layout->loop[b] = layout->repeats[b] ? b : around;
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
    bool *branches;      /* by block: more than one of its arms is taken */
};

static void follow_arms(struct layout *layout, struct ways *ways, uint32_t block)
{
    const struct flow *flow = layout->flow;
    uint32_t taken = 0;

    for (uint32_t a = flow->first_arm[block]; a < flow->first_arm[block + 1]; a++) {
        uint32_t target = flow->arms[a].target;
        taken += !flow->arms[a].never_taken;
        ways->branches[block] = taken > 1;
        if (target <= block || flow->arms[a].never_taken)
            continue;
        ways->dominator[target] =
            ways->count[target]++ == 0 ? block : common_ancestor(&layout->dominators, ways->dominator[target], block);
        if (ways->depth[target] < layout->branches[block])
            ways->depth[target] = layout->branches[block];
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

/* A list of the layout that a block goes to. */
struct destination {
    enum place place;
    uint32_t list;
};

static struct destination find_destination(const struct layout *layout, const struct ancestors *loops, uint32_t block,
                                           uint32_t ways)
{
    uint32_t dominator = layout->dominators.parent[block], inside = layout->loop[dominator];
    uint32_t around = is_loop_header(layout, block) ? layout->parent_loop[block] : layout->loop[block];

    if (inside != around) {
        uint32_t depth = around == NO_BLOCK ? 0 : loops->depth[around];
        return (struct destination){PLACE_AFTER, ancestor_at_depth(loops, inside, depth + 1)};
    }
    return (struct destination){ways > 1 ? PLACE_WITHIN : PLACE_INLINE, dominator};
}

static bool is_in_loop(const struct layout *layout, uint32_t block, uint32_t loop)
{
    uint32_t around = layout->loop[block];

    while (around != NO_BLOCK && around > loop) /* headers have smaller numbers than what they contain */
        around = layout->parent_loop[around];
    return around == loop;
}

bool may_be_latch(const struct layout *layout, uint32_t block)
{
    const struct flow *flow = layout->flow;
    uint32_t loop = layout->loop[block], first = flow->first_arm[block], exits = 0;

    if (loop == NO_BLOCK || loop == block || layout->repeats[loop] != 1 || flow->source[block] == NO_BLOCK ||
        (flow_traits(flow, block) & (BLOCK_CONVERGENT | BLOCK_SPLITS)))
        return false;
    bool repeats = false;
    for (uint32_t a = first; a < flow->first_arm[block + 1]; a++) {
        uint32_t target = flow->arms[a].target;
        if (flow->arms[a].never_taken)
            continue;
        repeats |= target == loop;
        exits += target != loop;
        if (target != loop && (layout->place[target] == PLACE_BARE || is_in_loop(layout, target, loop)))
            return false;
    }
    return repeats && (exits == 0 || flow_terminator(flow, block) == TERMINATOR_CONDITION);
}

struct placer {
    struct layout *layout;
    struct ways ways;
    struct ancestors loops; /* block_count: outside of all */
    uint32_t *last_within, *last_after;
    const struct refinements *refinements; /* or NULL */
};

static void append_to(struct placer *p, struct destination destination, uint32_t block)
{
    if (destination.place == PLACE_WITHIN)
        append(p->layout->first_within, p->last_within, p->layout->next, destination.list, block);
    else if (destination.place == PLACE_AFTER)
        append(p->layout->first_after, p->last_after, p->layout->next, destination.list, block);
}

static void place_block(struct placer *p, uint32_t block, uint32_t region_depth)
{
    struct layout *layout = p->layout;
    uint32_t dominator = p->ways.dominator[block];
    const struct refinements *refinements = layout->flow->source[block] == NO_BLOCK ? NULL : p->refinements;
    block_id source = layout->flow->source[block];

    ancestors_add(&layout->dominators, block, dominator);
    layout->branches[block] = layout->branches[dominator] + p->ways.branches[dominator];
    if (layout->place[block] == PLACE_BARE)
        return;
    struct destination destination = find_destination(layout, &p->loops, block, p->ways.count[block]);
    bool deep = destination.place == PLACE_WITHIN && p->ways.depth[block] - layout->branches[dominator] > region_depth;
    if (refinements && refinements->stays[source] && p->ways.count[block] == 1 &&
        layout->place[dominator] != PLACE_LATCH)
        destination.place = PLACE_INLINE;
    if ((deep || (refinements && refinements->latch[source])) && may_be_latch(layout, block)) {
        destination.place = PLACE_LATCH;
        layout->latch[layout->loop[block]] = block;
    }
    layout->place[block] = (uint8_t)destination.place;
    append_to(p, destination, block);
    if (destination.place == PLACE_WITHIN)
        layout->region[block] =
            deep || (refinements && refinements->region[source]) || flow_is_collector(layout->flow, block);
}

static void find_switches_around(struct placer *p)
{
    struct layout *layout = p->layout;

    for (uint32_t b = 1; b < layout->flow->block_count; b++) {
        uint32_t dominator = layout->dominators.parent[b], above = dominator;
        if (layout->place[b] == PLACE_BARE)
            continue;
        bool is_arm = layout->place[b] == PLACE_INLINE || layout->place[b] == PLACE_CASE;
        if (is_arm && p->ways.branches[dominator] && flow_terminator(layout->flow, dominator) == TERMINATOR_SWITCH) {
            layout->switch_around[b] = dominator;
            continue;
        }
        if (layout->place[b] == PLACE_AFTER)
            above = find_destination(layout, &p->loops, b, p->ways.count[b]).list;
        layout->switch_around[b] = layout->switch_around[above];
    }
}

/* The same with arms of its own. */
static struct flow *copy_arms(struct arena *arena, const struct flow *flow)
{
    struct flow *result = arena_array(arena, 1, sizeof *result);
    uint32_t arm_count = flow->first_arm[flow->block_count];

    *result = *flow;
    result->arms = arena_array(arena, arm_count, sizeof *result->arms);
    memcpy(result->arms, flow->arms, arm_count * sizeof *result->arms);
    return result;
}

struct layout *place_blocks(struct arena *arena, const struct flow *flow, const struct loop_forest *forest,
                            const struct structurize_options *options, const struct refinements *refinements)
{
    uint32_t n = flow->block_count;
    struct flow *ordered = NULL; /* cases that fall stand in front of those that they fall into */
    uint32_t region_depth = options && options->region_depth ? options->region_depth : DEFAULT_REGION_DEPTH;
    struct layout *layout = arena_array(arena, 1, sizeof *layout);

    *layout = (struct layout){
        .flow = flow,
        .loop = filled(arena, n),
        .parent_loop = filled(arena, n),
        .loop_hints = arena_zeroed(arena, n, sizeof *layout->loop_hints),
        .dominators = ancestors_create(arena, n),
        .branches = arena_array(arena, n, sizeof *layout->branches),
        .switch_around = filled(arena, n),
        .place = arena_zeroed(arena, n, sizeof *layout->place),
        .first_within = filled(arena, n),
        .first_after = filled(arena, n),
        .next = filled(arena, n),
        .region = arena_zeroed(arena, n, sizeof *layout->region),
        .latch = filled(arena, n),
        .repeats = arena_zeroed(arena, n, sizeof *layout->repeats),
    };
    if (refinements && refinements->any_fallen) {
        layout->falls_into = filled(arena, n);
        layout->flow = ordered = copy_arms(arena, flow);
    }
    if (refinements && (refinements->any_fallen || refinements->any_leaves))
        layout->leaves = arena_zeroed(arena, n, sizeof *layout->leaves);
    take_loops(arena, layout, forest);

    struct arena_mark scratch = arena_mark(arena);
    struct placer placer = {
        .layout = layout,
        .ways = {.count = arena_zeroed(arena, n, sizeof(uint32_t)),
                 .dominator = arena_array(arena, n, sizeof(uint32_t)),
                 .depth = arena_zeroed(arena, n, sizeof(uint32_t)),
                 .branches = arena_zeroed(arena, n, sizeof(bool))},
        .loops = ancestors_create(arena, n + 1),
        .last_within = arena_array(arena, n, sizeof(uint32_t)),
        .last_after = arena_array(arena, n, sizeof(uint32_t)),
        .refinements = refinements,
    };
    ancestors_root(&placer.loops, n);
    ancestors_root(&layout->dominators, 0);
    layout->branches[0] = 0;
    for (uint32_t b = 0; b < n; b++)
        if (is_bare(flow, b, options))
            layout->place[b] = PLACE_BARE;
    for (uint32_t b = 0; b < n; b++) {
        if (is_loop_header(layout, b))
            ancestors_add(&placer.loops, b, layout->parent_loop[b] == NO_BLOCK ? n : layout->parent_loop[b]);
        if (b > 0)
            place_block(&placer, b, region_depth);
        follow_arms(layout, &placer.ways, b);
    }
    for (uint32_t b = 1; b < n; b++) /* nothing comes from them: behind all else */
        if (layout->place[b] == PLACE_BARE && flow_terminator(flow, b) == TERMINATOR_RETURN)
            append_to(&placer, find_destination(layout, &placer.loops, b, placer.ways.count[b]), b);
    if (layout->falls_into) {
        layout->falls = find_falls(arena, layout, refinements->fallen, layout->falls_into);
        let_cases_fall(arena, layout, ordered);
    }
    if (layout->leaves)
        find_leaving_cases(arena, layout, refinements->any_leaves ? refinements->leaves : NULL);
    find_switches_around(&placer);
    arena_rewind(arena, scratch);
    return layout;
}
