#include "spirv/wave/scalar_formats.h"

#include "spirv/wave/matrices.h"

struct scalar_format format_of_matrix(const struct type *matrix)
{
    return (struct scalar_format){matrix_element_bits(matrix->bits), matrix_has_floats(matrix->bits), matrix->packed};
}

struct scalar_format format_of_value(struct lowering *l, type_id type, bool is_signed)
{
    return (struct scalar_format){scalar_bits(l, type), is_float(l, type), is_signed};
}

uint32_t scalar_id(struct lowering *l, struct scalar_format f)
{
    return f.is_float ? type_float(l->b, f.bits) : type_int(l->b, f.bits);
}

/* The least and the greatest integer of the format, as bits. */
static uint64_t least_integer(struct scalar_format f)
{
    return f.is_signed ? UINT64_C(1) << (f.bits - 1) : 0;
}

static uint64_t greatest_integer(struct scalar_format f)
{
    return (f.is_signed ? UINT64_MAX >> 1 : UINT64_MAX) >> (64 - f.bits);
}

static uint32_t select_id(struct lowering *l, SpvOp compare, uint32_t type, uint32_t a, uint32_t b, uint32_t chosen,
                          uint32_t other)
{
    return EMIT(l->b, SpvOpSelect, type, EMIT(l->b, compare, type_bool(l->b), a, b), chosen, other);
}

static uint32_t float_to_integer(struct lowering *l, uint32_t value, struct scalar_format from, struct scalar_format to)
{
    struct builder *b = l->b;
    uint32_t float_type = scalar_id(l, from), type = scalar_id(l, to);
    double half = (double)(UINT64_C(1) << (to.bits - 1)), limit = to.is_signed ? half : 2.0 * half;
    double least = to.is_signed ? -half : 0.0;
    uint32_t rounded = EMIT_GLSL(b, GLSLstd450RoundEven, float_type, value);
    uint32_t result = EMIT(b, to.is_signed ? SpvOpConvertFToS : SpvOpConvertFToU, type, rounded);

    /* infinity stands for limits that halves do not reach */
    result = select_id(l, SpvOpFOrdLessThanEqual, type, rounded, constant_float(b, from.bits, least),
                       constant_int(b, to.bits, least_integer(to)), result);
    result = select_id(l, SpvOpFOrdGreaterThanEqual, type, rounded, constant_float(b, from.bits, limit),
                       constant_int(b, to.bits, greatest_integer(to)), result);
    return select_id(l, SpvOpFUnordNotEqual, type, value, value, constant_int(b, to.bits, 0), result);
}

static uint32_t integer_to_integer(struct lowering *l, uint32_t value, struct scalar_format from,
                                   struct scalar_format to)
{
    struct builder *b = l->b;
    uint32_t type = scalar_id(l, from);
    enum GLSLstd450 clamp = from.is_signed ? GLSLstd450SClamp : GLSLstd450UClamp;

    if (from.bits > to.bits) { /* the signs are the same */
        uint64_t least = to.is_signed ? ~UINT64_C(0) << (to.bits - 1) : 0;
        value = EMIT_GLSL(b, clamp, type, value, constant_int(b, from.bits, least),
                          constant_int(b, from.bits, greatest_integer(to)));
    }
    return from.bits == to.bits ? value
                                : EMIT(b, from.is_signed ? SpvOpSConvert : SpvOpUConvert, scalar_id(l, to), value);
}

uint32_t convert_scalar(struct lowering *l, uint32_t value, struct scalar_format from, struct scalar_format to,
                        uint32_t type)
{
    if (from.is_float && to.is_float)
        return from.bits == to.bits ? value : EMIT(l->b, SpvOpFConvert, type, value);
    if (from.is_float)
        return float_to_integer(l, value, from, to);
    if (to.is_float)
        return EMIT(l->b, from.is_signed ? SpvOpConvertSToF : SpvOpConvertUToF, type, value);
    return integer_to_integer(l, value, from, to);
}
