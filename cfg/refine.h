/* Refinements: other places for some blocks, which save guards and phis. Each pass proposes refinements; the caller
 * keeps them if the rebuilt tree costs less. */
#ifndef CFG_REFINE_H
#define CFG_REFINE_H

#include "cfg/tree.h"

/* Per block of the flow: cost of joining its incoming paths pairwise. */
struct join_costs {
    uint32_t *merges;   /* merge blocks on the paths to the block; each needs all of the block's phis */
    uint32_t *guards;   /* share of the cost of the guards on the paths */
    uint32_t phis;      /* total number of added phis */
    uint32_t selectors; /* upper bound on the cost of the phis of selectors that guards test */
};

struct join_costs *count_join_costs(struct arena *arena, const struct tree *tree);

/* Cost of reading and running everything that structurizing added to the source's control flow. */
uint32_t tree_cost(const struct tree *tree, const struct join_costs *costs, uint32_t copies);

/* Proposes to copy guarded blocks, or to keep them inside their loop. Returns whether it proposes anything. */
bool refine_guarded_blocks(struct arena *arena, struct refinements *refinements, const struct tree *tree,
                           const struct survey *survey);
void forget_guarded_blocks(struct refinements *refinements, const struct graph *graph);

/* Proposes to make guarded blocks cases that another case falls through into. Returns whether it proposes anything. */
bool refine_fall_through(struct arena *arena, struct refinements *refinements, const struct tree *tree);

/* Propose joins that control should reach by a jump from any depth: behind a switch by breaks of its cases, or behind a
 * region. Return whether they propose anything. */
bool refine_switches(struct refinements *refinements, const struct tree *tree, const struct join_costs *costs);
bool refine_regions(struct arena *arena, struct refinements *refinements, const struct tree *tree,
                    const struct join_costs *costs);

struct refinements *refinements_create(struct arena *arena, const struct graph *graph);

/* The flow with one copy of each `copied` block for each of its predecessors. `copies` gets the number of added
 * blocks. */
struct flow *copy_blocks(struct arena *arena, const struct flow *flow, const struct refinements *refinements,
                         uint32_t *copies);

#endif
