/* Text that grows. */
#include "cli/string_buffer.h"

#include <stdarg.h>
#include <stdint.h>
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

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

/* Length of the UTF-8 character at `bytes`; 0: not UTF-8. */
static size_t utf8_length(const unsigned char *bytes, size_t available)
{
    static const uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t length = bytes[0] < 0x80 ? 1 : bytes[0] >= 0xF0 ? 4 : bytes[0] >= 0xE0 ? 3 : 2;
    uint32_t code = bytes[0] & (length == 1 ? 0x7Fu : 0x7Fu >> length);
    if ((bytes[0] >= 0x80 && bytes[0] < 0xC2) || bytes[0] > 0xF4 || length > available)
        return 0;
    for (size_t n = 1; n < length; n++) {
        if ((bytes[n] & 0xC0) != 0x80)
            return 0;
        code = code << 6 | (bytes[n] & 0x3F);
    }
    bool is_surrogate = code >> 11 == 0xD800 >> 11;
    return code < smallest[length] || code > 0x10FFFF || is_surrogate ? 0 : length;
}

/* A byte that belongs to no UTF-8 character. */
typedef void append_byte(struct string_buffer *text, unsigned char byte);

static void append_latin_1(struct string_buffer *text, unsigned char byte)
{
    const char utf8[2] = {(char)(0xC0 | byte >> 6), (char)(0x80 | (byte & 0x3F))};
    buffer_append(text, utf8, 2);
}

static void append_surrogate(struct string_buffer *text, unsigned char byte)
{
    buffer_append_format(text, "\\udc%02x", (unsigned)byte);
}

static void append_json(struct string_buffer *text, const char *string, size_t size, append_byte *other)
{
    buffer_append(text, "\"", 1);
    for (size_t n = 0, length; n < size; n += length ? length : 1) {
        unsigned char letter = (unsigned char)string[n];
        length = utf8_length((const unsigned char *)string + n, size - n);
        if (letter < 0x20)
            buffer_append_format(text, "\\u%04x", (unsigned)letter);
        else if (letter == '"' || letter == '\\')
            buffer_append_format(text, "\\%c", letter);
        else if (length)
            buffer_append(text, string + n, length);
        else
            other(text, letter);
    }
    buffer_append(text, "\"", 1);
}

void buffer_append_json(struct string_buffer *text, const char *string)
{
    append_json(text, string, strlen(string), append_latin_1);
}

void buffer_append_json_part(struct string_buffer *text, const char *data, size_t size)
{
    append_json(text, data, size, append_latin_1);
}

void buffer_append_json_path(struct string_buffer *text, const char *path)
{
    append_json(text, path, strlen(path), append_surrogate);
}

void buffer_free(struct string_buffer *text)
{
    free(text->data);
    *text = (struct string_buffer){0};
}

/* ---- Text from files --------------------------------------------------------------------------------------------- */

void make_plain(char *text, const char *kept)
{
    size_t length = strlen(text), start = length;
    for (size_t n = 0; n < length; n++) {
        unsigned char letter = (unsigned char)text[n], next = (unsigned char)text[n + 1];
        bool is_long = letter == 0xC2 && next >= 0x80 && next < 0xA0; /* U+0080 to U+009F */
        if ((letter < 0x20 && !strchr(kept, letter)) || letter == 0x7F || is_long)
            text[n] = '?';
        if (is_long)
            text[++n] = '?';
    }
    while (start > 0 && length - start < 4 && ((unsigned char)text[start - 1] & 0xC0) == 0x80)
        start--;
    if (start > 0 && (unsigned char)text[start - 1] >= 0xC0 &&
        utf8_length((const unsigned char *)text + start - 1, length - start + 1) == 0)
        text[start - 1] = 0;
}
