/* Whether what a device left behind agrees with what the executor did. */
#ifndef TESTS_VULKAN_AGREEMENT_H
#define TESTS_VULKAN_AGREEMENT_H

#include "bind/formats.h"
#include "compare_shaders/traits.h"

#include <stddef.h>

enum {
    MAX_OTHERS = 6,
    MAX_ROUNDINGS = 4
};

/* How far components, or words of untyped memory, may be from what is expected. */
struct reach {
    double *down, *up; /* by component; none is negative */
};

/* What a component, or a word, is as a number: untyped words are floats if they look like some. */
double result_number(const struct texel_format *format, uint64_t bits);
size_t result_width(const struct texel_format *format); /* bytes of one */

/* One block of memory, as three parties left it. */
struct results {
    const char *title;
    const struct texel_format *format; /* NULL: untyped memory */
    const void *before;                /* what it held before; NULL: nothing */
    const void *device;
    const void *expected;
    const void *others[MAX_OTHERS]; /* the executor's in other orders, with other undefined bits: where one differs
                                        from `expected`, the result is not determined */
    size_t other_count;
    const void *roundings[MAX_ROUNDINGS]; /* the executor's with numbers rounded elsewhere: where one is far from
                                              `expected`, so may be the device's */
    size_t rounding_count;
    size_t size;
    size_t row;                /* texels in a row; 0: these are none */
    const struct reach *reach; /* NULL: none */
};

struct tally {
    size_t compared, undetermined, differences; /* components, or words of untyped memory */
    bool is_silent;                             /* differences are counted only */
};

/* Prints differences unless it is to be silent, and adds to the tally. */
void compare_results(const struct results *results, const struct traits *traits, struct tally *tally);

#endif
