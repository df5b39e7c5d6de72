/* Compares a device's results with the executor's, within the tolerances of the shader's arithmetic. */
#ifndef TESTS_VULKAN_AGREEMENT_H
#define TESTS_VULKAN_AGREEMENT_H

#include "bind/formats.h"
#include "compare_shaders/traits.h"

#include <stddef.h>

enum {
    MAX_OTHERS = 6,
    MAX_ROUNDINGS = 4
};

/* Allowed distance from the expected value, for components of a format or words of untyped memory. */
struct reach {
    double *down, *up; /* by component or word; not negative */
};

/* Numeric value of a component or word. An untyped word counts as float if its magnitude is plausible for one. */
double result_number(const struct texel_format *format, uint64_t bits);
size_t result_width(const struct texel_format *format); /* bytes per component or word */

/* Contents of one block of memory: after the device and after several executions. */
struct results {
    const char *title;
    const struct texel_format *format; /* NULL: untyped memory */
    const void *before;                /* initial contents; NULL: none */
    const void *device;
    const void *expected;
    const void *others[MAX_OTHERS]; /* executions with other orders of threads and other undefined bits; where one
                                        differs from `expected`, the result is undetermined */
    size_t other_count;
    const void *roundings[MAX_ROUNDINGS]; /* executions with different rounding; where one is far from `expected`, the
                                              device's result may be far, too */
    size_t rounding_count;
    size_t size;
    size_t row;                /* texels per row; 0: not a texture */
    const struct reach *reach; /* allowed variation; NULL: none */
};

struct tally {
    size_t compared, undetermined, differences; /* components, or words of untyped memory */
    bool is_silent;                             /* counts differences without printing them */
};

/* Adds to the tally. Prints the first differences unless tally->is_silent. */
void compare_results(const struct results *results, const struct traits *traits, struct tally *tally);

#endif
