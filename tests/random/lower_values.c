#include "lowering.h"

#include "scalars.h"

#include "tests/common/shader_writer.h"

#include <stdio.h>

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

enum scalar scalar_of_value(const struct lowering *l, uint32_t value)
{
    return (enum scalar)l->flow.values[value].type;
}

uint32_t put_constant(struct lowering *l, uint32_t type, uint64_t bits)
{
    return add_value(&l->flow, 0, (struct flow_value){.kind = VALUE_CONSTANT, .type = type, .bits = bits});
}

uint32_t put_integer(struct lowering *l, uint32_t value)
{
    return put_constant(l, SCALAR_I32, value);
}

uint32_t put_binary(struct lowering *l, uint32_t operation, uint32_t left, uint32_t right)
{
    return add_value(&l->flow, l->block,
                     (struct flow_value){.kind = VALUE_BINARY,
                                         .type = scalar_of_value(l, left),
                                         .code = operation,
                                         .operands = {left, right},
                                         .operand_count = 2});
}

uint32_t put_compare(struct lowering *l, uint32_t predicate, uint32_t left, uint32_t right)
{
    return add_value(&l->flow, l->block,
                     (struct flow_value){.kind = VALUE_COMPARE,
                                         .type = SCALAR_BOOL,
                                         .code = predicate,
                                         .operands = {left, right},
                                         .operand_count = 2});
}

uint32_t put_select(struct lowering *l, uint32_t condition, uint32_t if_true, uint32_t if_false)
{
    return add_value(&l->flow, l->block,
                     (struct flow_value){.kind = VALUE_SELECT,
                                         .type = scalar_of_value(l, if_true),
                                         .operands = {condition, if_true, if_false},
                                         .operand_count = 3});
}

uint32_t put_cast(struct lowering *l, uint32_t cast, uint32_t value, enum scalar to)
{
    return add_value(
        &l->flow, l->block,
        (struct flow_value){.kind = VALUE_CAST, .type = to, .code = cast, .operands = {value}, .operand_count = 1});
}

uint32_t put_get(struct lowering *l, uint32_t variable)
{
    if (variable < l->program->variable_count && (l->program->in_memory >> variable & 1))
        return put_load(l, put_element(l, ARRAY_VARIABLE + variable, put_integer(l, 0)),
                        l->program->variables[variable]);
    return add_value(
        &l->flow, l->block,
        (struct flow_value){.kind = VALUE_GET, .type = l->flow.variable_types[variable], .code = variable});
}

void put_set(struct lowering *l, uint32_t variable, uint32_t value)
{
    if (variable < l->program->variable_count && (l->program->in_memory >> variable & 1)) {
        put_store(l, put_element(l, ARRAY_VARIABLE + variable, put_integer(l, 0)), value);
        return;
    }
    add_value(&l->flow, l->block,
              (struct flow_value){
                  .kind = VALUE_SET, .type = TYPE_VOID, .code = variable, .operands = {value}, .operand_count = 1});
}

uint32_t put_element(struct lowering *l, uint32_t array, uint32_t index)
{
    return add_value(
        &l->flow, l->block,
        (struct flow_value){
            .kind = VALUE_ELEMENT, .type = TYPE_POINTER, .code = array, .operands = {index}, .operand_count = 1});
}

uint32_t put_load(struct lowering *l, uint32_t pointer, enum scalar scalar)
{
    return add_value(
        &l->flow, l->block,
        (struct flow_value){.kind = VALUE_LOAD, .type = scalar, .operands = {pointer}, .operand_count = 1});
}

void put_store(struct lowering *l, uint32_t pointer, uint32_t value)
{
    add_value(
        &l->flow, l->block,
        (struct flow_value){.kind = VALUE_STORE, .type = TYPE_VOID, .operands = {pointer, value}, .operand_count = 2});
}

/* ---- Calls ------------------------------------------------------------------------------------------------------- */

uint32_t put_call(struct lowering *l, const struct call *call, const uint32_t *arguments, uint32_t count)
{
    static const char *const suffixes[SCALAR_COUNT + 1] = {".i1", ".i16", ".i32", ".i64", ".f16", ".f32", ".f64", ""};
    struct flow_value value = {.kind = VALUE_CALL,
                               .type = call->struct_kind ? TYPE_STRUCT : call->result,
                               .operand_count = count + 1,
                               .struct_kind = call->struct_kind,
                               .struct_name = call->struct_name,
                               .member = call->overload,
                               .flags = call->flags};

    value.operands[0] = put_integer(l, call->opcode);
    for (uint32_t i = 0; i < count; i++)
        value.operands[1 + i] = arguments[i];
    snprintf(value.function, sizeof value.function, "%s%s", call->function, suffixes[call->overload]);
    return add_value(&l->flow, l->block, value);
}

uint32_t put_extract(struct lowering *l, uint32_t aggregate, uint32_t member, enum scalar scalar)
{
    return add_value(
        &l->flow, l->block,
        (struct flow_value){
            .kind = VALUE_EXTRACT, .type = scalar, .code = member, .operands = {aggregate}, .operand_count = 1});
}

/* ---- Floats ------------------------------------------------------------------------------------------------------ */

static uint64_t power_of_two(enum scalar scalar, int exponent)
{
    switch (scalar) {
    case SCALAR_F16:
        return (uint64_t)(exponent + 15) << 10;
    case SCALAR_F32:
        return (uint64_t)(exponent + 127) << 23;
    default:
        return (uint64_t)(exponent + 1023) << 52;
    }
}

static uint32_t lower_unary(struct lowering *l, uint32_t opcode, uint32_t value)
{
    const struct call call = {"unary", opcode, scalar_of_value(l, value), scalar_of_value(l, value), STRUCT_NONE,
                              NULL,    0};
    return put_call(l, &call, &value, 1);
}

uint32_t lower_tamed(struct lowering *l, uint32_t value, uint32_t exponent)
{
    enum {
        OPCODE_ABSOLUTE = 6
    };
    enum scalar scalar = scalar_of_value(l, value);
    int range = scalar == SCALAR_F16 && exponent > 5 ? 5 : (int)exponent;
    uint32_t magnitude = lower_unary(l, OPCODE_ABSOLUTE, value);
    uint32_t small = put_compare(l, WRITE_FLOAT_LESS, magnitude, put_constant(l, scalar, power_of_two(scalar, range)));
    uint32_t large =
        put_compare(l, WRITE_FLOAT_GREATER, magnitude, put_constant(l, scalar, power_of_two(scalar, -range)));

    return put_select(l, put_binary(l, WRITE_AND, small, large), value,
                      put_constant(l, scalar, bits_of_quarters(scalar, 3)));
}

uint32_t lower_canonical(struct lowering *l, uint32_t value)
{
    enum scalar scalar = scalar_of_value(l, value), bits_scalar;
    uint32_t one = put_constant(l, scalar, bits_of_quarters(scalar, 4)), zero = put_constant(l, scalar, 0);

    bits_scalar = scalar == SCALAR_F16 ? SCALAR_I16 : scalar == SCALAR_F32 ? SCALAR_I32 : SCALAR_I64;
    uint32_t bits = put_cast(l, WRITE_BITCAST, value, bits_scalar); /* x + 0 may be taken for x by drivers */
    uint32_t doubled = put_binary(l, WRITE_ADD, bits, bits);
    uint32_t is_zero = put_compare(l, WRITE_EQUAL, doubled, put_constant(l, bits_scalar, 0));
    return put_select(l, is_zero, zero, put_select(l, put_compare(l, WRITE_UNORDERED, value, value), one, value));
}

uint32_t lower_whole(struct lowering *l, uint32_t value)
{
    enum {
        OPCODE_TOWARDS_ZERO = 29,
        RANGE = 9
    };
    uint32_t tamed = lower_tamed(l, value, RANGE);

    if (scalar_of_value(l, value) != SCALAR_F64)
        return lower_canonical(l, lower_unary(l, OPCODE_TOWARDS_ZERO, tamed));
    return put_cast(l, WRITE_SIGNED_TO_FLOAT, put_cast(l, WRITE_FLOAT_TO_SIGNED, tamed, SCALAR_I32), SCALAR_F64);
}
