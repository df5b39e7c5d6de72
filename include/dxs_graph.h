/* Shows control-flow graphs, before and after structurization, as text and as Graphviz input. For experiments, tests
 * and bug reports. A graph is read from text, or is a function during its conversion.
 *
 * The text has one line per block, the entry block first:
 *
 *     entry: condition body done      # true, false
 *     body convergent: branch entry
 *     done: return
 *
 * A line has the block's name, its traits (convergent, empty, duplicable, branch, flatten, unroll, loop, splits), a
 * colon, its terminator (branch, condition, switch, return, unreachable) and its successors; the first successor of a
 * switch is the default. "!" after a successor marks an edge that is never taken. "#" starts a comment. A line "---"
 * ends the graph. */
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

/* Reads a graph and structures it. The text is not needed afterwards. Errors of the text are
 * DXS_RESULT_INVALID_ARGUMENT; the message names the line. */
DXS_API enum dxs_result dxs_graph_structurize(dxs_graph *graph, const char *text);

enum dxs_graph_view DXS_ENUM {
    DXS_GRAPH_VIEW_INPUT_TEXT,      /* the graph itself, in the notation above */
    DXS_GRAPH_VIEW_STRUCTURED_TEXT, /* nested constructs and selectors, as pseudocode. "[40] ": level 40; only the first
                                       32 levels are indented */
    DXS_GRAPH_VIEW_INPUT_DOT,       /* for Graphviz, as all that follow */
    DXS_GRAPH_VIEW_STRUCTURED_DOT,  /* the result */
    DXS_GRAPH_VIEW_REDUCIBLE_DOT,   /* between input and result: with dispatchers in front of irreducible regions.
                                       Equals the input if there are none */
    DXS_GRAPH_VIEW_PLACED_DOT,      /* then: the dominator tree, with the place of each block */
    DXS_GRAPH_VIEW_UNREFINED_DOT /* then: the structured form before refinements. Equals the result if none was kept */
};

/* A view of the last graph that was structured. `title`: caption of DOT views. Their nodes have the class "source" and
 * the index of the block, for example "source3". NUL-terminated; valid until the object's next use. Errors:
 * DXS_RESULT_INVALID_ARGUMENT (no graph was structured), DXS_RESULT_OUT_OF_MEMORY. */
DXS_API enum dxs_result dxs_graph_show(dxs_graph *graph, enum dxs_graph_view view, const char *title, const char **text,
                                       size_t *size);

/* A view of a function during its conversion. For callbacks of dxs_options.show_control_flow. Blocks are named by their
 * index in the function; DOT views add their names and source lines if the module has them. The graph that
 * dxs_graph_structurize read is kept. The text: as of dxs_graph_show. */
DXS_API enum dxs_result dxs_graph_show_function(dxs_graph *graph, const dxs_control_flow *flow,
                                                enum dxs_graph_view view, const char **text, size_t *size);

/* The error of the last call. Never NULL; valid until the next call. */
DXS_API const struct dxs_error *dxs_graph_error(const dxs_graph *graph);

#ifdef __cplusplus
}
#endif

#endif
