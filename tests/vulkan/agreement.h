/* Whether what a device left behind agrees with what the executor did. */
#ifndef TESTS_VULKAN_AGREEMENT_H
#define TESTS_VULKAN_AGREEMENT_H

#include "formats.h"
#include "traits.h"

#include <stddef.h>

enum {
    MOST_OTHERS = 3
};

/* One block of memory, as three parties left it. */
struct results {
    const char *title;
    const struct texel_format *format; /* NULL: untyped memory */
    const void *before;                /* what it held before; NULL: nothing */
    const void *device;
    const void *expected;
    const void *others[MOST_OTHERS]; /* the executor's in other orders, with other undefined bits: where one differs
                                        from `expected`, the result is not determined */
    size_t other_count;
    size_t size;
};

struct tally {
    size_t compared, undetermined, differences; /* components, or words of untyped memory */
    bool is_silent;                             /* differences are counted only */
};

/* Prints differences unless it is to be silent, and adds to the tally. */
void compare_results(const struct results *results, const struct traits *traits, struct tally *tally);

#endif
