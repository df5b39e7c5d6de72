/* Computes results that Direct3D defines and SPIR-V does not: conversions, division, extrema, sine, halves. */
#include "spirv/arithmetic/alu.h"

/* ---- Floats to integers ------------------------------------------------------------------------------------------ */

enum {
    INFINITY_BITS = 0x7F800000,
    MAGNITUDE_BITS = 0x7FFFFFFF,
    EXPONENT_OF_ONE = 127,
    MANTISSA_WIDTH = 23
};

static uint64_t largest_integer(uint32_t bits, bool is_signed)
{
    return UINT64_MAX >> (64 - bits) >> is_signed;
}

/* Compares bits, because a device may assume that floats are finite. |x| < 2^n if and only if bits(|x|) < bits(2^n).
 * Infinities and NaNs have larger bits. Unsigned conversions keep the sign bit, so negative numbers compare larger. */
static void convert_f32(struct lowering *l, const struct conversion *c, uint32_t value, bool is_signed)
{
    struct builder *b = l->b;
    uint32_t width = scalar_bits(l, c->to), logical = bool_component(l, c->to), words = int_component(l, c->to, 32);
    uint32_t f32 = type_vector(b, type_f32(b), component_lanes(l, c->to));
    uint32_t bits = bitcast(b, words, value), most, any;
    uint32_t zero = component_constant(l, c->to, 0);
    uint32_t largest = component_constant(l, c->to, largest_integer(width, is_signed));
    uint32_t limit = splat_u32(l, c->to, (EXPONENT_OF_ONE + width - is_signed) << MANTISSA_WIDTH);
    uint32_t infinity = splat_u32(l, c->to, INFINITY_BITS), magnitude = bits;

    if (is_signed)
        magnitude = EMIT(b, SpvOpBitwiseAnd, words, bits, splat_u32(l, c->to, MAGNITUDE_BITS));
    uint32_t fits = EMIT(b, SpvOpULessThan, logical, magnitude, limit);
    any = select_value(b, f32, fits, value, constant_null(b, f32));
    any = convert_to(b, is_signed ? SpvOpConvertFToS : SpvOpConvertFToU, c->type, any);
    most = largest;
    if (is_signed) {
        uint32_t smallest = component_constant(l, c->to, UINT64_C(1) << (width - 1));
        uint32_t is_negative = EMIT(b, SpvOpSLessThan, logical, bits, splat_u32(l, c->to, 0));
        most = select_value(b, c->type, is_negative, smallest, largest);
    }
    uint32_t is_number = EMIT(b, SpvOpULessThanEqual, logical, magnitude, infinity);
    most = select_value(b, c->type, is_number, most, zero);
    select_as(b, c->type, c->id, fits, any, most);
}

/* Returns value if `value op limit`, else the limit. A NaN compares false, so it becomes the limit. NClamp would not
 * do: devices may return a signaling NaN. */
static uint32_t limited(struct lowering *l, const struct conversion *c, SpvOp op, uint32_t value, uint32_t limit)
{
    uint32_t holds = EMIT(l->b, op, bool_component(l, c->to), value, limit);
    return select_value(l->b, component_type(l, c->from, 0), holds, value, limit);
}

/* Clamps the double: comparing bits needs 64-bit integers, which not all devices have. */
static void convert_f64(struct lowering *l, const struct conversion *c, bool is_signed)
{
    struct builder *b = l->b;
    uint32_t width = scalar_bits(l, c->to), logical = bool_component(l, c->to);
    uint64_t largest = largest_integer(width, is_signed);
    /* No double is rounded here: the program may have set any mode. */
    double limit = is_signed ? 0x1p63 : 0x1p64, least = 0, greatest = limit - (is_signed ? 512 : 1024) * 2;
    if (width < 64) {
        greatest = (double)largest;
        least = is_signed ? -greatest - 1 : 0;
    } else if (is_signed) {
        least = -limit;
    }
    uint32_t low = component_float(l, c->from, least);
    uint32_t high = component_float(l, c->from, greatest);
    uint32_t clamped = limited(l, c, SpvOpFOrdGreaterThanEqual, c->value, low);
    clamped = limited(l, c, SpvOpFOrdLessThanEqual, clamped, high);
    bool is_wide = width == 64;
    SpvOp op = is_signed ? SpvOpConvertFToS : SpvOpConvertFToU;
    uint32_t is_nan = is_signed ? test_nan(b, logical, c->value) : 0;
    uint32_t integer = EMIT_AS(b, op, c->type, is_signed || is_wide ? new_id(b) : c->id, clamped);

    if (is_wide) {
        uint32_t is_large = EMIT(b, SpvOpFOrdGreaterThanEqual, logical, c->value, component_float(l, c->from, limit));
        uint32_t most = component_constant(l, c->to, largest);
        integer = select_as(b, c->type, is_signed ? new_id(b) : c->id, is_large, most, integer);
    }
    if (is_signed)
        select_as(b, c->type, c->id, is_nan, component_constant(l, c->to, 0), integer);
}

void convert_to_integer(struct lowering *l, const struct conversion *c, bool is_signed)
{
    uint32_t bits = scalar_bits(l, c->from), value = c->value;

    if (bits == 64) {
        convert_f64(l, c, is_signed);
        return;
    }
    if (bits == 16)
        value = convert_to(l->b, SpvOpFConvert, type_vector(l->b, type_f32(l->b), component_lanes(l, c->from)), value);
    convert_f32(l, c, value, is_signed);
}

/* ---- Integers ---------------------------------------------------------------------------------------------------- */

/* Replaces the divisor 0, and -1 if the quotient would overflow: both are undefined in SPIR-V. */
void defined_division(struct lowering *l, const struct component *c)
{
    struct builder *b = l->b;
    const struct instruction *i = c->instruction;
    bool is_signed = i->sub == BINARY_SDIV || i->sub == BINARY_SREM;
    uint32_t left = component_operand(l, c, 0);
    uint32_t right = component_operand(l, c, 1), logical = bool_component(l, i->type);
    uint32_t zero = component_constant(l, i->type, 0);
    uint32_t one = component_constant(l, i->type, 1);
    uint32_t ones = component_constant(l, i->type, UINT64_MAX);
    uint32_t is_zero = EMIT(b, SpvOpIEqual, logical, right, zero), unfit = is_zero;

    if (is_signed) {
        uint64_t smallest = UINT64_C(1) << (scalar_bits(l, i->type) - 1);
        uint32_t low = EMIT(b, SpvOpIEqual, logical, left, component_constant(l, i->type, smallest));
        uint32_t overflows = EMIT(b, SpvOpLogicalAnd, logical, low, EMIT(b, SpvOpIEqual, logical, right, ones));
        unfit = EMIT(b, SpvOpLogicalOr, logical, is_zero, overflows);
    }
    right = select_value(b, c->type, unfit, one, right);
    SpvOp op = i->sub == BINARY_UREM ? SpvOpUMod : is_signed ? SpvOpSDiv : SpvOpUDiv;
    uint32_t result = EMIT(b, op, c->type, left, right);
    if (i->sub == BINARY_SREM) /* see signed_remainder */
        result = EMIT(b, SpvOpISub, c->type, left, EMIT(b, SpvOpIMul, c->type, result, right));
    select_as(b, c->type, c->id, is_zero, ones, result);
}

uint32_t defined_shift_count(struct lowering *l, const struct component *c)
{
    type_id type = c->instruction->type;
    uint32_t mask = component_constant(l, type, module_type(l->module, scalar_type(l, type))->bits - 1);

    return EMIT(l->b, SpvOpBitwiseAnd, c->type, component_operand(l, c, 1), mask);
}

/* ---- Floats ------------------------------------------------------------------------------------------------------ */

/* The second operand if the first is a NaN. */
void defined_extremum(struct lowering *l, const struct component *c)
{
    struct builder *b = l->b;
    const struct instruction *i = c->instruction;
    uint32_t logical = bool_component(l, i->type), last = is_ordered_constant(l, i, 0) ? 0 : 1;
    bool is_number = last == 0 || is_ordered_constant(l, i, 1);
    uint32_t x = component_operand(l, c, 1 - last), y = component_operand(l, c, last);
    uint32_t wins = EMIT(b, i->dx_op == DX_FMax ? SpvOpFOrdGreaterThan : SpvOpFOrdLessThan, logical, x, y);

    if (!is_number)
        wins = EMIT(b, SpvOpLogicalOr, logical, wins, test_nan(b, logical, y));
    select_as(b, c->type, c->id, wins, x, y);
}

void defined_saturate(struct lowering *l, const struct component *c)
{
    struct builder *b = l->b;
    type_id type = c->instruction->type;
    uint32_t zero = component_float(l, type, 0), one = component_float(l, type, 1), logical = bool_component(l, type);
    uint32_t x = component_operand(l, c, 0);

    x = select_value(b, c->type, EMIT(b, SpvOpFOrdGreaterThan, logical, x, zero), x, zero);
    select_as(b, c->type, c->id, EMIT(b, SpvOpFOrdLessThan, logical, x, one), x, one);
}

void defined_fraction(struct lowering *l, const struct component *c)
{
    struct builder *b = l->b;
    type_id type = c->instruction->type;
    uint32_t bits = scalar_bits(l, type), one = component_float(l, type, 1);
    double below = bits == 16 ? 1 - 0x1p-11 : bits == 32 ? 1 - 0x1p-24 : 1 - 0x1p-53;
    uint32_t most = component_float(l, type, below);
    uint32_t x = EMIT_GLSL(b, GLSLstd450Fract, c->type, component_operand(l, c, 0));
    uint32_t rounded_up = EMIT(b, SpvOpFOrdGreaterThanEqual, bool_component(l, type), x, one);

    select_as(b, c->type, c->id, rounded_up, most, x);
}

/* Vulkan bounds the error (by 2^-11) between -pi and pi only. So
 *     x' = (x - turns * 201 / 32 - turns * low) * 0.99998, where turns = round(x / 2 pi) and 201 / 32 + low = 2 pi.
 * Products with 201 / 32 are exact. The factor keeps x' within pi although `turns` is rounded. */
void defined_sine(struct lowering *l, const struct component *c)
{
    enum {
        TURNS,
        TURN_HIGH,
        TURN_LOW,
        INWARDS,
        HALF_TURN,
        NUMBERS
    };
    static const float numbers[NUMBERS] = {0.15915494309189535f, 6.28125f, 0.0019353071795864769f, 0.99998f,
                                           3.1415925f};
    struct builder *b = l->b;
    const struct instruction *i = c->instruction;
    uint32_t ids[NUMBERS], type = c->type;

    for (uint32_t n = 0; n < NUMBERS; n++)
        ids[n] = component_float(l, i->type, (double)numbers[n]);
    uint32_t x = component_operand(l, c, 0), rest = x;
    uint32_t turns = float_multiply(b, type, x, ids[TURNS]);
    turns = EMIT_GLSL(b, GLSLstd450RoundEven, type, turns);
    for (uint32_t part = TURN_HIGH; part <= TURN_LOW; part++) {
        uint32_t product = float_multiply(b, type, turns, ids[part]);
        decorate_exact(l, product);
        rest = float_subtract(b, type, rest, product);
        decorate_exact(l, rest);
    }
    rest = float_multiply(b, type, rest, ids[INWARDS]);
    uint32_t magnitude = EMIT_GLSL(b, GLSLstd450FAbs, type, x);
    uint32_t is_near = EMIT(b, SpvOpFOrdLessThanEqual, bool_component(l, i->type), magnitude, ids[HALF_TURN]);
    rest = select_value(b, type, is_near, x, rest);
    EMIT_GLSL_AS(b, i->dx_op == DX_Sin ? GLSLstd450Sin : GLSLstd450Cos, type, c->id, rest);
}

/* ---- Halves ------------------------------------------------------------------------------------------------------ */

/* Uses integer instructions only: no execution mode controls the rounding of PackHalf2x16. */
void truncate_to_half(struct lowering *l, uint32_t id, uint32_t value)
{
    enum {
        LEAST_NORMAL = 0x38800000, /* 2^-14 */
        REBIAS = 0x38000000,       /* (127 - 15) << 23 */
        DROPPED = 13,              /* mantissa bits of a float that a half lacks */
        DENORMAL_SHIFT = 126,      /* 2^-24, the unit of denormals: 24 + 127 - 23 - 2 bits to drop at exponent 0 */
        MAX_HALF = 0x7BFF,
        INFINITE_HALF = 0x7C00,
        HALF_NAN = 0x7E00
    };
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), logical = type_bool(b), bits = bitcast(b, u32, value);
    uint32_t magnitude = bit_and_imm(b, bits, MAGNITUDE_BITS);
    uint32_t infinity = constant_u32(b, INFINITY_BITS);

    uint32_t normal = subtract_imm(b, magnitude, REBIAS);
    normal = shift_right_imm(b, normal, DROPPED);
    normal = minimum_imm(b, normal, MAX_HALF);

    uint32_t exponent = shift_right_imm(b, magnitude, MANTISSA_WIDTH);
    uint32_t drop = subtract(b, constant_u32(b, DENORMAL_SHIFT), exponent);
    drop = minimum_imm(b, drop, 31);
    uint32_t denormal = bit_and_imm(b, bits, (1u << MANTISSA_WIDTH) - 1);
    denormal = bit_or_imm(b, denormal, 1u << MANTISSA_WIDTH);
    denormal = shift_right(b, denormal, drop);

    uint32_t is_normal = EMIT(b, SpvOpUGreaterThanEqual, logical, magnitude, constant_u32(b, LEAST_NORMAL));
    uint32_t finite = select_value(b, u32, is_normal, normal, denormal);
    uint32_t is_infinite = EMIT(b, SpvOpIEqual, logical, magnitude, infinity);
    uint32_t other = select_imm(b, is_infinite, INFINITE_HALF, HALF_NAN);
    uint32_t is_finite = EMIT(b, SpvOpULessThan, logical, magnitude, infinity);
    uint32_t half = select_value(b, u32, is_finite, finite, other);
    uint32_t sign = shift_right_imm(b, bits, 16);
    sign = bit_and_imm(b, sign, 0x8000);
    EMIT_AS(b, SpvOpBitwiseOr, u32, id, half, sign);
}
