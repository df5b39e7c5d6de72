/* Decides the type of each word. First the registers become values (cfg/ssa). Then what is all zeros or all ones
 * becomes boolean. Then the words of one class, which phis, selections, loads and arrays join, take the type that most
 * uses and definitions have. */
#include "base/bitset.h"
#include "cfg/predecessors.h"
#include "dxbc/draft.h"

#include <string.h>

enum {
    MAX_SWEEPS = 4 /* over all values, before phis count as words */
};

/* ---- Registers become values ------------------------------------------------------------------------------------- */

/* The draft's blocks as the structurizer would give them: programs of tokens are structured in their order. */
static struct structured *structured_of(struct draft *d)
{
    struct structured *s = arena_zeroed(d->arena, 1, sizeof *s);

    s->block_count = d->blocks.count;
    s->blocks = arena_zeroed(d->arena, s->block_count, sizeof *s->blocks);
    s->edges = arena_zeroed(d->arena, d->targets.count, sizeof *s->edges);
    uint32_t *source = arena_words(d->arena, d->targets.count);
    s->edge_source = source;
    for (uint32_t b = 0; b < s->block_count; b++) {
        const struct draft_block *block = &d->blocks.data[b];
        s->blocks[b].first_edge = s->edge_count;
        s->blocks[b].edge_count = block->target_count;
        s->blocks[b].merge_kind = MERGE_LOOP; /* it may begin a loop */
        for (uint32_t t = 0; t < block->target_count; t++) {
            source[s->edge_count] = b;
            s->edges[s->edge_count++].target = d->labels.data[d->targets.data[block->first_target + t]];
        }
    }
    find_predecessors(d->arena, s);
    return s;
}

static void add_phi_values(struct draft *d)
{
    d->first_phi = d->values.count;
    for (uint32_t p = 0; p < d->ssa->phi_count; p++) {
        struct draft_value value = {.kind = DRAFT_PHI, .type = WORD_ANY, .index = p, .parent = d->first_phi + p};
        vector_push(d->arena, &d->values, value);
    }
    if (d->values.count > d->limits.values)
        fail(d->arena->fault, DXS_RESULT_VALUE_LIMIT, "%u values or more: the limit is %u", d->values.count,
             d->limits.values);
}

static draft_id value_of_ssa(const struct draft *d, struct ssa_value value)
{
    return value.kind == SSA_VALUE ? value.index : value.kind == SSA_PHI ? d->first_phi + value.index : d->undefined;
}

draft_id draft_phi_input(const struct draft *d, draft_id phi, uint32_t number)
{
    uint32_t first = d->ssa->phis[d->values.data[phi].index].first_input;
    return draft_resolved(d, value_of_ssa(d, d->ssa->inputs[first + number]));
}

static void resolve_reads(struct draft *d)
{
    struct structured *structured = structured_of(d);
    struct ssa_builder *builder = ssa_begin(d->arena, structured, d->variable_count);
    ssa_read *reads = arena_words(d->arena, d->reads.count);
    struct bitset read = bitset_create(d->arena, d->variable_count);
    draft_id zero = draft_constant(d, 0);

    draft_constant(d, UINT32_MAX); /* no value may be added later */
    draft_undefined(d);
    d->structured = structured;
    for (uint32_t r = 0; r < d->reads.count; r++) {
        const struct draft_read *at = &d->reads.data[r];
        if (bitset_insert(&read, at->variable)) /* a register that nothing has written is 0 */
            ssa_define(builder, 0, at->variable, zero);
        reads[r] = ssa_request(builder, at->block, at->variable);
    }
    for (uint32_t n = 0; n < d->definitions.count; n++)
        ssa_define(builder, d->definitions.data[n].block, d->definitions.data[n].variable,
                   d->definitions.data[n].value);
    d->ssa = ssa_finish(builder);
    add_phi_values(d);
    for (uint32_t r = 0; r < d->reads.count; r++) /* what a read finds may be an earlier read */
        d->values.data[d->reads.data[r].value].of = draft_resolved(d, value_of_ssa(d, ssa_result(builder, reads[r])));
}

/* ---- Live values ------------------------------------------------------------------------------------------------- */

static bool has_effects(const struct draft_instruction *i)
{
    switch (i->opcode) {
    case OP_STORE:
    case OP_ATOMIC_RMW:
    case OP_COMPARE_EXCHANGE:
        return true;
    case OP_CALL:
        return dx_operations[i->dx_op].effect == WRITES;
    default:
        return false;
    }
}

/* Marks a value as live, and puts it on the stack if it was not. */
static void mark(struct draft *d, struct words *stack, draft_id id)
{
    id = draft_resolved(d, id);
    if (d->values.data[id].is_live)
        return;
    d->values.data[id].is_live = true;
    vector_push(d->arena, stack, id);
}

static void mark_instruction(struct draft *d, struct words *stack, struct draft_instruction *i)
{
    if (i->is_live)
        return;
    i->is_live = true;
    for (uint32_t k = 0; k < i->operand_count; k++) {
        uint32_t operand = d->operands.data[i->first_operand + k];
        if (operand_want(operand) != WANT_NUMBER)
            mark(d, stack, operand_draft(operand));
    }
}

static void mark_sources(struct draft *d, struct words *stack, draft_id id)
{
    const struct draft_value *value = &d->values.data[id];

    switch (value->kind) {
    case DRAFT_RESULT:
        mark_instruction(d, stack, &d->instructions.data[value->index]);
        break;
    case DRAFT_COMPONENT:
        mark(d, stack, value->of);
        break;
    case DRAFT_PHI:
        for (uint32_t p = 0; p < draft_phi_inputs(d, id); p++)
            mark(d, stack, draft_phi_input(d, id, p));
        break;
    default:
        break;
    }
}

static void find_live_values(struct draft *d)
{
    struct words stack = {0};

    for (uint32_t n = 0; n < d->instructions.count; n++)
        if (has_effects(&d->instructions.data[n]))
            mark_instruction(d, &stack, &d->instructions.data[n]);
    for (uint32_t b = 0; b < d->blocks.count; b++)
        if (d->blocks.data[b].condition != NO_DRAFT)
            mark(d, &stack, d->blocks.data[b].condition);
    while (stack.count > 0)
        mark_sources(d, &stack, stack.data[--stack.count]);
}

/* ---- Booleans ---------------------------------------------------------------------------------------------------- */

/* Whether the value is all zeros or all ones. */
static bool is_boolean(const struct draft *d, draft_id id)
{
    const struct draft_value *value = &d->values.data[draft_resolved(d, id)];

    if (value->kind == DRAFT_CONSTANT)
        return value->index == 0 || value->index == UINT32_MAX;
    return value->kind == DRAFT_UNDEFINED || value->type == WORD_BOOL || value->is_boolean;
}

/* Whether it is boolean by more than being a constant. */
static bool is_condition(const struct draft *d, draft_id id)
{
    return is_boolean(d, id) && !is_typeless(&d->values.data[draft_resolved(d, id)]);
}

static draft_id operand_at(const struct draft *d, const struct draft_instruction *i, uint32_t number)
{
    return operand_draft(d->operands.data[i->first_operand + number]);
}

static bool instruction_is_boolean(const struct draft *d, const struct draft_instruction *i)
{
    uint32_t first = i->opcode == OP_SELECT;

    return is_boolean(d, operand_at(d, i, first)) && is_boolean(d, operand_at(d, i, first + 1));
}

static bool phi_is_boolean(const struct draft *d, draft_id id)
{
    for (uint32_t p = 0; p < draft_phi_inputs(d, id); p++)
        if (!is_boolean(d, draft_phi_input(d, id, p)))
            return false;
    return true;
}

/* Whether the value can be boolean by its operands. */
static bool may_be_boolean(const struct draft *d, const struct draft_value *value)
{
    if (!value->is_live)
        return false;
    return value->kind == DRAFT_PHI ||
           (value->kind == DRAFT_RESULT &&
            (value->type == WORD_LOGIC ||
             (value->type == WORD_ANY && d->instructions.data[value->index].opcode == OP_SELECT)));
}

/* One pass over all values that may be boolean. Returns whether one turned out not to be. */
static bool sweep_booleans(struct draft *d, bool phis_are_words)
{
    bool changed = false;

    for (draft_id id = 0; id < d->values.count; id++) {
        struct draft_value *value = &d->values.data[id];
        if (!value->is_boolean)
            continue;
        bool is_phi = value->kind == DRAFT_PHI;
        if (is_phi ? phis_are_words || !phi_is_boolean(d, id)
                   : !instruction_is_boolean(d, &d->instructions.data[value->index])) {
            value->is_boolean = false;
            changed = true;
        }
    }
    return changed;
}

static void find_booleans(struct draft *d)
{
    for (draft_id id = 0; id < d->values.count; id++)
        d->values.data[id].is_boolean = may_be_boolean(d, &d->values.data[id]);
    for (uint32_t sweep = 0; sweep_booleans(d, sweep >= MAX_SWEEPS); sweep++)
        ;
}

/* A condition and a word: the word or 0. */
static void and_becomes_select(struct draft *d, struct draft_instruction *i, uint32_t condition)
{
    draft_id word = operand_at(d, i, 1 - condition), test = operand_at(d, i, condition);
    uint32_t operands[] = {draft_operand(test, WANT_BOOL), draft_operand(word, WANT_SAME),
                           draft_operand(draft_constant(d, 0), WANT_SAME)};

    i->opcode = OP_SELECT;
    i->sub = 0;
    i->first_operand = d->operands.count;
    i->operand_count = 3;
    memcpy(words_append(d->arena, &d->operands, 3), operands, sizeof operands);
    d->values.data[i->result].type = WORD_ANY;
}

/* Comparisons of conditions, and of a condition with 0. */
static void simplify_comparison(struct draft *d, struct draft_instruction *i)
{
    uint32_t bits;
    draft_id left = operand_at(d, i, 0), right = operand_at(d, i, 1);

    if ((i->sub != ICMP_EQ && i->sub != ICMP_NE) || !is_condition(d, left))
        return;
    if (!is_condition(d, right)) {
        if (!draft_constant_bits(d, draft_resolved(d, right), &bits) || bits != 0)
            return;
        if (i->sub == ICMP_NE) {
            d->values.data[i->result].kind = DRAFT_READ;
            d->values.data[i->result].of = draft_resolved(d, left);
            i->is_live = false;
            return;
        }
        i->opcode = OP_BINARY;
        i->sub = BINARY_XOR;
        right = draft_constant(d, UINT32_MAX);
    }
    d->operands.data[i->first_operand] = draft_operand(left, WANT_BOOL);
    d->operands.data[i->first_operand + 1] = draft_operand(right, WANT_BOOL);
}

static void rewrite_conditions(struct draft *d)
{
    for (uint32_t n = 0; n < d->instructions.count; n++) {
        struct draft_instruction *i = &d->instructions.data[n];
        if (!i->is_live)
            continue;
        if (i->opcode == OP_COMPARE) {
            simplify_comparison(d, i);
        } else if (i->opcode == OP_BINARY && i->sub == BINARY_AND && i->result != NO_DRAFT &&
                   d->values.data[i->result].type == WORD_LOGIC && !d->values.data[i->result].is_boolean) {
            bool left = is_condition(d, operand_at(d, i, 0)), right = is_condition(d, operand_at(d, i, 1));
            if (left || right)
                and_becomes_select(d, i, left ? 0 : 1);
        }
    }
    for (draft_id id = 0; id < d->values.count; id++)
        if (d->values.data[id].type == WORD_LOGIC)
            d->values.data[id].type = d->values.data[id].is_boolean ? WORD_BOOL : WORD_INT;
}

/* ---- Classes ----------------------------------------------------------------------------------------------------- */

static void unite_words(struct draft *d)
{
    for (uint32_t n = 0; n < d->instructions.count; n++) {
        const struct draft_instruction *i = &d->instructions.data[n];
        if (!i->is_live || i->opcode != OP_SELECT || d->values.data[i->result].type != WORD_ANY)
            continue;
        draft_unite(d, i->result, operand_at(d, i, 1));
        draft_unite(d, i->result, operand_at(d, i, 2));
    }
    for (draft_id id = d->first_phi; id < d->values.count; id++) {
        if (d->values.data[id].kind != DRAFT_PHI || !d->values.data[id].is_live)
            continue;
        for (uint32_t p = 0; p < draft_phi_inputs(d, id); p++)
            draft_unite(d, id, draft_phi_input(d, id, p));
    }
    for (draft_id id = 0; id < d->values.count; id++) /* parents come before their children */
        d->values.data[id].parent = d->values.data[d->values.data[id].parent].parent;
}

/* Votes of a class: by word type. */
struct votes {
    uint32_t count[WORD_TYPES];
    bool has_words; /* some member can be other than all zeros or all ones */
    bool is_copied; /* and nothing else */
};

static void vote(struct draft *d, struct votes *votes, draft_id word, uint32_t type)
{
    if (type < WORD_TYPES)
        votes[draft_class_of(d, word)].count[type]++;
}

/* A word of a class is used as `type`, or a word of type `type` becomes one of the class. */
static void vote_by_operand(struct draft *d, struct votes *votes, const struct draft_instruction *i, uint32_t operand)
{
    draft_id id = draft_resolved(d, operand_draft(operand));
    const struct draft_value *value = &d->values.data[id];

    if (operand_want(operand) == WANT_SAME) {
        draft_id source = draft_class_source(i);
        if (d->values.data[source].type == WORD_ANY && !is_typeless(value))
            vote(d, votes, source, value->type);
    } else if (value->type == WORD_ANY && !is_typeless(value)) {
        vote(d, votes, id, operand_want(operand));
    }
}

enum {
    OUTVOTES = 1 << 24
};

static void count_votes(struct draft *d, struct votes *votes)
{
    for (uint32_t n = 0; n < d->instructions.count; n++) {
        const struct draft_instruction *i = &d->instructions.data[n];
        if (i->opcode == OP_ATOMIC_RMW || i->opcode == OP_COMPARE_EXCHANGE) /* of memory that must hold integers */
            votes[draft_class_of(d, i->words)].count[WORD_INT] = OUTVOTES;
        for (uint32_t k = 0; i->is_live && k < i->operand_count; k++)
            if (operand_want(d->operands.data[i->first_operand + k]) != WANT_NUMBER)
                vote_by_operand(d, votes, i, d->operands.data[i->first_operand + k]);
    }
    for (uint32_t b = 0; b < d->blocks.count; b++) {
        const struct draft_block *block = &d->blocks.data[b];
        if (block->condition != NO_DRAFT && d->values.data[draft_resolved(d, block->condition)].type == WORD_ANY)
            vote(d, votes, draft_resolved(d, block->condition), block->end == DRAFT_SWITCH ? WORD_INT : WORD_BOOL);
    }
    for (draft_id id = 0; id < d->values.count; id++) {
        const struct draft_value *value = &d->values.data[id];
        if (value->type == WORD_ANY && !is_typeless(value) && value->kind != DRAFT_READ && value->is_live &&
            !value->is_boolean)
            votes[draft_class_of(d, id)].has_words = true;
        if (value->kind != DRAFT_PHI || !value->is_live)
            continue;
        for (uint32_t p = 0; p < draft_phi_inputs(d, id); p++)
            vote(d, votes, id, d->values.data[draft_phi_input(d, id, p)].type);
    }
}

enum draft_type draft_type_of(const struct draft *d, draft_id id)
{
    const struct draft_value *value = &d->values.data[id];
    return value->type == WORD_ANY ? (enum draft_type)d->class_types[draft_class_of(d, id)]
                                   : (enum draft_type)value->type;
}

/* A store to a resource may have any type. It gets the type that most of its words have. */
static void decide_stores(struct draft *d)
{
    for (uint32_t n = 0; n < d->instructions.count; n++) {
        const struct draft_instruction *i = &d->instructions.data[n];
        int32_t floats = 0;
        if (!i->is_live || i->opcode != OP_CALL || i->words == NO_DRAFT)
            continue;
        for (uint32_t k = 0; k < i->operand_count; k++) {
            uint32_t operand = d->operands.data[i->first_operand + k];
            draft_id id = draft_resolved(d, operand_draft(operand));
            if (operand_want(operand) == WANT_SAME && !is_typeless(&d->values.data[id]))
                floats += draft_type_of(d, id) == WORD_FLOAT ? 1 : -1;
        }
        d->class_types[i->words] = floats > 0 ? WORD_FLOAT : WORD_INT;
    }
}

/* Gives each class its type: stored in the class's value. */
static void choose_types(struct draft *d, const struct votes *votes)
{
    for (draft_id id = 0; id < d->values.count; id++) {
        const uint32_t *count = votes[id].count;
        if (d->values.data[id].parent != id)
            continue;
        bool boolean = !votes[id].has_words && d->values.data[id].kind != DRAFT_CLASS &&
                       count[WORD_BOOL] >= count[WORD_INT] + count[WORD_FLOAT];
        d->class_types[id] = boolean ? WORD_BOOL : count[WORD_FLOAT] > count[WORD_INT] ? WORD_FLOAT : WORD_INT;
    }
}

/* Words that are only copied, to an array or a store, take its type. */
static void count_votes_of_copies(struct draft *d, struct votes *votes)
{
    for (draft_id id = 0; id < d->values.count; id++)
        votes[id].is_copied = votes[id].has_words && votes[id].count[WORD_INT] + votes[id].count[WORD_FLOAT] == 0;
    for (uint32_t n = 0; n < d->instructions.count; n++) {
        const struct draft_instruction *i = &d->instructions.data[n];
        for (uint32_t k = 0; i->is_live && k < i->operand_count; k++) {
            uint32_t operand = d->operands.data[i->first_operand + k];
            if (operand_want(operand) != WANT_SAME)
                continue;
            draft_id id = draft_resolved(d, operand_draft(operand)), class = draft_class_of(d, id);
            if (d->values.data[id].type == WORD_ANY && votes[class].is_copied)
                vote(d, votes, id, draft_type_of(d, draft_class_source(i)));
        }
    }
}

static void decide_classes(struct draft *d)
{
    struct votes *votes = arena_zeroed(d->arena, d->values.count, sizeof *votes);

    unite_words(d);
    count_votes(d, votes);
    choose_types(d, votes);
    count_votes_of_copies(d, votes);
    choose_types(d, votes);
}

/* ---- Needs ------------------------------------------------------------------------------------------------------- */

static void need(struct draft *d, draft_id id, uint32_t type)
{
    if (type < WORD_TYPES)
        d->values.data[draft_resolved(d, id)].needs |= (uint8_t)(1 << type);
}

static void find_needs(struct draft *d)
{
    for (uint32_t n = 0; n < d->instructions.count; n++) {
        const struct draft_instruction *i = &d->instructions.data[n];
        for (uint32_t k = 0; i->is_live && k < i->operand_count; k++) {
            uint32_t operand = d->operands.data[i->first_operand + k];
            need(d, operand_draft(operand),
                 operand_want(operand) == WANT_SAME ? (uint32_t)draft_type_of(d, draft_class_source(i))
                                                    : (uint32_t)operand_want(operand));
        }
    }
    for (uint32_t b = 0; b < d->blocks.count; b++)
        if (d->blocks.data[b].condition != NO_DRAFT)
            need(d, d->blocks.data[b].condition, d->blocks.data[b].end == DRAFT_SWITCH ? WORD_INT : WORD_BOOL);
    for (draft_id id = d->first_phi; id < d->values.count; id++) {
        if (d->values.data[id].kind != DRAFT_PHI || !d->values.data[id].is_live)
            continue;
        for (uint32_t p = 0; p < draft_phi_inputs(d, id); p++)
            need(d, draft_phi_input(d, id, p), draft_type_of(d, id));
    }
}

void draft_decide_types(struct draft *d)
{
    resolve_reads(d);
    find_live_values(d);
    find_booleans(d);
    rewrite_conditions(d);
    d->class_types = arena_zeroed(d->arena, d->values.count, 1);
    decide_classes(d);
    decide_stores(d);
    find_needs(d);
}
