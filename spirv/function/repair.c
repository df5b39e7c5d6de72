/* Repairs SSA form. Structurization adds paths and copies blocks, so a definition may no longer dominate its uses. Such
 * values become variables of an SSA reconstruction (cfg/ssa), which places new phis. Below, a block sees a definition
 * if the definition dominates it. */
#include "spirv/function/repair.h"
#include "dxil/dominance.h"

enum {
    MAX_SYMBOL_STEPS = 4096
};

/* ---- Reads that need repair -------------------------------------------------------------------------------------- */

static uint32_t bucket_of(const struct function_state *s, uint32_t block, value_id value)
{
    return (block * 0x9E3779B1u ^ value * 0x85EBCA77u) >> 7 & (s->read_bucket_count - 1);
}

const struct pending_read *find_read(const struct function_state *s, uint32_t block, uint32_t value)
{
    if (s->reads.count == 0)
        return NULL;
    for (uint32_t r = s->read_buckets[bucket_of(s, block, value)]; r != UINT32_MAX; r = s->reads.data[r].next)
        if (s->reads.data[r].block == block && s->reads.data[r].value == value)
            return &s->reads.data[r];
    return NULL;
}

static COLD void rehash_reads(struct lowering *l, struct function_state *s)
{
    s->read_bucket_count = s->read_bucket_count ? 4 * s->read_bucket_count : 64;
    s->read_buckets = arena_array(l->arena, s->read_bucket_count, sizeof *s->read_buckets);
    memset(s->read_buckets, 0xFF, s->read_bucket_count * sizeof *s->read_buckets);
    for (uint32_t r = 0; r < s->reads.count; r++) {
        uint32_t *bucket = &s->read_buckets[bucket_of(s, s->reads.data[r].block, s->reads.data[r].value)];
        s->reads.data[r].next = *bucket;
        *bucket = r;
    }
}

static void add_read(struct lowering *l, struct function_state *s, uint32_t block, uint32_t value, ssa_read read)
{
    if (s->reads.count >= s->read_bucket_count)
        rehash_reads(l, s);
    uint32_t *bucket = &s->read_buckets[bucket_of(s, block, value)];
    vector_push(l->arena, &s->reads, (struct pending_read){block, value, read, *bucket});
    *bucket = s->reads.count - 1;
    bitset_add(&s->repaired, value);
    l->known_ids[l->module->value_count + value] = 0;
}

/* ---- Definitions of variables ------------------------------------------------------------------------------------ */

/* The number of a value in the SSA reconstruction. `block`: structured block that defines it; 0 for constants, which
 * are defined everywhere. A value has one number in the first copy of its block: equal inputs of phis have equal
 * numbers. */
static uint32_t number_value(struct lowering *l, struct function_state *s, value_id value, uint32_t encoded,
                             uint32_t block)
{
    if (s->numbers[value] == NO_NUMBER) {
        s->numbers[value] = s->numbered.count;
        vector_push(l->arena, &s->numbered, encoded);
        ssa_place_value(s->ssa, s->numbers[value], block);
    }
    return s->numbers[value];
}

/* The number of a component of an instruction's result in one copy of its block. `key`: the value, or the extractvalue
 * that takes the component. */
static uint32_t number_in_copy(struct lowering *l, struct function_state *s, value_id key, uint32_t local,
                               uint32_t offset, uint32_t copy)
{
    uint32_t encoded = s->base[local] + s->copy_offset[copy] + offset;

    if (copy == s->first_copy[s->block_of[local]])
        return number_value(l, s, key, encoded, copy);
    vector_push(l->arena, &s->numbered, encoded);
    ssa_place_value(s->ssa, s->numbered.count - 1, copy);
    return s->numbered.count - 1;
}

/* Makes a value a variable of the SSA reconstruction, at the first read that does not see its definition. Phis are
 * variables from the start: their definitions are on edges. */
static void define_variable(struct lowering *l, struct function_state *s, uint32_t value)
{
    const struct instruction *i = defining_instruction(l, l->module->value_count + value);

    if (bitset_has(&s->repaired, value) || i->opcode == OP_PHI)
        return;
    bitset_add(&s->repaired, value);
    for (uint32_t copy = s->first_copy[s->block_of[value]]; copy != NO_BLOCK; copy = s->next_copy[copy])
        ssa_define(s->ssa, copy, value, number_in_copy(l, s, l->module->value_count + value, value, 0, copy));
}

bool sees_definition(const struct function_state *s, uint32_t block, uint32_t value)
{
    uint32_t source = s->block_of[value], copy = s->first_copy[source];

    if (s->structured->blocks[block].source == source)
        return true;
    return copy != NO_BLOCK && s->next_copy[copy] == NO_BLOCK && structurally_dominates(s, copy, block);
}

static void require_value(struct lowering *l, struct function_state *s, uint32_t block, uint32_t local)
{
    if (sees_definition(s, block, local) || find_read(s, block, local))
        return;
    define_variable(l, s, local);
    add_read(l, s, block, local, ssa_request(s->ssa, block, local));
}

/* Whether a use of a live instruction's result is a use of its operands: the result is a symbol or an extractvalue. */
static bool stands_for_operands(const struct function_state *s, uint32_t index)
{
    return !(s->live[index] & LIVE_EMITTED) && s->function->instructions[index].opcode != OP_PHI;
}

/* Makes `value` available in a structured block: the value itself, or all values that it stands for. A chain of selects
 * between symbols can stand for exponentially many values, so the number of steps is limited. `work`: scratch stack. */
static void require(struct lowering *l, struct function_state *s, uint32_t block, value_id value, struct words *work)
{
    const struct function *f = s->function;
    uint32_t bottom = work->count;

    for (uint32_t steps = 0;; steps++) {
        if (steps > MAX_SYMBOL_STEPS)
            fail(l->fault, DXS_RESULT_LIMIT_EXCEEDED,
                 "a handle or pointer depends on too many values: at most %d are possible", MAX_SYMBOL_STEPS);
        if (value >= l->module->value_count && f->values[local_number(l, value)].kind == VALUE_INSTRUCTION) {
            uint32_t local = local_number(l, value);
            const struct instruction *i = &f->instructions[f->values[local].index];
            if (!stands_for_operands(s, f->values[local].index)) {
                require_value(l, s, block, local);
            } else {
                l->known_ids[value] = 0; /* its aggregate may need repair */
                for (uint32_t k = 0; k < instruction_value_operands(i); k++)
                    vector_push(l->arena, work, f->operands[i->first_operand + k]);
            }
        }
        if (work->count == bottom)
            return;
        value = work->data[--work->count];
    }
}

/* ---- Phis -------------------------------------------------------------------------------------------------------- */

/* The copy of a definition that a use in `block` sees. */
static uint32_t seen_copy(const struct function_state *s, uint32_t block, uint32_t local)
{
    return s->structured->blocks[block].source == s->block_of[local] ? block : s->first_copy[s->block_of[local]];
}

/* An extractvalue as a phi's input. If the edge's source does not see the aggregate, the member becomes a variable. */
static COLD void define_member_on_edge(struct lowering *l, struct function_state *s, uint32_t edge, uint32_t phi,
                                       value_id value)
{
    const struct instruction *i = defining_instruction(l, value);
    value_id aggregate = l->function->operands[i->first_operand];
    const struct instruction *maker = defining_instruction(l, aggregate);
    uint32_t from = s->structured->edge_source[edge];
    type_id member;
    uint32_t offset = aggregate_component(l, i, type_of(l, aggregate), 1, &member);

    if (!maker || maker->opcode == OP_EXTRACT_VALUE || maker->opcode == OP_PHI)
        unsupported(l, i, "a member of a nested aggregate is the input of a phi");
    uint32_t local = local_number(l, aggregate), variable = local_number(l, value);
    if (sees_definition(s, from, local)) {
        uint32_t copy = seen_copy(s, from, local);
        ssa_define_on_edge(s->ssa, edge, phi, number_in_copy(l, s, value, local, offset, copy));
        return;
    }
    if (bitset_insert(&s->repaired, variable))
        for (uint32_t copy = s->first_copy[s->block_of[local]]; copy != NO_BLOCK; copy = s->next_copy[copy])
            ssa_define(s->ssa, copy, variable, number_in_copy(l, s, value, local, offset, copy));
    ssa_copy_on_edge(s->ssa, edge, phi, ssa_request_at_end(s->ssa, from, variable));
}

static void define_on_edge(struct lowering *l, struct function_state *s, uint32_t edge, uint32_t phi, value_id value)
{
    const struct value *v = module_value(l->module, l->function, value);
    uint32_t from = s->structured->edge_source[edge];

    if (v->kind == VALUE_CONSTANT) {
        ssa_define_on_edge(s->ssa, edge, phi, number_value(l, s, value, ENCODED_CONSTANT | value, 0));
        return;
    }
    uint32_t local = local_number(l, value);
    const struct instruction *i = defining_instruction(l, value);
    if (!i) {
        ssa_define_on_edge(s->ssa, edge, phi, number_value(l, s, value, s->base[local], 0));
    } else if (i->opcode == OP_EXTRACT_VALUE) {
        define_member_on_edge(l, s, edge, phi, value);
    } else if (is_symbol(l, i)) {
        unsupported(l, i, "a handle or pointer is the input of a phi");
    } else if (i->opcode == OP_PHI) {
        ssa_copy_on_edge(s->ssa, edge, phi, ssa_request_at_end(s->ssa, from, local));
    } else if (sees_definition(s, from, local)) {
        ssa_define_on_edge(s->ssa, edge, phi, number_in_copy(l, s, value, local, 0, seen_copy(s, from, local)));
    } else {
        define_variable(l, s, local);
        ssa_copy_on_edge(s->ssa, edge, phi, ssa_request_at_end(s->ssa, from, local));
    }
}

/* By edge of the input: its source block. */
static COLD block_id *find_edge_sources(struct lowering *l, const struct graph *graph)
{
    block_id *sources = arena_array(l->arena, graph->first[graph->block_count], sizeof *sources);

    for (block_id b = 0; b < graph->block_count; b++)
        for (edge_id e = graph->first[b]; e < graph->first[b + 1]; e++)
            sources[e] = b;
    return sources;
}

/* Defines the live phis: a value on each incoming edge. Visits structured edges grouped by the target of their input
 * edge. */
static void define_phis(struct lowering *l, struct function_state *s)
{
    const struct function *f = s->function;
    const struct structured *g = s->structured;
    block_id *sources = find_edge_sources(l, &s->graph);
    uint32_t *first = arena_zeroed(l->arena, (size_t)f->block_count + 1, sizeof *first);
    uint32_t *next = arena_array(l->arena, g->edge_count, sizeof *next);
    value_id *incoming = arena_array(l->arena, f->block_count, sizeof *incoming); /* by predecessor */

    for (uint32_t b = 0; b < f->block_count; b++)
        first[b] = NO_EDGE;
    for (uint32_t e = g->edge_count; e-- > 0;) {
        if (g->edges[e].source_edge == NO_EDGE)
            continue;
        block_id target = s->graph.targets[g->edges[e].source_edge];
        next[e] = first[target];
        first[target] = e;
    }
    for (uint32_t b = 0; b < f->block_count; b++) {
        for (uint32_t n = 0; n < f->blocks[b].instruction_count; n++) {
            uint32_t index = f->blocks[b].first_instruction + n;
            const struct instruction *i = &f->instructions[index];
            if (i->opcode != OP_PHI)
                break;
            if (!s->live[index])
                continue;
            if (component_count(l, i->type) == 0 && is_hit_object(l, i->type))
                continue; /* all inputs share one variable */
            if (component_count(l, i->type) == 0)
                unsupported(l, i, "the values are handles or pointers");
            for (uint32_t k = 0; k < i->operand_count; k += 2)
                incoming[f->operands[i->first_operand + k + 1]] = f->operands[i->first_operand + k];
            for (uint32_t e = first[b]; e != NO_EDGE; e = next[e])
                define_on_edge(l, s, e, local_number(l, i->result), incoming[sources[g->edges[e].source_edge]]);
        }
    }
}

/* ---- Requests ---------------------------------------------------------------------------------------------------- */

/* Whether the structured form has paths that the input lacks: through tests of selectors, or into copies of blocks.
 * Otherwise every definition still dominates its uses. */
static bool has_new_paths(const struct function_state *s)
{
    for (uint32_t b = 0; b < s->structured->block_count; b++) {
        uint8_t end = s->structured->blocks[b].end;
        if (s->next_copy[b] != NO_BLOCK || end == END_TEST_EQUAL || end == END_TEST_GREATER || end == END_SELECT)
            return true;
    }
    return false;
}

/* Fast test for operands that need no repair: constants, arguments, results emitted in the same block. */
static bool is_in_sight(const struct lowering *l, const struct function_state *s, block_id source, value_id value)
{
    if (value < l->module->value_count)
        return true;
    uint32_t local = local_number(l, value);
    return s->block_of[local] == NO_BLOCK || /* not an instruction */
           (s->block_of[local] == source &&
            s->base[local] != ENCODED_UNDEF); /* ENCODED_UNDEF: a symbol or an extractvalue */
}

/* Makes the operands of a structured block's instructions available in it. */
static void request_block_operands(struct lowering *l, struct function_state *s, uint32_t b, struct words *work)
{
    const struct function *f = s->function;
    block_id source = s->structured->blocks[b].source;

    if (source == NO_BLOCK)
        return;
    for (uint32_t index = f->blocks[source].first_instruction, end = block_end(s, source); index < end; index++) {
        const struct instruction *i = &f->instructions[index];
        if (!(s->live[index] & LIVE_EMITTED))
            continue; /* symbols and extractvalues: `require` follows them from their uses */
        const uint32_t *operands = f->operands + i->first_operand;
        uint32_t count = instruction_value_operands(i);
        for (uint32_t k = 0; k < count; k++)
            if (!is_in_sight(l, s, source, operands[k]))
                require(l, s, b, operands[k], work);
    }
}

/* Makes the operands of a structured block's terminator available in it. */
static void request_end_operands(struct lowering *l, struct function_state *s, uint32_t b, struct words *work)
{
    const struct function *f = s->function;
    const struct structured_block *block = &s->structured->blocks[b];

    if (block->decider != NO_BLOCK && block->end != END_JUMP) {
        const struct instruction *last = &f->instructions[block_end(s, block->decider)];
        for (uint32_t k = 0; k < last->operand_count; k++)
            require(l, s, b, f->operands[last->first_operand + k], work);
    }
}

/* Requests the values of a block's phis at its start. Until ssa_finish, the base of a phi holds the read in its first
 * copy. */
static void request_phis(struct lowering *l, struct function_state *s, uint32_t b)
{
    const struct function *f = s->function;
    block_id source = s->structured->blocks[b].source;

    for (uint32_t n = 0; source != NO_BLOCK && n < f->blocks[source].instruction_count; n++) {
        uint32_t index = f->blocks[source].first_instruction + n;
        const struct instruction *i = &f->instructions[index];
        if (i->opcode != OP_PHI)
            break;
        if (!s->live[index])
            continue;
        uint32_t local = local_number(l, i->result);
        ssa_read read = ssa_request(s->ssa, b, local);
        if (s->first_copy[source] == b)
            s->base[local] = read;
        else
            add_read(l, s, b, local, read);
    }
}

/* By structured block: whether it sees all definitions that its source saw. True if each dominator of its source in the
 * input has a single copy, and that copy dominates the block. */
static bool *find_sighted_blocks(struct lowering *l, const struct function_state *s)
{
    bool *sighted = arena_array(l->arena, s->structured->block_count, sizeof *sighted);
    struct arena_mark mark = arena_mark(l->arena);
    const uint32_t *known = s->function->dominators,
                   *dominators = known ? known : find_dominance(l->arena, s->function).immediate;

    for (uint32_t b = 0; b < s->structured->block_count; b++) { /* dominators precede the blocks they dominate */
        block_id source = s->structured->blocks[b].source;
        uint32_t above = source == 0 || source == NO_BLOCK ? NO_BLOCK : s->first_copy[dominators[source]];
        sighted[b] = source == 0 || (above != NO_BLOCK && s->next_copy[above] == NO_BLOCK &&
                                     structurally_dominates(s, above, b) && sighted[above]);
    }
    arena_rewind(l->arena, mark);
    return sighted;
}

/* Requests the values that structured blocks read without seeing their definitions. */
static void request_reads(struct lowering *l, struct function_state *s, bool has_paths)
{
    struct words work = {0};
    const bool *sighted = has_paths ? find_sighted_blocks(l, s) : NULL;

    for (uint32_t b = 0; b < s->structured->block_count; b++) {
        request_phis(l, s, b);
        if (sighted && !sighted[b])
            request_block_operands(l, s, b, &work);
        if (sighted)
            request_end_operands(l, s, b, &work);
    }
}

/* ---- The reconstruction ------------------------------------------------------------------------------------------ */

uint32_t encoded_value(const struct function_state *s, struct ssa_value value)
{
    return value.kind == SSA_VALUE ? s->numbered.data[value.index]
           : value.kind == SSA_PHI ? s->phi_ids[value.index]
                                   : ENCODED_UNDEF;
}

/* Replaces the reads in the bases of phis by their results. */
static void set_phi_bases(struct lowering *l, struct function_state *s)
{
    const struct function *f = s->function;

    for (uint32_t b = 0; b < f->block_count; b++) {
        uint32_t index = f->blocks[b].first_instruction;
        for (; s->first_copy[b] != NO_BLOCK && f->instructions[index].opcode == OP_PHI; index++) {
            value_id phi = f->instructions[index].result;
            if (!s->live[index])
                continue;
            uint32_t *base = &s->base[local_number(l, phi)];
            *base = encoded_value(s, ssa_result(s->ssa, *base));
            if (!(*base & ENCODED_CONSTANT) && !bitset_has(&s->repaired, local_number(l, phi)))
                l->known_ids[phi] = *base;
        }
    }
}

/* Frees the memory that only the reconstruction needed. */
static COLD void keep_values(struct lowering *l, struct function_state *s, struct arena_mark mark)
{
    struct arena_kept kept[SSA_KEPT + 4];

    ssa_kept(s->ssa, kept);
    kept[SSA_KEPT] = ARENA_KEPT(s->phi_ids, s->rebuilt->phi_count);
    kept[SSA_KEPT + 1] = ARENA_KEPT(s->numbered.data, s->numbered.count);
    kept[SSA_KEPT + 2] = ARENA_KEPT(s->reads.data, s->reads.count);
    kept[SSA_KEPT + 3] = ARENA_KEPT(s->read_buckets, s->read_bucket_count);
    arena_rewind_keeping(l->arena, mark, kept, sizeof kept / sizeof *kept);
}

static COLD void rebuild_values(struct lowering *l, struct function_state *s, bool has_paths)
{
    const struct function *f = s->function;

    s->repaired = bitset_create(l->arena, f->value_count);
    s->ssa = ssa_begin(l->arena, s->structured, f->value_count);
    struct arena_mark mark = arena_mark(l->arena);
    s->numbers = arena_array(l->arena, (size_t)l->module->value_count + f->value_count, sizeof *s->numbers);
    memset(s->numbers, 0xFF, ((size_t)l->module->value_count + f->value_count) * sizeof *s->numbers);
    define_phis(l, s);
    request_reads(l, s, has_paths);
    s->rebuilt = ssa_finish(s->ssa);

    s->phi_ids = arena_array(l->arena, s->rebuilt->phi_count, sizeof *s->phi_ids);
    for (uint32_t p = 0; p < s->rebuilt->phi_count; p++) {
        ssa_variable variable = s->rebuilt->phis[p].variable;
        s->phi_ids[p] = new_ids(l->b, variable < f->value_count ? component_count(l, f->values[variable].type) : 1);
    }
    set_phi_bases(l, s);
    keep_values(l, s, mark);
}

void repair_values(struct lowering *l, struct function_state *s)
{
    static const struct ssa no_phis;
    bool has_paths = has_new_paths(s);

    if (has_paths || s->has_phis) {
        rebuild_values(l, s, has_paths);
    } else {
        s->rebuilt = &no_phis;
    }
}
