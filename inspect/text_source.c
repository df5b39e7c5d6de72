/* Text input: errors with line and column, decimal numbers. */
#include "inspect/text_source.h"

#include <float.h>
#include <locale.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_NUMBER_LENGTH = 100,
    MAX_POINT_BYTES = 8 /* of a locale's decimal point in UTF-8 */
};

/* The smallest double that rounds to 2^128 instead of the largest float. */
#define FIRST_INFINITE 3.4028235677973366e+38

void source_fail(const struct source *source, const char *at, const char *format, ...)
{
    struct fault *fault = source->arena->fault;
    char message[sizeof fault->error.message];
    uint32_t line = 1, column = 1;
    va_list arguments;

    for (const char *c = source->begin; c < at; c++) {
        column = *c == '\n' ? 1 : column + 1;
        line += *c == '\n';
    }
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    fault->error.line = line;
    fault->error.offset = (uint32_t)(at - source->begin);
    fail(fault, DXS_RESULT_INVALID_ARGUMENT, "line %u, column %u: %s", line, column, message);
}

static float round_to_float(double value)
{
    if (value > (double)FLT_MAX)
        return value < FIRST_INFINITE ? FLT_MAX : INFINITY;
    if (value < -(double)FLT_MAX)
        return value > -FIRST_INFINITE ? -FLT_MAX : -INFINITY;
    return (float)value;
}

float source_float(const struct source *source, const char *begin, size_t length)
{
    char digits[MAX_NUMBER_LENGTH + MAX_POINT_BYTES + 1], *out = digits;
    const char *point = localeconv()->decimal_point;

    if (length > MAX_NUMBER_LENGTH || strlen(point) > MAX_POINT_BYTES)
        source_fail(source, begin, "the number has more than %d characters", MAX_NUMBER_LENGTH);
    for (size_t n = 0; n < length; n++) {
        if (begin[n] == '.') {
            memcpy(out, point, strlen(point));
            out += strlen(point);
        } else {
            *out++ = begin[n];
        }
    }
    *out = '\0';
    return round_to_float(strtod(digits, NULL));
}

uint32_t source_number(const struct source *source, const char *begin, size_t length)
{
    uint64_t value = 0;

    for (size_t n = 0; n < length; n++) {
        value = 10 * value + (uint64_t)(begin[n] - '0');
        if (value > UINT32_MAX)
            source_fail(source, begin, "the number %.*s does not fit into 32 bits", (int)(length < 40 ? length : 40),
                        begin);
    }
    return (uint32_t)value;
}
