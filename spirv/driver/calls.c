/* Calls of functions that DXC has not inlined. Each component of an argument is a parameter; a result of several
 * components is returned as a struct. */
#include "spirv/function/function.h"
#include "spirv/memory/memory.h"
#include "spirv/interface/interface.h"
#include "spirv/driver/function.h"

uint32_t function_result_type(struct lowering *l, const struct function *function)
{
    type_id result = module_type(l->module, function->type)->element;
    uint32_t count = component_count(l, result);

    if (module_type(l->module, result)->kind == TYPE_VOID)
        return type_void(l->b);
    if (count == 0)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "function %s returns a pointer or handle", function->name);
    if (count == 1)
        return component_type(l, result, 0);
    uint32_t *members = arena_words(l->arena, count);
    for (uint32_t c = 0; c < count; c++)
        members[c] = component_type(l, result, c);
    return type_struct_value(l->b, count, members);
}

uint32_t function_type_id(struct lowering *l, const struct function *function)
{
    const struct type *signature = module_type(l->module, function->type);
    struct words parameters = {0};

    for (uint32_t a = 0; a < signature->count; a++) {
        type_id parameter = l->module->type_members[signature->first_member + a];
        uint32_t count = parameter_id_count(l, parameter);
        if (count == 0)
            fail(l->fault, DXS_RESULT_UNSUPPORTED, "function %s has a handle as parameter", function->name);
        for (uint32_t c = 0; c < count; c++)
            vector_push(l->arena, &parameters, parameter_type(l, parameter, c));
    }
    return type_function(l->b, function_result_type(l, function), parameters.count, parameters.data);
}

void lower_call(struct lowering *l, const struct instruction *i)
{
    const struct function *callee = &l->module->functions[i->aux];
    const struct type *signature = module_type(l->module, callee->type);
    struct words operands = {0};
    VECTOR(struct pointer_argument) pointers = {0};

    if (callee->is_declaration && strncmp(callee->name, "llvm.", 5) == 0)
        return; /* llvm.lifetime.*, llvm.dbg.*: no code */
    if (callee->is_declaration || !l->function_ids[i->aux])
        unsupported(l, i, "the called function has no body");
    vector_push(l->arena, &operands, l->function_ids[i->aux]);
    for (uint32_t a = 0; a < i->operand_count; a++) {
        value_id argument = operand_value(l, i, a);
        if (module_type(l->module, type_of(l, argument))->kind == TYPE_POINTER) {
            type_id parameter = l->module->type_members[signature->first_member + a];
            vector_push(l->arena, &pointers, pass_pointer(l, i, argument, parameter));
            vector_push(l->arena, &operands, pointers.data[pointers.count - 1].id);
            continue;
        }
        for (uint32_t c = 0; c < component_count(l, type_of(l, argument)); c++)
            vector_push(l->arena, &operands, value_component(l, argument, c));
    }
    uint32_t type = function_result_type(l, callee), count = component_count(l, i->type);
    uint32_t id = count == 1 ? result_id(l, i) : new_id(l->b);
    EMIT_LIST(l->b, SpvOpFunctionCall, type, id, operands.count, operands.data);
    forget_helper_invocation(l);
    if (is_ray_tracing_stage(l->stage))
        forget_builtin_inputs(l); /* the callee may trace or report: then the lane, or the ray's length, is another */
    for (uint32_t n = 0; n < pointers.count; n++)
        copy_back(l, &pointers.data[n]);
    for (uint32_t c = 0; count > 1 && c < count; c++)
        EMIT_AS(l->b, SpvOpCompositeExtract, component_type(l, i->type, c), result_id(l, i) + c, id, c);
}
