/* SPIRV-Cross, loaded when it is called. */
#include "cli/tools/modules.h"

enum tool_result spirv_to_glsl(const uint32_t *words, size_t count, struct tool_text *text)
{
    spirv_to_glsl_function *function;
    return module_find(MODULE_SPIRV_CROSS, "spirv_to_glsl", &function, text) ? function(words, count, text)
                                                                             : TOOL_LACKING;
}

enum tool_result spirv_to_hlsl(const uint32_t *words, size_t count, const struct hlsl_register *registers,
                               size_t register_count, struct tool_text *text)
{
    spirv_to_hlsl_function *function;
    return module_find(MODULE_SPIRV_CROSS, "spirv_to_hlsl", &function, text)
               ? function(words, count, registers, register_count, text)
               : TOOL_LACKING;
}
