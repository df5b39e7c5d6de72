/* Which instructions matter: those with effects, and all that they need. DXIL is mostly free of dead code, but unused
 * components of loads are everywhere, and what is used decides what is emitted. */
#include "spirv/function.h"
#include "spirv/handles.h"
#include "spirv/ray_query.h"

uint32_t aggregate_component(struct lowering *l, const struct instruction *i, type_id type, uint32_t first_index,
                             type_id *member)
{
    const struct module *module = l->module;
    uint32_t component = 0;

    for (uint32_t k = first_index; k < i->operand_count; k++) {
        uint32_t index = l->function->operands[i->first_operand + k];
        const struct type *aggregate = module_type(module, type);
        if (aggregate->kind == TYPE_ARRAY) {
            type = aggregate->element;
            component += index * component_count(l, type);
            continue;
        }
        for (uint32_t m = 0; m < index; m++)
            component += component_count(l, module->type_members[aggregate->first_member + m]);
        type = module->type_members[aggregate->first_member + index];
    }
    *member = type;
    return component;
}

static bool has_effects(const struct instruction *i)
{
    switch (i->opcode) {
    case OP_STORE:
    case OP_ATOMIC_RMW:
    case OP_COMPARE_EXCHANGE:
    case OP_FENCE:
    case OP_BRANCH:
    case OP_SWITCH:
    case OP_RETURN:
    case OP_UNREACHABLE:
        return true;
    case OP_CALL:
        return i->dx_op == DX_OP_NONE || dx_operations[i->dx_op].effect == WRITES;
    default:
        return false;
    }
}

static uint32_t component_mask(uint32_t first, uint32_t count)
{
    uint32_t mask = 0;

    for (uint32_t c = first; c < first + count; c++)
        mask |= 1u << (c < 31 ? c : 31);
    return mask;
}

static bool makes_symbol(const struct lowering *l, const struct instruction *i)
{
    if (i->result == NO_VALUE || (i->opcode == OP_CALL && i->dx_op == DX_OP_NONE))
        return false;
    if (i->opcode == OP_LOAD && l->module->info.stage == DXS_STAGE_LIBRARY &&
        pointer_resource(record_index(l), l->function, operand_value(l, i, 0)) != UINT32_MAX)
        return true; /* the resource itself, as an object of its HLSL type */
    return component_count(l, i->type) == 0 || allocates_ray_query(i);
}

/* What has effects lives from the start. */
static void find_roots(struct lowering *l, struct function_state *s, uint32_t *work, uint32_t *waiting)
{
    const struct function *f = s->function;

    for (uint32_t b = 0; b < f->block_count; b++) {
        uint32_t first = f->blocks[b].first_instruction, end = first + f->blocks[b].instruction_count;
        for (uint32_t index = first; index < end; index++) {
            const struct instruction *i = &f->instructions[index];
            if (i->result != NO_VALUE)
                s->block_of[local_number(l, i->result)] = b;
            if (!has_effects(i))
                continue;
            s->live[index] = true;
            work[(*waiting)++] = index;
            if (i->opcode == OP_CALL && i->dx_op == DX_OP_NONE && !l->module->functions[i->aux].is_declaration)
                vector_push(l->arena, &s->callees, i->aux);
        }
    }
}

static void visit_operands(struct lowering *l, struct function_state *s, const struct instruction *i, uint32_t *work,
                           uint32_t *waiting)
{
    const struct function *f = s->function;
    bool is_phi = i->opcode == OP_PHI; /* operands are pairs of value and block */
    uint32_t step = is_phi ? 2 : 1, count = is_phi ? i->operand_count : instruction_value_operands(i);

    for (uint32_t k = 0; k < count; k += step) {
        value_id operand = f->operands[i->first_operand + k];
        if (operand < l->module->value_count)
            continue;
        uint32_t local = local_number(l, operand);
        const struct value *value = &f->values[local];
        if (value->kind != VALUE_INSTRUCTION)
            continue;
        uint32_t mask = UINT32_MAX;
        if (i->opcode == OP_EXTRACT_VALUE) {
            type_id member;
            uint32_t first = aggregate_component(l, i, value->type, 1, &member);
            mask = component_mask(first, component_count(l, member));
        }
        s->used[local] |= mask;
        if (!s->live[value->index])
            work[(*waiting)++] = value->index;
        s->live[value->index] = true;
    }
}

void find_live(struct lowering *l, struct function_state *s)
{
    const struct function *f = s->function;
    uint32_t waiting = 0;

    s->live = arena_zeroed(l->arena, f->instruction_count, sizeof *s->live);
    s->symbols = arena_zeroed(l->arena, f->value_count, sizeof *s->symbols);
    s->used = arena_zeroed(l->arena, f->value_count, sizeof *s->used);
    s->block_of = arena_array(l->arena, f->value_count, sizeof *s->block_of);
    for (uint32_t v = 0; v < f->value_count; v++)
        s->block_of[v] = NO_BLOCK;

    struct arena_mark mark = arena_mark(l->arena);
    uint32_t *work = arena_array(l->arena, f->instruction_count, sizeof *work); /* each instruction once */
    find_roots(l, s, work, &waiting);
    while (waiting > 0) {
        const struct instruction *i = &f->instructions[work[--waiting]];
        if (makes_symbol(l, i))
            s->symbols[local_number(l, i->result)] = true;
        visit_operands(l, s, i, work, &waiting);
    }
    arena_rewind_keeping(l->arena, mark, &ARENA_KEPT(s->callees.data, s->callees.count), 1);
    s->callees.capacity = s->callees.count;
}
