/* Handles of resources, and constant buffers. */
#include "dxbc/walk.h"

static enum dxs_resource_class class_of_kind(struct walk *w, uint32_t kind)
{
    for (uint32_t c = 0; c <= DXS_RESOURCE_CLASS_SAMPLER; c++)
        if (register_of_class[c] == kind)
            return (enum dxs_resource_class)c;
    walk_fail(w, "%s: %s is no resource", token_opcode_name(w->i.opcode), register_name(kind));
}

/* Operands of CreateHandle: class, id, register, non-uniform. */
static void handle_operands(struct walk *w, const struct dxs_resource *info, draft_id index, bool non_uniform,
                            draft_id operands[4])
{
    operands[0] = draft_constant(w->d, info->resource_class);
    operands[1] = draft_constant(w->d, info->id);
    operands[2] = index;
    operands[3] = draft_constant(w->d, non_uniform ? UINT32_MAX : 0);
}

/* Handles of constant index are made once, at the start. Registers outside of the declared range have no meaning. */
struct resource_operand make_handle(struct walk *w, const struct token_operand *operand, draft_id index)
{
    enum dxs_resource_class resource_class = class_of_kind(w, operand->kind);
    uint32_t number = program_resource(w->program, resource_class, operand->indices[0].immediate), place;
    struct resource_operand result = {.info = &w->program->module->resources[number].info};
    draft_id operands[4];

    if (operand->indices[0].relative)
        walk_fail(w, "a resource's name is computed");
    if (!has_register_ranges(&w->program->tokens))
        index = draft_constant(w->d, result.info->lower_bound);
    handle_operands(w, result.info, index, operand->non_uniform, operands);
    if (!draft_constant_bits(w->d, index, &place)) {
        result.handle = draft_call(w->d, DX_CreateHandle, DRAFT_NOTHING, 4, operands);
        return result;
    }
    if (place < result.info->lower_bound ||
        (result.info->count != DXS_UNBOUNDED && place - result.info->lower_bound >= result.info->count))
        walk_fail(w, "%s: register %u is outside of the declared range", token_opcode_name(w->i.opcode), place);
    if (result.info->count == 1 && w->handles[number] != NO_DRAFT) {
        result.handle = w->handles[number];
        return result;
    }
    result.handle = draft_call_first(w->d, DX_CreateHandle, DRAFT_NOTHING, 4, operands);
    w->handles[number] = result.handle;
    return result;
}

/* ---- Constant buffers -------------------------------------------------------------------------------------------- */

draft_id load_constant_row(struct walk *w, draft_id handle, draft_id row)
{
    draft_id *load = draft_known(w->d, ROW_CACHE, w->rows, handle, row);

    if (*load == NO_DRAFT)
        *load = DRAFT_CALL(w->d, DX_CBufferLoadLegacy, WORD_ANY, handle, row);
    return *load;
}
