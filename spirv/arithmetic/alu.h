/* Arithmetic helpers: lowering by component and by lane. Nearly every value is a scalar, so an operation is one
 * instruction. Vectors occur in shader model 6.9 and in libraries. */
#ifndef SPIRV_ARITHMETIC_ALU_H
#define SPIRV_ARITHMETIC_ALU_H

#include "spirv/lowering.h"

/* Lanes of one component of a value: 1; if the component is a vector, all lanes of it. */
uint32_t component_lanes(const struct lowering *l, type_id type);

/* `constant` (of SPIR-V type `scalar`) repeated for each lane of a component of `type`. */
uint32_t splat_constant(struct lowering *l, type_id type, uint32_t scalar, uint32_t constant);
/* The same for a bool, for a 32-bit integer, and for a number of the scalar type of `type`; `bits` are truncated. */
uint32_t splat_bool(struct lowering *l, type_id type, bool value);
uint32_t splat_u32(struct lowering *l, type_id type, uint32_t value);
uint32_t component_constant(struct lowering *l, type_id type, uint64_t bits);
uint32_t component_float(struct lowering *l, type_id type, double value);

/* The component's type with each scalar replaced: by bool, or by an unsigned integer of `bits` bits. */
uint32_t bool_component(struct lowering *l, type_id type);
uint32_t int_component(struct lowering *l, type_id type, uint32_t bits);

uint32_t operand_component(struct lowering *l, const struct instruction *i, uint32_t number, uint32_t component);

/* Emits `op` for each component of the result, with the operands' components. */
void lower_componentwise(struct lowering *l, const struct instruction *i, SpvOp op);
void lower_componentwise_glsl(struct lowering *l, const struct instruction *i, enum GLSLstd450 instruction);
/* Adds NoContraction if the source is precise. */
void lower_float_arithmetic(struct lowering *l, const struct instruction *i, SpvOp op);

/* One component of an operation that is lowered component by component. */
struct component {
    const struct instruction *instruction;
    uint32_t number;
    uint32_t type, id; /* SPIR-V type of the result, id to define */
};

typedef void lower_component(struct lowering *l, const struct component *c);

/* Calls `lower` for each component of the result, and decorates the results. */
void for_each_component(struct lowering *l, const struct instruction *i, lower_component *lower);

/* The same component of an operand. */
uint32_t component_operand(struct lowering *l, const struct component *c, uint32_t number);

/* One lane of an operation that is lowered lane by lane. */
struct lane {
    const struct instruction *instruction;
    type_id type; /* scalar type of the first operand */
    type_id result_scalar;
    uint32_t result_type; /* scalar */
    uint32_t result;      /* id to define */
    uint32_t operands[8]; /* scalars */
    uint32_t shared;      /* id that the caller computed once for all lanes */
};

typedef void lower_lane(struct lowering *l, const struct lane *lane);

/* Calls `lower` for each lane of the result and composes the vector. The result must not be an aggregate. The first
 * `operand_count` operands are split into lanes; the operands after them are literals. */
void for_each_lane(struct lowering *l, const struct instruction *i, uint32_t operand_count, uint32_t shared,
                   lower_lane *lower);

/* Widens a 16-bit scalar to 32 bits with zeros or copies of the sign. Min-precision values have 32 bits in SPIR-V, but
 * their upper bits are undefined, so they are extended, too. Returns other widths unchanged. */
uint32_t widen_16bit(struct lowering *l, type_id type, uint32_t value, bool is_signed);

/* Whether an operation of unsigned numbers must take `count` operands by unsigned_word, which has the low 16 bits of
 * the scalar: see takes_large_words. */
bool has_large_words(const struct lowering *l, const struct instruction *i, uint32_t first, uint32_t count);
uint32_t unsigned_word(struct lowering *l, const struct instruction *i, uint32_t number);

/* Half in a 32-bit float <-> its bits in the low half of a u32. Scalars. (conversion.c) */
uint32_t pack_half(struct lowering *l, uint32_t id, uint32_t value);
uint32_t unpack_half(struct lowering *l, uint32_t id, uint32_t bits);

/* ---- LLVM instructions: instructions.c, conversion.c (casts), vectors.c (lanes), alu.c --------------------------- */

void lower_binary(struct lowering *l, const struct instruction *i);

/* Lowers arithmetic that is not always `op`, one instruction of two operands. */
void lower_special_binary(struct lowering *l, const struct instruction *i, SpvOp op);

void lower_compare(struct lowering *l, const struct instruction *i);
void lower_select(struct lowering *l, const struct instruction *i);
void lower_insert_value(struct lowering *l, const struct instruction *i);
void lower_cast(struct lowering *l, const struct instruction *i);
void lower_extract_element(struct lowering *l, const struct instruction *i);
void lower_insert_element(struct lowering *l, const struct instruction *i);
void lower_shuffle(struct lowering *l, const struct instruction *i);

/* Whether an operand is a scalar constant other than NaN. An ordered comparison then depends on the other one alone. */
bool is_ordered_constant(const struct lowering *l, const struct instruction *i, uint32_t number);

/* ---- guarantees.c: results that Direct3D defines and SPIR-V does not --------------------------------------------- */

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
