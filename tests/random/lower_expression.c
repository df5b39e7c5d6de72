/* Lowers expressions: operations, casts and vectors. Operands are adapted so that every device gives the same bits. */
#include "lowering.h"

#include "approximate.h"
#include "operations.h"
#include "scalars.h"

#include "tests/common/shader_writer.h"

#include <string.h>

enum {
    WAVE_OPERATIONS = 1 << 19 /* shader flag */
};

/* ---- Casts ------------------------------------------------------------------------------------------------------- */

static uint32_t mask_bits(struct lowering *l, uint32_t value, uint64_t kept, uint64_t set)
{
    enum scalar scalar = scalar_of_value(l, value);
    uint32_t rest = put_binary(l, WRITE_AND, value, put_constant(l, scalar, kept));
    return put_binary(l, WRITE_OR, rest, put_constant(l, scalar, set));
}

/* A number of magnitude 1 to 2 with the sign and mantissa of these bits. */
static uint32_t bits_to_float(struct lowering *l, uint32_t value, enum scalar to)
{
    switch (to) {
    case SCALAR_F16:
        value = mask_bits(l, value, 0x83FF, 0x3C00);
        break;
    case SCALAR_F32:
        value = mask_bits(l, value, 0x807FFFFF, 0x3F800000);
        break;
    default:
        value = mask_bits(l, value, UINT64_C(0x800FFFFFFFFFFFFF), UINT64_C(0x3FF0000000000000));
    }
    return put_cast(l, WRITE_BITCAST, value, to);
}

/* Small enough to be exact as a half. */
static uint32_t narrowed(struct lowering *l, uint32_t value, bool is_signed)
{
    enum {
        EXACT_BITS = 10
    };
    enum scalar scalar = scalar_of_value(l, value);
    uint32_t amount = put_constant(l, scalar, scalar_width(scalar) - EXACT_BITS);

    return scalar == SCALAR_BOOL ? value : put_binary(l, is_signed ? WRITE_ASHR : WRITE_LSHR, value, amount);
}

/* ---- Operands of exact programs ---------------------------------------------------------------------------------- */

static enum scalar integer_of(enum scalar scalar)
{
    return is_float_scalar(scalar) ? (enum scalar)(scalar - SCALAR_F16 + SCALAR_I16) : scalar;
}

/* Sets bits of a float. */
static uint32_t with_bits(struct lowering *l, uint32_t value, uint64_t of_half, uint64_t of_float, uint64_t of_double)
{
    enum scalar scalar = scalar_of_value(l, value), integer = integer_of(scalar);
    uint64_t bits = scalar == SCALAR_F16 ? of_half : scalar == SCALAR_F32 ? of_float : of_double;
    uint32_t set = put_binary(l, WRITE_OR, put_cast(l, WRITE_BITCAST, value, integer), put_constant(l, integer, bits));

    return put_cast(l, WRITE_BITCAST, set, scalar);
}

/* An infinity or a NaN. */
static uint32_t not_finite(struct lowering *l, uint32_t value)
{
    return with_bits(l, value, 0x7C00, 0x7F800000, UINT64_C(0x7FF0000000000000));
}

static uint32_t not_a_number(struct lowering *l, uint32_t value)
{
    return with_bits(l, value, 0x7E00, 0x7FC00000, UINT64_C(0x7FF8000000000000));
}

/* A number that few integer types hold, or none. */
static uint32_t large_number(struct lowering *l, uint32_t value)
{
    enum {
        HALF_RANGE = 4,
        RANGE = 20
    };
    static const uint64_t factors[] = {0x6400, 0x58800000, UINT64_C(0x44F0000000000000)}; /* 2^10, 2^50, 2^80 */
    enum scalar scalar = scalar_of_value(l, value);
    uint32_t tamed = lower_tamed(l, value, scalar == SCALAR_F16 ? HALF_RANGE : RANGE);

    return put_binary(l, WRITE_MUL, tamed, put_constant(l, scalar, factors[scalar - SCALAR_F16]));
}

static uint32_t lower_cast_node(struct lowering *l, const struct node *node)
{
    enum {
        OPCODE_ABSOLUTE = 6,
        INTEGER_RANGE = 14, /* log2 of a value that fits every integer type */
        FLOAT_RANGE = 20
    };
    uint32_t value = lower_expression(l, node->children[0]);

    bool to_integer = node->number == WRITE_FLOAT_TO_UNSIGNED || node->number == WRITE_FLOAT_TO_SIGNED;
    if (l->program->is_exact && to_integer) {
        uint32_t choice = l->exact_choices++ % 3;
        value = choice == 0   ? large_number(l, value)
                : choice == 1 ? not_finite(l, value)
                              : lower_tamed(l, value, INTEGER_RANGE);
        return put_cast(l, node->number, value, node->scalar);
    }
    switch (node->number) {
    case WRITE_FLOAT_TO_UNSIGNED: {
        const struct call absolute = {
            "unary", OPCODE_ABSOLUTE, type_of_value(l, value), type_of_value(l, value), STRUCT_NONE, NULL, 0};
        value = lower_tamed(l, value, INTEGER_RANGE);
        value = put_call(l, &absolute, &value, 1);
        break;
    }
    case WRITE_FLOAT_TO_SIGNED:
        value = lower_tamed(l, value, INTEGER_RANGE);
        break;
    case WRITE_UNSIGNED_TO_FLOAT:
    case WRITE_SIGNED_TO_FLOAT:
        if (node->scalar == SCALAR_F16)
            value = narrowed(l, value, node->number == WRITE_SIGNED_TO_FLOAT);
        break;
    case WRITE_FLOAT_TRUNC:
        value = node->scalar == SCALAR_F16 ? lower_whole(l, value) : lower_tamed(l, value, FLOAT_RANGE);
        break;
    case WRITE_BITCAST:
        if (is_float_scalar(node->scalar))
            return bits_to_float(l, value, node->scalar);
        value = lower_canonical(l, value);
        break;
    default:
        break;
    }
    return put_cast(l, node->number, value, node->scalar);
}

/* ---- Calls ------------------------------------------------------------------------------------------------------- */

static struct call call_of(const struct operation *operation, uint32_t type)
{
    uint32_t overload = operation->types[0] ? type : SCALAR_COUNT;
    uint32_t result = type;

    if (operation->result == 'e')
        result = scalar_of_type(type);
    else if (operation->result != 'T')
        result = vector_type(scalar_of_letter(operation->result), lanes_of_type(type));
    if (strcmp(operation->function, "legacyF16ToF32") == 0)
        overload = SCALAR_COUNT;
    return (struct call){operation->function,
                         operation->code,
                         overload,
                         result,
                         operation->part ? STRUCT_NAMED : STRUCT_NONE,
                         operation->struct_name,
                         operation_flags(operation)};
}

static uint32_t call_operation(struct lowering *l, const struct operation *operation, uint32_t type,
                               uint32_t *arguments, uint32_t count)
{
    struct call call = call_of(operation, type);

    for (const char *digit = operation->extra; *digit; digit++) {
        bool is_sign_of_float = digit > operation->extra && is_float_scalar(scalar_of_type(type));
        arguments[count++] = put_constant(l, TYPE_INT8, is_sign_of_float ? 0 : (uint64_t)(*digit - '0'));
    }
    uint32_t result = put_call(l, &call, arguments, count);
    return operation->part ? put_extract(l, result, operation->part - 1, call.result) : result;
}

/* The mask of active lanes (first 32). */
static uint32_t active_lanes(struct lowering *l)
{
    const struct call ballot = {"waveActiveBallot", 116, SCALAR_COUNT, SCALAR_I32, STRUCT_NAMED, "dx.types.fouri32",
                                WAVE_OPERATIONS};
    uint32_t yes = put_constant(l, SCALAR_BOOL, 1);
    return put_extract(l, put_call(l, &ballot, &yes, 1), 0, SCALAR_I32);
}

/* The last active lane; waves have at most 32 lanes. */
static uint32_t last_lane(struct lowering *l)
{
    enum {
        LAST_BIT = 31
    };
    const struct call first_bit = {"unaryBits", 33, SCALAR_I32, SCALAR_I32, STRUCT_NONE, NULL, 0};
    uint32_t lanes = active_lanes(l);
    return put_binary(l, WRITE_SUB, put_integer(l, LAST_BIT), put_call(l, &first_bit, &lanes, 1));
}

static uint32_t any_lane(struct lowering *l, uint32_t value)
{
    const struct call lane_count = {"waveGetLaneCount", 112,  SCALAR_COUNT,   SCALAR_I32,
                                    STRUCT_NONE,        NULL, WAVE_OPERATIONS};
    uint32_t count = put_call(l, &lane_count, NULL, 0);
    return put_binary(l, WRITE_AND, value, put_binary(l, WRITE_SUB, count, put_integer(l, 1)));
}

static uint32_t match_lanes(struct lowering *l, uint32_t value)
{
    const struct call match = {"waveMatch",    165, SCALAR_I32, SCALAR_I32, STRUCT_NAMED, "dx.types.fouri32",
                               WAVE_OPERATIONS};
    uint32_t key = put_binary(l, WRITE_AND, value, put_integer(l, 3));

    return put_call(l, &match, &key, 1);
}

/* A mask that several operations share. In divergent control flow some of its lanes are not active. */
static uint32_t first_match(struct lowering *l)
{
    uint32_t block = l->block;

    if (!l->first_match) {
        l->block = 0;
        l->first_match = 1 + match_lanes(l, lower_builtin(l, BUILTIN_THREAD));
        l->block = block;
    }
    return l->first_match - 1;
}

/* The lowest word of the mask, with other bits in each lane for lanes that are not active: those do not count. */
static uint32_t with_inactive_lanes(struct lowering *l, uint32_t word, uint32_t value)
{
    uint32_t inactive = put_binary(l, WRITE_XOR, active_lanes(l), put_integer(l, UINT32_MAX));
    return put_binary(l, WRITE_OR, word, put_binary(l, WRITE_AND, value, inactive));
}

static uint32_t multi_prefix(struct lowering *l, const struct operation *operation, uint32_t type,
                             const uint32_t *operands)
{
    uint32_t choice = l->multi_prefixes++ % 3, arguments[MAX_OPERANDS] = {operands[0]};
    uint32_t lanes = choice == 0 ? first_match(l) : match_lanes(l, operands[1]);

    for (uint32_t i = 0; i < 4; i++)
        arguments[1 + i] = put_extract(l, lanes, i, SCALAR_I32);
    if (choice == 1)
        arguments[1] = with_inactive_lanes(l, arguments[1], operands[1]);
    return call_operation(l, operation, type, arguments, 5);
}

/* A condition that is true, but not known to the driver. */
static uint32_t hidden_truth(struct lowering *l)
{
    uint32_t block = l->block;

    if (!l->hidden_truth) {
        l->block = 0;
        l->hidden_truth = 1 + put_compare(l, WRITE_EQUAL, lower_unknown_zero(l), put_integer(l, 0));
        l->block = block;
    }
    return l->hidden_truth - 1;
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

/* Makes a divisor positive. */
static uint32_t positive(struct lowering *l, uint32_t value, bool is_signed)
{
    uint32_t one = put_constant(l, scalar_of_value(l, value), 1);
    return put_binary(l, WRITE_OR, is_signed ? put_binary(l, WRITE_LSHR, value, one) : value, one);
}

/* Divisors of any sign; of every second division zero is likely. */
static uint32_t any_divisor(struct lowering *l, uint32_t value)
{
    if (l->exact_choices++ % 2)
        return value;
    return put_binary(l, WRITE_AND, value, put_constant(l, scalar_of_value(l, value), 3));
}

/* The low bits of a float between 1 and 2 whose last bit was 1, after it was narrowed and widened: zero if it was
 * rounded, up or down. */
static uint32_t round_trip(struct lowering *l, const struct operation *operation, uint32_t value)
{
    enum {
        NARROW = 130, /* f32tof16 */
        WIDEN = 131,  /* f16tof32 */
        LOST_BITS = 13,
        LOST_BITS_OF_DOUBLES = 29
    };
    const struct call narrow = {"legacyF32ToF16", NARROW, SCALAR_COUNT, SCALAR_I32, STRUCT_NONE, NULL, 0};
    const struct call widen = {"legacyF16ToF32", WIDEN, SCALAR_COUNT, SCALAR_F32, STRUCT_NONE, NULL, 0};
    enum scalar scalar = scalar_of_value(l, value), integer = integer_of(scalar);
    bool is_double = scalar == SCALAR_F64;
    uint32_t bits = put_cast(l, WRITE_BITCAST, lower_canonical(l, value), integer);

    value = bits_to_float(l, put_binary(l, WRITE_OR, bits, put_constant(l, integer, 1)), scalar);
    if (operation->code) {
        value = put_call(l, &narrow, &value, 1);
        value = put_call(l, &widen, &value, 1);
    } else {
        value = put_cast(l, WRITE_FLOAT_TRUNC, value, is_double ? SCALAR_F32 : SCALAR_F16);
        value = put_cast(l, WRITE_FLOAT_EXTEND, value, scalar);
    }
    bits = put_cast(l, WRITE_BITCAST, value, integer);
    if (is_double)
        bits = put_cast(l, WRITE_TRUNC, bits, SCALAR_I32);
    return put_binary(l, WRITE_AND, bits, put_integer(l, (1u << (is_double ? LOST_BITS_OF_DOUBLES : LOST_BITS)) - 1));
}

/* Operations whose result with a NaN Direct3D defines: Saturate, FMax, FMin. */
static bool takes_nan(const struct operation *operation)
{
    return operation->form == FORM_CALL && (operation->code == 7 || operation->code == 35 || operation->code == 36);
}

static uint32_t lower_form(struct lowering *l, const struct operation *operation, uint32_t type, uint32_t *operands,
                           uint32_t count)
{
    enum scalar scalar = scalar_of_type(type);

    switch (operation->form) {
    case FORM_BINARY:
        return put_binary(l, operation->code, operands[0], operands[1]);
    case FORM_SHIFT:
        if (!l->program->is_exact)
            operands[1] = put_binary(l, WRITE_AND, operands[1], put_constant(l, scalar, scalar_width(scalar) - 1));
        return put_binary(l, operation->code, operands[0], operands[1]);
    case FORM_DIVIDE: {
        bool is_signed = operation->code == WRITE_DIVIDE_SIGNED || operation->code == WRITE_REMAINDER_SIGNED;
        if (l->program->is_exact)
            return put_binary(l, operation->code, operands[0], any_divisor(l, operands[1]));
        return put_binary(l, operation->code, operands[0], positive(l, operands[1], is_signed));
    }
    case FORM_COMPARE:
        return put_compare(l, operation->code, operands[0], operands[1]);
    case FORM_SELECT:
        return put_select(l, operands[0], operands[1], operands[2]);
    case FORM_APPROXIMATE:
        return lower_approximate(l, operation, type, operands);
    case FORM_READ_LANE:
        operands[count++] = last_lane(l);
        break;
    case FORM_READ_ANY:
        operands[1] = any_lane(l, operands[1]);
        break;
    case FORM_READ_QUAD:
        operands[count++] = put_integer(l, l->choices % 4);
        break;
    case FORM_MULTI_PREFIX:
        return multi_prefix(l, operation, type, operands);
    case FORM_WAVE:
    case FORM_WHOLE:
        for (uint32_t i = 0; i < count; i++)
            if (is_float_scalar(scalar_of_value(l, operands[i])))
                operands[i] = lower_whole(l, operands[i]);
        break;
    case FORM_UNFOLDED:
        operands[0] = put_select(l, hidden_truth(l), operands[0], put_constant(l, scalar, 1));
        break;
    case FORM_ROUND_TRIP:
        return round_trip(l, operation, operands[0]);
    case FORM_CALL:
        if (l->program->is_exact && takes_nan(operation) && is_float_scalar(scalar) && l->exact_choices++ % 2)
            operands[0] = not_a_number(l, operands[0]);
        break;
    }
    return call_operation(l, operation, type, operands, count);
}

/* Falsifies a result: another value of the same type. */
static uint32_t falsified(struct lowering *l, uint32_t value)
{
    enum scalar scalar = scalar_of_value(l, value);
    uint32_t one = put_constant(l, scalar, is_float_scalar(scalar) ? bits_of_quarters(scalar, 4) : 1);
    return put_binary(l, is_float_scalar(scalar) ? WRITE_ADD : WRITE_XOR, value, one);
}

/* The node's operation, on its type. */
static uint32_t lower_on(struct lowering *l, const struct node *node, uint32_t *operands, uint32_t count)
{
    const struct operation *operation = &operations[node->number];
    uint32_t value = lower_form(l, operation, vector_type(node->scalar, node->lanes), operands, count);
    const char *wrong = l->options->wrong;

    return wrong && strcmp(wrong, operation->name) == 0 ? falsified(l, value) : value;
}

static uint32_t lower_operation(struct lowering *l, const struct node *node)
{
    uint32_t operands[MAX_OPERANDS] = {0};

    for (uint32_t i = 0; i < node->child_count; i++)
        operands[i] = lower_expression(l, node->children[i]);
    return lower_on(l, node, operands, node->child_count);
}

uint32_t lower_wave(struct lowering *l, const struct node *node, uint32_t value)
{
    uint32_t operands[MAX_OPERANDS] = {value};

    return lower_on(l, node, operands, *operations[node->number].operands ? 1 : 0);
}

static uint32_t lower_vector(struct lowering *l, const struct node *node)
{
    uint32_t parts[MAX_LANES];

    for (uint32_t i = 0; i < node->child_count; i++)
        parts[i] = lower_expression(l, node->children[i]);
    return put_vector(l, parts, node->child_count);
}

static uint32_t lower_part(struct lowering *l, const struct node *node)
{
    const struct node *vector = node->children[0], *index = node->children[1];
    uint32_t which, value = vector->kind == NODE_VARIABLE ? 0 : lower_expression(l, vector);

    if (index->kind == NODE_CONSTANT)
        which = put_integer(l, (uint32_t)index->bits % vector->lanes);
    else
        which = put_binary(l, WRITE_REMAINDER_UNSIGNED, lower_expression(l, index), put_integer(l, vector->lanes));
    if (vector->kind != NODE_VARIABLE)
        return put_part(l, value, which);
    if (l->program->in_memory >> vector->number & 1)
        return put_load(l, put_lane(l, vector->number, which), vector->scalar);
    return put_part(l, put_get(l, vector->number), which);
}

static uint32_t lower_constant(struct lowering *l, const struct node *node)
{
    uint32_t type = type_of_node(node), constant = put_constant(l, type, node->bits);

    if (!l->program->is_plain)
        return constant;
    return put_select(l, hidden_truth(l), constant, put_constant(l, type, node->bits ^ 1));
}

uint32_t lower_expression(struct lowering *l, const struct node *node)
{
    switch (node->kind) {
    case NODE_CONSTANT:
        return lower_constant(l, node);
    case NODE_VECTOR:
        return lower_vector(l, node);
    case NODE_PART:
        return lower_part(l, node);
    case NODE_VARIABLE:
        return put_get(l, node->number);
    case NODE_BUILTIN:
        return lower_builtin(l, (enum builtin)node->number);
    case NODE_CAST:
        return lower_cast_node(l, node);
    case NODE_LOAD:
        return lower_memory_load(l, node);
    default:
        return lower_operation(l, node);
    }
}
