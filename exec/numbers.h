/* Numbers in 64-bit slots, floats as bit patterns: conversions and LLVM's scalar instructions. */
#ifndef EXEC_NUMBERS_H
#define EXEC_NUMBERS_H

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

/* Floats of 16, 32 or 64 bits. float_bits rounds to nearest, ties to even. A double has more than twice the precision
 * of narrower floats, so sums, products, quotients and roots computed in double round as if computed in their width. */
double float_number(unsigned bits, uint64_t value);
uint64_t float_bits(unsigned bits, double number);
uint64_t half_towards_zero(double number); /* finite overflow gives the largest half */
uint32_t f32_bits(float number);
float f32_number(uint64_t bits);

/* A number in bytes, the lowest first. */
uint64_t read_bytes(const uint8_t *bytes, unsigned count);
void write_bytes(uint8_t *bytes, unsigned count, uint64_t value);

/* Replaces a denormal by a zero of the same sign. */
uint64_t flush_float(unsigned bits, uint64_t value);

/* Float to integer with Direct3D's rules: round towards zero, clamp to the range of the integer, NaN gives 0. */
uint64_t number_to_unsigned(unsigned bits, double number);
uint64_t number_to_signed(unsigned bits, double number);

/* LLVM's scalar instructions. `what` is enum binary, enum predicate or enum cast. Integer division by zero gives all
 * ones. */
uint64_t binary_result(unsigned what, unsigned bits, uint64_t left, uint64_t right);
bool compare_result(unsigned what, unsigned bits, uint64_t left, uint64_t right);
/* False: not a conversion between numbers, such as a bitcast. */
bool cast_result(unsigned what, unsigned from_bits, bool from_float, unsigned to_bits, uint64_t value,
                 uint64_t *result);

#endif
