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
