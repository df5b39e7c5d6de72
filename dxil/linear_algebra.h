/* Matrices of shader model 6.10. In DXIL they are structures whose name gives component type, size, use and scope. */
#ifndef DXIL_LINEAR_ALGEBRA_H
#define DXIL_LINEAR_ALGEBRA_H

#include "base/arena.h"
#include "dxil/module.h"

/* Component types of matrices only; dxs_component_type lacks them because no signature has them. */
enum {
    COMPONENT_I8 = 19,
    COMPONENT_U8 = 20,
    COMPONENT_E4M3 = 21,
    COMPONENT_E5M2 = 22,
    COMPONENT_BF16 = 23
};

/* The format of a component type; MATRIX_UNKNOWN: no matrix has it. */
enum matrix_format matrix_format_of(uint32_t component_type);
bool is_signed_component(uint32_t component_type);

/* Returns a copy of the module in which matrices of waves and thread groups have TYPE_MATRIX, and their operations on
 * buffers are DX_MatrixLoad, DX_MatrixStore and DX_MatrixAccumulate, with the buffer as first operand; so is the last
 * one on matrices of a thread. Returns the module itself if it has no matrix. */
const struct module *replace_matrices(struct arena *arena, const struct module *module);

/* Reads the matrix type, of any scope, from a structure's name. Returns false if the name is none of a matrix. */
bool read_matrix_name(const char *name, struct type *type);

#endif
