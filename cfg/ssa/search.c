/* Finds the value of each read from the variable's definitions alone, without a walk over the blocks in between. */
#include "cfg/ssa/shape.h"

#include <stdlib.h>
#include <string.h>

/* Walk up the dominator tree from the read. The first of these decides:
 * - a definition: its value;
 * - a join, if a definition lies on a path from the join's immediate dominator to it: a phi;
 * - a loop header, if a definition lies in the loop: a phi.
 *
 * In preorder of the dominator tree, with children in the order of the output, all blocks between a block's immediate
 * dominator and the block come directly before it. So binary search for the last definition before the read decides the
 * first two: either it dominates the read, or a phi stands where their paths join below the common dominator. Loop
 * headers are added to the definitions for the third.
 *
 * A read has a definition before it on every path, with no block in between that dominates all definitions. So only
 * loops whose headers the common dominator of all definitions dominates can carry the variable. Loops of dispatchers
 * can too: each trip takes another target.
 *
 * Variables with definitions and reads at the same places, as the phis of one block mostly are, get phis at the same
 * places. So one search serves all of them. It finds numbers of definitions. For each variable, fill_in replaces a
 * number by the value that the variable's definition with this number defines. */

/* A value of the search. SSA_VALUE: what the variable's definition with this number defines. SSA_PHI: the phi with this
 * number in value_search.phis. SSA_UNDEFINED. */

/* A definition. */
struct site {
    uint32_t position; /* 2 * preorder number at the start of a block, + 1 at its end */
    uint32_t block;
    bool is_phi; /* a phi at the block's start joins definitions on its edges or in its loop */
    struct value value;
};

struct placed_phi {
    uint32_t block, first_input; /* in value_search.inputs */
};

/* State of the search. An entry of a table is valid for the current search if its mark equals `mark`. */
struct value_search {
    struct ssa_builder *builder;
    struct shape shape;
    const uint32_t *definitions; /* of one of the variables, sorted by position */
    uint32_t definition_count;
    struct value *results; /* by read of a variable */
    VECTOR(struct placed_phi) phis;
    VECTOR(struct value) inputs;
    struct site *sites; /* sorted by position */
    uint32_t site_count;
    struct site *headers; /* headers of loops that carry the variables */
    uint32_t *chain;      /* blocks whose value at the end is the one being searched */
    struct value *on_edge, *at_end;
    uint32_t *phi; /* by block: the phi at its start */
    uint32_t *on_edge_mark, *at_end_mark, *phi_mark, *loop_mark;
    uint32_t mark;
};

static bool dominates(const struct shape *shape, uint32_t above, uint32_t block)
{
    const struct intervals *d = &shape->dominated;
    return d->enter[above] <= d->enter[block] && d->leave[block] <= d->leave[above];
}

/* ---- The definitions ---------------------------------------------------------------------------------------------
 */

static int compare_sites(const void *a, const void *b)
{
    const struct site *x = a, *y = b;
    return (x->position > y->position) - (x->position < y->position);
}

/* Enters a definition into the tables. */
static void enter_definition(struct value_search *search, uint32_t number, const struct definition *d)
{
    const struct structured *s = search->builder->structured;
    struct value value = {SSA_VALUE, number};
    uint32_t block = d->location;

    if (d->on_edge) {
        block = s->edges[d->location].target;
        search->on_edge[d->location] = value;
        search->on_edge_mark[d->location] = search->mark;
        if (!is_reachable(s, s->edge_source[d->location]))
            return;
    }
    if (is_reachable(s, block))
        search->sites[search->site_count++] =
            (struct site){definition_position(search->builder, &search->shape, d), block,
                          d->on_edge && s->blocks[block].predecessor_count > 1, value};
}

/* The block whose dominated loops can carry the variable. */
static uint32_t find_root(const struct value_search *search)
{
    uint32_t root = search->sites[0].block;

    for (uint32_t i = 1; i < search->site_count; i++)
        root = common_ancestor(&search->builder->dominators, root, search->sites[i].block);
    return search->shape.dispatching[root] != NONE ? search->shape.dispatching[root] : root;
}

/* Finds the loops that contain definitions and can carry the variable. */
static uint32_t find_loop_headers(struct value_search *search)
{
    const struct shape *shape = &search->shape;
    uint32_t root = find_root(search), count = 0;

    for (uint32_t i = 0; i < search->site_count; i++) {
        for (uint32_t loop = shape->loop[search->sites[i].block];
             loop != 0 && search->loop_mark[loop] != search->mark && dominates(shape, root, shape->header[loop]);
             loop = shape->outer[loop]) {
            uint32_t header = shape->header[loop];
            search->loop_mark[loop] = search->mark;
            search->headers[count++] =
                (struct site){2 * shape->dominated.enter[header], header, true, {SSA_UNDEFINED, 0}};
        }
    }
    return count;
}

static void enter_loop_headers(struct value_search *search)
{
    uint32_t count = find_loop_headers(search), definitions = search->site_count;

    if (count > 1)
        qsort(search->headers, count, sizeof *search->headers, compare_sites);
    search->site_count += count;
    for (uint32_t to = search->site_count; count > 0;) { /* merges from the back */
        bool header_is_last =
            definitions == 0 || search->headers[count - 1].position >= search->sites[definitions - 1].position;
        search->sites[--to] = header_is_last ? search->headers[--count] : search->sites[--definitions];
    }
}

static void enter_definitions(struct value_search *search)
{
    search->mark++;
    search->site_count = 0;
    for (uint32_t i = 0; i < search->definition_count; i++)
        enter_definition(search, i, piece_at(&search->builder->definitions, search->definitions[i]));
    if (search->site_count > 0 && search->shape.loop_count > 1)
        enter_loop_headers(search);
}

/* The last definition at or before the position, or NULL. */
static const struct site *last_site(const struct value_search *search, uint32_t position)
{
    uint32_t low = 0, high = search->site_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (search->sites[middle].position <= position)
            low = middle + 1;
        else
            high = middle;
    }
    return low > 0 ? &search->sites[low - 1] : NULL;
}

/* ---- The search --------------------------------------------------------------------------------------------------
 */

static struct value phi_at(struct value_search *search, uint32_t block)
{
    if (search->phi_mark[block] != search->mark) {
        search->phi_mark[block] = search->mark;
        search->phi[block] = search->phis.count;
        vector_push(search->builder->arena, &search->phis, (struct placed_phi){.block = block});
    }
    return (struct value){SSA_PHI, search->phi[block]};
}

/* Finds the value at a position. Returns false if it equals the value at the end of block `above`. */
static bool look_up(struct value_search *search, uint32_t block, uint32_t position, struct value *value,
                    uint32_t *above)
{
    const struct site *site = last_site(search, position);

    if (!site) {
        *value = (struct value){SSA_UNDEFINED, 0};
        return true;
    }
    if (dominates(&search->shape, site->block, block)) {
        *value = site->is_phi ? phi_at(search, site->block) : site->value;
        return true;
    }
    const struct ancestors *tree = &search->builder->dominators;
    *above = common_ancestor(tree, site->block, block);
    uint32_t child = ancestor_at_depth(tree, block, tree->depth[*above] + 1);
    if (search->shape.joins[child])
        *value = phi_at(search, child);
    return search->shape.joins[child];
}

/* The value at the start or end of a block. The value found also holds at the end of each block in the chain, and is
 * stored there. */
static struct value find_value(struct value_search *search, uint32_t block, bool at_end)
{
    uint32_t count = 0;
    struct value value;

    for (;; at_end = true) {
        if (at_end && search->at_end_mark[block] == search->mark) {
            value = search->at_end[block];
            break;
        }
        if (at_end)
            search->chain[count++] = block;
        if (look_up(search, block, 2 * search->shape.dominated.enter[block] + at_end, &value, &block))
            break;
    }
    while (count > 0) {
        search->at_end[search->chain[--count]] = value;
        search->at_end_mark[search->chain[count]] = search->mark;
    }
    return value;
}

static struct value value_on_edge(struct value_search *search, uint32_t edge)
{
    return search->on_edge_mark[edge] == search->mark
               ? search->on_edge[edge]
               : find_value(search, search->builder->structured->edge_source[edge], true);
}

/* Finds the values of a phi's inputs, which may be new phis. */
static void find_inputs(struct value_search *search, uint32_t phi)
{
    const struct structured *s = search->builder->structured;
    const struct structured_block *block = &s->blocks[search->phis.data[phi].block];

    search->phis.data[phi].first_input = search->inputs.count;
    for (uint32_t i = 0; i < block->predecessor_count; i++)
        vector_push(search->builder->arena, &search->inputs,
                    value_on_edge(search, s->predecessors[block->first_predecessor + i]));
}

/* Finds the values of a variable's reads, then of the inputs of the phis that this places. */
static void search_values(struct value_search *search, const uint32_t *reads, uint32_t read_count)
{
    search->phis.count = search->inputs.count = 0;
    enter_definitions(search);
    for (uint32_t i = 0; i < read_count; i++) {
        const struct read *read = piece_at(&search->builder->reads, reads[i]);
        search->results[i] = is_reachable(search->builder->structured, read->block)
                                 ? find_value(search, read->block, read->at_end)
                                 : (struct value){SSA_UNDEFINED, 0};
    }
    for (uint32_t p = 0; p < search->phis.count; p++)
        find_inputs(search, p);
}

/* ---- Variables ---------------------------------------------------------------------------------------------------
 */

/* A value of the search for a variable with these definitions, whose phis begin at `first_phi`. */
static inline struct value value_for(const struct ssa_builder *builder, struct value value, const uint32_t *definitions,
                                     uint32_t first_phi)
{
    if (value.kind == SSA_VALUE)
        return piece_at(&builder->definitions, definitions[value.index])->value;
    return value.kind == SSA_PHI ? (struct value){SSA_PHI, first_phi + value.index} : value;
}

/* Makes a phi that the search has placed. */
static void fill_in_phi(const struct value_search *search, const struct placed_phi *placed, ssa_variable variable,
                        const uint32_t *definitions, uint32_t first_phi)
{
    struct ssa_builder *builder = search->builder;
    uint32_t count = builder->structured->blocks[placed->block].predecessor_count;
    struct phi phi = {.variable = variable,
                      .block = placed->block,
                      .input_count = count,
                      .inputs = arena_array(builder->arena, count, sizeof *phi.inputs),
                      .replacement = {SSA_PHI, builder->phis.count}};
    const struct value *known = NULL; /* the first input that is a value */

    for (uint32_t i = 0; i < count; i++) {
        struct value *input = &phi.inputs[i];
        *input = value_for(builder, search->inputs.data[placed->first_input + i], definitions, first_phi);
        if (input->kind != SSA_VALUE)
            continue;
        if (known && known->index != input->index)
            phi.has_two = true;
        known = input;
    }
    builder->input_count += count;
    pieces_push(builder->arena, &builder->phis, phi);
}

/* Gives a variable what the search has found. */
static void fill_in(const struct value_search *search, ssa_variable variable, const uint32_t *definitions,
                    const uint32_t *reads, uint32_t read_count)
{
    struct ssa_builder *builder = search->builder;
    uint32_t first_phi = builder->phis.count;

    for (uint32_t i = 0; i < read_count; i++)
        piece_at(&builder->reads, reads[i])->value = value_for(builder, search->results[i], definitions, first_phi);
    for (uint32_t p = 0; p < search->phis.count; p++)
        fill_in_phi(search, &search->phis.data[p], variable, definitions, first_phi);
}

/* Whether a variable has definitions and reads where the variable before it has. */
static bool is_alike(const struct ssa_builder *builder, const struct by_variable *definitions,
                     const struct by_variable *reads, uint32_t variable)
{
    const uint32_t *d = definitions->indices + definitions->first[variable],
                   *r = reads->indices + reads->first[variable];
    uint32_t definition_count = definitions->first[variable + 1] - definitions->first[variable],
             read_count = reads->first[variable + 1] - reads->first[variable];

    if (variable == 0 || definitions->first[variable] - definitions->first[variable - 1] != definition_count ||
        reads->first[variable] - reads->first[variable - 1] != read_count)
        return false;
    for (uint32_t i = 0; i < definition_count; i++) {
        const struct definition *x = piece_at(&builder->definitions, d[i]),
                                *y = piece_at(&builder->definitions, *(d + i - definition_count));
        if (x->location != y->location || x->on_edge != y->on_edge)
            return false;
    }
    for (uint32_t i = 0; i < read_count; i++) {
        const struct read *x = piece_at(&builder->reads, r[i]), *y = piece_at(&builder->reads, *(r + i - read_count));
        if (x->block != y->block || x->at_end != y->at_end)
            return false;
    }
    return true;
}

void ssa_solve(struct ssa_builder *builder)
{
    struct arena *arena = builder->arena;
    uint32_t blocks = builder->structured->block_count, edges = builder->structured->edge_count, maximum = 0;
    if (builder->definitions.count == 0)
        return;
    struct shape shape = find_shape(arena, builder->structured);
    struct read_variables variables =
        number_variables(builder, builder->client_variables + builder->structured->selector_count);
    struct by_variable reads = group_reads(builder, &variables);
    struct by_variable definitions = group_definitions(builder, &shape, &variables, &maximum);
    struct value_search search = {
        .builder = builder,
        .shape = shape,
        .chain = arena_words(arena, blocks),
        .on_edge = arena_array(arena, edges, sizeof *search.on_edge),
        .at_end = arena_array(arena, blocks, sizeof *search.at_end),
        .phi = arena_words(arena, blocks),
        .on_edge_mark = arena_zeroed_words(arena, edges),
        .at_end_mark = arena_zeroed_words(arena, blocks),
        .phi_mark = arena_zeroed_words(arena, blocks),
    };

    search.sites = arena_array(arena, (size_t)maximum + shape.loop_count, sizeof *search.sites);
    search.headers = arena_array(arena, shape.loop_count, sizeof *search.headers);
    search.loop_mark = arena_zeroed_words(arena, shape.loop_count);
    search.results = arena_array(arena, builder->reads.count, sizeof *search.results);
    for (uint32_t v = 0; v < variables.count; v++) {
        const uint32_t *of_variable = reads.indices + reads.first[v];
        uint32_t read_count = reads.first[v + 1] - reads.first[v];
        if (!is_alike(builder, &definitions, &reads, v)) {
            search.definitions = definitions.indices + definitions.first[v];
            search.definition_count = definitions.first[v + 1] - definitions.first[v];
            search_values(&search, of_variable, read_count);
        }
        fill_in(&search, variables.variables[v], definitions.indices + definitions.first[v], of_variable, read_count);
    }
}
