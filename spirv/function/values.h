/* Operands and results of DXIL instructions as SPIR-V ids. */
#ifndef SPIRV_FUNCTION_VALUES_H
#define SPIRV_FUNCTION_VALUES_H

#include "spirv/function/types.h"

uint32_t find_component(struct lowering *l, value_id value, uint32_t component);

/* Id of a component of a value in the block that is being emitted. known_ids[value] is the first id of values that have
 * the same ids in all blocks (most values); 0: find_component must look. */
static inline uint32_t component_at_hand(struct lowering *l, value_id value, uint32_t component)
{
    uint32_t id = l->known_ids[value];
    return id ? id + component : find_component(l, value, component);
}
uint32_t value_component(struct lowering *l, value_id value, uint32_t component); /* the same, not inlined */

/* The DXIL value of an operand, and the id of its first component. Operand 0 of a DXIL operation follows the opcode. */
static inline value_id operand_value(const struct lowering *l, const struct instruction *i, uint32_t operand)
{
    return l->function->operands[i->first_operand + operand];
}

inline uint32_t operand(struct lowering *l, const struct instruction *i, uint32_t number)
{
    return value_component(l, l->function->operands[i->first_operand + number], 0);
}

/* operand_constant: whether an operand is a constant integer; *bits: its value, sign-extended. */
bool operand_constant(const struct lowering *l, const struct instruction *i, uint32_t number, uint64_t *bits);
bool operand_undef(const struct lowering *l, const struct instruction *i, uint32_t number);

/* Value of an operand that dx_operations declares constant: the reader has checked it. */
uint32_t operand_literal(const struct lowering *l, const struct instruction *i, uint32_t number);

/* Id reserved for component 0 of the result in the block that is being emitted. */
uint32_t result_id(const struct lowering *l, const struct instruction *i);

/* Mask of the result's used components, by component_bit. Unused components need not be emitted. */
uint32_t used_components(const struct lowering *l, const struct instruction *i);

/* The bit of component `c` of `count`. Beyond 32 components, the last one, which is a load's status, keeps a bit of its
 * own, and those from 30 on share one. */
static inline uint32_t component_bit(uint32_t count, uint32_t c)
{
    return count <= 32 || c < 30 ? c : c + 1 == count ? 31 : 30;
}

/* A vector of scalars, or the scalar itself if count is 1. `scalar`: type of the lanes. */
uint32_t compose(struct lowering *l, uint32_t scalar, uint32_t count, const uint32_t *ids);
uint32_t splat(struct lowering *l, uint32_t scalar, uint32_t count, uint32_t id); /* `count` times the same scalar */

/* The low and the high word of a double, as a vector. Not by OpBitcast, which SPIRV-Cross leaves out of GLSL. */
uint32_t split_double(struct lowering *l, uint32_t value);

/* One lane of a scalar or a vector of any length. Every lane of a scalar is the scalar itself. */
uint32_t value_lane(struct lowering *l, value_id value, uint32_t lane);

/* ---- constants.c: DXIL constants as SPIR-V constants ------------------------------------------------------------- */

/* Id of a component of module.constants[index]. Operands of a constant of a function must be visible from
 * l->function. */
uint32_t constant_component(struct lowering *l, uint32_t index, uint32_t component);

/* A lane of a vector: null, undefined, data or an aggregate. */
uint32_t constant_lane(struct lowering *l, const struct constant *constant, uint32_t lane);

/* Ids of all components of a CONSTANT_DATA that is no short vector. */
void data_components(struct lowering *l, uint32_t index, uint32_t *ids);

#endif
