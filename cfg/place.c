/* Gives each block a place. survey_flow computes what does not depend on refinements, in one pass over the blocks in
 * reverse postorder: loops, dominators, default places. place_blocks then fills the lists of PLACE_WITHIN and
 * PLACE_AFTER blocks. */
#include "cfg/place.h"

#include "cfg/cases.h"
#include "cfg/exits.h"

#include <string.h>

enum {
    DEFAULT_REGION_DEPTH = 12
};

/* Takes the loops of the forest over to block numbers in reverse postorder. A loop without back edges that are taken
 * is none. */
static void take_loops(struct arena *arena, struct placement *placement, const struct loop_forest *forest)
{
    const struct flow *flow = placement->flow;
    uint32_t n = flow->block_count;
    struct arena_mark scratch = arena_mark(arena);
    uint32_t *number = arena_words(arena, forest->block_count);

    for (uint32_t b = 0; b < n; b++)
        number[forest->order[b]] = b;
    for (uint32_t b = 0; b < n; b++)
        for (uint32_t a = flow->first_successor[b]; a < flow->first_successor[b + 1]; a++)
            if (flow->successors[a].target <= b && !flow->successors[a].never_taken) {
                placement->back_edges[flow->successors[a].target]++;
                placement->loop_hints[flow->successors[a].target] |= flow_traits(flow, b) & (BLOCK_UNROLL | BLOCK_LOOP);
            }
    for (uint32_t b = 0; b < n; b++) {
        uint32_t loop = forest->loop[forest->order[b]];
        loop = loop == NO_BLOCK ? NO_BLOCK : number[loop];
        if (loop == b) {
            uint32_t around = forest->parent[forest->order[b]];
            around = around == NO_BLOCK ? NO_BLOCK : placement->loop[number[around]];
            placement->parent_loop[b] = around;
            placement->loop[b] = placement->back_edges[b] ? b : around;
        } else {
            placement->loop[b] = loop == NO_BLOCK ? NO_BLOCK : placement->loop[loop];
        }
    }
    arena_rewind(arena, scratch);
}

/* Forward predecessors of each block. `count`: how many so far. */
struct predecessors {
    uint32_t *count;
    uint32_t *depth; /* by block: most branches above any predecessor */
};

/* Updates the immediate dominators of the targets: the nearest common dominator of the predecessors so far. */
static void follow_successors(struct survey *survey, struct predecessors *predecessors, uint32_t block)
{
    struct placement *placement = &survey->placement;
    const struct flow *flow = placement->flow;
    uint32_t taken = 0;

    for (uint32_t a = flow->first_successor[block]; a < flow->first_successor[block + 1]; a++) {
        uint32_t target = flow->successors[a].target;
        taken += !flow->successors[a].never_taken;
        if (target <= block || flow->successors[a].never_taken)
            continue;
        predecessors->count[target]++;
        add_to_common(&placement->dominators, &placement->dominators.parent[target], block);
        if (predecessors->depth[target] < placement->branches[block])
            predecessors->depth[target] = placement->branches[block];
    }
    if (taken > 1)
        survey->rule[block] |= SURVEY_BRANCHES;
}

/* Appends the block to the linked list with this index. */
static void append(uint32_t *first, uint32_t *last, uint32_t *next, uint32_t list, uint32_t block)
{
    if (first[list] == NO_BLOCK)
        first[list] = block;
    else
        next[last[list]] = block;
    last[list] = block;
}

/* Whether the block is empty and ends the invocation. */
static bool is_terminal(const struct flow *flow, uint32_t block, const struct structurize_options *options)
{
    uint8_t end = flow_terminator(flow, block);

    return (flow_traits(flow, block) & BLOCK_EMPTY) && !(options && options->no_duplicates) &&
           (end == TERMINATOR_RETURN || end == TERMINATOR_UNREACHABLE);
}

/* The list of the placement that a block goes to. */
struct list_of_place {
    enum place place;
    uint32_t list;
};

/* The default place of a block, see the table in cfg/README.md. */
static struct list_of_place find_list(const struct placement *placement, const struct ancestors *loops, uint32_t block,
                                      uint32_t predecessors)
{
    uint32_t dominator = placement->dominators.parent[block], inside = placement->loop[dominator];
    uint32_t around = loop_around(placement, block);

    if (inside != around) {
        uint32_t depth = around == NO_BLOCK ? 0 : loops->depth[around];
        return (struct list_of_place){PLACE_AFTER, ancestor_at_depth(loops, inside, depth + 1)};
    }
    return (struct list_of_place){predecessors > 1 ? PLACE_WITHIN : PLACE_INLINE, dominator};
}

static bool is_in_loop(const struct placement *placement, uint32_t block, uint32_t loop)
{
    uint32_t around = placement->loop[block];

    while (around != NO_BLOCK && around > loop) /* headers have smaller numbers than the blocks they contain */
        around = placement->parent_loop[around];
    return around == loop;
}

/* Whether the block may stand in the continue target of its loop: it has the loop's only back edge, and its other
 * edge, if any, leaves the loop. */
static bool may_be_latch(const struct placement *placement, uint32_t block)
{
    const struct flow *flow = placement->flow;
    uint32_t loop = placement->loop[block], first = flow->first_successor[block], exits = 0;

    if (loop == NO_BLOCK || loop == block || placement->back_edges[loop] != 1 || flow->source[block] == NO_BLOCK ||
        flow_is_run(flow, block) || (flow_traits(flow, block) & (BLOCK_CONVERGENT | BLOCK_SPLITS)))
        return false;
    bool repeats = false;
    for (uint32_t a = first; a < flow->first_successor[block + 1]; a++) {
        uint32_t target = flow->successors[a].target;
        if (flow->successors[a].never_taken)
            continue;
        repeats |= target == loop;
        exits += target != loop;
        if (target != loop && (placement->place[target] == PLACE_TERMINAL || is_in_loop(placement, target, loop)))
            return false;
    }
    return repeats && (exits == 0 || flow_terminator(flow, block) == TERMINATOR_CONDITION);
}

/* All predecessors were visited, so the immediate dominator is final: adds the block to the dominator tree. A join, and
 * what is left of a loop, stands behind the branch and not in it. */
static void find_dominator(struct survey *survey, uint32_t block, uint32_t predecessors)
{
    struct placement *placement = &survey->placement;
    uint32_t dominator = placement->dominators.parent[block];
    bool nests = (survey->rule[dominator] & SURVEY_BRANCHES) && predecessors == 1 &&
                 placement->loop[dominator] == loop_around(placement, block);

    ancestors_add(&placement->dominators, block, dominator);
    placement->branches[block] = placement->branches[dominator] + nests;
}

uint32_t region_depth(const struct structurize_options *options)
{
    return options && options->region_depth ? options->region_depth : DEFAULT_REGION_DEPTH;
}

/* Stores the default place of the block. */
static void survey_block(struct survey *survey, const struct predecessors *predecessors, const struct ancestors *loops,
                         uint32_t block, const struct structurize_options *options)
{
    const struct placement *placement = &survey->placement;
    struct list_of_place list = find_list(placement, loops, block, predecessors->count[block]);
    uint32_t branches = placement->branches[placement->dominators.parent[block]];
    bool deep = list.place == PLACE_WITHIN && predecessors->depth[block] - branches > region_depth(options);

    survey->list[block] = list.list;
    survey->rule[block] |= (uint8_t)(list.place | (predecessors->count[block] == 1 ? SURVEY_ONE_PREDECESSOR : 0) |
                                     (deep ? SURVEY_DEEP : 0));
}

/* Finds the default places, once dominators are known. Exit code that stays in a loop counts as part of it. */
static void survey_places(struct arena *arena, struct survey *survey, const struct predecessors *predecessors,
                          const struct structurize_options *options)
{
    struct placement *placement = &survey->placement;
    uint32_t n = placement->flow->block_count; /* as a loop: the function */
    bool keeps_exits = placement->flow->exits != NULL;
    struct ancestors loops = ancestors_create(arena, n + 1);
    struct exits exits = {NULL, NULL, NULL};

    ancestors_root(&loops, n);
    if (keeps_exits)
        exits = find_exits(arena, survey);
    for (uint32_t b = 0; b < n; b++) {
        if (keeps_exits && place_in_loop(&exits, placement, b, n))
            survey->rule[b] |= SURVEY_KEPT;
        uint32_t around = loop_around(placement, b);
        if (is_loop_header(placement, b))
            ancestors_add(&loops, b, around == NO_BLOCK ? n : around);
        if (b > 0)
            survey_block(survey, predecessors, &loops, b, options);
        if (keeps_exits)
            follow_exits(&exits, placement, &loops, b, n);
    }
}

struct survey survey_flow(struct arena *arena, const struct flow *flow, const struct loop_forest *forest,
                          const struct structurize_options *options)
{
    uint32_t n = flow->block_count;
    struct survey survey = {
        .placement = {.flow = flow,
                      .loop = arena_filled(arena, n),
                      .parent_loop = arena_filled(arena, n),
                      .loop_hints = arena_zeroed(arena, n, sizeof(uint16_t)),
                      .back_edges = arena_zeroed_words(arena, n),
                      .dominators = ancestors_create(arena, n),
                      .branches = arena_words(arena, n)},
        .rule = arena_zeroed(arena, n, sizeof(uint8_t)),
        .list = arena_words(arena, n),
    };
    struct arena_mark scratch = arena_mark(arena);
    struct predecessors predecessors = {arena_zeroed_words(arena, n), arena_zeroed_words(arena, n)};

    take_loops(arena, &survey.placement, forest);
    ancestors_root(&survey.placement.dominators, 0);
    survey.placement.branches[0] = 0;
    for (uint32_t b = 0; b < n; b++) {
        survey.rule[b] = is_terminal(flow, b, options) ? SURVEY_TERMINAL : 0;
        if (b > 0)
            find_dominator(&survey, b, predecessors.count[b]);
        follow_successors(&survey, &predecessors, b);
    }
    survey_places(arena, &survey, &predecessors, options);
    arena_rewind(arena, scratch);
    return survey;
}

struct placer {
    struct placement *placement;
    const struct survey *survey;
    const struct refinements *refinements; /* may be NULL */
    uint32_t *last_within, *last_after;
    bool any_region;
};

static void append_to(struct placer *p, enum place place, uint32_t block)
{
    if (place == PLACE_WITHIN)
        append(p->placement->first_within, p->last_within, p->placement->next, p->survey->list[block], block);
    else if (place == PLACE_AFTER)
        append(p->placement->first_after, p->last_after, p->placement->next, p->survey->list[block], block);
}

/* Places one block by its default and the refinements. */
static void place_block(struct placer *p, uint32_t block)
{
    struct placement *placement = p->placement;
    block_id source = placement->flow->source[block];
    const struct refinements *refinements = source == NO_BLOCK ? NULL : p->refinements;
    uint8_t rule = p->survey->rule[block];
    enum place place = rule & SURVEY_PLACE;
    bool deep = (rule & SURVEY_DEEP) != 0;

    if (rule & SURVEY_TERMINAL)
        return;
    if (refinements && refinements->stays[source] && (rule & SURVEY_ONE_PREDECESSOR) &&
        placement->place[placement->dominators.parent[block]] != PLACE_LATCH)
        place = PLACE_INLINE;
    if (deep && may_be_latch(placement, block)) {
        place = PLACE_LATCH;
        placement->latch[placement->loop[block]] = block;
    }
    placement->place[block] = (uint8_t)place;
    append_to(p, place, block);
    if (place != PLACE_WITHIN)
        return;
    placement->region[block] =
        deep || (refinements && refinements->region[source]) || flow_is_collector(placement->flow, block);
    p->any_region |= placement->region[block];
}

/* Finds the innermost switch around each block, from the dominators down. */
static void find_switches_around(struct placement *placement, const struct survey *survey)
{
    for (uint32_t b = 1; b < placement->flow->block_count; b++) {
        uint32_t dominator = placement->dominators.parent[b];
        uint32_t above = placement->place[b] == PLACE_AFTER ? survey->list[b] : dominator;
        bool is_successor = placement->place[b] == PLACE_INLINE || placement->place[b] == PLACE_CASE;
        if (placement->place[b] == PLACE_TERMINAL)
            continue;
        placement->switch_around[b] = is_successor && (survey->rule[dominator] & SURVEY_BRANCHES) &&
                                              flow_terminator(placement->flow, dominator) == TERMINATOR_SWITCH
                                          ? dominator
                                          : placement->switch_around[above];
    }
}

/* A copy of the flow with successors of its own. */
static struct flow *copy_successors(struct arena *arena, const struct flow *flow)
{
    struct flow *result = arena_copy(arena, flow, 1, sizeof *flow);
    uint32_t successor_count = flow->first_successor[flow->block_count];

    result->successors = arena_copy(arena, flow->successors, successor_count, sizeof *result->successors);
    return result;
}

struct placement *place_blocks(struct arena *arena, const struct survey *survey, const struct refinements *refinements)
{
    const struct flow *flow = survey->placement.flow;
    uint32_t n = flow->block_count;
    struct flow *ordered = NULL; /* each case directly before the case that it falls into */
    struct placement *placement = arena_array(arena, 1, sizeof *placement);

    *placement = survey->placement;
    placement->place = arena_zeroed(arena, n, sizeof *placement->place);
    placement->first_within = arena_filled(arena, n);
    placement->first_after = arena_filled(arena, n);
    placement->next = arena_filled(arena, n);
    placement->region = arena_zeroed(arena, n, sizeof *placement->region);
    placement->latch = arena_filled(arena, n);
    if (refinements && refinements->any_fall_through) {
        placement->falls_into = arena_filled(arena, n);
        placement->flow = ordered = copy_successors(arena, flow);
    }
    if (refinements && (refinements->any_fall_through || refinements->any_case_breaks))
        placement->case_breaks = arena_zeroed(arena, n, sizeof *placement->case_breaks);

    struct arena_mark scratch = arena_mark(arena);
    struct placer placer = {
        .placement = placement,
        .survey = survey,
        .refinements = refinements,
        .last_within = arena_words(arena, n),
        .last_after = arena_words(arena, n),
    };
    for (uint32_t b = 0; b < n; b++)
        if (survey->rule[b] & SURVEY_TERMINAL)
            placement->place[b] = PLACE_TERMINAL;
    for (uint32_t b = 1; b < n; b++)
        place_block(&placer, b);
    for (uint32_t b = 1; b < n; b++) /* terminal blocks come last in their lists */
        if (placement->place[b] == PLACE_TERMINAL && flow_terminator(flow, b) == TERMINATOR_RETURN)
            append_to(&placer, survey->rule[b] & SURVEY_PLACE, b);
    arena_rewind(arena, scratch);
    if (placement->falls_into) {
        placement->fall_through_count =
            find_fall_through(arena, placement, refinements->fall_through, placement->falls_into);
        apply_fall_through(arena, placement, ordered);
    }
    if (placement->case_breaks)
        find_case_breaks(arena, placement, refinements->any_case_breaks ? refinements->case_breaks : NULL);
    if (placement->case_breaks || placer.any_region) {
        placement->switch_around = arena_filled(arena, n);
        find_switches_around(placement, survey);
    }
    return placement;
}
