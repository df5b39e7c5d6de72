/* Which function lowers which instruction and which DXIL operation. */
#ifndef SPIRV_OPERATIONS_H
#define SPIRV_OPERATIONS_H

#include "spirv/function/function.h"

/* Whether there is a function for calls of this operation. */
bool is_lowered_operation(enum dx_op operation);

/* Lowers the live instructions from `first` to before `end`. */
void lower_instructions(struct lowering *l, const struct function_state *s, uint32_t first, uint32_t end);

#endif
