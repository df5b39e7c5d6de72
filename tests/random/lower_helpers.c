/* Lowers wave operations to which helper lanes bring values of their own. */
#include "lowering.h"

#include "operations.h"
#include "scalars.h"

#include "tests/common/shader_writer.h"

enum {
    OPCODE_QUAD_READ = 122,
    OPCODE_QUAD = 123,
    OPCODE_IS_HELPER = 221,
    QUAD_DIRECTIONS = 3 /* then the lanes */
};

static uint32_t is_helper_lane(struct lowering *l)
{
    const struct call call = {"isHelperLane", OPCODE_IS_HELPER, SCALAR_BOOL, SCALAR_BOOL, STRUCT_NONE, NULL, 0};

    return put_call(l, &call, NULL, 0);
}

/* The value of another lane of the quad. `quad`: a direction, or QUAD_DIRECTIONS + a lane. */
static uint32_t read_quad(struct lowering *l, uint32_t value, uint32_t quad)
{
    uint32_t type = type_of_value(l, value);
    bool is_lane = quad >= QUAD_DIRECTIONS, is_bool = scalar_of_type(type) == SCALAR_BOOL;

    if (is_bool) { /* DXC reads these as integers */
        value = put_cast(l, WRITE_ZEXT, value, SCALAR_I32);
        type = vector_type(SCALAR_I32, lanes_of_type(type));
    }
    const struct call call = {is_lane ? "quadReadLaneAt" : "quadOp",
                              is_lane ? OPCODE_QUAD_READ : OPCODE_QUAD,
                              type,
                              type,
                              STRUCT_NONE,
                              NULL,
                              1 << 19};
    const uint32_t arguments[] = {value,
                                  is_lane ? put_integer(l, quad - QUAD_DIRECTIONS) : put_constant(l, TYPE_INT8, quad)};
    uint32_t read = put_call(l, &call, arguments, 2);
    return is_bool ? put_compare(l, WRITE_NOT_EQUAL, read, put_constant(l, type, 0)) : read;
}

static void set_result(struct lowering *l, uint32_t variable, uint32_t value)
{
    enum {
        RANGE = 10
    };
    put_set(l, variable, is_float_scalar(scalar_of_value(l, value)) ? lower_tamed(l, value, RANGE) : value);
}

/* `if (IsHelperLane()) variable = operation(value); variable = read in the quad`. */
static void lower_alone(struct lowering *l, const struct node *node, uint32_t variable)
{
    uint32_t helpers = add_block(&l->flow), after = add_block(&l->flow);

    end_block(&l->flow, l->block, ENDING_BRANCH, is_helper_lane(l), (const uint32_t[]){helpers, after}, NULL, 2);
    l->block = helpers;
    put_set(l, variable, lower_wave(l, node, lower_expression(l, node->children[0])));
    end_block(&l->flow, l->block, ENDING_JUMP, 0, &after, NULL, 1);
    l->block = after;
    set_result(l, variable, read_quad(l, put_get(l, variable), (uint32_t)(node->bits >> HELPER_QUAD)));
}

/* A value that is the same in all lanes. */
static uint32_t uniform_value(struct lowering *l, uint32_t type)
{
    enum scalar scalar = scalar_of_type(type);
    uint32_t lanes = lanes_of_type(type), parts[MAX_LANES];
    uint32_t value = put_binary(l, WRITE_AND, lower_builtin(l, BUILTIN_FLAT), put_integer(l, 7));

    if (scalar == SCALAR_BOOL)
        value = put_compare(l, WRITE_LESS, value, put_integer(l, 4));
    else if (is_float_scalar(scalar))
        value = put_cast(l, WRITE_UNSIGNED_TO_FLOAT, value, scalar);
    else if (scalar != SCALAR_I32)
        value = put_cast(l, scalar == SCALAR_I64 ? WRITE_ZEXT : WRITE_TRUNC, value, scalar);
    for (uint32_t i = 0; i < lanes; i++)
        parts[i] = value;
    return lanes ? put_vector(l, parts, lanes) : value;
}

/* A value that makes the result independent of how many lanes bring it: the identity of sums, products, XOR and counts;
 * otherwise one that is the same in all lanes. */
static uint32_t harmless_value(struct lowering *l, const struct operation *operation, uint32_t type)
{
    enum {
        ALL_TRUE = 114,
        ACTIVE = 119,
        BITS = 120,
        PREFIX = 121
    };
    char kind = *operation->extra;

    if (*operation->operands == 'b')
        return put_constant(l, SCALAR_BOOL, operation->code == ALL_TRUE);
    if (operation->code == BITS && kind == '2')
        return put_constant(l, type, 0);
    if ((operation->code == ACTIVE || operation->code == PREFIX) && kind < '2')
        return put_constant(l, type, kind == '1');
    return uniform_value(l, type);
}

/* The result of helper lanes is undefined: they keep the variable's value. */
static void lower_beside(struct lowering *l, const struct node *node, uint32_t variable)
{
    uint32_t helper = is_helper_lane(l), value = lower_expression(l, node->children[0]);
    uint32_t harmless = harmless_value(l, &operations[node->number], type_of_node(node));
    uint32_t result = lower_wave(l, node, put_select(l, helper, value, harmless));

    set_result(l, variable, put_select(l, helper, put_get(l, variable), result));
}

void lower_helpers(struct lowering *l, const struct node *node)
{
    uint32_t variable = (uint32_t)node->bits & ((1u << HELPER_STYLE) - 1);

    if (node->bits >> HELPER_STYLE & 1)
        lower_beside(l, node, variable);
    else
        lower_alone(l, node, variable);
}
