/* Graphs for tests: by hand, enumerated, random, and in families of growing size. */
#ifndef TESTS_CFG_GRAPHS_H
#define TESTS_CFG_GRAPHS_H

#include "cfg/graph.h"

/* A graph under construction, block by block in order. */
struct graph_maker {
    struct graph graph; /* points into the arrays below once finished */
    uint32_t *first;
    block_id *targets;
    uint8_t *terminators;
    uint16_t *traits;
    bool *never_taken;
    uint32_t block_count, edge_count, block_capacity, edge_capacity;
};

void graph_maker_init(struct graph_maker *maker, uint32_t blocks, uint32_t edges);
void graph_maker_free(struct graph_maker *maker);
void graph_maker_clear(struct graph_maker *maker);

/* Adds a block and returns its number. Add its edges before the next block. */
block_id add_block(struct graph_maker *maker, enum terminator terminator, uint16_t traits);
void add_edge(struct graph_maker *maker, block_id target);
block_id add_return(struct graph_maker *maker);
block_id add_branch(struct graph_maker *maker, block_id target);
block_id add_condition(struct graph_maker *maker, block_id if_true, block_id if_false);
const struct graph *finish_graph(struct graph_maker *maker);

/* A small pseudo-random generator with the same sequence on every platform. */
struct random {
    uint64_t state;
};
uint32_t random_below(struct random *random, uint32_t limit);

/* Enumerates all graphs of `blocks` blocks behind a separate entry block. Each block returns, branches, branches on a
 * condition, or, if `switches`, switches to three targets. Returns false past the last index. */
bool enumerate_graph(struct graph_maker *maker, uint32_t blocks, bool switches, uint64_t index);

/* Enumerates all graphs whose blocks have sets of at most two successors. */
bool enumerate_successor_sets(struct graph_maker *maker, uint32_t blocks, uint64_t index);

/* Percent of blocks that end in a switch. */
enum {
    FEW_SWITCHES = 8,
    MANY_SWITCHES = 40
};
void make_random_graph(struct graph_maker *maker, struct random *random, uint32_t blocks, uint32_t switches);

enum family {
    FAMILY_INTERLEAVED_ONE, /* an unrolled loop whose breaks go to one block */
    FAMILY_INTERLEAVED_TWO, /* ... to two blocks */
    FAMILY_IFS,             /* if statements in a row */
    FAMILY_LOOP_EXITS,      /* one loop with many exits */
    FAMILY_EARLY_EXITS,     /* if (c) goto end */
    FAMILY_NESTED_LOOPS,
    FAMILY_NESTED_IFS,
    FAMILY_ELSE_IFS,
    FAMILY_IRREDUCIBLE_CHAIN, /* i <-> i + 1, entered at both ends: irreducible */
    FAMILY_REDUCIBLE_CHAIN,   /* i <-> i + 1, entered at one end */
    FAMILY_SWITCH_WEB,        /* a switch in which each case falls through */
    FAMILY_BACK_EDGES,        /* one loop with many back edges */
    FAMILY_SHARED_EXITS,      /* nested loops that all exit to the same two blocks */
    FAMILY_COUNT
};
const char *family_name(enum family family);
void make_family(struct graph_maker *maker, enum family family, uint32_t size);

#endif
