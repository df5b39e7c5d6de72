/* Text buffers of the optional tools. */
#include "cli/tools/tools.h"

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

const char *spirv_environment(const uint32_t *words)
{
    static const char *const names[] = {"vulkan1.1", "vulkan1.1spv1.4", "vulkan1.2", "vulkan1.3"};
    uint32_t minor = words[1] >> 8 & 0xFF;
    return names[minor < 3 ? 0 : minor > 6 ? 3 : minor - 3];
}

struct hlsl_register *hlsl_registers(const struct dxs_bound_resource *resources, size_t count, size_t *register_count)
{
    struct hlsl_register *registers = calloc(count + 1, sizeof(*registers));
    *register_count = 0;
    for (size_t n = 0; registers && n < count; n++) {
        const struct dxs_resource *resource = resources[n].resource;
        const struct dxs_binding *binding = &resources[n].binding;
        bool has_descriptor =
            binding->descriptor != DXS_DESCRIPTOR_FORM_CONSTANTS && binding->descriptor != DXS_DESCRIPTOR_FORM_ADDRESS;
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
    const char *mended; /* unless this stands there, too; NULL: nothing mends it */
} glsl_faults[] = {
    {"// unimplemented op ", "an instruction that SPIRV-Cross does not know", NULL},
    {"gl_BuiltIn_", "a built-in variable that SPIRV-Cross does not know", "#define gl_BuiltIn_"},
    {"#extension GL_EXT_ray_tracing_position_fetch", "glslang 12 does not know this extension, later ones do", NULL},
    {"#extension GL_NV_cluster_acceleration_structure", "glslang 12 does not know this extension, later ones do", NULL},
    {"\n    accelerationStructureEXT _", "an acceleration structure in a local variable", NULL},
    {"switch (uint16_t(", "a switch of 16 bits", NULL},
    {"sampler1DShadow(", "coordinates of a 1D shadow sampler", NULL},
    {"[](uintBitsToFloat(", "a constant array with an infinity or a NaN", NULL},
    {"image2DMS", "a multisampled storage image without an index of the sample", NULL},
};

const char *glsl_fault(const char *glsl)
{
    for (size_t n = 0; n < sizeof(glsl_faults) / sizeof(glsl_faults[0]); n++)
        if (strstr(glsl, glsl_faults[n].text) && !(glsl_faults[n].mended && strstr(glsl, glsl_faults[n].mended)))
            return glsl_faults[n].fault;
    return NULL;
}
