/* LLVM casts, and operations that reinterpret, convert and pack values. */
#include "spirv/arithmetic/alu.h"
#include "spirv/operations.h"
#include "spirv/function/function.h"
#include "spirv/function/pointer_chains.h"
#include "spirv/function/results.h"

#include <float.h>

/* ---- Min-precision halves ---------------------------------------------------------------------------------------- */

uint32_t pack_half(struct lowering *l, uint32_t id, uint32_t value)
{
    uint32_t f32 = type_f32(l->b), zero = constant_float(l->b, 32, 0);
    uint32_t pair = compose(l, f32, 2, (uint32_t[]){value, zero});
    return EMIT_GLSL_AS(l->b, GLSLstd450PackHalf2x16, type_u32(l->b), id, pair);
}

uint32_t unpack_half(struct lowering *l, uint32_t id, uint32_t bits)
{
    uint32_t f32 = type_f32(l->b), pair = EMIT_GLSL(l->b, GLSLstd450UnpackHalf2x16, type_vector(l->b, f32, 2), bits);
    return component_as(l->b, f32, id, pair, 0);
}

/* ---- Narrowed floats --------------------------------------------------------------------------------------------- */

enum {
    MAX_STEPS_BACK = 16 /* values examined in the search for a narrowed one */
};

/* Appends to `values` the operands whose bits the instruction selects, moves or combines. */
static uint32_t push_sources(const struct lowering *l, const struct instruction *i, value_id *values, uint32_t count)
{
    uint32_t first = i->opcode == OP_SELECT ? 1 : 0, step = i->opcode == OP_PHI ? 2 : 1;
    uint32_t end = i->opcode == OP_EXTRACT_VALUE || i->opcode == OP_EXTRACT_ELEMENT ? 1 : i->operand_count;

    for (uint32_t n = first; n < end && count < MAX_STEPS_BACK; n += step) {
        bool known = false;
        for (uint32_t k = 0; k < count; k++)
            known |= values[k] == operand_value(l, i, n);
        if (!known)
            values[count++] = operand_value(l, i, n);
    }
    return count;
}

/* Whether the load reads memory private to the thread: devices may forward the stored value to it. */
static bool loads_own(const struct lowering *l, const struct instruction *load)
{
    uint32_t global = pointer_global(l->module, l->function, operand_value(l, load, 0), &(bool){false});

    return global == UINT32_MAX || l->module->globals[global].address_space != SPACE_GROUPSHARED;
}

/* Whether some bits of the result may be unchanged bits of an operand. */
static bool hands_on(const struct lowering *l, const struct instruction *i)
{
    switch (i->opcode) {
    case OP_CAST:
        return i->sub == CAST_BITCAST || i->sub == CAST_TRUNC || i->sub == CAST_ZEXT || i->sub == CAST_SEXT;
    case OP_BINARY:
        return !is_float(l, i->type);
    case OP_PHI:
    case OP_SELECT:
    case OP_EXTRACT_VALUE:
    case OP_INSERT_VALUE:
    case OP_EXTRACT_ELEMENT:
    case OP_INSERT_ELEMENT:
    case OP_SHUFFLE:
        return true;
    default:
        return false;
    }
}

/* Whether the instruction changes more than the sign of the low half, by a sum with a constant or a mask: the result is
 * no half that was narrowed. */
static bool changes_low_half(const struct lowering *l, const struct instruction *i)
{
    const uint32_t all_but_sign = 0x7FFF;
    uint64_t constant;

    if (i->opcode != OP_BINARY || !operand_constant(l, i, 1, &constant))
        return false;
    return (i->sub == BINARY_ADD && (constant & all_but_sign)) || (i->sub == BINARY_AND && (~constant & all_but_sign));
}

/* Whether the value, or its low half, may come from an fptrunc or f32tof16 through instructions that device compilers
 * see through. */
static bool was_narrowed(const struct lowering *l, value_id value)
{
    value_id values[MAX_STEPS_BACK] = {value};
    uint32_t count = 1;

    for (uint32_t n = 0; n < count; n++) {
        const struct instruction *i = defining_instruction(l, values[n]);
        if (!i && module_value(l->module, l->function, values[n])->kind != VALUE_ARGUMENT)
            continue;
        if (!i || (i->opcode == OP_CAST && i->sub == CAST_FPTRUNC) || (i->opcode == OP_LOAD && loads_own(l, i)) ||
            (i->opcode == OP_CALL && (i->dx_op == DX_LegacyF32ToF16 || i->dx_op == DX_OP_NONE)))
            return true;
        if (hands_on(l, i) && (n > 0 || !changes_low_half(l, i)))
            count = push_sources(l, i, values, count);
        if (count == MAX_STEPS_BACK)
            return true;
    }
    return false;
}

/* fpext(fptrunc x) must round x, but NVIDIA's compiler folds it to x despite decorations and execution modes. An
 * instruction in between that may change the bits prevents the fold: umin(bits, UINT_MAX - 1) only replaces one NaN by
 * another. Where signs of zeros and NaNs are preserved, a product with 1 also prevents it, and Mesa's compiler removes
 * the product. */
static uint32_t keep_rounded(struct lowering *l, type_id type, uint32_t value)
{
    uint32_t bits = scalar_bits(l, type), own = component_type(l, type, 0), integer = int_component(l, type, bits);

    if (bits == 16 && HAS(l, SIGNED_ZERO_INF_NAN_PRESERVE_16BIT) && HAS(l, DENORM_PRESERVE_16BIT) &&
        !HAS(l, FLOAT_CONTROLS2)) {
        uint32_t product = float_multiply(l->b, own, value, component_float(l, type, 1));
        decorate_exact(l, product);
        return product;
    }
    uint32_t most = splat_constant(l, type, type_int(l->b, bits), constant_int(l->b, bits, UINT64_MAX - 1));
    uint32_t word = EMIT_GLSL(l->b, GLSLstd450UMin, integer, bitcast(l->b, integer, value), most);
    return bitcast(l->b, own, word);
}

/* ---- Casts ------------------------------------------------------------------------------------------------------- */

/* true becomes 1, or -1 if the cast is signed. */
static void cast_from_bool(struct lowering *l, const struct instruction *i, const struct conversion *c)
{
    bool to_float = is_float(l, c->to), is_signed = i->sub == CAST_SEXT || i->sub == CAST_SITOFP;
    uint32_t bits = scalar_bits(l, c->to), scalar = value_type(l, scalar_type(l, c->to));
    uint32_t one = to_float ? constant_float(l->b, bits, is_signed ? -1 : 1)
                            : constant_int(l->b, bits, is_signed ? UINT64_MAX : 1);
    uint32_t zero = to_float ? constant_float(l->b, bits, 0) : constant_int(l->b, bits, 0);

    one = splat_constant(l, c->to, scalar, one);
    zero = splat_constant(l, c->to, scalar, zero);
    select_as(l->b, c->type, c->id, c->value, one, zero);
}

/* Integer: its lowest bit. Float: whether it is not 0, which is the same for 0, 1 and -1; compilers cast no others. */
static void cast_to_bool(struct lowering *l, const struct conversion *c)
{
    if (is_float(l, c->from)) {
        EMIT_AS(l->b, SpvOpFUnordNotEqual, c->type, c->id, c->value, component_float(l, c->from, 0));
        return;
    }
    uint32_t one = component_constant(l, c->from, 1);
    uint32_t zero = component_constant(l, c->from, 0);
    uint32_t lowest = EMIT(l->b, SpvOpBitwiseAnd, int_component(l, c->from, scalar_bits(l, c->from)), c->value, one);
    EMIT_AS(l->b, SpvOpINotEqual, c->type, c->id, lowest, zero);
}

static const uint16_t cast_instructions[] = {
    [CAST_TRUNC] = SpvOpUConvert,     [CAST_ZEXT] = SpvOpUConvert,      [CAST_SEXT] = SpvOpSConvert,
    [CAST_FPTOUI] = SpvOpConvertFToU, [CAST_FPTOSI] = SpvOpConvertFToS, [CAST_UITOFP] = SpvOpConvertUToF,
    [CAST_SITOFP] = SpvOpConvertSToF, [CAST_FPTRUNC] = SpvOpFConvert,   [CAST_FPEXT] = SpvOpFConvert,
    [CAST_BITCAST] = SpvOpBitcast,
};

/* A min-precision half has 16 bits in DXIL and 32 in SPIR-V, so a bitcast must convert the encoding. */
static void bitcast_min_precision(struct lowering *l, const struct instruction *i, const struct conversion *c)
{
    if (component_lanes(l, c->to) != 1)
        unsupported(l, i, "min-precision vectors cannot be reinterpreted");
    if (is_float(l, c->from))
        pack_half(l, c->id, c->value);
    else
        unpack_half(l, c->id, c->value);
}

/* inverted_conversion of a live instruction */
static const struct instruction *inverted_here(const struct lowering *l, const struct instruction *i)
{
    uint32_t block = l->state->block_of[local_number(l, i->result)];
    return inverted_conversion(l, l->function, i, l->function->blocks[block].first_instruction);
}

/* Drivers know words as pairs of halves, but not the way over a 32-bit float, nor what a shift moves. */
static void take_half(struct lowering *l, uint32_t id, value_id half)
{
    const struct instruction *shift = shift_to_low_half(l->module, l->function, half);
    uint32_t f16 = type_float(l->b, 16), word = value_component(l, shift ? operand_value(l, shift, 0) : half, 0);
    uint32_t pair = emit_once(l, SpvOpBitcast, type_vector(l->b, f16, 2), word, 0);

    component_as(l->b, f16, id, pair, shift != NULL);
}

static void widen_half(struct lowering *l, uint32_t id, uint32_t half)
{
    uint32_t f16 = type_float(l->b, 16), halves[] = {half, constant_float(l->b, 16, 0)};
    EMIT_AS(l->b, SpvOpBitcast, type_u32(l->b), id, compose(l, f16, 2, halves));
}

/* Numeric casts that are one SPIR-V instruction. */
static void convert(struct lowering *l, const struct instruction *i, const struct conversion *c)
{
    uint32_t value = c->value;

    if ((i->sub == CAST_FPTOSI || i->sub == CAST_FPTOUI) &&
        (l->options->guarantees.on[DXS_GUARANTEE_FLOAT_TO_INTEGER] || l->module->saturates_conversions) &&
        !(i->flags & FLAG_IN_RANGE)) {
        convert_to_integer(l, c, i->sub == CAST_FPTOSI);
        return;
    }
    const struct instruction *inverted = i->sub == CAST_FPTRUNC ? inverted_here(l, i) : NULL;
    if (inverted) {
        take_half(l, c->id, operand_value(l, inverted, 0));
        return;
    }
    bool rounds = !l->has_min_precision; /* min precision may be more than a half's */
    if (rounds && i->sub == CAST_FPEXT && was_narrowed(l, operand_value(l, i, 0)))
        value = keep_rounded(l, c->from, value);
    EMIT_AS(l->b, (SpvOp)cast_instructions[i->sub], c->type, c->id, value);
    if (rounds && i->sub == CAST_FPTRUNC) /* otherwise Mesa's compiler folds a later fpext with it */
        decorate_exact(l, c->id);
}

static void lower_cast_component(struct lowering *l, const struct instruction *i, const struct conversion *c)
{
    uint32_t from_bits = scalar_bits(l, c->from), to_bits = scalar_bits(l, c->to);
    bool changes_kind = is_float(l, c->from) != is_float(l, c->to);
    bool is_resize = i->sub == CAST_TRUNC || i->sub == CAST_ZEXT || i->sub == CAST_SEXT || i->sub == CAST_FPTRUNC ||
                     i->sub == CAST_FPEXT;
    /* The same type, or min precision, which is 32 bits wide in SPIR-V. The copy is as precise as what it copies:
     * NVIDIA's compiler fails where a pixel shader copies between RelaxedPrecision and full precision. */
    bool is_copy = from_bits == to_bits && (is_resize || (i->sub == CAST_BITCAST && !changes_kind));

    if (is_copy)
        copy_as(l->b, c->type, c->id, c->value);
    else if (from_bits == 1 && to_bits != 1)
        cast_from_bool(l, i, c);
    else if (to_bits == 1 && from_bits != 1)
        cast_to_bool(l, c);
    else if (i->sub == CAST_BITCAST && changes_kind && to_bits == 32 && is_min_precision(l, c->to))
        bitcast_min_precision(l, i, c);
    else
        convert(l, i, c);
    decorate_relaxed(l, is_copy ? c->from : i->type, c->id);
}

/* Bitcast that changes the number of lanes, to or from a vector. */
static void reinterpret_lanes(struct lowering *l, const struct instruction *i, type_id from)
{
    if (is_split_vector(l, from) || is_split_vector(l, i->type) || scalar_bits(l, from) == 1 ||
        scalar_bits(l, i->type) == 1 || is_min_precision(l, from) || is_min_precision(l, i->type))
        unsupported(l, i, "a long, one-bit or min-precision vector cannot change its number of lanes");
    EMIT_AS(l->b, SpvOpBitcast, value_type(l, i->type), result_id(l, i), operand(l, i, 0));
}

void lower_cast(struct lowering *l, const struct instruction *i)
{
    value_id value = operand_value(l, i, 0);
    type_id from = type_of(l, value);
    uint32_t count = component_count(l, i->type);

    if (i->sub >= sizeof cast_instructions / sizeof *cast_instructions || !cast_instructions[i->sub])
        unsupported(l, i, "pointers cannot be cast to or from numbers");
    if (count == 0 || component_count(l, from) == 0)
        unsupported(l, i, "pointers cannot be cast to or from numbers");
    if (lane_count(l, from) != lane_count(l, i->type)) {
        reinterpret_lanes(l, i, from);
        return;
    }
    bool is_large = (i->sub == CAST_ZEXT || i->sub == CAST_UITOFP) && has_large_words(l, i, 0, 1);
    for (uint32_t c = 0; c < count; c++) {
        struct conversion component = {from, i->type, is_large ? unsigned_word(l, i, 0) : value_component(l, value, c),
                                       component_type(l, i->type, c), result_id(l, i) + c};
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
    uint32_t pair = compose(l, type_u32(l->b), 2, halves);
    EMIT_GLSL_AS(l->b, GLSLstd450PackDouble2x32, value_type(l, i->type), result_id(l, i), pair);
}

void lower_split_double(struct lowering *l, const struct instruction *i)
{
    uint32_t u32 = type_u32(l->b), used = used_components(l, i), pair = split_double(l, operand(l, i, 0));

    for (uint32_t c = 0; c < 2; c++)
        if (used >> c & 1)
            component_as(l->b, u32, result_id(l, i) + c, pair, c);
}

/* ---- Half conversions of older shader models --------------------------------------------------------------------- */

/* Finite numbers stay finite, whichever way the device rounds. */
static uint32_t within_halves(struct lowering *l, uint32_t value)
{
    const float largest = 65504;
    struct builder *b = l->b;
    uint32_t f32 = type_f32(b), magnitude = EMIT_GLSL(b, GLSLstd450FAbs, f32, value);
    uint32_t is_finite = EMIT(b, SpvOpFOrdLessThanEqual, type_bool(b), magnitude, constant_f32(b, FLT_MAX));
    uint32_t clamped = EMIT_GLSL(b, GLSLstd450NClamp, f32, value, constant_f32(b, -largest), constant_f32(b, largest));

    return select_value(b, f32, is_finite, clamped, value);
}

/* PackHalf2x16 leaves the rounding to the device; Direct3D rounds towards zero. */
void lower_f32_to_f16(struct lowering *l, const struct instruction *i)
{
    const struct instruction *inverted = inverted_here(l, i);
    uint32_t value = operand(l, i, 0);

    if (inverted)
        widen_half(l, result_id(l, i), operand(l, inverted, 0));
    else if (l->options->guarantees.on[DXS_GUARANTEE_HALF_TRUNCATION])
        truncate_to_half(l, result_id(l, i), value);
    else
        pack_half(l, result_id(l, i), l->module->saturates_conversions ? within_halves(l, value) : value);
}

/* Converts the low half. The result of an f32tof16 is protected by keep_rounded. */
void lower_f16_to_f32(struct lowering *l, const struct instruction *i)
{
    uint32_t bits = operand(l, i, 0);

    if (!l->options->guarantees.on[DXS_GUARANTEE_HALF_TRUNCATION] && was_narrowed(l, operand_value(l, i, 0))) {
        const struct instruction *maker = defining_instruction(l, operand_value(l, i, 0));
        if (!maker || maker->dx_op != DX_LegacyF32ToF16) /* f32tof16 leaves the high half 0 */
            bits = bit_and_imm(l->b, bits, 0xFFFF);
        bits = minimum_imm(l->b, bits, 0xFFFE);
    }
    unpack_half(l, result_id(l, i), bits);
}

void lower_double_to_float(struct lowering *l, const struct instruction *i)
{
    EMIT_AS(l->b, SpvOpFConvert, type_f32(l->b), result_id(l, i), operand(l, i, 0));
}

void lower_double_to_int(struct lowering *l, const struct instruction *i)
{
    struct conversion c = {type_of(l, operand_value(l, i, 0)), i->type, operand(l, i, 0), type_u32(l->b),
                           result_id(l, i)};

    convert_to_integer(l, &c, i->dx_op == DX_LegacyDoubleToSInt32);
}

/* ---- Packed bytes ------------------------------------------------------------------------------------------------ */

/* Operands: mode, packed. Result: four 32-bit or 16-bit integers. */
void lower_unpack_bytes(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    bool is_signed = operand_literal(l, i, 0) == 1;
    uint32_t u32 = type_u32(b), packed = operand(l, i, 1), used = used_components(l, i), lanes[4];
    uint32_t type = component_type(l, i->type, 0), count = component_count(l, i->type);
    bool is_vector = count == 1; /* <4 x T>; otherwise a struct of four */
    type_id member = is_vector ? scalar_type(l, i->type) : first_member(l, i->type);
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

/* Vector constant of equal components. */
static uint32_t spread(struct builder *b, uint32_t bits, uint32_t count, uint32_t value)
{
    uint32_t constant = constant_int(b, bits, value);
    const uint32_t equal[] = {constant, constant, constant, constant};
    return constant_composite(b, type_vector(b, type_int(b, bits), count), count, equal);
}

/* Operands: mode, x, y, z, w. Both clamping modes treat the operands as signed. x and z are packed with y and w as a
 * pair: 16-bit integers in one register. */
void lower_pack_bytes(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    type_id own = type_of(l, operand_value(l, i, 1));
    bool narrow = scalar_bits(l, own) == 16;
    uint32_t mode = operand_literal(l, i, 0), bits = narrow ? 16 : 32, u32 = type_u32(b), values[4], pairs[2];
    uint32_t scalar = type_int(b, bits), pair = type_vector(b, scalar, 2), all = type_vector(b, scalar, 4), clamped = 0;

    for (uint32_t n = 0; n < 4; n++)
        values[n] = operand(l, i, 1 + n);
    for (uint32_t n = 0; n < 4 && !narrow; n++)
        values[n] = widen_16bit(l, own, values[n], true);
    if (mode != 0) {
        uint32_t lowest = spread(b, bits, 4, mode == 1 ? 0 : narrow ? 0xFF80 : 0xFFFFFF80);
        uint32_t highest = spread(b, bits, 4, mode == 1 ? 255 : 127);
        clamped = EMIT_LIST(b, SpvOpCompositeConstruct, all, new_id(b), 4, values);
        clamped = EMIT_GLSL(b, GLSLstd450SClamp, all, clamped, lowest, highest);
    }
    for (uint32_t n = 0; n < 2; n++)
        pairs[n] = mode == 0 ? make_pair(b, pair, values[n], values[n + 2])
                             : EMIT(b, SpvOpVectorShuffle, pair, clamped, clamped, n, n + 2);
    if (mode != 1)
        pairs[0] = EMIT(b, SpvOpBitwiseAnd, pair, pairs[0], spread(b, bits, 2, 255));
    pairs[1] = EMIT(b, SpvOpShiftLeftLogical, pair, pairs[1], spread(b, bits, 2, 8));
    uint32_t joined = EMIT(b, SpvOpBitwiseOr, pair, pairs[0], pairs[1]);
    if (narrow) {
        bitcast_as(b, u32, result_id(l, i), joined);
        return;
    }
    uint32_t low = component_of(b, u32, joined, 0);
    uint32_t high = component_of(b, u32, joined, 1);
    uint32_t sixteen = constant_u32(b, 16);
    EMIT_AS(b, SpvOpBitFieldInsert, u32, result_id(l, i), low, high, sixteen, sixteen);
}
