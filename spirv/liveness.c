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

static inline bool makes_symbol(const struct lowering *l, const struct instruction *i)
{
    bool is_value = component_count(l, i->type) > 0 || is_hit_object(l, i->type);

    if (i->opcode == OP_CALL)
        return i->dx_op != DX_OP_NONE && (!is_value || allocates_ray_query(i));
    return !is_value ||
           (i->opcode == OP_LOAD && l->module->info.stage == DXS_STAGE_LIBRARY && /* an object of its HLSL type */
            pointer_resource(record_index(l), l->function, operand_value(l, i, 0)) != UINT32_MAX);
}

/* The search for what lives. Blocks are mostly in an order in which definitions come before their uses, so one pass
 * from the end finds nearly all: what is found behind the place that the pass has reached waits for its end. */
struct search {
    struct lowering *l;
    struct function_state *s;
    uint32_t *waiting; /* instructions, each at most once */
    uint32_t waiting_count;
    uint32_t place; /* instructions before this one are still to be passed */
};

/* The components of an aggregate that extractvalue takes. */
static APART uint32_t extracted_components(struct lowering *l, const struct instruction *i, type_id aggregate)
{
    type_id member;
    uint32_t first = aggregate_component(l, i, aggregate, 1, &member);
    return component_mask(first, component_count(l, member));
}

/* What marking needs, for locals: stores through a pointer to bytes might else change any of it. */
struct marks {
    const struct value *values;
    uint8_t *live;
    uint32_t *used;
    uint32_t global_count;
};

static inline struct marks marks_of(const struct search *search)
{
    const struct function_state *s = search->s;
    return (struct marks){s->function->values, s->live, s->used, search->l->module->value_count};
}

/* Operands from `first` to before `end`, `step` apart. */
static inline void mark_operands(struct search *search, struct marks marks, const value_id *first, const value_id *end,
                                 size_t step, uint32_t components)
{
    uint32_t place = search->place;

    for (const value_id *operand = first; operand < end; operand += step) {
        uint32_t local = *operand - marks.global_count;
        if (*operand < marks.global_count || marks.values[local].kind != VALUE_INSTRUCTION)
            continue;
        uint32_t index = marks.values[local].index;
        marks.used[local] |= components;
        if (index >= place && !marks.live[index])
            search->waiting[search->waiting_count++] = index;
        marks.live[index] |= LIVE;
    }
}

static APART void visit_extract(struct search *search, const struct instruction *i, uint32_t index)
{
    struct lowering *l = search->l;
    const struct marks marks = marks_of(search);
    const value_id *operands = search->s->function->operands + i->first_operand;
    const struct value *aggregate = module_value(l->module, search->s->function, *operands);
    uint32_t components;

    if (aggregate->kind == VALUE_INSTRUCTION)
        component_count(l, aggregate->type); /* so that it is known whether the type is flat */
    if (l->types[aggregate->type].is_flat && i->operand_count == 2)
        components = component_mask(operands[1], 1);
    else
        components = extracted_components(l, i, aggregate->type);
    mark_operands(search, marks, operands, operands + 1, 1, components);
    marks.live[index] = makes_symbol(l, i) ? LIVE | LIVE_SYMBOL : LIVE;
}

static APART void visit_phi(struct search *search, const struct instruction *i, uint32_t index)
{
    const struct marks marks = marks_of(search);
    const value_id *operands = search->s->function->operands + i->first_operand;

    search->s->has_phis = true;
    mark_operands(search, marks, operands, operands + i->operand_count, 2, UINT32_MAX); /* pairs of value and block */
    marks.live[index] = makes_symbol(search->l, i) ? LIVE | LIVE_SYMBOL : LIVE;
}

static APART void visit_other(struct search *search, const struct instruction *i, uint32_t index)
{
    const struct marks marks = marks_of(search);
    const value_id *operands = search->s->function->operands + i->first_operand;
    bool is_symbol = i->result != NO_VALUE && makes_symbol(search->l, i);

    mark_operands(search, marks, operands, operands + instruction_value_operands(i), 1, UINT32_MAX);
    marks.live[index] = is_symbol ? LIVE | LIVE_SYMBOL : LIVE | LIVE_EMITTED;
}

static inline void visit_instruction(struct search *search, const struct instruction *i, uint32_t index)
{
    switch (i->opcode) {
    case OP_EXTRACT_VALUE:
        visit_extract(search, i, index);
        break;
    case OP_PHI:
        visit_phi(search, i, index);
        break;
    default:
        visit_other(search, i, index);
        break;
    }
}

/* From the last instruction to the first; what has effects lives. */
static void visit_backwards(struct search *search)
{
    const struct function_state *s = search->s;
    const struct function *f = s->function;
    const struct marks marks = marks_of(search);
    uint32_t *block_of = s->block_of;

    for (uint32_t b = f->block_count; b-- > 0;) {
        uint32_t first = f->blocks[b].first_instruction;
        for (uint32_t index = first + f->blocks[b].instruction_count; index-- > first;) {
            const struct instruction *i = &f->instructions[index];
            if (i->result != NO_VALUE)
                block_of[i->result - marks.global_count] = b;
            if (!marks.live[index] && !has_effects(i))
                continue;
            search->place = index;
            if (i->opcode == OP_BINARY || i->opcode == OP_COMPARE) { /* half of all, and never symbols */
                marks.live[index] = LIVE | LIVE_EMITTED;
                mark_operands(search, marks, f->operands + i->first_operand,
                              f->operands + i->first_operand + i->operand_count, 1, UINT32_MAX);
            } else {
                visit_instruction(search, i, index);
            }
        }
    }
    search->place = 0;
}

/* Functions with a body that are called, in the order of the calls. */
static void list_callees(struct lowering *l, struct function_state *s)
{
    const struct function *f = s->function;

    for (uint32_t c = 0; c < f->call_count; c++) {
        const struct instruction *i = &f->instructions[f->calls[c]];
        if (i->dx_op == DX_OP_NONE && !l->module->functions[i->aux].is_declaration)
            vector_push(l->arena, &s->callees, i->aux);
    }
}

void find_live(struct lowering *l, struct function_state *s)
{
    const struct function *f = s->function;
    struct search search = {.l = l, .s = s};

    s->live = arena_zeroed(l->arena, f->instruction_count, sizeof *s->live);
    s->used = arena_zeroed(l->arena, f->value_count, sizeof *s->used);
    s->targets = arena_zeroed(l->arena, f->value_count, sizeof *s->targets);
    s->block_of = arena_array(l->arena, f->value_count, sizeof *s->block_of);
    memset(s->block_of, 0xFF, f->value_count * sizeof *s->block_of); /* NO_BLOCK */
    list_callees(l, s);

    struct arena_mark mark = arena_mark(l->arena);
    search.waiting = arena_array(l->arena, f->instruction_count, sizeof *search.waiting);
    visit_backwards(&search);
    while (search.waiting_count > 0) {
        uint32_t index = search.waiting[--search.waiting_count];
        visit_instruction(&search, &f->instructions[index], index);
    }
    arena_rewind(l->arena, mark);
}
