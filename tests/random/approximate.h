/* Operations whose results devices may round differently: division, roots, exponentials, sines. Their results can still
 * be compared bit for bit:
 *  - operands are restricted to few values: (least + 0 ... count - 1) / divisor;
 *  - the result is rounded to a whole number of steps.
 * The boundaries between steps are placed so that every exact result is farther from a boundary than the permitted
 * error (checked by test_approximate.c). */
#ifndef TESTS_RANDOM_APPROXIMATE_H
#define TESTS_RANDOM_APPROXIMATE_H

#include "lowering.h"
#include "operations.h"

enum {
    MAX_APPROXIMATE_OPERANDS = 2,
    APPROXIMATE_PARTS = 128
};

struct approximation {
    const char *name; /* of the operation */
    struct {
        int least;        /* in units of 1/divisor */
        uint32_t count;   /* a power of two */
        uint32_t divisor; /* a power of two */
    } operands[MAX_APPROXIMATE_OPERANDS];
    uint32_t operand_count;
    uint32_t steps;            /* steps per 1.0 */
    int offset;                /* of the boundaries, in steps / APPROXIMATE_PARTS */
    double absolute, relative; /* permitted error of devices */
    double (*exact)(double, double);
};

extern const struct approximation approximations[];
extern const uint32_t approximation_count;

/* Emits the operation. `operands`: arbitrary integers with as many lanes as `type`. */
uint32_t lower_approximate(struct lowering *l, const struct operation *operation, uint32_t type,
                           const uint32_t *operands);

#endif
