#include "cfg/place.h"

#include "cfg/cases.h"
#include "cfg/exits.h"

#include <string.h>

enum {
    DEFAULT_REGION_DEPTH = 12
};

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
    uint32_t *depth; /* branches above the deepest of their sources */
};

/* Dominators of targets: nearest common ones of their sources so far. */
static void follow_arms(struct survey *survey, struct ways *ways, uint32_t block)
{
    struct layout *layout = &survey->layout;
    const struct flow *flow = layout->flow;
    uint32_t *dominator = layout->dominators.parent, taken = 0;

    for (uint32_t a = flow->first_arm[block]; a < flow->first_arm[block + 1]; a++) {
        uint32_t target = flow->arms[a].target;
        taken += !flow->arms[a].never_taken;
        if (target <= block || flow->arms[a].never_taken)
            continue;
        dominator[target] =
            ways->count[target]++ == 0 ? block : common_ancestor(&layout->dominators, dominator[target], block);
        if (ways->depth[target] < layout->branches[block])
            ways->depth[target] = layout->branches[block];
    }
    if (taken > 1)
        survey->rule[block] |= SURVEY_BRANCHES;
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

static void find_dominator(struct survey *survey, uint32_t block)
{
    struct layout *layout = &survey->layout;
    uint32_t dominator = layout->dominators.parent[block];

    ancestors_add(&layout->dominators, block, dominator);
    layout->branches[block] = layout->branches[dominator] + ((survey->rule[dominator] & SURVEY_BRANCHES) != 0);
}

static void survey_block(struct survey *survey, const struct ways *ways, const struct ancestors *loops, uint32_t block,
                         const struct structurize_options *options)
{
    const struct layout *layout = &survey->layout;
    uint32_t region_depth = options && options->region_depth ? options->region_depth : DEFAULT_REGION_DEPTH;
    struct destination destination = find_destination(layout, loops, block, ways->count[block]);
    uint32_t branches = layout->branches[layout->dominators.parent[block]];
    bool deep = destination.place == PLACE_WITHIN && ways->depth[block] - branches > region_depth;

    survey->list[block] = destination.list;
    survey->rule[block] |=
        (uint8_t)(destination.place | (ways->count[block] == 1 ? SURVEY_ONE_WAY : 0) | (deep ? SURVEY_DEEP : 0));
}

/* With dominators known: places, in the loops that blocks are in, or stay in. */
static void survey_places(struct arena *arena, struct survey *survey, const struct ways *ways,
                          const struct structurize_options *options)
{
    struct layout *layout = &survey->layout;
    uint32_t n = layout->flow->block_count; /* as a loop: outside of all */
    bool keeps_exits = layout->flow->exits != NULL;
    struct ancestors loops = ancestors_create(arena, n + 1);
    struct exits exits = {NULL, NULL, NULL};

    ancestors_root(&loops, n);
    if (keeps_exits)
        exits = find_exits(arena, survey);
    for (uint32_t b = 0; b < n; b++) {
        if (keeps_exits && place_in_loop(&exits, layout, b, n))
            survey->rule[b] |= SURVEY_KEPT;
        uint32_t around = layout->parent_loop[b];
        if (is_loop_header(layout, b))
            ancestors_add(&loops, b, around == NO_BLOCK ? n : around);
        if (b > 0)
            survey_block(survey, ways, &loops, b, options);
        if (keeps_exits)
            follow_exits(&exits, layout, &loops, b, n);
    }
}

struct survey survey_flow(struct arena *arena, const struct flow *flow, const struct loop_forest *forest,
                          const struct structurize_options *options)
{
    uint32_t n = flow->block_count;
    struct survey survey = {
        .layout = {.flow = flow,
                   .loop = arena_filled(arena, n),
                   .parent_loop = arena_filled(arena, n),
                   .loop_hints = arena_zeroed(arena, n, sizeof(uint16_t)),
                   .repeats = arena_zeroed(arena, n, sizeof(uint32_t)),
                   .dominators = ancestors_create(arena, n),
                   .branches = arena_array(arena, n, sizeof(uint32_t))},
        .rule = arena_zeroed(arena, n, sizeof(uint8_t)),
        .list = arena_array(arena, n, sizeof(uint32_t)),
    };
    struct arena_mark scratch = arena_mark(arena);
    struct ways ways = {arena_zeroed(arena, n, sizeof(uint32_t)), arena_zeroed(arena, n, sizeof(uint32_t))};

    take_loops(arena, &survey.layout, forest);
    ancestors_root(&survey.layout.dominators, 0);
    survey.layout.branches[0] = 0;
    for (uint32_t b = 0; b < n; b++) {
        survey.rule[b] = is_bare(flow, b, options) ? SURVEY_BARE : 0;
        if (b > 0)
            find_dominator(&survey, b);
        follow_arms(&survey, &ways, b);
    }
    survey_places(arena, &survey, &ways, options);
    arena_rewind(arena, scratch);
    return survey;
}

struct placer {
    struct layout *layout;
    const struct survey *survey;
    const struct refinements *refinements; /* or NULL */
    uint32_t *last_within, *last_after;
    bool any_region;
};

static void append_to(struct placer *p, enum place place, uint32_t block)
{
    if (place == PLACE_WITHIN)
        append(p->layout->first_within, p->last_within, p->layout->next, p->survey->list[block], block);
    else if (place == PLACE_AFTER)
        append(p->layout->first_after, p->last_after, p->layout->next, p->survey->list[block], block);
}

static void place_block(struct placer *p, uint32_t block)
{
    struct layout *layout = p->layout;
    block_id source = layout->flow->source[block];
    const struct refinements *refinements = source == NO_BLOCK ? NULL : p->refinements;
    uint8_t rule = p->survey->rule[block];
    enum place place = rule & SURVEY_PLACE;
    bool deep = (rule & SURVEY_DEEP) != 0;

    if (rule & SURVEY_BARE)
        return;
    if (refinements && refinements->stays[source] && (rule & SURVEY_ONE_WAY) &&
        layout->place[layout->dominators.parent[block]] != PLACE_LATCH)
        place = PLACE_INLINE;
    if ((deep || (refinements && refinements->latch[source])) && may_be_latch(layout, block)) {
        place = PLACE_LATCH;
        layout->latch[layout->loop[block]] = block;
    }
    layout->place[block] = (uint8_t)place;
    append_to(p, place, block);
    if (place != PLACE_WITHIN)
        return;
    layout->region[block] =
        deep || (refinements && refinements->region[source]) || flow_is_collector(layout->flow, block);
    p->any_region |= layout->region[block];
}

static void find_switches_around(struct layout *layout, const struct survey *survey)
{
    for (uint32_t b = 1; b < layout->flow->block_count; b++) {
        uint32_t dominator = layout->dominators.parent[b];
        uint32_t above = layout->place[b] == PLACE_AFTER ? survey->list[b] : dominator;
        bool is_arm = layout->place[b] == PLACE_INLINE || layout->place[b] == PLACE_CASE;
        if (layout->place[b] == PLACE_BARE)
            continue;
        layout->switch_around[b] = is_arm && (survey->rule[dominator] & SURVEY_BRANCHES) &&
                                           flow_terminator(layout->flow, dominator) == TERMINATOR_SWITCH
                                       ? dominator
                                       : layout->switch_around[above];
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

struct layout *place_blocks(struct arena *arena, const struct survey *survey, const struct refinements *refinements)
{
    const struct flow *flow = survey->layout.flow;
    uint32_t n = flow->block_count;
    struct flow *ordered = NULL; /* cases that fall stand in front of those that they fall into */
    struct layout *layout = arena_array(arena, 1, sizeof *layout);

    *layout = survey->layout;
    layout->place = arena_zeroed(arena, n, sizeof *layout->place);
    layout->first_within = arena_filled(arena, n);
    layout->first_after = arena_filled(arena, n);
    layout->next = arena_filled(arena, n);
    layout->region = arena_zeroed(arena, n, sizeof *layout->region);
    layout->latch = arena_filled(arena, n);
    if (refinements && refinements->any_fallen) {
        layout->falls_into = arena_filled(arena, n);
        layout->flow = ordered = copy_arms(arena, flow);
    }
    if (refinements && (refinements->any_fallen || refinements->any_leaves))
        layout->leaves = arena_zeroed(arena, n, sizeof *layout->leaves);

    struct arena_mark scratch = arena_mark(arena);
    struct placer placer = {
        .layout = layout,
        .survey = survey,
        .refinements = refinements,
        .last_within = arena_array(arena, n, sizeof(uint32_t)),
        .last_after = arena_array(arena, n, sizeof(uint32_t)),
    };
    for (uint32_t b = 0; b < n; b++)
        if (survey->rule[b] & SURVEY_BARE)
            layout->place[b] = PLACE_BARE;
    for (uint32_t b = 1; b < n; b++)
        place_block(&placer, b);
    for (uint32_t b = 1; b < n; b++) /* nothing comes from them: behind all else */
        if (layout->place[b] == PLACE_BARE && flow_terminator(flow, b) == TERMINATOR_RETURN)
            append_to(&placer, survey->rule[b] & SURVEY_PLACE, b);
    arena_rewind(arena, scratch);
    if (layout->falls_into) {
        layout->falls = find_falls(arena, layout, refinements->fallen, layout->falls_into);
        let_cases_fall(arena, layout, ordered);
    }
    if (layout->leaves)
        find_leaving_cases(arena, layout, refinements->any_leaves ? refinements->leaves : NULL);
    if (layout->leaves || placer.any_region) {
        layout->switch_around = arena_filled(arena, n);
        find_switches_around(layout, survey);
    }
    return layout;
}
