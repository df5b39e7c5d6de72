/* The functions that lower temporary registers. */
#ifndef SPIRV_MEMORY_OPERATIONS_H
#define SPIRV_MEMORY_OPERATIONS_H

#include "spirv/lowering.h"

#define LOWER(operation, function) lower_operation function;
#include "spirv/memory/operations.def"
#undef LOWER

#endif
