/* Code that instrumentation adds to a module: functions from tables of instructions, and report buffers. */
#include "spirv/builder/instrumentation.h"

void emit_steps(struct builder *b, const struct step *step, size_t count, uint32_t *ids)
{
    for (; count--; step++) {
        uint32_t words[4];
        for (uint32_t n = 0; n < step->operand_count; n++)
            words[n] = ids[step->operands[n]];
        if (step->type)
            ids[step->result] = EMIT_LIST(b, step->op, ids[step->type], new_id(b), step->operand_count, words);
        else
            memcpy(append(b, b->code, step->op, step->operand_count), words, step->operand_count * sizeof *words);
    }
}

void name_numbers(struct builder *b, const struct named_number *numbers, size_t count, uint32_t *ids)
{
    for (; count--; numbers++)
        ids[numbers->name] = constant_u32(b, numbers->number);
}

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

void store_word(struct builder *b, uint32_t index_count, const uint32_t *chain, uint32_t value)
{
    uint32_t pointer_type = type_pointer(b, SpvStorageClassStorageBuffer, type_u32(b)), pointer = new_id(b);

    EMIT_LIST(b, SpvOpAccessChain, pointer_type, pointer, 1 + index_count, chain);
    store(b, pointer, value);
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
