#include "dxil/operations.h"

#include <stddef.h>

const struct operation dx_operations[DX_OP_COUNT] = {
#define OPERATION(opcode, name, class_name, result, operands, overloads, major, minor, convergent, effect)             \
    {opcode, #name, class_name, result, operands, overloads, major, minor, convergent, effect},
#include "dxil/operations.def"
#undef OPERATION
};

enum {
    LAST_NUMBERED = 311, /* rows up to here are at their opcode */
    FIRST_EXPERIMENTAL = LAST_NUMBERED + 1
};

const struct operation *find_operation(uint32_t opcode)
{
    uint32_t experimental = opcode - UINT32_C(0x80000000);

    if (opcode <= LAST_NUMBERED)
        return &dx_operations[opcode];
    if (experimental < DX_OP_COUNT - FIRST_EXPERIMENTAL)
        return &dx_operations[FIRST_EXPERIMENTAL + experimental];
    return NULL;
}
