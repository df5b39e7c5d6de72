/* Simulates rounding errors that Vulkan allows: shifts inexact results by an amount that options.rounding seeds. */
#include "exec/machine.h"
#include "exec/numbers.h"

#include <math.h>

/* Seed 1: up; seed 2: down, so that whatever grows or falls with its inputs changes as far as it can. Others: -1, 0 or
 * 1, a hash of the value and the seed. */
static int direction(uint64_t value, uint32_t seed)
{
    if (seed <= 2)
        return seed == 1 ? 1 : -1;
    uint64_t z = (value + seed) * UINT64_C(0xBF58476D1CE4E5B9);

    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return (int)((z >> 33) % 3) - 1;
}

uint64_t with_other_nan(const struct machine *machine, unsigned bits, uint64_t value)
{
    uint64_t seed = machine->options->rounding, infinity = float_bits(bits, INFINITY);
    uint64_t quiet = infinity | (infinity & ~(infinity << 1)) >> 1, payload = seed >> 1 & 0xFF;

    if (!seed || !isnan(float_number(bits, value)))
        return value;
    return quiet | payload | (seed & 1) << (bits - 1);
}

uint64_t rounded_elsewhere(const struct machine *machine, unsigned bits, uint64_t value, double part, double least)
{
    double number = float_number(bits, value);

    if (!machine->options->rounding || !isfinite(number))
        return with_other_nan(machine, bits, value);
    if (bits == 16)
        part = fmax(part, 0x1p-10);
    else if (bits == 64)
        part = fmin(part, 0x1p-50);
    return float_bits(bits, number + direction(value, machine->options->rounding) * fmax(fabs(number) * part, least));
}

/* True if IEEE arithmetic gives the exact result, which no rounding changes. Computes in double, where sums and
 * products of floats up to 32 bits are exact except for very different exponents. */
static bool is_exact(unsigned what, unsigned bits, double left, double right, double result)
{
    int exponent;

    if (what == BINARY_FADD || what == BINARY_FSUB)
        return (what == BINARY_FADD ? left + right : left - right) == result && bits < 64;
    if (what == BINARY_FMUL)
        return left * right == result && bits < 64;
    return what == BINARY_FDIV && fabs(frexp(right, &exponent)) == 0.5;
}

/* One binary operation. Denormal operands and results are flushed if the shader or the options ask for it. Precise
 * operations are rounded correctly, except quotients and remainders. */
uint64_t rounded_step(const struct machine *machine, unsigned what, unsigned bits, bool is_precise, uint64_t left,
                      uint64_t right)
{
    left = flushed(machine, bits, left);
    right = flushed(machine, bits, right);
    uint64_t result = flushed(machine, bits, binary_result(what, bits, left, right));
    bool may_differ = what == BINARY_FDIV || what == BINARY_FREM || !is_precise;

    if (machine->options->rounding && may_differ &&
        !is_exact(what, bits, float_number(bits, left), float_number(bits, right), float_number(bits, result)))
        return rounded_elsewhere(machine, bits, result, 0x1p-22, 0);
    return with_other_nan(machine, bits, result);
}
