/* Linear algebra of shader model 6.10: matrices of waves and thread groups are cooperative matrices. Those of a single
 * thread are symbols: what makes them names the buffer, and what takes them reads it. */
#ifndef SPIRV_WAVE_LINEAR_ALGEBRA_H
#define SPIRV_WAVE_LINEAR_ALGEBRA_H

#include "spirv/lowering.h"

#define LINEAR_ALGEBRA_OPERATIONS(LOWER)                                                                               \
    LOWER(LinAlgFillMatrix, lower_fill_matrix)                                                                         \
    LOWER(LinAlgCopyConvertMatrix, lower_copy_convert_matrix)                                                          \
    LOWER(LinAlgMatrixLoadFromDescriptor, lower_other_matrix_access)                                                   \
    LOWER(LinAlgMatrixStoreToDescriptor, lower_other_matrix_access)                                                    \
    LOWER(LinAlgMatrixAccumulateToDescriptor, lower_other_matrix_access)                                               \
    LOWER(LinAlgMatrixLoadFromMemory, lower_matrix_memory)                                                             \
    LOWER(LinAlgMatrixStoreToMemory, lower_matrix_memory)                                                              \
    LOWER(LinAlgMatrixLength, lower_matrix_size)                                                                       \
    LOWER(LinAlgMatrixGetElement, lower_get_element)                                                                   \
    LOWER(LinAlgMatrixSetElement, lower_set_element)                                                                   \
    LOWER(LinAlgMatrixQueryAccumulatorLayout, lower_accumulator_layout)                                                \
    LOWER(LinAlgMatrixMultiply, lower_multiply_matrices)                                                               \
    LOWER(LinAlgMatrixMultiplyAccumulate, lower_multiply_matrices)                                                     \
    LOWER(LinAlgMatrixAccumulate, lower_accumulate_matrix)                                                             \
    LOWER(LinAlgMatVecMul, lower_multiply_vector)                                                                      \
    LOWER(LinAlgMatVecMulAdd, lower_multiply_vector)                                                                   \
    LOWER(LinAlgConvert, lower_convert_vector)

#define DECLARE(operation, function) lower_operation function;
LINEAR_ALGEBRA_OPERATIONS(DECLARE)
#undef DECLARE

#endif
