/* What a dxs_graph is; for the files of the public API. */
#ifndef INSPECT_GRAPH_OBJECT_H
#define INSPECT_GRAPH_OBJECT_H

#include "dxs_graph.h"
#include "inspect/dot.h"

struct dxs_graph {
    struct fault fault;
    struct arena arena; /* graph and result */
    struct arena shown;
    const struct named_graph *graph;
    const struct structured *structured;
};

/* What there is to see of a graph. */
struct graph_views {
    const struct graph *graph;
    const struct structured *structured;
    struct block_names names, labels; /* in text, and in pictures */
    const char *title;
};

/* Forgets what was shown last: each function that shows begins so. */
static inline void graph_begin_view(dxs_graph *graph, const char **text, size_t *size)
{
    fault_clear(&graph->fault);
    arena_reset(&graph->shown);
    *text = NULL;
    *size = 0;
}

/* Fails with DXS_INVALID_ARGUMENT if there is no such view. */
const char *graph_view(dxs_graph *object, const struct graph_views *of, enum dxs_graph_view view, size_t *size);

#endif
