/* Graphviz text. Both functions return a NUL-terminated string that lives as long as the arena. */
#ifndef INSPECT_DOT_H
#define INSPECT_DOT_H

#include "inspect/graph_text.h"

/* An input graph. Edges of conditions are labelled true and false, back edges are bold, edges that are never taken are
 * dotted, loops are nested boxes. */
const char *graph_to_dot(struct arena *arena, const struct graph *graph, struct block_names names, const char *title);

/* The structured form. Blocks are coloured by role, constructs are nested boxes, thin grey lines lead from headers to
 * merge blocks and continue targets, edges show what they assign to selectors. With a legend. */
const char *structured_to_dot(struct arena *arena, const struct graph *graph, const struct structured *structured,
                              struct block_names names, const char *title);

#endif
