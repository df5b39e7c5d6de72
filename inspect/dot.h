/* Pictures for Graphviz. Both return NUL-terminated text that lives as long as the arena. */
#ifndef INSPECT_DOT_H
#define INSPECT_DOT_H

#include "inspect/graph_text.h"

/* A graph as it came in: conditions' edges say which is taken when, edges back to a loop's header are bold, edges that
 * are never taken dotted, loops are boxes inside each other. */
const char *graph_to_dot(struct arena *arena, const struct graph *graph, struct block_names names, const char *title);

/* Its structured form: blocks coloured by role, headers tied to their merge blocks and continue targets by thin grey
 * lines, constructs as boxes inside each other, and on each edge what a selector is told there. With a legend. */
const char *structured_to_dot(struct arena *arena, const struct graph *graph, const struct structured *structured,
                              struct block_names names, const char *title);

#endif
