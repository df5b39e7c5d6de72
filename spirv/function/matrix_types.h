/* Types of cooperative matrices and of their elements. */
#ifndef SPIRV_FUNCTION_MATRIX_TYPES_H
#define SPIRV_FUNCTION_MATRIX_TYPES_H

#include "spirv/lowering.h"

/* Type of a TYPE_MATRIX; type of an element of this format. */
uint32_t matrix_type(struct lowering *l, const struct type *matrix);

uint32_t matrix_element_type(struct lowering *l, uint32_t format);

uint32_t matrix_element_bits(uint32_t format);

bool matrix_has_floats(uint32_t format);

uint32_t float8_type(struct lowering *l, bool is_e5m2);

#endif
