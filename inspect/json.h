/* Writes a JSON object, one value per line, indented. Keys keep the order in which they are written. */
#ifndef INSPECT_JSON_H
#define INSPECT_JSON_H

#include "base/text.h"

struct json {
    struct text *text;
    uint32_t depth;
    bool first; /* the next value needs no comma before it */
};

struct json json_begin(struct text *text);
void json_end(struct json *json);

/* `key` NULL: an element of an array. `bracket`: '{' or '[', closed by '}' or ']'. */
void json_key(struct json *json, const char *key);
void json_open(struct json *json, const char *key, char bracket);
void json_close(struct json *json, char bracket);
void json_string(struct json *json, const char *key, const char *string);
void json_number(struct json *json, const char *key, uint64_t number);
void json_number_or_null(struct json *json, const char *key, uint32_t number); /* UINT32_MAX: null */
void json_boolean(struct json *json, const char *key, bool value);
void json_numbers(struct json *json, const char *key, uint32_t count, const uint32_t *numbers);

/* Writes the shortest decimal that reads back as the same float, in any locale. Infinity: 1e999, which overflows. */
void text_float(struct text *text, float value);

#endif
