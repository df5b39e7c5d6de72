/* What the families of arithmetic share: lowering component by component, and lane by lane. Nearly every value is a
 * scalar, and each of these is then one instruction; vectors come with shader model 6.9 and in libraries. */
#ifndef SPIRV_ARITHMETIC_ALU_H
#define SPIRV_ARITHMETIC_ALU_H

#include "spirv/lowering.h"

/* Lanes of one component of a value: 1, or 2 to 4 for a short vector. */
uint32_t component_lanes(const struct lowering *l, type_id type);

/* A scalar constant, of this SPIR-V type, for each lane of a component of the value's type. */
uint32_t splat_constant(struct lowering *l, type_id type, uint32_t scalar, uint32_t constant);
/* Likewise of bool, of a 32-bit integer, and of the scalar type that the value's type is made of. */
uint32_t splat_bool(struct lowering *l, type_id type, bool value);
uint32_t splat_u32(struct lowering *l, type_id type, uint32_t value);
uint32_t splat_own(struct lowering *l, type_id type, uint32_t constant);

/* Constants of the scalar type that a type is made of; `bits` are cut to its width. */
uint32_t scalar_constant(struct lowering *l, type_id type, uint64_t bits);
uint32_t scalar_float(struct lowering *l, type_id type, double value);

/* Type of the component with its scalars replaced: bool, or an unsigned integer of so many bits. */
uint32_t bool_component(struct lowering *l, type_id type);
uint32_t int_component(struct lowering *l, type_id type, uint32_t bits);

/* One lane of a value, as a scalar. A scalar has the same value in all lanes. */
uint32_t value_lane(struct lowering *l, value_id value, uint32_t lane);

/* Emits `op` for each component of the result, with the operands' components. */
void lower_componentwise(struct lowering *l, const struct instruction *i, SpvOp op);
void lower_componentwise_glsl(struct lowering *l, const struct instruction *i, enum GLSLstd450 instruction);
/* Likewise, NoContraction where the source demands it. */
void lower_float_arithmetic(struct lowering *l, const struct instruction *i, SpvOp op);

/* The result is this component of another value. */
void copy_component(struct lowering *l, uint32_t type, uint32_t id, uint32_t source);

/* One lane of an operation whose lowering is made of scalars. */
struct lane {
    const struct instruction *instruction;
    type_id type; /* scalar type of the first operand */
    type_id result_scalar;
    uint32_t result_type; /* scalar */
    uint32_t result;      /* id to define */
    uint32_t operands[8]; /* scalars */
    uint32_t shared;      /* an id that the caller has computed once for all lanes */
};

typedef void lower_lane(struct lowering *l, const struct lane *lane);

/* Calls `lower` for each lane of the result, which is no aggregate, and puts the lanes together. Of the operands the
 * first `operand_count` are taken apart; those behind are literals. */
void for_each_lane(struct lowering *l, const struct instruction *i, uint32_t operand_count, uint32_t shared,
                   lower_lane *lower);

/* A scalar of 16 bits as 32, its upper bits zero or copies of the sign; of min precision too, whose upper bits mean
 * nothing. Others as they are. */
uint32_t widen_16bit(struct lowering *l, type_id type, uint32_t value, bool is_signed);

/* conversion.c: bits of a half, which is kept in 32 bits, as the low half of a u32; and back. Scalars. */
uint32_t pack_half(struct lowering *l, uint32_t id, uint32_t value);
uint32_t unpack_half(struct lowering *l, uint32_t id, uint32_t bits);

#endif
