/* DXIL constants, component by component, as SPIR-V constants. */
#include "spirv/function/values.h"

/* Bits of the f32 with the value of an f16. The conversion is exact. */
static COLD uint32_t half_to_float_bits(uint32_t half)
{
    uint32_t sign = (half & 0x8000) << 16, exponent = half >> 10 & 31, mantissa = half & 0x3FF;

    if (exponent == 31)
        return sign | 0x7F800000 | mantissa << 13;
    if (exponent != 0)
        return sign | (exponent + 112) << 23 | mantissa << 13;
    if (mantissa == 0)
        return sign;
    for (exponent = 113; !(mantissa & 0x400); exponent--) /* a denormal half is a normal float */
        mantissa <<= 1;
    return sign | exponent << 23 | (mantissa & 0x3FF) << 13;
}

/* A scalar constant of a DXIL type; `bits`: as DXIL stores them. */
static uint32_t scalar_constant(struct lowering *l, type_id type, uint64_t bits)
{
    const struct type *t = module_type(l->module, type);

    if (t->kind == TYPE_INTEGER && t->bits == 1)
        return constant_bool(l->b, bits & 1);
    if (t->kind == TYPE_INTEGER && t->bits == 16 && scalar_bits(l, type) == 32)
        return constant_u32(l->b, (uint32_t)(int16_t)bits); /* min precision: arithmetic is 32 bits wide */
    if (t->kind == TYPE_FLOAT && t->bits == 16 && scalar_bits(l, type) == 32)
        bits = half_to_float_bits((uint32_t)bits);
    if (t->kind == TYPE_INTEGER && t->bits == 32)
        return constant_u32(l->b, (uint32_t)bits);
    return constant_bits(l->b, component_type(l, type, 0), scalar_bits(l, type), bits);
}

static uint32_t zero(struct lowering *l, type_id type, uint32_t component)
{
    const struct type *t = module_type(l->module, type);
    return t->kind == TYPE_INTEGER || t->kind == TYPE_FLOAT ? scalar_constant(l, type, 0)
                                                            : constant_null(l->b, component_type(l, type, component));
}

/* A constant expression that casts. Only bitcasts of numbers occur in shaders. */
static COLD uint32_t cast_constant(struct lowering *l, const struct constant *constant)
{
    const struct constant *inner = module_constant(l->module, l->function, l->module->operands[constant->first]);

    if (constant->op == CAST_BITCAST && inner && (inner->kind == CONSTANT_INTEGER || inner->kind == CONSTANT_FLOAT))
        return scalar_constant(l, constant->type, inner->bits);
    fail(l->fault, DXS_RESULT_UNSUPPORTED, "constant expression with cast %u: only bitcasts of numbers can be lowered",
         constant->op);
}

_Noreturn static COLD void unsupported_constant(struct lowering *l, const struct constant *constant)
{
    fail(l->fault, DXS_RESULT_UNSUPPORTED, "constant expression of unsupported kind %u", constant->kind);
}

/* The constant that is an operand of another one. */
static uint32_t constant_operand(struct lowering *l, const struct constant *constant, uint32_t number)
{
    const struct value *value = module_value(l->module, l->function, l->module->operands[constant->first + number]);

    if (value->kind != VALUE_CONSTANT)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "a constant contains the address of a variable");
    return value->index;
}

uint32_t constant_lane(struct lowering *l, const struct constant *constant, uint32_t lane)
{
    type_id scalar = scalar_type(l, constant->type);

    switch (constant->kind) {
    case CONSTANT_DATA:
        return scalar_constant(l, scalar, l->module->data[constant->first + lane]);
    case CONSTANT_AGGREGATE:
        return constant_component(l, constant_operand(l, constant, lane), 0);
    case CONSTANT_NULL:
        return constant_null(l->b, component_type(l, scalar, 0));
    default:
        return constant_undef(l->b, component_type(l, scalar, 0));
    }
}

static COLD uint32_t vector_constant(struct lowering *l, const struct constant *constant)
{
    const struct type *type = module_type(l->module, constant->type);
    uint32_t *elements = arena_words(l->arena, type->count);

    for (uint32_t i = 0; i < type->count; i++)
        elements[i] = constant_lane(l, constant, i);
    return constant_composite(l->b, component_type(l, constant->type, 0), type->count, elements);
}

static uint32_t make_constant(struct lowering *l, uint32_t index, uint32_t component)
{
    for (;;) { /* descend into aggregates to the member that contains the component */
        const struct constant *constant = &l->module->constants[index];
        const struct type *type = module_type(l->module, constant->type);
        switch (constant->kind) {
        case CONSTANT_NULL:
            return zero(l, constant->type, component);
        case CONSTANT_UNDEF:
            return constant_undef(l->b, component_type(l, constant->type, component));
        case CONSTANT_INTEGER:
        case CONSTANT_FLOAT:
            return scalar_constant(l, constant->type, constant->bits);
        case CONSTANT_CAST:
            if (!(constant->flags & FLAG_UNDEFINED))
                return cast_constant(l, constant);
            return constant_undef(l->b, component_type(l, constant->type, component));
        case CONSTANT_DATA:
            if (type->kind == TYPE_VECTOR && !is_split_vector(l, constant->type))
                return vector_constant(l, constant);
            return scalar_constant(l, type->element, l->module->data[constant->first + component]);
        case CONSTANT_AGGREGATE: {
            if (type->kind == TYPE_VECTOR && !is_split_vector(l, constant->type))
                return vector_constant(l, constant);
            type_id part_type = constant->type;
            uint32_t part = 0;
            find_part(l, &part_type, &component, &part);
            index = constant_operand(l, constant, part);
            break;
        }
        case CONSTANT_SELECT: /* an undefined condition may be true */
            if (!(constant->flags & FLAG_UNDEFINED))
                unsupported_constant(l, constant);
            index = constant_operand(l, constant, 1);
            break;
        default:
            if (!(constant->flags & FLAG_UNDEFINED))
                unsupported_constant(l, constant);
            return constant_undef(l->b, component_type(l, constant->type, component));
        }
    }
}

uint32_t constant_component(struct lowering *l, uint32_t index, uint32_t component)
{
    if (component > 0)
        return make_constant(l, index, component);
    if (!l->constant_ids[index])
        l->constant_ids[index] = make_constant(l, index, 0);
    return l->constant_ids[index];
}

void data_components(struct lowering *l, uint32_t index, uint32_t *ids)
{
    const struct constant *constant = &l->module->constants[index];
    type_id element = module_type(l->module, constant->type)->element;

    if (module_type(l->module, element)->bits == 32) {
        constant_words(l->b, component_type(l, element, 0), constant->count, &l->module->data[constant->first], ids);
        return;
    }
    for (uint32_t n = 0; n < constant->count; n++)
        ids[n] = constant_component(l, index, n);
}
