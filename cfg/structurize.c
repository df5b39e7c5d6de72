/* The passes in order, and the search for the cheapest tree. Trees are built one after the other in the same memory,
 * but for the last: to rebuild the one before, its refinements suffice. */
#include "cfg/check.h"
#include "cfg/dispatch.h"
#include "cfg/hammocks.h"
#include "cfg/linearize.h"
#include "cfg/refine.h"

enum {
    MAX_NESTING = 1000, /* SPIR-V allows 1,023; the client may add a few */
    CUT_PER_PIECE = 8,
    LIMIT_PER_HAMMOCK = 64 /* hammocks nest at most 1 + the limit / this deep: subtrees are split around them */
};

/* A flow in reverse postorder, with its survey. */
struct surveyed_flow {
    struct flow *flow;
    struct survey *survey;
};

/* Reorders and surveys a flow. `max_hammock`: nesting of the hammocks to replace; 0: none. Frees everything else behind
 * the mark. */
static struct surveyed_flow order_flow(struct arena *arena, struct arena_mark mark, const struct flow *flow,
                                       struct loop_forest *loops, const struct structurize_options *options,
                                       uint32_t max_hammock)
{
    struct flow *reordered = flow_reorder(arena, flow, loops->order);
    if (max_hammock > 0)
        reordered = collapse_hammocks(arena, reordered, loops, region_depth(options), max_hammock);
    struct flow ordered = *reordered, whole = ordered.whole ? *ordered.whole : ordered;
    struct survey survey = survey_flow(arena, &ordered, loops, options);
    struct assignments *assignments = ordered.assignments;
    struct assignment *numbers = assignments->data;
    struct arena_kept kept[] = {FLOW_ARRAYS(ARENA_KEPT, ordered), ARENA_KEPT(numbers, assignments->capacity),
                                SURVEY_ARRAYS(ARENA_KEPT, survey, ordered.block_count),
                                WHOLE_ARRAYS(ARENA_KEPT, whole)};
    size_t kept_count = sizeof kept / sizeof *kept - (ordered.whole ? 0 : WHOLE_ARRAY_COUNT);

    arena_rewind_keeping(arena, mark, kept, kept_count);
    ordered.assignments->data = numbers;
    if (ordered.whole)
        ordered.whole = arena_copy(arena, &whole, 1, sizeof whole);
    struct flow *kept_flow = arena_copy(arena, &ordered, 1, sizeof ordered);
    survey.placement.flow = kept_flow;
    return (struct surveyed_flow){kept_flow, arena_copy(arena, &survey, 1, sizeof survey)};
}

/* The current tree, its refinements and its cost. `base`: memory behind this mark is reused for the next tree. */
struct refiner {
    struct arena *arena;
    const struct structurize_options *options;
    struct surveyed_flow ordered;
    uint32_t copies;
    struct refinements *refinements;
    struct arena_mark base;
    struct placement *placement;
    struct tree *tree;
    struct join_costs *join_costs;
    uint32_t cost;
};

/* Places blocks with the current refinements, in the memory of the tree before. */
static void place_refined(struct refiner *b)
{
    arena_rewind(b->arena, b->base);
    b->placement = place_blocks(b->arena, b->ordered.survey, b->refinements);
}

static void build(struct refiner *b)
{
    b->tree = build_tree(b->arena, b->placement, number_blocks(b->arena, b->placement));
}

static void rate(struct refiner *b)
{
    b->join_costs = count_join_costs(b->arena, b->tree);
    b->cost = tree_cost(b->tree, b->join_costs, b->copies);
}

static void rebuild(struct refiner *b)
{
    place_refined(b);
    build(b);
    rate(b);
}

/* Rebuilds the tree with the current refinements. Returns whether it costs less than before. */
static bool improves(struct refiner *b)
{
    uint32_t before = b->cost;

    rebuild(b);
    return b->cost < before;
}

/* Makes the proposed copies. Refinements are by block of the input, so they apply to copies too. */
static void make_copies(struct refiner *b)
{
    struct flow *copied = copy_blocks(b->arena, b->ordered.flow, b->refinements, &b->copies);
    if (b->copies == 0)
        return;
    b->ordered = order_flow(b->arena, b->base, copied, find_loops(b->arena, copied), b->options, 0);
    b->base = arena_mark(b->arena);
}

/* Tries copies and exits that stay. Copying changes the flow, so the old one is restored if the cost does not drop. */
static void try_guarded_blocks(struct refiner *b)
{
    struct refiner before = *b;

    make_copies(b);
    if (improves(b))
        return;
    *b = before;
    forget_guarded_blocks(b->refinements, b->ordered.flow->graph);
    rebuild(b);
}

/* Tries regions, a third of which are not kept. They are the last refinement, so the tree before them stays in memory
 * until it is known which of the two is better. */
static void try_regions(struct refiner *b)
{
    struct refiner before = *b;
    struct arena_mark end = arena_mark(b->arena);

    b->base = end;
    if (improves(b))
        return;
    *b = before;
    arena_rewind(b->arena, end);
}

/* Proposes refinements, most natural form first, and keeps those that lower the cost. */
static void refine(struct refiner *b)
{
    struct refinements *refinements = b->refinements;
    bool may_copy = !(b->options && b->options->no_duplicates);

    if (may_copy && b->tree->cases.count > 0 && refine_fall_through(b->arena, refinements, b->tree) && !improves(b)) {
        refinements->any_fall_through = false;
        rebuild(b);
    }
    if (may_copy && b->tree->cases.count > 0 &&
        refine_guarded_blocks(b->arena, refinements, b->tree, b->ordered.survey))
        try_guarded_blocks(b);
    if (refine_switches(refinements, b->tree, b->join_costs) && !improves(b)) {
        refinements->any_case_breaks = false;
        rebuild(b);
    }
    if (refine_regions(b->arena, refinements, b->tree, b->join_costs))
        try_regions(b);
}

/* Result of one attempt. `result` is NULL if constructs turned out early to nest too deep. */
struct outcome {
    struct placement *placement;
    uint32_t *depth; /* by block of the flow: lower bound on the number of constructs around it */
    uint32_t max_depth;
    struct structured *result;
};

/* Lower bound on the number of constructs around each block: loops, and, if there is a tree, branches that have it in
 * a successor's body. */
static uint32_t *count_nesting(struct arena *arena, const struct placement *placement, const struct tree *tree,
                               uint32_t *max_depth)
{
    const struct flow *flow = placement->flow;
    uint32_t count = flow->block_count;
    uint32_t *depth = arena_zeroed_words(arena, count), *loops = arena_zeroed_words(arena, count);

    *max_depth = 0;
    for (uint32_t b = 1; b < count; b++) { /* dominators and headers come first */
        uint32_t dominator = placement->dominators.parent[b], around = loop_around(placement, b);
        loops[b] = depth[b] = around == NO_BLOCK ? 0 : loops[around] + 1;
        bool is_inline = placement->place[b] == PLACE_INLINE || placement->place[b] == PLACE_CASE;
        if (is_inline || placement->place[b] == PLACE_WITHIN)
            depth[b] = depth[dominator] + is_loop_header(placement, dominator);
        if (tree && is_inline)
            depth[b] +=
                tree->continued[dominator] == NO_EDGE || flow->successors[tree->continued[dominator]].target != b;
        if (*max_depth < depth[b])
            *max_depth = depth[b];
    }
    return depth;
}

/* Runs the passes on one flow. Frees everything else behind the mark. */
static struct outcome structurize_flow(struct arena *arena, struct arena_mark mark, struct flow *flow,
                                       const struct structurize_options *options, uint32_t limit)
{
    struct loop_forest *forest = find_loops(arena, flow);
    struct outcome outcome = {.result = NULL};
    bool has_exits = flow->exits != NULL; /* they may begin inside hammocks */
    uint32_t max_hammock = has_exits || flow->whole ? 0 : 1 + limit / LIMIT_PER_HAMMOCK;

    if (forest->any_irreducible) {
        flow = dispatch_irreducible_loops(arena, flow, forest, options ? options->dispatcher_targets : 0);
        forest = find_loops(arena, flow);
    }
    struct refiner b = {
        .arena = arena,
        .options = options,
        .ordered = order_flow(arena, mark, flow, forest, options, max_hammock),
    };
    b.refinements = refinements_create(arena, b.ordered.flow->graph);
    b.base = arena_mark(arena);
    bool may_be_deep = b.ordered.flow->block_count > limit / 2; /* a block opens at most a loop and a branch */
    place_refined(&b);
    outcome.placement = b.placement;
    if (may_be_deep)
        outcome.depth = count_nesting(arena, b.placement, NULL, &outcome.max_depth);
    if (outcome.max_depth > limit)
        return outcome;
    build(&b);
    if (may_be_deep)
        outcome.depth = count_nesting(arena, b.placement, b.tree, &outcome.max_depth);
    if (outcome.max_depth > limit)
        return outcome;
    rate(&b);
    if (b.cost > 0)
        refine(&b);
    outcome.placement = b.placement;
    struct linearization linearized = linearize_tree(arena, b.tree);
    linearized.result->duplicates += b.copies;
    outcome.depth = linearized.depth;
    outcome.max_depth = linearized.result->max_nesting;
    outcome.result = linearized.result;
    return outcome;
}

/* Splits subtrees that start deeper than `cut`. A piece ends where nesting exceeds that of its first block by cut /
 * CUT_PER_PIECE. */
static struct flow *split_deep_subtrees(struct arena *arena, const struct outcome *outcome,
                                        const struct structurize_options *options, uint32_t cut)
{
    const struct placement *placement = outcome->placement;
    uint32_t count = placement->flow->block_count;
    uint32_t *piece = arena_words(arena, count), *outermost_piece = arena_words(arena, count);

    piece[0] = outermost_piece[0] = NO_BLOCK;
    for (uint32_t b = 1; b < count; b++) {
        uint32_t dominator = placement->dominators.parent[b], around = piece[dominator];
        bool begins = around == NO_BLOCK ? outcome->depth[b] > cut
                                         : outcome->depth[b] > outcome->depth[around] + cut / CUT_PER_PIECE;
        piece[b] = begins ? b : around;
        outermost_piece[b] = around == NO_BLOCK ? piece[b] : outermost_piece[dominator];
    }
    struct flow *pieces =
        dispatch_subtrees(arena, placement->flow, piece, outermost_piece, options ? options->dispatcher_targets : 0);
    pieces->exits_are_known = false;
    return pieces;
}

/* Runs the checker on the result. A broken rule is an internal error. */
static void check(struct arena *arena, const struct structured *s)
{
    struct arena_mark scratch = arena_mark(arena);
    struct checked_block *blocks = arena_array(arena, s->block_count, sizeof *blocks);
    uint32_t *targets = arena_words(arena, s->edge_count);

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

    struct checked_graph graph = {blocks, s->block_count, targets};
    struct check_result result = check_structured(arena, &graph);
    if (result.rule)
        fail(arena->fault, DXS_RESULT_INTERNAL_ERROR,
             "the structured form of the control flow breaks the rule '%s' at block %u", result.rule, result.block);
    arena_rewind(arena, scratch);
}

/* Frees everything except the result, which moves to the mark. */
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
    return arena_copy(arena, &result, 1, sizeof result);
}

/* Shortcut: a function of one block, like most small shaders, is structured already. */
static struct structured *structure_lone_block(struct arena *arena, const struct graph *graph)
{
    struct lone_block {
        struct structured result;
        struct structured_block block;
        uint32_t immediate_dominator;
    } *lone = arena_zeroed(arena, 1, sizeof *lone);
    bool returns = graph->terminators[0] == TERMINATOR_RETURN;

    lone->block.decider = returns ? 0 : NO_BLOCK;
    lone->block.end = returns ? END_RETURN : END_UNREACHABLE;
    lone->block.merge_block = lone->block.continue_block = NO_BLOCK;
    lone->result.blocks = &lone->block;
    lone->result.immediate_dominators = &lone->immediate_dominator;
    lone->result.block_count = lone->result.selector_count = 1;
    return &lone->result;
}

struct structured *structurize(struct arena *arena, const struct graph *graph,
                               const struct structurize_options *options)
{
    if (graph->block_count == 1 && graph->first[1] == 0)
        return structure_lone_block(arena, graph);
    bool *exits = options && options->keeps_exits ? arena_array(arena, graph->block_count, sizeof *exits) : NULL;
    struct arena_mark mark = arena_mark(arena);
    struct flow *flow = flow_create(arena, graph);
    flow->exits = exits;
    uint32_t limit = options && options->max_nesting ? options->max_nesting : MAX_NESTING;
    struct outcome outcome = structurize_flow(arena, mark, flow, options, limit);

    for (uint32_t cut = limit / 5 * 4; outcome.max_depth > limit; cut /= 2) {
        flow = split_deep_subtrees(arena, &outcome, options, cut);
        limit = cut > 0 ? limit : UINT32_MAX; /* with cut 0 the result nests as little as possible */
        outcome = structurize_flow(arena, mark, flow, options, limit);
    }
    struct structured *result = keep_result(arena, mark, *outcome.result, outcome.placement->flow);
    check(arena, result);
    return result;
}
