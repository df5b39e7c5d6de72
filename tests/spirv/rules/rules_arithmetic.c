/* Rules for arithmetic that the source calls precise, and for the float modes. */
#include "rules.h"

#include <spirv/unified1/GLSL.std.450.h>

enum {
    MIXED_DOT = 6916 /* OpFDot2MixAcc32VALVE */
};

/* ---- precise ----------------------------------------------------------------------------------------------------- */

/* SPIR-V, "NoContraction": arithmetic instructions. */
static bool is_arithmetic(uint32_t opcode)
{
    switch (opcode) {
    case SpvOpFAdd:
    case SpvOpFSub:
    case SpvOpFMul:
    case SpvOpFDiv:
    case SpvOpFRem:
    case SpvOpFMod:
    case SpvOpVectorTimesScalar:
    case SpvOpDot:
        return true;
    default:
        return false;
    }
}

/* HLSL's `precise`: DXC leaves out `fast` of LLVM's instructions, and decorations calls with dx.precise. */
static bool is_precise(const struct conversion *c, const struct instruction *i)
{
    return c->options->workarounds.on[DXS_WORKAROUND_ALL_PRECISE] ||
           (i->opcode == OP_CALL ? (i->attached & ATTACHED_PRECISE) != 0 : !(i->flags & FLAG_FAST));
}

/* What the instruction computes is what DXIL says, by one instruction each: nothing else needs to be exact. */
static bool is_plain(const struct instruction *i)
{
    return i->opcode == OP_BINARY ? i->sub == BINARY_FADD || i->sub == BINARY_FSUB || i->sub == BINARY_FMUL
                                  : i->opcode == OP_CALL && (i->dx_op == DX_FMad || i->dx_op == DX_Dot2 ||
                                                             i->dx_op == DX_Dot3 || i->dx_op == DX_Dot4);
}

static bool may_be_precise(const struct instruction *i)
{
    if (i->opcode == OP_BINARY)
        return i->sub >= BINARY_FADD && i->sub <= BINARY_FREM;
    return i->opcode == OP_CALL &&
           ((i->dx_op >= DX_FAbs && i->dx_op <= DX_Dot4) || i->dx_op == DX_Dot2AddHalf || i->dx_op == DX_FDot);
}

/* SPV_KHR_float_controls2: the mode None allows nothing. */
static bool is_exact(const struct conversion *c, uint32_t id)
{
    return is_decorated(c->words, id, SpvDecorationNoContraction) ||
           (is_decorated(c->words, id, SpvDecorationFPFastMathMode) && c->words->ids[id].fast_math == 0);
}

/* The guarantee computes a nearer angle first, and decorates that code itself. */
static bool is_own_sine(const struct conversion *c, const struct instruction *i)
{
    return c->options->guarantees.on[DXS_GUARANTEE_SINE_RANGE] && i->opcode == OP_CALL &&
           (i->dx_op == DX_Sin || i->dx_op == DX_Cos);
}

static void check_exactness(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    uint32_t id = op->words[2];

    if (!at.i || !may_be_precise(at.i) || is_own_sine(c, at.i))
        return;
    if (is_precise(c, at.i) && !is_exact(c, id))
        fault_found(c, op, "precise is lost");
    if (at.i->opcode == OP_CALL && at.i->dx_op == DX_Dot2AddHalf && !is_exact(c, id))
        fault_found(c, op, "the order of a dot2add is lost");
    if (!is_precise(c, at.i) && is_plain(at.i) && is_exact(c, id))
        fault_found(c, op, "the result is exact, and need not be");
}

static bool has_mode_of_halves(const struct module_view *w, uint32_t mode)
{
    for (uint32_t n = 0; n < w->mode_count; n++)
        if (w->modes[n].mode == mode && w->modes[n].count > 0 && w->modes[n].operands[0] == 16)
            return true;
    return false;
}

/* A conversion rounds: a product that stands for a copy must not be folded with it, and must keep all halves. */
static void check_conversion(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);

    if (!at.i || at.i->opcode != OP_CAST || at.i->sub != CAST_FPEXT)
        return;
    if (!is_exact(c, op->words[2]))
        fault_found(c, op, "arithmetic of a conversion is not exact");
    if (!has_mode_of_halves(c->words, SpvExecutionModeSignedZeroInfNanPreserve) ||
        !has_mode_of_halves(c->words, SpvExecutionModeDenormPreserve))
        fault_found(c, op, "the product of a conversion may lose denormals or NaNs");
}

/* Sum and products in one instruction: what is precise has an order, and four values are four operands. */
static void check_mixed_dot(struct conversion *c, const struct code_view *op)
{
    const uint32_t *left = definition_of(c->words, op->words[3]), *right = definition_of(c->words, op->words[4]);
    struct dxil_at at = dxil_at(c, op);

    if (!is_operation(&at, DX_Dot2AddHalf))
        return;
    if (is_precise(c, at.i))
        fault_found(c, op, "a precise dot2add has no order");
    const uint32_t ids[] = {left[3], left[4], right[3], right[4]};
    for (uint32_t a = 0; a < 4; a++)
        for (uint32_t b = 0; b < a; b++)
            if (ids[a] == ids[b] && operand_of(at.function, at.i, 1 + a) != operand_of(at.function, at.i, 1 + b))
                fault_found(c, op, "operands %u and %u of a dot2add are one", b, a);
}

/* A fused product and sum rounds once: what is precise rounds twice, unless fma() asks for it. */
static void check_fused(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);

    if (is_operation(&at, DX_FMad) && is_precise(c, at.i) &&
        !c->options->workarounds.on[DXS_WORKAROUND_FUSED_PRECISE_MAD])
        fault_found(c, op, "a precise mad is fused");
}

/* ---- RelaxedPrecision -------------------------------------------------------------------------------------------- */

static bool is_min_precision(const struct module *module, type_id id)
{
    const struct type *type = &module->types[id];

    if (module->info.native_16bit)
        return false;
    if (type->kind == TYPE_STRUCT) /* of a result: its first member */
        return type->count > 0 && is_min_precision(module, module->type_members[type->first_member]);
    if (type->kind == TYPE_VECTOR || type->kind == TYPE_ARRAY)
        return is_min_precision(module, type->element);
    return (type->kind == TYPE_INTEGER || type->kind == TYPE_FLOAT) && type->bits == 16;
}

/* Direct3D's min precision: 16-bit types of DXIL without native 16-bit types. Whatever the operation makes on the way,
 * it takes or gives such a value. */
static bool concerns_min_precision(const struct conversion *c, const struct dxil_at *at)
{
    const struct module *module = c->dxil->module;

    if (is_min_precision(module, at->i->type))
        return true;
    for (uint32_t n = 0; n < instruction_value_operands(at->i); n++)
        if (is_min_precision(module, module_value(module, at->function, operand_of(at->function, at->i, n))->type))
            return true;
    return false;
}

static bool is_of_32_bits(const struct module_view *w, uint32_t type)
{
    const uint32_t *words = definition_of(w, type);

    return (opcode_of(words) == SpvOpTypeInt || opcode_of(words) == SpvOpTypeFloat) && words[2] == 32;
}

/* Operations that compute a number from numbers of the same type. */
static bool is_math(const struct instruction *i)
{
    return i->opcode == OP_CALL &&
           ((i->dx_op >= DX_FAbs && i->dx_op <= DX_UMin && i->dx_op != DX_IsNaN && i->dx_op != DX_IsInf &&
             i->dx_op != DX_IsFinite && i->dx_op != DX_IsNormal && i->dx_op != DX_Countbits && i->dx_op != DX_Bfrev) ||
            (i->dx_op >= DX_FMad && i->dx_op <= DX_UMad) || i->dx_op == DX_Dot2 || i->dx_op == DX_Dot3 ||
            i->dx_op == DX_Dot4);
}

/* SPIR-V, "RelaxedPrecision": numeric instructions. */
static bool computes(uint32_t opcode)
{
    return (opcode >= SpvOpConvertFToU && opcode <= SpvOpFConvert) || (opcode >= SpvOpSNegate && opcode <= SpvOpSMod) ||
           opcode == SpvOpSelect || opcode == SpvOpExtInst || (opcode >= SpvOpShiftRightLogical && opcode <= SpvOpNot);
}

/* What guarantees add on the way to a result may have its own precision. */
static bool is_guarded(const struct conversion *c)
{
    return c->options->exact || c->options->guarantees.on[DXS_GUARANTEE_FLOAT_TO_INTEGER] ||
           c->options->guarantees.on[DXS_GUARANTEE_INTEGER_DIVISION];
}

static bool is_last_of_line(const struct conversion *c, const struct code_view *op)
{
    const struct code_view *end = c->words->ops + c->words->op_count;

    return op + 1 == end || op[1].line != op->line;
}

/* Whether the instruction computes a number, or gives a component of an input that needs no conversion. */
static bool gives_number(const struct conversion *c, const struct dxil_at *at, const struct code_view *op)
{
    uint32_t opcode = op->opcode;
    bool converts = has_capability(c->words, SpvCapabilityFloat16) || has_capability(c->words, SpvCapabilityInt16);

    if (at->i->opcode == OP_BINARY || at->i->opcode == OP_SELECT || at->i->opcode == OP_CAST || is_math(at->i))
        return is_arithmetic(opcode) || (computes(opcode) && (!is_guarded(c) || is_last_of_line(c, op)));
    return (is_operation(at, DX_LoadInput) || is_operation(at, DX_LoadPatchConstant)) && !converts &&
           (opcode == SpvOpCompositeExtract || opcode == SpvOpLoad || opcode == SpvOpBitcast);
}

static bool is_signed(const struct module_view *w, uint32_t type)
{
    const uint32_t *words = definition_of(w, type);

    return opcode_of(words) == SpvOpTypeInt && words[3];
}

/* A copy between min precision and 32 bits is as precise as what it copies. */
static bool copies_min_precision(const struct conversion *c, const struct dxil_at *at)
{
    value_id copied = operand_of(at->function, at->i, 0);

    return is_min_precision(c->dxil->module, module_value(c->dxil->module, at->function, copied)->type);
}

static void check_precision(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    uint32_t id = result_of(op->words);

    /* With zeroed NaNs the select behind each float has its precision. */
    if (!at.i || !id || op->opcode == SpvOpLabel || c->options->workarounds.on[DXS_WORKAROUND_ZERO_NANS])
        return;
    bool relaxed = is_decorated(c->words, id, SpvDecorationRelaxedPrecision);
    if (at.i->opcode == OP_CAST && op->opcode == SpvOpCopyObject &&
        !c->options->workarounds.on[DXS_WORKAROUND_FULL_MIN_PRECISION] && is_of_32_bits(c->words, op->words[1]) &&
        relaxed != copies_min_precision(c, &at))
        fault_found(c, op, "a copy is %smore precise than what it copies", relaxed ? "not " : "");
    if (relaxed && (c->options->workarounds.on[DXS_WORKAROUND_FULL_MIN_PRECISION] || !concerns_min_precision(c, &at)))
        fault_found(c, op, "RelaxedPrecision of what has 32 bits");
    if (!relaxed && !c->options->workarounds.on[DXS_WORKAROUND_FULL_MIN_PRECISION] && gives_number(c, &at, op) &&
        is_min_precision(c->dxil->module, at.i->type) && is_of_32_bits(c->words, op->words[1]) &&
        !is_signed(c->words, op->words[1])) /* signed ones only lie in the interface: results are not */
        fault_found(c, op, "RelaxedPrecision is lost");
}

/* Phis have the precision of their inputs. Copies may have that of another type, other phis have that of theirs. */
static void check_phi(struct conversion *c, const struct code_view *op)
{
    uint32_t relaxed = 0, others = 0;

    for (uint32_t n = 3; n < op->length; n += 2) {
        const uint32_t *input = definition_of(c->words, op->words[n]);
        uint32_t opcode = opcode_of(input);
        if (is_constant(c->words, op->words[n]) || opcode == SpvOpUndef || opcode == SpvOpPhi ||
            opcode == SpvOpCopyObject)
            continue;
        if (is_decorated(c->words, op->words[n], SpvDecorationRelaxedPrecision))
            relaxed++;
        else
            others++;
    }
    bool is_relaxed = is_decorated(c->words, op->words[2], SpvDecorationRelaxedPrecision);
    if (is_relaxed ? relaxed == 0 && others > 0 : relaxed > 0 && others == 0)
        fault_found(c, op, "a phi is %smore precise than its inputs", is_relaxed ? "not " : "");
}

void check_arithmetic(struct conversion *c)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        if (is_arithmetic(op->opcode)) {
            check_exactness(c, op);
            check_conversion(c, op);
        }
        if (op->opcode == NewerOpFmaKHR || (op->opcode == SpvOpExtInst && op->words[4] == GLSLstd450Fma))
            check_fused(c, op);
        if (op->opcode == MIXED_DOT)
            check_mixed_dot(c, op);
        if (op->opcode == SpvOpPhi)
            check_phi(c, op);
        check_precision(c, op);
    }
}
