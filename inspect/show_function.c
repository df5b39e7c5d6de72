/* dxs_graph_show_function of the public API: a function's control flow before and after structurizing. */
#include "inspect/graph_object.h"
#include "spirv/function/function.h"

#include <stdio.h>

struct naming {
    const struct function *function;
    char text[64]; /* the last name */
};

/* A block's name in the module, or its number, followed by its first source line if it has one. */
static const char *block_name(void *user, block_id block)
{
    struct naming *naming = user;
    const struct function *f = naming->function;
    const struct basic_block *b = &f->blocks[block];
    const char *name = f->block_names ? f->block_names[block] : NULL;
    int length = name ? snprintf(naming->text, sizeof naming->text, "%.40s", name)
                      : snprintf(naming->text, sizeof naming->text, "%u", block);

    for (uint32_t n = 0; n < b->instruction_count; n++) {
        const struct debug_location *location = instruction_location(f, b->first_instruction + n);
        if (location && location->line) {
            snprintf(naming->text + length, sizeof naming->text - (size_t)length, " line %u", location->line);
            break;
        }
    }
    return naming->text;
}

enum dxs_result dxs_graph_show_function(dxs_graph *graph, const dxs_control_flow *flow, enum dxs_graph_view view,
                                        const char **text, size_t *size)
{
    graph_begin_view(graph, text, size);
    if (setjmp(graph->fault.unwind))
        return graph->fault.error.code;
    struct naming naming = {.function = flow->function};
    struct graph_views views = {.graph = flow->graph,
                                .structured = flow->structured,
                                .labels = {block_name, &naming},
                                .title = flow->function->name,
                                .options = flow->options};
    *text = graph_view(graph, &views, view, size);
    return DXS_OK;
}
