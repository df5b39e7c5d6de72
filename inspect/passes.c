/* Runs the passes of the structurizer one by one, see passes.h. */
#include "inspect/passes.h"

#include "cfg/dispatch.h"
#include "cfg/linearize.h"

struct reducible_flow reducible_flow(struct arena *arena, const struct graph *graph,
                                     const struct structurize_options *options)
{
    struct flow *flow = flow_create(arena, graph);
    struct loop_forest *forest = find_loops(arena, flow);

    if (options && options->keeps_exits)
        flow->exits = arena_array(arena, graph->block_count, sizeof *flow->exits);
    if (forest->any_irreducible) {
        flow = dispatch_irreducible_loops(arena, flow, forest, options ? options->dispatcher_targets : 0);
        forest = find_loops(arena, flow);
    }
    return (struct reducible_flow){flow, forest};
}

const struct placement *placed_blocks(struct arena *arena, const struct graph *graph,
                                      const struct structurize_options *options)
{
    struct reducible_flow reducible = reducible_flow(arena, graph, options);
    struct flow *ordered = flow_reorder(arena, reducible.flow, reducible.forest->order);
    struct survey *survey = arena_array(arena, 1, sizeof *survey);

    *survey = survey_flow(arena, ordered, reducible.forest, options);
    survey->placement.flow = ordered;
    return place_blocks(arena, survey, NULL);
}

const struct structured *unrefined_form(struct arena *arena, const struct graph *graph,
                                        const struct structurize_options *options)
{
    const struct placement *placement = placed_blocks(arena, graph, options);
    const struct tree *tree = build_tree(arena, placement, number_blocks(arena, placement));

    return linearize_tree(arena, tree).result;
}
