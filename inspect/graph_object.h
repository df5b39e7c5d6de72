/* struct dxs_graph, for the public functions that take one. */
#ifndef INSPECT_GRAPH_OBJECT_H
#define INSPECT_GRAPH_OBJECT_H

#include "dxs_graph.h"
#include "inspect/dot.h"
#include "inspect/passes.h"

struct dxs_graph {
    struct fault fault;
    struct arena arena; /* of `graph` and `structured` */
    struct arena shown;
    const struct named_graph *graph;
    const struct structured *structured;
};

/* The sources of a view. */
struct graph_views {
    const struct graph *graph;
    const struct structured *structured;
    struct block_names names, labels; /* names: in text; labels: in pictures */
    const char *title;
    const struct structurize_options *options; /* that gave `structured`; NULL: the defaults */
};

/* Clears the last view. Every function that makes a view calls this first. */
static inline void graph_begin_view(dxs_graph *graph, const char **text, size_t *size)
{
    fault_clear(&graph->fault);
    arena_reset(&graph->shown);
    *text = NULL;
    *size = 0;
}

/* Writes a view. Fails with DXS_RESULT_INVALID_ARGUMENT if there is no such view. */
const char *graph_view(dxs_graph *object, const struct graph_views *source, enum dxs_graph_view view, size_t *size);

#endif
