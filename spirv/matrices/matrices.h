/* Cooperative matrices: types, loads and stores, change of use. The lanes of a wave hold the elements together. */
#ifndef SPIRV_MATRICES_MATRICES_H
#define SPIRV_MATRICES_MATRICES_H

#include "spirv/resource_operations/buffer.h"

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

/* ---- scalar_formats.c: Direct3D rounds floats to nearest even and saturates -------------------------------------- */

/* Format of a scalar. DXIL integers have no sign; matrix formats tell it. */
struct scalar_format {
    uint32_t bits;
    bool is_float, is_signed, is_bfloat;
};

/* Format of a TYPE_MATRIX's elements; of a value. */
struct scalar_format format_of_matrix(const struct type *matrix);
struct scalar_format format_of_value(struct lowering *l, type_id type, bool is_signed);

/* Whether two formats of floats are the same. */
bool is_same_float(struct scalar_format a, struct scalar_format b);

/* Converts a scalar. `type`: SPIR-V type of the result. */
uint32_t convert_scalar(struct lowering *l, uint32_t value, struct scalar_format from, struct scalar_format to,
                        uint32_t type);

/* SPIR-V type of the format, which is no bfloat16. Floats must have at least 16 bits. */
uint32_t scalar_id(struct lowering *l, struct scalar_format format);

/* ---- cooperative_vectors.c: products of a thread (SPV_NV_cooperative_vector) ------------------------------------- */

/* A matrix of a thread, in a raw buffer. */
struct thread_matrix {
    struct type type;               /* TYPE_MATRIX */
    const struct instruction *load; /* operands: handle, offset, stride, layout, alignment */
    struct buffer_address address;
    uint32_t stride; /* bytes */
};

/* A vector whose lanes are interpreted in a format. */
struct interpreted {
    value_id vector;
    enum matrix_format format;
    bool is_signed, is_packed; /* is_packed: four elements in a word */
    uint32_t count;            /* elements */
};

/* Whether one instruction computes the product: every device with the extension has its types, layout and alignment. If
 * not, refuses layouts of the device's own. */
bool is_one_product(struct lowering *l, const struct instruction *i, const struct thread_matrix *m,
                    const struct interpreted *factor);

/* Emits the instruction, and the sum with the vector that is added. */
void multiply_at_once(struct lowering *l, const struct instruction *i, const struct thread_matrix *m,
                      const struct interpreted *factor);

/* Defines the result vector from its lanes. (matrix_vectors.c) */
void define_vector(struct lowering *l, const struct instruction *i, const uint32_t *lanes);

/* MatrixAccumulate of a thread's outer product: adds it to a matrix in memory. */
void accumulate_outer_product(struct lowering *l, const struct instruction *i);

#endif
