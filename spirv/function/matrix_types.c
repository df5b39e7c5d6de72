/* Types of cooperative matrices (SPV_KHR_cooperative_matrix) and of their elements. */
#include "spirv/function/types.h"

uint32_t matrix_element_bits(uint32_t format)
{
    enum {
        OF_16 = 1 << MATRIX_F16 | 1 << MATRIX_I16 | 1 << MATRIX_BF16,
        OF_32 = 1 << MATRIX_F32 | 1 << MATRIX_I32,
        OF_64 = 1 << MATRIX_F64 | 1 << MATRIX_I64
    };
    return OF_16 >> format & 1 ? 16 : OF_32 >> format & 1 ? 32 : OF_64 >> format & 1 ? 64 : 8;
}

bool matrix_has_floats(uint32_t format)
{
    return format != MATRIX_I8 && format != MATRIX_I16 && format != MATRIX_I32 && format != MATRIX_I64;
}

uint32_t float8_type(struct lowering *l, bool is_e5m2)
{
    if (!HAS(l, FLOAT8)) {
        NOTE_LACKING(l, FLOAT8);
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "8-bit floats need the feature float8, which is off");
    }
    need_capability_of(l->b, (SpvCapability)DXS_SPV_CAPABILITY_FLOAT8, EXT_FLOAT8);
    return type_encoded_float(l->b, 8, is_e5m2 ? DXS_SPV_ENCODING_FLOAT8_E5M2 : DXS_SPV_ENCODING_FLOAT8_E4M3);
}

static uint32_t bfloat16_type(struct lowering *l)
{
    if (!HAS(l, BFLOAT16)) {
        NOTE_LACKING(l, BFLOAT16);
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "matrices of bfloat16 need the feature bfloat16, which is off");
    }
    need_capability_of(l->b, (SpvCapability)DXS_SPV_CAPABILITY_BFLOAT16_TYPE, EXT_BFLOAT16);
    need_capability(l->b, (SpvCapability)DXS_SPV_CAPABILITY_BFLOAT16_COOPERATIVE_MATRIX);
    return type_encoded_float(l->b, 16, DXS_SPV_ENCODING_BFLOAT16);
}

uint32_t matrix_element_type(struct lowering *l, uint32_t format)
{
    uint32_t bits = matrix_element_bits(format);

    if (format == MATRIX_BF16)
        return bfloat16_type(l);
    if (!matrix_has_floats(format))
        return type_int(l->b, bits);
    if (bits > 8)
        return type_float(l->b, bits);
    need_capability(l->b, (SpvCapability)DXS_SPV_CAPABILITY_FLOAT8_COOPERATIVE_MATRIX);
    return float8_type(l, format == MATRIX_E5M2);
}

uint32_t matrix_type(struct lowering *l, const struct type *matrix)
{
    struct builder *b = l->b;
    uint32_t element = matrix_element_type(l, matrix->bits), rows = constant_u32(b, matrix->element);
    uint32_t columns = constant_u32(b, matrix->first_member);
    uint32_t scope = constant_u32(b, matrix->address_space == MATRIX_OF_WAVE ? SpvScopeSubgroup : SpvScopeWorkgroup);
    uint32_t use = constant_u32(b, matrix->count);

    if (l->virtual_wave && matrix->address_space == MATRIX_OF_WAVE)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "matrices of waves of %u lanes: the device's subgroups have other sizes",
             l->virtual_wave);
    need_capability_of(b, (SpvCapability)DXS_SPV_CAPABILITY_COOPERATIVE_MATRIX, EXT_COOPERATIVE_MATRIX);
    return type_cooperative_matrix(b, element, scope, rows, columns, use);
}
