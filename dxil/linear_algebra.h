/* Matrices of shader model 6.10. DXIL knows them by structures whose name tells their type. */
#ifndef DXIL_LINEAR_ALGEBRA_H
#define DXIL_LINEAR_ALGEBRA_H

#include "base/arena.h"
#include "dxil/module.h"

/* Components that dxs_component_type does not know: no signature has them. */
enum {
    COMPONENT_I8 = 19,
    COMPONENT_U8 = 20,
    COMPONENT_E4M3 = 21,
    COMPONENT_E5M2 = 22,
    COMPONENT_BF16 = 23
};

/* MATRIX_UNKNOWN: no matrix has such elements. */
enum matrix_format matrix_format_of(uint32_t component_type);
bool is_signed_component(uint32_t component_type);

/* The module, in which matrices of waves and of thread groups are of TYPE_MATRIX, and buffers the first operand of what
 * loads, stores and adds them (DX_MatrixLoad, DX_MatrixStore, DX_MatrixAccumulate). A module without matrices is given
 * back as it is. */
const struct module *adopt_matrices(struct arena *arena, const struct module *module);

/* The matrix type that a structure of this name stands for, of a scope that is a single thread's too; false: none. */
bool read_matrix_name(const char *name, struct type *type);

#endif
