/* What makes the tree more natural, tried where the plain rules need guards and kept where it saves some. */
#ifndef CFG_REFINE_H
#define CFG_REFINE_H

#include "cfg/tree.h"

/* What it costs to read and to run what was added to the source's own control flow. */
uint32_t tree_cost(const struct tree *tree, uint32_t copies);

/* Blocks that stand behind guards and could be copied or stay inside a loop. Returns whether there are any. */
bool refine_guarded_blocks(struct arena *arena, struct refinements *refinements, const struct tree *tree);

/* Regions, two ways: those that several guards let pass are bound for, and what comes before several guarded joins of
 * one dominator. Return whether there are any. */
bool refine_passed_joins(struct arena *arena, struct refinements *refinements, const struct tree *tree);
bool refine_guarded_joins(struct arena *arena, struct refinements *refinements, const struct tree *tree);

struct refinements *refinements_create(struct arena *arena, const struct graph *graph);

/* The flow with one copy of each block to be copied for each way in. `copies` counts them. */
struct flow *copy_blocks(struct arena *arena, const struct flow *flow, const struct refinements *refinements,
                         uint32_t *copies);

#endif
