/* Code that instrumentation adds to a module: functions and report buffers. */
#include "spirv/builder/instrumentation.h"

void name_hash(struct lowering *l, uint32_t ids[2])
{
    uint64_t hash = l->options->shader_hash;

    ids[0] = constant_u32(l->b, (uint32_t)hash);
    ids[1] = constant_u32(l->b, (uint32_t)(hash >> 32));
}

uint32_t begin_function(struct builder *b, uint32_t id, uint32_t result, uint32_t count, uint32_t *parameters)
{
    uint32_t types[8], u32 = type_u32(b), label = new_id(b);

    for (uint32_t n = 0; n < count; n++)
        types[n] = u32;
    EMIT_AS(b, SpvOpFunction, result, id, SpvFunctionControlMaskNone, type_function(b, result, count, types));
    for (uint32_t n = 0; n < count; n++) {
        uint32_t *words = append(b, b->code, SpvOpFunctionParameter, 2);
        words[0] = u32;
        words[1] = parameters[n] = new_id(b);
    }
    EMIT_VOID(b, SpvOpLabel, label);
    return label;
}

uint32_t buffer_word(struct builder *b, uint32_t buffer, uint32_t member, uint32_t index)
{
    uint32_t type = type_pointer(b, SpvStorageClassStorageBuffer, type_u32(b)), number = constant_u32(b, member);

    return index ? EMIT(b, SpvOpAccessChain, type, buffer, number, index)
                 : EMIT(b, SpvOpAccessChain, type, buffer, number);
}

uint32_t update_word(struct builder *b, SpvOp op, uint32_t pointer, uint32_t value)
{
    uint32_t scope = constant_u32(b, SpvScopeDevice), relaxed = constant_u32(b, SpvMemorySemanticsMaskNone);

    return EMIT(b, op, type_u32(b), pointer, scope, relaxed, value);
}

void release_buffers(struct builder *b)
{
    uint32_t scope = constant_u32(b, SpvScopeDevice);

    EMIT_VOID(b, SpvOpMemoryBarrier, scope,
              constant_u32(b, SpvMemorySemanticsReleaseMask | SpvMemorySemanticsUniformMemoryMask));
}

uint32_t new_buffer(struct lowering *l, uint32_t count, const uint32_t *members, const uint32_t *offsets,
                    struct dxs_set_binding binding, const char *name)
{
    struct builder *b = l->b;
    uint32_t block = new_struct(b, count, members), variable;

    DECORATE(b, block, SpvDecorationBlock);
    for (uint32_t n = 0; n < count; n++)
        DECORATE_MEMBER(b, block, n, SpvDecorationOffset, offsets[n]);
    variable = global_variable(b, block, SpvStorageClassStorageBuffer, 0);
    DECORATE(b, variable, SpvDecorationDescriptorSet, binding.set);
    DECORATE(b, variable, SpvDecorationBinding, binding.binding);
    if (l->options->structured_names)
        set_name(b, variable, name);
    return variable;
}
