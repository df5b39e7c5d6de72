/* Numbers in slots: of any width, floats as their bits. */
#ifndef REFERENCE_EXEC_NUMBERS_H
#define REFERENCE_EXEC_NUMBERS_H

#include <stdbool.h>
#include <stdint.h>

static inline uint64_t truncate_bits(unsigned bits, uint64_t value)
{
    return bits >= 64 ? value : value & ((UINT64_C(1) << bits) - 1);
}

static inline int64_t sign_extend(unsigned bits, uint64_t value)
{
    if (bits >= 64)
        return (int64_t)value;
    uint64_t sign = UINT64_C(1) << (bits - 1);
    return (int64_t)((truncate_bits(bits, value) ^ sign) - sign);
}

/* Floats of 16, 32 or 64 bits. The way back rounds to nearest, ties to even. Since a double has more than twice the
 * bits of the narrower ones, sums, products, quotients and roots computed in double round as if done in their width. */
double float_number(unsigned bits, uint64_t value);
uint64_t float_bits(unsigned bits, double number);
uint64_t half_towards_zero(double number); /* too large ones become the largest */
uint32_t f32_bits(float number);
float f32_number(uint64_t bits);

/* The same value, with a denormal made a zero of its sign. */
uint64_t flush_float(unsigned bits, uint64_t value);

/* Float to integer as D3D does it: towards zero, clamped to what fits, NaN is 0. */
uint64_t number_to_unsigned(unsigned bits, double number);
uint64_t number_to_signed(unsigned bits, double number);

/* LLVM's instructions on scalars; `what` is enum binary, enum predicate, enum cast. Divisions by zero give all ones. */
uint64_t binary_result(unsigned what, unsigned bits, uint64_t left, uint64_t right);
bool compare_result(unsigned what, unsigned bits, uint64_t left, uint64_t right);
/* False if this cast is not one between numbers. */
bool cast_result(unsigned what, unsigned from_bits, bool from_float, unsigned to_bits, uint64_t value,
                 uint64_t *result);

#endif
