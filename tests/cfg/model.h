/* The values that the tests give to a graph's phis, and what its blocks read. Each block has two phis. Over an edge
 * each takes either a number that tells the edge, or what a phi of a block holds that dominates the edge's source (its
 * other phi, for some back edges). Each block reads its own phis and those of one block that dominates it. */
#ifndef TESTS_CFG_MODEL_H
#define TESTS_CFG_MODEL_H

#include "cfg/graph.h"

enum {
    VARIABLES = 2,              /* of every block */
    VALUES_READ = 2 * VARIABLES /* by every block but the entry */
};

struct model {
    const struct graph *graph;
    uint64_t seed;
    uint32_t *dominator; /* by block: the immediate one, or NO_BLOCK: nothing reaches it */
    uint32_t *depth;     /* by block: how many blocks dominate it */
};

struct operand {
    bool copies;
    uint32_t number; /* or variable */
};

struct model model_create(struct arena *arena, const struct graph *graph, uint64_t seed);

/* What variable `which` of `target` takes over the edges from `source`. */
struct operand operand_of(const struct model *model, block_id source, block_id target, uint32_t which);

/* The variables that a block reads. */
void variables_read(const struct model *model, block_id block, uint32_t variables[VALUES_READ]);

/* Numbers that depend on both. */
uint64_t mix(uint64_t a, uint64_t b);

#endif
