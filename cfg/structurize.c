#include "cfg/check.h"
#include "cfg/dispatch.h"
#include "cfg/print.h"

enum {
    DEEPEST_NESTING = 1000, /* SPIR-V allows 1,023; what prints the blocks may add a few */
    FIRST_CUT = 900         /* where what is nested too deep goes under a dispatcher */
};

static struct printed structurize_flow(struct arena *arena, struct flow **flow,
                                       const struct structurize_options *options, struct layout **layout)
{
    struct loop_forest *forest = find_loops(arena, *flow);

    if (forest->any_irreducible) {
        *flow = dispatch_irreducible_loops(arena, *flow, forest);
        forest = find_loops(arena, *flow);
    }
    *flow = flow_reorder(arena, *flow, forest->order);
    *layout = place_blocks(arena, *flow, forest, options, NULL);
    const struct numbering *numbering = number_blocks(arena, *layout);
    return print_tree(arena, build_tree(arena, *layout, numbering));
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

struct structured *structurize(struct arena *arena, const struct graph *graph,
                               const struct structurize_options *options)
{
    struct flow *flow = flow_create(arena, graph);
    struct layout *layout;
    struct printed printed = structurize_flow(arena, &flow, options, &layout);

    for (uint32_t cut = FIRST_CUT; printed.result->deepest_nesting > DEEPEST_NESTING; cut /= 2) {
        flow = dispatch_subtrees(arena, flow, find_deep_subtrees(arena, layout, printed.depth, cut));
        printed = structurize_flow(arena, &flow, options, &layout);
    }
    check(arena, printed.result);
    return printed.result;
}
