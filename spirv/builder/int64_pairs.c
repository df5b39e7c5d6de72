/* The type of 64-bit integers becomes the vector of two u32, low word first, which has the same layout in memory. So
 * loads, stores, phis, calls and bit operations stay as they are; arithmetic, comparisons and conversions become
 * sequences of 32-bit operations, whose last one keeps the result id. */
#include "spirv/builder/rewrites.h"

#include "spirv/builder/expressions.h"
#include "spirv/builder/extensions.h"

enum {
    OTHER_TYPE = 1
};

struct halves {
    uint32_t low, high; /* u32 ids */
};

struct pairs {
    struct builder *b;
    uint32_t wide;               /* id of the type of 64-bit integers */
    uint32_t u32, pair, boolean; /* ids of types */
    uint32_t known;              /* later ids are not in the module */
    uint32_t *types;             /* by id: type of the value; 0: none */
    uint8_t *bits;               /* by id: width of this integer or float type; OTHER_TYPE; 0: no type */
    uint32_t divide;             /* function: {quotient, remainder} of unsigned numbers; 0: not called */
    bool is_impossible;
};

static bool is_wide(const struct pairs *p, uint32_t value)
{
    return value < p->known && p->types[value] == p->wide;
}

static struct halves split(struct pairs *p, uint32_t value)
{
    struct halves x;

    x.low = component_of(p->b, p->u32, value, 0);
    x.high = component_of(p->b, p->u32, value, 1);
    return x;
}

static uint32_t join(struct pairs *p, uint32_t id, struct halves x)
{
    return EMIT_AS(p->b, SpvOpCompositeConstruct, p->pair, id, x.low, x.high);
}

static uint32_t join_new(struct pairs *p, struct halves x)
{
    return join(p, new_id(p->b), x);
}

static struct halves choose(struct pairs *p, uint32_t condition, struct halves x, struct halves y)
{
    struct halves result;

    result.low = select_value(p->b, p->u32, condition, x.low, y.low);
    result.high = select_value(p->b, p->u32, condition, x.high, y.high);
    return result;
}

/* ---- Arithmetic -------------------------------------------------------------------------------------------------- */

static struct halves add_pairs(struct pairs *p, struct halves x, struct halves y)
{
    struct builder *b = p->b;
    struct halves sum;

    sum.low = add(b, x.low, y.low);
    uint32_t carry = select_imm(b, less(b, sum.low, y.low), 1, 0);
    sum.high = add(b, x.high, y.high);
    sum.high = add(b, sum.high, carry);
    return sum;
}

static struct halves subtract_pairs(struct pairs *p, struct halves x, struct halves y)
{
    struct builder *b = p->b;
    struct halves difference;

    uint32_t borrow = select_imm(b, less(b, x.low, y.low), 1, 0);
    difference.low = subtract(b, x.low, y.low);
    difference.high = subtract(b, x.high, y.high);
    difference.high = subtract(b, difference.high, borrow);
    return difference;
}

static struct halves multiply_pairs(struct pairs *p, struct halves x, struct halves y)
{
    struct builder *b = p->b;
    uint32_t two = type_struct_value(b, 2, (uint32_t[]){p->u32, p->u32});
    uint32_t wide = EMIT(b, SpvOpUMulExtended, two, x.low, y.low), left = multiply(b, x.low, y.high);
    uint32_t middle = multiply(b, x.high, y.low);

    middle = add(b, middle, left);
    struct halves product = split(p, wide);
    product.high = add(b, product.high, middle);
    return product;
}

static uint32_t sign_of(struct pairs *p, struct halves x) /* all ones: negative */
{
    uint32_t last = constant_u32(p->b, 31);

    return EMIT(p->b, SpvOpShiftRightArithmetic, p->u32, x.high, last);
}

/* -x where all bits of `sign` are set, x where none is. */
static struct halves negate_by(struct pairs *p, struct halves x, uint32_t sign)
{
    struct halves flipped;

    flipped.low = bit_xor(p->b, x.low, sign);
    flipped.high = bit_xor(p->b, x.high, sign);
    return subtract_pairs(p, flipped, (struct halves){sign, sign});
}

static struct halves shift_pair(struct pairs *p, uint32_t op, struct halves x, uint32_t count)
{
    struct builder *b = p->b;
    uint32_t within = bit_and_imm(b, count, 31), is_far = not_equal_imm(b, bit_and_imm(b, count, 32), 0);
    uint32_t rest = bit_xor_imm(b, within, 31), outside = constant_u32(b, 0);
    bool is_left = op == SpvOpShiftLeftLogical;
    uint32_t from = is_left ? x.low : x.high, to = is_left ? x.high : x.low;
    uint32_t shifted = EMIT(b, (SpvOp)op, p->u32, from, within);
    uint32_t kept = is_left ? shift_left(b, to, within) : shift_right(b, to, within);
    /* `from` shifted the other way by 32 - within, in two steps, as that may be 32. */
    uint32_t moved = is_left ? shift_right_imm(b, from, 1) : shift_left_imm(b, from, 1);

    moved = is_left ? shift_right(b, moved, rest) : shift_left(b, moved, rest);
    kept = bit_or(b, kept, moved);
    if (op == SpvOpShiftRightArithmetic)
        outside = sign_of(p, x);
    uint32_t near = select_value(b, p->u32, is_far, outside, shifted);
    uint32_t far = select_value(b, p->u32, is_far, shifted, kept);
    return is_left ? (struct halves){near, far} : (struct halves){far, near};
}

/* bool id: x < y, or x <= y. */
static uint32_t is_less(struct pairs *p, struct halves x, struct halves y, bool is_signed, bool or_equal)
{
    struct builder *b = p->b;
    uint32_t below = EMIT(b, is_signed ? SpvOpSLessThan : SpvOpULessThan, p->boolean, x.high, y.high);
    uint32_t equals = equal(b, x.high, y.high);
    uint32_t low = or_equal ? less_or_equal(b, x.low, y.low) : less(b, x.low, y.low);

    return logical_or(b, below, logical_and(b, equals, low));
}

/* One round for each bit: the dividend moves out of the quotient's top into the remainder, which has at most 63 bits
 * before each move. */
static void emit_divide(struct pairs *p)
{
    struct builder *b = p->b;
    uint32_t u32 = p->u32, four = type_vector(b, u32, 4), none = constant_null(b, p->pair), zero = constant_u32(b, 0);
    uint32_t function = type_function(b, four, 2, (uint32_t[]){p->pair, p->pair});
    uint32_t dividend = new_id(b), divisor = new_id(b), entry = new_id(b), header = new_id(b), merge = new_id(b);
    uint32_t more = new_id(b), next_quotient = new_id(b), next_rest = new_id(b), next_round = new_id(b);

    b->code = &b->functions;
    EMIT_AS(b, SpvOpFunction, four, p->divide, SpvFunctionControlMaskNone, function);
    EMIT_VOID(b, SpvOpFunctionParameter, p->pair, dividend);
    EMIT_VOID(b, SpvOpFunctionParameter, p->pair, divisor);
    EMIT_VOID(b, SpvOpLabel, entry);
    struct halves by = split(p, divisor);
    branch(b, header);
    EMIT_VOID(b, SpvOpLabel, header);
    uint32_t quotient = EMIT(b, SpvOpPhi, p->pair, dividend, entry, next_quotient, more);
    uint32_t rest = EMIT(b, SpvOpPhi, p->pair, none, entry, next_rest, more);
    uint32_t round = EMIT(b, SpvOpPhi, u32, zero, entry, next_round, more);
    struct halves q = split(p, quotient), r = split(p, rest), moved;
    uint32_t top = shift_right_imm(b, q.high, 31), carry = shift_right_imm(b, r.low, 31);
    moved.low = bit_or(b, shift_left_imm(b, r.low, 1), top);
    moved.high = bit_or(b, shift_left_imm(b, r.high, 1), carry);
    uint32_t takes = is_less(p, by, moved, false, true);
    struct halves less_divisor = subtract_pairs(p, moved, by);
    join(p, next_rest, choose(p, takes, less_divisor, moved));
    uint32_t bit = select_imm(b, takes, 1, 0), middle = shift_right_imm(b, q.low, 31);
    q.low = bit_or(b, shift_left_imm(b, q.low, 1), bit);
    q.high = bit_or(b, shift_left_imm(b, q.high, 1), middle);
    join(p, next_quotient, q);
    EMIT_AS(b, SpvOpIAdd, u32, next_round, round, constant_u32(b, 1));
    uint32_t done = equal_imm(b, next_round, 64);
    EMIT_VOID(b, SpvOpLoopMerge, merge, more, SpvLoopControlMaskNone);
    EMIT_VOID(b, SpvOpBranch, more);
    EMIT_VOID(b, SpvOpLabel, more);
    branch_if(b, done, merge, header);
    EMIT_VOID(b, SpvOpLabel, merge);
    uint32_t result = make_pair(b, four, next_quotient, next_rest);
    EMIT_VOID(b, SpvOpReturnValue, result);
    append(b, b->code, SpvOpFunctionEnd, 0);
}

static struct halves divide_pairs(struct pairs *p, uint32_t op, struct halves x, struct halves y)
{
    struct builder *b = p->b;
    bool is_signed = op == SpvOpSDiv || op == SpvOpSRem, is_quotient = op == SpvOpSDiv || op == SpvOpUDiv;
    uint32_t four = type_vector(b, p->u32, 4), sign = 0;
    struct halves result;

    if (is_signed) {
        uint32_t divisor = sign_of(p, y);
        sign = sign_of(p, x);
        x = negate_by(p, x, sign);
        y = negate_by(p, y, divisor);
        if (is_quotient)
            sign = bit_xor(b, sign, divisor);
    }
    if (!p->divide)
        p->divide = new_id(b);
    uint32_t dividend = join_new(p, x), divisor = join_new(p, y);
    uint32_t both = EMIT(b, SpvOpFunctionCall, four, p->divide, dividend, divisor);
    result.low = component_of(b, p->u32, both, is_quotient ? 0 : 2);
    result.high = component_of(b, p->u32, both, is_quotient ? 1 : 3);
    return is_signed ? negate_by(p, result, sign) : result;
}

/* ---- Conversions ------------------------------------------------------------------------------------------------- */

/* The scalar as a u32; signed numbers keep their sign. */
static uint32_t as_word(struct pairs *p, uint32_t value, SpvOp op)
{
    uint32_t type = p->types[value];

    return type == p->u32 ? value : EMIT(p->b, p->bits[type] == 32 ? SpvOpBitcast : op, p->u32, value);
}

static struct halves extend(struct pairs *p, uint32_t op, uint32_t value)
{
    struct halves result = {as_word(p, value, (SpvOp)op), constant_u32(p->b, 0)};

    if (op == SpvOpSConvert)
        result.high = sign_of(p, (struct halves){0, result.low});
    return result;
}

/* high = trunc(value / 2^32), low = value - high * 2^32: each step is exact. */
static struct halves from_float(struct pairs *p, uint32_t op, uint32_t value)
{
    struct builder *b = p->b;
    uint32_t type = p->types[value], bits = p->bits[type], negative = 0;
    struct halves result;

    if (bits == 16) {
        type = type_float(b, bits = 32);
        value = convert_to(b, SpvOpFConvert, type, value);
    }
    if (op == SpvOpConvertFToS) {
        uint32_t below = EMIT(b, SpvOpFOrdLessThan, p->boolean, value, constant_float(b, bits, 0));
        negative = select_imm(b, below, UINT32_MAX, 0);
        value = EMIT_GLSL(b, GLSLstd450FAbs, type, value);
    }
    uint32_t scaled = float_multiply(b, type, value, constant_float(b, bits, 1 / 4294967296.0));
    uint32_t high = EMIT_GLSL(b, GLSLstd450Trunc, type, scaled);
    uint32_t above = float_multiply(b, type, high, constant_float(b, bits, 4294967296.0));
    uint32_t low = float_subtract(b, type, value, above);
    result.low = convert_to(b, SpvOpConvertFToU, p->u32, low);
    result.high = convert_to(b, SpvOpConvertFToU, p->u32, high);
    return negative ? negate_by(p, result, negative) : result;
}

/* Rounds once. x is shifted so that its highest bit is bit 63. The high word is converted; its lowest bit, which is
 * below the float's last one, tells whether the low word has bits. */
static uint32_t to_single(struct pairs *p, struct halves x)
{
    struct builder *b = p->b;
    uint32_t f32 = type_f32(b), high = EMIT_GLSL(b, GLSLstd450FindUMsb, p->u32, x.high);
    uint32_t low = EMIT_GLSL(b, GLSLstd450FindUMsb, p->u32, x.low), has_high = not_equal_imm(b, x.high, 0);
    uint32_t from_high = subtract(b, constant_u32(b, 31), high), from_low = subtract(b, constant_u32(b, 63), low);
    uint32_t count = select_value(b, p->u32, has_high, from_high, from_low);
    struct halves shifted = shift_pair(p, SpvOpShiftLeftLogical, x, count);
    uint32_t rest = select_imm(b, not_equal_imm(b, shifted.low, 0), 1, 0);
    uint32_t number = convert_to(b, SpvOpConvertUToF, f32, bit_or(b, shifted.high, rest));
    uint32_t exponent = subtract(b, constant_u32(b, 127 + 32), count); /* 2^(32 - count) */

    return float_multiply(b, f32, number, bitcast(b, f32, shift_left_imm(b, exponent, 23)));
}

static uint32_t to_double(struct pairs *p, struct halves x)
{
    struct builder *b = p->b;
    uint32_t f64 = type_float(b, 64), low = convert_to(b, SpvOpConvertUToF, f64, x.low);
    uint32_t high = convert_to(b, SpvOpConvertUToF, f64, x.high);

    high = float_multiply(b, f64, high, constant_float(b, 64, 4294967296.0));
    return float_add(b, f64, high, low);
}

static void to_float(struct pairs *p, const uint32_t *words)
{
    struct builder *b = p->b;
    bool is_signed = (words[0] & 0xFFFF) == SpvOpConvertSToF;
    struct halves x = split(p, words[3]);
    uint32_t type = words[1], bits = p->bits[type], sign = 0;

    if (is_signed) {
        sign = sign_of(p, x);
        x = negate_by(p, x, sign);
    }
    uint32_t number = bits == 64 ? to_double(p, x) : to_single(p, x);
    if (bits == 16) /* integers below 2^24 are exact before, larger ones are infinite behind */
        number = convert_to(b, SpvOpFConvert, type, number);
    if (!is_signed) {
        copy_as(b, type, words[2], number);
        return;
    }
    uint32_t negated = EMIT(b, SpvOpFNegate, type, number);
    select_as(b, type, words[2], not_equal_imm(b, sign, 0), negated, number);
}

static void truncate_to(struct pairs *p, const uint32_t *words)
{
    uint32_t low = component_of(p->b, p->u32, words[3], 0), bits = p->bits[words[1]];

    if (words[1] == p->u32)
        copy_as(p->b, p->u32, words[2], low);
    else
        EMIT_AS(p->b, bits == 32 ? SpvOpBitcast : SpvOpUConvert, words[1], words[2], low);
}

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

static void copy_words_of(struct pairs *p, const uint32_t *words)
{
    uint32_t count = (words[0] >> 16) - 1, *copy = append(p->b, p->b->code, (SpvOp)(words[0] & 0xFFFF), count);

    memcpy(copy, words + 1, count * sizeof *copy);
    if (count && copy[0] == p->wide)
        copy[0] = p->pair;
}

static void rewrite_extension(struct pairs *p, const uint32_t *words)
{
    uint32_t instruction = words[4];
    bool is_minimum = instruction == GLSLstd450UMin || instruction == GLSLstd450SMin;
    bool is_signed = instruction == GLSLstd450SMin || instruction == GLSLstd450SMax;

    if (words[3] != p->b->glsl || !(is_minimum || is_signed || instruction == GLSLstd450UMax)) {
        p->is_impossible = true;
        return;
    }
    struct halves x = split(p, words[5]), y = split(p, words[6]);
    uint32_t condition = is_less(p, x, y, is_signed, false);
    join(p, words[2], is_minimum ? choose(p, condition, x, y) : choose(p, condition, y, x));
}

static void rewrite_wide_result(struct pairs *p, const uint32_t *words)
{
    struct builder *b = p->b;
    uint32_t op = words[0] & 0xFFFF, id = words[2];
    struct halves x;

    switch (op) {
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpUDiv:
    case SpvOpUMod:
    case SpvOpSDiv:
    case SpvOpSRem: {
        x = split(p, words[3]);
        struct halves y = split(p, words[4]);
        join(p, id,
             op == SpvOpIAdd   ? add_pairs(p, x, y)
             : op == SpvOpISub ? subtract_pairs(p, x, y)
             : op == SpvOpIMul ? multiply_pairs(p, x, y)
                               : divide_pairs(p, op, x, y));
        break;
    }
    case SpvOpSNegate: {
        uint32_t zero = constant_u32(b, 0);
        x = split(p, words[3]);
        join(p, id, subtract_pairs(p, (struct halves){zero, zero}, x));
        break;
    }
    case SpvOpShiftLeftLogical:
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic: {
        uint32_t count =
            is_wide(p, words[4]) ? component_of(b, p->u32, words[4], 0) : as_word(p, words[4], SpvOpUConvert);
        x = split(p, words[3]);
        join(p, id, shift_pair(p, op, x, count));
        break;
    }
    case SpvOpUConvert:
    case SpvOpSConvert:
        if (is_wide(p, words[3]))
            copy_as(b, p->pair, id, words[3]);
        else
            join(p, id, extend(p, op, words[3]));
        break;
    case SpvOpConvertFToU:
    case SpvOpConvertFToS:
        join(p, id, from_float(p, op, words[3]));
        break;
    case SpvOpSelect: {
        uint32_t condition = make_pair(b, type_vector(b, p->boolean, 2), words[3], words[3]);
        select_as(b, p->pair, id, condition, words[4], words[5]);
        break;
    }
    case SpvOpBitcast:
        EMIT_AS(b, p->types[words[3]] == p->pair ? SpvOpCopyObject : SpvOpBitcast, p->pair, id, words[3]);
        break;
    case SpvOpConvertPtrToU:
        bitcast_as(b, p->pair, id, words[3]);
        break;
    case SpvOpExtInst:
        rewrite_extension(p, words);
        break;
    case SpvOpPhi:
    case SpvOpLoad:
    case SpvOpUndef:
    case SpvOpCopyObject:
    case SpvOpFunctionParameter:
    case SpvOpFunctionCall:
    case SpvOpCompositeExtract:
    case SpvOpNot:
    case SpvOpBitwiseAnd:
    case SpvOpBitwiseOr:
    case SpvOpBitwiseXor:
    case SpvOpGroupNonUniformBroadcast:
    case SpvOpGroupNonUniformBroadcastFirst:
    case SpvOpGroupNonUniformShuffle:
    case SpvOpGroupNonUniformShuffleXor:
    case SpvOpGroupNonUniformQuadBroadcast:
    case SpvOpGroupNonUniformQuadSwap:
    case SpvOpGroupNonUniformBitwiseAnd:
    case SpvOpGroupNonUniformBitwiseOr:
    case SpvOpGroupNonUniformBitwiseXor:
    case SpvOpReadClockKHR:
        copy_words_of(p, words);
        break;
    default:
        p->is_impossible = true;
    }
}

/* Indices become their low words. */
static void rewrite_chain(struct pairs *p, const uint32_t *words)
{
    uint32_t length = words[0] >> 16, *copy = arena_copy(p->b->arena, words, length, sizeof *copy);

    for (uint32_t n = 4; n < length; n++)
        if (is_wide(p, words[n]))
            copy[n] = component_of(p->b, p->u32, words[n], 0);
    copy_words_of(p, copy);
}

static void rewrite_wide_comparison(struct pairs *p, const uint32_t *words)
{
    struct builder *b = p->b;
    uint32_t op = words[0] & 0xFFFF, id = words[2];
    /* In order: UGreaterThan, SGreaterThan, UGreaterThanEqual, SGreaterThanEqual, the same for Less. */
    uint32_t number = op - SpvOpUGreaterThan;
    bool is_signed = number & 1, or_equal = number & 2, is_greater = number < 4;

    if (op == SpvOpIEqual || op == SpvOpINotEqual) {
        uint32_t both = EMIT(b, (SpvOp)op, type_vector(b, p->boolean, 2), words[3], words[4]);
        EMIT_AS(b, op == SpvOpIEqual ? SpvOpAll : SpvOpAny, p->boolean, id, both);
        return;
    }
    struct halves x = split(p, words[is_greater ? 4 : 3]), y = split(p, words[is_greater ? 3 : 4]);
    copy_as(b, p->boolean, id, is_less(p, x, y, is_signed, or_equal));
}

/* An instruction whose result is no 64-bit integer. */
static void rewrite_other(struct pairs *p, const uint32_t *words)
{
    uint32_t op = words[0] & 0xFFFF, length = words[0] >> 16;
    bool takes_wide = length > 3 && is_wide(p, words[3]);

    switch (op) {
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case DXS_SPV_OP_UNTYPED_ACCESS_CHAIN:
        rewrite_chain(p, words);
        return;
    case SpvOpSwitch:
        p->is_impossible |= is_wide(p, words[1]);
        break;
    case SpvOpAtomicStore:
        p->is_impossible |= is_wide(p, words[4]);
        break;
    default:
        break;
    }
    if (!takes_wide) {
        copy_words_of(p, words);
        return;
    }
    switch (op) {
    case SpvOpConvertUToF:
    case SpvOpConvertSToF:
        to_float(p, words);
        break;
    case SpvOpUConvert:
    case SpvOpSConvert:
        truncate_to(p, words);
        break;
    case SpvOpConvertUToPtr:
        bitcast_as(p->b, words[1], words[2], words[3]);
        break;
    case SpvOpBitcast:
        EMIT_AS(p->b, words[1] == p->pair ? SpvOpCopyObject : SpvOpBitcast, words[1], words[2], words[3]);
        break;
    case SpvOpIEqual:
    case SpvOpINotEqual:
    case SpvOpULessThan:
    case SpvOpSLessThan:
    case SpvOpUGreaterThan:
    case SpvOpSGreaterThan:
    case SpvOpULessThanEqual:
    case SpvOpSLessThanEqual:
    case SpvOpUGreaterThanEqual:
    case SpvOpSGreaterThanEqual:
        rewrite_wide_comparison(p, words);
        break;
    default:
        copy_words_of(p, words);
    }
}

static struct words rewrite_code(struct pairs *p, const struct words *code)
{
    struct words result = {0};

    p->b->code = &result;
    for (uint32_t at = 0; at < code->count && !p->is_impossible; at += code->data[at] >> 16) {
        const uint32_t *words = code->data + at;
        if (words[0] >> 16 > 2 && words[1] == p->wide)
            rewrite_wide_result(p, words);
        else
            rewrite_other(p, words);
    }
    return result;
}

/* ---- The module -------------------------------------------------------------------------------------------------- */

/* Notes the types of values: the instructions whose word 1 is a type have a result. */
static void note_types(struct pairs *p, const struct words *section)
{
    for (uint32_t at = 0; at < section->count; at += section->data[at] >> 16) {
        const uint32_t *words = section->data + at;
        if (words[0] >> 16 > 2 && words[1] < p->known && p->bits[words[1]])
            p->types[words[2]] = words[1];
    }
}

/* Whether a declaration has the type of 64-bit integers where a pair cannot stand. */
static bool is_fixed(const struct pairs *p, const uint32_t *words)
{
    uint32_t op = words[0] & 0xFFFF, length = words[0] >> 16;

    switch (op) {
    case SpvOpTypeInt:
        return words[2] == 64 && words[1] != p->wide;
    case SpvOpTypeVector:
    case DXS_SPV_OP_TYPE_VECTOR_ID:
    case SpvOpTypeImage:
        return words[2] == p->wide;
    case SpvOpTypeFunction:
        for (uint32_t n = 2; n < length; n++)
            if (words[n] == p->wide)
                return true;
        return false;
    case SpvOpSpecConstant:
    case SpvOpSpecConstantOp:
        return words[1] == p->wide;
    default:
        return false;
    }
}

static void note_declarations(struct pairs *p)
{
    const struct words *globals = &p->b->globals;
    uint32_t end = globals->count; /* without the constants that are added here */

    for (uint32_t at = 0; at < end; at += globals->data[at] >> 16) {
        const uint32_t *words = globals->data + at;
        uint32_t op = words[0] & 0xFFFF;
        if (op == SpvOpTypeInt || op == SpvOpTypeFloat)
            p->bits[words[1]] = (uint8_t)words[2];
        else if (op >= SpvOpTypeVoid && op <= SpvOpTypePointer)
            p->bits[words[1]] = OTHER_TYPE;
        else if (op == SpvOpConstant || op == SpvOpConstantNull || op == SpvOpUndef || op == SpvOpSpecConstant ||
                 op == SpvOpSpecConstantOp)
            p->types[words[2]] = words[1];
        if (op == SpvOpConstant && words[1] == p->wide) { /* for declare_pair */
            constant_u32(p->b, words[3]);
            constant_u32(p->b, globals->data[at + 4]);
        }
        p->is_impossible |= is_fixed(p, globals->data + at);
    }
}

static void declare_pair(struct pairs *p, struct words *section, const uint32_t *words)
{
    uint32_t id = words[2], low = constant_u32(p->b, words[3]), high = constant_u32(p->b, words[4]);

    APPEND(p->b, section, SpvOpConstantComposite, p->pair, id, low, high);
}

/* Whether the declaration comes first: the pair and its constants need it. */
static bool is_basis(const struct pairs *p, const uint32_t *words)
{
    uint32_t op = words[0] & 0xFFFF;

    return ((op == SpvOpTypeInt || op == SpvOpTypeVector) && (words[1] == p->u32 || words[1] == p->pair)) ||
           (op == SpvOpConstant && words[1] == p->u32);
}

/* Type ids in the operands of a declaration. */
static void rename_operands(const struct pairs *p, uint32_t *words)
{
    uint32_t op = words[0] & 0xFFFF, length = words[0] >> 16;
    bool is_list = op == SpvOpTypeStruct || op == SpvOpTypeArray || op == SpvOpTypeRuntimeArray;
    uint32_t first = op == SpvOpTypePointer ? 3 : is_list ? 2 : length;

    for (uint32_t n = first; n < (op == SpvOpTypeArray ? 3 : length); n++)
        if (words[n] == p->wide)
            words[n] = p->pair;
}

static struct words rewrite_declarations(struct pairs *p)
{
    struct builder *b = p->b;
    struct words result = {0};

    b->code = &result;
    for (int pass = 0; pass < 2; pass++)
        for (uint32_t at = 0; at < b->globals.count; at += b->globals.data[at] >> 16) {
            uint32_t *words = b->globals.data + at, op = words[0] & 0xFFFF;
            if (is_basis(p, words) == (pass == 1) || (op == SpvOpTypeInt && words[1] == p->wide))
                continue;
            rename_operands(p, words);
            if (op == SpvOpConstant && words[1] == p->wide)
                declare_pair(p, &result, words);
            else
                copy_words_of(p, words);
        }
    return result;
}

static void drop_capability(struct builder *b, SpvCapability capability)
{
    struct words *list = &b->capabilities;

    for (uint32_t n = 0; n < list->count; n += 2) /* two words each */
        if (list->data[n + 1] == (uint32_t)capability) {
            memmove(list->data + n, list->data + n + 2, (list->count - n - 2) * sizeof *list->data);
            list->count -= 2;
            return;
        }
}

void int64_to_pairs(struct builder *b)
{
    if (!uses_capability(b, SpvCapabilityInt64))
        return;
    struct pairs pairs = {.b = b, .wide = type_int(b, 64)}, *p = &pairs;
    p->boolean = type_bool(b);
    p->u32 = type_u32(b);
    p->pair = type_vector(b, p->u32, 2);
    p->known = b->next_id;
    p->types = arena_zeroed_words(b->arena, p->known);
    p->bits = arena_zeroed(b->arena, p->known, sizeof *p->bits);
    note_declarations(p);
    struct words code = b->functions, *pieces = arena_array(b->arena, b->pieces.count + 1, sizeof *pieces);
    for (uint32_t n = 0; n < b->pieces.count; n++)
        note_types(p, &b->pieces.data[n]);
    note_types(p, &code);
    for (uint32_t n = 0; n < b->pieces.count; n++)
        pieces[n] = rewrite_code(p, &b->pieces.data[n]);
    struct words functions = rewrite_code(p, &code);
    if (p->is_impossible)
        return;
    if (b->pieces.count)
        memcpy(b->pieces.data, pieces, b->pieces.count * sizeof *pieces);
    b->functions = functions;
    if (p->divide)
        emit_divide(p);
    b->globals = rewrite_declarations(p);
    drop_capability(b, SpvCapabilityInt64);
}
