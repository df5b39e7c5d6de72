/* dxs_graph_show_function of the public API: a function's control flow before and after structurizing. */
#include "inspect/graph_object.h"
#include "inspect/source_place.h"
#include "spirv/function/function.h"

#include <stdio.h>
#include <string.h>

enum {
    MAX_FILE = 60 /* bytes of a file's name */
};

struct naming {
    const struct module *module;
    const struct function *function;
    char text[128]; /* the last name */
};

/* Handles are made in the entry block, with the lines of their first uses. */
static bool makes_handle(const struct instruction *i)
{
    return i->dx_op == DX_CreateHandle || i->dx_op == DX_CreateHandleForLib || i->dx_op == DX_CreateHandleFromBinding ||
           i->dx_op == DX_CreateHandleFromHeap || i->dx_op == DX_AnnotateHandle;
}

/* The place of the first instruction that does something; NULL: no place is known. */
static const struct debug_location *block_location(const struct function *f, const struct basic_block *block)
{
    for (uint32_t n = 0; n < block->instruction_count; n++) {
        uint32_t index = block->first_instruction + n;
        const struct instruction *i = &f->instructions[index];
        const struct debug_location *location = instruction_location(f, index);
        if (location && location->line && i->opcode != OP_DEBUG_CALL && !makes_handle(i))
            return location;
    }
    return NULL;
}

/* A block's name in the module, or its number, followed by file and line if they are known. */
static const char *block_name(void *user, block_id block)
{
    struct naming *naming = user;
    const struct function *f = naming->function;
    const struct basic_block *b = &f->blocks[block];
    const char *name = f->block_names ? f->block_names[block] : NULL;
    int length = name ? snprintf(naming->text, sizeof naming->text, "%.40s", name)
                      : snprintf(naming->text, sizeof naming->text, "%u", block);

    const struct debug_location *location = block_location(f, b);
    if (location) {
        uint32_t file_length;
        const char *file = source_base_name(naming->module, location, &file_length);
        if (!file_length) {
            file = "line";
            file_length = sizeof "line" - 1;
        }
        snprintf(naming->text + length, sizeof naming->text - (size_t)length, " %.*s:%u",
                 file_length < MAX_FILE ? (int)file_length : MAX_FILE, file, location->line);
    }
    return naming->text;
}

/* The name in HLSL: "\1?shade@@YAMM@Z" is "shade". Names of operators and members stay as they are. */
static const char *readable_name(struct arena *arena, const char *name)
{
    const char *start = name + (*name == '\1');
    const char *end = strstr(start, "@@");

    if (*start != '?' || start[1] == '?' || !end || memchr(start, '@', (size_t)(end - start)))
        return name;
    return arena_text(arena, start + 1, (size_t)(end - start - 1));
}

enum dxs_result dxs_graph_show_function(dxs_graph *graph, const dxs_control_flow *flow, enum dxs_graph_view view,
                                        const char **text, size_t *size)
{
    graph_begin_view(graph, text, size);
    if (setjmp(graph->fault.unwind))
        return graph->fault.error.code;
    struct naming naming = {.module = flow->module, .function = flow->function};
    struct graph_views views = {.graph = flow->graph,
                                .structured = flow->structured,
                                .labels = {block_name, &naming},
                                .title = readable_name(&graph->shown, flow->function->name),
                                .options = flow->options};
    *text = graph_view(graph, &views, view, size);
    return DXS_RESULT_OK;
}
