/* Floats of 8 bits, bfloat16: see small_floats.h. */
#include "tests/spirv/emulation/small_floats.h"

#include "spirv/builder/extensions.h"

#include <string.h>

enum {
    CODES = 128,       /* without signs */
    BFLOAT16_BITS = 16 /* the high ones of a float */
};

static const struct encoding {
    uint32_t number;   /* of SPV_EXT_float8 */
    uint32_t mantissa; /* bits */
    uint32_t bias;     /* of the exponent */
    uint32_t largest;  /* code of the largest number */
    double too_large;  /* numbers from here on are NaN (E4M3; 464 itself is rounded to 448) or infinity (E5M2) */
} encodings[SMALL_FLOATS] = {
    {DXS_SPV_ENCODING_FLOAT8_E4M3, 3, 7, 0x7E, 464},
    {DXS_SPV_ENCODING_FLOAT8_E5M2, 2, 15, 0x7B, 61440},
    [BFLOAT16] = {.number = DXS_SPV_ENCODING_BFLOAT16},
};

void note_encoding(struct replacer *r, const struct spirv_instruction *i)
{
    for (uint32_t n = 0; n < SMALL_FLOATS && i->opcode == SpvOpTypeFloat && i->length == 4; n++)
        if (i->words[3] == encodings[n].number)
            r->small_floats[n] = i->words[1];
}

uint32_t encoding_of(const struct replacer *r, uint32_t type)
{
    uint32_t n = 0;

    while (n < SMALL_FLOATS && (type == 0 || r->small_floats[n] != type))
        n++;
    return n;
}

static uint32_t single_type(struct replacer *r)
{
    const uint32_t bits = 32;

    return declare(r, SpvOpTypeFloat, 0, &bits, 1);
}

static uint32_t select(struct replacer *r, uint32_t condition, uint32_t a, uint32_t b)
{
    uint32_t id = new_id(r);

    PUT(&r->functions, SpvOpSelect, r->u32, id, condition, a, b);
    return id;
}

static uint32_t compare(struct replacer *r, SpvOp op, uint32_t a, uint32_t constant)
{
    return emit(r, op, declare(r, SpvOpTypeBool, 0, NULL, 0), a, number(r, constant));
}

/* Begins a function of one parameter. `open`: the code around it, which close_helper continues. */
static uint32_t open_helper(struct replacer *r, uint32_t function, uint32_t to, uint32_t from, struct word_list *open)
{
    uint32_t type = declare(r, SpvOpTypeFunction, 0, (const uint32_t[]){to, from}, 2), parameter = new_id(r);

    *open = r->functions;
    r->functions = r->helpers;
    PUT(&r->functions, SpvOpFunction, to, function, SpvFunctionControlMaskNone, type);
    PUT(&r->functions, SpvOpFunctionParameter, from, parameter);
    PUT(&r->functions, SpvOpLabel, new_id(r));
    return parameter;
}

static void close_helper(struct replacer *r, uint32_t result, struct word_list open)
{
    PUT(&r->functions, SpvOpReturnValue, result);
    append_instruction(&r->functions, SpvOpFunctionEnd, NULL, 0);
    r->helpers = r->functions;
    r->functions = open;
}

static uint32_t widening_bfloat16(struct replacer *r)
{
    uint32_t single = single_type(r);
    struct word_list open;

    if (r->widened[BFLOAT16])
        return r->widened[BFLOAT16];
    r->widened[BFLOAT16] = new_id(r);
    uint32_t given = open_helper(r, r->widened[BFLOAT16], single, r->small_floats[BFLOAT16], &open);
    uint32_t bits = emit(r, SpvOpUConvert, r->u32, given, 0);
    uint32_t word = arithmetic(r, SpvOpShiftLeftLogical, bits, BFLOAT16_BITS);
    close_helper(r, emit(r, SpvOpBitcast, single, word, 0), open);
    return r->widened[BFLOAT16];
}

/* To the nearest number, an even one of two that are as near. NaNs stay NaNs. */
static uint32_t narrowing_bfloat16(struct replacer *r)
{
    enum {
        ALL_BUT_SIGN = 0x7FFFFFFF,
        INFINITY_BITS = 0x7F800000,
        HALF_LESS_1 = 0x7FFF,
        QUIET = 0x400000
    };
    struct word_list open;

    if (r->narrowed[BFLOAT16][0])
        return r->narrowed[BFLOAT16][0];
    r->narrowed[BFLOAT16][0] = new_id(r);
    uint32_t given = open_helper(r, r->narrowed[BFLOAT16][0], r->small_floats[BFLOAT16], single_type(r), &open);
    uint32_t bits = emit(r, SpvOpBitcast, r->u32, given, 0), size = arithmetic(r, SpvOpBitwiseAnd, bits, ALL_BUT_SIGN);
    uint32_t odd = arithmetic(r, SpvOpBitwiseAnd, arithmetic(r, SpvOpShiftRightLogical, bits, BFLOAT16_BITS), 1);
    uint32_t rounded = emit(r, SpvOpIAdd, r->u32, arithmetic(r, SpvOpIAdd, bits, HALF_LESS_1), odd);
    uint32_t is_nan = compare(r, SpvOpUGreaterThan, size, INFINITY_BITS);
    rounded = select(r, is_nan, arithmetic(r, SpvOpBitwiseOr, bits, QUIET), rounded);
    uint32_t high = arithmetic(r, SpvOpShiftRightLogical, rounded, BFLOAT16_BITS);
    close_helper(r, emit(r, SpvOpSConvert, r->small_floats[BFLOAT16], high, 0), open);
    return r->narrowed[BFLOAT16][0];
}

/* mantissa * 2^(exponent - bias - bits of the mantissa), with the leading bit, which denormals lack. */
static uint32_t widening(struct replacer *r, uint32_t n)
{
    enum {
        INFINITY_BITS = 0x7F800000,
        NAN_BITS = 0x7FC00000
    };
    const struct encoding *e = &encodings[n];
    uint32_t lead = 1u << e->mantissa, single = single_type(r);
    struct word_list open;

    if (n == BFLOAT16)
        return widening_bfloat16(r);
    if (r->widened[n])
        return r->widened[n];
    uint32_t given = open_helper(r, r->widened[n] = new_id(r), single, r->small_floats[n], &open);
    uint32_t bits = emit(r, SpvOpUConvert, r->u32, given, 0), code = arithmetic(r, SpvOpBitwiseAnd, bits, CODES - 1);
    uint32_t sign = arithmetic(r, SpvOpShiftLeftLogical, arithmetic(r, SpvOpBitwiseAnd, bits, CODES), 24);
    uint32_t mantissa = arithmetic(r, SpvOpBitwiseAnd, code, lead - 1);
    uint32_t exponent = arithmetic(r, SpvOpShiftRightLogical, code, e->mantissa);
    uint32_t is_denormal = compare(r, SpvOpIEqual, exponent, 0);
    mantissa = select(r, is_denormal, mantissa, arithmetic(r, SpvOpBitwiseOr, mantissa, lead));
    exponent = select(r, is_denormal, number(r, 1), exponent);
    exponent = arithmetic(r, SpvOpIAdd, exponent, 127 - e->bias - e->mantissa);
    uint32_t scale = emit(r, SpvOpBitcast, single, arithmetic(r, SpvOpShiftLeftLogical, exponent, 23), 0);
    uint32_t value = emit(r, SpvOpFMul, single, emit(r, SpvOpConvertUToF, single, mantissa, 0), scale);
    uint32_t result = emit(r, SpvOpBitcast, r->u32, value, 0);
    if (e->largest + 1 < CODES - 1)
        result = select(r, compare(r, SpvOpIEqual, code, e->largest + 1), number(r, INFINITY_BITS), result);
    uint32_t last_number = e->largest + 1 < CODES - 1 ? e->largest + 1 : e->largest;
    result = select(r, compare(r, SpvOpUGreaterThan, code, last_number), number(r, NAN_BITS), result);
    close_helper(r, emit(r, SpvOpBitcast, single, emit(r, SpvOpBitwiseOr, r->u32, result, sign), 0), open);
    return r->widened[n];
}

static double value_of_code(const struct encoding *e, uint32_t code)
{
    uint32_t exponent = code >> e->mantissa, mantissa = code & ((1u << e->mantissa) - 1);
    double value = exponent ? mantissa + (double)(1u << e->mantissa) : mantissa;

    for (int k = (int)(exponent ? exponent : 1) - (int)(e->bias + e->mantissa); k != 0; k += k < 0 ? 1 : -1)
        value *= k < 0 ? 0.5 : 2.0;
    return value;
}

/* Bits of the smallest float of 32 bits that is rounded to the code behind this one: the number in the middle if that
 * is even. */
static uint32_t bits_behind(const struct encoding *e, uint32_t code)
{
    double middle = code < e->largest ? (value_of_code(e, code) + value_of_code(e, code + 1)) / 2 : e->too_large;
    float single = (float)middle;
    uint32_t bits;

    memcpy(&bits, &single, sizeof bits);
    return bits + (code % 2 == 0);
}

/* The code is the number of middles that are passed: floats are ordered like their bits. */
static uint32_t narrowing(struct replacer *r, uint32_t n, bool saturates)
{
    enum {
        ALL_BUT_SIGN = 0x7FFFFFFF,
        INFINITY_BITS = 0x7F800000
    };
    const struct encoding *e = &encodings[n];
    struct word_list open;

    if (n == BFLOAT16)
        return narrowing_bfloat16(r);
    if (r->narrowed[n][saturates])
        return r->narrowed[n][saturates];
    r->narrowed[n][saturates] = new_id(r);
    uint32_t given = open_helper(r, r->narrowed[n][saturates], r->small_floats[n], single_type(r), &open);
    uint32_t bits = emit(r, SpvOpBitcast, r->u32, given, 0), size = arithmetic(r, SpvOpBitwiseAnd, bits, ALL_BUT_SIGN);
    uint32_t code = number(r, 0), one = number(r, 1), zero = number(r, 0);
    for (uint32_t k = 0; k < e->largest + !saturates; k++) {
        uint32_t is_passed = compare(r, SpvOpUGreaterThanEqual, size, bits_behind(e, k));
        code = emit(r, SpvOpIAdd, r->u32, code, select(r, is_passed, one, zero));
    }
    code = select(r, compare(r, SpvOpUGreaterThan, size, INFINITY_BITS), number(r, CODES - 1), code);
    uint32_t sign =
        arithmetic(r, SpvOpShiftRightLogical, arithmetic(r, SpvOpBitwiseAnd, bits, ~(uint32_t)ALL_BUT_SIGN), 24);
    uint32_t whole = emit(r, SpvOpBitwiseOr, r->u32, code, sign);
    close_helper(r, emit(r, SpvOpSConvert, r->small_floats[n], whole, 0), open);
    return r->narrowed[n][saturates];
}

static uint32_t call(struct replacer *r, uint32_t function, uint32_t to, uint32_t value)
{
    return emit(r, SpvOpFunctionCall, to, function, value);
}

uint32_t convert_float(struct replacer *r, uint32_t to, uint32_t from, uint32_t value, bool saturates)
{
    uint32_t single = encoding_of(r, from) < SMALL_FLOATS || encoding_of(r, to) < SMALL_FLOATS ? single_type(r) : 0;

    if (encoding_of(r, from) < SMALL_FLOATS) {
        value = call(r, widening(r, encoding_of(r, from)), single, value);
        from = single;
    }
    if (encoding_of(r, to) < SMALL_FLOATS) {
        if (from != single)
            value = emit(r, SpvOpFConvert, single, value, 0);
        return call(r, narrowing(r, encoding_of(r, to), saturates), to, value);
    }
    return from == to ? value : emit(r, SpvOpFConvert, to, value, 0);
}
