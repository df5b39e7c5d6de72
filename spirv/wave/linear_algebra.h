/* Linear algebra of shader model 6.10: matrices of waves and thread groups are cooperative matrices. Those of a single
 * thread are symbols: what makes them names the buffer, and what takes them reads it. */
#ifndef SPIRV_WAVE_LINEAR_ALGEBRA_H
#define SPIRV_WAVE_LINEAR_ALGEBRA_H

#include "spirv/lowering.h"

#define LOWER(operation, function) lower_operation function;
#include "spirv/wave/operations.def"
#undef LOWER

#endif
