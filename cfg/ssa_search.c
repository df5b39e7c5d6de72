#include "cfg/intervals.h"
#include "cfg/ssa_builder.h"

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

/* The structured form as the search sees it, the same for all variables. */
struct shape {
    struct intervals dominated;
    bool *joins;              /* by block: several ways in, back edges aside */
    uint32_t *loop;           /* by block: number of the innermost loop that it is in; 0 is the function */
    uint32_t *outer, *header; /* by loop: the next one around, its first block */
    uint32_t loop_count;
    uint32_t *dispatching; /* by block: the outermost header of a dispatcher's loop that dominates it, or NONE */
};

/* A definition of the variable at hand. */
struct site {
    uint32_t position; /* twice the number in preorder for the start of a block, one more for its end */
    uint32_t block;
    bool is_phi; /* a phi at the block's start joins definitions on its edges, or in its loop */
    struct value value;
};

/* Tables by block and edge whose entries belong to the variable at hand if the mark beside them says so. */
struct search {
    struct ssa_builder *builder;
    struct shape shape;
    ssa_variable variable;
    struct site *sites; /* by position */
    uint32_t site_count;
    uint32_t *chain; /* blocks whose ends have the value that is being looked for */
    struct value *on_edge, *at_end;
    uint32_t *phi; /* by block: the variable's phi at its start */
    uint32_t *on_edge_mark, *at_end_mark, *phi_mark, *loop_mark;
    uint32_t mark;
};

/* ---- The structured form ----------------------------------------------------------------------------------------- */

static bool dominates(const struct shape *shape, uint32_t above, uint32_t block)
{
    const struct intervals *d = &shape->dominated;
    return d->enter[above] <= d->enter[block] && d->leave[block] <= d->leave[above];
}

/* The last source of a back edge to the block; 0 if there is none. */
static uint32_t find_latch(const struct structured *s, uint32_t b, uint32_t *ways_in)
{
    const struct structured_block *block = &s->blocks[b];
    uint32_t latch = 0;

    *ways_in = 0;
    for (uint32_t p = 0; p < block->predecessor_count; p++) {
        uint32_t source = s->edge_source[s->predecessors[block->first_predecessor + p]];
        if (source < b)
            ++*ways_in;
        else if (source > latch)
            latch = source;
    }
    return latch;
}

/* Blocks are printed so that a loop is all from its header to the source of its back edge. */
static void find_printed_loops(struct arena *arena, const struct structured *s, struct shape *shape)
{
    uint32_t open = 0, most = 1, ways_in;

    for (uint32_t b = 0; b < s->block_count; b++)
        most += s->blocks[b].merge_kind == MERGE_LOOP;
    shape->outer = arena_array(arena, most, sizeof *shape->outer);
    shape->header = arena_array(arena, most, sizeof *shape->header);
    uint32_t *latches = arena_array(arena, most, sizeof *latches);
    shape->outer[0] = shape->header[0] = 0;
    latches[0] = NONE;
    shape->loop_count = 1;
    for (uint32_t b = 0; b < s->block_count; b++) {
        uint32_t latch = find_latch(s, b, &ways_in);
        while (b > latches[open])
            open = shape->outer[open];
        if (latch > 0) {
            uint32_t loop = shape->loop_count++;
            shape->header[loop] = b;
            latches[loop] = latch;
            shape->outer[loop] = open;
            open = loop;
        }
        shape->joins[b] = ways_in > 1;
        shape->loop[b] = open;
    }
}

static void find_dispatching_loops(const struct structured *s, struct shape *shape)
{
    memset(shape->dispatching, 0xFF, s->block_count * sizeof *shape->dispatching);
    for (uint32_t b = 0; b < s->block_count; b++)
        if (s->blocks[b].role == ROLE_DISPATCHER && shape->loop[b] != 0)
            shape->dispatching[shape->header[shape->loop[b]]] = shape->header[shape->loop[b]];
    for (uint32_t b = 1; b < s->block_count; b++)
        if (is_reachable(s, b) && shape->dispatching[s->immediate_dominators[b]] != NONE)
            shape->dispatching[b] = shape->dispatching[s->immediate_dominators[b]];
}

static struct shape find_shape(struct arena *arena, const struct structured *s)
{
    struct shape shape = {
        .dominated = dominator_intervals(arena, s),
        .joins = arena_array(arena, s->block_count, sizeof *shape.joins),
        .loop = arena_array(arena, s->block_count, sizeof *shape.loop),
        .dispatching = arena_array(arena, s->block_count, sizeof *shape.dispatching),
    };

    find_printed_loops(arena, s, &shape);
    find_dispatching_loops(s, &shape);
    return shape;
}

/* ---- The definitions --------------------------------------------------------------------------------------------- */

static int compare_sites(const void *a, const void *b)
{
    const struct site *x = a, *y = b;
    return (x->position > y->position) - (x->position < y->position);
}

static void enter_definition(struct search *search, const struct definition *d)
{
    const struct structured *s = search->builder->structured;
    const uint32_t *enter = search->shape.dominated.enter;
    uint32_t block = d->place;

    if (d->on_edge) {
        block = s->edges[d->place].target;
        search->on_edge[d->place] = d->value;
        search->on_edge_mark[d->place] = search->mark;
        if (!is_reachable(s, s->edge_source[d->place]))
            return;
    }
    if (is_reachable(s, block))
        search->sites[search->site_count++] = (struct site){
            2 * enter[block] + !d->on_edge, block, d->on_edge && s->blocks[block].predecessor_count > 1, d->value};
}

/* The block from which on loops can carry the variable around. */
static uint32_t find_root(const struct search *search)
{
    uint32_t root = search->sites[0].block;

    for (uint32_t i = 1; i < search->site_count; i++)
        root = common_ancestor(&search->builder->dominators, root, search->sites[i].block);
    return search->shape.dispatching[root] != NONE ? search->shape.dispatching[root] : root;
}

static void enter_loop_headers(struct search *search)
{
    const struct shape *shape = &search->shape;
    uint32_t root = find_root(search), count = search->site_count;

    for (uint32_t i = 0; i < count; i++) {
        for (uint32_t loop = shape->loop[search->sites[i].block];
             loop != 0 && search->loop_mark[loop] != search->mark && dominates(shape, root, shape->header[loop]);
             loop = shape->outer[loop]) {
            uint32_t header = shape->header[loop];
            search->loop_mark[loop] = search->mark;
            search->sites[search->site_count++] =
                (struct site){2 * shape->dominated.enter[header], header, true, {SSA_UNDEFINED, 0}};
        }
    }
}

static void enter_definitions(struct search *search, const uint32_t *indices, uint32_t count)
{
    search->mark++;
    search->site_count = 0;
    for (uint32_t i = 0; i < count; i++)
        enter_definition(search, &search->builder->definitions.data[indices[i]]);
    if (search->site_count > 0 && search->shape.loop_count > 1)
        enter_loop_headers(search);
    if (search->site_count > 1)
        qsort(search->sites, search->site_count, sizeof *search->sites, compare_sites);
}

/* The last definition at or before the position, or NULL. */
static const struct site *last_site(const struct search *search, uint32_t position)
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

static struct value phi_at(struct search *search, uint32_t block)
{
    struct ssa_builder *builder = search->builder;
    struct value value = {SSA_PHI, builder->phis.count};

    if (search->phi_mark[block] == search->mark)
        return (struct value){SSA_PHI, search->phi[block]};
    search->phi_mark[block] = search->mark;
    search->phi[block] = value.index;
    vector_push(builder->arena, &builder->phis,
                (struct phi){.variable = search->variable,
                             .block = block,
                             .same = {SSA_UNDEFINED, 0},
                             .replacement = value,
                             .first_user = NONE,
                             .last_user = NONE});
    return value;
}

/* The value at a position, or, if it is the same as at the end of another block, that block. */
static bool look_up(struct search *search, uint32_t block, uint32_t position, struct value *value, uint32_t *above)
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
    uint32_t way = ancestor_at_depth(tree, block, tree->depth[*above] + 1);
    if (search->shape.joins[way])
        *value = phi_at(search, way);
    return search->shape.joins[way];
}

static struct value find_value(struct search *search, uint32_t block, bool at_end)
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

static struct value value_on_edge(struct search *search, uint32_t edge)
{
    return search->on_edge_mark[edge] == search->mark
               ? search->on_edge[edge]
               : find_value(search, search->builder->structured->edge_source[edge], true);
}

/* Phis are placed where reads find them, and where their own inputs do. */
static void solve_variable(struct search *search, const uint32_t *reads, uint32_t read_count)
{
    struct ssa_builder *builder = search->builder;
    const struct structured *s = builder->structured;
    uint32_t first_phi = builder->phis.count;

    for (uint32_t i = 0; i < read_count; i++) {
        struct read *read = &builder->reads.data[reads[i]];
        if (is_reachable(s, read->block))
            read->value = find_value(search, read->block, read->at_end);
    }
    for (uint32_t phi = first_phi; phi < builder->phis.count; phi++) {
        const struct structured_block *block = &s->blocks[builder->phis.data[phi].block];
        builder->phis.data[phi].first_input = builder->inputs.count;
        for (uint32_t p = 0; p < block->predecessor_count; p++)
            vector_push(builder->arena, &builder->inputs,
                        value_on_edge(search, s->predecessors[block->first_predecessor + p]));
    }
}

/* ---- All variables ----------------------------------------------------------------------------------------------- */

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

void ssa_solve(struct ssa_builder *builder)
{
    struct arena *arena = builder->arena;
    uint32_t blocks = builder->structured->block_count, edges = builder->structured->edge_count;
    uint32_t variables = builder->client_variables + builder->structured->selector_count;
    struct by_variable reads =
        group_by_variable(arena, &builder->reads.data->variable, sizeof(struct read), builder->reads.count, variables);
    struct by_variable definitions = {0};
    struct search search = {
        .builder = builder,
        .shape = find_shape(arena, builder->structured),
        .chain = arena_array(arena, blocks, sizeof *search.chain),
        .on_edge = arena_array(arena, edges, sizeof *search.on_edge),
        .at_end = arena_array(arena, blocks, sizeof *search.at_end),
        .phi = arena_array(arena, blocks, sizeof *search.phi),
        .on_edge_mark = arena_zeroed(arena, edges, sizeof *search.on_edge_mark),
        .at_end_mark = arena_zeroed(arena, blocks, sizeof *search.at_end_mark),
        .phi_mark = arena_zeroed(arena, blocks, sizeof *search.phi_mark),
    };

    if (builder->definitions.count == 0)
        return;
    search.sites =
        arena_array(arena, (size_t)builder->definitions.count + search.shape.loop_count, sizeof *search.sites);
    search.loop_mark = arena_zeroed(arena, search.shape.loop_count, sizeof *search.loop_mark);
    definitions = group_by_variable(arena, &builder->definitions.data->variable, sizeof(struct definition),
                                    builder->definitions.count, variables);
    for (search.variable = 0; search.variable < variables; search.variable++) {
        ssa_variable v = search.variable;
        if (reads.first[v] == reads.first[v + 1])
            continue;
        enter_definitions(&search, definitions.indices + definitions.first[v],
                          definitions.first[v + 1] - definitions.first[v]);
        solve_variable(&search, reads.indices + reads.first[v], reads.first[v + 1] - reads.first[v]);
    }
}
