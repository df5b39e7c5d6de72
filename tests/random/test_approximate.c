/* Checks the table of approximate operations: for every operand, the exact result is farther from a boundary between
 * steps than the permitted error. */
#include "approximate.h"

#include <math.h>

/* Distance of the result from a boundary, minus the permitted error, in steps. Negative: devices may cross it. */
static double margin_of(const struct approximation *a, double left, double right)
{
    const double half_ulp = 0x1p-24; /* rounding of steps + offset */
    double exact = a->exact(left, right), steps = exact * a->steps + (double)a->offset / (double)APPROXIMATE_PARTS;
    double wrong = (a->absolute + a->relative * fabs(exact)) * a->steps + fabs(steps) * half_ulp;

    return fabs(steps - round(steps)) - wrong;
}

static double operand(const struct approximation *a, uint32_t which, uint32_t number)
{
    return (a->operands[which].least + (double)number) / a->operands[which].divisor;
}

static double least_margin(const struct approximation *a)
{
    uint32_t rights = a->operand_count > 1 ? a->operands[1].count : 1;
    double least = 1;

    for (uint32_t i = 0; i < a->operands[0].count; i++)
        for (uint32_t k = 0; k < rights; k++) {
            double right = a->operand_count > 1 ? operand(a, 1, k) : 0;
            double margin = margin_of(a, operand(a, 0, i), right);
            if (!(margin >= least)) /* NaN counts as least */
                least = margin;
        }
    return least;
}

int main(void)
{
    int failures = 0;

    for (uint32_t i = 0; i < approximation_count; i++) {
        double margin = least_margin(&approximations[i]);
        printf("%-6s %g of a step to spare\n", approximations[i].name, margin);
        failures += !(margin > 0);
    }
    return failures > 0;
}
