/* Compares a device's results with the executor's, within the tolerances of the shader's arithmetic. */
#ifndef RUNNER_AGREEMENT_H
#define RUNNER_AGREEMENT_H

#include "runner/bind/formats.h"
#include "runner/compare/traits.h"
#include "runner/run_files/values.h"

#include <stddef.h>

enum {
    MAX_OTHERS = 7,
    MAX_ROUNDINGS = 4
};

/* Tolerance of the shader's floats, relative to max(|x|, 1). */
double tolerance_of(enum exactness exactness, enum value_type type);

/* Whether two floats of a type agree: any two NaNs do, and denormals and zeros. */
bool floats_agree(double a, double b, enum value_type type, double tolerance);

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

struct difference {
    char title[64];            /* of the results: a register or a semantic */
    size_t index;              /* of the component, or of the word of untyped memory */
    size_t width;              /* its bytes */
    uint64_t device, expected; /* its bits */
    bool is_float;             /* 32 bits that were compared as a float */
};

struct tally {
    size_t compared, undetermined, differences; /* components, or words of untyped memory */
    struct difference first;                    /* if there are differences */
    bool is_silent;                             /* counts differences without printing them */
};

/* Adds to the tally. Prints the first differences unless tally->is_silent. */
void compare_results(const struct results *results, const struct traits *traits, struct tally *tally);

#endif
