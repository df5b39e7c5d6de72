#include "cfg/check.h"
#include "cfg/dispatch.h"
#include "cfg/print.h"
#include "cfg/refine.h"

#include <string.h>

enum {
    DEEPEST_NESTING = 1000, /* SPIR-V allows 1,023; what prints the blocks may add a few */
    ROUNDS = 2,             /* of refining joins */
    LARGE_FLOW = 1000,      /* blocks of which several attempts at once would take too much memory */
    CUTS_BY_PIECE = 8
};

/* A tree, and what it was made from. */
struct attempt {
    struct layout *layout;
    struct tree *tree;
    struct joins *joins;
    uint32_t copies, cost;
};

static struct attempt build(struct arena *arena, struct layout *layout)
{
    return (struct attempt){.layout = layout, .tree = build_tree(arena, layout, number_blocks(arena, layout))};
}

static void rate(struct arena *arena, struct attempt *attempt, uint32_t copies)
{
    attempt->copies = copies;
    attempt->joins = count_joins(arena, attempt->tree);
    attempt->cost = tree_cost(attempt->tree, attempt->joins, copies);
}

static struct attempt build_refined(struct arena *arena, const struct flow *flow,
                                    const struct structurize_options *options, const struct refinements *refinements)
{
    uint32_t copies;
    struct flow *copied = copy_blocks(arena, flow, refinements, &copies);
    struct loop_forest *forest = find_loops(arena, copied);
    copied = flow_reorder(arena, copied, forest->order);
    struct attempt attempt = build(arena, place_blocks(arena, copied, forest, options, refinements));

    rate(arena, &attempt, copies);
    return attempt;
}

/* Where attempts are built: what is refined, and the memory that they may take the place of each other in. */
struct workshop {
    struct arena *arena;
    struct arena_mark place;
    const struct flow *flow;
    const struct structurize_options *options;
    struct refinements *refinements;
};

/* Keeps the attempt if it costs less than the best one so far. A large one is built again, in that one's place:
 * attempts are what takes the most memory of all. */
static bool try_refined(struct workshop *w, struct attempt *best)
{
    struct arena_mark mark = arena_mark(w->arena);
    struct attempt attempt = build_refined(w->arena, w->flow, w->options, w->refinements);
    bool is_better = attempt.cost < best->cost;

    if (!is_better) {
        arena_rewind(w->arena, mark);
    } else if (w->flow->block_count < LARGE_FLOW) {
        *best = attempt;
    } else {
        arena_rewind(w->arena, w->place);
        *best = build_refined(w->arena, w->flow, w->options, w->refinements);
    }
    return is_better;
}

/* Where the plain tree needs guards, tries to do without. */
static struct attempt refine(struct workshop *w, struct attempt best)
{
    struct refinements *refinements = w->refinements;
    bool may_copy = !(w->options && w->options->no_duplicates);

    if (may_copy && best.tree->cases.count > 0 && refine_falls(w->arena, refinements, best.tree) &&
        !try_refined(w, &best))
        refinements->any_fallen = false;
    if (may_copy && best.tree->cases.count > 0 && refine_guarded_blocks(w->arena, refinements, best.tree) &&
        !try_refined(w, &best))
        forget_guarded_blocks(refinements, w->flow->graph);
    bool any_latch = refine_latches(refinements, best.tree, best.joins);
    bool any_switch = refine_switches(refinements, best.tree, best.joins);
    if ((any_latch || any_switch) && !try_refined(w, &best)) {
        memset(refinements->latch, 0, w->flow->graph->block_count * sizeof *refinements->latch);
        refinements->any_leaves = false;
    }
    for (int round = 0; round < ROUNDS && refine_regions(refinements, best.tree, best.joins); round++) {
        if (!try_refined(w, &best))
            break;
    }
    return best;
}

/* What has come out; without a result if it is known early that constructs nest too deep. */
struct outcome {
    struct layout *layout;
    uint32_t *depth; /* by block of the flow: constructs around it, or at least so many */
    uint32_t deepest;
    struct structured *result;
};

/* Constructs around each block, at least: loops, and, of a tree, the branches whose arms it stands in. */
static uint32_t *count_nesting(struct arena *arena, const struct layout *layout, const struct tree *tree,
                               uint32_t *deepest)
{
    const struct flow *flow = layout->flow;
    uint32_t count = flow->block_count;
    uint32_t *depth = arena_zeroed(arena, count, sizeof *depth), *loops = arena_zeroed(arena, count, sizeof *loops);

    *deepest = 0;
    for (uint32_t b = 1; b < count; b++) { /* dominators and headers come first */
        uint32_t dominator = layout->dominators.parent[b], loop = layout->loop[b];
        uint32_t around = loop == b ? layout->parent_loop[b] : loop;
        loops[b] = depth[b] = around == NO_BLOCK ? 0 : loops[around] + 1;
        bool is_arm = layout->place[b] == PLACE_INLINE || layout->place[b] == PLACE_CASE;
        if (is_arm || layout->place[b] == PLACE_WITHIN)
            depth[b] = depth[dominator] + is_loop_header(layout, dominator);
        if (tree && is_arm)
            depth[b] += tree->continued[dominator] == NO_EDGE || flow->arms[tree->continued[dominator]].target != b;
        if (*deepest < depth[b])
            *deepest = depth[b];
    }
    return depth;
}

static struct outcome structurize_flow(struct arena *arena, struct flow **flow,
                                       const struct structurize_options *options, uint32_t limit)
{
    struct loop_forest *forest = find_loops(arena, *flow);
    struct outcome outcome = {.result = NULL};

    if (forest->any_irreducible) {
        *flow = dispatch_irreducible_loops(arena, *flow, forest, options ? options->dispatcher_targets : 0);
        forest = find_loops(arena, *flow);
    }
    *flow = flow_reorder(arena, *flow, forest->order);
    struct refinements *refinements = refinements_create(arena, (*flow)->graph);
    struct workshop workshop = {arena, arena_mark(arena), *flow, options, refinements};
    outcome.layout = place_blocks(arena, *flow, forest, options, NULL);
    outcome.depth = count_nesting(arena, outcome.layout, NULL, &outcome.deepest);
    if (outcome.deepest > limit)
        return outcome;
    struct attempt attempt = build(arena, outcome.layout);
    outcome.depth = count_nesting(arena, outcome.layout, attempt.tree, &outcome.deepest);
    if (outcome.deepest > limit)
        return outcome;
    rate(arena, &attempt, 0);
    if (attempt.cost > 0)
        attempt = refine(&workshop, attempt);
    outcome.layout = attempt.layout;
    *flow = (struct flow *)attempt.layout->flow;
    struct printed printed = print_tree(arena, attempt.tree);
    printed.result->duplicates += attempt.copies;
    outcome.depth = printed.depth;
    outcome.deepest = printed.result->deepest_nesting;
    outcome.result = printed.result;
    return outcome;
}

/* Takes apart what is nested deeper than `cut`, into pieces each of which nests less than a part of that. */
static struct flow *take_apart(struct arena *arena, const struct outcome *outcome,
                               const struct structurize_options *options, uint32_t cut)
{
    const struct layout *layout = outcome->layout;
    uint32_t count = layout->flow->block_count;
    uint32_t *piece = arena_array(arena, count, sizeof *piece), *whole = arena_array(arena, count, sizeof *whole);

    piece[0] = whole[0] = NO_BLOCK;
    for (uint32_t b = 1; b < count; b++) {
        uint32_t dominator = layout->dominators.parent[b], around = piece[dominator];
        bool begins = around == NO_BLOCK ? outcome->depth[b] > cut
                                         : outcome->depth[b] > outcome->depth[around] + cut / CUTS_BY_PIECE;
        piece[b] = begins ? b : around;
        whole[b] = around == NO_BLOCK ? piece[b] : whole[dominator];
    }
    return dispatch_subtrees(arena, layout->flow, piece, whole, options ? options->dispatcher_targets : 0);
}

static void check(struct arena *arena, const struct structured *s)
{
    struct arena_mark scratch = arena_mark(arena);
    struct checked_block *blocks = arena_array(arena, s->block_count, sizeof *blocks);
    uint32_t *targets = arena_array(arena, s->edge_count, sizeof *targets);

    for (uint32_t b = 0; b < s->block_count; b++) {
        const struct structured_block *block = &s->blocks[b];
        blocks[b] = (struct checked_block){
            .first_edge = block->first_edge,
            .edge_count = block->edge_count,
            .merge_block = block->merge_kind == MERGE_NONE ? NO_BLOCK : block->merge_block,
            .continue_block = block->merge_kind == MERGE_LOOP ? block->continue_block : NO_BLOCK,
            .is_switch = block->end == END_SWITCH || block->end == END_SELECT || block->end == END_REGION,
        };
    }
    for (uint32_t e = 0; e < s->edge_count; e++)
        targets[e] = s->edges[e].target;

    struct checked_graph graph = {blocks, s->block_count, targets, s->edge_count};
    struct check_result result = check_structured(arena, &graph);
    if (result.rule)
        fail(arena->fault, DXS_INTERNAL_ERROR,
             "the structured form of the control flow breaks the rule '%s' at block %u", result.rule, result.block);
    arena_rewind(arena, scratch);
}

/* The result alone, moved to the mark. */
static struct structured *keep_result(struct arena *arena, struct arena_mark mark, struct structured result,
                                      const struct flow *flow)
{
    struct arena_kept kept[] = {
        ARENA_KEPT(result.blocks, result.block_count),
        ARENA_KEPT(result.edges, result.edge_count),
        ARENA_KEPT(result.labels, flow->graph->first[flow->graph->block_count]),
        ARENA_KEPT(result.assignments, flow->assignments->count),
        ARENA_KEPT(result.predecessors, result.edge_count),
        ARENA_KEPT(result.edge_source, result.edge_count),
        ARENA_KEPT(result.immediate_dominators, result.block_count),
    };

    arena_rewind_keeping(arena, mark, kept, sizeof kept / sizeof *kept);
    struct structured *moved = arena_array(arena, 1, sizeof *moved);
    *moved = result;
    return moved;
}

/* A function of one block, as most small shaders are, is structured as it stands. */
static struct structured *structure_lone_block(struct arena *arena, const struct graph *graph)
{
    struct structured *result = arena_zeroed(arena, 1, sizeof *result);
    bool returns = graph->terminators[0] == TERMINATOR_RETURN;

    result->blocks = arena_array(arena, 1, sizeof *result->blocks);
    result->blocks[0] = (struct structured_block){
        .decider = returns ? 0 : NO_BLOCK,
        .end = returns ? END_RETURN : END_UNREACHABLE,
        .merge_block = NO_BLOCK,
        .continue_block = NO_BLOCK,
    };
    result->immediate_dominators = arena_zeroed(arena, 1, sizeof *result->immediate_dominators);
    result->block_count = result->selector_count = 1;
    return result;
}

struct structured *structurize(struct arena *arena, const struct graph *graph,
                               const struct structurize_options *options)
{
    if (graph->block_count == 1 && graph->first[1] == 0)
        return structure_lone_block(arena, graph);
    struct arena_mark mark = arena_mark(arena);
    struct flow *flow = flow_create(arena, graph);
    uint32_t limit = options && options->deepest_nesting ? options->deepest_nesting : DEEPEST_NESTING;
    struct outcome outcome = structurize_flow(arena, &flow, options, limit);

    for (uint32_t cut = limit / 5 * 4; outcome.deepest > limit; cut /= 2) {
        flow = take_apart(arena, &outcome, options, cut);
        limit = cut > 0 ? limit : UINT32_MAX; /* nothing nests less */
        outcome = structurize_flow(arena, &flow, options, limit);
    }
    struct structured *result = keep_result(arena, mark, *outcome.result, flow);
    check(arena, result);
    return result;
}
