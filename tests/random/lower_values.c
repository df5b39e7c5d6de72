/* Emits single instructions and calls. Vectors are handled lane by lane where DXIL has no vector form. */
#include "lowering.h"

#include "scalars.h"

#include "tests/common/shader_writer.h"

#include <stdio.h>

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

uint32_t type_of_value(const struct lowering *l, uint32_t value)
{
    return l->flow.values[value].type;
}

enum scalar scalar_of_value(const struct lowering *l, uint32_t value)
{
    return scalar_of_type(type_of_value(l, value));
}

uint32_t lanes_of_value(const struct lowering *l, uint32_t value)
{
    return lanes_of_type(type_of_value(l, value));
}

uint32_t put_constant(struct lowering *l, uint32_t type, uint64_t bits)
{
    return add_value(&l->flow, 0, (struct flow_value){.kind = VALUE_CONSTANT, .type = type, .bits = bits});
}

uint32_t put_undefined(struct lowering *l, uint32_t type)
{
    return add_value(&l->flow, 0, (struct flow_value){.kind = VALUE_UNDEF, .type = type});
}

uint32_t put_integer(struct lowering *l, uint32_t value)
{
    return put_constant(l, SCALAR_I32, value);
}

static uint32_t put_operation(struct lowering *l, enum value_kind kind, uint32_t type, uint32_t code,
                              const uint32_t *operands, uint32_t count)
{
    struct flow_value value = {.kind = kind, .type = type, .code = code, .operand_count = count};

    for (uint32_t i = 0; i < count; i++)
        value.operands[i] = operands[i];
    return add_value(&l->flow, l->block, value);
}

uint32_t put_part(struct lowering *l, uint32_t vector, uint32_t index)
{
    return put_operation(l, VALUE_PART, scalar_of_value(l, vector), 0, (const uint32_t[]){vector, index}, 2);
}

uint32_t put_vector(struct lowering *l, const uint32_t *parts, uint32_t lanes)
{
    uint32_t type = vector_type(scalar_of_value(l, parts[0]), lanes), vector = put_undefined(l, type);

    for (uint32_t i = 0; i < lanes; i++)
        vector = put_operation(l, VALUE_INSERT, type, 0, (const uint32_t[]){vector, parts[i], put_integer(l, i)}, 3);
    return vector;
}

/* A vector with the scalar in all lanes. */
static uint32_t spread(struct lowering *l, uint32_t value, uint32_t lanes)
{
    const struct flow_value *v = &l->flow.values[value];
    uint32_t parts[MAX_LANES];

    if (lanes_of_value(l, value) == lanes)
        return value;
    if (v->kind == VALUE_CONSTANT)
        return put_constant(l, vector_type(scalar_of_value(l, value), lanes), v->bits);
    for (uint32_t i = 0; i < lanes; i++)
        parts[i] = value;
    return put_vector(l, parts, lanes);
}

uint32_t put_binary(struct lowering *l, uint32_t operation, uint32_t left, uint32_t right)
{
    uint32_t lanes = lanes_of_value(l, left) | lanes_of_value(l, right);

    left = spread(l, left, lanes);
    right = spread(l, right, lanes);
    const uint32_t operands[] = {left, right};
    return put_operation(l, VALUE_BINARY, type_of_value(l, operands[0]), operation, operands, 2);
}

uint32_t put_compare(struct lowering *l, uint32_t predicate, uint32_t left, uint32_t right)
{
    uint32_t lanes = lanes_of_value(l, left) | lanes_of_value(l, right);

    left = spread(l, left, lanes);
    right = spread(l, right, lanes);
    const uint32_t operands[] = {left, right};
    return put_operation(l, VALUE_COMPARE, vector_type(SCALAR_BOOL, lanes), predicate, operands, 2);
}

/* A scalar condition may select between vectors. */
uint32_t put_select(struct lowering *l, uint32_t condition, uint32_t if_true, uint32_t if_false)
{
    uint32_t lanes = lanes_of_value(l, condition) | lanes_of_value(l, if_true) | lanes_of_value(l, if_false);

    if_true = spread(l, if_true, lanes);
    if_false = spread(l, if_false, lanes);
    const uint32_t operands[] = {condition, if_true, if_false};
    return put_operation(l, VALUE_SELECT, type_of_value(l, operands[1]), 0, operands, 3);
}

uint32_t put_cast(struct lowering *l, uint32_t cast, uint32_t value, enum scalar to)
{
    return put_operation(l, VALUE_CAST, vector_type(to, lanes_of_value(l, value)), cast, &value, 1);
}

uint32_t put_get(struct lowering *l, uint32_t variable)
{
    if (l->program->in_memory >> variable & 1)
        return put_load(l, put_element(l, ARRAY_VARIABLE + variable, put_integer(l, 0)),
                        l->flow.variable_types[variable]);
    return add_value(
        &l->flow, l->block,
        (struct flow_value){.kind = VALUE_GET, .type = l->flow.variable_types[variable], .code = variable});
}

void put_set(struct lowering *l, uint32_t variable, uint32_t value)
{
    if (l->program->in_memory >> variable & 1) {
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

uint32_t put_lane(struct lowering *l, uint32_t variable, uint32_t index)
{
    return put_operation(l, VALUE_LANE, TYPE_POINTER, ARRAY_VARIABLE + variable, &index, 1);
}

uint32_t put_load(struct lowering *l, uint32_t pointer, uint32_t type)
{
    return put_operation(l, VALUE_LOAD, type, 0, &pointer, 1);
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
    char name[TYPE_TEXT];
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
    snprintf(value.function, sizeof value.function, "%s%s%s", call->function, call->overload == SCALAR_COUNT ? "" : ".",
             call->overload == SCALAR_COUNT ? "" : describe_type(call->overload, name));
    return add_value(&l->flow, l->block, value);
}

uint32_t put_extract(struct lowering *l, uint32_t aggregate, uint32_t member, uint32_t type)
{
    return put_operation(l, VALUE_EXTRACT, type, member, &aggregate, 1);
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
    const struct call call = {"unary", opcode, type_of_value(l, value), type_of_value(l, value), STRUCT_NONE, NULL, 0};
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
    uint32_t bits = put_cast(l, WRITE_BITCAST, value, bits_scalar); /* drivers may replace x + 0 by x */
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
