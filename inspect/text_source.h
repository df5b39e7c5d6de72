/* A text that is read, the position in it, and errors with line and column. */
#ifndef INSPECT_TEXT_SOURCE_H
#define INSPECT_TEXT_SOURCE_H

#include "base/arena.h"

struct source {
    struct arena *arena;
    const char *begin, *at, *end; /* not NUL-terminated */
};

/* Fails with DXS_RESULT_INVALID_ARGUMENT and the message "line 2, column 5: ...", for the position `at`. */
_Noreturn void source_fail(const struct source *source, const char *at, const char *format, ...) PRINTF_LIKE(3, 4);

/* The value of a decimal number in the syntax of C and JSON, in any locale. Too large numbers become infinite. Fails if
 * it has more than 100 characters. */
float source_float(const struct source *source, const char *begin, size_t length);

/* The value of decimal digits. Fails if it exceeds 32 bits. */
uint32_t source_number(const struct source *source, const char *begin, size_t length);

#endif
