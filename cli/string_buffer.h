/* Text that grows. */
#ifndef CLI_STRING_BUFFER_H
#define CLI_STRING_BUFFER_H

#include <stdbool.h>
#include <stddef.h>

/* Zero-initialized: empty. buffer_free releases it. */
struct string_buffer {
    char *data; /* allocated with malloc; NUL-terminated if not NULL */
    size_t size, capacity;
    bool failed; /* out of memory: the text is incomplete */
};

void buffer_append(struct string_buffer *text, const char *data, size_t size);
void buffer_append_string(struct string_buffer *text, const char *string);
void buffer_append_format(struct string_buffer *text, const char *format, ...); /* at most 255 bytes */

/* The string with quotes, escaped as in JSON. */
void buffer_append_json(struct string_buffer *text, const char *string);

void buffer_free(struct string_buffer *text);

#endif
