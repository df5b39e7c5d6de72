/* Graphs for tests: made by hand, by enumeration, at random, and in families that grow. */
#ifndef TESTS_CFG_GRAPHS_H
#define TESTS_CFG_GRAPHS_H

#include "cfg/graph.h"

/* A graph under construction; block by block, in order. */
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

/* Adds a block and returns its number; its edges are added after it. */
block_id add_block(struct graph_maker *maker, enum terminator terminator, uint16_t traits);
void add_edge(struct graph_maker *maker, block_id target);
block_id add_return(struct graph_maker *maker);
block_id add_branch(struct graph_maker *maker, block_id target);
block_id add_condition(struct graph_maker *maker, block_id if_true, block_id if_false);
const struct graph *finish_graph(struct graph_maker *maker);

/* A small, fast, good enough generator: the same numbers everywhere. */
struct random {
    uint64_t state;
};
uint32_t random_below(struct random *random, uint32_t limit);

/* Graph number `index` of all with `blocks` blocks behind an entry of their own: each returns, branches, branches on a
 * condition, and, if `switches`, switches to three. Returns false past the last one. */
bool enumerate_graph(struct graph_maker *maker, uint32_t blocks, bool switches, uint64_t index);

/* All graphs whose blocks have sets of at most two successors. */
bool enumerate_successor_sets(struct graph_maker *maker, uint32_t blocks, uint64_t index);

/* Of a hundred blocks, about so many end in switches. */
enum {
    FEW_SWITCHES = 8,
    MANY_SWITCHES = 40
};
void make_random_graph(struct graph_maker *maker, struct random *random, uint32_t blocks, uint32_t switches);

enum family {
    FAMILY_INTERLEAVED_ONE, /* an unrolled loop with breaks to one place */
    FAMILY_INTERLEAVED_TWO, /* to two */
    FAMILY_IFS,             /* one after the other */
    FAMILY_LOOP_EXITS,      /* a loop with so many */
    FAMILY_EARLY_EXITS,     /* if (c) goto end */
    FAMILY_NESTED_LOOPS,
    FAMILY_NESTED_IFS,
    FAMILY_ELSE_IFS,
    FAMILY_IRREDUCIBLE_CHAIN, /* i <-> i + 1, entered at both ends */
    FAMILY_REDUCIBLE_CHAIN,   /* entered at one */
    FAMILY_SWITCH_WEB,        /* a switch whose cases all fall into the next */
    FAMILY_BACK_EDGES,        /* one loop with so many */
    FAMILY_SHARED_EXITS,      /* nested loops that all leave to the same two places */
    FAMILY_COUNT
};
const char *family_name(enum family family);
void make_family(struct graph_maker *maker, enum family family, uint32_t size);

#endif
