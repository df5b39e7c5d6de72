/* Takes requests, runs the passes, and numbers the phis that something reads. */
#include "cfg/ssa/builder.h"

void *pieces_grow(struct arena *arena, void *table, uint32_t count, uint32_t *capacity, size_t size)
{
    VECTOR(void *) pieces = {table, count, *capacity};

    vector_push(arena, &pieces, arena_array(arena, PIECE, size));
    *capacity = pieces.capacity;
    return pieces.data;
}

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

static void add_definition(struct ssa_builder *builder, ssa_variable variable, struct value value, uint32_t location,
                           bool on_edge)
{
    pieces_push(builder->arena, &builder->definitions, (struct definition){variable, location, value, on_edge});
}

COLD void ssa_define(struct ssa_builder *builder, uint32_t block, ssa_variable variable, uint32_t value)
{
    add_definition(builder, variable, (struct value){SSA_VALUE, value}, block, false);
}

void ssa_define_on_edge(struct ssa_builder *builder, uint32_t edge, ssa_variable variable, uint32_t value)
{
    add_definition(builder, variable, (struct value){SSA_VALUE, value}, edge, true);
}

void ssa_copy_on_edge(struct ssa_builder *builder, uint32_t edge, ssa_variable variable, ssa_read read)
{
    piece_at(&builder->reads, read)->only_copied = true;
    add_definition(builder, variable, (struct value){SSA_READ, read}, edge, true);
}

static ssa_read add_read(struct ssa_builder *builder, uint32_t block, ssa_variable variable, bool at_end)
{
    pieces_push(builder->arena, &builder->reads, (struct read){variable, block, {SSA_UNDEFINED, 0}, at_end, false});
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

/* Adds the reads of selectors by tests, and the definitions of selectors on edges. */
static void add_selectors(struct ssa_builder *builder)
{
    const struct structured *s = builder->structured;
    bool tested = false;

    builder->selector_read = arena_words(builder->arena, s->block_count);
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
            add_definition(builder, builder->client_variables + a.selector, (struct value){SSA_CONSTANT, a.number}, e,
                           true);
        }
    }
}

/* ---- The result -------------------------------------------------------------------------------------------------- */

/* Marks a phi as live. */
static void mark_live(struct ssa_builder *builder, struct value value, uint32_t *work, uint32_t *waiting)
{
    if (value.kind == SSA_PHI && builder->final_phi[value.index] == NONE) {
        builder->final_phi[value.index] = 0;
        work[(*waiting)++] = value.index;
    }
}

/* Marks phis that a read reaches, directly or through other phis. Resolves their inputs. */
static void find_live_phis(struct ssa_builder *builder)
{
    uint32_t count = builder->phis.count, waiting = 0;

    builder->final_phi = arena_filled(builder->arena, count);
    struct arena_mark scratch = arena_mark(builder->arena);
    uint32_t *work = arena_words(builder->arena, count);
    for (uint32_t r = 0; r < builder->reads.count; r++)
        if (!piece_at(&builder->reads, r)->only_copied)
            mark_live(builder, ssa_resolve(builder, (struct value){SSA_READ, r}), work, &waiting);
    while (waiting > 0) {
        uint32_t index = work[--waiting];
        const struct phi *phi = piece_at(&builder->phis, index);
        for (uint32_t i = 0; i < phi->input_count; i++) {
            phi->inputs[i] = ssa_resolve(builder, phi->inputs[i]);
            mark_live(builder, phi->inputs[i], work, &waiting);
        }
    }
    arena_rewind(builder->arena, scratch);
}

/* A value of the result; `value` stands for itself. */
static struct ssa_value final_value(const struct ssa_builder *builder, struct value value)
{
    return (struct ssa_value){(enum ssa_kind)value.kind,
                              value.kind == SSA_PHI ? builder->final_phi[value.index] : value.index};
}

/* Numbers live phis in the order of their blocks. */
static void number_phis(struct ssa_builder *builder)
{
    struct arena *arena = builder->arena;
    uint32_t blocks = builder->structured->block_count, live = 0;
    uint32_t *first = arena_zeroed_words(arena, (size_t)blocks + 2);

    for (uint32_t p = 0; p < builder->phis.count; p++) {
        if (builder->final_phi[p] != NONE) {
            first[piece_at(&builder->phis, p)->block + 2]++;
            live++;
        }
    }
    for (uint32_t b = 2; b < blocks + 2; b++)
        first[b] += first[b - 1];
    uint32_t *of_block = arena_words(arena, live);
    for (uint32_t p = 0; p < builder->phis.count; p++)
        if (builder->final_phi[p] != NONE)
            builder->final_phi[p] = first[piece_at(&builder->phis, p)->block + 1]++;
    for (uint32_t p = 0; p < live; p++)
        of_block[p] = p;
    builder->result.phi_count = live;
    builder->result.first_phi = first;
    builder->result.phis_of_block = of_block;
}

static void find_dominators(struct ssa_builder *builder)
{
    const struct structured *s = builder->structured;

    builder->dominators = ancestors_create(builder->arena, s->block_count);
    ancestors_root(&builder->dominators, 0);
    for (uint32_t b = 1; b < s->block_count; b++)
        if (is_reachable(s, b))
            ancestors_add(&builder->dominators, b, s->immediate_dominators[b]);
}

const struct ssa *ssa_finish(struct ssa_builder *builder)
{
    uint32_t next_input = 0;

    add_selectors(builder);
    if (builder->reads.count > 0) {
        find_dominators(builder);
        ssa_solve(builder);
        ssa_remove_redundant_phis(builder);
    }
    find_live_phis(builder);
    number_phis(builder);

    struct ssa *ssa = &builder->result;
    for (uint32_t p = 0; p < builder->phis.count; p++)
        if (builder->final_phi[p] != NONE)
            ssa->input_count += piece_at(&builder->phis, p)->input_count;
    struct ssa_value *inputs = arena_array(builder->arena, ssa->input_count, sizeof *inputs);
    ssa->phis = arena_array(builder->arena, ssa->phi_count, sizeof *ssa->phis);
    ssa->inputs = inputs;
    for (uint32_t p = 0; p < builder->phis.count; p++) {
        const struct phi *phi = piece_at(&builder->phis, p);
        if (builder->final_phi[p] == NONE)
            continue;
        ssa->phis[builder->final_phi[p]] = (struct ssa_phi){phi->variable, phi->block, next_input};
        for (uint32_t i = 0; i < phi->input_count; i++)
            inputs[next_input++] = final_value(builder, phi->inputs[i]);
    }
    builder->read_results = arena_array(builder->arena, builder->reads.count, sizeof *builder->read_results);
    for (uint32_t r = 0; r < builder->reads.count; r++)
        builder->read_results[r] = final_value(builder, ssa_resolve(builder, (struct value){SSA_READ, r}));
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
