/* The values that tests give to phis, and what blocks read. Each block has two phis. Over an edge a phi takes either a
 * number that identifies the edge, or the value of a phi of a block that dominates the edge's source (for some back
 * edges: of the block's other phi). Each block reads its own phis and those of one block that dominates it. */
#ifndef TESTS_CFG_MODEL_H
#define TESTS_CFG_MODEL_H

#include "cfg/graph.h"

enum {
    VARIABLES = 2,              /* phis of each block */
    VALUES_READ = 2 * VARIABLES /* reads of each block except the entry */
};

struct model {
    const struct graph *graph;
    uint64_t seed;
    uint32_t *dominator; /* by block: immediate dominator; NO_BLOCK: unreachable */
    uint32_t *depth;     /* by block: number of blocks that dominate it */
};

struct operand {
    bool copies;
    uint32_t number; /* or index of the variable */
};

struct model model_create(struct arena *arena, const struct graph *graph, uint64_t seed);

/* The value that variable `which` of `target` takes over the edges from `source`. */
struct operand operand_of(const struct model *model, block_id source, block_id target, uint32_t which);

/* The variables that a block reads. */
void variables_read(const struct model *model, block_id block, uint32_t variables[VALUES_READ]);

/* Pseudo-random numbers that depend on both arguments. */
uint64_t mix(uint64_t a, uint64_t b);

#endif
