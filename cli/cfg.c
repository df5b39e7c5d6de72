/* dxil-spirv cfg: reads a control-flow graph, structures it, and prints or draws the result. */
#include "dxs_graph.h"
#include "cli/files.h"
#include "cli/messages.h"
#include "cli/subcommands.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: dxil-spirv cfg FILE.cfg [--svg FOLDER]\n"
    "Structures a control-flow graph (notation: include/dxs_graph.h) and prints its nested constructs.\n"
    "  --svg FOLDER   draw the graph after each pass that changes it, into a folder (.dot, and .svg with Graphviz)\n";

struct arguments {
    const char *input, *folder;
    bool help;
};

static bool read_arguments(int argc, char **argv, struct arguments *arguments)
{
    for (int n = 1; n < argc; n++) {
        if (strcmp(argv[n], "--help") == 0)
            arguments->help = true;
        else if (strcmp(argv[n], "--svg") == 0 && n + 1 < argc && !arguments->folder)
            arguments->folder = argv[++n];
        else if ((argv[n][0] != '-' || !argv[n][1]) && !arguments->input)
            arguments->input = argv[n];
        else
            return refuse_word(argv, n);
    }
    return arguments->input || arguments->help;
}

/* The file's name without folder and extension. */
static void picture_name(const char *path, char *name, size_t size)
{
    snprintf(name, size, "%s", file_name(path));
    char *dot = strrchr(name, '.');
    if (dot && dot != name)
        *dot = 0;
}

static enum exit_code draw(dxs_graph *graph, const struct arguments *arguments)
{
    struct pictures pictures = {.folder = arguments->folder, .graph = graph};
    char name[64];

    picture_name(arguments->input, name, sizeof(name));
    if (pictures_draw(&pictures, name, NULL) != DXS_RESULT_OK)
        return report_error(arguments->input, dxs_graph_error(graph));
    if (pictures.failed) {
        complain("--svg %s: cannot write to this folder", arguments->folder);
        return EXIT_USAGE;
    }
    if (pictures.no_program)
        complain("no .svg pictures: Graphviz's dot cannot be run (Debian: graphviz)");
    return EXIT_DONE;
}

static enum exit_code run(dxs_graph *graph, const struct arguments *arguments)
{
    size_t size;
    char *text = file_read(arguments->input, &size);
    if (!text) {
        complain("%s: %s", arguments->input, strerror(errno));
        return EXIT_USAGE;
    }
    enum dxs_result result = dxs_graph_structurize(graph, text);
    free(text);

    const char *shown;
    if (result == DXS_RESULT_OK)
        result = dxs_graph_show(graph, DXS_GRAPH_VIEW_STRUCTURED_TEXT, NULL, &shown, &size);
    if (result != DXS_RESULT_OK)
        return report_error(arguments->input, dxs_graph_error(graph));
    if (!file_write("-", shown, size)) {
        complain("standard output: %s", strerror(errno));
        return EXIT_USAGE;
    }
    return arguments->folder ? draw(graph, arguments) : EXIT_DONE;
}

int cfg_command(int argc, char **argv)
{
    struct arguments arguments = {0};
    bool are_right = read_arguments(argc, argv, &arguments);
    int code;
    if (!may_begin(are_right, arguments.help, usage, &code))
        return code;
    dxs_graph *graph = dxs_graph_create(NULL);
    code = EXIT_INTERNAL;
    if (graph)
        code = (int)run(graph, &arguments);
    else
        complain("out of memory");
    dxs_graph_destroy(graph);
    return code;
}
