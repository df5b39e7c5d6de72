/* Draws control flow with Graphviz, several pictures at once, by files in a temporary folder. */
#define _POSIX_C_SOURCE 200809L

#include "cli/report/graphs.h"

#include "cli/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if !defined(_WIN32)
#include <unistd.h>
#endif

enum {
    MAX_DRAWINGS = 16 /* processes at once */
};

static void drawing_path(const struct graphs *graphs, size_t number, const char *suffix, char path[96])
{
    snprintf(path, 96, "%s/%zu.%s", graphs->folder, number, suffix);
}

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy ? memcpy(copy, text, size) : NULL;
}

static bool reserve_drawing(struct graphs *graphs)
{
    if (graphs->count < graphs->capacity)
        return true;
    size_t capacity = 2 * graphs->capacity + 16;
    struct drawing *larger = realloc(graphs->drawings, capacity * sizeof(*larger));
    if (!larger)
        return false;
    graphs->drawings = larger;
    graphs->capacity = capacity;
    return true;
}

static void finish_drawing(struct graphs *graphs)
{
    struct drawing *drawing = &graphs->drawings[graphs->finished++];
    if (!dot_finish(drawing->process))
        drawing->process = -1;
}

/* Starts to draw. */
static void add_pass(void *user, const char *pass, const char *dot, size_t size)
{
    struct graphs *graphs = user;
    char dot_path[96], svg_path[96];
    if (!reserve_drawing(graphs)) {
        graphs->failed = true;
        return;
    }
    struct drawing drawing = {copy_text(graphs->function), copy_text(dot), pass, -1};
    graphs->failed |= !drawing.function || !drawing.dot;
    drawing_path(graphs, graphs->count, "dot", dot_path);
    drawing_path(graphs, graphs->count, "svg", svg_path);
    if (*graphs->folder && file_write(dot_path, dot, size))
        drawing.process = dot_start(dot_path, svg_path);
    graphs->drawings[graphs->count++] = drawing;
    if (graphs->count - graphs->finished == MAX_DRAWINGS)
        finish_drawing(graphs);
}

void add_graph(void *user, const char *function, const dxs_control_flow *flow)
{
    struct graphs *graphs = user;
    graphs->function = function;
    each_pass(graphs->graph, function, flow, add_pass, graphs);
}

/* The SVG element of a picture; the caller frees it. NULL: there is none. */
static char *read_svg(const struct graphs *graphs, size_t number)
{
    char path[96];
    size_t size;
    drawing_path(graphs, number, "svg", path);
    char *text = graphs->drawings[number].process != -1 ? file_read(path, &size) : NULL;
    char *start = text ? strstr(text, "<svg") : NULL; /* behind the XML declaration, which HTML does not have */
    if (start)
        memmove(text, start, strlen(start) + 1);
    return text;
}

void write_graphs(struct graphs *graphs, struct string_buffer *json)
{
    buffer_append_string(json, ", \"graphs\": [");
    while (graphs->finished < graphs->count)
        finish_drawing(graphs);
    for (size_t n = 0; n < graphs->count && !graphs->failed; n++) {
        const struct drawing *drawing = &graphs->drawings[n];
        char *svg = read_svg(graphs, n);
        buffer_append_string(json, n ? ",\n{\"name\": " : "{\"name\": ");
        buffer_append_json(json, drawing->function);
        buffer_append_format(json, ", \"pass\": \"%s\", \"%s\": ", drawing->pass, svg ? "svg" : "dot");
        buffer_append_json(json, svg ? svg : drawing->dot);
        buffer_append_string(json, "}");
        free(svg);
    }
    buffer_append_string(json, "]");
    json->failed |= graphs->failed;
}

void begin_graphs(struct graphs *graphs)
{
    graphs->graph = dxs_graph_create(NULL);
#if !defined(_WIN32)
    snprintf(graphs->folder, sizeof(graphs->folder), "/tmp/dxil-spirv-XXXXXX");
    if (!mkdtemp(graphs->folder))
        graphs->folder[0] = 0;
#endif
}

void end_graphs(struct graphs *graphs)
{
    dxs_graph_destroy(graphs->graph);
    for (size_t n = 0; n < graphs->count; n++) {
        char path[96];
        for (int svg = 0; svg < 2 && *graphs->folder; svg++) {
            drawing_path(graphs, n, svg ? "svg" : "dot", path);
            remove(path);
        }
        free(graphs->drawings[n].function);
        free(graphs->drawings[n].dot);
    }
    free(graphs->drawings);
#if !defined(_WIN32)
    if (*graphs->folder)
        rmdir(graphs->folder);
#endif
}
