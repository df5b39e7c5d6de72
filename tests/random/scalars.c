/* Scalar types: valid casts, floats as bits, names. */
#include "scalars.h"

#include "tests/common/shader_writer.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

bool is_cast_valid(uint32_t cast, enum scalar from, enum scalar to)
{
    bool from_integer = is_integer_scalar(from), to_integer = is_integer_scalar(to);
    bool from_float = is_float_scalar(from), to_float = is_float_scalar(to);
    uint32_t from_bits = scalar_width(from), to_bits = scalar_width(to);

    switch (cast) {
    case WRITE_TRUNC:
        return from_integer && to_integer && to_bits < from_bits;
    case WRITE_ZEXT:
    case WRITE_SEXT:
        return !from_float && to_integer && to_bits > from_bits;
    case WRITE_FLOAT_TO_UNSIGNED:
    case WRITE_FLOAT_TO_SIGNED:
        return from_float && to_integer;
    case WRITE_UNSIGNED_TO_FLOAT:
    case WRITE_SIGNED_TO_FLOAT:
        return !from_float && to_float;
    case WRITE_FLOAT_TRUNC:
        return from_float && to_float && to_bits < from_bits;
    case WRITE_FLOAT_EXTEND:
        return from_float && to_float && to_bits > from_bits;
    case WRITE_BITCAST:
        return ((from_integer && to_float) || (from_float && to_integer)) && from_bits == to_bits;
    default:
        return false;
    }
}

char *describe_type(uint32_t type, char text[TYPE_TEXT])
{
    static const char names[SCALAR_COUNT][4] = {"i1", "i16", "i32", "i64", "f16", "f32", "f64"};
    uint32_t lanes = lanes_of_type(type);

    if (lanes)
        snprintf(text, TYPE_TEXT, "v%u%s", lanes, names[scalar_of_type(type)]);
    else
        snprintf(text, TYPE_TEXT, "%s", names[scalar_of_type(type)]);
    return text;
}

uint64_t bits_of_quarters(enum scalar scalar, int quarters)
{
    double wide = quarters / 4.0;
    float narrow = (float)wide;
    uint64_t bits64 = 0;
    uint32_t bits32 = 0;
    int exponent;

    memcpy(&bits64, &wide, sizeof wide);
    memcpy(&bits32, &narrow, sizeof narrow);
    if (scalar == SCALAR_F64)
        return bits64;
    if (scalar == SCALAR_F32)
        return bits32;
    if (quarters == 0)
        return 0;
    double fraction = frexp(fabs(wide), &exponent); /* in [1/2, 1); halves have 10 bits after the leading one */
    uint32_t mantissa = (uint32_t)(fraction * 2048) - 1024;
    return (quarters < 0 ? 0x8000u : 0) | (uint32_t)(exponent - 1 + 15) << 10 | mantissa;
}
