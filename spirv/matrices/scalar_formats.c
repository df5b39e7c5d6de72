/* Converts scalars between the number formats of linear algebra. */

#include "spirv/matrices/matrices.h"

struct scalar_format format_of_matrix(const struct type *matrix)
{
    return (struct scalar_format){matrix_element_bits(matrix->bits), matrix_has_floats(matrix->bits), matrix->packed,
                                  matrix->bits == MATRIX_BF16};
}

struct scalar_format format_of_value(struct lowering *l, type_id type, bool is_signed)
{
    return (struct scalar_format){scalar_bits(l, type), is_float(l, type), is_signed, false};
}

uint32_t scalar_id(struct lowering *l, struct scalar_format f)
{
    return f.is_float ? type_float(l->b, f.bits) : type_int(l->b, f.bits);
}

/* Smallest and largest integer of the format, as bits. */
static uint64_t least_integer(struct scalar_format f)
{
    return f.is_signed ? UINT64_C(1) << (f.bits - 1) : 0;
}

static uint64_t greatest_integer(struct scalar_format f)
{
    return (f.is_signed ? UINT64_MAX >> 1 : UINT64_MAX) >> (64 - f.bits);
}

/* Selects the integer `bits` if `value` compares with `limit`, otherwise `other`. */
static uint32_t replace_if(struct lowering *l, SpvOp compare, uint32_t value, uint32_t limit, struct scalar_format to,
                           uint64_t bits, uint32_t other)
{
    uint32_t holds = EMIT(l->b, compare, type_bool(l->b), value, limit), integer = constant_int(l->b, to.bits, bits);

    return select_value(l->b, scalar_id(l, to), holds, integer, other);
}

static uint32_t float_to_integer(struct lowering *l, uint32_t value, struct scalar_format from, struct scalar_format to)
{
    struct builder *b = l->b;
    uint32_t float_type = scalar_id(l, from), type = scalar_id(l, to);
    double half = (double)(UINT64_C(1) << (to.bits - 1)), limit = to.is_signed ? half : 2.0 * half;
    uint32_t least = constant_float(b, from.bits, to.is_signed ? -half : 0.0);
    uint32_t greatest = constant_float(b, from.bits, limit); /* infinity if a half cannot hold the limit */
    uint32_t rounded = EMIT_GLSL(b, GLSLstd450RoundEven, float_type, value);
    uint32_t result = convert_to(b, to.is_signed ? SpvOpConvertFToS : SpvOpConvertFToU, type, rounded);

    result = replace_if(l, SpvOpFOrdLessThanEqual, rounded, least, to, least_integer(to), result);
    result = replace_if(l, SpvOpFOrdGreaterThanEqual, rounded, greatest, to, greatest_integer(to), result);
    return replace_if(l, SpvOpFUnordNotEqual, value, value, to, 0, result);
}

static uint32_t integer_to_integer(struct lowering *l, uint32_t value, struct scalar_format from,
                                   struct scalar_format to)
{
    struct builder *b = l->b;
    uint32_t type = scalar_id(l, from);
    enum GLSLstd450 clamp = from.is_signed ? GLSLstd450SClamp : GLSLstd450UClamp;

    if (from.bits > to.bits) { /* both have the same sign */
        uint64_t least = to.is_signed ? ~UINT64_C(0) << (to.bits - 1) : 0;
        value = EMIT_GLSL(b, clamp, type, value, constant_int(b, from.bits, least),
                          constant_int(b, from.bits, greatest_integer(to)));
    }
    return from.bits == to.bits
               ? value
               : convert_to(b, from.is_signed ? SpvOpSConvert : SpvOpUConvert, scalar_id(l, to), value);
}

bool is_same_float(struct scalar_format a, struct scalar_format b)
{
    return a.bits == b.bits && a.is_bfloat == b.is_bfloat;
}

uint32_t convert_scalar(struct lowering *l, uint32_t value, struct scalar_format from, struct scalar_format to,
                        uint32_t type)
{
    if (from.is_float && to.is_float)
        return is_same_float(from, to) ? value : convert_to(l->b, SpvOpFConvert, type, value);
    if (from.is_bfloat) {
        from = (struct scalar_format){.bits = 32, .is_float = true};
        value = convert_to(l->b, SpvOpFConvert, type_f32(l->b), value);
    }
    if (from.is_float)
        return float_to_integer(l, value, from, to);
    if (to.is_float) {
        value = convert_to(l->b, from.is_signed ? SpvOpConvertSToF : SpvOpConvertUToF,
                           to.is_bfloat ? type_f32(l->b) : type, value);
        return to.is_bfloat ? convert_to(l->b, SpvOpFConvert, type, value) : value;
    }
    return integer_to_integer(l, value, from, to);
}
