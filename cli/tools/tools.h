/* Calls of SPIRV-Tools (validation, disassembly), SPIRV-Cross (GLSL, HLSL) and libpng. The libraries are optional;
 * where one is missing, when the program is built or when it runs, its functions return TOOL_LACKING. */
#ifndef CLI_TOOLS_TOOLS_H
#define CLI_TOOLS_TOOLS_H

#include "dxs.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum tool_result {
    TOOL_DONE,
    TOOL_FAILED,   /* text: why */
    TOOL_LACKING,  /* text: the library that is missing */
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
typedef enum tool_result spirv_disassemble_function(const uint32_t *words, size_t count, struct tool_text *text);
/* `features`: those of the device that allow what the environment does not; NULL: none. */
typedef enum tool_result spirv_validate_function(const uint32_t *words, size_t count, const char *target_environment,
                                                 const struct dxs_features *features, struct tool_text *text);
spirv_disassemble_function spirv_disassemble;
spirv_validate_function spirv_validate;

/* The lowest environment that has the module's SPIR-V version, as SPIRV-Tools names it. */
const char *spirv_environment(const uint32_t *words);

const char *spirv_tools_version(void); /* where it is linked, not loaded */

/* SPIRV-Cross. */
typedef enum tool_result spirv_to_glsl_function(const uint32_t *words, size_t count, struct tool_text *text);
spirv_to_glsl_function spirv_to_glsl;

/* What SPIRV-Cross wrote so that glslang refuses it. NULL: nothing is known. */
const char *glsl_fault(const char *glsl);

/* The register of the resource at a set and binding: HLSL is written with it. */
struct hlsl_register {
    uint32_t set, binding;
    uint32_t space, number;
};

typedef enum tool_result spirv_to_hlsl_function(const uint32_t *words, size_t count,
                                                const struct hlsl_register *registers, size_t register_count,
                                                struct tool_text *text);
spirv_to_hlsl_function spirv_to_hlsl;

/* The registers of resources that have a set and binding of their own; the caller frees them. NULL: out of memory. */
struct hlsl_register *hlsl_registers(const struct dxs_bound_resource *resources, size_t count, size_t *register_count);

/* libpng. Pixels: red, green, blue, alpha, a byte each; the caller frees them. */
struct tool_picture {
    unsigned char *pixels;
    uint32_t width, height;
};

typedef enum tool_result png_read_function(const char *path, struct tool_picture *picture, struct tool_text *text);
png_read_function png_read;

#endif
