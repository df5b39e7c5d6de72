/* The table of DXIL operations: one row for each opcode, in dxil/operations.def. */
#ifndef DXIL_OPERATIONS_H
#define DXIL_OPERATIONS_H

#include <stdbool.h>
#include <stdint.h>

enum dx_op {
#define OPERATION(opcode, name, ...) DX_##name,
#include "dxil/operations.def"
#undef OPERATION
    DX_OP_COUNT,
    DX_FIRST_WITHOUT_OPCODE = DX_DrawIndex, /* from here on: see dxil/vendor/vendor.h */
    DX_OP_NONE = 0xFFFF
};

/* Operand kinds are one character each, see operations.def. A table without pointers costs nothing when the library is
 * loaded: texts are found by their offsets. */
struct operation {
    uint16_t operands, overloads; /* offsets of texts, see the functions of these names */
    char result;
    uint8_t shader_model_minor; /* of shader model 6 */
    uint8_t effect;             /* enum operation_effect */
    bool convergent;            /* result or effect depends on which lanes run it together */
};

enum operation_effect {
    PURE,  /* depends on its operands only */
    READS, /* on memory, other lanes or state as well; may be dropped if unused */
    WRITES /* writes memory, synchronises, ends or reorders invocations: never dead */
};

extern const struct operation dx_operations[DX_OP_COUNT];

const char *dx_operation_name(uint32_t row);                        /* "LoadInput" */
const char *operation_operands(const struct operation *operation);  /* without the opcode itself */
const char *operation_overloads(const struct operation *operation); /* types that T may be; "" if there is no T */

/* DXIL's number: the row's own up to 311, 0x80000000 + n for experimental ones. */
uint32_t dx_operation_opcode(uint32_t row);

/* The row of an opcode, or NULL if DXIL has none. */
const struct operation *find_operation(uint32_t opcode);

#endif
