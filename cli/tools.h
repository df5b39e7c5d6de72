/* What other libraries do with the SPIR-V: SPIRV-Tools validates and disassembles, SPIRV-Cross writes source text.
 * Both are optional when building; each function then answers TOOL_LACKING. */
#ifndef CLI_TOOLS_H
#define CLI_TOOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum tool_result {
    TOOL_DONE,
    TOOL_FAILED,   /* text: why */
    TOOL_LACKING,  /* text: what this build lacks */
    TOOL_WRONG_USE /* text: which argument is wrong */
};

/* Made with malloc, NUL-terminated; text_free releases it. */
struct tool_text {
    char *data;
    size_t size;
};

void tool_text_set(struct tool_text *text, const char *data, size_t size);
void tool_text_free(struct tool_text *text);

/* Says in `text` what the build lacks; returns TOOL_LACKING. */
enum tool_result tool_lacking(struct tool_text *text, const char *tool);

/* SPIRV-Tools. */
enum tool_result spirv_disassemble(const uint32_t *words, size_t count, struct tool_text *text);
enum tool_result spirv_validate(const uint32_t *words, size_t count, const char *target_environment, bool scalar_layout,
                                struct tool_text *text);
const char *spirv_tools_version(void); /* "" without it */

/* SPIRV-Cross. */
enum tool_result spirv_to_glsl(const uint32_t *words, size_t count, struct tool_text *text);
enum tool_result spirv_to_hlsl(const uint32_t *words, size_t count, struct tool_text *text);
void spirv_cross_version(char text[32]); /* "" without it */

#endif
