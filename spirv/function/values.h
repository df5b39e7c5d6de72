/* From DXIL values to SPIR-V ids: operands and results of instructions. */
#ifndef SPIRV_FUNCTION_VALUES_H
#define SPIRV_FUNCTION_VALUES_H

#include "spirv/function/types.h"

/* Type of a value of the current function. */
type_id type_of(const struct lowering *l, value_id value);

uint32_t find_component(struct lowering *l, value_id value, uint32_t component);

/* Id of a component of a value, as it is seen in the block that is being emitted. Most values are the same in all
 * blocks, and their first ids known; 0 stands for those that need a closer look. */
static inline uint32_t component_at_hand(struct lowering *l, value_id value, uint32_t component)
{
    uint32_t id = l->known_ids[value];
    return id ? id + component : find_component(l, value, component);
}
uint32_t value_component(struct lowering *l, value_id value, uint32_t component); /* the same, where it seldom runs */

/* DXIL value of an operand; its id (first component). For calls of DXIL operations operand 0 follows the opcode. */
static inline value_id operand_value(const struct lowering *l, const struct instruction *i, uint32_t operand)
{
    return l->function->operands[i->first_operand + operand];
}

inline uint32_t operand(struct lowering *l, const struct instruction *i, uint32_t number)
{
    return value_component(l, l->function->operands[i->first_operand + number], 0);
}

/* Whether an operand is a constant integer (sign-extended into *bits), or undef. */
bool operand_constant(const struct lowering *l, const struct instruction *i, uint32_t number, uint64_t *bits);
bool operand_undef(const struct lowering *l, const struct instruction *i, uint32_t number);

/* A constant operand that the table of operations guarantees to be one. */
uint32_t operand_literal(const struct lowering *l, const struct instruction *i, uint32_t number);

/* First of the ids that are reserved for the result in the block that is being emitted. */
uint32_t result_id(const struct lowering *l, const struct instruction *i);

/* Bit n: something uses component n of the result (bit 31: any beyond). An operation need not emit the others. */
uint32_t used_components(const struct lowering *l, const struct instruction *i);

/* Composes lanes into a vector and takes it apart: `ids` are scalars. One lane: the scalar itself. */
uint32_t compose(struct lowering *l, uint32_t scalar, uint32_t count, const uint32_t *ids);
uint32_t extract(struct lowering *l, uint32_t scalar, uint32_t vector, uint32_t lane);

/* A lane of a vector of any length, or a scalar as its lane 0. */
uint32_t vector_lane(struct lowering *l, value_id vector, uint32_t lane);

#endif
