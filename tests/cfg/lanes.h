/* Runs several lanes through a graph and through its structured form, and compares their paths, values and
 * convergence. */
#ifndef TESTS_CFG_LANES_H
#define TESTS_CFG_LANES_H

#include "cfg/flow.h"
#include "tests/cfg/graphs.h"
#include "tests/cfg/model.h"

enum {
    MAX_LANES = 16
};

struct walk_options {
    uint32_t lanes;
    uint32_t visits; /* maximum visits of blocks by each lane */
    uint64_t seed;
    bool values;     /* compare the values that phis and their readers see */
    bool together;   /* compare which lanes run a block together */
    bool all_blocks; /* ... in all blocks, not only in convergent ones */
    bool homeward;   /* lanes end only at returns: after `visits` visits they take the shortest path to one */
    bool keeps_exits, no_duplicates; /* the options given to the structurizer */
};

/* Upper bound on the visits of a lane. */
uint32_t most_steps(const struct graph *graph, const struct walk_options *options);

/* The flow that lanes walk: the input with dispatchers of at most `targets` targets; 0: the default. */
struct flow *flow_with_dispatchers(struct arena *arena, const struct graph *graph, uint32_t targets);

/* NULL if the structured form behaves like the graph, else a description of the difference, in the arena. `flow` comes
 * from flow_with_dispatchers. */
const char *compare_walks(struct arena *arena, const struct graph *graph, const struct flow *flow,
                          const struct structured *structured, const struct walk_options *options);

/* Whether a return is reachable, as `homeward` requires. */
bool reaches_return(struct arena *arena, const struct graph *graph);

/* One visit of a block by a lane. */
struct step {
    block_id block;
    uint32_t decision; /* value of the condition, or index of the switch's label; 0: the default */
    uint32_t seen[VALUES_READ];
    uint32_t together; /* set of lanes that run the block together with this one; 0: not compared */
    uint64_t key;
};

struct journey {
    struct step *steps;
    uint32_t count;
};

/* By lane: what it does in the graph. */
struct journey *find_journeys(struct arena *arena, const struct model *model, const struct flow *flow,
                              const struct walk_options *options);

#endif
