/* Repairs SSA form. Structurization adds paths and copies blocks, so a definition may no longer dominate its uses. Such
 * values become variables of an SSA reconstruction (cfg/ssa), which places new phis. Below, a block sees a definition
 * if the definition dominates it. */
#include "spirv/function/repair.h"
#include "dxil/dominance.h"
#include "spirv/function/phis.h"

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
    s->read_buckets = arena_filled(l->arena, s->read_bucket_count);
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

uint32_t number_of(struct lowering *l, struct function_state *s, struct site site)
{
    uint32_t *known = NULL, number = s->numbered.count;

    if (site.key != NO_VALUE) {
        if (!s->numbers)
            s->numbers = arena_filled(l->arena, (size_t)l->module->value_count + s->function->value_count);
        known = &s->numbers[site.key];
        if (*known != NO_NUMBER)
            return *known;
        *known = number;
    }
    vector_push(l->arena, &s->numbered, site.encoded);
    ssa_place_value(s->ssa, number, site.block);
    return number;
}

void define_variable(struct lowering *l, struct function_state *s, uint32_t local)
{
    value_id value = l->module->value_count + local;

    if (bitset_has(&s->repaired, local) || is_variable_phi(s, defining_instruction(l, value), local))
        return;
    bitset_add(&s->repaired, local);
    for (uint32_t copy = s->first_copy[s->block_of[local]]; copy != NO_BLOCK; copy = s->next_copy[copy])
        ssa_define(s->ssa, copy, local, number_of(l, s, site_in_copy(l, s, value, local, 0, copy)));
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

/* Then no phi stays: a dispatcher's loop carries variables from one trip to the next. */
static bool has_dispatchers(const struct function_state *s)
{
    for (uint32_t b = 0; b < s->structured->block_count; b++)
        if (s->structured->blocks[b].role == ROLE_DISPATCHER)
            return true;
    return false;
}

/* Fast test for operands that need no repair: constants, arguments, results emitted in the same block. */
static bool is_in_sight(const struct lowering *l, const struct function_state *s, block_id source, value_id value)
{
    if (value < l->module->value_count)
        return true;
    uint32_t local = local_number(l, value);
    return s->function->values[local].kind != VALUE_INSTRUCTION ||
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

/* Requests the values of a block's phis at its start, unless they stay. Until ssa_finish, the base of such a phi holds
 * the read in its first copy. */
static void request_phis(struct lowering *l, struct function_state *s, uint32_t b)
{
    const struct function *f = s->function;
    block_id source = s->structured->blocks[b].source;

    for (uint32_t n = 0; source != NO_BLOCK && n < f->blocks[source].instruction_count; n++) {
        uint32_t index = f->blocks[source].first_instruction + n;
        const struct instruction *i = &f->instructions[index];
        if (i->opcode != OP_PHI || is_stable(s, source))
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
    const struct function *f = s->function;
    const uint32_t *dominators = f->dominators;

    if (!dominators)
        dominators = find_dominance(l->arena, f, collect_predecessors(l->arena, f)).immediate;
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

/* Sets the base of each phi. If all blocks read that value, known_ids gets it, too. */
static void set_phi_bases(struct lowering *l, struct function_state *s)
{
    const struct function *f = s->function;

    for (uint32_t b = 0; b < f->block_count; b++) {
        uint32_t index = f->blocks[b].first_instruction;
        if (s->first_copy[b] == NO_BLOCK)
            continue;
        for (; f->instructions[index].opcode == OP_PHI; index++) {
            value_id phi = f->instructions[index].result;
            if (!s->live[index])
                continue;
            uint32_t *base = &s->base[local_number(l, phi)];
            if (!is_stable(s, b))
                *base = encoded_value(s, ssa_result(s->ssa, *base));
            if (!(*base & ENCODED_VALUE) && !bitset_has(&s->repaired, local_number(l, phi)))
                l->known_ids[phi] = *base;
        }
    }
}

/* Frees the memory that only the reconstruction needed. */
static COLD void keep_values(struct lowering *l, struct function_state *s, struct arena_mark mark)
{
    struct arena_kept kept[SSA_KEPT + 7];

    ssa_kept(s->ssa, kept);
    kept[SSA_KEPT] = ARENA_KEPT(s->phi_ids, s->rebuilt->phi_count);
    kept[SSA_KEPT + 1] = ARENA_KEPT(s->numbered.data, s->numbered.count);
    kept[SSA_KEPT + 2] = ARENA_KEPT(s->reads.data, s->reads.count);
    kept[SSA_KEPT + 3] = ARENA_KEPT(s->read_buckets, s->read_bucket_count);
    kept[SSA_KEPT + 4] = ARENA_KEPT(s->stable_phis, s->first_stable[s->function->block_count]);
    kept[SSA_KEPT + 5] = ARENA_KEPT(s->first_stable, s->function->block_count + 1);
    kept[SSA_KEPT + 6] = ARENA_KEPT(s->stable_inputs, s->stable_input_count);
    arena_rewind_keeping(l->arena, mark, kept, sizeof kept / sizeof *kept);
}

/* Returns false if some phi must not stay as it is. */
static bool rebuild_values(struct lowering *l, struct function_state *s, bool has_paths, bool may_stay)
{
    const struct function *f = s->function;

    s->repaired = bitset_create(l->arena, f->value_count);
    s->ssa = ssa_begin(l->arena, s->structured, f->value_count);
    struct arena_mark mark = arena_mark(l->arena);
    s->numbers = NULL;
    s->numbered = (struct words){0};
    s->read_bucket_count = 0;
    memset(&s->reads, 0, sizeof s->reads); /* their memory may be gone */
    memset(&s->stable_reads, 0, sizeof s->stable_reads);
    s->first_stable = arena_words(l->arena, (size_t)f->block_count + 1);
    define_phis(l, s, may_stay);
    request_reads(l, s, has_paths);
    s->rebuilt = ssa_finish(s->ssa);
    if (!finish_phis(l, s))
        return false;
    set_phi_bases(l, s);
    keep_values(l, s, mark);
    return true;
}

void repair_values(struct lowering *l, struct function_state *s)
{
    static const struct ssa no_phis;
    bool has_paths = has_new_paths(s);

    if (!has_paths && !s->has_phis) {
        s->rebuilt = &no_phis;
        return;
    }
    uint32_t next_id = l->b->next_id;
    struct arena_mark mark = arena_mark(l->arena);
    if (has_dispatchers(s) || !rebuild_values(l, s, has_paths, true)) {
        l->b->next_id = next_id;
        arena_rewind(l->arena, mark);
        rebuild_values(l, s, has_paths, false);
    }
}
