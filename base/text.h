/* A writer of text into an arena: for disassembly, JSON and Graphviz output. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include "base/vector.h"

struct text {
    struct arena *arena;
    char *data; /* not NUL-terminated until text_finish */
    uint32_t count, capacity;
};

struct text text_create(struct arena *arena);
struct text text_within(char *buffer, uint32_t size); /* of one that is known to fit, with its NUL */
void text_append(struct text *text, const char *bytes, size_t length);
void text_string(struct text *text, const char *string);
void text_beginning(struct text *text, const char *string, size_t most); /* at most so many bytes of it */
void text_char(struct text *text, char character);
void text_number(struct text *text, uint32_t number); /* decimal */
void text_integer(struct text *text, int64_t number);
void text_decimal(struct text *text, const char *digits); /* of a float, as snprintf gave them: with a point anyway */
void text_format(struct text *text, const char *format, ...) PRINTF_LIKE(2, 3);

/* Within JSON or dot quotes: backslash, quote and control characters are escaped, bytes that are no UTF-8 replaced. */
void text_escaped(struct text *text, const char *bytes, size_t length);

/* The text of this number, from 0, in a list: one behind the other, each with its NUL, an empty one at the end. Behind
 * that: "unknown". */
const char *nth_text(const char *list, uint32_t number);

/* NUL-terminated; stays valid as long as the arena. */
const char *text_finish(struct text *text);

#endif
