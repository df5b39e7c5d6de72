/* Results that Direct3D defines and SPIR-V does not: struct dxs_guarantees, docs/reference/semantics.md. */
#ifndef SPIRV_ARITHMETIC_GUARANTEES_H
#define SPIRV_ARITHMETIC_GUARANTEES_H

#include "spirv/arithmetic/alu.h"

/* Converts one component. `from` and `to` are DXIL types with the same number of lanes in a component. */
struct conversion {
    type_id from, to;
    uint32_t value;    /* id */
    uint32_t type, id; /* SPIR-V type of the result, id to define */
};

/* Float to integer: out-of-range numbers become the nearest integer, NaN becomes 0. */
void convert_to_integer(struct lowering *l, const struct conversion *c, bool is_signed);

/* Signed and unsigned quotient and remainder. x / 0 and x % 0: all bits set. smallest / -1 = smallest, remainder 0. */
lower_component defined_division;

/* The low bits of a shift count, operand 1, that Direct3D uses. */
uint32_t defined_shift_count(struct lowering *l, const struct component *c);

/* FMax, FMin and Saturate as comparisons and selections, which the execution mode SignedZeroInfNanPreserve covers. */
lower_component defined_extremum, defined_saturate;

/* Frc stays below 1. Sin and Cos have an error below 0.0008 between -100 pi and 100 pi. */
lower_component defined_fraction, defined_sine;

/* Bits of a half, as a u32, from a 32-bit float rounded towards zero. */
void truncate_to_half(struct lowering *l, uint32_t id, uint32_t value);

#endif
