/* Operations on what an entry shares with the stages around it. */
#ifndef SPIRV_STAGES_INTERFACE_OPERATIONS_H
#define SPIRV_STAGES_INTERFACE_OPERATIONS_H

#include "spirv/lowering.h"

#define LOWER(operation, function) lower_operation function;
#include "spirv/stages/operations.def"
#undef LOWER

#endif
