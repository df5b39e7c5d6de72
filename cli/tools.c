/* Text buffers of the optional tools. */
#include "tools.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void tool_text_set(struct tool_text *text, const char *data, size_t size)
{
    text->data = malloc(size + 1);
    text->size = 0;
    if (!text->data)
        return;
    memcpy(text->data, data, size);
    text->data[size] = 0;
    text->size = size;
}

void tool_text_free(struct tool_text *text)
{
    free(text->data);
    text->data = NULL;
    text->size = 0;
}

enum tool_result tool_lacking(struct tool_text *text, const char *tool)
{
    char message[128];
    snprintf(message, sizeof(message), "built without %s", tool);
    tool_text_set(text, message, strlen(message));
    return TOOL_LACKING;
}

struct hlsl_register *hlsl_registers(const struct dxs_bound_resource *resources, size_t count, size_t *register_count)
{
    struct hlsl_register *registers = calloc(count + 1, sizeof(*registers));
    *register_count = 0;
    for (size_t n = 0; registers && n < count; n++) {
        const struct dxs_resource *resource = resources[n].resource;
        const struct dxs_binding *binding = &resources[n].binding;
        bool has_descriptor =
            binding->descriptor != DXS_DESCRIPTOR_CONSTANTS && binding->descriptor != DXS_DESCRIPTOR_ADDRESS;
        if (has_descriptor && !binding->in_heap && resource->lower_bound != DXS_NONE)
            registers[(*register_count)++] =
                (struct hlsl_register){binding->set, binding->binding, resource->space, resource->lower_bound};
    }
    return registers;
}

/* ---- GLSL that does not recompile -------------------------------------------------------------------------------- */

/* Texts that SPIRV-Cross, as of 2021, writes for what it does not know or GLSL lacks. tests/cli/not-recompiled.txt has
 * more faults, which no text tells. */
static const struct {
    const char *text, *fault;
} glsl_faults[] = {
    {"// unimplemented op ", "an instruction that SPIRV-Cross does not know"},
    {"gl_BuiltIn_", "a built-in variable that SPIRV-Cross does not know"},
    {"interpolateAtSample(", "an unsigned index of interpolateAtSample"},
    {"\n    accelerationStructureEXT _", "an acceleration structure in a local variable"},
    {"switch (uint16_t(", "a switch of 16 bits"},
    {"sampler1DShadow(", "coordinates of a 1D shadow sampler"},
    {"imulExtended(", "unsigned arguments of imulExtended"},
    {"[](uintBitsToFloat(", "a constant array with an infinity or a NaN"},
    {"image2DMS", "a multisampled storage image without an index of the sample"},
};

enum {
    HEADER_WORDS = 5,
    OP_CAPABILITY = 17,
    INT64_IMAGES = 5016
};

const char *glsl_fault(const char *glsl, const uint32_t *words, size_t count)
{
    for (size_t n = 0; n < sizeof(glsl_faults) / sizeof(glsl_faults[0]); n++)
        if (strstr(glsl, glsl_faults[n].text))
            return glsl_faults[n].fault;
    for (size_t n = HEADER_WORDS; n + 1 < count && words[n] == (2u << 16 | OP_CAPABILITY); n += 2)
        if (words[n + 1] == INT64_IMAGES)
            return "a 64-bit storage image";
    return NULL;
}
