/* DXIL constants as SPIR-V constants. */
#ifndef SPIRV_FUNCTION_CONSTANTS_H
#define SPIRV_FUNCTION_CONSTANTS_H

#include "spirv/lowering.h"

/* Id of a component of module.constants[index]. Operands of a constant of a function must be visible from
 * l->function. */
uint32_t constant_component(struct lowering *l, uint32_t index, uint32_t component);

/* A lane of a vector: null, undefined, data or an aggregate. */
uint32_t constant_lane(struct lowering *l, const struct constant *constant, uint32_t lane);

/* Ids of all components of a CONSTANT_DATA that is no short vector. */
void data_components(struct lowering *l, uint32_t index, uint32_t *ids);

#endif
