#include "cfg/ssa.h"

#include "base/bitset.h"
#include "base/vector.h"
#include "cfg/ancestors.h"
#include "cfg/intervals.h"

#include <stdlib.h>

/* While phis are placed, a value may also be "what that read gives". */
enum {
    SSA_READ = SSA_UNDEFINED + 1
};

#define NONE UINT32_MAX

struct value {
    uint32_t kind, index;
};

static bool same_value(struct value a, struct value b)
{
    return a.kind == b.kind && a.index == b.index;
}

struct definition {
    ssa_variable variable;
    uint32_t place; /* block or edge */
    bool on_edge;
    struct value value;
};

struct read {
    ssa_variable variable;
    uint32_t block;
    bool at_end, only_copied;
    struct value value;
};

struct phi {
    ssa_variable variable;
    uint32_t block;
    uint32_t first_input;
    uint32_t checked;     /* so many inputs are the same value, this phi itself, or undefined */
    bool undefined_input; /* among those */
    bool live;
    struct value same; /* that value */
    struct value replacement;
    uint32_t first_user, last_user; /* list of phis that have it as an input */
};

struct user {
    uint32_t phi, next;
};

struct ssa_builder {
    struct arena *arena;
    const struct structured *structured;
    uint32_t client_variables;
    struct {
        struct definition *data;
        uint32_t count, capacity;
    } definitions;
    struct {
        struct read *data;
        uint32_t count, capacity;
    } reads;
    struct {
        struct phi *data;
        uint32_t count, capacity;
    } phis;
    struct {
        struct value *data;
        uint32_t count, capacity;
    } inputs;
    struct {
        struct user *data;
        uint32_t count, capacity;
    } users;
    struct words homes;      /* by client's value: block that it is defined in, or NONE */
    uint32_t *selector_read; /* by block */
    uint32_t *final_phi;     /* by phi: its number in the result */
    struct ssa result;
    struct ssa_value *read_results; /* by read */
};

struct ssa_builder *ssa_begin(struct arena *arena, const struct structured *structured, uint32_t client_variables)
{
    struct ssa_builder *builder = arena_zeroed(arena, 1, sizeof *builder);

    builder->arena = arena;
    builder->structured = structured;
    builder->client_variables = client_variables;
    return builder;
}

void ssa_place_value(struct ssa_builder *builder, uint32_t value, uint32_t block)
{
    while (builder->homes.count <= value)
        *words_append(builder->arena, &builder->homes, 1) = NONE;
    builder->homes.data[value] = block;
}

void ssa_define(struct ssa_builder *builder, uint32_t block, ssa_variable variable, uint32_t value)
{
    vector_push(builder->arena, &builder->definitions, (struct definition){variable, block, false, {SSA_VALUE, value}});
}

void ssa_define_on_edge(struct ssa_builder *builder, uint32_t edge, ssa_variable variable, uint32_t value)
{
    vector_push(builder->arena, &builder->definitions, (struct definition){variable, edge, true, {SSA_VALUE, value}});
}

void ssa_copy_on_edge(struct ssa_builder *builder, uint32_t edge, ssa_variable variable, ssa_read read)
{
    builder->reads.data[read].only_copied = true;
    vector_push(builder->arena, &builder->definitions, (struct definition){variable, edge, true, {SSA_READ, read}});
}

static ssa_read add_read(struct ssa_builder *builder, uint32_t block, ssa_variable variable, bool at_end)
{
    vector_push(builder->arena, &builder->reads, (struct read){variable, block, at_end, false, {SSA_UNDEFINED, 0}});
    return builder->reads.count - 1;
}

ssa_read ssa_request(struct ssa_builder *builder, uint32_t block, ssa_variable variable)
{
    return add_read(builder, block, variable, false);
}

ssa_read ssa_request_at_end(struct ssa_builder *builder, uint32_t block, ssa_variable variable)
{
    return add_read(builder, block, variable, true);
}

/* ---- Selectors --------------------------------------------------------------------------------------------------- */

static void add_selectors(struct ssa_builder *builder)
{
    const struct structured *s = builder->structured;
    bool tested = false;

    builder->selector_read = arena_array(builder->arena, s->block_count, sizeof *builder->selector_read);
    for (uint32_t b = 0; b < s->block_count; b++) {
        uint8_t end = s->blocks[b].end;
        builder->selector_read[b] = NONE;
        if (end == END_TEST_EQUAL || end == END_TEST_GREATER || end == END_SELECT) {
            tested = true;
            builder->selector_read[b] = add_read(builder, b, builder->client_variables + s->blocks[b].selector, true);
        }
    }
    for (uint32_t e = 0; tested && e < s->edge_count; e++) {
        for (uint32_t i = 0; i < s->edges[e].assignment_count; i++) {
            struct assignment a = s->assignments[s->edges[e].first_assignment + i];
            vector_push(builder->arena, &builder->definitions,
                        (struct definition){builder->client_variables + a.selector, e, true, {SSA_CONSTANT, a.number}});
        }
    }
}

/* ---- One variable at a time -------------------------------------------------------------------------------------- */

/* Tables by block and edge whose entries belong to the variable at hand if the mark beside them says so. */
struct variable_tables {
    struct value *at_end, *on_edge, *at_start;
    uint32_t *at_end_mark, *on_edge_mark, *live_mark;
    uint32_t *live; /* blocks at whose start the variable is wanted, as they are found */
    uint32_t live_count;
    uint64_t *live_set; /* the same as a set; empty between variables */
    uint32_t first_live, last_live;
    uint32_t *defined_at; /* sorted: the definitions' places in a preorder of the dominator tree */
    uint32_t defined_count;
    uint32_t mark;
    const uint32_t *enter, *leave; /* by block: preorder interval of what it dominates */
};

static bool is_reachable(const struct structured *s, uint32_t block)
{
    return s->immediate_dominators[block] != NO_BLOCK;
}

static void want_at_start(struct variable_tables *t, uint32_t block)
{
    if (t->live_mark[block] == t->mark)
        return;
    t->live_mark[block] = t->mark;
    t->live[t->live_count++] = block;
    t->live_set[block / 64] |= UINT64_C(1) << (block % 64);
    if (block < t->first_live)
        t->first_live = block;
    if (block > t->last_live)
        t->last_live = block;
}

/* Backwards from the reads to the definitions. */
static void find_live_blocks(const struct structured *s, struct variable_tables *t)
{
    for (uint32_t i = 0; i < t->live_count; i++) {
        const struct structured_block *block = &s->blocks[t->live[i]];
        for (uint32_t p = 0; p < block->predecessor_count; p++) {
            uint32_t edge = s->predecessors[block->first_predecessor + p], source = s->edge_source[edge];
            if (t->on_edge_mark[edge] != t->mark && t->at_end_mark[source] != t->mark)
                want_at_start(t, source);
        }
    }
}

static struct value value_on_edge(const struct structured *s, const struct variable_tables *t, uint32_t edge)
{
    uint32_t source = s->edge_source[edge];

    if (t->on_edge_mark[edge] == t->mark)
        return t->on_edge[edge];
    return t->at_end_mark[source] == t->mark ? t->at_end[source] : t->at_start[source];
}

/* Whether the variable is defined in anything that the block dominates: a loop's body is among that. */
static bool is_defined_below(const struct variable_tables *t, uint32_t block)
{
    uint32_t low = 0, high = t->defined_count; /* the first definition not before the interval */

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (t->defined_at[middle] < t->enter[block])
            low = middle + 1;
        else
            high = middle;
    }
    return low < t->defined_count && t->defined_at[low] < t->leave[block];
}

static struct value new_phi(struct ssa_builder *builder, ssa_variable variable, uint32_t block)
{
    struct value value = {SSA_PHI, builder->phis.count};

    vector_push(builder->arena, &builder->phis,
                (struct phi){.variable = variable,
                             .block = block,
                             .same = {SSA_UNDEFINED, 0},
                             .replacement = value,
                             .first_user = NONE,
                             .last_user = NONE});
    return value;
}

/* What the variable is at the start of a block whose predecessors are done, but for those of back edges. Blocks stand
 * in an order in which only back edges lead backwards. A loop that does not define the variable has the same value at
 * each start of its body: the one that enters. */
static struct value value_at_start(struct ssa_builder *builder, const struct variable_tables *t, ssa_variable variable,
                                   uint32_t block)
{
    const struct structured *s = builder->structured;
    const struct structured_block *b = &s->blocks[block];
    struct value value = {SSA_UNDEFINED, 0};
    bool first = true;

    for (uint32_t p = 0; p < b->predecessor_count; p++) {
        uint32_t edge = s->predecessors[b->first_predecessor + p];
        if (s->edge_source[edge] >= block) {
            if (is_defined_below(t, block))
                return new_phi(builder, variable, block);
            continue;
        }
        struct value input = value_on_edge(s, t, edge);
        if (first)
            value = input;
        else if (!same_value(value, input))
            return new_phi(builder, variable, block);
        first = false;
    }
    return value;
}

static void solve_variable(struct ssa_builder *builder, struct variable_tables *t, ssa_variable variable,
                           const uint32_t *reads, uint32_t read_count)
{
    const struct structured *s = builder->structured;
    uint32_t first_phi = builder->phis.count;

    t->live_count = t->last_live = 0;
    t->first_live = s->block_count;
    for (uint32_t i = 0; i < read_count; i++) {
        const struct read *read = &builder->reads.data[reads[i]];
        if (is_reachable(s, read->block) && !(read->at_end && t->at_end_mark[read->block] == t->mark))
            want_at_start(t, read->block);
    }
    find_live_blocks(s, t);
    for (uint32_t w = t->first_live / 64; t->live_count > 0 && w <= t->last_live / 64; w++) {
        for (; t->live_set[w]; t->live_set[w] &= t->live_set[w] - 1) {
            uint32_t block = 64 * w + lowest_bit(t->live_set[w]);
            t->at_start[block] = value_at_start(builder, t, variable, block);
        }
    }
    for (uint32_t phi = first_phi; phi < builder->phis.count; phi++) {
        const struct structured_block *block = &s->blocks[builder->phis.data[phi].block];
        builder->phis.data[phi].first_input = builder->inputs.count;
        for (uint32_t p = 0; p < block->predecessor_count; p++)
            vector_push(builder->arena, &builder->inputs,
                        value_on_edge(s, t, s->predecessors[block->first_predecessor + p]));
    }
    for (uint32_t i = 0; i < read_count; i++) {
        struct read *read = &builder->reads.data[reads[i]];
        if (!is_reachable(s, read->block))
            continue;
        bool own = read->at_end && t->at_end_mark[read->block] == t->mark;
        read->value = own ? t->at_end[read->block] : t->at_start[read->block];
    }
}

/* Lists of indices by variable, in compressed form. */
struct by_variable {
    uint32_t *first, *indices;
};

static struct by_variable group_by_variable(struct arena *arena, const ssa_variable *variable, size_t stride,
                                            uint32_t count, uint32_t variable_count)
{
    struct by_variable result = {
        .first = arena_zeroed(arena, (size_t)variable_count + 2, sizeof *result.first),
        .indices = arena_array(arena, count, sizeof *result.indices),
    };

    for (uint32_t i = 0; i < count; i++)
        result.first[*(const ssa_variable *)((const char *)variable + i * stride) + 2]++;
    for (uint32_t v = 2; v < variable_count + 2; v++)
        result.first[v] += result.first[v - 1];
    for (uint32_t i = 0; i < count; i++)
        result.indices[result.first[*(const ssa_variable *)((const char *)variable + i * stride) + 1]++] = i;
    return result;
}

static int compare_numbers(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

static void enter_definitions(struct ssa_builder *builder, struct variable_tables *t, const uint32_t *indices,
                              uint32_t count)
{
    t->mark++;
    t->defined_count = 0;
    for (uint32_t i = 0; i < count; i++) {
        const struct definition *d = &builder->definitions.data[indices[i]];
        uint32_t block = d->on_edge ? builder->structured->edge_source[d->place] : d->place;
        (d->on_edge ? t->on_edge : t->at_end)[d->place] = d->value;
        (d->on_edge ? t->on_edge_mark : t->at_end_mark)[d->place] = t->mark;
        if (is_reachable(builder->structured, block))
            t->defined_at[t->defined_count++] = t->enter[block];
    }
    if (t->defined_count > 1)
        qsort(t->defined_at, t->defined_count, sizeof *t->defined_at, compare_numbers);
}

static void solve_all(struct ssa_builder *builder)
{
    struct arena *arena = builder->arena;
    uint32_t blocks = builder->structured->block_count, edges = builder->structured->edge_count;
    uint32_t variables = builder->client_variables + builder->structured->selector_count;
    struct by_variable reads =
        group_by_variable(arena, &builder->reads.data->variable, sizeof(struct read), builder->reads.count, variables);
    struct by_variable definitions = group_by_variable(
        arena, &builder->definitions.data->variable, sizeof(struct definition), builder->definitions.count, variables);
    struct variable_tables t = {
        .at_end = arena_array(arena, blocks, sizeof *t.at_end),
        .at_start = arena_array(arena, blocks, sizeof *t.at_start),
        .on_edge = arena_array(arena, edges, sizeof *t.on_edge),
        .at_end_mark = arena_zeroed(arena, blocks, sizeof *t.at_end_mark),
        .live_mark = arena_zeroed(arena, blocks, sizeof *t.live_mark),
        .on_edge_mark = arena_zeroed(arena, edges, sizeof *t.on_edge_mark),
        .live = arena_array(arena, blocks, sizeof *t.live),
        .live_set = arena_zeroed(arena, (size_t)blocks / 64 + 1, sizeof *t.live_set),
        .defined_at = arena_array(arena, builder->definitions.count, sizeof *t.defined_at),
    };

    struct intervals dominated = dominator_intervals(arena, builder->structured);
    t.enter = dominated.enter;
    t.leave = dominated.leave;
    for (ssa_variable v = 0; v < variables; v++) {
        if (reads.first[v] == reads.first[v + 1])
            continue;
        enter_definitions(builder, &t, definitions.indices + definitions.first[v],
                          definitions.first[v + 1] - definitions.first[v]);
        solve_variable(builder, &t, v, reads.indices + reads.first[v], reads.first[v + 1] - reads.first[v]);
    }
}

/* ---- Phis that are none ------------------------------------------------------------------------------------------ */

/* Follows reads to what they give, and phis to what replaces them, and shortens the way. */
static struct value resolve(struct ssa_builder *builder, struct value value)
{
    struct value end = value, next;

    for (;; end = next) {
        next = end.kind == SSA_READ  ? builder->reads.data[end.index].value
               : end.kind == SSA_PHI ? builder->phis.data[end.index].replacement
                                     : end;
        if (next.kind == end.kind && next.index == end.index)
            break;
    }
    while (value.kind != end.kind || value.index != end.index) {
        struct value *link = value.kind == SSA_READ ? &builder->reads.data[value.index].value
                                                    : &builder->phis.data[value.index].replacement;
        value = *link;
        *link = end;
    }
    return end;
}

static void add_user(struct ssa_builder *builder, struct value input, uint32_t phi)
{
    if (input.kind != SSA_PHI || input.index == phi)
        return;
    struct phi *used = &builder->phis.data[input.index];
    vector_push(builder->arena, &builder->users, (struct user){phi, used->first_user});
    used->first_user = builder->users.count - 1;
    if (used->last_user == NONE)
        used->last_user = used->first_user;
}

/* Where a value is defined lies before the block on every path: then an undefined input may as well be that value. */
static bool reaches(const struct ssa_builder *builder, const struct ancestors *dominators, struct value value,
                    uint32_t block)
{
    uint32_t home = NONE;

    if (value.kind == SSA_CONSTANT || value.kind == SSA_UNDEFINED)
        return true;
    if (value.kind == SSA_PHI)
        home = builder->phis.data[value.index].block;
    else if (value.index < builder->homes.count)
        home = builder->homes.data[value.index];
    return home != NONE && home != block && is_ancestor(dominators, home, block);
}

/* Whether all inputs of a phi are one value. Values are only ever found to be the same, so what has been compared stays
 * so. */
static bool is_trivial(struct ssa_builder *builder, const struct ancestors *dominators, uint32_t index)
{
    struct phi *phi = &builder->phis.data[index];
    uint32_t count = builder->structured->blocks[phi->block].predecessor_count;
    struct value self = {SSA_PHI, index};

    if (phi->same.kind != SSA_UNDEFINED) {
        phi->same = resolve(builder, phi->same);
        phi->undefined_input |= phi->same.kind == SSA_UNDEFINED;
    }
    if (same_value(phi->same, self))
        phi->same = (struct value){SSA_UNDEFINED, 0};
    for (; phi->checked < count; phi->checked++) {
        struct value input = resolve(builder, builder->inputs.data[phi->first_input + phi->checked]);
        if (input.kind == SSA_UNDEFINED)
            phi->undefined_input = true;
        else if (same_value(input, self) || same_value(input, phi->same))
            continue;
        else if (phi->same.kind == SSA_UNDEFINED)
            phi->same = input;
        else
            return false;
    }
    return !phi->undefined_input || reaches(builder, dominators, phi->same, phi->block);
}

static void remove_trivial_phis(struct ssa_builder *builder)
{
    struct arena *arena = builder->arena;
    const struct structured *s = builder->structured;
    uint32_t count = builder->phis.count, *work = arena_array(arena, count, sizeof *work), waiting = 0;
    bool *queued = arena_zeroed(arena, count, sizeof *queued);
    struct ancestors dominators = ancestors_create(arena, s->block_count);

    if (count == 0)
        return;
    ancestors_root(&dominators, 0);
    for (uint32_t b = 1; b < s->block_count; b++)
        if (is_reachable(s, b))
            ancestors_add(&dominators, b, s->immediate_dominators[b]);
    for (uint32_t phi = 0; phi < count; phi++) {
        const struct structured_block *block = &s->blocks[builder->phis.data[phi].block];
        for (uint32_t p = 0; p < block->predecessor_count; p++)
            add_user(builder, resolve(builder, builder->inputs.data[builder->phis.data[phi].first_input + p]), phi);
    }
    for (uint32_t phi = count; phi-- > 0; queued[phi] = true)
        work[waiting++] = phi;
    while (waiting > 0) {
        uint32_t index = work[--waiting];
        struct phi *phi = &builder->phis.data[index];
        queued[index] = false;
        if (!same_value(phi->replacement, (struct value){SSA_PHI, index}) || !is_trivial(builder, &dominators, index))
            continue;
        phi->replacement = phi->same;
        for (uint32_t u = phi->first_user; u != NONE; u = builder->users.data[u].next) {
            uint32_t user = builder->users.data[u].phi;
            if (!queued[user])
                work[waiting++] = user;
            queued[user] = true;
        }
        if (phi->same.kind == SSA_PHI && phi->first_user != NONE) { /* they use the replacement now */
            struct phi *other = &builder->phis.data[phi->same.index];
            builder->users.data[phi->last_user].next = other->first_user;
            if (other->first_user == NONE)
                other->last_user = phi->last_user;
            other->first_user = phi->first_user;
        }
    }
}

/* ---- The result -------------------------------------------------------------------------------------------------- */

static void mark_live(struct ssa_builder *builder, struct value value, uint32_t *work, uint32_t *waiting)
{
    if (value.kind == SSA_PHI && !builder->phis.data[value.index].live) {
        builder->phis.data[value.index].live = true;
        work[(*waiting)++] = value.index;
    }
}

static void find_live_phis(struct ssa_builder *builder)
{
    uint32_t *work = arena_array(builder->arena, builder->phis.count, sizeof *work), waiting = 0;

    for (uint32_t r = 0; r < builder->reads.count; r++)
        if (!builder->reads.data[r].only_copied)
            mark_live(builder, resolve(builder, (struct value){SSA_READ, r}), work, &waiting);
    while (waiting > 0) {
        const struct phi *phi = &builder->phis.data[work[--waiting]];
        uint32_t inputs = builder->structured->blocks[phi->block].predecessor_count;
        for (uint32_t i = 0; i < inputs; i++)
            mark_live(builder, resolve(builder, builder->inputs.data[phi->first_input + i]), work, &waiting);
    }
}

static struct ssa_value final_value(struct ssa_builder *builder, struct value value)
{
    value = resolve(builder, value);
    return (struct ssa_value){(enum ssa_kind)value.kind,
                              value.kind == SSA_PHI ? builder->final_phi[value.index] : value.index};
}

/* Phis in the order of their blocks. */
static void number_phis(struct ssa_builder *builder)
{
    struct arena *arena = builder->arena;
    uint32_t blocks = builder->structured->block_count, live = 0;
    uint32_t *first = arena_zeroed(arena, (size_t)blocks + 2, sizeof *first);

    for (uint32_t p = 0; p < builder->phis.count; p++) {
        if (builder->phis.data[p].live) {
            first[builder->phis.data[p].block + 2]++;
            live++;
        }
    }
    for (uint32_t b = 2; b < blocks + 2; b++)
        first[b] += first[b - 1];
    uint32_t *of_block = arena_array(arena, live, sizeof *of_block);
    builder->final_phi = arena_array(arena, builder->phis.count, sizeof *builder->final_phi);
    for (uint32_t p = 0; p < builder->phis.count; p++)
        if (builder->phis.data[p].live)
            builder->final_phi[p] = first[builder->phis.data[p].block + 1]++;
    for (uint32_t p = 0; p < live; p++)
        of_block[p] = p;
    builder->result.phi_count = live;
    builder->result.first_phi = first;
    builder->result.phis_of_block = of_block;
}

const struct ssa *ssa_finish(struct ssa_builder *builder)
{
    const struct structured *s = builder->structured;
    uint32_t next_input = 0;

    add_selectors(builder);
    if (builder->reads.count > 0)
        solve_all(builder);
    remove_trivial_phis(builder);
    find_live_phis(builder);
    number_phis(builder);

    struct ssa *ssa = &builder->result;
    for (uint32_t p = 0; p < builder->phis.count; p++)
        if (builder->phis.data[p].live)
            ssa->input_count += s->blocks[builder->phis.data[p].block].predecessor_count;
    struct ssa_value *inputs = arena_array(builder->arena, ssa->input_count, sizeof *inputs);
    ssa->phis = arena_array(builder->arena, ssa->phi_count, sizeof *ssa->phis);
    ssa->inputs = inputs;
    for (uint32_t p = 0; p < builder->phis.count; p++) {
        const struct phi *phi = &builder->phis.data[p];
        if (!phi->live)
            continue;
        ssa->phis[builder->final_phi[p]] = (struct ssa_phi){phi->variable, phi->block, next_input};
        for (uint32_t i = 0; i < s->blocks[phi->block].predecessor_count; i++)
            inputs[next_input++] = final_value(builder, builder->inputs.data[phi->first_input + i]);
    }
    builder->read_results = arena_array(builder->arena, builder->reads.count, sizeof *builder->read_results);
    for (uint32_t r = 0; r < builder->reads.count; r++)
        builder->read_results[r] = final_value(builder, (struct value){SSA_READ, r});
    return ssa;
}

void ssa_kept(struct ssa_builder *builder, struct arena_kept kept[SSA_KEPT])
{
    struct ssa *ssa = &builder->result;

    kept[0] = ARENA_KEPT(ssa->phis, ssa->phi_count);
    kept[1] = ARENA_KEPT(ssa->first_phi, builder->structured->block_count + 1);
    kept[2] = ARENA_KEPT(ssa->phis_of_block, ssa->phi_count);
    kept[3] = ARENA_KEPT(ssa->inputs, ssa->input_count);
    kept[4] = ARENA_KEPT(builder->read_results, builder->reads.count);
    kept[5] = ARENA_KEPT(builder->selector_read, builder->structured->block_count);
}

struct ssa_value ssa_result(struct ssa_builder *builder, ssa_read read)
{
    return builder->read_results[read];
}

struct ssa_value ssa_selector(struct ssa_builder *builder, uint32_t block)
{
    return ssa_result(builder, builder->selector_read[block]);
}
