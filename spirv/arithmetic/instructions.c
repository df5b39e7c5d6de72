/* LLVM instructions except casts, vector lanes, calls, memory and control flow.
 *
 * Undefined results stay undefined unless dxs_options.guarantees defines them: shifts by the width or more (HLSL
 * compilers mask the count where HLSL defines it), integer division by zero, out-of-range float conversions. */
#include "spirv/arithmetic/alu.h"
#include "spirv/function/function.h"
#include "spirv/function/congruence.h"
#include "spirv/function/results.h"

#include "base/bitset.h"

/* ---- Binary ------------------------------------------------------------------------------------------------------ */

enum {
    MAX_DISTANCE = 16 /* instructions between a quotient and the remainder of the same operands */
};

/* Whether all lanes of an operand equal this constant. `bits` has the width of the scalar type in DXIL. */
static bool operand_is(const struct lowering *l, const struct instruction *i, uint32_t number, uint64_t bits)
{
    const struct constant *constant = module_constant(l->module, l->function, operand_value(l, i, number));
    if (!constant)
        return false;

    uint32_t width = module_type(l->module, scalar_type(l, constant->type))->bits;
    uint64_t mask = width < 64 ? (UINT64_C(1) << width) - 1 : UINT64_MAX;
    if (constant->kind == CONSTANT_NULL)
        return (bits & mask) == 0;
    if (constant->kind == CONSTANT_INTEGER || constant->kind == CONSTANT_FLOAT)
        return ((constant->bits ^ bits) & mask) == 0;
    if (constant->kind != CONSTANT_DATA)
        return false;
    for (uint32_t n = 0; n < constant->count; n++)
        if (((l->module->data[constant->first + n] ^ bits) & mask) != 0)
            return false;
    return true;
}

/* Each component of the result is `op` applied to a component of operand `number`. */
static void lower_unary(struct lowering *l, const struct instruction *i, SpvOp op, uint32_t number)
{
    uint32_t count = component_count(l, i->type);

    for (uint32_t c = 0; c < count; c++) {
        uint32_t id = result_id(l, i) + c;
        EMIT_AS(l->b, op, component_type(l, i->type, c), id, operand_component(l, i, number, c));
        decorate_relaxed(l, i->type, id);
    }
}

/* One-bit integers: addition and subtraction are xor, multiplication is and. */
static void lower_bool_binary(struct lowering *l, const struct instruction *i)
{
    switch (i->sub) {
    case BINARY_ADD:
    case BINARY_SUB:
    case BINARY_XOR:
        if (operand_is(l, i, 1, 1))
            lower_unary(l, i, SpvOpLogicalNot, 0);
        else if (operand_is(l, i, 0, 1))
            lower_unary(l, i, SpvOpLogicalNot, 1);
        else
            lower_componentwise(l, i, SpvOpLogicalNotEqual);
        break;
    case BINARY_MUL:
    case BINARY_AND:
        lower_componentwise(l, i, SpvOpLogicalAnd);
        break;
    case BINARY_OR:
        lower_componentwise(l, i, SpvOpLogicalOr);
        break;
    default:
        unsupported(l, i, "one-bit integers have no such operation");
    }
}

static uint64_t negative_zero(const struct lowering *l, type_id type)
{
    return UINT64_C(1) << (module_type(l->module, scalar_type(l, type))->bits - 1);
}

/* left / 2^power * 2^power, rounded towards zero: negative numbers are rounded up to the multiple. */
static uint32_t nearer_multiple(struct lowering *l, uint32_t type, uint32_t bits, uint32_t left, uint32_t power)
{
    uint32_t sign =
        power == 1 ? left : EMIT(l->b, SpvOpShiftRightArithmetic, type, left, constant_u32(l->b, power - 1));
    uint32_t most = EMIT(l->b, SpvOpShiftRightLogical, type, sign, constant_u32(l->b, bits - power));
    uint32_t sum = EMIT(l->b, SpvOpIAdd, type, left, most);

    return EMIT(l->b, SpvOpBitwiseAnd, type, sum, constant_int(l->b, bits, -(UINT64_C(1) << power)));
}

/* Without maintenance8, Vulkan leaves OpSRem undefined for negative operands (Vulkan specification, appendix "Vulkan
 * Environment for SPIR-V", "Precision and Operation of SPIR-V Instructions"), and drivers rely on that. OpSDiv is
 * defined, so the remainder is left - left / right * right. */
static void signed_remainder(struct lowering *l, const struct component *c)
{
    const struct instruction *i = c->instruction;
    uint64_t divisor;
    bool is_power =
        operand_constant(l, i, 1, &divisor) && divisor > 1 && divisor <= INT64_MAX && !(divisor & (divisor - 1));
    uint32_t left = component_operand(l, c, 0), right = component_operand(l, c, 1);
    uint32_t product = is_power ? nearer_multiple(l, c->type, scalar_bits(l, i->type), left, lowest_bit(divisor))
                                : EMIT(l->b, SpvOpIMul, c->type, EMIT(l->b, SpvOpSDiv, c->type, left, right), right);

    EMIT_AS(l->b, SpvOpISub, c->type, c->id, left, product);
}

/* Whether an instruction nearby divides the same operands: then drivers share a division if the remainder comes from
 * the quotient, and not if it is an OpSRem. */
static bool has_quotient(const struct lowering *l, const struct instruction *i)
{
    const struct function *f = l->function;
    uint32_t index = (uint32_t)(i - f->instructions), first = index > MAX_DISTANCE ? index - MAX_DISTANCE : 0;

    for (uint32_t n = first; n < f->instruction_count && n <= index + MAX_DISTANCE; n++) {
        const struct instruction *other = &f->instructions[n];
        if (other->opcode == OP_BINARY && other->sub == BINARY_SDIV &&
            operand_value(l, other, 0) == operand_value(l, i, 0) &&
            operand_value(l, other, 1) == operand_value(l, i, 1))
            return true;
    }
    return false;
}

/* Whether the divisor is a constant other than 0 and -1, so the quotient is always defined. */
static bool divides_all(const struct lowering *l, const struct instruction *i)
{
    uint64_t divisor;

    return operand_constant(l, i, 1, &divisor) && divisor != 0 && divisor != UINT64_MAX;
}

/* Whether a shift count is below the width: it is a constant, or the source masks it. */
static bool counts_within_width(const struct lowering *l, const struct instruction *i)
{
    const struct instruction *maker = defining_instruction(l, operand_value(l, i, 1));
    uint32_t width = module_type(l->module, scalar_type(l, i->type))->bits;
    uint64_t count;

    if (operand_constant(l, i, 1, &count))
        return count < width;
    return maker && maker->opcode == OP_BINARY && maker->sub == BINARY_AND && operand_constant(l, maker, 1, &count) &&
           count < width;
}

static void defined_shift(struct lowering *l, const struct component *c)
{
    uint32_t left = component_operand(l, c, 0), count = defined_shift_count(l, c), sub = c->instruction->sub;
    SpvOp op = sub == BINARY_SHL    ? SpvOpShiftLeftLogical
               : sub == BINARY_LSHR ? SpvOpShiftRightLogical
                                    : SpvOpShiftRightArithmetic;

    EMIT_AS(l->b, op, c->type, c->id, left, count);
}

static void lower_large_words(struct lowering *l, const struct instruction *i, SpvOp op)
{
    uint32_t type = component_type(l, i->type, 0), left = unsigned_word(l, i, 0), right = unsigned_word(l, i, 1);

    EMIT_AS(l->b, op, type, result_id(l, i), left, right);
    decorate_relaxed(l, i->type, result_id(l, i));
}

/* Lowers operations that dxs_options.guarantees defines; false: it does not concern this one. */
static bool lower_defined_binary(struct lowering *l, const struct instruction *i)
{
    bool divides = i->sub == BINARY_UDIV || i->sub == BINARY_SDIV || i->sub == BINARY_UREM || i->sub == BINARY_SREM;
    bool shifts = i->sub == BINARY_SHL || i->sub == BINARY_LSHR || i->sub == BINARY_ASHR;

    if (divides && l->options->guarantees.on[DXS_GUARANTEE_INTEGER_DIVISION] && !divides_all(l, i))
        for_each_component(l, i, defined_division);
    else if (shifts && l->options->guarantees.on[DXS_GUARANTEE_SHIFT_COUNTS] && !counts_within_width(l, i))
        for_each_component(l, i, defined_shift);
    else
        return false;
    return true;
}

/* Whether the second operand is a constant whose bits are clear in the first. Such an `or` is an addition. Drivers see
 * from additions alone which addresses are neighbours. */
static bool is_disjoint_or(const struct lowering *l, const struct instruction *i)
{
    uint64_t bits;

    return i->sub == BINARY_OR && operand_constant(l, i, 1, &bits) &&
           has_clear_bits(l->module, l->function, operand_value(l, i, 0), bits);
}

void lower_special_binary(struct lowering *l, const struct instruction *i, SpvOp op)
{
    const struct type *scalar = module_type(l->module, scalar_type(l, i->type));

    if (scalar->bits == 1)
        lower_bool_binary(l, i);
    else if ((op == SpvOpUDiv || op == SpvOpUMod || op == SpvOpShiftRightLogical) && has_large_words(l, i, 0, 2))
        lower_large_words(l, i, op);
    else if (lower_defined_binary(l, i))
        return;
    else if (i->sub == BINARY_FSUB && operand_is(l, i, 0, negative_zero(l, i->type)))
        lower_unary(l, i, SpvOpFNegate, 1);
    else if (i->sub == BINARY_XOR && operand_is(l, i, 1, UINT64_MAX))
        lower_unary(l, i, SpvOpNot, 0);
    else if (i->sub == BINARY_SUB && operand_is(l, i, 0, 0))
        lower_unary(l, i, SpvOpSNegate, 1);
    else if (i->sub == BINARY_SREM && (has_quotient(l, i) || !HAS(l, SIGNED_REMAINDER)))
        for_each_component(l, i, signed_remainder);
    else if (is_disjoint_or(l, i))
        lower_componentwise(l, i, SpvOpIAdd);
    else if (scalar->kind == TYPE_FLOAT)
        lower_float_arithmetic(l, i, op);
    else
        lower_componentwise(l, i, op);
}

/* ---- Compare ----------------------------------------------------------------------------------------------------- */

static const uint16_t comparisons[] = {
    [FCMP_OEQ] = SpvOpFOrdEqual,
    [FCMP_OGT] = SpvOpFOrdGreaterThan,
    [FCMP_OGE] = SpvOpFOrdGreaterThanEqual,
    [FCMP_OLT] = SpvOpFOrdLessThan,
    [FCMP_OLE] = SpvOpFOrdLessThanEqual,
    [FCMP_ONE] = SpvOpFOrdNotEqual,
    [FCMP_UEQ] = SpvOpFUnordEqual,
    [FCMP_UGT] = SpvOpFUnordGreaterThan,
    [FCMP_UGE] = SpvOpFUnordGreaterThanEqual,
    [FCMP_ULT] = SpvOpFUnordLessThan,
    [FCMP_ULE] = SpvOpFUnordLessThanEqual,
    [FCMP_UNE] = SpvOpFUnordNotEqual,
    [ICMP_EQ] = SpvOpIEqual,
    [ICMP_NE] = SpvOpINotEqual,
    [ICMP_UGT] = SpvOpUGreaterThan,
    [ICMP_UGE] = SpvOpUGreaterThanEqual,
    [ICMP_ULT] = SpvOpULessThan,
    [ICMP_ULE] = SpvOpULessThanEqual,
    [ICMP_SGT] = SpvOpSGreaterThan,
    [ICMP_SGE] = SpvOpSGreaterThanEqual,
    [ICMP_SLT] = SpvOpSLessThan,
    [ICMP_SLE] = SpvOpSLessThanEqual,
};

bool is_ordered_constant(const struct lowering *l, const struct instruction *i, uint32_t number)
{
    const struct constant *constant = module_constant(l->module, l->function, operand_value(l, i, number));

    if (!constant)
        return false;
    if (constant->kind == CONSTANT_NULL)
        return true;
    if (constant->kind != CONSTANT_FLOAT)
        return false;
    uint32_t bits = module_type(l->module, constant->type)->bits;
    uint64_t infinity = bits == 16 ? 0x7C00 : bits == 32 ? 0x7F800000 : UINT64_C(0x7FF0000000000000);
    return (constant->bits & (negative_zero(l, constant->type) - 1)) <= infinity;
}

/* Ordered: neither operand is a NaN. Unordered: at least one is. (SPIR-V's OpOrdered and OpUnordered need Kernel.) */
static void order(struct lowering *l, const struct component *c)
{
    const struct instruction *i = c->instruction;
    bool same = operand_value(l, i, 0) == operand_value(l, i, 1), negated = i->sub == FCMP_ORD;
    uint32_t first = is_ordered_constant(l, i, 0) ? 1 : 0, last = same || is_ordered_constant(l, i, 1) ? 0 : 1;
    bool is_result = !negated && first == last;
    uint32_t tests[2], tested = 0;

    for (uint32_t o = first; o <= last; o++)
        tests[tested++] =
            EMIT_AS(l->b, SpvOpIsNan, c->type, is_result ? c->id : new_id(l->b), component_operand(l, c, o));
    if (tested == 0)
        copy_as(l->b, c->type, c->id, splat_bool(l, i->type, negated));
    else if (tested == 1 && negated)
        negate_as(l->b, c->type, c->id, tests[0]);
    else if (tested == 2 && !negated)
        EMIT_AS(l->b, SpvOpLogicalOr, c->type, c->id, tests[0], tests[1]);
    else if (tested == 2)
        negate_as(l->b, c->type, c->id, EMIT(l->b, SpvOpLogicalOr, c->type, tests[0], tests[1]));
}

/* true is 1 unsigned and -1 signed. So a < b is `!a && b` unsigned and `a && !b` signed. */
static void bool_order(struct lowering *l, const struct component *c)
{
    uint32_t sub = c->instruction->sub;
    bool is_greater = sub == ICMP_UGT || sub == ICMP_UGE || sub == ICMP_SGT || sub == ICMP_SGE;
    bool true_is_small = sub == ICMP_SLT || sub == ICMP_SLE || sub == ICMP_SGT || sub == ICMP_SGE;
    bool or_equal = sub == ICMP_UGE || sub == ICMP_ULE || sub == ICMP_SGE || sub == ICMP_SLE;
    uint32_t small = component_operand(l, c, is_greater), large = component_operand(l, c, !is_greater);

    if (true_is_small)
        large = EMIT(l->b, SpvOpLogicalNot, c->type, large);
    else
        small = EMIT(l->b, SpvOpLogicalNot, c->type, small);
    EMIT_AS(l->b, or_equal ? SpvOpLogicalOr : SpvOpLogicalAnd, c->type, c->id, small, large);
}

void lower_compare(struct lowering *l, const struct instruction *i)
{
    type_id type = type_of(l, operand_value(l, i, 0));
    bool is_integer = i->sub >= ICMP_EQ;

    if (component_count(l, type) == 0)
        unsupported(l, i, "handles and pointers cannot be compared");
    if (is_integer && scalar_bits(l, type) == 1) {
        if (i->sub == ICMP_EQ || i->sub == ICMP_NE)
            lower_componentwise(l, i, i->sub == ICMP_EQ ? SpvOpLogicalEqual : SpvOpLogicalNotEqual);
        else
            for_each_component(l, i, bool_order);
    } else if (is_integer && i->sub < ICMP_SGT && has_large_words(l, i, 0, 2)) {
        lower_large_words(l, i, (SpvOp)comparisons[i->sub]);
    } else if (i->sub == FCMP_FALSE || i->sub == FCMP_TRUE) {
        uint32_t result = splat_bool(l, i->type, i->sub == FCMP_TRUE);
        for (uint32_t c = 0; c < component_count(l, i->type); c++)
            copy_as(l->b, component_type(l, i->type, c), result_id(l, i) + c, result);
    } else if (i->sub == FCMP_ORD || i->sub == FCMP_UNO) {
        for_each_component(l, i, order);
    } else if (i->sub < sizeof comparisons / sizeof *comparisons && comparisons[i->sub]) {
        lower_componentwise(l, i, (SpvOp)comparisons[i->sub]);
    } else {
        unsupported(l, i, "unknown predicate");
    }
}

/* ---- Select ------------------------------------------------------------------------------------------------------ */

/* The id of `found == -1 ? -1 : last - found` that find_high_lane knows, or 0: DXC turns the position that it returns,
 * counted from the top, into HLSL's. */
static uint32_t found_position(struct lowering *l, const struct instruction *i)
{
    uint64_t none, compared;
    if (!module_integer(l->module, l->function, operand_value(l, i, 1), &none) || none != UINT64_MAX)
        return 0;
    const struct instruction *test = defining_instruction(l, operand_value(l, i, 0));
    const struct instruction *difference = defining_instruction(l, operand_value(l, i, 2));
    if (!test || !difference || test->opcode != OP_COMPARE || test->sub != ICMP_EQ || difference->opcode != OP_BINARY ||
        difference->sub != BINARY_SUB || operand_value(l, test, 0) != operand_value(l, difference, 1) ||
        !module_integer(l->module, l->function, operand_value(l, test, 1), &compared) || compared != none)
        return 0;
    uint32_t last = operand(l, difference, 0), found = operand(l, difference, 1);
    return find_cached(l, SpvOpExtInst, found, last);
}

void lower_select(struct lowering *l, const struct instruction *i)
{
    value_id condition = operand_value(l, i, 0);
    bool by_lane = module_type(l->module, type_of(l, condition))->kind == TYPE_VECTOR;
    uint32_t count = component_count(l, i->type), kind = module_type(l->module, i->type)->kind, lanes;

    if (kind == TYPE_STRUCT || kind == TYPE_ARRAY)
        unsupported(l, i, "aggregates cannot be selected");
    uint32_t position = found_position(l, i);
    if (position) {
        copy_as(l->b, component_type(l, i->type, 0), result_id(l, i), position);
        return;
    }
    lanes = component_lanes(l, i->type);
    for (uint32_t c = 0; c < count; c++) {
        uint32_t type = component_type(l, i->type, c), chosen = value_component(l, condition, by_lane ? c : 0);
        if (!by_lane)
            chosen = splat(l, type_bool(l->b), lanes, chosen);
        EMIT_AS(l->b, SpvOpSelect, type, result_id(l, i) + c, chosen, operand_component(l, i, 1, c),
                operand_component(l, i, 2, c));
        decorate_relaxed(l, i->type, result_id(l, i) + c);
    }
}

/* ---- Aggregates -------------------------------------------------------------------------------------------------- */

void lower_insert_value(struct lowering *l, const struct instruction *i)
{
    type_id member;
    uint32_t first = aggregate_component(l, i, i->type, 2, &member), width = component_count(l, member);
    uint32_t count = component_count(l, i->type);

    for (uint32_t c = 0; c < count; c++) {
        bool inserted = c >= first && c < first + width;
        uint32_t source =
            inserted ? value_component(l, operand_value(l, i, 1), c - first) : operand_component(l, i, 0, c);
        copy_as(l->b, component_type(l, i->type, c), result_id(l, i) + c, source);
    }
}
