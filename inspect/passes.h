/* What the passes of the structurizer leave, from the first to the last before refinements. They run again for this, so
 * a conversion keeps nothing for pictures. */
#ifndef INSPECT_PASSES_H
#define INSPECT_PASSES_H

#include "cfg/place.h"

struct reducible_flow {
    struct flow *flow;
    struct loop_forest *forest;
};

/* Passes flow, loops and dispatch. `options` may be NULL, here and below. */
struct reducible_flow reducible_flow(struct arena *arena, const struct graph *graph,
                                     const struct structurize_options *options);

/* Then pass place, without refinements. */
const struct placement *placed_blocks(struct arena *arena, const struct graph *graph,
                                      const struct structurize_options *options);

/* Then passes number, tree and linearize. The nesting limit is not applied. */
const struct structured *unrefined_form(struct arena *arena, const struct graph *graph,
                                        const struct structurize_options *options);

#endif
