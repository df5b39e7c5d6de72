/* A growing text: strings, numbers, formats, escapes. */
#include "base/text.h"

#include <locale.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct text text_create(struct arena *arena)
{
    return (struct text){.arena = arena};
}

struct text text_within(char *buffer, uint32_t size)
{
    return (struct text){.data = buffer, .capacity = size};
}

void text_append(struct text *text, const char *bytes, size_t length)
{
    vector_reserve(text->arena, text, length);
    if (length)
        memcpy(text->data + text->count, bytes, length);
    text->count += (uint32_t)length;
}

void text_string(struct text *text, const char *string)
{
    text_append(text, string, strlen(string));
}

void text_prefix(struct text *text, const char *string, size_t max)
{
    size_t length = 0;

    while (length < max && string[length])
        length++;
    text_append(text, string, length);
}

void text_char(struct text *text, char character)
{
    vector_push(text->arena, text, character);
}

void text_number(struct text *text, int64_t number)
{
    char digits[20]; /* enough for -2^63 */
    size_t first = sizeof digits;
    uint64_t magnitude = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;

    do
        digits[--first] = (char)('0' + magnitude % 10);
    while (magnitude /= 10);
    if (number < 0)
        digits[--first] = '-';
    text_append(text, digits + first, sizeof digits - first);
}

void text_decimal(struct text *text, const char *digits)
{
    const char *point = localeconv()->decimal_point, *found = *point ? strstr(digits, point) : NULL;

    if (found) {
        text_append(text, digits, (size_t)(found - digits));
        text_char(text, '.');
        digits = found + strlen(point);
    }
    text_string(text, digits);
}

void text_format(struct text *text, const char *format, ...)
{
    va_list arguments, again;

    va_start(arguments, format);
    va_copy(again, arguments);
    size_t room = text->capacity - text->count; /* usually enough */
    int length = vsnprintf(room ? text->data + text->count : NULL, room, format, arguments);
    va_end(arguments);
    if (length > 0) {
        if ((size_t)length >= room) {
            vector_reserve(text->arena, text, (size_t)length + 1); /* vsnprintf writes a NUL that is not counted */
            vsnprintf(text->data + text->count, (size_t)length + 1, format, again);
        }
        text->count += (uint32_t)length;
    }
    va_end(again);
}

/* Length of the UTF-8 character at `bytes`; 0: not UTF-8. */
static COLD size_t utf8_length(const unsigned char *bytes, size_t available)
{
    static const uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t length = bytes[0] < 0x80 ? 1 : bytes[0] >= 0xF0 ? 4 : bytes[0] >= 0xE0 ? 3 : 2;
    uint32_t code = bytes[0] & (length == 1 ? 0x7Fu : 0x7Fu >> length);

    if ((bytes[0] >= 0x80 && bytes[0] < 0xC2) || bytes[0] > 0xF4 || length > available)
        return 0;
    for (size_t i = 1; i < length; i++) {
        if ((bytes[i] & 0xC0) != 0x80)
            return 0;
        code = code << 6 | (bytes[i] & 0x3F);
    }
    bool is_surrogate = code >> 11 == 0xD800 >> 11;
    return code < smallest[length] || code > 0x10FFFF || is_surrogate ? 0 : length;
}

/* Bytes at the start of a string that are UTF-8. */
static size_t utf8_prefix(const char *string, size_t length)
{
    size_t at = 0, step = 1;

    for (; at < length && step; at += step)
        step = utf8_length((const unsigned char *)string + at, length - at);
    return at;
}

/* utf8_text for a string that is not ASCII. */
static NOINLINE COLD const char *beyond_ascii(struct arena *arena, const char *string)
{
    size_t length = strlen(string), valid = utf8_prefix(string, length);
    struct text text;

    if (valid == length)
        return string;
    text = text_create(arena);
    for (; valid < length; string += valid + 1, length -= valid + 1, valid = utf8_prefix(string, length)) {
        unsigned char latin = (unsigned char)string[valid];
        text_append(&text, string, valid);
        text_char(&text, (char)(0xC0 | latin >> 6));
        text_char(&text, (char)(0x80 | (latin & 0x3F)));
    }
    text_append(&text, string, length);
    return text_finish(&text);
}

const char *utf8_text(struct arena *arena, const char *string)
{
    const signed char *c = (const signed char *)string;

    while (*c > 0)
        c++;
    return *c ? beyond_ascii(arena, string) : string;
}

size_t utf8_cut(const char *string, size_t length, size_t most)
{
    if (length <= most)
        return length;
    while (most > 0 && (string[most] & 0xC0) == 0x80)
        most--;
    return most;
}

void text_escaped(struct text *text, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length;) {
        unsigned char c = (unsigned char)bytes[i];
        size_t step = utf8_length((const unsigned char *)bytes + i, length - i);
        if (c == '"' || c == '\\')
            text_format(text, "\\%c", c);
        else if (c == '\n')
            text_string(text, "\\n");
        else if (c < 0x20 || c == 0x7F)
            text_format(text, "\\u%04x", c);
        else if (step == 0)
            text_string(text, "\xEF\xBF\xBD");
        else
            text_append(text, bytes + i, step);
        i += step ? step : 1;
    }
}

COLD void text_make_line(char *string, bool is_cut)
{
    size_t length = strlen(string), written = 0;

    for (size_t i = 0, step; i < length; i += step) {
        const unsigned char *c = (const unsigned char *)string + i;
        bool is_control = *c < 0x20 || *c == 0x7F || (*c == 0xC2 && c[1] < 0xA0); /* U+0080 to U+009F are, too */
        step = utf8_length(c, length - i);
        if (!step && is_cut && length - i < 4 && *c >= 0xC0)
            break;
        if (!step || is_control)
            string[written++] = '?';
        else
            memmove(string + written, c, step);
        written += step && !is_control ? step : 0;
        step += !step;
    }
    string[written] = 0;
}

const char *text_finish(struct text *text)
{
    text_char(text, '\0');
    text->count--;
    return text->data;
}

const char *nth_text(const char *list, uint32_t number)
{
    for (; number > 0 && *list; number--)
        list += strlen(list) + 1;
    return *list ? list : "unknown";
}
