/* Products of a thread's matrices and vectors as instructions of SPV_NV_cooperative_vector. */
#ifndef SPIRV_MATRICES_COOPERATIVE_VECTORS_H
#define SPIRV_MATRICES_COOPERATIVE_VECTORS_H

#include "spirv/resource_operations/buffer.h"

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
