/* Discarded pixels. D3D's discard turns an invocation into a helper: it goes on, its derivatives count, what it writes
 * does not. OpDemoteToHelperInvocation says just that. OpKill does not: it leaves the derivatives of its neighbours
 * undefined. Without the former a variable remembers the discard, writes to resources are guarded by it, and OpKill
 * comes where the shader returns, which keeps the invocation's outputs from the render targets. */
#include "spirv/interface_operations.h"
#include "spirv/interface_state.h"

void discard_prepare(struct lowering *l)
{
    struct interface *interface = l->interface;

    if (l->stage != DXS_STAGE_PIXEL || !interface->usage.operations[DX_Discard] ||
        l->options->features.demote_to_helper)
        return;
    uint32_t boolean = type_bool(l->b), initial = constant_bool(l->b, false);
    interface->discarded = global_variable(l->b, boolean, SpvStorageClassPrivate, initial);
    set_name(l->b, interface->discarded, "discarded");
}

static uint32_t load_discarded(struct lowering *l)
{
    return EMIT(l->b, SpvOpLoad, type_bool(l->b), l->interface->discarded);
}

void lower_discard(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint64_t constant;

    if (l->stage != DXS_STAGE_PIXEL)
        unsupported(l, i, "only pixel shaders can discard");
    bool is_constant = operand_constant(l, i, 0, &constant);
    if (is_constant && constant == 0)
        return;

    uint32_t condition = operand(l, i, 0);
    if (l->interface->discarded) {
        uint32_t discarded =
            is_constant ? condition : EMIT(b, SpvOpLogicalOr, type_bool(b), load_discarded(l), condition);
        EMIT_VOID(b, SpvOpStore, l->interface->discarded, discarded);
        return;
    }
    need_capability(b, SpvCapabilityDemoteToHelperInvocationEXT);
    need_extension(b, EXT_DEMOTE_TO_HELPER);
    if (is_constant) {
        append(b, b->code, SpvOpDemoteToHelperInvocationEXT, 0);
        return;
    }
    struct open_if demote = open_if(l, condition);
    append(b, b->code, SpvOpDemoteToHelperInvocationEXT, 0);
    close_if(l, &demote);
}

/* Nothing follows but the return, so that the labels need not be known to anyone. */
void discard_end_main(struct lowering *l)
{
    struct builder *b = l->b;

    if (!l->interface->discarded)
        return;
    uint32_t kill = new_id(b), live = new_id(b), discarded = load_discarded(l);
    EMIT_VOID(b, SpvOpSelectionMerge, live, SpvSelectionControlMaskNone);
    EMIT_VOID(b, SpvOpBranchConditional, discarded, kill, live);
    EMIT_VOID(b, SpvOpLabel, kill);
    append(b, b->code, SpvOpKill, 0);
    EMIT_VOID(b, SpvOpLabel, live);
}

uint32_t writes_allowed(struct lowering *l)
{
    if (!l->interface->discarded)
        return 0;
    return EMIT(l->b, SpvOpLogicalNot, type_bool(l->b), load_discarded(l));
}

uint32_t is_helper_invocation(struct lowering *l)
{
    struct builder *b = l->b;
    const struct interface *interface = l->interface;
    uint32_t boolean = type_bool(b);

    if (interface->usage.operations[DX_Discard] && l->options->features.demote_to_helper) {
        need_capability(b, SpvCapabilityDemoteToHelperInvocationEXT);
        need_extension(b, EXT_DEMOTE_TO_HELPER);
        uint32_t id = new_id(b), *words = append(b, b->code, SpvOpIsHelperInvocationEXT, 2);
        words[0] = boolean;
        words[1] = id;
        return id;
    }
    uint32_t helper = builtin_input(l, SpvBuiltInHelperInvocation, boolean);
    return interface->discarded ? EMIT(b, SpvOpLogicalOr, boolean, helper, load_discarded(l)) : helper;
}

void lower_is_helper_lane(struct lowering *l, const struct instruction *i)
{
    uint32_t helper = l->stage == DXS_STAGE_PIXEL ? is_helper_invocation(l) : constant_bool(l->b, false);

    EMIT_AS(l->b, SpvOpCopyObject, type_bool(l->b), result_id(l, i), helper);
}
