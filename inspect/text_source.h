/* Text that is read: what it is read from and where the reader stands, and errors that say so. */
#ifndef INSPECT_TEXT_SOURCE_H
#define INSPECT_TEXT_SOURCE_H

#include "base/arena.h"

struct source {
    struct arena *arena;
    const char *begin, *at, *end; /* not NUL-terminated */
};

/* DXS_INVALID_ARGUMENT: "line 2, column 5: " and the message; the place is where `at` points to. */
_Noreturn void source_fail(const struct source *source, const char *at, const char *format, ...) PRINTF_LIKE(3, 4);

/* The value of a decimal number as C and JSON write it, whatever the locale; too large ones are infinite. Fails if it
 * has more than 100 characters. */
float source_float(const struct source *source, const char *begin, size_t length);

/* Of digits only. Fails if it does not fit into 32 bits. */
uint32_t source_number(const struct source *source, const char *begin, size_t length);

#endif
