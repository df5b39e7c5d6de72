/* Operations on resources. */
#ifndef SPIRV_RESOURCE_OPERATIONS_H
#define SPIRV_RESOURCE_OPERATIONS_H

#include "spirv/lowering.h"

#define LOWER(operation, function) lower_operation function;
#include "spirv/resource_operations/operations.def"
#undef LOWER

#endif
