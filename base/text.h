/* A growing text in an arena, for disassembly, JSON and Graphviz output. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include "base/vector.h"

struct text {
    struct arena *arena;
    char *data; /* not NUL-terminated until text_finish */
    uint32_t count, capacity;
};

struct text text_create(struct arena *arena);
struct text text_within(char *buffer, uint32_t size); /* a fixed buffer: the caller knows that text and NUL fit */
void text_append(struct text *text, const char *bytes, size_t length);
void text_string(struct text *text, const char *string);
void text_prefix(struct text *text, const char *string, size_t max); /* at most `max` bytes */
void text_char(struct text *text, char character);
void text_number(struct text *text, int64_t number); /* in decimal */
void text_decimal(struct text *text,
                  const char *digits); /* of a float, from snprintf: its decimal point becomes '.' in every locale */
void text_format(struct text *text, const char *format, ...) PRINTF_LIKE(2, 3);

/* For quoted strings of JSON and dot: escapes backslash, quote and control characters, replaces bytes that are not
 * UTF-8. */
void text_escaped(struct text *text, const char *bytes, size_t length);

/* A string in UTF-8 is returned as it is. Of others a copy is made: each byte that is not UTF-8 is read as Latin-1. */
const char *utf8_text(struct arena *arena, const char *string);

/* Bytes of the longest prefix of at most `most` bytes that ends between two characters. */
size_t utf8_cut(const char *string, size_t length, size_t most);

/* Makes one line of UTF-8 of a string, in place: control characters and bytes that are not UTF-8 become '?'. `is_cut`:
 * a character may be missing bytes at the end, and then goes. */
void text_make_line(char *string, bool is_cut);

/* String number `number` of a list. The list is one string: elements end with a NUL, the last one is empty. "unknown"
 * if the number is beyond the end. */
const char *nth_text(const char *list, uint32_t number);

/* Adds a NUL. The result lives as long as the arena. */
const char *text_finish(struct text *text);

#endif
