/* Pointers as arguments of functions that DXC has not inlined. SPIR-V can pass only whole variables of the storage
 * class that the parameter declares. Other memory is copied to a local variable before the call and back after it, like
 * an inout argument in HLSL. */
#include "spirv/function/function.h"
#include "spirv/memory/memory.h"

static SpvStorageClass parameter_storage(const struct type *pointer)
{
    return pointer->address_space == SPACE_GROUPSHARED ? SpvStorageClassWorkgroup : SpvStorageClassFunction;
}

uint32_t parameter_type(struct lowering *l, type_id type, uint32_t component)
{
    const struct type *t = module_type(l->module, type);

    if (!is_memory_pointer(l, t))
        return component_type(l, type, component);
    return type_pointer(l->b, parameter_storage(t), memory_type(l, t->element));
}

struct variable parameter_memory(struct lowering *l, value_id argument)
{
    const struct type *type = module_type(l->module, type_of(l, argument));

    if (is_ray_tracing_stage(l->stage) && l->state->index == l->entry->function)
        return ray_parameter(l, local_number(l, argument), type->element);
    return (struct variable){
        .id = l->state->base[local_number(l, argument)], .storage = parameter_storage(type), .type = type->element};
}

struct pointer_argument pass_pointer(struct lowering *l, const struct instruction *call, value_id value,
                                     type_id parameter)
{
    const struct type *type = module_type(l->module, parameter);
    struct pointer_argument argument = {0};
    struct pointer *p = &argument.target;

    resolve_pointer(l, call, value, p);
    if (p->variable.is_zero || p->is_outside || p->variable.has_integer_leaf)
        unsupported(l, call, "a pointer argument is out of bounds, or leads to memory that atomics use as integers");
    while (p->type != type->element && module_type(l->module, p->type)->kind != TYPE_INTEGER &&
           module_type(l->module, p->type)->kind != TYPE_FLOAT)
        push_constant_index(l, call, p, 0);
    if (p->type != type->element)
        unsupported(l, call, "a pointer argument was cast");
    if (p->count == 0 && p->variable.storage == parameter_storage(type)) {
        argument.id = p->variable.id;
        return argument;
    }
    if (parameter_storage(type) == SpvStorageClassWorkgroup)
        unsupported(l, call, "a pointer argument leads to a part of a groupshared variable");
    pass_copy(l, &argument, SpvStorageClassFunction);
    return argument;
}

void pass_copy(struct lowering *l, struct pointer_argument *argument, SpvStorageClass storage)
{
    uint32_t type = argument->stored = pointee_type(l, &argument->target);

    argument->id =
        storage == SpvStorageClassFunction ? local_variable(l->b, type, 0) : global_variable(l->b, type, storage, 0);
    store(l->b, argument->id, load(l->b, type, emit_pointer(l, &argument->target, type)));
}

void copy_back(struct lowering *l, const struct pointer_argument *argument)
{
    if (argument->stored)
        EMIT_VOID(l->b, SpvOpStore, emit_pointer(l, &argument->target, argument->stored),
                  load(l->b, argument->stored, argument->id));
}
