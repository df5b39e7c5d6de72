/* The functions that lower operations of work graph nodes. */
#ifndef SPIRV_NODES_OPERATIONS_H
#define SPIRV_NODES_OPERATIONS_H

#include "spirv/lowering.h"

#define LOWER(operation, function) lower_operation function;
#include "spirv/nodes/operations.def"
#undef LOWER

#endif
