/* The functions that lower arithmetic. */
#ifndef SPIRV_ARITHMETIC_OPERATIONS_H
#define SPIRV_ARITHMETIC_OPERATIONS_H

#include "spirv/lowering.h"

#define LOWER(operation, function) lower_operation function;
#include "spirv/arithmetic/operations.def"
#undef LOWER

#endif
