/* SPIRV-Tools, loaded when it is called. */
#include "cli/tools/modules.h"

enum tool_result spirv_disassemble(const uint32_t *words, size_t count, struct tool_text *text)
{
    spirv_disassemble_function *function;
    return module_find(MODULE_SPIRV_TOOLS, "spirv_disassemble", &function, text) ? function(words, count, text)
                                                                                 : TOOL_LACKING;
}

enum tool_result spirv_validate(const uint32_t *words, size_t count, const char *target_environment,
                                const struct dxs_features *features, struct tool_text *text)
{
    spirv_validate_function *function;
    return module_find(MODULE_SPIRV_TOOLS, "spirv_validate", &function, text)
               ? function(words, count, target_environment, features, text)
               : TOOL_LACKING;
}
