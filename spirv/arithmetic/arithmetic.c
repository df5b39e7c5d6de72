/* Float operations, and operations that are one SPIR-V instruction for each component. */
#include "spirv/arithmetic/alu.h"
#include "spirv/operations.h"
#include "spirv/function/function.h"

#include <float.h>

/* Keeps the result finite: no infinity for 0, no NaN for negative operands. */
static void finite_rsqrt(struct lowering *l, const struct component *c)
{
    type_id type = c->instruction->type;
    double largest = scalar_bits(l, type) == 16 ? 65504 : (double)FLT_MAX;
    uint32_t most = component_float(l, type, largest);
    uint32_t root = EMIT_GLSL(l->b, GLSLstd450InverseSqrt, c->type, component_operand(l, c, 0));

    EMIT_GLSL_AS(l->b, GLSLstd450NMin, c->type, c->id, root, most);
    decorate_relaxed(l, type, root);
}

/* The lowering that options choose in place of the single instruction; NULL: none. */
static lower_component *find_replacement(const struct lowering *l, const struct instruction *i)
{
    const struct dxs_guarantees *guarantees = &l->options->guarantees;

    switch (i->dx_op) {
    case DX_Rsqrt:
        return l->options->workarounds.on[DXS_WORKAROUND_FINITE_RSQRT] ? finite_rsqrt : NULL;
    case DX_FMax:
    case DX_FMin:
        return guarantees->on[DXS_GUARANTEE_NAN_OPERANDS] && !HAS(l, FLOAT_CONTROLS2) ? defined_extremum : NULL;
    case DX_Frc:
        return guarantees->on[DXS_GUARANTEE_FRACTION_BELOW_ONE] ? defined_fraction : NULL;
    case DX_Sin:
    case DX_Cos: /* 16 bits: Vulkan allows larger errors for all operands */
        return guarantees->on[DXS_GUARANTEE_SINE_RANGE] && scalar_bits(l, i->type) == 32 ? defined_sine : NULL;
    default:
        return NULL;
    }
}

void lower_glsl(struct lowering *l, const struct instruction *i, uint32_t instruction)
{
    lower_component *replacement = find_replacement(l, i);

    if (replacement) {
        for_each_component(l, i, replacement);
    } else if ((i->dx_op == DX_UMin || i->dx_op == DX_UMax) && has_large_words(l, i, 0, 2)) {
        uint32_t left = unsigned_word(l, i, 0), right = unsigned_word(l, i, 1);
        EMIT_GLSL_AS(l->b, (enum GLSLstd450)instruction, component_type(l, i->type, 0), result_id(l, i), left, right);
        decorate_relaxed(l, i->type, result_id(l, i));
    } else {
        lower_componentwise_glsl(l, i, (enum GLSLstd450)instruction);
    }
}

static bool has_fma(struct lowering *l, type_id type)
{
    uint32_t bits = scalar_bits(l, type);

    return bits == 16 ? HAS(l, FMA_16BIT) : bits == 32 ? HAS(l, FMA_32BIT) : HAS(l, FMA);
}

/* OpFmaKHR (SPV_KHR_fma) rounds once; GLSL.std.450's Fma may round the product, too. */
void lower_fma(struct lowering *l, const struct instruction *i)
{
    if (!has_fma(l, i->type)) {
        lower_componentwise_glsl(l, i, GLSLstd450Fma);
        return;
    }
    need_capability_of(l->b, (SpvCapability)DXS_SPV_CAPABILITY_FMA, EXT_FMA);
    lower_componentwise(l, i, (SpvOp)DXS_SPV_OP_FMA);
    for (uint32_t c = 0; HAS(l, FLOAT_CONTROLS2) && c < component_count(l, i->type); c++)
        decorate_precise(l, i, result_id(l, i) + c);
}

/* The operand of a Saturate. -(x + c) becomes -c - x: Mesa's compilers move the sign into the sum as well, but treat
 * the sum as precise from then on, so that no product is fused with it. The two differ in the sign of a zero, which
 * saturate may drop. */
static uint32_t saturated_operand(struct lowering *l, const struct component *c)
{
    const struct instruction *i = c->instruction;
    const uint8_t *live = l->state->live;
    const struct instruction *all = l->function->instructions;
    const struct instruction *negation = defining_instruction(l, operand_value(l, i, 0));

    if (!negation || live[negation - all])
        return component_operand(l, c, 0);
    const struct instruction *sum = defining_instruction(l, operand_value(l, negation, 1));
    uint32_t width = scalar_bits(l, i->type);
    if (live[sum - all])
        return EMIT(l->b, SpvOpFNegate, c->type, value_component(l, sum->result, 0));
    uint64_t bits = module_constant(l->module, l->function, operand_value(l, sum, 1))->bits ^ UINT64_C(1)
                                                                                                  << (width - 1);
    uint32_t x = value_component(l, operand_value(l, sum, 0), 0);
    return float_subtract(l->b, c->type, constant_bits(l->b, c->type, width, bits), x);
}

static void saturate(struct lowering *l, const struct component *c)
{
    uint32_t zero = component_float(l, c->instruction->type, 0), one = component_float(l, c->instruction->type, 1);
    uint32_t value = saturated_operand(l, c);

    EMIT_GLSL_AS(l->b, GLSLstd450NClamp, c->type, c->id, value, zero, one);
}

void lower_saturate(struct lowering *l, const struct instruction *i)
{
    bool is_defined = l->options->guarantees.on[DXS_GUARANTEE_NAN_OPERANDS] && !HAS(l, FLOAT_CONTROLS2);

    for_each_component(l, i, is_defined ? defined_saturate : saturate);
}

/* Classifies floats by their bits: compilers may assume that operands of float arithmetic are finite. */
void lower_special_float(struct lowering *l, const struct instruction *i, uint32_t comparison)
{
    struct builder *b = l->b;
    type_id type = type_of(l, operand_value(l, i, 0));
    uint32_t bits = scalar_bits(l, type), integer = int_component(l, type, bits), logical = bool_component(l, type);
    uint64_t infinity = bits == 16 ? 0x7C00 : 0x7F800000, smallest = bits == 16 ? 0x0400 : 0x00800000;
    uint32_t scalar = type_int(b, bits);
    uint32_t magnitude = splat_constant(l, type, scalar, constant_int(b, bits, bits == 16 ? 0x7FFF : 0x7FFFFFFF));
    uint32_t infinite = splat_constant(l, type, scalar, constant_int(b, bits, infinity));

    for (uint32_t c = 0; c < component_count(l, i->type); c++) {
        uint32_t id = result_id(l, i) + c, value = operand_component(l, i, 0, c);
        value = EMIT(b, SpvOpBitwiseAnd, integer, bitcast(b, integer, value), magnitude);
        uint32_t limit = infinite;
        if (i->dx_op == DX_IsNormal) { /* smallest <= value < infinity; zero and denormals wrap around */
            uint32_t first = splat_constant(l, type, scalar, constant_int(b, bits, smallest));
            value = EMIT(b, SpvOpISub, integer, value, first);
            limit = splat_constant(l, type, scalar, constant_int(b, bits, infinity - smallest));
        }
        EMIT_AS(b, (SpvOp)comparison, logical, id, value, limit);
    }
}

/* a * b + c, exact if they are floats. */
static void product_and_sum(struct lowering *l, const struct component *c)
{
    const struct instruction *i = c->instruction;
    bool is_float = i->dx_op == DX_FMad;
    uint32_t left = component_operand(l, c, 0), right = component_operand(l, c, 1);
    uint32_t product = EMIT(l->b, is_float ? SpvOpFMul : SpvOpIMul, c->type, left, right);

    EMIT_AS(l->b, is_float ? SpvOpFAdd : SpvOpIAdd, c->type, c->id, product, component_operand(l, c, 2));
    if (is_float)
        decorate_exact(l, product);
    decorate_relaxed(l, i->type, product);
    if (is_float)
        decorate_exact(l, c->id);
}

void lower_imad(struct lowering *l, const struct instruction *i)
{
    for_each_component(l, i, product_and_sum);
}

static void precise_fma(struct lowering *l, const struct component *c)
{
    EMIT_GLSL_AS(l->b, GLSLstd450Fma, c->type, c->id, component_operand(l, c, 0), component_operand(l, c, 1),
                 component_operand(l, c, 2));
    decorate_exact(l, c->id);
}

/* mad may or may not round the product. A precise mad must give the same result everywhere, so its product rounds. */
void lower_fmad(struct lowering *l, const struct instruction *i)
{
    bool rounds_once = l->options->workarounds.on[DXS_WORKAROUND_FUSED_PRECISE_MAD];

    if (!is_precise(l, i))
        lower_componentwise_glsl(l, i, GLSLstd450Fma);
    else if (rounds_once && has_fma(l, i->type))
        lower_fma(l, i);
    else
        for_each_component(l, i, rounds_once ? precise_fma : product_and_sum);
}
