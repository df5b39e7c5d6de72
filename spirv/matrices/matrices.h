/* Cooperative matrices: types, loads and stores, change of use. The lanes of a wave hold the elements together. */
#ifndef SPIRV_MATRICES_MATRICES_H
#define SPIRV_MATRICES_MATRICES_H

#include "spirv/function/matrix_types.h"
#include "spirv/lowering.h"

/* The value of an operand that must be constant and at most `greatest`, though the table of operations does not say so.
 */
uint32_t constant_operand(struct lowering *l, const struct instruction *i, uint32_t number, uint64_t greatest);

/* A matrix in memory. */
struct matrix_place {
    uint32_t pointer, stride; /* stride: in elements of the pointer's type */
    uint32_t columns;         /* bool: stored by columns instead of rows */
    uint32_t alignment;       /* of memory at a device address; 0: other memory */
};

/* Loads the matrix into id `matrix` if `type` is given, otherwise (0) stores it. Vulkan demands that rows and columns
 * begin at multiples of 16 bytes. */
void move_matrix(struct lowering *l, const struct matrix_place *place, uint32_t type, uint32_t matrix);

/* Whether an instruction converts accumulators to operands without memory; declares its capability. */
bool converts_use(struct lowering *l, const struct type *from);

/* Converts a matrix of type `from` to type `to`, which has the same element format, through groupshared memory. */
uint32_t change_matrix_use(struct lowering *l, const struct instruction *i, uint32_t value, const struct type *from,
                           const struct type *to, bool transposes);

#endif
