/* A look through the code of an entry before anything is emitted: which operations it calls, which elements of its
 * signatures it touches. */
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

/* ResourceProperties of annotateHandle: bit 13 of the first word. */
static bool is_rasterizer_ordered(const struct lowering *l, const struct function *function,
                                  const struct instruction *i)
{
    const struct constant *properties = module_constant(l->module, function, function->operands[i->first_operand + 1]);
    uint64_t word;

    return properties && properties->kind == CONSTANT_AGGREGATE && properties->count > 0 &&
           module_integer(l->module, function, l->module->operands[properties->first], &word) && (word >> 13 & 1);
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
        usage->rasterizer_ordered |= is_rasterizer_ordered(l, function, i);
        break;
    default:
        break;
    }
}

struct usage find_usage(const struct lowering *l)
{
    const struct module *module = l->module;
    const struct dxs_entry *entry = l->entry;
    struct usage usage = {
        .inputs_per_vertex = arena_zeroed(l->arena, entry->inputs.count, sizeof(bool)),
        .inputs_read = arena_zeroed(l->arena, entry->inputs.count, sizeof(bool)),
        .outputs_written = arena_zeroed(l->arena, entry->outputs.count, sizeof(bool)),
    };
    struct bitset seen = bitset_create(l->arena, module->function_count);
    uint32_t *open = arena_array(l->arena, module->function_count, sizeof *open);
    uint32_t open_count = 0;

    if (entry->function < module->function_count && bitset_insert(&seen, entry->function))
        open[open_count++] = entry->function;
    if (entry->stage == DXS_STAGE_HULL && entry->patch_function < module->function_count &&
        bitset_insert(&seen, entry->patch_function))
        open[open_count++] = entry->patch_function;

    while (open_count > 0) {
        const struct function *function = &module->functions[open[--open_count]];
        for (uint32_t c = 0; c < function->call_count; c++) {
            const struct instruction *i = &function->instructions[function->calls[c]];
            if (i->dx_op != DX_OP_NONE)
                visit_operation(l, function, i, &usage);
            else if (i->aux < module->function_count && bitset_insert(&seen, i->aux))
                open[open_count++] = i->aux;
        }
    }
    return usage;
}

const struct usage *entry_usage(const struct lowering *l)
{
    return &l->interface->usage;
}
