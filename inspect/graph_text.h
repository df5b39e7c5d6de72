/* Graphs and structured results as text: one line a block, for fixtures and for people.
 *
 *     entry: condition body done      # true, false; the first block is the entry
 *     body convergent: branch entry
 *     done: return
 *
 * After a block's name its traits (convergent, empty, duplicable, branch, flatten, unroll, loop, splits), then its
 * terminator (branch, condition, switch with the default first, return, unreachable) and the blocks that it leads to.
 * "!" behind one says that the edge is never taken. "#" starts a comment; a line of "---" ends the graph. */
#ifndef INSPECT_GRAPH_TEXT_H
#define INSPECT_GRAPH_TEXT_H

#include "base/text.h"
#include "cfg/structurize.h"

struct named_graph {
    struct graph graph;
    const char *const *names; /* by block */
    const char *rest;         /* what stands behind the line of "---", or the end of the text */
};

/* Fails with DXS_INVALID_ARGUMENT and a message that names the line. */
struct named_graph *parse_graph(struct arena *arena, const char *text);

/* How a block is called. The result must stay valid for the call of the function that asks. */
struct block_names {
    const char *(*name)(void *user, block_id block);
    void *user; /* with a NULL name function, blocks go by their numbers */
};

void print_graph(struct text *text, const struct graph *graph, struct block_names names);

/* The structured result as a program: nested constructs, the selectors' assignments where a test may read them. */
void print_structured(struct text *text, const struct structured *structured, struct block_names names);

#endif
