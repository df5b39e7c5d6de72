/* Draws control-flow graphs into a folder: .dot files, and .svg files with Graphviz. */
#define _POSIX_C_SOURCE 200809L

#include "files.h"

#include <stdio.h>
#include <string.h>

#if defined(_WIN32)
#include <process.h>

/* Windows joins the arguments to one string, so paths with spaces need quotes. */
bool run_dot(const char *dot_path, const char *svg_path)
{
    char dot_argument[1024 + 2], svg_argument[1024 + 2];
    snprintf(dot_argument, sizeof(dot_argument), "\"%s\"", dot_path);
    snprintf(svg_argument, sizeof(svg_argument), "\"%s\"", svg_path);
    return _spawnlp(_P_WAIT, "dot", "dot", "-Tsvg", "-o", svg_argument, dot_argument, NULL) == 0;
}
#else
#include <spawn.h>
#include <sys/wait.h>

/* `dot` needs the environment to find its fonts. POSIX has no header that declares `environ`. */
extern char **environ;

bool run_dot(const char *dot_path, const char *svg_path)
{
    char *const arguments[] = {"dot", "-Tsvg", "-o", (char *)svg_path, (char *)dot_path, NULL};
    pid_t child;
    int status;
    if (posix_spawnp(&child, "dot", NULL, NULL, arguments, environ))
        return false;
    return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}
#endif

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
    char name[256] = "", number[16], dot_path[1024], svg_path[1024];
    snprintf(number, sizeof(number), "%s%02u-", pictures->prefix && *pictures->prefix ? "-" : "", pictures->count++);
    append_name(name, 128, pictures->prefix ? pictures->prefix : "");
    append_name(name, sizeof(name), number);
    append_name(name, sizeof(name) - 32, function);
    append_name(name, sizeof(name) - 1, "-");
    append_name(name, sizeof(name), stage);
    snprintf(dot_path, sizeof(dot_path), "%s/%s.dot", pictures->folder, name);
    snprintf(svg_path, sizeof(svg_path), "%s/%s.svg", pictures->folder, name);
    if (!file_write(dot_path, dot, size))
        pictures->failed = true;
    else if (!pictures->no_program && !run_dot(dot_path, svg_path))
        pictures->no_program = true;
}

enum dxs_result pictures_draw(struct pictures *pictures, const char *name, const dxs_control_flow *flow)
{
    static const struct {
        enum dxs_graph_view view;
        const char *stage;
    } stages[] = {{DXS_GRAPH_INPUT_DOT, "input"}, {DXS_GRAPH_STRUCTURED_DOT, "structured"}};

    for (size_t n = 0; n < sizeof(stages) / sizeof(stages[0]); n++) {
        const char *dot;
        size_t size;
        enum dxs_result result = flow ? dxs_graph_show_function(pictures->graph, flow, stages[n].view, &dot, &size)
                                      : dxs_graph_show(pictures->graph, stages[n].view, name, &dot, &size);
        if (result != DXS_OK)
            return result;
        write_picture(pictures, name, stages[n].stage, dot, size);
    }
    return DXS_OK;
}
