/* In place of SPIRV-Cross. */
#include "cli/tools/tools.h"

enum tool_result spirv_to_glsl(const uint32_t *words, size_t count, struct tool_text *text)
{
    (void)words, (void)count;
    return tool_lacking(text, "SPIRV-Cross (Debian: libspirv-cross-c-shared-dev)");
}

enum tool_result spirv_to_hlsl(const uint32_t *words, size_t count, const struct hlsl_register *registers,
                               size_t register_count, struct tool_text *text)
{
    (void)words, (void)count, (void)registers, (void)register_count;
    return tool_lacking(text, "SPIRV-Cross (Debian: libspirv-cross-c-shared-dev)");
}
