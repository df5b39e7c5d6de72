/* The table of DXIL operations: a row per opcode, from dxil/operations.def. */
#ifndef DXIL_OPERATIONS_H
#define DXIL_OPERATIONS_H

#include <stdbool.h>
#include <stdint.h>

enum dx_op {
#define OPERATION(opcode, name, ...) DX_##name,
#include "dxil/operations.def"
#undef OPERATION
    DX_OP_COUNT,
    DX_FIRST_WITHOUT_OPCODE = DX_DrawIndex, /* from here on: internal operations, see dxil/vendor/vendor.h */
    DX_OP_NONE = 0xFFFF
};

/* Each operand type is one character, see operations.def. Texts are offsets, so that the table needs no relocations. */
struct operation {
    uint16_t name_at; /* offsets: read with dx_operation_name, operation_operands, ... */
    uint8_t operands, overloads;
    char result;
    uint8_t shader_model_minor; /* 6.x: first shader model that has it */
    uint8_t effect;             /* enum operation_effect */
    bool convergent;            /* depends on which lanes execute it together */
    uint16_t stages;            /* that have it: bits 1 << enum dxs_stage */
};

enum operation_effect {
    PURE,  /* result depends on the operands only */
    READS, /* reads memory, state or other lanes; dead if unused */
    WRITES /* writes memory, synchronises, ends or reorders invocations; never dead */
};

extern const struct operation dx_operations[DX_OP_COUNT];

const char *dx_operation_name(uint32_t row);                        /* "LoadInput" */
const char *operation_operands(const struct operation *operation);  /* without the opcode */
const char *operation_overloads(const struct operation *operation); /* types that T can be; "": not overloaded */

/* DXIL's opcode: equal to the row up to 311, 0x80000000 + n for experimental operations. */
uint32_t dx_operation_opcode(uint32_t row);

/* The row of an opcode; NULL: DXIL has no such opcode. */
const struct operation *find_operation(uint32_t opcode);

#endif
