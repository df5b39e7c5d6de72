/* LOWER(operation, function) for operations on the interface between stages. */
#ifndef SPIRV_STAGES_OPERATIONS_H
#define SPIRV_STAGES_OPERATIONS_H

#include "spirv/lowering.h"

#define LOWER(operation, function) lower_operation function;
#include "spirv/stages/operations.def"
#undef LOWER

#endif
