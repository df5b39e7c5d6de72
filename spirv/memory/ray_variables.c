/* Variables through which ray tracing shaders share data: payloads, parameters, attributes. */
#include "spirv/memory/memory.h"
#include "spirv/function/function.h"

/* A variable through which shaders pass data. An entry point may have one of each storage class. */
struct ray_variable {
    SpvStorageClass storage;
    type_id type;
    uint32_t id;
};

struct variable only_variable(struct lowering *l, SpvStorageClass storage, type_id type, const char *name)
{
    struct ray_variable *known = NULL;

    for (uint32_t n = 0; n < l->ray_variables.count; n++)
        if (l->ray_variables.data[n].storage == storage)
            known = &l->ray_variables.data[n];
    if (known && known->type != type)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "the shader uses %s of two types: expected one type", name);
    if (!known) {
        struct ray_variable made = {storage, type, global_variable(l->b, passed_type(l, type), storage, 0)};
        set_name(l->b, made.id, name);
        vector_push(l->arena, &l->ray_variables, made);
        known = &l->ray_variables.data[l->ray_variables.count - 1];
    }
    return (struct variable){.id = known->id, .storage = storage, .type = type};
}

struct variable ray_parameter(struct lowering *l, uint32_t number, type_id type)
{
    if (number == 0 && l->stage == DXS_STAGE_CALLABLE)
        return only_variable(l, SpvStorageClassIncomingCallableDataKHR, type, "parameter");
    if (number == 0)
        return only_variable(l, SpvStorageClassIncomingRayPayloadKHR, type, "payload");
    return only_variable(l, SpvStorageClassHitAttributeKHR, type, "attributes");
}

SpvStorageClass outgoing_storage(uint32_t op)
{
    switch (op) {
    case DX_TraceRay:
    case DX_HitObject_TraceRay:
    case DX_HitObject_Invoke:
        return SpvStorageClassRayPayloadKHR;
    case DX_CallShader:
        return SpvStorageClassCallableDataKHR;
    case DX_HitObject_Attributes:
    case DX_HitObject_FromRayQueryWithAttrs:
        return (SpvStorageClass)DXS_SPV_STORAGE_CLASS_HIT_OBJECT_ATTRIBUTE;
    default:
        return SpvStorageClassFunction;
    }
}

void find_handed_over(const struct lowering *l, SpvStorageClass *storage)
{
    const struct function *f = l->function;

    for (uint32_t c = 0; c < f->call_count; c++) {
        const struct instruction *i = &f->instructions[f->calls[c]];
        if (outgoing_storage(i->dx_op) == SpvStorageClassFunction)
            continue;
        value_id argument = f->operands[i->first_operand + i->operand_count - 1];
        const struct instruction *alloca = defining_instruction(l, argument);
        if (alloca && alloca->opcode == OP_ALLOCA)
            storage[local_number(l, argument)] = outgoing_storage(i->dx_op);
    }
}
