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

/* The string with quotes, escaped as in JSON. Bytes that are not UTF-8 are taken as Latin-1. */
void buffer_append_json(struct string_buffer *text, const char *string);
void buffer_append_json_part(struct string_buffer *text, const char *data, size_t size); /* without a NUL */

/* The same of a path, whose bytes that are not UTF-8 become \udc80 to \udcff, as in Python: they can be read back. */
void buffer_append_json_path(struct string_buffer *text, const char *path);

/* Replaces control characters by '?', except those in `kept`, because a terminal would obey them. Removes an incomplete
 * UTF-8 character at the end. */
void make_plain(char *text, const char *kept);

void buffer_free(struct string_buffer *text);

#endif
