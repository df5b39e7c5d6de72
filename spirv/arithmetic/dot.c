/* Dot products. */
#include "spirv/operations.h"
#include "spirv/function/results.h"

/* Sum of products in source order, without OpDot: each product can then be decorated NoContraction. */
static void sum_products(struct lowering *l, const struct instruction *i, uint32_t count, const uint32_t *a,
                         const uint32_t *b)
{
    uint32_t type = value_type(l, i->type), sum = 0;

    for (uint32_t n = 0; n < count; n++) {
        uint32_t product = EMIT_AS(l->b, SpvOpFMul, type, count == 1 ? result_id(l, i) : new_id(l->b), a[n], b[n]);
        decorate_precise(l, i, product);
        decorate_relaxed(l, i->type, product);
        if (n > 0) {
            product = EMIT_AS(l->b, SpvOpFAdd, type, n + 1 == count ? result_id(l, i) : new_id(l->b), sum, product);
            decorate_precise(l, i, product);
            decorate_relaxed(l, i->type, product);
        }
        sum = product;
    }
}

/* Dot2, Dot3, Dot4. Operands: scalars ax, ay, ..., bx, by, ... */
void lower_dot(struct lowering *l, const struct instruction *i)
{
    uint32_t count = i->dx_op == DX_Dot2 ? 2 : i->dx_op == DX_Dot3 ? 3 : 4, type = value_type(l, i->type), ids[8];

    for (uint32_t n = 0; n < 2 * count; n++)
        ids[n] = operand(l, i, n);
    if (is_precise(l, i)) {
        sum_products(l, i, count, ids, ids + count);
        return;
    }
    uint32_t left = compose_once(l, type, count, ids), right = compose_once(l, type, count, ids + count);
    EMIT_AS(l->b, SpvOpDot, type, result_id(l, i), left, right);
    decorate_relaxed(l, i->type, result_id(l, i));
}

/* Operands: two vectors. */
void lower_fdot(struct lowering *l, const struct instruction *i)
{
    value_id left = operand_value(l, i, 0), right = operand_value(l, i, 1);
    uint32_t lanes = lane_count(l, type_of(l, left));

    if (!is_split_vector(l, type_of(l, left)) && lanes > 1 && !is_precise(l, i)) {
        EMIT_AS(l->b, SpvOpDot, value_type(l, i->type), result_id(l, i), operand(l, i, 0), operand(l, i, 1));
        decorate_relaxed(l, i->type, result_id(l, i));
        return;
    }
    uint32_t *ids = arena_words(l->arena, 2 * (size_t)lanes);
    for (uint32_t n = 0; n < lanes; n++) {
        ids[n] = value_lane(l, left, n);
        ids[lanes + n] = value_lane(l, right, n);
    }
    sum_products(l, i, lanes, ids, ids + lanes);
}

/* sum + (ax * bx + ay * by), in this order, precise or not. Products of halves are exact in 32 bits, so Fma rounds as
 * a product and a sum do. */
void lower_dot2_add_half(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t f32 = type_f32(b), sum = operand(l, i, 0), ids[4], products;

    for (uint32_t n = 0; n < 4; n++)
        ids[n] = operand(l, i, 1 + n);
    if (l->native_16bit && !is_precise(l, i) && HAS(l, MIXED_FLOAT_DOT_PRODUCT)) {
        uint32_t f16 = type_float(b, 16), left = compose(l, f16, 2, ids), right = compose(l, f16, 2, ids + 2);
        need_capability_of(b, (SpvCapability)DXS_SPV_CAPABILITY_DOT_PRODUCT_FLOAT16_ACC_FLOAT32,
                           EXT_MIXED_FLOAT_DOT_PRODUCT);
        products = EMIT(b, (SpvOp)DXS_SPV_OP_F_DOT2_MIX_ACC32, f32, left, right, constant_float(b, 32, 0));
    } else {
        for (uint32_t n = 0; n < 4; n++)
            if (scalar_bits(l, type_of(l, operand_value(l, i, 1 + n))) == 16)
                ids[n] = convert_to(b, SpvOpFConvert, f32, ids[n]);
        uint32_t first = float_multiply(b, f32, ids[0], ids[2]);
        products = EMIT_GLSL(b, GLSLstd450Fma, f32, ids[1], ids[3], first);
        decorate_exact(l, first);
        decorate_exact(l, products);
    }
    EMIT_AS(b, SpvOpFAdd, f32, result_id(l, i), sum, products);
    decorate_exact(l, result_id(l, i));
}

/* Sum of four byte products and an accumulator, modulo 2^32. */
void lower_dot4_add_packed(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    bool is_signed = i->dx_op == DX_Dot4AddI8Packed;
    uint32_t u32 = type_u32(b), sum = operand(l, i, 0), left = operand(l, i, 1), right = operand(l, i, 2);
    SpvOp field = is_signed ? SpvOpBitFieldSExtract : SpvOpBitFieldUExtract;

    if (HAS(l, INTEGER_DOT_PRODUCT)) {
        need_capability_of(b, SpvCapabilityDotProductKHR, EXT_INTEGER_DOT_PRODUCT);
        need_capability(b, SpvCapabilityDotProductInput4x8BitPackedKHR);
        uint32_t dot = EMIT(b, is_signed ? SpvOpSDotKHR : SpvOpUDotKHR, u32, left, right,
                            SpvPackedVectorFormatPackedVectorFormat4x8BitKHR);
        EMIT_AS(b, SpvOpIAdd, u32, result_id(l, i), sum, dot);
        return;
    }
    for (uint32_t byte = 0; byte < 4; byte++) {
        uint32_t offset = constant_u32(b, 8 * byte), width = constant_u32(b, 8);
        uint32_t x = EMIT(b, field, u32, left, offset, width), y = EMIT(b, field, u32, right, offset, width);
        uint32_t product = multiply(b, x, y);
        sum = EMIT_AS(b, SpvOpIAdd, u32, byte == 3 ? result_id(l, i) : new_id(b), sum, product);
    }
}

/* Combines all lanes of a vector with `and` or `or`. */
void lower_vector_reduce(struct lowering *l, const struct instruction *i)
{
    value_id vector = operand_value(l, i, 0);
    bool is_and = i->dx_op == DX_VectorReduceAnd, is_bool = scalar_bits(l, i->type) == 1;
    uint32_t lanes = lane_count(l, type_of(l, vector)), type = value_type(l, i->type),
             result = value_lane(l, vector, 0);
    SpvOp op = is_bool ? is_and ? SpvOpLogicalAnd : SpvOpLogicalOr : is_and ? SpvOpBitwiseAnd : SpvOpBitwiseOr;

    if (lanes == 1)
        copy_as(l->b, type, result_id(l, i), result);
    for (uint32_t n = 1; n < lanes; n++)
        result =
            EMIT_AS(l->b, op, type, n + 1 == lanes ? result_id(l, i) : new_id(l->b), result, value_lane(l, vector, n));
}
