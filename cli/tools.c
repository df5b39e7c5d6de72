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
