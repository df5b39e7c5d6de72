/* Writes indented JSON. */
#include "inspect/json.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void begin_line(struct json *json)
{
    text_string(json->text, json->first ? "\n" : ",\n");
    json->first = false;
    for (uint32_t i = 0; i < json->depth; i++)
        text_string(json->text, "  ");
}

struct json json_begin(struct text *text)
{
    text_char(text, '{');
    return (struct json){.text = text, .depth = 1, .first = true};
}

void json_end(struct json *json)
{
    text_string(json->text, "\n}\n");
}

void json_key(struct json *json, const char *key)
{
    begin_line(json);
    if (key)
        text_format(json->text, "\"%s\": ", key);
}

void json_open(struct json *json, const char *key, char bracket)
{
    json_key(json, key);
    text_char(json->text, bracket);
    json->depth++;
    json->first = true;
}

void json_close(struct json *json, char bracket)
{
    json->depth--;
    if (!json->first) {
        json->first = true;
        begin_line(json);
    }
    text_char(json->text, bracket);
    json->first = false;
}

void json_string(struct json *json, const char *key, const char *string)
{
    json_key(json, key);
    text_char(json->text, '"');
    text_escaped(json->text, string, strlen(string));
    text_char(json->text, '"');
}

void json_number(struct json *json, const char *key, uint64_t number)
{
    json_key(json, key);
    text_format(json->text, "%llu", (unsigned long long)number);
}

void json_number_or_null(struct json *json, const char *key, uint32_t number)
{
    if (number != UINT32_MAX) {
        json_number(json, key, number);
        return;
    }
    json_key(json, key);
    text_string(json->text, "null");
}

void json_boolean(struct json *json, const char *key, bool value)
{
    json_key(json, key);
    text_string(json->text, value ? "true" : "false");
}

void json_numbers(struct json *json, const char *key, uint32_t count, const uint32_t *numbers)
{
    json_key(json, key);
    text_char(json->text, '[');
    for (uint32_t i = 0; i < count; i++)
        text_format(json->text, i ? ", %u" : "%u", numbers[i]);
    text_char(json->text, ']');
}

void text_float(struct text *text, float value)
{
    enum {
        MIN_DIGITS = 6,
        MAX_DIGITS = 9, /* enough for every float */
        FLOAT_TEXT_BYTES = 48
    };
    char digits[FLOAT_TEXT_BYTES];

    if (isinf(value)) { /* JSON has no infinity; these overflow to it */
        text_string(text, value > 0 ? "1e999" : "-1e999");
        return;
    }
    for (int precision = MIN_DIGITS; precision <= MAX_DIGITS; precision++) {
        snprintf(digits, sizeof digits, "%.*g", precision, (double)value);
        if (strtof(digits, NULL) == value)
            break;
    }
    text_decimal(text, digits);
}
