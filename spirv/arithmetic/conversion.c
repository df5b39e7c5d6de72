/* Casts of LLVM, and the operations that reinterpret, convert and pack. */
#include "spirv/arithmetic/alu.h"
#include "spirv/arithmetic/alu_operations.h"
#include "spirv/arithmetic/instructions.h"

/* ---- Halves of min precision ------------------------------------------------------------------------------------- */

uint32_t pack_half(struct lowering *l, uint32_t id, uint32_t value)
{
    uint32_t f32 = type_float(l->b, 32), zero = constant_float(l->b, 32, 0);
    uint32_t pair = compose(l, f32, 2, (uint32_t[]){value, zero});
    return EMIT_GLSL_AS(l->b, GLSLstd450PackHalf2x16, type_int(l->b, 32), id, pair);
}

uint32_t unpack_half(struct lowering *l, uint32_t id, uint32_t bits)
{
    uint32_t f32 = type_float(l->b, 32),
             pair = EMIT_GLSL(l->b, GLSLstd450UnpackHalf2x16, type_vector(l->b, f32, 2), bits);
    return EMIT_AS(l->b, SpvOpCompositeExtract, f32, id, pair, 0);
}

/* ---- Casts ------------------------------------------------------------------------------------------------------- */

/* One component of a cast. `from` and `to` are DXIL types with as many lanes a component. */
struct cast_component {
    type_id from, to;
    uint32_t value, type, id;
};

/* true becomes 1, or -1 where the cast is signed. */
static void cast_from_bool(struct lowering *l, const struct instruction *i, const struct cast_component *c)
{
    bool to_float = is_float(l, c->to), is_signed = i->sub == CAST_SEXT || i->sub == CAST_SITOFP;
    uint32_t one =
        to_float ? scalar_float(l, c->to, is_signed ? -1 : 1) : scalar_constant(l, c->to, is_signed ? UINT64_MAX : 1);
    uint32_t zero = to_float ? scalar_float(l, c->to, 0) : scalar_constant(l, c->to, 0);

    EMIT_AS(l->b, SpvOpSelect, c->type, c->id, c->value, splat_own(l, c->to, one), splat_own(l, c->to, zero));
}

/* The lowest bit of an integer; whether a float's integer part is odd is asked for 0, 1 and -1 only. */
static void cast_to_bool(struct lowering *l, const struct cast_component *c)
{
    if (is_float(l, c->from)) {
        EMIT_AS(l->b, SpvOpFUnordNotEqual, c->type, c->id, c->value,
                splat_own(l, c->from, scalar_float(l, c->from, 0)));
        return;
    }
    uint32_t one = splat_own(l, c->from, scalar_constant(l, c->from, 1));
    uint32_t zero = splat_own(l, c->from, scalar_constant(l, c->from, 0));
    uint32_t lowest = EMIT(l->b, SpvOpBitwiseAnd, int_component(l, c->from, scalar_bits(l, c->from)), c->value, one);
    EMIT_AS(l->b, SpvOpINotEqual, c->type, c->id, lowest, zero);
}

static const uint16_t cast_instructions[] = {
    [CAST_TRUNC] = SpvOpUConvert,     [CAST_ZEXT] = SpvOpUConvert,      [CAST_SEXT] = SpvOpSConvert,
    [CAST_FPTOUI] = SpvOpConvertFToU, [CAST_FPTOSI] = SpvOpConvertFToS, [CAST_UITOFP] = SpvOpConvertUToF,
    [CAST_SITOFP] = SpvOpConvertSToF, [CAST_FPTRUNC] = SpvOpFConvert,   [CAST_FPEXT] = SpvOpFConvert,
    [CAST_BITCAST] = SpvOpBitcast,
};

/* A half of min precision has other bits in SPIR-V than in DXIL. */
static void bitcast_min_precision(struct lowering *l, const struct instruction *i, const struct cast_component *c)
{
    if (component_lanes(l, c->to) != 1)
        unsupported(l, i, "bitcast of a vector of min precision");
    if (is_float(l, c->from))
        pack_half(l, c->id, c->value);
    else
        unpack_half(l, c->id, c->value);
}

static void lower_cast_component(struct lowering *l, const struct instruction *i, const struct cast_component *c)
{
    uint32_t from_bits = scalar_bits(l, c->from), to_bits = scalar_bits(l, c->to);
    bool changes_kind = is_float(l, c->from) != is_float(l, c->to);
    bool is_resize = i->sub == CAST_TRUNC || i->sub == CAST_ZEXT || i->sub == CAST_SEXT || i->sub == CAST_FPTRUNC ||
                     i->sub == CAST_FPEXT;

    if (from_bits == 1 && to_bits != 1)
        cast_from_bool(l, i, c);
    else if (to_bits == 1 && from_bits != 1)
        cast_to_bool(l, c);
    else if ((is_resize && from_bits == to_bits) || (i->sub == CAST_BITCAST && !changes_kind && from_bits == to_bits))
        copy_component(l, c->type, c->id, c->value); /* min precision is as wide; or the type is the same */
    else if (i->sub == CAST_BITCAST && changes_kind && to_bits == 32 && is_min_precision(l, c->to))
        bitcast_min_precision(l, i, c);
    else
        EMIT_AS(l->b, (SpvOp)cast_instructions[i->sub], c->type, c->id, c->value);
    decorate_relaxed(l, i->type, c->id);
}

/* Bitcast between vectors, or vector and scalar, of different numbers of lanes. */
static void reinterpret_lanes(struct lowering *l, const struct instruction *i, type_id from)
{
    if (is_long_vector(l, from) || is_long_vector(l, i->type) || scalar_bits(l, from) == 1 ||
        scalar_bits(l, i->type) == 1 || is_min_precision(l, from) || is_min_precision(l, i->type))
        unsupported(l, i, "bitcast between vectors of different lengths");
    EMIT_AS(l->b, SpvOpBitcast, value_type(l, i->type), result_id(l, i), operand(l, i, 0));
}

void lower_cast(struct lowering *l, const struct instruction *i)
{
    value_id value = operand_value(l, i, 0);
    type_id from = type_of(l, value);
    uint32_t count = component_count(l, i->type);

    if (i->sub >= sizeof cast_instructions / sizeof *cast_instructions || !cast_instructions[i->sub])
        unsupported(l, i, "between numbers and pointers");
    if (count == 0 || component_count(l, from) == 0)
        unsupported(l, i, "between numbers and pointers");
    if (lane_count(l, from) != lane_count(l, i->type)) {
        reinterpret_lanes(l, i, from);
        return;
    }
    for (uint32_t c = 0; c < count; c++) {
        struct cast_component component = {from, i->type, value_component(l, value, c), component_type(l, i->type, c),
                                           result_id(l, i) + c};
        lower_cast_component(l, i, &component);
    }
}

/* ---- Reinterpretation -------------------------------------------------------------------------------------------- */

void lower_bitcast(struct lowering *l, const struct instruction *i)
{
    if (i->dx_op == DX_BitcastI16toF16 && scalar_bits(l, i->type) == 32)
        unpack_half(l, result_id(l, i), operand(l, i, 0));
    else if (i->dx_op == DX_BitcastF16toI16 && scalar_bits(l, i->type) == 32)
        pack_half(l, result_id(l, i), operand(l, i, 0));
    else
        lower_componentwise(l, i, SpvOpBitcast);
}

void lower_make_double(struct lowering *l, const struct instruction *i)
{
    uint32_t halves[] = {operand(l, i, 0), operand(l, i, 1)};
    uint32_t pair = compose(l, type_int(l->b, 32), 2, halves);
    EMIT_GLSL_AS(l->b, GLSLstd450PackDouble2x32, value_type(l, i->type), result_id(l, i), pair);
}

void lower_split_double(struct lowering *l, const struct instruction *i)
{
    uint32_t u32 = type_int(l->b, 32), used = used_components(l, i);
    uint32_t pair = EMIT_GLSL(l->b, GLSLstd450UnpackDouble2x32, type_vector(l->b, u32, 2), operand(l, i, 0));

    for (uint32_t c = 0; c < 2; c++)
        if (used >> c & 1)
            EMIT_AS(l->b, SpvOpCompositeExtract, u32, result_id(l, i) + c, pair, c);
}

/* ---- Conversions that HLSL has from older shader models ---------------------------------------------------------- */

/* The rounding is the device's choice, as it is in D3D for this instruction. */
void lower_f32_to_f16(struct lowering *l, const struct instruction *i)
{
    pack_half(l, result_id(l, i), operand(l, i, 0));
}

void lower_f16_to_f32(struct lowering *l, const struct instruction *i)
{
    unpack_half(l, result_id(l, i), operand(l, i, 0));
}

void lower_double_to_float(struct lowering *l, const struct instruction *i)
{
    EMIT_AS(l->b, SpvOpFConvert, type_float(l->b, 32), result_id(l, i), operand(l, i, 0));
}

/* What does not fit becomes the nearest number that does; a NaN becomes 0. */
void lower_double_to_int(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    bool is_signed = i->dx_op == DX_LegacyDoubleToSInt32;
    uint32_t f64 = type_float(b, 64), u32 = type_int(b, 32), value = operand(l, i, 0);
    uint32_t lowest = constant_float(b, 64, is_signed ? -2147483648.0 : 0);
    uint32_t highest = constant_float(b, 64, is_signed ? 2147483647.0 : 4294967295.0);
    uint32_t clamped = EMIT_GLSL(b, GLSLstd450NClamp, f64, value, lowest, highest);

    if (!is_signed) { /* a NaN is clamped to the lowest */
        EMIT_AS(b, SpvOpConvertFToU, u32, result_id(l, i), clamped);
        return;
    }
    uint32_t is_nan = EMIT(b, SpvOpIsNan, type_bool(b), value), converted = EMIT(b, SpvOpConvertFToS, u32, clamped);
    EMIT_AS(b, SpvOpSelect, u32, result_id(l, i), is_nan, constant_u32(b, 0), converted);
}

/* ---- Packed bytes ------------------------------------------------------------------------------------------------ */

/* (mode, packed) -> four integers of 32 or 16 bits */
void lower_unpack_bytes(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    bool is_signed = operand_literal(l, i, 0) == 1;
    uint32_t u32 = type_int(b, 32), packed = operand(l, i, 1), used = used_components(l, i), lanes[4];
    uint32_t type = component_type(l, i->type, 0), count = component_count(l, i->type);
    bool is_vector = count == 1; /* <4 x T>, else a struct of four */
    type_id member =
        is_vector ? scalar_type(l, i->type) : l->module->type_members[module_type(l->module, i->type)->first_member];
    bool narrow = scalar_bits(l, member) == 16;

    for (uint32_t n = 0; n < 4; n++) {
        if (!is_vector && !(used >> n & 1))
            continue;
        uint32_t id = is_vector ? new_id(b) : result_id(l, i) + n;
        lanes[n] = EMIT_AS(b, is_signed ? SpvOpBitFieldSExtract : SpvOpBitFieldUExtract, u32, narrow ? new_id(b) : id,
                           packed, constant_u32(b, 8 * n), constant_u32(b, 8));
        if (narrow)
            lanes[n] = EMIT_AS(b, is_signed ? SpvOpSConvert : SpvOpUConvert, type_int(b, 16), id, lanes[n]);
    }
    if (is_vector)
        EMIT_LIST(b, SpvOpCompositeConstruct, type, result_id(l, i), 4, lanes);
}

/* (mode, x, y, z, w) -> packed. Both clamping modes take signed numbers. */
void lower_pack_bytes(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t mode = operand_literal(l, i, 0), u32 = type_int(b, 32), packed = 0;
    uint32_t lowest = constant_u32(b, mode == 1 ? 0 : (uint32_t)-128), highest = constant_u32(b, mode == 1 ? 255 : 127);

    for (uint32_t n = 0; n < 4; n++) {
        uint32_t value = widen_16bit(l, type_of(l, operand_value(l, i, 1 + n)), operand(l, i, 1 + n), true);
        if (mode != 0)
            value = EMIT_GLSL(b, GLSLstd450SClamp, u32, value, lowest, highest);
        packed = n == 0 ? value /* its upper bits are overwritten */
                        : EMIT_AS(b, SpvOpBitFieldInsert, u32, n == 3 ? result_id(l, i) : new_id(b), packed, value,
                                  constant_u32(b, 8 * n), constant_u32(b, 8));
    }
}
