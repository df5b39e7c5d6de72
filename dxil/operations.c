#include "dxil/operations.h"

#include <stddef.h>

/* All texts one behind the other, as members of a structure whose offsets the compiler knows. */
static const struct texts {
#define OPERATION(opcode, name, class_name, result, operands, overloads, ...)                                          \
    char name[sizeof #name], operands_of_##name[sizeof operands], overloads_of_##name[sizeof overloads];
#include "dxil/operations.def"
#undef OPERATION
} texts = {
#define OPERATION(opcode, name, class_name, result, operands, overloads, ...) #name, operands, overloads,
#include "dxil/operations.def"
#undef OPERATION
};

static const uint16_t name_offsets[DX_OP_COUNT] = {
#define OPERATION(opcode, name, ...) offsetof(struct texts, name),
#include "dxil/operations.def"
#undef OPERATION
};

const struct operation dx_operations[DX_OP_COUNT] = {
#define OPERATION(opcode, name, class_name, result, operands, overloads, major, minor, convergent, effect)             \
    {offsetof(struct texts, operands_of_##name),                                                                       \
     offsetof(struct texts, overloads_of_##name),                                                                      \
     result,                                                                                                           \
     major,                                                                                                            \
     minor,                                                                                                            \
     convergent,                                                                                                       \
     effect},
#include "dxil/operations.def"
#undef OPERATION
};

const char *operation_operands(const struct operation *operation)
{
    return (const char *)&texts + operation->operands;
}

const char *operation_overloads(const struct operation *operation)
{
    return (const char *)&texts + operation->overloads;
}

const char *dx_operation_name(uint32_t row)
{
    return (const char *)&texts + name_offsets[row];
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
