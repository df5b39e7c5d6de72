/* The functions that lower operations between lanes and barriers. */
#ifndef SPIRV_WAVE_OPERATIONS_H
#define SPIRV_WAVE_OPERATIONS_H

#include "spirv/lowering.h"

#define LOWER(operation, function) lower_operation function;
#include "spirv/wave/operations.def"
#undef LOWER

#endif
