/* Converts between bit patterns and numbers, and computes LLVM's scalar instructions. Floats of all widths are computed
 * in double. */
#include "exec/numbers.h"

#include "dxil/module.h"

#include <math.h>
#include <string.h>

uint32_t f32_bits(float number)
{
    uint32_t bits;

    memcpy(&bits, &number, sizeof bits);
    return bits;
}

uint64_t read_bytes(const uint8_t *bytes, unsigned count)
{
    uint64_t value = 0;

    for (unsigned i = 0; i < count; i++)
        value |= (uint64_t)bytes[i] << (8 * i);
    return value;
}

void write_bytes(uint8_t *bytes, unsigned count, uint64_t value)
{
    for (unsigned i = 0; i < count; i++)
        bytes[i] = (uint8_t)(value >> (8 * i));
}

float f32_number(uint64_t bits)
{
    uint32_t low = (uint32_t)bits;
    float number;

    memcpy(&number, &low, sizeof number);
    return number;
}

static double half_number(uint64_t value)
{
    unsigned exponent = (unsigned)(value >> 10 & 31), mantissa = (unsigned)(value & 0x3FF);
    double magnitude;

    if (exponent == 31)
        magnitude = mantissa ? (double)NAN : (double)INFINITY;
    else
        magnitude = exponent ? ldexp(mantissa + 1024.0, (int)exponent - 25) : ldexp(mantissa, -24);
    return value & 0x8000 ? -magnitude : magnitude;
}

static uint64_t half_bits(double number)
{
    uint64_t sign = signbit(number) ? 0x8000 : 0;
    double magnitude = fabs(number);
    int exponent;

    if (isnan(number))
        return sign | 0x7E00;
    if (magnitude >= 65520) /* rounds to 65536, which overflows */
        return sign | 0x7C00;
    frexp(magnitude, &exponent);
    if (magnitude == 0 || exponent < -13) /* a multiple of 2^-24; 1024 encodes the least normal half */
        return sign | (uint64_t)nearbyint(ldexp(magnitude, 24));
    uint64_t mantissa = (uint64_t)nearbyint(ldexp(magnitude, 11 - exponent)); /* 1024 .. 2048 */
    return sign | (((uint64_t)(exponent + 14) << 10) + (mantissa - 1024));
}

uint64_t half_towards_zero(double number)
{
    uint64_t bits = half_bits(number);
    bool is_too_large = isfinite(number) && fabs(half_number(bits)) > fabs(number);

    return bits - is_too_large; /* the next half towards 0, for either sign */
}

double float_number(unsigned bits, uint64_t value)
{
    double number;

    if (bits == 16)
        return half_number(value);
    if (bits == 32)
        return (double)f32_number(value);
    memcpy(&number, &value, sizeof number);
    return number;
}

uint64_t float_bits(unsigned bits, double number)
{
    uint64_t value;

    if (bits == 16)
        return half_bits(number);
    if (bits == 32)
        return f32_bits((float)number);
    memcpy(&value, &number, sizeof value);
    return value;
}

uint64_t flush_float(unsigned bits, uint64_t value)
{
    uint64_t sign = UINT64_C(1) << (bits - 1),
             mantissa = bits == 16   ? 10
                        : bits == 32 ? 23
                                     : 52,
             exponent = sign - (UINT64_C(1) << mantissa);

    return value & exponent ? value : value & sign;
}

uint64_t number_to_unsigned(unsigned bits, double number)
{
    double limit = ldexp(1, (int)bits);

    if (!(number > 0))
        return 0;
    return number >= limit ? truncate_bits(bits, UINT64_MAX) : (uint64_t)number;
}

uint64_t number_to_signed(unsigned bits, double number)
{
    double limit = ldexp(1, (int)bits - 1);

    if (isnan(number))
        return 0;
    if (number >= limit)
        return truncate_bits(bits - 1, UINT64_MAX);
    if (number < -limit)
        return UINT64_C(1) << (bits - 1);
    return truncate_bits(bits, (uint64_t)(int64_t)number);
}

static uint64_t divide(unsigned what, unsigned bits, uint64_t left, uint64_t right)
{
    int64_t a = sign_extend(bits, left), b = sign_extend(bits, right);
    bool is_remainder = what == BINARY_SREM || what == BINARY_UREM;

    if (right == 0)
        return UINT64_MAX;
    if (what == BINARY_UDIV)
        return left / right;
    if (what == BINARY_UREM)
        return left % right;
    if (b == -1) /* INT64_MIN / -1 would overflow in C */
        return is_remainder ? 0 : 0 - (uint64_t)a;
    return (uint64_t)(is_remainder ? a % b : a / b);
}

static double float_binary(unsigned what, double a, double b)
{
    switch (what) {
    case BINARY_FADD:
        return a + b;
    case BINARY_FSUB:
        return a - b;
    case BINARY_FMUL:
        return a * b;
    case BINARY_FDIV:
        return a / b;
    default:
        return fmod(a, b);
    }
}

static uint64_t integer_binary(unsigned what, unsigned bits, uint64_t left, uint64_t right)
{
    unsigned shift = (unsigned)(right & (bits - 1));

    switch (what) {
    case BINARY_ADD:
        return left + right;
    case BINARY_SUB:
        return left - right;
    case BINARY_MUL:
        return left * right;
    case BINARY_SHL:
        return left << shift;
    case BINARY_LSHR:
        return left >> shift;
    case BINARY_ASHR:
        return (uint64_t)(sign_extend(bits, left) >> shift);
    case BINARY_AND:
        return left & right;
    case BINARY_OR:
        return left | right;
    case BINARY_XOR:
        return left ^ right;
    default:
        return divide(what, bits, left, right);
    }
}

uint64_t binary_result(unsigned what, unsigned bits, uint64_t left, uint64_t right)
{
    if (what >= BINARY_FADD)
        return float_bits(bits, float_binary(what, float_number(bits, left), float_number(bits, right)));
    return truncate_bits(bits, integer_binary(what, bits, left, right));
}

static bool compare_floats(unsigned what, double a, double b)
{
    unsigned relation = isnan(a) || isnan(b) ? 8 : a < b ? 4 : a > b ? 2 : 1;

    return what & relation; /* each bit of a predicate accepts one relation */
}

/* left and right are zero-extended, a and b are the same operands sign-extended. */
static bool compare_integers(unsigned what, uint64_t left, uint64_t right, int64_t a, int64_t b)
{
    switch (what) {
    case ICMP_EQ:
        return left == right;
    case ICMP_NE:
        return left != right;
    case ICMP_UGT:
        return left > right;
    case ICMP_UGE:
        return left >= right;
    case ICMP_ULT:
        return left < right;
    case ICMP_ULE:
        return left <= right;
    case ICMP_SGT:
        return a > b;
    case ICMP_SGE:
        return a >= b;
    case ICMP_SLT:
        return a < b;
    default:
        return a <= b;
    }
}

bool compare_result(unsigned what, unsigned bits, uint64_t left, uint64_t right)
{
    if (what < ICMP_EQ)
        return compare_floats(what, float_number(bits, left), float_number(bits, right));
    return compare_integers(what, left, right, sign_extend(bits, left), sign_extend(bits, right));
}

bool cast_result(unsigned what, unsigned from_bits, bool from_float, unsigned to_bits, uint64_t value, uint64_t *result)
{
    double number = from_float ? float_number(from_bits, value) : 0;

    switch (what) {
    case CAST_TRUNC:
    case CAST_ZEXT:
        *result = truncate_bits(to_bits, value);
        return true;
    case CAST_SEXT:
        *result = truncate_bits(to_bits, (uint64_t)sign_extend(from_bits, value));
        return true;
    case CAST_FPTOUI:
        *result = number_to_unsigned(to_bits, number);
        return true;
    case CAST_FPTOSI:
        *result = number_to_signed(to_bits, number);
        return true;
    case CAST_UITOFP: /* directly to 32 bits: via double, it would round twice */
        *result = to_bits == 32 ? f32_bits((float)value) : float_bits(to_bits, (double)value);
        return true;
    case CAST_SITOFP: {
        int64_t integer = sign_extend(from_bits, value);
        *result = to_bits == 32 ? f32_bits((float)integer) : float_bits(to_bits, (double)integer);
        return true;
    }
    case CAST_FPTRUNC:
    case CAST_FPEXT:
        *result = from_bits == to_bits ? value : float_bits(to_bits, number);
        return true;
    default:
        return false;
    }
}
