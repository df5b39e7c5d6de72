/* Results that Direct3D defines and SPIR-V does not: struct dxs_guarantees, docs/reference/semantics.md. */
#ifndef SPIRV_ARITHMETIC_GUARANTEES_H
#define SPIRV_ARITHMETIC_GUARANTEES_H

#include "spirv/lowering.h"

/* Converts one component. `from` and `to` are DXIL types with the same number of lanes in a component. */
struct conversion {
    type_id from, to;
    uint32_t value;    /* id */
    uint32_t type, id; /* SPIR-V type of the result, id to define */
};

/* Float to integer: out-of-range numbers become the nearest integer, NaN becomes 0. */
void convert_to_integer(struct lowering *l, const struct conversion *c, bool is_signed);

/* Signed and unsigned quotient and remainder. x / 0 and x % 0: all bits set. smallest / -1 = smallest, remainder 0. */
void lower_defined_division(struct lowering *l, const struct instruction *i);

/* The low bits of a shift count that Direct3D uses. `component` is a component of operand 1. */
uint32_t defined_shift_count(struct lowering *l, const struct instruction *i, uint32_t component);

/* FMax, FMin and Saturate as comparisons and selections, which the execution mode SignedZeroInfNanPreserve covers. */
void lower_defined_extremum(struct lowering *l, const struct instruction *i);
void lower_defined_saturate(struct lowering *l, const struct instruction *i);

/* Frc stays below 1. Sin and Cos have an error below 0.0008 between -100 pi and 100 pi. */
void lower_defined_fraction(struct lowering *l, const struct instruction *i);
void lower_defined_sine(struct lowering *l, const struct instruction *i);

/* Bits of a half, as a u32, from a 32-bit float rounded towards zero. */
void truncate_to_half(struct lowering *l, uint32_t id, uint32_t value);

#endif
