/* Finds instructions that repeat an earlier one of their block. HLSL compilers write the index of each access to a
 * multidimensional array anew, and add 0 to it. They read rows of constant buffers again behind a barrier. A float of
 * minimum precision has 32 bits in SPIR-V, so that casts to it and from it change nothing. The later instruction shares
 * the ids of the earlier one. */
#include "spirv/function/sharing.h"
#include "spirv/function/types.h"

/* The ids of an operand if they are reserved, so that operands that share ids are equal; else the value itself. */
static inline uint32_t identity(const struct sharing *sharing, value_id value)
{
    uint32_t global_count = sharing->module->value_count;
    uint32_t base = value < global_count ? ENCODED_UNDEF : sharing->s->base[value - global_count];

    return base == ENCODED_UNDEF ? ENCODED_VALUE | value : base;
}

static inline bool is_zero(const struct constant *constant)
{
    return constant && constant->bits == 0 && (constant->kind == CONSTANT_INTEGER || constant->kind == CONSTANT_NULL);
}

/* The earlier instruction of the block that makes the other operand of an addition of 0, or NULL. */
static const struct instruction *find_addend(const struct sharing *sharing, uint32_t index, const value_id *operands)
{
    const struct function *f = sharing->s->function;

    for (uint32_t n = 0; n < 2; n++) {
        if (!is_zero(module_constant(sharing->module, f, operands[n])))
            continue;
        const struct value *other = module_value(sharing->module, f, operands[1 - n]);
        bool is_here = other->kind == VALUE_INSTRUCTION && other->index >= sharing->first && other->index < index;
        return is_here && sharing->s->live[other->index] & LIVE_EMITTED ? &f->instructions[other->index] : NULL;
    }
    return NULL;
}

/* An earlier instruction of the block with the same result as the instruction `index`, or NULL. */
static const struct instruction *find_equal(struct sharing *sharing, uint32_t index)
{
    const struct function *f = sharing->s->function;
    const struct instruction *i = &f->instructions[index];
    const value_id *operands = f->operands + i->first_operand;
    uint32_t left = identity(sharing, operands[0]), right = identity(sharing, operands[1]);
    uint32_t *slot = &sharing->slots[((left * 0x9E3779B1u ^ right) * 0x85EBCA6Bu ^ i->sub) >> 7 & (SHARING_SLOTS - 1)];
    const struct instruction *known = &f->instructions[*slot];

    if (*slot >= sharing->first && *slot < index && sharing->s->live[*slot] & LIVE_EMITTED &&
        known->opcode == i->opcode && known->sub == i->sub && known->type == i->type && may_share(known)) {
        const value_id *others = f->operands + known->first_operand;
        if (identity(sharing, others[0]) == left && identity(sharing, others[1]) == right)
            return known;
    }
    *slot = index;
    return i->opcode == OP_BINARY && i->sub == BINARY_ADD ? find_addend(sharing, index, operands) : NULL;
}

/* The ids of a scalar that a cast copies, if an earlier instruction of the block makes it; else 0. */
static uint32_t share_source(const struct sharing *sharing, const struct instruction *cast)
{
    const struct function_state *s = sharing->s;
    const struct function *f = s->function;
    value_id source = f->operands[cast->first_operand];
    const struct instruction *maker = maker_in_block(sharing->l, f, source, sharing->first, cast);
    uint32_t component = 0;

    if (module_type(sharing->module, cast->type)->kind != TYPE_FLOAT ||
        scalar_bits(sharing->l, module_value(sharing->module, f, source)->type) != scalar_bits(sharing->l, cast->type))
        return 0;
    if (maker && maker->opcode == OP_EXTRACT_VALUE) {
        source = f->operands[maker->first_operand];
        component = extracted_component(sharing->l, maker, module_value(sharing->module, f, source)->type);
        maker = maker_in_block(sharing->l, f, source, sharing->first, maker);
    }
    if (!maker || !(s->live[maker - f->instructions] & LIVE_EMITTED))
        return 0;
    return s->base[source - sharing->module->value_count] + component;
}

uint32_t share_result(struct sharing *sharing, const struct instruction *i)
{
    struct function_state *s = sharing->s;
    uint32_t index = (uint32_t)(i - s->function->instructions), global_count = sharing->module->value_count;

    if (i->opcode == OP_CAST) {
        uint32_t id = share_source(sharing, i);
        s->live[index] |= id ? LIVE_SHARED : 0;
        return id;
    }
    const struct instruction *equal = find_equal(sharing, index);
    if (!equal)
        return 0;
    uint32_t local = i->result - global_count, shared = equal->result - global_count;
    s->live[index] |= LIVE_SHARED;
    s->used[shared] |= s->used[local];
    return s->base[shared];
}
