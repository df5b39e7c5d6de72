/* Graphs and structured results as text, a line per block, for test data and for people.
 *
 *     entry: condition body done      # true, false; the first block is the entry
 *     body convergent: branch entry
 *     done: return
 *
 * A line has the block's name, its traits (convergent, empty, duplicable, branch, flatten, unroll, loop, splits), a
 * colon, its terminator (branch, condition, switch with the default first, return, unreachable) and its successors.
 * "!" after a successor marks an edge that is never taken. "#" starts a comment. A line "---" ends the graph. */
#ifndef INSPECT_GRAPH_TEXT_H
#define INSPECT_GRAPH_TEXT_H

#include "base/text.h"
#include "cfg/structurize.h"

struct named_graph {
    struct graph graph;
    const char *const *names; /* by block */
    const char *rest;         /* text after the line "---", or the end of the text */
};

/* Reads a graph. Fails with DXS_RESULT_INVALID_ARGUMENT and a message that names the line. */
struct named_graph *parse_graph(struct arena *arena, const char *text);

/* Gives the names of blocks. A result must stay valid until the next call. */
struct block_names {
    const char *(*name)(void *user, block_id block);
    void *user; /* name NULL: blocks are written as numbers */
};

void print_graph(struct text *text, const struct graph *graph, struct block_names names);

/* Writes a structured result as a program: nested constructs, and assignments to selectors that a test may read. */
void print_structured(struct text *text, const struct structured *structured, struct block_names names);

#endif
