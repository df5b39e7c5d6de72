/* From a pointer to its root: through GEPs and casts. */
#include "spirv/function/pointer_chains.h"

static struct pointer_step constant_step(const struct module *module, const struct constant *constant)
{
    const uint32_t *operands = &module->operands[constant->first];

    if (constant->kind == CONSTANT_GEP && constant->count > 1)
        return (struct pointer_step){STEP_GEP, operands[0], constant->source_type, operands + 1, constant->count - 1};
    if (constant->kind == CONSTANT_CAST && (constant->op == CAST_BITCAST || constant->op == CAST_ADDRSPACECAST))
        return (struct pointer_step){.kind = STEP_CAST, .base = operands[0]};
    return (struct pointer_step){.kind = STEP_ROOT};
}

struct pointer_step last_step(const struct module *module, const struct function *function, value_id id)
{
    const struct value *value = module_value(module, function, id);

    if (value->kind == VALUE_ALIAS)
        return (struct pointer_step){.kind = STEP_CAST, .base = value->index};
    if (value->kind == VALUE_CONSTANT)
        return constant_step(module, &module->constants[value->index]);
    if (value->kind != VALUE_INSTRUCTION)
        return (struct pointer_step){.kind = STEP_ROOT};

    const struct instruction *i = &function->instructions[value->index];
    const uint32_t *operands = &function->operands[i->first_operand];
    if (i->opcode == OP_GEP && i->operand_count > 1)
        return (struct pointer_step){STEP_GEP, operands[0], i->aux, operands + 1, i->operand_count - 1};
    if (i->opcode == OP_CAST && (i->sub == CAST_BITCAST || i->sub == CAST_ADDRSPACECAST))
        return (struct pointer_step){.kind = STEP_CAST, .base = operands[0]};
    return (struct pointer_step){.kind = STEP_ROOT};
}

uint32_t pointer_global(const struct module *module, const struct function *function, value_id pointer, bool *has_cast)
{
    for (uint32_t n = 0; n < MAX_DERIVATIONS; n++) {
        struct pointer_step step = last_step(module, function, pointer);
        if (step.kind == STEP_ROOT) {
            const struct value *root = module_value(module, function, pointer);
            return root->kind == VALUE_GLOBAL ? root->index : UINT32_MAX;
        }
        *has_cast |= step.kind == STEP_CAST;
        pointer = step.base;
    }
    return UINT32_MAX;
}
