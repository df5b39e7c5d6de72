/* The dxs_graph functions of the public API: the boundary to which faults unwind. */
#include "cfg/dot.h"
#include "dxs_graph.h"

#include <stdlib.h>
#include <string.h>

struct dxs_graph {
    struct fault fault;
    struct arena arena; /* graph and result */
    struct arena shown;
    const struct named_graph *graph;
    const struct structured *structured;
};

enum {
    MEMORY_LIMIT = 1 << 30
};

dxs_graph *dxs_graph_create(const struct dxs_allocator *allocator)
{
    dxs_graph *graph = allocator ? allocator->allocate(allocator->user, sizeof *graph) : malloc(sizeof *graph);

    if (!graph)
        return NULL;
    memset(graph, 0, sizeof *graph);
    fault_clear(&graph->fault);
    arena_init(&graph->arena, allocator, &graph->fault, MEMORY_LIMIT);
    arena_init(&graph->shown, allocator, &graph->fault, MEMORY_LIMIT);
    return graph;
}

void dxs_graph_destroy(dxs_graph *graph)
{
    if (!graph)
        return;
    struct dxs_allocator allocator = graph->arena.allocator;
    arena_free(&graph->arena);
    arena_free(&graph->shown);
    allocator.release(allocator.user, graph, sizeof *graph);
}

const struct dxs_error *dxs_graph_error(const dxs_graph *graph)
{
    return &graph->fault.error;
}

enum dxs_result dxs_graph_structurize(dxs_graph *graph, const char *text)
{
    fault_clear(&graph->fault);
    arena_reset(&graph->arena);
    graph->graph = NULL;
    graph->structured = NULL;
    if (setjmp(graph->fault.unwind))
        return graph->fault.error.code;
    const struct named_graph *named = parse_graph(&graph->arena, text);
    graph->structured = structurize(&graph->arena, &named->graph, NULL);
    graph->graph = named;
    return DXS_OK;
}

static const char *block_name(void *user, block_id block)
{
    const dxs_graph *graph = user;
    return graph->graph->names[block];
}

static const char *show(dxs_graph *graph, enum dxs_graph_view view, const char *title, size_t *size)
{
    struct block_names names = {block_name, graph};
    struct text text = text_create(&graph->shown);
    const char *result;

    switch (view) {
    case DXS_GRAPH_INPUT_TEXT:
        print_graph(&text, &graph->graph->graph, names);
        result = text_finish(&text);
        break;
    case DXS_GRAPH_STRUCTURED_TEXT:
        print_structured(&text, graph->structured, names);
        result = text_finish(&text);
        break;
    case DXS_GRAPH_INPUT_DOT:
        result = graph_to_dot(&graph->shown, &graph->graph->graph, names, title);
        break;
    case DXS_GRAPH_STRUCTURED_DOT:
        result = structured_to_dot(&graph->shown, &graph->graph->graph, graph->structured, names, title);
        break;
    default:
        fail(&graph->fault, DXS_INVALID_ARGUMENT, "view %u does not exist", (unsigned)view);
    }
    *size = strlen(result);
    return result;
}

enum dxs_result dxs_graph_show(dxs_graph *graph, enum dxs_graph_view view, const char *title, const char **text,
                               size_t *size)
{
    fault_clear(&graph->fault);
    arena_reset(&graph->shown);
    *text = NULL;
    *size = 0;
    if (setjmp(graph->fault.unwind))
        return graph->fault.error.code;
    if (!graph->structured)
        fail(&graph->fault, DXS_INVALID_ARGUMENT, "no graph has been structured");
    *text = show(graph, view, title ? title : "", size);
    return DXS_OK;
}
