/* What makes the tree more natural, tried where the plain rules need guards and kept where it saves some. */
#ifndef CFG_REFINE_H
#define CFG_REFINE_H

#include "cfg/tree.h"

/* What the ways to each block cost that meet one by one, by block of the flow. */
struct joins {
    uint32_t *merges;   /* merge blocks on the way, each with all of the block's phis */
    uint32_t *guards;   /* share in the costs of the guards passed */
    uint32_t phis;      /* in all */
    uint32_t selectors; /* ... of the selectors that guards test, at most */
};

struct joins *count_joins(struct arena *arena, const struct tree *tree);

/* What it costs to read and to run what was added to the source's own control flow. */
uint32_t tree_cost(const struct tree *tree, const struct joins *joins, uint32_t copies);

/* Blocks that stand behind guards and could be copied or stay inside a loop. Returns whether there are any. */
bool refine_guarded_blocks(struct arena *arena, struct refinements *refinements, const struct tree *tree,
                           const struct survey *survey);
void forget_guarded_blocks(struct refinements *refinements, const struct graph *graph);

/* Blocks that stand behind guards and could be cases that the one before falls into. Returns whether there are any. */
bool refine_falls(struct arena *arena, struct refinements *refinements, const struct tree *tree);

/* Joins that are better reached by jumps: in a loop's continue target, behind a switch by breaks from any depth of its
 * cases, or behind a region. Return whether there are any. */
bool refine_latches(struct refinements *refinements, const struct tree *tree, const struct joins *joins);
bool refine_switches(struct refinements *refinements, const struct tree *tree, const struct joins *joins);
bool refine_regions(struct refinements *refinements, const struct tree *tree, const struct joins *joins);

struct refinements *refinements_create(struct arena *arena, const struct graph *graph);

/* The flow with one copy of each block to be copied for each way in. `copies` counts them. */
struct flow *copy_blocks(struct arena *arena, const struct flow *flow, const struct refinements *refinements,
                         uint32_t *copies);

#endif
