#ifndef SPIRV_FUNCTION_CONSTANTS_H
#define SPIRV_FUNCTION_CONSTANTS_H

#include "spirv/lowering.h"

/* Id of a component of module.constants[index]; interned. Its operands, if it has any, must be visible from
 * l->function. */
uint32_t constant_component(struct lowering *l, uint32_t index, uint32_t component);

/* The bits of the float that equals a half; exact. */
uint32_t half_to_float_bits(uint32_t half);

#endif
