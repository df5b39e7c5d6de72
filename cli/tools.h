/* Calls of SPIRV-Tools (validation, disassembly) and SPIRV-Cross (GLSL, HLSL). Both libraries are optional; without
 * them, the functions return TOOL_LACKING. */
#ifndef CLI_TOOLS_H
#define CLI_TOOLS_H

#include "dxs.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum tool_result {
    TOOL_DONE,
    TOOL_FAILED,   /* text: why */
    TOOL_LACKING,  /* text: the library that this build lacks */
    TOOL_WRONG_USE /* text: the wrong argument */
};

/* Allocated with malloc, NUL-terminated. data NULL: out of memory. tool_text_free releases it. */
struct tool_text {
    char *data;
    size_t size;
};

void tool_text_set(struct tool_text *text, const char *data, size_t size);
void tool_text_free(struct tool_text *text);

/* Sets `text` to "built without TOOL", and returns TOOL_LACKING. */
enum tool_result tool_lacking(struct tool_text *text, const char *tool);

/* SPIRV-Tools. */
enum tool_result spirv_disassemble(const uint32_t *words, size_t count, struct tool_text *text);
enum tool_result spirv_validate(const uint32_t *words, size_t count, const char *target_environment, bool scalar_layout,
                                struct tool_text *text);
const char *spirv_tools_version(void); /* "" without it */

/* SPIRV-Cross. */
enum tool_result spirv_to_glsl(const uint32_t *words, size_t count, struct tool_text *text);

/* What SPIRV-Cross wrote so that glslang refuses it. NULL: nothing is known. */
const char *glsl_fault(const char *glsl);

/* The register of the resource at a set and binding: HLSL is written with it. */
struct hlsl_register {
    uint32_t set, binding;
    uint32_t space, number;
};

enum tool_result spirv_to_hlsl(const uint32_t *words, size_t count, const struct hlsl_register *registers,
                               size_t register_count, struct tool_text *text);

/* The registers of resources that have a set and binding of their own; the caller frees them. NULL: out of memory. */
struct hlsl_register *hlsl_registers(const struct dxs_bound_resource *resources, size_t count, size_t *register_count);
void spirv_cross_version(char text[32]); /* "" without it */

#endif
