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

/* Words that are no module are refused; damaged ones are read without harm, cut off anywhere. */
static int check_needs(dxs_converter *converter)
{
    static const uint32_t module[] = {
        0x07230203,   0x00010500, 0,  8,       0, 2 << 16 | 17, 11, /* OpCapability Int64 */
        4 << 16 | 16, 1,          17, 64,                           /* OpExecutionMode, too short for LocalSize */
        4 << 16 | 21, 2,          32, 0,                            /* %2 = OpTypeInt 32 */
        4 << 16 | 43, 2,          3,  0x10000,                      /* %3 = OpConstant 65536 */
        4 << 16 | 28, 4,          4,  3,                            /* %4 = OpTypeArray of itself */
        4 << 16 | 32, 5,          4,  4,                            /* %5 = OpTypePointer Workgroup %4 */
        4 << 16 | 59, 5,          6,  4,                            /* %6 = OpVariable Workgroup */
    };
    const size_t count = sizeof module / sizeof module[0];
    const struct dxs_need *needs;
    const char *json;
    size_t size;
    uint32_t need_count;
    int failures = dxs_spirv_needs(converter, NULL, 0, &needs, &need_count) != DXS_RESULT_INVALID_ARGUMENT;

    for (size_t n = 0; n < count; n++)
        dxs_spirv_needs(converter, module, n, &needs, &need_count);
    failures += dxs_spirv_needs(converter, module, count - 1, &needs, &need_count) != DXS_RESULT_INVALID_ARGUMENT;
    failures += need_count != 0 || needs != NULL;
    failures += dxs_spirv_needs(converter, module, count, &needs, &need_count) != DXS_RESULT_OK || need_count < 2;
    failures +=
        needs[0].kind != DXS_NEED_KIND_VERSION || needs[0].core != 2 || needs[0].minimum != (1u << 22 | 2u << 12);
    failures += needs[1].kind != DXS_NEED_KIND_FEATURE || strcmp(needs[1].member, "shaderInt64") != 0;
    failures +=
        dxs_spirv_needs_to_json(converter, module, count, &json, &size) != DXS_RESULT_OK || strlen(json) != size;
    return failures;
}

int main(void)
{
    const char *text;
    size_t size;
    dxs_graph *graph = dxs_graph_create(NULL);
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    dxs_layout *layout = dxs_layout_create(NULL);
    int failures = dxs_graph_structurize(graph, "a: condition b c\nb: branch c\nc: return\n") != DXS_RESULT_OK;

    failures +=
        dxs_graph_show(graph, DXS_GRAPH_VIEW_INPUT_TEXT, "", &text, &size) != DXS_RESULT_OK || strlen(text) != size;
    failures += dxs_disassemble(converter, module, &text, &size) != DXS_RESULT_INVALID_ARGUMENT;
    failures += dxs_reflect(converter, module, DXS_NONE, NULL, &text, &size) != DXS_RESULT_INVALID_ARGUMENT;
    failures += dxs_layout_to_json(layout, &text, &size) != DXS_RESULT_INVALID_ARGUMENT;
    failures +=
        dxs_entry_needs_to_json(converter, module, 0, NULL, &text, &size) != DXS_RESULT_INVALID_ARGUMENT || text;
    failures += check_needs(converter);
    dxs_layout_destroy(layout);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    dxs_graph_destroy(graph);
    return failures + fail() + structurize();
}
