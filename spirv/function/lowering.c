/* Helpers for all lowering functions: precision decorations and the error for unsupported instructions. */
#include "spirv/lowering.h"

#include "base/text.h"

void unsupported(struct lowering *l, const struct instruction *i, const char *why)
{
    bool operation = i->opcode == OP_CALL && i->dx_op != DX_OP_NONE;
    const char *name = operation ? dx_operation_name(i->dx_op) : nth_text(opcode_names, i->opcode);

    fail(l->fault, DXS_RESULT_UNSUPPORTED, "%s: %s", name, why);
}

void need_fast_math_modes(struct lowering *l)
{
    need_capability_of(l->b, (SpvCapability)DXS_SPV_CAPABILITY_FLOAT_CONTROLS2, EXT_FLOAT_CONTROLS2);
}

void decorate_exact(struct lowering *l, uint32_t id)
{
    if (!HAS(l, FLOAT_CONTROLS2)) {
        DECORATE(l->b, id, SpvDecorationNoContraction);
        return;
    }
    need_fast_math_modes(l);
    DECORATE(l->b, id, SpvDecorationFPFastMathMode, SpvFPFastMathModeMaskNone);
}

void decorate_precise(struct lowering *l, const struct instruction *i, uint32_t id)
{
    if (is_precise(l, i))
        decorate_exact(l, id);
}

void decorate_as_relaxed(struct lowering *l, type_id type, uint32_t id)
{
    component_count(l, type); /* fills l->types[type] */
    if (l->types[type].is_relaxed)
        DECORATE(l->b, id, SpvDecorationRelaxedPrecision);
}

extern inline void decorate_relaxed(struct lowering *l, type_id type, uint32_t id);
