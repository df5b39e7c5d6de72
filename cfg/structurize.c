#include "cfg/check.h"
#include "cfg/dispatch.h"
#include "cfg/print.h"
#include "cfg/refine.h"

#include <string.h>

enum {
    DEEPEST_NESTING = 1000, /* SPIR-V allows 1,023; what prints the blocks may add a few */
    FIRST_CUT = 900         /* where what is nested too deep goes under a dispatcher */
};

/* A tree, and what it was made from. */
struct attempt {
    struct layout *layout;
    struct tree *tree;
    uint32_t copies, cost;
};

static struct attempt build(struct arena *arena, const struct flow *flow, const struct loop_forest *forest,
                            const struct structurize_options *options, const struct refinements *refinements)
{
    struct attempt attempt = {.layout = place_blocks(arena, flow, forest, options, refinements)};

    attempt.tree = build_tree(arena, attempt.layout, number_blocks(arena, attempt.layout));
    return attempt;
}

static struct attempt build_refined(struct arena *arena, const struct flow *flow,
                                    const struct structurize_options *options, const struct refinements *refinements)
{
    uint32_t copies;
    struct flow *copied = copy_blocks(arena, flow, refinements, &copies);
    struct loop_forest *forest = find_loops(arena, copied);
    struct attempt attempt = build(arena, flow_reorder(arena, copied, forest->order), forest, options, refinements);

    attempt.copies = copies;
    attempt.cost = tree_cost(attempt.tree, copies);
    return attempt;
}

/* Keeps the attempt if it costs less than the best one so far. */
static bool try_refined(struct arena *arena, struct attempt *best, const struct flow *flow,
                        const struct structurize_options *options, const struct refinements *refinements)
{
    struct arena_mark mark = arena_mark(arena);
    struct attempt attempt = build_refined(arena, flow, options, refinements);
    bool is_better = attempt.cost < best->cost;

    if (is_better)
        *best = attempt;
    else
        arena_rewind(arena, mark);
    return is_better;
}

/* Where the plain tree needs guards, tries to do without. */
static struct attempt refine(struct arena *arena, struct attempt best, const struct flow *flow,
                             const struct structurize_options *options)
{
    struct refinements *refinements = refinements_create(arena, flow->graph);
    bool may_copy = !(options && options->no_duplicates);

    best.cost = tree_cost(best.tree, 0);
    if (may_copy && refine_guarded_blocks(arena, refinements, best.tree) &&
        !try_refined(arena, &best, flow, options, refinements))
        refinements = refinements_create(arena, flow->graph);
    if (best.tree->cases.count > 1 && refine_passed_joins(arena, refinements, best.tree))
        try_refined(arena, &best, flow, options, refinements);
    if (best.tree->cases.count > 1) {
        memset(refinements->region, 0, flow->graph->block_count * sizeof *refinements->region);
        if (refine_guarded_joins(arena, refinements, best.tree))
            try_refined(arena, &best, flow, options, refinements);
    }
    return best;
}

static struct printed structurize_flow(struct arena *arena, struct flow **flow,
                                       const struct structurize_options *options, struct layout **layout)
{
    struct loop_forest *forest = find_loops(arena, *flow);

    if (forest->any_irreducible) {
        *flow = dispatch_irreducible_loops(arena, *flow, forest);
        forest = find_loops(arena, *flow);
    }
    *flow = flow_reorder(arena, *flow, forest->order);
    struct attempt attempt = build(arena, *flow, forest, options, NULL);
    if (attempt.tree->cases.count > 0)
        attempt = refine(arena, attempt, *flow, options);
    *layout = attempt.layout;
    *flow = (struct flow *)attempt.layout->flow;
    struct printed printed = print_tree(arena, attempt.tree);
    printed.result->duplicates += attempt.copies;
    return printed;
}

/* The dominator subtrees that start deeper than `cut`. */
static uint32_t *find_deep_subtrees(struct arena *arena, const struct layout *layout, const uint32_t *depth,
                                    uint32_t cut)
{
    uint32_t count = layout->flow->block_count;
    uint32_t *subtree = arena_array(arena, count, sizeof *subtree);

    subtree[0] = NO_BLOCK;
    for (uint32_t b = 1; b < count; b++) {
        subtree[b] = subtree[layout->dominators.parent[b]];
        if (subtree[b] == NO_BLOCK && depth[b] > cut)
            subtree[b] = b;
    }
    return subtree;
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

struct structured *structurize(struct arena *arena, const struct graph *graph,
                               const struct structurize_options *options)
{
    struct arena_mark mark = arena_mark(arena);
    struct flow *flow = flow_create(arena, graph);
    struct layout *layout;
    struct printed printed = structurize_flow(arena, &flow, options, &layout);

    for (uint32_t cut = FIRST_CUT; printed.result->deepest_nesting > DEEPEST_NESTING; cut /= 2) {
        flow = dispatch_subtrees(arena, flow, find_deep_subtrees(arena, layout, printed.depth, cut));
        printed = structurize_flow(arena, &flow, options, &layout);
    }
    struct structured *result = keep_result(arena, mark, *printed.result, flow);
    check(arena, result);
    return result;
}
