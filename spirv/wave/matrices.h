/* Cooperative matrices: types, loads and stores, change of use. The lanes of a wave hold the elements together. */
#ifndef SPIRV_WAVE_MATRICES_H
#define SPIRV_WAVE_MATRICES_H

#include "spirv/lowering.h"

/* Emits an instruction with one operand (b: 0) or two; id 0: defines a new id. Compute arguments that create ids in
 * separate statements, because C does not order the evaluation of arguments. Smaller code than EMIT. */
uint32_t emit_op(struct lowering *l, uint32_t op, uint32_t type, uint32_t id, uint32_t a, uint32_t b);
uint32_t emit_u32(struct lowering *l, uint32_t op, uint32_t id, uint32_t a, uint32_t constant); /* b: a constant */
void store_value(struct lowering *l, uint32_t pointer, uint32_t value);

/* The value of an operand that must be constant and at most `greatest`, though the table of operations does not say so.
 */
uint32_t constant_operand(struct lowering *l, const struct instruction *i, uint32_t number, uint64_t greatest);

/* Type of a TYPE_MATRIX; type of an element of this format. */
uint32_t matrix_type(struct lowering *l, const struct type *matrix);
uint32_t matrix_element_type(struct lowering *l, uint32_t format);
uint32_t matrix_element_bits(uint32_t format);
bool matrix_has_floats(uint32_t format);
uint32_t float8_type(struct lowering *l, bool is_e5m2);

/* A matrix in memory. */
struct matrix_place {
    uint32_t pointer, stride; /* stride: in elements of the pointer's type */
    uint32_t columns;         /* bool: stored by columns instead of rows */
    uint32_t alignment;       /* of memory at a device address; 0: other memory */
};

/* Loads the matrix into id `matrix` if `type` is given, otherwise (0) stores it. Vulkan demands that rows and columns
 * begin at multiples of 16 bytes. */
void move_matrix(struct lowering *l, const struct matrix_place *place, uint32_t type, uint32_t matrix);

/* Converts a matrix of type `from` to type `to`, which has the same element format, through groupshared memory. */
uint32_t change_matrix_use(struct lowering *l, const struct instruction *i, uint32_t value, const struct type *from,
                           const struct type *to, bool transposes);

/* Waits until all lanes that hold a matrix have completed their accesses to groupshared memory. */
void wait_for_matrix(struct lowering *l, uint32_t scope);

#define LOWER(operation, function) lower_operation function;
#include "spirv/wave/operations.def"
#undef LOWER

#endif
