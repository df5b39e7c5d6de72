/* The functions that lower built-ins, discards, view instances and sample positions. */
#ifndef SPIRV_INTERFACE_OPERATIONS_H
#define SPIRV_INTERFACE_OPERATIONS_H

#include "spirv/lowering.h"

#define LOWER(operation, function) lower_operation function;
#include "spirv/interface/operations.def"
#undef LOWER

#endif
