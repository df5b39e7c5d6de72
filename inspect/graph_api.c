/* The dxs_graph functions of the public API: errors unwind to here. */
#include "inspect/graph_object.h"

#include <string.h>

enum {
    MEMORY_LIMIT = 1 << 30
};

dxs_graph *dxs_graph_create(const struct dxs_allocator *allocator)
{
    dxs_graph *graph = allocate_object(allocator, sizeof *graph);

    if (!graph)
        return NULL;
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
    return DXS_RESULT_OK;
}

/* ---- Views ------------------------------------------------------------------------------------------------------- */

const char *graph_view(dxs_graph *object, const struct graph_views *source, enum dxs_graph_view view, size_t *size)
{
    struct text text = text_create(&object->shown);
    const char *result;

    switch (view) {
    case DXS_GRAPH_VIEW_INPUT_TEXT:
        print_graph(&text, source->graph, source->names);
        result = text_finish(&text);
        break;
    case DXS_GRAPH_VIEW_STRUCTURED_TEXT:
        print_structured(&text, source->structured, source->names);
        result = text_finish(&text);
        break;
    case DXS_GRAPH_VIEW_INPUT_DOT:
        result = flow_to_dot(&object->shown, flow_create(&object->shown, source->graph), source->labels, source->title);
        break;
    case DXS_GRAPH_VIEW_STRUCTURED_DOT:
        result = structured_to_dot(&object->shown, source->graph, source->structured, source->labels, source->title);
        break;
    case DXS_GRAPH_VIEW_REDUCIBLE_DOT: {
        const struct flow *flow = reducible_flow(&object->shown, source->graph, source->options).flow;
        result = flow_to_dot(&object->shown, flow, source->labels, source->title);
        break;
    }
    case DXS_GRAPH_VIEW_PLACED_DOT: {
        const struct placement *placement = placed_blocks(&object->shown, source->graph, source->options);
        result = placement_to_dot(&object->shown, placement, source->labels, source->title);
        break;
    }
    case DXS_GRAPH_VIEW_UNREFINED_DOT: {
        const struct structured *unrefined = unrefined_form(&object->shown, source->graph, source->options);
        result = structured_to_dot(&object->shown, source->graph, unrefined, source->labels, source->title);
        break;
    }
    default:
        fail(&object->fault, DXS_RESULT_INVALID_ARGUMENT, "dxs_graph_view: %u does not exist", (unsigned)view);
    }
    *size = strlen(result);
    return result;
}

static const char *block_name(void *user, block_id block)
{
    const dxs_graph *graph = user;
    return graph->graph->names[block];
}

enum dxs_result dxs_graph_show(dxs_graph *graph, enum dxs_graph_view view, const char *title, const char **text,
                               size_t *size)
{
    graph_begin_view(graph, text, size);
    if (setjmp(graph->fault.unwind))
        return graph->fault.error.code;
    if (!graph->structured)
        fail(&graph->fault, DXS_RESULT_INVALID_ARGUMENT,
             "the graph has not been structured: call dxs_graph_structurize first");
    struct block_names names = {block_name, graph};
    struct graph_views views = {&graph->graph->graph, graph->structured, names, names, title ? title : "", NULL};
    *text = graph_view(graph, &views, view, size);
    return DXS_RESULT_OK;
}
