/* Matrices that the lanes of a wave hold together. */
#ifndef SPIRV_WAVE_MATRICES_H
#define SPIRV_WAVE_MATRICES_H

#include "spirv/lowering.h"

/* An instruction of one or two operands (b: 0), into this id or a new one (0). Arguments that make ids have to be made
 * one after the other before. Smaller than EMIT. */
uint32_t emit_op(struct lowering *l, uint32_t op, uint32_t type, uint32_t id, uint32_t a, uint32_t b);
uint32_t emit_u32(struct lowering *l, uint32_t op, uint32_t id, uint32_t a, uint32_t constant); /* b: a constant */
void store_value(struct lowering *l, uint32_t pointer, uint32_t value);

/* An operand that has to be constant, though the table of operations does not say so, and at most this. */
uint32_t constant_operand(struct lowering *l, const struct instruction *i, uint32_t number, uint64_t greatest);

/* Of a TYPE_MATRIX; of an element of such a format. */
uint32_t matrix_type(struct lowering *l, const struct type *matrix);
uint32_t matrix_element_type(struct lowering *l, uint32_t format);
uint32_t matrix_element_bits(uint32_t format);
bool matrix_has_floats(uint32_t format);
uint32_t float8_type(struct lowering *l, bool is_e5m2);

/* Where a matrix is, or is to be. */
struct matrix_place {
    uint32_t pointer, stride; /* stride: in what the pointer points to */
    uint32_t columns;         /* whether they lie one behind the other, instead of rows */
    uint32_t alignment;       /* of memory at an address, 0: other memory */
};

/* Loads it, if there is a type, into the id; else stores it. Rows and columns begin at multiples of 16 bytes, as Vulkan
 * demands. */
void move_matrix(struct lowering *l, const struct matrix_place *place, uint32_t type, uint32_t matrix);

/* The matrix, of type `from`, as one of type `to`, whose elements are of the same format. By groupshared memory. */
uint32_t change_matrix_use(struct lowering *l, const struct instruction *i, uint32_t value, const struct type *from,
                           const struct type *to, bool transposes);

/* Waits for accesses to groupshared memory of all that hold a matrix. */
void wait_for_matrix(struct lowering *l, uint32_t scope);

#define LOWER(operation, function) lower_operation function;
#include "spirv/wave/operations.def"
#undef LOWER

#endif
