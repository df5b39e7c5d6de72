/* The functions that lower DXIL operations. Each stands in the room whose operations.def names it. */
#ifndef SPIRV_OPERATIONS_H
#define SPIRV_OPERATIONS_H

#include "spirv/lowering.h"

#define LOWER(operation, function) lower_operation function;
#define LOWER_AS(operation, function, argument) lower_operation_as function;
#include "spirv/operations.def"
#undef LOWER
#undef LOWER_AS

#endif
