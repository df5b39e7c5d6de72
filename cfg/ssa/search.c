#include "cfg/ssa/shape.h"

#include <stdlib.h>
#include <string.h>

/* What a variable is somewhere is found from the place and the variable's definitions, without a walk over the blocks
 * between them. Up the dominator tree from the place, the first of these decides:
 * - a definition;
 * - a block where ways in meet, if a definition lies on a way between its immediate dominator and it: a phi;
 * - the header of a loop, if a definition lies in the loop: a phi.
 * In the preorder of the dominator tree, in which children stand as their blocks are printed, what lies between the
 * immediate dominator of a block and the block itself comes right before the block. So the last definition before the
 * place tells the first two: it dominates the place, or the two ways part at their common dominator. Headers count as
 * definitions.
 *
 * A variable is read only behind a definition, and its last one: no block that dominates all its definitions lies in
 * between, as the way from the entry to that block and on to the read would have none. So only loops whose headers are
 * among what the definitions' common dominator dominates can carry it around, and those of dispatchers, which go on in
 * other ways each time. */

/* A definition of the variable at hand. */
struct site {
    uint32_t position; /* twice the number in preorder for the start of a block, one more for its end */
    uint32_t block;
    bool is_phi; /* a phi at the block's start joins definitions on its edges, or in its loop */
    struct value value;
};

/* Tables by block and edge whose entries belong to the variable at hand if the mark beside them says so. */
struct value_search {
    struct ssa_builder *builder;
    struct shape shape;
    ssa_variable variable;
    struct site *sites; /* by position */
    uint32_t site_count;
    struct site *headers; /* of loops that carry it around */
    uint32_t *chain;      /* blocks whose ends have the value that is being looked for */
    struct value *on_edge, *at_end;
    uint32_t *phi; /* by block: the variable's phi at its start */
    uint32_t *on_edge_mark, *at_end_mark, *phi_mark, *loop_mark;
    uint32_t mark;
};

static bool dominates(const struct shape *shape, uint32_t above, uint32_t block)
{
    const struct intervals *d = &shape->dominated;
    return d->enter[above] <= d->enter[block] && d->leave[block] <= d->leave[above];
}

/* ---- The definitions --------------------------------------------------------------------------------------------- */

static int compare_sites(const void *a, const void *b)
{
    const struct site *x = a, *y = b;
    return (x->position > y->position) - (x->position < y->position);
}

static void enter_definition(struct value_search *search, const struct definition *d)
{
    const struct structured *s = search->builder->structured;
    uint32_t block = d->location;

    if (d->on_edge) {
        block = s->edges[d->location].target;
        search->on_edge[d->location] = d->value;
        search->on_edge_mark[d->location] = search->mark;
        if (!is_reachable(s, s->edge_source[d->location]))
            return;
    }
    if (is_reachable(s, block))
        search->sites[search->site_count++] =
            (struct site){definition_position(search->builder, &search->shape, d), block,
                          d->on_edge && s->blocks[block].predecessor_count > 1, d->value};
}

/* The block from which on loops can carry the variable around. */
static uint32_t find_root(const struct value_search *search)
{
    uint32_t root = search->sites[0].block;

    for (uint32_t i = 1; i < search->site_count; i++)
        root = common_ancestor(&search->builder->dominators, root, search->sites[i].block);
    return search->shape.dispatching[root] != NONE ? search->shape.dispatching[root] : root;
}

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
    for (uint32_t to = search->site_count; count > 0;) { /* from the back */
        bool header_is_last =
            definitions == 0 || search->headers[count - 1].position >= search->sites[definitions - 1].position;
        search->sites[--to] = header_is_last ? search->headers[--count] : search->sites[--definitions];
    }
}

static void enter_definitions(struct value_search *search, const uint32_t *indices, uint32_t count)
{
    search->mark++;
    search->site_count = 0;
    for (uint32_t i = 0; i < count; i++)
        enter_definition(search, piece_at(&search->builder->definitions, indices[i]));
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

/* ---- The search -------------------------------------------------------------------------------------------------- */

static struct value phi_at(struct value_search *search, uint32_t block)
{
    struct ssa_builder *builder = search->builder;
    struct value value = {SSA_PHI, builder->phis.count};

    if (search->phi_mark[block] == search->mark)
        return (struct value){SSA_PHI, search->phi[block]};
    search->phi_mark[block] = search->mark;
    search->phi[block] = value.index;
    pieces_push(builder->arena, &builder->phis,
                (struct phi){.variable = search->variable, .block = block, .replacement = value});
    return value;
}

/* The value at a position, or, if it is the same as at the end of another block, that block. */
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

/* Phis are placed where reads find them, and where their own inputs do. */
static void solve_variable(struct value_search *search, const uint32_t *reads, uint32_t read_count)
{
    struct ssa_builder *builder = search->builder;
    const struct structured *s = builder->structured;
    uint32_t first_phi = builder->phis.count;

    for (uint32_t i = 0; i < read_count; i++) {
        struct read *read = piece_at(&builder->reads, reads[i]);
        if (is_reachable(s, read->block))
            read->value = find_value(search, read->block, read->at_end);
    }
    for (uint32_t p = first_phi; p < builder->phis.count; p++) {
        struct phi *phi = piece_at(&builder->phis, p);
        const struct structured_block *block = &s->blocks[phi->block];
        phi->first_input = builder->inputs.count;
        for (uint32_t i = 0; i < block->predecessor_count; i++)
            pieces_push(builder->arena, &builder->inputs,
                        value_on_edge(search, s->predecessors[block->first_predecessor + i]));
    }
}

/* ---- All variables ----------------------------------------------------------------------------------------------- */

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
        .chain = arena_array(arena, blocks, sizeof *search.chain),
        .on_edge = arena_array(arena, edges, sizeof *search.on_edge),
        .at_end = arena_array(arena, blocks, sizeof *search.at_end),
        .phi = arena_array(arena, blocks, sizeof *search.phi),
        .on_edge_mark = arena_zeroed(arena, edges, sizeof *search.on_edge_mark),
        .at_end_mark = arena_zeroed(arena, blocks, sizeof *search.at_end_mark),
        .phi_mark = arena_zeroed(arena, blocks, sizeof *search.phi_mark),
    };

    search.sites = arena_array(arena, (size_t)maximum + shape.loop_count, sizeof *search.sites);
    search.headers = arena_array(arena, shape.loop_count, sizeof *search.headers);
    search.loop_mark = arena_zeroed(arena, shape.loop_count, sizeof *search.loop_mark);
    for (uint32_t v = 0; v < variables.count; v++) {
        search.variable = variables.variables[v];
        enter_definitions(&search, definitions.indices + definitions.first[v],
                          definitions.first[v + 1] - definitions.first[v]);
        solve_variable(&search, reads.indices + reads.first[v], reads.first[v + 1] - reads.first[v]);
    }
}
