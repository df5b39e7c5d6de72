/* What several lanes do in a graph, and which of them do it together: in the graph itself, and in its structured
 * form. */
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
    uint32_t visits; /* of blocks, at most, for each lane */
    uint64_t seed;
    bool values;     /* compare what phis and their readers see, too */
    bool together;   /* compare which lanes run blocks together */
    bool all_blocks; /* ... of all blocks, else of convergent ones */
    bool homeward;   /* lanes end at returns only: after their visits they take the shortest way to one */
    bool keeps_exits, no_duplicates; /* as the structurizer was told */
};

/* A lane's visits are at most so many. */
uint32_t most_steps(const struct graph *graph, const struct walk_options *options);

/* The graph in which lanes walk: that of the input, with its dispatchers, of so many targets at most; 0: the default.
 */
struct flow *flow_with_dispatchers(struct arena *arena, const struct graph *graph, uint32_t targets);

/* NULL if the structured form does what the graph does, else what is wrong, in the arena. `flow` is from
 * flow_with_dispatchers. */
const char *compare_walks(struct arena *arena, const struct graph *graph, const struct flow *flow,
                          const struct structured *structured, const struct walk_options *options);

/* Whether any lane can get to a return: lanes can only go homeward if so. */
bool reaches_return(struct arena *arena, const struct graph *graph);

/* One visit of a block: what a lane finds there, and what takes it on. */
struct step {
    block_id block;
    uint32_t decision; /* a condition's value, or a switch's label: 0 is the default */
    uint32_t seen[VALUES_READ];
    uint32_t together; /* set of lanes that run the block with this one; 0: not compared */
    uint64_t key;
};

struct journey {
    struct step *steps;
    uint32_t count;
};

/* What each lane does in the graph, by lane. */
struct journey *find_journeys(struct arena *arena, const struct model *model, const struct flow *flow,
                              const struct walk_options *options);

#endif
