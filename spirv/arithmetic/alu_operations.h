/* The functions that lower arithmetic, operations between lanes, barriers and temporary registers. */
#ifndef SPIRV_ARITHMETIC_ALU_OPERATIONS_H
#define SPIRV_ARITHMETIC_ALU_OPERATIONS_H

#include "spirv/lowering.h"

#define LOWER(operation, function) lower_operation function;
#include "spirv/arithmetic/operations.def"
#include "spirv/memory/operations.def"
#include "spirv/wave/operations.def"
#undef LOWER

#endif
