/* DXIL operations on numbers. Component-wise operations are rows of a table; each other operation has a function that
 * computes one lane. */
#include "exec/machine.h"
#include "exec/numbers.h"

#include <math.h>
#include <string.h>

/* ---- Floats ------------------------------------------------------------------------------------------------------ */

static double saturate(double x)
{
    return x > 0 ? (x < 1 ? x : 1) : 0; /* NaN becomes 0 */
}

/* Direct3D 11.3, 22.10.7: the result is below 1. Where x - floor(x) rounds to 1 (x is negative and tiny), the result is
 * the largest number below 1; devices return 1. */
static uint64_t fraction(unsigned bits, const uint64_t *x)
{
    double number = float_number(bits, x[0]);
    uint64_t one = float_bits(bits, 1), result = float_bits(bits, number - floor(number));

    return result == one ? one - 1 : result;
}

static double reciprocal_root(double x)
{
    return 1 / sqrt(x);
}

/* Of zeros, +0 is the larger. One NaN: the other operand. */
static double larger(double a, double b)
{
    return a == b ? (signbit(a) ? b : a) : fmax(a, b);
}

static double smaller(double a, double b)
{
    return a == b ? (signbit(a) ? a : b) : fmin(a, b);
}

/* ---- Integers: width, operands ----------------------------------------------------------------------------------- */

static uint64_t reverse_bits(unsigned bits, const uint64_t *x)
{
    uint64_t result = 0;

    for (unsigned i = 0; i < bits; i++)
        result |= (x[0] >> i & 1) << (bits - 1 - i);
    return result;
}

static uint64_t count_bits(unsigned bits, const uint64_t *x)
{
    uint64_t count = 0;

    (void)bits;
    for (uint64_t rest = x[0]; rest; rest &= rest - 1)
        count++;
    return count;
}

static uint64_t first_bit_low(unsigned bits, const uint64_t *x)
{
    for (unsigned i = 0; i < bits; i++)
        if (x[0] >> i & 1)
            return i;
    return UINT32_MAX;
}

/* Counts from the highest bit. */
static uint64_t first_bit_high(unsigned bits, const uint64_t *x)
{
    for (unsigned i = 0; i < bits; i++)
        if (x[0] >> (bits - 1 - i) & 1)
            return i;
    return UINT32_MAX;
}

/* The highest bit that differs from the sign bit, counted from the highest. */
static uint64_t first_bit_signed_high(unsigned bits, const uint64_t *x)
{
    uint64_t changed = truncate_bits(bits, x[0] >> (bits - 1) ? ~x[0] : x[0]);

    return first_bit_high(bits, &changed);
}

static uint64_t signed_max(unsigned bits, const uint64_t *x)
{
    return sign_extend(bits, x[0]) > sign_extend(bits, x[1]) ? x[0] : x[1];
}

static uint64_t signed_min(unsigned bits, const uint64_t *x)
{
    return sign_extend(bits, x[0]) < sign_extend(bits, x[1]) ? x[0] : x[1];
}

static uint64_t unsigned_max(unsigned bits, const uint64_t *x)
{
    (void)bits;
    return x[0] > x[1] ? x[0] : x[1];
}

static uint64_t unsigned_min(unsigned bits, const uint64_t *x)
{
    (void)bits;
    return x[0] < x[1] ? x[0] : x[1];
}

static uint64_t multiply_add(unsigned bits, const uint64_t *x)
{
    (void)bits;
    return x[0] * x[1] + x[2];
}

/* x[2] + the sum of |reference - source| over the bytes whose reference is not 0. */
static uint64_t masked_difference(unsigned bits, const uint64_t *x)
{
    uint64_t sum = x[2];

    for (unsigned at = 0; at < bits; at += 8) {
        uint64_t reference = x[0] >> at & 0xFF, source = x[1] >> at & 0xFF;
        if (reference)
            sum += reference > source ? reference - source : source - reference;
    }
    return sum;
}

/* Operands of bit fields: width, offset, value; DX_Bfi also has the base. */
static uint64_t extract_unsigned(unsigned bits, const uint64_t *x)
{
    unsigned width = x[0] & 31, offset = x[1] & 31;

    if (width == 0)
        return 0;
    return width + offset < bits ? truncate_bits(width, x[2] >> offset) : x[2] >> offset;
}

static uint64_t extract_signed(unsigned bits, const uint64_t *x)
{
    unsigned width = x[0] & 31, offset = x[1] & 31;

    if (width == 0)
        return 0;
    if (width + offset < bits)
        return (uint64_t)sign_extend(width, x[2] >> offset);
    return (uint64_t)(sign_extend(bits, x[2]) >> offset);
}

static uint64_t insert_field(unsigned bits, const uint64_t *x)
{
    unsigned width = x[0] & 31, offset = x[1] & 31;
    uint64_t mask = truncate_bits(bits, ((UINT64_C(1) << width) - 1) << offset);

    return (x[2] << offset & mask) | (x[3] & ~mask);
}

static uint64_t dot_of_bytes(unsigned bits, const uint64_t *x)
{
    uint64_t sum = x[0];

    (void)bits;
    for (unsigned at = 0; at < 32; at += 8)
        sum += (uint64_t)(sign_extend(8, x[1] >> at) * sign_extend(8, x[2] >> at));
    return sum;
}

static uint64_t dot_of_unsigned_bytes(unsigned bits, const uint64_t *x)
{
    uint64_t sum = x[0];

    (void)bits;
    for (unsigned at = 0; at < 32; at += 8)
        sum += (x[1] >> at & 0xFF) * (x[2] >> at & 0xFF);
    return sum;
}

/* ---- Tests and conversions: width of the operand, operands ------------------------------------------------------- */

static uint64_t is_nan(unsigned bits, const uint64_t *x)
{
    return isnan(float_number(bits, x[0])) != 0;
}

static uint64_t is_infinite(unsigned bits, const uint64_t *x)
{
    return isinf(float_number(bits, x[0])) != 0;
}

static uint64_t is_finite(unsigned bits, const uint64_t *x)
{
    return isfinite(float_number(bits, x[0])) != 0;
}

static uint64_t is_normal_number(unsigned bits, const uint64_t *x)
{
    double magnitude = fabs(float_number(bits, x[0]));

    return isfinite(magnitude) && magnitude >= (bits == 16 ? 0x1p-14 : bits == 32 ? 0x1p-126 : 0x1p-1022);
}

static uint64_t same_bits(unsigned bits, const uint64_t *x)
{
    (void)bits;
    return x[0];
}

static uint64_t make_double(unsigned bits, const uint64_t *x)
{
    (void)bits;
    return x[0] | x[1] << 32;
}

/* Direct3D 11.3, 3.2.2: rounds towards zero. Some devices round to nearest, as run_row does for options.rounding. */
static uint64_t to_half(unsigned bits, const uint64_t *x)
{
    (void)bits;
    return half_towards_zero(float_number(32, x[0]));
}

/* Halves of minimum precision are 32-bit floats here, whose 16 bits these operations give and take. */
static uint64_t bits_of_half(unsigned bits, const uint64_t *x)
{
    return bits == 32 ? float_bits(16, float_number(32, x[0])) : x[0];
}

static uint64_t from_half(unsigned bits, const uint64_t *x)
{
    (void)bits;
    return float_bits(32, float_number(16, x[0] & 0xFFFF));
}

static uint64_t double_to_float(unsigned bits, const uint64_t *x)
{
    (void)bits;
    return float_bits(32, float_number(64, x[0]));
}

static uint64_t double_to_signed(unsigned bits, const uint64_t *x)
{
    (void)bits;
    return number_to_signed(32, float_number(64, x[0]));
}

static uint64_t double_to_unsigned(unsigned bits, const uint64_t *x)
{
    (void)bits;
    return number_to_unsigned(32, float_number(64, x[0]));
}

/* ---- The table --------------------------------------------------------------------------------------------------- */

struct row {
    double (*unary)(double);
    double part, least; /* allowed error: max(|result| * part, least); Vulkan, "Precision and Operation of
                         * SPIR-V Instructions" */
    double range;       /* the result is defined for |operand| <= range; 0: for all */
    double (*binary)(double, double);
    uint64_t (*integers)(unsigned bits, const uint64_t *operands); /* run_row truncates the result */
};

/* Direct3D 11.3, 22.10.20: sine and cosine are defined from -100 pi to 100 pi. */
#define SINE_RANGE (100 * 3.14159265358979)

static const struct row rows[DX_OP_COUNT] = {
    [DX_FAbs] = {.unary = fabs},
    [DX_Saturate] = {.unary = saturate},
    [DX_Cos] = {.unary = cos, .least = 0x1p-11, .range = SINE_RANGE},
    [DX_Sin] = {.unary = sin, .least = 0x1p-11, .range = SINE_RANGE},
    [DX_Tan] = {.unary = tan, .part = 0x1p-11, .least = 0x1p-11, .range = SINE_RANGE},
    [DX_Acos] = {.unary = acos, .least = 0x1p-11},
    [DX_Asin] = {.unary = asin, .least = 0x1p-11},
    [DX_Atan] = {.unary = atan, .least = 0x1p-11},
    [DX_Hcos] = {.unary = cosh, .part = 0x1p-18},
    [DX_Hsin] = {.unary = sinh, .part = 0x1p-18, .least = 0x1p-11},
    [DX_Htan] = {.unary = tanh, .least = 0x1p-11},
    [DX_Exp] = {.unary = exp2, .part = 0x1p-18},
    [DX_Frc] = {.integers = fraction},
    [DX_Log] = {.unary = log2, .part = 0x1p-21, .least = 0x1p-21},
    [DX_Sqrt] = {.unary = sqrt, .part = 0x1p-21},
    [DX_Rsqrt] = {.unary = reciprocal_root, .part = 0x1p-21},
    [DX_Round_ne] = {.unary = nearbyint},
    [DX_Round_ni] = {.unary = floor},
    [DX_Round_pi] = {.unary = ceil},
    [DX_Round_z] = {.unary = trunc},
    [DX_FMax] = {.binary = larger},
    [DX_FMin] = {.binary = smaller},
    [DX_IsNaN] = {.integers = is_nan},
    [DX_IsInf] = {.integers = is_infinite},
    [DX_IsFinite] = {.integers = is_finite},
    [DX_IsNormal] = {.integers = is_normal_number},
    [DX_Bfrev] = {.integers = reverse_bits},
    [DX_Countbits] = {.integers = count_bits},
    [DX_FirstbitLo] = {.integers = first_bit_low},
    [DX_FirstbitHi] = {.integers = first_bit_high},
    [DX_FirstbitSHi] = {.integers = first_bit_signed_high},
    [DX_IMax] = {.integers = signed_max},
    [DX_IMin] = {.integers = signed_min},
    [DX_UMax] = {.integers = unsigned_max},
    [DX_UMin] = {.integers = unsigned_min},
    [DX_IMad] = {.integers = multiply_add},
    [DX_UMad] = {.integers = multiply_add},
    [DX_Msad] = {.integers = masked_difference},
    [DX_Ibfe] = {.integers = extract_signed},
    [DX_Ubfe] = {.integers = extract_unsigned},
    [DX_Bfi] = {.integers = insert_field},
    [DX_Dot4AddI8Packed] = {.integers = dot_of_bytes},
    [DX_Dot4AddU8Packed] = {.integers = dot_of_unsigned_bytes},
    [DX_MakeDouble] = {.integers = make_double},
    [DX_BitcastI16toF16] = {.integers = same_bits},
    [DX_BitcastF16toI16] = {.integers = bits_of_half},
    [DX_BitcastI32toF32] = {.integers = same_bits},
    [DX_BitcastF32toI32] = {.integers = same_bits},
    [DX_BitcastI64toF64] = {.integers = same_bits},
    [DX_BitcastF64toI64] = {.integers = same_bits},
    [DX_LegacyF32ToF16] = {.integers = to_half},
    [DX_LegacyF16ToF32] = {.integers = from_half},
    [DX_LegacyDoubleToFloat] = {.integers = double_to_float},
    [DX_LegacyDoubleToSInt32] = {.integers = double_to_signed},
    [DX_LegacyDoubleToUInt32] = {.integers = double_to_unsigned},
};

/* One lane's operands of an operation that is not component-wise. */
struct lane_operands {
    unsigned bits;  /* of the first operand */
    uint32_t count; /* of operands */
    const uint64_t *slots[8];
    struct machine *machine;
    uint32_t widths[8]; /* slots of each operand */
    unsigned last_bits; /* of the last operand */
};

static uint64_t rounded_function(const struct machine *machine, const struct row *row, unsigned bits, double x)
{
    uint64_t result = float_bits(bits, row->unary(x)), seed = machine->options->rounding;

    if (seed && row->range > 0 && fabs(x) > row->range)
        return float_bits(bits, seed & 1 ? 1 : -1);
    return row->part > 0 || row->least > 0 ? rounded_elsewhere(machine, bits, result, row->part, row->least) : result;
}

static void run_row(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    const struct row *row = &rows[in->dx_op];
    struct machine *machine = wave->machine;
    type_id type = operand_type(wave, frame, in, 0);
    unsigned bits = bits_in_memory(machine, type), result_bits = bits_in_memory(machine, in->type);
    uint32_t count = layout_of(machine, in->type)->slot_count;
    bool is_unsigned = in->dx_op == DX_UMin || in->dx_op == DX_UMax;
    bool takes_words = is_unsigned && takes_large_words(machine->module, frame->program->function, in, 0, 2);
    uint64_t mask = takes_words ? 0xFFFF : UINT64_MAX;

    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        uint64_t *result = result_slots(wave, frame, in, lane), x[4];
        for (uint32_t k = 0; k < count; k++) {
            for (uint32_t n = 0; n < in->operand_count && n < 4; n++) {
                x[n] = operand(wave, frame, in, n, lane)[k];
                x[n] = is_float_type(machine, type) ? flushed(machine, bits, x[n]) : x[n] & mask;
            }
            if (row->unary)
                result[k] = rounded_function(machine, row, bits, float_number(bits, x[0]));
            else if (row->binary)
                result[k] = float_bits(bits, row->binary(float_number(bits, x[0]), float_number(bits, x[1])));
            else if (in->dx_op == DX_LegacyF32ToF16 && machine->options->rounding)
                result[k] = with_other_nan(machine, 16, float_bits(16, float_number(bits, x[0])));
            else
                result[k] = truncate_bits(result_bits, row->integers(bits, x));
            if (in->dx_op == DX_BitcastI16toF16 && result_bits == 32)
                result[k] = from_half(bits, x);
            if (is_float_type(machine, in->type))
                result[k] = with_other_nan(machine, result_bits, flushed(machine, result_bits, result[k]));
        }
    }
}

/* ---- Operations that are not component-wise ---------------------------------------------------------------------- */

/* One rounded operation of a sequence. It is not precise: devices may fuse two operations and round once. */
static uint64_t step(const struct lane_operands *x, enum binary what, uint64_t left, uint64_t right)
{
    return rounded_step(x->machine, what, x->bits, false, left, right);
}

static uint64_t sum_of_products(const struct lane_operands *x, uint64_t sum, uint64_t left, uint64_t right)
{
    return step(x, BINARY_FADD, sum, step(x, BINARY_FMUL, left, right));
}

static void float_multiply_add(const struct instruction *in, const struct lane_operands *x, uint64_t *result)
{
    for (uint32_t k = 0; k < x->widths[0]; k++) {
        if (in->dx_op == DX_Fma)
            result[k] =
                float_bits(x->bits, fma(float_number(x->bits, x->slots[0][k]), float_number(x->bits, x->slots[1][k]),
                                        float_number(x->bits, x->slots[2][k])));
        else
            result[k] = sum_of_products(x, x->slots[2][k], x->slots[0][k], x->slots[1][k]);
    }
}

/* Dot2 to Dot4. Operands: the left vector's components, then the right vector's. */
static void dot(const struct instruction *in, const struct lane_operands *x, uint64_t *result)
{
    uint32_t half = x->count / 2;

    (void)in;
    *result = step(x, BINARY_FMUL, x->slots[0][0], x->slots[half][0]);
    for (uint32_t k = 1; k < half; k++)
        *result = sum_of_products(x, *result, x->slots[k][0], x->slots[half + k][0]);
}

static void dot_of_vectors(const struct instruction *in, const struct lane_operands *x, uint64_t *result)
{
    (void)in;
    *result = step(x, BINARY_FMUL, x->slots[0][0], x->slots[1][0]);
    for (uint32_t k = 1; k < x->widths[0]; k++)
        *result = sum_of_products(x, *result, x->slots[0][k], x->slots[1][k]);
}

static void dot_of_halves(const struct instruction *in, const struct lane_operands *x, uint64_t *result)
{
    unsigned half = x->machine->module->info.native_16bit ? 16 : 32;
    double products = float_number(half, x->slots[1][0]) * float_number(half, x->slots[3][0]) +
                      float_number(half, x->slots[2][0]) * float_number(half, x->slots[4][0]);

    (void)in;
    *result = step(x, BINARY_FADD, x->slots[0][0], float_bits(32, products)); /* the accumulator has 32 bits */
}

/* Operations with two 32-bit results. */
static void two_results(const struct instruction *in, const struct lane_operands *x, uint64_t *result)
{
    uint64_t a = x->slots[0][0], b = x->count > 1 ? x->slots[1][0] : 0, wide;

    switch (in->dx_op) {
    case DX_IMul:
        wide = (uint64_t)(sign_extend(32, a) * sign_extend(32, b));
        result[0] = wide >> 32;
        result[1] = wide & UINT32_MAX;
        return;
    case DX_UMul:
        result[0] = a * b >> 32;
        result[1] = a * b & UINT32_MAX;
        return;
    case DX_UDiv:
        result[0] = b ? a / b : UINT32_MAX;
        result[1] = b ? a % b : UINT32_MAX;
        return;
    case DX_UAddc:
        result[0] = (a + b) & UINT32_MAX;
        result[1] = (a + b) >> 32;
        return;
    case DX_USubb:
        result[0] = (a - b) & UINT32_MAX;
        result[1] = a < b;
        return;
    default: /* SplitDouble */
        result[0] = a & UINT32_MAX;
        result[1] = a >> 32;
    }
}

/* Operand 0 is the mode, 0: truncate, 1: clamp to 0..255, 2: clamp to -128..127. The other four are the values. */
static void pack_bytes(const struct instruction *in, const struct lane_operands *x, uint64_t *result)
{
    (void)in;
    *result = 0;
    for (unsigned k = 0; k < 4; k++) {
        int64_t number = sign_extend(x->last_bits, x->slots[1 + k][0]);
        if (x->slots[0][0] == 1)
            number = number < 0 ? 0 : number > 255 ? 255 : number;
        else if (x->slots[0][0] == 2)
            number = number < -128 ? -128 : number > 127 ? 127 : number;
        *result |= ((uint64_t)number & 0xFF) << (8 * k);
    }
}

/* Operand 0 is the mode, 0: zero-extend, otherwise: sign-extend. */
static void unpack_bytes(const struct instruction *in, const struct lane_operands *x, uint64_t *result)
{
    const struct type *t = module_type(x->machine->module, in->type);
    type_id element = t->kind == TYPE_STRUCT ? x->machine->module->type_members[t->first_member] : in->type;
    unsigned bits = bits_in_memory(x->machine, element);

    for (unsigned k = 0; k < 4; k++) {
        uint64_t byte = x->slots[1][0] >> (8 * k) & 0xFF;
        result[k] = x->slots[0][0] ? truncate_bits(bits, (uint64_t)sign_extend(8, byte)) : byte;
    }
}

static void reduce_vector(const struct instruction *in, const struct lane_operands *x, uint64_t *result)
{
    *result = x->slots[0][0];
    for (uint32_t k = 1; k < x->widths[0]; k++)
        *result = in->dx_op == DX_VectorReduceAnd ? *result & x->slots[0][k] : *result | x->slots[0][k];
}

typedef void lane_operation(const struct instruction *in, const struct lane_operands *x, uint64_t *result);

static lane_operation *const lane_operations[DX_OP_COUNT] = {
    [DX_FMad] = float_multiply_add,
    [DX_Fma] = float_multiply_add,
    [DX_Dot2] = dot,
    [DX_Dot3] = dot,
    [DX_Dot4] = dot,
    [DX_FDot] = dot_of_vectors,
    [DX_Dot2AddHalf] = dot_of_halves,
    [DX_IMul] = two_results,
    [DX_UMul] = two_results,
    [DX_UDiv] = two_results,
    [DX_UAddc] = two_results,
    [DX_USubb] = two_results,
    [DX_SplitDouble] = two_results,
    [DX_Pack4x8] = pack_bytes,
    [DX_Unpack4x8] = unpack_bytes,
    [DX_VectorReduceAnd] = reduce_vector,
    [DX_VectorReduceOr] = reduce_vector,
};

static void run_lanes(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    struct lane_operands x = {.machine = wave->machine, .count = in->operand_count < 8 ? in->operand_count : 8};

    x.bits = bits_in_memory(wave->machine, operand_type(wave, frame, in, 0));
    for (uint32_t n = 0; n < x.count; n++)
        x.widths[n] = layout_of(wave->machine, operand_type(wave, frame, in, n))->slot_count;
    x.last_bits = bits_in_memory(wave->machine, operand_type(wave, frame, in, x.count - 1));
    for (uint32_t i = 0; i < frame->lane_count; i++) {
        for (uint32_t n = 0; n < x.count; n++)
            x.slots[n] = operand(wave, frame, in, n, frame->lanes[i]);
        lane_operations[in->dx_op](in, &x, result_slots(wave, frame, in, frame->lanes[i]));
    }
}

operation_handler *arithmetic_operation(uint16_t operation)
{
    if (lane_operations[operation])
        return run_lanes;
    return rows[operation].unary || rows[operation].binary || rows[operation].integers ? run_row : NULL;
}
