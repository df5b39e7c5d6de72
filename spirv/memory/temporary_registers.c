/* TempRegLoad and TempRegStore: the registers of unoptimized shaders that were converted from DXBC. 32-bit and 16-bit
 * registers are numbered separately. Each register becomes a Private variable of an integer type: floats are stored as
 * their bits. */
#include "spirv/operations.h"
#include "spirv/memory/memory.h"

enum {
    MAX_REGISTERS = 4 * 4096 /* scalar components of DXBC's temporary registers r0 .. r4095 */
};

/* Id of the variable for the register number in operand 0. `type`: of the value loaded or stored. */
static uint32_t register_for(struct lowering *l, const struct instruction *i, type_id type)
{
    struct words *registers = &l->memory->registers[module_type(l->module, type)->bits == 16];
    uint32_t bits = type_int(l->b, scalar_bits(l, type));
    uint64_t number;

    if (!operand_constant(l, i, 0, &number))
        unsupported(l, i, "the register number is not constant");
    if (number >= MAX_REGISTERS)
        unsupported(l, i, "the register number is too large");
    if (number >= registers->count) {
        uint32_t missing = (uint32_t)number + 1 - registers->count;
        memset(words_append(l->arena, registers, missing), 0, missing * sizeof *registers->data);
    }
    uint32_t *variable = &registers->data[number];
    if (!*variable)
        *variable = global_variable(l->b, bits, SpvStorageClassPrivate, first_value(l, SpvStorageClassPrivate, bits));
    return *variable;
}

void lower_register_load(struct lowering *l, const struct instruction *i)
{
    uint32_t variable = register_for(l, i, i->type), bits = type_int(l->b, scalar_bits(l, i->type));

    if (is_float(l, i->type))
        EMIT_AS(l->b, SpvOpBitcast, value_type(l, i->type), result_id(l, i), load(l->b, bits, variable));
    else
        load_as(l->b, bits, result_id(l, i), variable);
}

void lower_register_store(struct lowering *l, const struct instruction *i)
{
    type_id type = type_of(l, operand_value(l, i, 1));
    uint32_t variable = register_for(l, i, type), value = operand(l, i, 1);

    if (is_float(l, type))
        value = bitcast(l->b, type_int(l->b, scalar_bits(l, type)), value);
    store(l->b, variable, value);
}
