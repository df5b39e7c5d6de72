/* Links dxs_inspect.h and dxs_graph.h and prints a graph as text. The program defines functions named like internal
 * ones of the library: these names must not clash. */
#include "dxs_graph.h"
#include "dxs_inspect.h"

#include <string.h>

int fail(void);
int structurize(void);

int fail(void)
{
    return 0;
}

int structurize(void)
{
    return 0;
}

int main(void)
{
    const char *text;
    size_t size;
    dxs_graph *graph = dxs_graph_create(NULL);
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    dxs_layout *layout = dxs_layout_create(NULL);
    int failures = dxs_graph_structurize(graph, "a: condition b c\nb: branch c\nc: return\n") != DXS_OK;

    failures += dxs_graph_show(graph, DXS_GRAPH_INPUT_TEXT, "", &text, &size) != DXS_OK || strlen(text) != size;
    failures += dxs_disassemble(converter, module, &text, &size) != DXS_INVALID_ARGUMENT;
    failures += dxs_reflect(converter, module, DXS_NONE, NULL, &text, &size) != DXS_INVALID_ARGUMENT;
    failures += dxs_layout_to_json(layout, &text, &size) != DXS_INVALID_ARGUMENT;
    dxs_layout_destroy(layout);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    dxs_graph_destroy(graph);
    return failures + fail() + structurize();
}
