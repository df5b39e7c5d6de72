/* Bit operations and wide arithmetic. SPIR-V finds bits in 32-bit integers only, and without maintenance9 counts and
 * reverses them there only. So 16-bit integers are widened and 64-bit integers are split into halves. */
#include "spirv/arithmetic/alu.h"
#include "spirv/operations.h"
#include "spirv/function/function.h"
#include "spirv/function/results.h"

static uint32_t dxil_bits(const struct lowering *l, type_id type)
{
    return module_type(l->module, type)->bits;
}

struct halves {
    uint32_t low, high;
};

static struct halves split(struct lowering *l, uint32_t value)
{
    uint32_t u32 = type_u32(l->b), pair = bitcast(l->b, type_vector(l->b, u32, 2), value);
    struct halves halves;

    halves.low = component_of(l->b, u32, pair, 0);
    halves.high = component_of(l->b, u32, pair, 1);
    return halves;
}

/* value == number ? a : b */
static uint32_t select_if(struct lowering *l, uint32_t id, uint32_t value, uint32_t number, uint32_t a, uint32_t b)
{
    uint32_t is_equal = equal_imm(l->b, value, number);
    return select_as(l->b, type_u32(l->b), id, is_equal, a, b);
}

/* ---- Reversing and counting -------------------------------------------------------------------------------------- */

static void reverse_lane(struct lowering *l, const struct lane *lane)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), value = lane->operands[0], bits = dxil_bits(l, lane->type);

    if (bits == 64) {
        struct halves halves = split(l, value);
        uint32_t high = EMIT(b, SpvOpBitReverse, u32, halves.low), low = EMIT(b, SpvOpBitReverse, u32, halves.high);
        bitcast_as(b, lane->result_type, lane->result, compose(l, u32, 2, (uint32_t[]){low, high}));
        return;
    }
    if (bits == 32) {
        EMIT_AS(b, SpvOpBitReverse, u32, lane->result, value);
        return;
    }
    bool narrow = scalar_bits(l, lane->type) == 16;
    uint32_t reversed = EMIT(b, SpvOpBitReverse, u32, narrow ? convert_to(b, SpvOpUConvert, u32, value) : value);
    uint32_t id =
        EMIT_AS(b, SpvOpShiftRightLogical, u32, narrow ? new_id(b) : lane->result, reversed, constant_u32(b, 16));
    if (narrow)
        EMIT_AS(b, SpvOpUConvert, lane->result_type, lane->result, id);
}

/* Whether one instruction counts or reverses the bits of this type. Values of min precision are wider than DXIL's. */
static bool is_at_once(struct lowering *l, type_id type)
{
    uint32_t bits = dxil_bits(l, scalar_type(l, type));

    bool is_pair = bits == 64 && l->options->workarounds.on[DXS_WORKAROUND_NO_INT64];

    return bits == 32 || (bits == scalar_bits(l, type) && !is_pair && HAS(l, BIT_OPERATIONS));
}

void lower_bfrev(struct lowering *l, const struct instruction *i)
{
    if (is_at_once(l, i->type))
        lower_componentwise(l, i, SpvOpBitReverse);
    else
        for_each_lane(l, i, 1, 0, reverse_lane);
}

static void count_64_bits(struct lowering *l, const struct lane *lane)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b);
    struct halves halves = split(l, lane->operands[0]);
    uint32_t low = EMIT(b, SpvOpBitCount, u32, halves.low), high = EMIT(b, SpvOpBitCount, u32, halves.high);

    EMIT_AS(b, SpvOpIAdd, u32, lane->result, low, high);
}

/* Counts the low 16 bits, whatever the operand's width. A shift removes the bits above them, and not a conversion from
 * 16 bits: NVIDIA's driver (580) counts copies of the sign in place of the zeros that OpUConvert adds, in shaders with
 * a division of doubles or a square root. */
static void count_16_bits(struct lowering *l, const struct lane *lane)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), value = lane->operands[0];

    if (scalar_bits(l, lane->type) == 16)
        value = convert_to(b, SpvOpUConvert, u32, value);
    EMIT_AS(b, SpvOpBitCount, u32, lane->result, shift_left_imm(b, value, 16));
}

static bool is_widened_from_16_bits(struct lowering *l, value_id value)
{
    const struct instruction *i = defining_instruction(l, value);
    return i && i->opcode == OP_CAST && i->sub == CAST_ZEXT &&
           dxil_bits(l, scalar_type(l, type_of(l, operand_value(l, i, 0)))) == 16;
}

void lower_countbits(struct lowering *l, const struct instruction *i)
{
    value_id value = operand_value(l, i, 0);
    uint32_t bits = dxil_bits(l, scalar_type(l, type_of(l, value)));

    if (is_at_once(l, type_of(l, value)) && !is_widened_from_16_bits(l, value))
        lower_componentwise(l, i, SpvOpBitCount);
    else
        for_each_lane(l, i, 1, 0, bits == 64 ? count_64_bits : count_16_bits);
}

/* ---- Finding ----------------------------------------------------------------------------------------------------- */

/* The position in the high half, counted in the whole, or -1: 32 is added by an or, which keeps -1. */
static uint32_t high_position(struct lowering *l, enum GLSLstd450 find, struct halves halves)
{
    uint32_t u32 = type_u32(l->b), high = EMIT_GLSL(l->b, find, u32, halves.high);
    return bit_or_imm(l->b, high, 32);
}

static void find_low_lane(struct lowering *l, const struct lane *lane)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b);

    if (dxil_bits(l, lane->type) != 64) {
        EMIT_GLSL_AS(b, GLSLstd450FindILsb, u32, lane->result, widen_16bit(l, lane->type, lane->operands[0], false));
        return;
    }
    struct halves halves = split(l, lane->operands[0]);
    uint32_t low = EMIT_GLSL(b, GLSLstd450FindILsb, u32, halves.low),
             high = high_position(l, GLSLstd450FindILsb, halves);
    EMIT_GLSL_AS(b, GLSLstd450UMin, u32, lane->result, low, high);
}

void lower_firstbit_low(struct lowering *l, const struct instruction *i)
{
    if (dxil_bits(l, scalar_type(l, type_of(l, operand_value(l, i, 0)))) == 32)
        lower_componentwise_glsl(l, i, GLSLstd450FindILsb);
    else
        for_each_lane(l, i, 1, 0, find_low_lane);
}

/* DXIL counts from the most significant bit, SPIR-V from the least; both return -1 if no bit is found. The signed form
 * finds the highest bit that differs from the sign: the highest set bit of value ^ sign. */
static void find_high_lane(struct lowering *l, const struct lane *lane)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), bits = dxil_bits(l, lane->type), position;
    bool is_signed = lane->instruction->dx_op == DX_FirstbitSHi;

    if (bits == 64) {
        struct halves halves = split(l, lane->operands[0]);
        if (is_signed) {
            uint32_t sign = EMIT(b, SpvOpShiftRightArithmetic, u32, halves.high, constant_u32(b, 31));
            halves.low = bit_xor(b, halves.low, sign);
            halves.high = bit_xor(b, halves.high, sign);
        }
        uint32_t low = EMIT_GLSL(b, GLSLstd450FindUMsb, u32, halves.low);
        uint32_t high = high_position(l, GLSLstd450FindUMsb, halves);
        position = EMIT_GLSL(b, GLSLstd450SMax, u32, low, high);
    } else {
        uint32_t value = widen_16bit(l, lane->type, lane->operands[0], is_signed);
        position = EMIT_GLSL(b, is_signed ? GLSLstd450FindSMsb : GLSLstd450FindUMsb, u32, value);
    }
    uint32_t last = constant_u32(b, bits - 1), from_top = subtract(b, last, position);
    select_if(l, lane->result, position, UINT32_MAX, constant_u32(b, UINT32_MAX), from_top);
    cache_result(l, SpvOpExtInst, lane->result, last, position); /* for found_position */
}

void lower_firstbit_high(struct lowering *l, const struct instruction *i)
{
    for_each_lane(l, i, 1, 0, find_high_lane);
}

/* ---- Two results ------------------------------------------------------------------------------------------------- */

/* Emits an instruction that returns both results in a structure. */
static uint32_t two_results(struct lowering *l, const struct instruction *i, SpvOp op)
{
    uint32_t u32 = type_u32(l->b), pair = type_struct_value(l->b, 2, (uint32_t[]){u32, u32});
    return EMIT(l->b, op, pair, operand(l, i, 0), operand(l, i, 1));
}

/* Result: {high, low} of the product. */
void lower_wide_multiplication(struct lowering *l, const struct instruction *i)
{
    uint32_t u32 = type_u32(l->b), used = used_components(l, i), id = result_id(l, i);

    if (!(used & 1)) {
        EMIT_AS(l->b, SpvOpIMul, u32, id + 1, operand(l, i, 0), operand(l, i, 1));
        return;
    }
    uint32_t product = two_results(l, i, i->dx_op == DX_IMul ? SpvOpSMulExtended : SpvOpUMulExtended);
    component_as(l->b, u32, id, product, 1);
    if (used & 2)
        component_as(l->b, u32, id + 1, product, 0);
}

/* Result: {sum, carry} or {difference, borrow}. */
void lower_carry(struct lowering *l, const struct instruction *i)
{
    bool is_addition = i->dx_op == DX_UAddc;
    uint32_t u32 = type_u32(l->b), used = used_components(l, i), id = result_id(l, i);

    if (!(used & 2)) {
        EMIT_AS(l->b, is_addition ? SpvOpIAdd : SpvOpISub, u32, id, operand(l, i, 0), operand(l, i, 1));
        return;
    }
    uint32_t both = two_results(l, i, is_addition ? SpvOpIAddCarry : SpvOpISubBorrow);
    if (used & 1)
        component_as(l->b, u32, id, both, 0);
    EMIT_AS(l->b, SpvOpINotEqual, type_bool(l->b), id + 1, component_of(l->b, u32, both, 1), constant_u32(l->b, 0));
}

/* Result: {quotient, remainder}. Division by zero returns all ones, but is undefined in SPIR-V, so it is replaced. */
void lower_udiv(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), used = used_components(l, i), is_zero = 0, dividend = operand(l, i, 0);
    uint32_t divisor = operand(l, i, 1), ones = constant_u32(b, UINT32_MAX);
    uint64_t constant;

    if (!operand_constant(l, i, 1, &constant) || (uint32_t)constant == 0) {
        is_zero = equal_imm(b, divisor, 0);
        divisor = select_value(b, u32, is_zero, constant_u32(b, 1), divisor);
    }
    for (uint32_t c = 0; c < 2; c++) {
        if (!(used >> c & 1))
            continue;
        uint32_t id = result_id(l, i) + c;
        uint32_t result = EMIT_AS(b, c == 0 ? SpvOpUDiv : SpvOpUMod, u32, is_zero ? new_id(b) : id, dividend, divisor);
        if (is_zero)
            select_as(b, u32, id, is_zero, ones, result);
    }
}

/* ---- Bit fields -------------------------------------------------------------------------------------------------- */

/* offset = operand & 31, width = min(operand & 31, 32 - offset). An empty field has width 0. */
struct field {
    uint32_t offset, width; /* ids */
};

static struct field find_field(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t mask = constant_u32(b, 31);
    uint64_t width = 0, offset = 0;
    bool constant_width = operand_constant(l, i, 0, &width), constant_offset = operand_constant(l, i, 1, &offset);
    struct field field;

    width &= 31;
    offset &= 31;
    if (constant_width && constant_offset && width + offset > 32)
        width = 32 - offset;
    field.width = constant_width ? constant_u32(b, (uint32_t)width) : bit_and(b, operand(l, i, 0), mask);
    field.offset = constant_offset ? constant_u32(b, (uint32_t)offset) : bit_and(b, operand(l, i, 1), mask);
    bool fits =
        (constant_width && constant_offset) || (constant_offset && offset <= 1) || (constant_width && width <= 1);
    if (!fits) {
        uint32_t room =
            constant_offset ? constant_u32(b, 32 - (uint32_t)offset) : subtract(b, constant_u32(b, 32), field.offset);
        field.width = minimum(b, field.width, room);
    }
    return field;
}

void lower_bit_field_extract(struct lowering *l, const struct instruction *i)
{
    struct field field = find_field(l, i);

    EMIT_AS(l->b, i->dx_op == DX_Ibfe ? SpvOpBitFieldSExtract : SpvOpBitFieldUExtract, type_u32(l->b), result_id(l, i),
            operand(l, i, 2), field.offset, field.width);
}

void lower_bit_field_insert(struct lowering *l, const struct instruction *i)
{
    struct field field = find_field(l, i);

    EMIT_AS(l->b, SpvOpBitFieldInsert, type_u32(l->b), result_id(l, i), operand(l, i, 3), operand(l, i, 2),
            field.offset, field.width);
}

/* Masked sum of absolute differences. Zero bytes of the reference (operand 0) are masked out. Mesa recognizes the four
 * differences, added from the lowest byte on and then to operand 2, as one instruction of AMD's. */
void lower_msad(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), sum = 0, reference = operand(l, i, 0), source = operand(l, i, 1);

    for (uint32_t byte = 0; byte < 4; byte++) {
        uint32_t offset = constant_u32(b, 8 * byte), width = constant_u32(b, 8);
        uint32_t x = EMIT(b, SpvOpBitFieldUExtract, u32, reference, offset, width);
        uint32_t y = EMIT(b, SpvOpBitFieldUExtract, u32, source, offset, width);
        uint32_t difference = EMIT_GLSL(b, GLSLstd450SAbs, u32, subtract(b, x, y));
        uint32_t zero = constant_u32(b, 0);
        difference = select_if(l, new_id(b), x, 0, zero, difference);
        sum = sum ? add(b, sum, difference) : difference;
    }
    EMIT_AS(b, SpvOpIAdd, u32, result_id(l, i), operand(l, i, 2), sum);
}

/* ---- 16-bit integers of min precision ---------------------------------------------------------------------------- */

bool has_large_words(const struct lowering *l, const struct instruction *i, uint32_t first, uint32_t count)
{
    return l->has_min_precision && !l->native_16bit && takes_large_words(l->module, l->function, i, first, count);
}

uint32_t unsigned_word(struct lowering *l, const struct instruction *i, uint32_t number)
{
    value_id value = operand_value(l, i, number);
    uint64_t bits;

    return module_integer(l->module, l->function, value, &bits)
               ? constant_u32(l->b, bits & 0xFFFF)
               : widen_16bit(l, type_of(l, value), value_component(l, value, 0), false);
}
