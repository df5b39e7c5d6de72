#include "dxil/operations.h"

#include <stddef.h>

const struct operation dx_operations[DX_OP_COUNT] = {
#define OPERATION(opcode, name, class_name, result, operands, overloads, major, minor, convergent, effect)             \
    {result, operands, overloads, major, minor, convergent, effect},
#include "dxil/operations.def"
#undef OPERATION
};

/* The names one behind the other, as members of a structure whose offsets the compiler knows. */
static const struct names {
#define OPERATION(opcode, name, ...) char name[sizeof #name];
#include "dxil/operations.def"
#undef OPERATION
} names = {
#define OPERATION(opcode, name, ...) #name,
#include "dxil/operations.def"
#undef OPERATION
};

static const uint16_t name_offsets[DX_OP_COUNT] = {
#define OPERATION(opcode, name, ...) offsetof(struct names, name),
#include "dxil/operations.def"
#undef OPERATION
};

const char *dx_operation_name(uint32_t row)
{
    return (const char *)&names + name_offsets[row];
}

enum {
    LAST_NUMBERED = 311, /* rows up to here are at their opcode */
    FIRST_EXPERIMENTAL = LAST_NUMBERED + 1
};

uint32_t dx_operation_opcode(uint32_t row)
{
    return row <= LAST_NUMBERED ? row : UINT32_C(0x80000000) + row - FIRST_EXPERIMENTAL;
}

const struct operation *find_operation(uint32_t opcode)
{
    uint32_t experimental = opcode - UINT32_C(0x80000000);

    if (opcode <= LAST_NUMBERED)
        return &dx_operations[opcode];
    if (experimental < DX_OP_COUNT - FIRST_EXPERIMENTAL)
        return &dx_operations[FIRST_EXPERIMENTAL + experimental];
    return NULL;
}
