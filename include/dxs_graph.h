/* Control-flow graphs as text, their structured form as text, and pictures of both: for experiments, fixtures and bug
 * reports. Graphs are read, and structured here, or are those of functions that are being converted.
 *
 * A graph is one line a block, the entry first:
 *
 *     entry: condition body done      # true, false
 *     body convergent: branch entry
 *     done: return
 *
 * After a name its traits (convergent, empty, duplicable, branch, flatten, unroll, loop), then the terminator (branch,
 * condition, switch with the default first, return, unreachable) and the blocks that it leads to; "!" behind one says
 * that the edge is never taken. "#" starts a comment, a line of "---" ends the graph. */
#ifndef DXS_GRAPH_H
#define DXS_GRAPH_H

#include "dxs.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct dxs_graph dxs_graph;

/* NULL if out of memory. `allocator` is copied; NULL means malloc and free. One thread at a time may use the object. */
DXS_API dxs_graph *dxs_graph_create(const struct dxs_allocator *allocator);
DXS_API void dxs_graph_destroy(dxs_graph *graph); /* NULL is allowed */

/* Reads a graph and structures it. The text is not needed afterwards. */
DXS_API enum dxs_result dxs_graph_structurize(dxs_graph *graph, const char *text);

enum dxs_graph_view {
    DXS_GRAPH_INPUT_TEXT,      /* as it was read, in the form above */
    DXS_GRAPH_STRUCTURED_TEXT, /* as a program: nested constructs and selectors */
    DXS_GRAPH_INPUT_DOT,       /* for Graphviz */
    DXS_GRAPH_STRUCTURED_DOT
};

/* What was structured last. NUL-terminated; belongs to the object, valid until its next use. `title` stands in
 * pictures. */
DXS_API enum dxs_result dxs_graph_show(dxs_graph *graph, enum dxs_graph_view view, const char *title, const char **text,
                                       size_t *size);

/* The same of a function that is being converted, for dxs_options.show_control_flow. Blocks go by their numbers in the
 * module, in pictures by their names and source lines too, where it has them. What was structured last stays. */
DXS_API enum dxs_result dxs_graph_show_function(dxs_graph *graph, const dxs_control_flow *flow,
                                                enum dxs_graph_view view, const char **text, size_t *size);

/* The error of the last call, never NULL. */
DXS_API const struct dxs_error *dxs_graph_error(const dxs_graph *graph);

#ifdef __cplusplus
}
#endif

#endif
