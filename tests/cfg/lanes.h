/* What several lanes do in a graph, and which of them do it together: in the graph itself, and in its structured
 * form. */
#ifndef TESTS_CFG_LANES_H
#define TESTS_CFG_LANES_H

#include "cfg/flow.h"
#include "tests/cfg/graphs.h"
#include "cfg/ssa.h"

enum {
    MOST_LANES = 16
};

struct walk_options {
    uint32_t lanes;
    uint32_t visits; /* of blocks, at most, for each lane */
    uint64_t seed;
    bool values;     /* compare what phis and their readers see, too */
    bool together;   /* compare which lanes run blocks together */
    bool all_blocks; /* ... of all blocks, else of convergent ones */
};

/* NULL if the structured form does what the graph does, else what is wrong, in the arena. `flow` is the graph with its
 * dispatchers. */
const char *compare_walks(struct arena *arena, const struct graph *graph, const struct flow *flow,
                          const struct structured *structured, const struct walk_options *options);

#endif
