/* Draws control-flow graphs into a folder: .dot files, and .svg files with Graphviz. */
#include "cli/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Appends a name. Mangled function names contain characters that file names must not; they become '_'. */
static void append_name(char *path, size_t size, const char *name)
{
    size_t length = strlen(path);
    for (; *name && length + 1 < size; name++) {
        bool plain = (*name >= '0' && *name <= '9') || (*name >= 'A' && *name <= 'Z') ||
                     (*name >= 'a' && *name <= 'z') || *name == '.' || *name == '_' || *name == '-';
        path[length++] = plain ? *name : '_';
    }
    path[length] = 0;
}

static void write_picture(struct pictures *pictures, const char *function, const char *stage, const char *dot,
                          size_t size)
{
    char name[256] = "", number[16], dot_path[1024], svg_path[1024], beside[1100];
    snprintf(number, sizeof(number), "%s%02u-", pictures->prefix && *pictures->prefix ? "-" : "", pictures->count++);
    append_name(name, 128, pictures->prefix ? pictures->prefix : "");
    append_name(name, sizeof(name), number);
    append_name(name, sizeof(name) - 32, function);
    append_name(name, sizeof(name) - 1, "-");
    append_name(name, sizeof(name), stage);
    snprintf(dot_path, sizeof(dot_path), "%s/%s.dot", pictures->folder, name);
    snprintf(svg_path, sizeof(svg_path), "%s/%s.svg", pictures->folder, name);
    if (!file_write(dot_path, dot, size) || !name_beside(svg_path, 0, beside, sizeof(beside)))
        pictures->failed = true;
    else if (pictures->no_program)
        return;
    else if (!dot_finish(dot_start(dot_path, beside)))
        pictures->no_program = true;
    else if (!replace_file(beside, svg_path))
        pictures->failed = true;
}

/* ---- Passes ------------------------------------------------------------------------------------------------------ */

enum {
    PASS_INPUT,
    PASS_REDUCIBLE,
    PASS_PLACED,
    PASS_UNREFINED,
    PASS_STRUCTURED,
    PASS_COUNT
};

static const struct {
    enum dxs_graph_view view;
    const char *name;
} passes[PASS_COUNT] = {
    [PASS_INPUT] = {DXS_GRAPH_VIEW_INPUT_DOT, "input"},
    [PASS_REDUCIBLE] = {DXS_GRAPH_VIEW_REDUCIBLE_DOT, "reducible"},
    [PASS_PLACED] = {DXS_GRAPH_VIEW_PLACED_DOT, "placed"},
    [PASS_UNREFINED] = {DXS_GRAPH_VIEW_UNREFINED_DOT, "unrefined"},
    [PASS_STRUCTURED] = {DXS_GRAPH_VIEW_STRUCTURED_DOT, "structured"},
};

/* Copies the pictures of all passes. */
static enum dxs_result draw_passes(dxs_graph *graph, const char *title, const dxs_control_flow *flow,
                                   char *pictures[PASS_COUNT])
{
    for (int n = 0; n < PASS_COUNT; n++) {
        const char *dot;
        size_t size;
        enum dxs_result result = flow ? dxs_graph_show_function(graph, flow, passes[n].view, &dot, &size)
                                      : dxs_graph_show(graph, passes[n].view, title, &dot, &size);
        if (result != DXS_RESULT_OK)
            return result;
        pictures[n] = malloc(size + 1);
        if (!pictures[n])
            return DXS_RESULT_OUT_OF_MEMORY;
        memcpy(pictures[n], dot, size + 1);
    }
    return DXS_RESULT_OK;
}

enum dxs_result each_pass(dxs_graph *graph, const char *title, const dxs_control_flow *flow, show_pass *show,
                          void *user)
{
    char *pictures[PASS_COUNT] = {NULL};
    enum dxs_result result = draw_passes(graph, title, flow, pictures);
    if (result == DXS_RESULT_OK) {
        bool shown[PASS_COUNT] = {
            [PASS_INPUT] = true,
            [PASS_REDUCIBLE] = strcmp(pictures[PASS_REDUCIBLE], pictures[PASS_INPUT]) != 0,
            [PASS_PLACED] = strstr(pictures[PASS_INPUT], " -> ") != NULL,
            [PASS_UNREFINED] = strcmp(pictures[PASS_UNREFINED], pictures[PASS_STRUCTURED]) != 0,
            [PASS_STRUCTURED] = true,
        };
        for (int n = 0; n < PASS_COUNT; n++)
            if (shown[n])
                show(user, passes[n].name, pictures[n], strlen(pictures[n]));
    }
    for (int n = 0; n < PASS_COUNT; n++)
        free(pictures[n]);
    return result;
}

/* ---- Files ------------------------------------------------------------------------------------------------------- */

struct picture_names {
    struct pictures *pictures;
    const char *function;
};

static void write_pass(void *user, const char *pass, const char *dot, size_t size)
{
    struct picture_names *names = user;
    write_picture(names->pictures, names->function, pass, dot, size);
}

enum dxs_result pictures_draw(struct pictures *pictures, const char *name, const dxs_control_flow *flow)
{
    struct picture_names names = {pictures, name};
    return each_pass(pictures->graph, name, flow, write_pass, &names);
}
