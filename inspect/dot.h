/* Graphviz text. The functions return a NUL-terminated string that lives as long as the arena. */
#ifndef INSPECT_DOT_H
#define INSPECT_DOT_H

#include "cfg/place.h"
#include "inspect/graph_text.h"

/* A graph's flow, with or without dispatchers. Edges of conditions are labelled true and false, edges that tell a
 * dispatcher where to go on with what they assign. Back edges are bold, edges that are never taken are dotted, loops
 * are nested boxes. */
const char *flow_to_dot(struct arena *arena, const struct flow *flow, struct block_names names, const char *title);

/* The dominator tree. Blocks are coloured by place, loops are nested boxes, with a legend. */
const char *placement_to_dot(struct arena *arena, const struct placement *placement, struct block_names names,
                             const char *title);

/* The structured form. Blocks are coloured by role, constructs are nested boxes, thin grey lines lead from headers to
 * merge blocks and continue targets, edges show what they assign to selectors. With a legend. */
const char *structured_to_dot(struct arena *arena, const struct graph *graph, const struct structured *structured,
                              struct block_names names, const char *title);

#endif
