/* Ids for DXIL values: reserves them, finds them, emits phis. */
#include "spirv/function/phis.h"
#include "spirv/function/repair.h"
#include "spirv/function/sharing.h"

bool operand_constant(const struct lowering *l, const struct instruction *i, uint32_t number, uint64_t *bits)
{
    return module_integer(l->module, l->function, operand_value(l, i, number), bits);
}

bool operand_undef(const struct lowering *l, const struct instruction *i, uint32_t number)
{
    const struct constant *constant = module_constant(l->module, l->function, operand_value(l, i, number));
    return constant && constant->kind == CONSTANT_UNDEF;
}

uint32_t operand_literal(const struct lowering *l, const struct instruction *i, uint32_t number)
{
    uint64_t bits = 0;
    operand_constant(l, i, number, &bits);
    return (uint32_t)bits;
}

uint32_t used_components(const struct lowering *l, const struct instruction *i)
{
    return i->result == NO_VALUE ? 0 : l->state->used[local_number(l, i->result)];
}

/* ---- Reserving ids ----------------------------------------------------------------------------------------------- */

/* Reserves ids for the results of an input block. If the block has one copy only, they are entered into known_ids.
 * `sharing`: instructions may share ids; NULL: they may not. Indices of arrays are nearly all that repeats, and most of
 * these arrays are global variables. */
static void reserve_block_ids(struct lowering *l, struct function_state *s, uint32_t b, struct sharing *sharing)
{
    const struct function *f = s->function;
    bool is_copied = s->next_copy[s->first_copy[b]] != NO_BLOCK;
    uint32_t global_count = l->module->value_count, first = f->blocks[b].first_instruction;
    uint32_t *base = s->base, *known_ids = l->known_ids, next = l->b->next_id;
    const struct instruction *i = &f->instructions[first], *end = i + f->blocks[b].instruction_count;
    const uint8_t *live = &s->live[first];

    for (; i < end; i++, live++) {
        if (i->result == NO_VALUE)
            continue;
        if (*live & LIVE_EMITTED) {
            uint32_t id = sharing && may_share(i) ? share_result(sharing, i) : 0;
            if (!id) {
                id = next;
                next += component_count(l, i->type);
            }
            base[i->result - global_count] = id;
            known_ids[i->result] = is_copied ? 0 : id;
        } else if (*live && i->opcode == OP_EXTRACT_VALUE) {
            value_id aggregate = f->operands[i->first_operand];
            uint32_t id = known_ids[aggregate];
            known_ids[i->result] = id ? id + extracted_component(l, i, type_of(l, aggregate)) : 0;
        }
    }
    l->b->next_id = next;
}

static void reserve_ids(struct lowering *l, struct function_state *s)
{
    const struct function *f = s->function;
    struct sharing sharing;
    bool observes =
        l->print_function || l->options->checks.check != DXS_CHECK_NONE; /* the result of each instruction */
    bool shares = (l->module->global_count > 0 || l->has_min_precision) && !observes;
    uint32_t *local_ids = l->known_ids + l->module->value_count;

    s->base = arena_filled(l->arena, f->value_count); /* ENCODED_UNDEF */
    s->copy_offset = arena_zeroed_words(l->arena, s->structured->block_count);
    memset(local_ids, 0, f->value_count * sizeof *local_ids);
    if (shares)
        sharing = (struct sharing){.l = l, .module = l->module, .s = s};
    for (uint32_t a = 0; a < f->argument_count; a++)
        local_ids[a] = s->base[a] = new_ids(l->b, parameter_id_count(l, f->values[a].type));
    for (uint32_t b = 0; b < f->block_count; b++) {
        uint32_t begin = l->b->next_id;
        if (s->first_copy[b] == NO_BLOCK)
            continue;
        sharing.first = f->blocks[b].first_instruction;
        reserve_block_ids(l, s, b, shares ? &sharing : NULL);
        uint32_t count = l->b->next_id - begin;
        for (uint32_t copy = s->next_copy[s->first_copy[b]]; copy != NO_BLOCK; copy = s->next_copy[copy])
            s->copy_offset[copy] = new_ids(l->b, count) - begin;
    }
}

static uint32_t decode(struct lowering *l, uint32_t encoded, type_id type, uint32_t component)
{
    if (encoded == ENCODED_UNDEF)
        return constant_undef(l->b, component_type(l, type, component));
    if (encoded & ENCODED_VALUE) {
        value_id id = encoded & ~ENCODED_VALUE;
        const struct value *value = module_value(l->module, l->function, id);
        return value->kind == VALUE_CONSTANT ? constant_component(l, value->index, component)
                                             : l->state->base[local_number(l, id)] + component;
    }
    return encoded + component;
}

void assign_values(struct lowering *l, struct function_state *s)
{
    reserve_ids(l, s);
    repair_values(l, s);
}

/* ---- Phis -------------------------------------------------------------------------------------------------------- */

/* One component of a result of the reconstruction. */
static uint32_t rebuilt_component(struct lowering *l, const struct function_state *s, struct ssa_value value,
                                  type_id type, uint32_t component)
{
    return value.kind == SSA_CONSTANT ? constant_u32(l->b, value.index)
                                      : decode(l, encoded_value(s, value), type, component);
}

/* The continue block of a loop without reachable back edge; NO_BLOCK: there is none. The block is unreachable, but
 * SPIR-V counts its branch to the header as a predecessor. */
static uint32_t unreachable_latch(const struct function_state *s, const struct structured_block *header)
{
    bool unreachable =
        header->merge_kind == MERGE_LOOP && s->structured->immediate_dominators[header->continue_block] == NO_BLOCK;
    return unreachable ? header->continue_block : NO_BLOCK;
}

/* One component of a phi's input over the `k`-th edge into its block. */
static uint32_t phi_input(struct lowering *l, const struct function_state *s, const struct phi_cursor *phi, uint32_t k,
                          type_id type, uint32_t component)
{
    if (phi->is_stable)
        return decode(l, s->stable_inputs[phi->stable[-1].first_input + k], type, component);
    return rebuilt_component(l, s, s->rebuilt->inputs[s->rebuilt->phis[phi->number].first_input + k], type, component);
}

/* Emits one component of a phi. Its parents are the last labels of the predecessors. They are known only when all
 * blocks are emitted. Until then the words hold structured blocks, and phi_patches tells where. */
static void emit_phi(struct lowering *l, struct function_state *s, uint32_t block, const struct phi_cursor *phi,
                     type_id type, uint32_t component)
{
    const struct structured_block *b = &s->structured->blocks[block];
    uint32_t spirv_type = component_type(l, type, component), latch = unreachable_latch(s, b);
    uint32_t count = b->predecessor_count + (latch != NO_BLOCK);
    uint32_t place = l->b->code->count + 3;
    uint32_t *words = append(l->b, l->b->code, SpvOpPhi, 2 + 2 * count);

    words[0] = spirv_type;
    words[1] = (phi->is_stable ? s->base[phi->variable] : s->phi_ids[phi->number]) + component;
    for (uint32_t k = 0; k < b->predecessor_count; k++) {
        words[2 + 2 * k] = phi_input(l, s, phi, k, type, component);
        words[3 + 2 * k] = s->structured->edge_source[s->structured->predecessors[b->first_predecessor + k]];
    }
    vector_push(l->arena, &s->phi_patches, (struct phi_patch){place + 1, b->predecessor_count});
    if (latch != NO_BLOCK) {
        words[2 * count] = constant_undef(l->b, spirv_type);
        words[2 * count + 1] = s->labels[latch];
    }
    decorate_relaxed(l, type, words[1]);
}

void emit_phis(struct lowering *l, struct function_state *s, uint32_t block)
{
    struct phi_cursor phi = phis_of(s, block);

    while (next_phi(s, &phi)) {
        bool is_selector = phi.variable >= s->function->value_count;
        type_id type = is_selector ? l->module->int32_type : s->function->values[phi.variable].type;
        uint32_t components = is_selector ? 1 : component_count(l, type);
        for (uint32_t c = 0; c < components; c++) {
            /* Unused components get no phi: their inputs may not have been emitted. */
            if (is_selector || s->used[phi.variable] >> component_bit(components, c) & 1)
                emit_phi(l, s, block, &phi, type, c);
        }
    }
}

COLD uint32_t selector_value(struct lowering *l, struct function_state *s, uint32_t block)
{
    return rebuilt_component(l, s, ssa_selector(s->ssa, block), l->module->int32_type, 0);
}

/* ---- Ids of operands and results --------------------------------------------------------------------------------- */

uint32_t result_id(const struct lowering *l, const struct instruction *i)
{
    return l->state->base[local_number(l, i->result)] + l->state->copy_offset[l->state->current];
}

/* The slow path of component_at_hand. */
NOINLINE uint32_t find_component(struct lowering *l, value_id value, uint32_t component)
{
    const struct function_state *s = l->state;
    const struct instruction *i = NULL;
    const struct value *v;

    for (;;) { /* from an extractvalue to the component of its aggregate */
        v = module_value(l->module, l->function, value);
        if (v->kind != VALUE_INSTRUCTION)
            break;
        i = &l->function->instructions[v->index];
        if (i->opcode != OP_EXTRACT_VALUE)
            break;
        value = l->function->operands[i->first_operand];
        component += extracted_component(l, i, type_of(l, value));
    }
    if (v->kind == VALUE_CONSTANT) {
        uint32_t id = constant_component(l, v->index, component);
        if (component == 0 && l->types[v->type].known_count == 1 + 1) /* ids of several constants are not consecutive */
            l->known_ids[value] = id;
        return id;
    }
    if (v->kind != VALUE_INSTRUCTION)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "the address of a function or variable is used as a value");

    uint32_t local = local_number(l, value);
    if (is_symbol(l, i))
        unsupported(l, i, "a handle or pointer is used as a number");
    bool is_local = s->structured->blocks[s->current].source == s->block_of[local];
    if (is_local && i->opcode != OP_PHI)
        return s->base[local] + s->copy_offset[s->current] + component;
    if (s->reads.count > 0 && bitset_has(&s->repaired, local)) {
        const struct pending_read *read = find_read(s, s->current, local);
        if (read)
            return decode(l, encoded_value(s, ssa_result(s->ssa, read->read)), v->type, component);
    }
    return decode(l, s->base[local], v->type, component);
}

COLD bool is_available(const struct lowering *l, value_id value, const struct instruction *before)
{
    const struct function_state *s = l->state;
    uint32_t component = 0;

    for (;;) {
        const struct value *v = module_value(l->module, l->function, value);
        if (v->kind != VALUE_INSTRUCTION)
            return v->kind == VALUE_CONSTANT || v->kind == VALUE_ARGUMENT;
        const struct instruction *i = &l->function->instructions[v->index];
        uint32_t local = local_number(l, value);
        if ((s->live[v->index] & (LIVE | LIVE_SYMBOL)) != LIVE)
            return false;
        if (i->opcode != OP_EXTRACT_VALUE) {
            bool is_here = s->structured->blocks[s->current].source == s->block_of[local];
            bool is_used = s->used[local] >> component_bit(component_count(l, v->type), component) & 1;
            return is_used &&
                   (is_here ? i < before
                            : sees_definition(s, s->current, local) || find_read(s, s->current, local) != NULL);
        }
        value = l->function->operands[i->first_operand];
        component += extracted_component((struct lowering *)l, i, type_of(l, value));
    }
}

uint32_t value_component(struct lowering *l, value_id value, uint32_t component)
{
    return component_at_hand(l, value, component);
}

/* ---- Vectors ----------------------------------------------------------------------------------------------------- */

uint32_t compose(struct lowering *l, uint32_t scalar, uint32_t count, const uint32_t *ids)
{
    return count == 1
               ? ids[0]
               : EMIT_LIST(l->b, SpvOpCompositeConstruct, type_vector(l->b, scalar, count), new_id(l->b), count, ids);
}

uint32_t splat(struct lowering *l, uint32_t scalar, uint32_t count, uint32_t id)
{
    uint32_t *ids = arena_words(l->arena, count);

    for (uint32_t n = 0; n < count; n++)
        ids[n] = id;
    return compose(l, scalar, count, ids);
}

uint32_t split_double(struct lowering *l, uint32_t value)
{
    return EMIT_GLSL(l->b, GLSLstd450UnpackDouble2x32, type_vector(l->b, type_u32(l->b), 2), value);
}

/* Definition for callers that do not inline it: files that are compiled for size. */
extern inline uint32_t operand(struct lowering *l, const struct instruction *i, uint32_t number);

COLD uint32_t value_lane(struct lowering *l, value_id value, uint32_t lane)
{
    type_id type = type_of(l, value);

    if (is_split_vector(l, type))
        return value_component(l, value, lane);
    uint32_t whole = value_component(l, value, 0);
    return lane_count(l, type) == 1 ? whole : component_of(l->b, value_type(l, scalar_type(l, type)), whole, lane);
}
