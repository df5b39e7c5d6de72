/* Which casts there are, and floats as bits. */
#ifndef TESTS_RANDOM_SCALARS_H
#define TESTS_RANDOM_SCALARS_H

#include "program.h"

enum {
    CAST_COUNT = 12 /* LLVM's numbers up to bitcast */
};

bool is_cast_valid(uint32_t cast, enum scalar from, enum scalar to);

/* A float of this type that is so many quarters. */
uint64_t bits_of_quarters(enum scalar scalar, int quarters);

#endif
