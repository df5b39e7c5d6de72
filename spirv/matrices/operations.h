/* Linear algebra of shader model 6.10. Matrices of waves and thread groups become cooperative matrices. Matrices of a
 * single thread are symbols: the load names the buffer, and each use reads the elements from it. */
#ifndef SPIRV_MATRICES_OPERATIONS_H
#define SPIRV_MATRICES_OPERATIONS_H

#include "spirv/lowering.h"

#define LOWER(operation, function) lower_operation function;
#include "spirv/matrices/operations.def"
#undef LOWER

#endif
