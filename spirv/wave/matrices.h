/* Matrices that the lanes of a wave hold together. */
#ifndef SPIRV_WAVE_MATRICES_H
#define SPIRV_WAVE_MATRICES_H

#include "spirv/lowering.h"

/* Of a TYPE_MATRIX; format and use as there. */
uint32_t matrix_type(struct lowering *l, uint32_t format, uint32_t use);

#define MATRIX_OPERATIONS(LOWER)                                                                                       \
    LOWER(MatrixLoad, lower_matrix_access)                                                                             \
    LOWER(MatrixStore, lower_matrix_access)                                                                            \
    LOWER(MatrixLoadShared, lower_matrix_access)                                                                       \
    LOWER(MatrixStoreShared, lower_matrix_access)                                                                      \
    LOWER(MatrixMultiplyAdd, lower_matrix_multiply_add)                                                                \
    LOWER(MatrixFill, lower_matrix_fill)                                                                               \
    LOWER(MatrixConvert, lower_matrix_convert)                                                                         \
    LOWER(MatrixArithmetic, lower_matrix_arithmetic)                                                                   \
    LOWER(MatrixLength, lower_matrix_length)                                                                           \
    LOWER(MatrixGet, lower_matrix_element)                                                                             \
    LOWER(MatrixSet, lower_matrix_element)                                                                             \
    LOWER(MatrixToWords, lower_matrix_to_words)                                                                        \
    LOWER(MatrixOfWords, lower_matrix_of_words)                                                                        \
    LOWER(ConvertFloat8, lower_convert_float8)

#define DECLARE(operation, function) lower_operation function;
MATRIX_OPERATIONS(DECLARE)
#undef DECLARE

#endif
