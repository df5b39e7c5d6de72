/* Results that Direct3D defines and SPIR-V leaves open, computed: struct dxs_guarantees, docs/reference/semantics.md.
 */
#ifndef SPIRV_ARITHMETIC_GUARANTEES_H
#define SPIRV_ARITHMETIC_GUARANTEES_H

#include "spirv/lowering.h"

/* One component of a conversion: `from` and `to` are DXIL types with as many lanes a component. */
struct conversion {
    type_id from, to;
    uint32_t value;    /* id */
    uint32_t type, id; /* SPIR-V type of the result, and the id to define */
};

/* A float to an integer: numbers out of range become the nearest integer, NaN becomes 0. */
void convert_to_integer(struct lowering *l, const struct conversion *c, bool is_signed);

/* All four kinds of division. By 0: all bits set. Smallest / -1: the smallest, remainder 0. */
void lower_defined_division(struct lowering *l, const struct instruction *i);

/* Of a shift count the bits that count. `component` of operand 1. */
uint32_t defined_shift_count(struct lowering *l, const struct instruction *i, uint32_t component);

/* FMax, FMin and Saturate by comparisons and selections, which Vulkan's SignedZeroInfNanPreserve binds. */
void lower_defined_extremum(struct lowering *l, const struct instruction *i);
void lower_defined_saturate(struct lowering *l, const struct instruction *i);

/* Frc below 1; Sin and Cos within 0.0008 between -100 pi and 100 pi. */
void lower_defined_fraction(struct lowering *l, const struct instruction *i);
void lower_defined_sine(struct lowering *l, const struct instruction *i);

/* Bits of a half, as a u32: a float of 32 bits rounded towards zero. */
void truncate_to_half(struct lowering *l, uint32_t id, uint32_t value);

#endif
