/* Scalar types: valid casts, floats as bits, names. */
#ifndef TESTS_RANDOM_SCALARS_H
#define TESTS_RANDOM_SCALARS_H

#include "program.h"

enum {
    CAST_COUNT = 12 /* LLVM's casts up to bitcast */
};

bool is_cast_valid(uint32_t cast, enum scalar from, enum scalar to);

/* The type as in names of DXIL's functions: i1, f32, v4i16. */
enum {
    TYPE_TEXT = 16
};
char *describe_type(uint32_t type, char text[TYPE_TEXT]);

/* The bits of quarters / 4 as a float of this type. */
uint64_t bits_of_quarters(enum scalar scalar, int quarters);

#endif
