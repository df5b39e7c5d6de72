/* Dispatch of instructions and DXIL operations to the functions that lower them. */
#ifndef SPIRV_DRIVER_OPERATIONS_H
#define SPIRV_DRIVER_OPERATIONS_H

#include "spirv/function/function.h"

/* Lowers the live instructions of [first, end). */
void lower_instructions(struct lowering *l, const struct function_state *s, uint32_t first, uint32_t end);

#endif
