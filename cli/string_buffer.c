/* Text that grows. */
#include "string_buffer.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool reserve(struct string_buffer *text, size_t size)
{
    if (text->failed)
        return false;
    if (size < text->capacity - text->size)
        return true;
    size_t capacity = 2 * text->capacity + size + 64;
    char *data = realloc(text->data, capacity);
    if (!data) {
        text->failed = true;
        return false;
    }
    text->data = data;
    text->capacity = capacity;
    return true;
}

void buffer_append(struct string_buffer *text, const char *data, size_t size)
{
    if (!reserve(text, size))
        return;
    if (size)
        memcpy(text->data + text->size, data, size);
    text->size += size;
    text->data[text->size] = 0;
}

void buffer_append_string(struct string_buffer *text, const char *string)
{
    buffer_append(text, string, strlen(string));
}

void buffer_append_format(struct string_buffer *text, const char *format, ...)
{
    char piece[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(piece, sizeof(piece), format, arguments);
    va_end(arguments);
    buffer_append_string(text, piece);
}

void buffer_append_json(struct string_buffer *text, const char *string)
{
    buffer_append(text, "\"", 1);
    for (; *string; string++) {
        if ((unsigned char)*string < 0x20)
            buffer_append_format(text, "\\u%04x", (unsigned)(unsigned char)*string);
        else if (*string == '"' || *string == '\\')
            buffer_append_format(text, "\\%c", *string);
        else
            buffer_append(text, string, 1);
    }
    buffer_append(text, "\"", 1);
}

void buffer_free(struct string_buffer *text)
{
    free(text->data);
    *text = (struct string_buffer){0};
}
