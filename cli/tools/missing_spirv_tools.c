/* In place of SPIRV-Tools. */
#include "cli/tools/tools.h"

enum tool_result spirv_disassemble(const uint32_t *words, size_t count, struct tool_text *text)
{
    (void)words, (void)count;
    return tool_lacking(text, "SPIRV-Tools (Debian: spirv-tools)");
}

enum tool_result spirv_validate(const uint32_t *words, size_t count, const char *target_environment,
                                const struct dxs_features *features, struct tool_text *text)
{
    (void)words, (void)count, (void)target_environment, (void)features;
    return tool_lacking(text, "SPIRV-Tools (Debian: spirv-tools)");
}
