/* A look through the code of an entry before anything is emitted: which operations it calls, which elements of its
 * signatures it touches. */
#include "spirv/handles.h"
#include "spirv/interface_state.h"

/* Operations that look at the neighbours in the quad. */
static bool crosses_quad(uint32_t op)
{
    switch (op) {
    case DX_Sample:
    case DX_SampleBias:
    case DX_SampleCmp:
    case DX_SampleCmpBias:
    case DX_CalculateLOD:
    case DX_DerivCoarseX:
    case DX_DerivCoarseY:
    case DX_DerivFineX:
    case DX_DerivFineY:
    case DX_WriteSamplerFeedback:
    case DX_WriteSamplerFeedbackBias:
        return true;
    default:
        return false;
    }
}

static void mark_element(const struct lowering *l, const struct function *function, const struct instruction *i,
                         const struct dxs_signature *signature, bool *touched)
{
    uint64_t id;

    if (!module_integer(l->module, function, function->operands[i->first_operand], &id))
        return; /* an error, reported where the operation is lowered */
    for (uint32_t e = 0; e < signature->count; e++)
        if (signature->elements[e].id == id)
            touched[e] = true;
}

static void visit_operation(const struct lowering *l, const struct function *function, const struct instruction *i,
                            struct usage *usage)
{
    usage->operations[i->dx_op] = true;
    usage->derivatives |= crosses_quad(i->dx_op);

    switch (i->dx_op) {
    case DX_LoadInput:
    case DX_EvalSnapped:
    case DX_EvalSampleIndex:
    case DX_EvalCentroid:
        mark_element(l, function, i, &l->entry->inputs, usage->inputs_read);
        break;
    case DX_AttributeAtVertex:
        mark_element(l, function, i, &l->entry->inputs, usage->inputs_per_vertex);
        break;
    case DX_StoreOutput:
        mark_element(l, function, i, &l->entry->outputs, usage->outputs_written);
        break;
    case DX_AnnotateHandle:
        usage->rasterizer_ordered |= is_rasterizer_ordered(l->module, function, i);
        break;
    default:
        break;
    }
}

void find_usage(const struct lowering *l, struct usage *usage)
{
    const struct dxs_entry *entry = l->entry;

    usage->inputs_per_vertex =
        arena_zeroed(l->arena, 2 * (size_t)entry->inputs.count + entry->outputs.count, sizeof(bool));
    usage->inputs_read = usage->inputs_per_vertex + entry->inputs.count;
    usage->outputs_written = usage->inputs_read + entry->inputs.count;
    for (uint32_t n = 0; n < l->functions.count; n++) {
        const struct function *function = &l->module->functions[l->functions.data[n]];
        for (uint32_t c = 0; c < function->call_count; c++) {
            const struct instruction *i = &function->instructions[function->calls[c]];
            if (i->dx_op != DX_OP_NONE)
                visit_operation(l, function, i, usage);
        }
    }
}

const struct usage *entry_usage(const struct lowering *l)
{
    return &l->interface->usage;
}
