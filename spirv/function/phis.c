/* A phi of the input is *stable* if structurizing has left the edges into its block as they were. Then it stays, and
 * its result is a value like others. Every other phi is a variable of the SSA reconstruction (cfg/ssa): each edge
 * defines it. */
#include "spirv/function/phis.h"
#include "spirv/function/repair.h"

/* The edges into each block of the input. */
struct edge_lists {
    const block_id *sources; /* by edge of the input: block that it leaves */
    uint32_t *first, *next;  /* structured edges, grouped by the target of their input edge; NO_EDGE: last */
};

static struct edge_lists find_edges(struct lowering *l, const struct function_state *s)
{
    const struct structured *g = s->structured;
    const struct graph *graph = &s->graph;
    block_id *sources = arena_words(l->arena, graph->first[graph->block_count]);
    struct edge_lists lists = {sources, arena_filled(l->arena, graph->block_count),
                               arena_words(l->arena, g->edge_count)};

    for (block_id b = 0; b < graph->block_count; b++)
        for (edge_id e = graph->first[b]; e < graph->first[b + 1]; e++)
            sources[e] = b;
    for (uint32_t e = g->edge_count; e-- > 0;) {
        if (g->edges[e].source_edge == NO_EDGE)
            continue;
        block_id target = graph->targets[g->edges[e].source_edge];
        lists.next[e] = lists.first[target];
        lists.first[target] = e;
    }
    return lists;
}

/* ---- Which phis stay --------------------------------------------------------------------------------------------- */

/* Whether the edges into a block are those of the input. */
static bool keeps_edges(const struct function_state *s, const struct edge_lists *lists, block_id block)
{
    const struct structured *g = s->structured;
    uint32_t copy = s->first_copy[block], count = 0;

    if (copy == NO_BLOCK || s->next_copy[copy] != NO_BLOCK)
        return false;
    for (uint32_t e = lists->first[block]; e != NO_EDGE; e = lists->next[e], count++)
        if (g->edges[e].target != copy || g->immediate_dominators[g->edge_source[e]] == NO_BLOCK)
            return false;
    return count > 1 && count == g->blocks[copy].predecessor_count;
}

/* Whether a live phi has a value: handles and pointers have none, and all inputs of a hit object share one variable. */
static bool has_value(struct lowering *l, const struct instruction *phi)
{
    if (component_count(l, phi->type) > 0)
        return true;
    if (!is_hit_object(l, phi->type))
        unsupported(l, phi, "the values are handles or pointers");
    return false;
}

/* Lists the stable phis by block, and reserves the places of their inputs. */
static void find_stable_phis(struct lowering *l, struct function_state *s, const struct edge_lists *lists,
                             bool may_stay)
{
    const struct function *f = s->function;
    VECTOR(struct stable_phi) phis = {0};
    uint32_t inputs = 0;

    for (block_id b = 0; b < f->block_count; b++) {
        const struct instruction *i = &f->instructions[f->blocks[b].first_instruction];
        s->first_stable[b] = phis.count;
        if (i->opcode != OP_PHI || !may_stay || !keeps_edges(s, lists, b))
            continue;
        for (; i->opcode == OP_PHI; i++) {
            if (!s->live[i - f->instructions] || !has_value(l, i))
                continue;
            s->base[local_number(l, i->result)] = 0; /* until finish_phis */
            vector_push(l->arena, &phis, (struct stable_phi){local_number(l, i->result), inputs});
            inputs += s->structured->blocks[s->first_copy[b]].predecessor_count;
        }
    }
    s->first_stable[f->block_count] = phis.count;
    s->stable_phis = phis.data;
    s->stable_inputs = arena_words(l->arena, inputs);
    s->stable_input_count = inputs;
}

/* ---- Values on edges --------------------------------------------------------------------------------------------- */

/* What a phi gets over an edge. */
struct incoming {
    bool is_read; /* of a variable at the end of the edge's source; else a value that the source sees */
    ssa_read read;
    struct site site;
};

static struct incoming incoming_read(struct function_state *s, uint32_t from, ssa_variable variable)
{
    return (struct incoming){.is_read = true, .read = ssa_request_at_end(s->ssa, from, variable)};
}

/* The copy of a definition that a use in `block` sees. */
static uint32_t seen_copy(const struct function_state *s, uint32_t block, uint32_t local)
{
    return s->structured->blocks[block].source == s->block_of[local] ? block : s->first_copy[s->block_of[local]];
}

/* An extractvalue. If the edge's source does not see the aggregate, the member becomes a variable. The aggregate may be
 * a constant, most likely undefined. */
static COLD struct incoming incoming_member(struct lowering *l, struct function_state *s, uint32_t from, value_id value)
{
    const struct instruction *i = defining_instruction(l, value);
    value_id aggregate = l->function->operands[i->first_operand];
    const struct instruction *maker = defining_instruction(l, aggregate);
    type_id member;
    uint32_t offset = aggregate_component(l, i, type_of(l, aggregate), 1, &member);
    const struct value *constant = module_value(l->module, l->function, aggregate);

    if (constant->kind == VALUE_CONSTANT && component_count(l, member) == 1)
        return (struct incoming){.site = {NO_VALUE, constant_component(l, constant->index, offset), 0}};
    if (!maker || maker->opcode == OP_EXTRACT_VALUE || maker->opcode == OP_PHI)
        unsupported(l, i, "a member of a nested aggregate is the input of a phi");
    uint32_t local = local_number(l, aggregate), variable = local_number(l, value);
    if (sees_definition(s, from, local))
        return (struct incoming){.site = site_in_copy(l, s, value, local, offset, seen_copy(s, from, local))};
    if (bitset_insert(&s->repaired, variable))
        for (uint32_t copy = s->first_copy[s->block_of[local]]; copy != NO_BLOCK; copy = s->next_copy[copy])
            ssa_define(s->ssa, copy, variable, number_of(l, s, site_in_copy(l, s, value, local, offset, copy)));
    return incoming_read(s, from, variable);
}

/* What a phi with the operand `value` gets over an edge from the structured block `from`. */
static NOINLINE struct incoming incoming_value(struct lowering *l, struct function_state *s, uint32_t from,
                                               value_id value)
{
    if (module_value(l->module, l->function, value)->kind == VALUE_CONSTANT)
        return (struct incoming){.site = {value, ENCODED_VALUE | value, 0}};
    uint32_t local = local_number(l, value);
    const struct instruction *i = defining_instruction(l, value);
    if (!i)
        return (struct incoming){.site = {value, s->base[local], 0}};
    if (i->opcode == OP_EXTRACT_VALUE)
        return incoming_member(l, s, from, value);
    if (is_symbol(l, i))
        unsupported(l, i, "a handle or pointer is the input of a phi");
    if (!is_variable_phi(s, i, local) && sees_definition(s, from, local))
        return (struct incoming){.site = site_in_copy(l, s, value, local, 0, seen_copy(s, from, local))};
    define_variable(l, s, local);
    return incoming_read(s, from, local);
}

/* What a phi gets over a structured edge. `operands`: by predecessor in the input. */
static struct incoming incoming_over(struct lowering *l, struct function_state *s, uint32_t edge,
                                     const struct edge_lists *lists, const value_id *operands)
{
    const struct structured *g = s->structured;

    return incoming_value(l, s, g->edge_source[edge], operands[lists->sources[g->edges[edge].source_edge]]);
}

/* Defines a phi that does not stay. */
static void define_variable_phi(struct lowering *l, struct function_state *s, const struct instruction *phi,
                                const struct edge_lists *lists, const value_id *operands)
{
    uint32_t local = local_number(l, phi->result);

    for (uint32_t e = lists->first[s->block_of[local]]; e != NO_EDGE; e = lists->next[e]) {
        struct incoming incoming = incoming_over(l, s, e, lists, operands);
        if (incoming.is_read)
            ssa_copy_on_edge(s->ssa, e, local, incoming.read);
        else
            ssa_define_on_edge(s->ssa, e, local, number_of(l, s, incoming.site));
    }
}

static void define_stable_phi(struct lowering *l, struct function_state *s, const struct stable_phi *phi,
                              const struct edge_lists *lists, const value_id *operands)
{
    const struct structured_block *block = &s->structured->blocks[s->first_copy[s->block_of[phi->local]]];

    for (uint32_t k = 0; k < block->predecessor_count; k++) {
        uint32_t e = s->structured->predecessors[block->first_predecessor + k];
        struct incoming incoming = incoming_over(l, s, e, lists, operands);
        s->stable_inputs[phi->first_input + k] = incoming.site.encoded;
        if (incoming.is_read)
            vector_push(l->arena, &s->stable_reads, (struct stable_read){phi->first_input + k, incoming.read});
    }
}

void define_phis(struct lowering *l, struct function_state *s, bool may_stay)
{
    const struct function *f = s->function;
    struct edge_lists lists = find_edges(l, s);
    value_id *operands = arena_words(l->arena, f->block_count); /* by predecessor in the input */

    find_stable_phis(l, s, &lists, may_stay);
    const struct stable_phi *stable = s->stable_phis;
    for (block_id b = 0; b < f->block_count; b++) {
        const struct instruction *i = &f->instructions[f->blocks[b].first_instruction];
        for (; i->opcode == OP_PHI; i++) {
            if (!s->live[i - f->instructions] || !has_value(l, i))
                continue;
            for (uint32_t k = 0; k < i->operand_count; k += 2)
                operands[f->operands[i->first_operand + k + 1]] = f->operands[i->first_operand + k];
            if (is_stable(s, b))
                define_stable_phi(l, s, stable++, &lists, operands);
            else
                define_variable_phi(l, s, i, &lists, operands);
        }
    }
}

/* ---- The result -------------------------------------------------------------------------------------------------- */

/* Whether all inputs of a stable phi are one value, itself, or undefined. */
static bool is_redundant(const struct lowering *l, const struct function_state *s, const struct stable_phi *phi,
                         uint32_t count)
{
    uint32_t self = ENCODED_VALUE | (l->module->value_count + phi->local), same = ENCODED_UNDEF;

    for (uint32_t k = 0; k < count; k++) {
        uint32_t input = s->stable_inputs[phi->first_input + k];
        if (input == self || input == ENCODED_UNDEF || input == same)
            continue;
        if (same != ENCODED_UNDEF)
            return false;
        same = input;
    }
    return true;
}

bool finish_phis(struct lowering *l, struct function_state *s)
{
    const struct function *f = s->function;

    s->phi_ids = arena_words(l->arena, s->rebuilt->phi_count);
    for (uint32_t block = 0; block < s->structured->block_count; block++) {
        struct phi_cursor phi = phis_of(s, block);
        while (next_phi(s, &phi)) {
            uint32_t id =
                new_ids(l->b, phi.variable < f->value_count ? component_count(l, f->values[phi.variable].type) : 1);
            if (phi.is_stable)
                s->base[phi.variable] = id;
            else
                s->phi_ids[phi.number] = id;
        }
    }
    for (uint32_t r = 0; r < s->stable_reads.count; r++)
        s->stable_inputs[s->stable_reads.data[r].input] =
            encoded_value(s, ssa_result(s->ssa, s->stable_reads.data[r].read));
    for (block_id b = 0; b < f->block_count; b++)
        for (uint32_t p = s->first_stable[b]; p < s->first_stable[b + 1]; p++)
            if (is_redundant(l, s, &s->stable_phis[p], s->structured->blocks[s->first_copy[b]].predecessor_count))
                return false;
    return true;
}
