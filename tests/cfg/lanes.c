#include "tests/cfg/lanes.h"

#include "base/text.h"
#include "cfg/loops.h"

#include <stdlib.h>
#include <string.h>

enum {
    MOST_BLOCKS_WITH_DOMINATORS = 64,
    MOST_BLOCKS_WITH_LOOPS = 200,
    POISON = UINT32_MAX - 1,
    VARIABLES = 2 /* of every block */
};

static uint64_t mix(uint64_t a, uint64_t b)
{
    uint64_t x = (a ^ (b + UINT64_C(0x9E3779B97F4A7C15) + (a << 6) + (a >> 2))) * UINT64_C(0xBF58476D1CE4E5B9);
    return x ^ x >> 29;
}

/* ---- The values that the tests give to the graph's phis ---------------------------------------------------------- */

/* Each block has two phis. Over an edge each takes either a number that tells the edge, or what a phi of a block holds
 * that dominates the edge's source (its other phi, for some back edges). Each block reads its own phis and those of
 * one block that dominates it. */
struct model {
    const struct graph *graph;
    uint64_t *dominators; /* by block, as sets; NULL: not known */
    uint64_t seed;
};

struct operand {
    bool copies;
    uint32_t number; /* or variable */
};

static uint64_t *find_dominator_sets(struct arena *arena, const struct graph *graph)
{
    uint64_t *sets = arena_array(arena, graph->block_count, sizeof *sets);

    if (graph->block_count > MOST_BLOCKS_WITH_DOMINATORS)
        return NULL;
    for (block_id b = 0; b < graph->block_count; b++)
        sets[b] = b == 0 ? 1 : UINT64_MAX;
    for (bool changed = true; changed;) {
        changed = false;
        for (block_id b = 0; b < graph->block_count; b++) {
            for (edge_id e = graph->first[b]; e < graph->first[b + 1] && sets[b] != UINT64_MAX; e++) {
                block_id target = graph->targets[e];
                if (graph->never_taken && graph->never_taken[e])
                    continue;
                uint64_t set = sets[target] & (sets[b] | UINT64_C(1) << target);
                changed |= set != sets[target];
                sets[target] = set;
            }
        }
    }
    return sets;
}

/* Some block other than the entry that dominates `block`, itself perhaps. */
static block_id some_dominator(const struct model *model, block_id block, uint64_t choice)
{
    uint32_t found[MOST_BLOCKS_WITH_DOMINATORS], count = 0;

    if (!model->dominators)
        return block;
    for (block_id b = 1; b < model->graph->block_count; b++)
        if (model->dominators[block] >> b & 1)
            found[count++] = b;
    return count ? found[choice % count] : NO_BLOCK;
}

static struct operand operand_of(const struct model *model, block_id source, block_id target, uint32_t which)
{
    uint64_t hash = mix(mix(model->seed, source), (uint64_t)target * VARIABLES + which);
    block_id copied = source == 0 ? NO_BLOCK : some_dominator(model, source, hash >> 8);

    if (hash % 3 != 0 || copied == NO_BLOCK)
        return (struct operand){false, source * model->graph->block_count + target};
    return (struct operand){true, copied * VARIABLES + (hash >> 4 & 1)};
}

static block_id block_that_is_read(const struct model *model, block_id block)
{
    return block == 0 ? NO_BLOCK : some_dominator(model, block, mix(model->seed, block));
}

/* ---- Lanes ------------------------------------------------------------------------------------------------------- */

struct lane {
    struct random choices;
    uint64_t trace;
    uint32_t visits;
    bool done;
};

/* A block run by one lane, or by several: those whose keys are equal. */
struct visit {
    block_id block;
    uint64_t key;
    uint32_t lanes; /* as a set */
};

struct walk {
    struct arena *arena;
    const struct graph *graph;
    const struct walk_options *options;
    struct model model;
    struct lane lanes[MOST_LANES];
    struct visit *visits;
    uint32_t visit_count;
};

static bool is_compared(const struct walk *walk, block_id block)
{
    return walk->options->all_blocks || (walk->graph->traits[block] & BLOCK_CONVERGENT);
}

/* Lets a lane run a block; returns the edge that it takes. */
static edge_id visit_block(struct walk *walk, struct lane *lane, block_id block, const uint32_t *seen)
{
    const struct graph *graph = walk->graph;
    edge_id takes[64];
    uint32_t count = 0;

    lane->trace = mix(lane->trace, block);
    for (uint32_t i = 0; seen && i < 2 * VARIABLES; i++)
        lane->trace = mix(lane->trace, seen[i]);
    for (edge_id e = graph->first[block]; e < graph->first[block + 1] && count < 64; e++)
        if (!(graph->never_taken && graph->never_taken[e]))
            takes[count++] = e;
    uint32_t choice = random_below(&lane->choices, count > 1 ? count : 1);
    lane->done = count == 0 || ++lane->visits == walk->options->visits;
    return lane->done ? NO_EDGE : takes[choice];
}

static struct walk begin_walk(struct arena *arena, const struct graph *graph, const struct walk_options *options,
                              uint64_t *dominators)
{
    struct walk walk = {
        .arena = arena,
        .graph = graph,
        .options = options,
        .model = {graph, dominators, options->seed},
        .visits = arena_array(arena, (size_t)options->lanes * options->visits, sizeof *walk.visits),
    };

    for (uint32_t i = 0; i < options->lanes; i++)
        walk.lanes[i] = (struct lane){.choices = {mix(options->seed, i)}};
    return walk;
}

static int compare_visits(const void *a, const void *b)
{
    const struct visit *x = a, *y = b;

    if (x->block != y->block)
        return x->block < y->block ? -1 : 1;
    if (x->key != y->key)
        return x->key < y->key ? -1 : 1;
    return x->lanes < y->lanes ? -1 : x->lanes > y->lanes;
}

/* ---- In the graph: the ideal ------------------------------------------------------------------------------------- */

struct loops {
    uint32_t count;  /* of blocks */
    bool *contains;  /* count x count: by header, by block */
    bool *is_header; /* by block */
    bool *back;      /* by arm */
};

/* Natural loops by their definition. */
static struct loops find_natural_loops(struct arena *arena, const struct flow *flow)
{
    uint32_t n = flow->block_count, *work = arena_array(arena, n, sizeof *work);
    struct loop_forest *forest = find_loops(arena, flow);
    struct loops loops = {n, arena_zeroed(arena, (size_t)n * n, 1), arena_zeroed(arena, n, 1), forest->back};

    for (uint32_t b = 0; b < n; b++) {
        for (uint32_t a = flow->first_arm[b]; a < flow->first_arm[b + 1]; a++) {
            if (!forest->back[a])
                continue;
            bool *body = loops.contains + (size_t)flow->arms[a].target * n;
            uint32_t count = 0;
            loops.is_header[flow->arms[a].target] = body[flow->arms[a].target] = true;
            if (!body[b])
                body[work[count++] = b] = true;
            while (count > 0) {
                uint32_t member = work[--count];
                for (uint32_t p = 0; p < n; p++)
                    for (uint32_t e = flow->first_arm[p]; e < flow->first_arm[p + 1]; e++)
                        if (flow->arms[e].target == member && !body[p])
                            body[work[count++] = p] = true;
            }
        }
    }
    return loops;
}

static uint32_t arm_of_edge(const struct flow *flow, uint32_t block, edge_id edge)
{
    for (uint32_t a = flow->first_arm[block]; a < flow->first_arm[block + 1]; a++)
        if (flow->graph->targets[flow->arms[a].edge] == flow->graph->targets[edge])
            return a;
    abort();
}

static void take_phis(const struct model *model, block_id source, block_id target, uint32_t *variables)
{
    uint32_t values[VARIABLES];

    for (uint32_t k = 0; k < VARIABLES; k++) {
        struct operand operand = operand_of(model, source, target, k);
        values[k] = operand.copies ? variables[operand.number] : operand.number;
    }
    memcpy(variables + target * VARIABLES, values, sizeof values);
}

static uint32_t chosen_arm(const struct flow *flow, uint32_t dispatcher, const uint32_t *selectors)
{
    uint32_t a = flow->first_arm[dispatcher];

    while (flow->arms[a].number != selectors[flow->selector[dispatcher]])
        a++;
    return a;
}

static void walk_lane(struct walk *walk, const struct flow *flow, const struct loops *loops, uint32_t index)
{
    struct lane *lane = &walk->lanes[index];
    uint32_t *trips = arena_zeroed(walk->arena, flow->block_count, sizeof *trips);
    uint32_t *selectors = arena_zeroed(walk->arena, flow->selector_count, sizeof *selectors);
    uint32_t *variables = arena_zeroed(walk->arena, (size_t)walk->graph->block_count * VARIABLES, sizeof *variables);

    for (uint32_t block = 0, arm; !lane->done;) {
        block_id source = flow->source[block];
        if (source == NO_BLOCK) {
            arm = chosen_arm(flow, block, selectors);
        } else {
            block_id other = block_that_is_read(&walk->model, source);
            uint32_t seen[2 * VARIABLES] = {0};
            for (uint32_t k = 0; k < VARIABLES && source != 0; k++) {
                seen[k] = variables[source * VARIABLES + k];
                seen[VARIABLES + k] = variables[other * VARIABLES + k];
            }
            struct visit visit = {source, source, UINT32_C(1) << index};
            for (uint32_t h = 0; loops && h < loops->count; h++)
                if (loops->is_header[h] && loops->contains[(size_t)h * loops->count + block])
                    visit.key = mix(mix(visit.key, h), trips[h]);
            edge_id edge = visit_block(walk, lane, source, walk->options->values ? seen : NULL);
            if (is_compared(walk, source))
                walk->visits[walk->visit_count++] = visit;
            if (lane->done)
                return;
            arm = arm_of_edge(flow, block, edge);
            take_phis(&walk->model, source, walk->graph->targets[edge], variables);
        }
        for (uint32_t i = 0; i < flow->arms[arm].assignment_count; i++) {
            struct assignment a = flow->assignments->data[flow->arms[arm].first_assignment + i];
            selectors[a.selector] = a.number;
        }
        block = flow->arms[arm].target;
        if (loops && loops->is_header[block])
            trips[block] = loops->back[arm] ? trips[block] + 1 : 0;
    }
}

/* ---- In the structured form, in lockstep ------------------------------------------------------------------------- */

struct block_reads {
    ssa_read reads[2 * VARIABLES];
};

struct form {
    const struct structured *s;
    struct ssa_builder *builder;
    const struct ssa *ssa;
    struct block_reads *reads;      /* by structured block */
    uint32_t *predecessor_position; /* by edge */
};

static void define_phis(struct walk *walk, struct form *form, uint32_t edge)
{
    const struct structured_edge *e = &form->s->edges[edge];
    uint32_t from = form->s->edge_source[edge];

    if (e->source_edge == NO_EDGE)
        return;
    block_id source = form->s->blocks[from].decider, target = walk->graph->targets[e->source_edge];
    if (source == NO_BLOCK)
        source = form->s->blocks[from].source;
    for (uint32_t k = 0; k < VARIABLES; k++) {
        struct operand operand = operand_of(&walk->model, source, target, k);
        ssa_variable variable = target * VARIABLES + k;
        if (operand.copies)
            ssa_copy_on_edge(form->builder, edge, variable, ssa_request_at_end(form->builder, from, operand.number));
        else
            ssa_define_on_edge(form->builder, edge, variable, operand.number);
    }
}

static struct form build_form(struct walk *walk, const struct structured *s)
{
    struct form form = {
        .s = s,
        .builder = ssa_begin(walk->arena, s, walk->graph->block_count * VARIABLES),
        .reads = arena_array(walk->arena, s->block_count, sizeof *form.reads),
        .predecessor_position = arena_array(walk->arena, s->edge_count, sizeof(uint32_t)),
    };

    for (uint32_t e = 0; e < s->edge_count && walk->options->values; e++)
        define_phis(walk, &form, e);
    for (uint32_t b = 0; b < s->block_count; b++) {
        block_id source = s->blocks[b].source;
        for (uint32_t p = 0; p < s->blocks[b].predecessor_count; p++)
            form.predecessor_position[s->predecessors[s->blocks[b].first_predecessor + p]] = p;
        if (source == NO_BLOCK || source == 0 || !walk->options->values)
            continue;
        block_id other = block_that_is_read(&walk->model, source);
        for (uint32_t k = 0; k < VARIABLES; k++) {
            form.reads[b].reads[k] = ssa_request(form.builder, b, source * VARIABLES + k);
            form.reads[b].reads[VARIABLES + k] = ssa_request(form.builder, b, other * VARIABLES + k);
        }
    }
    form.ssa = ssa_finish(form.builder);
    return form;
}

struct place {
    uint32_t block, edge; /* the edge by which it was entered */
    edge_id *taken;       /* by block of the input: the edge that its last visit took */
    uint32_t *phis;
};

static uint32_t value_of(struct ssa_value value, const uint32_t *phis)
{
    return value.kind == SSA_UNDEFINED ? POISON : value.kind == SSA_PHI ? phis[value.index] : value.index;
}

static void enter_block(const struct form *form, struct place *place, uint32_t *scratch)
{
    const struct ssa *ssa = form->ssa;
    uint32_t first = ssa->first_phi[place->block], end = ssa->first_phi[place->block + 1];

    for (uint32_t i = first; i < end; i++) {
        const struct ssa_phi *phi = &ssa->phis[ssa->phis_of_block[i]];
        uint32_t position = form->predecessor_position[place->edge];
        scratch[i - first] = value_of(ssa->inputs[phi->first_input + position], place->phis);
    }
    for (uint32_t i = first; i < end; i++)
        place->phis[ssa->phis_of_block[i]] = scratch[i - first];
}

/* The edge by which a lane leaves its block; NO_EDGE if the block ends the lane. */
static uint32_t leave_block(const struct form *form, const struct place *place)
{
    const struct structured *s = form->s;
    const struct structured_block *block = &s->blocks[place->block];
    uint32_t edge = block->first_edge, selector = 0;
    edge_id taken = block->decider == NO_BLOCK ? NO_EDGE : place->taken[block->decider];

    if (block->end == END_TEST_EQUAL || block->end == END_TEST_GREATER || block->end == END_SELECT)
        selector = value_of(ssa_selector(form->builder, place->block), place->phis);
    if (selector == POISON)
        return NO_EDGE - 1;
    switch ((enum structured_end)block->end) {
    case END_JUMP:
    case END_REGION:
        return edge;
    case END_CONDITION:
        return edge +
               (taken != s->edges[edge].source_edge && (s->edges[edge + 1].source_edge == taken || taken == NO_EDGE));
    case END_SWITCH:
        for (uint32_t e = edge; e < edge + block->edge_count; e++)
            for (uint32_t l = 0; l < s->edges[e].label_count; l++)
                if (s->labels[s->edges[e].first_label + l] == taken)
                    return e;
        return NO_EDGE - 1;
    case END_TEST_EQUAL:
        return edge + (selector != block->number);
    case END_TEST_GREATER:
        return edge + !(selector > block->number);
    case END_SELECT:
        for (uint32_t e = edge + 1; e < edge + block->edge_count; e++)
            if (s->edges[e].number == selector)
                return e;
        return edge;
    case END_RETURN:
    case END_UNREACHABLE:
        return NO_EDGE;
    }
    return NO_EDGE - 1;
}

static const char *walk_form(struct walk *walk, const struct structured *s)
{
    struct form form = build_form(walk, s);
    uint32_t *scratch = arena_array(walk->arena, form.ssa->phi_count, sizeof *scratch);
    struct place places[MOST_LANES];

    for (uint32_t i = 0; i < walk->options->lanes; i++) {
        places[i] = (struct place){
            .taken = arena_array(walk->arena, walk->graph->block_count, sizeof(edge_id)),
            .phis = arena_array(walk->arena, form.ssa->phi_count, sizeof(uint32_t)),
        };
        memset(places[i].phis, 0xFF, form.ssa->phi_count * sizeof(uint32_t));
    }
    for (;;) {
        /* Blocks are in an order in which a construct's merge block stands behind all that is inside, and a continue
         * target behind the loop's body: so the lanes that are furthest behind go first. */
        uint32_t block = NO_BLOCK, together = 0;
        for (uint32_t i = 0; i < walk->options->lanes; i++)
            if (!walk->lanes[i].done && places[i].block < block)
                block = places[i].block;
        if (block == NO_BLOCK)
            return NULL;
        block_id source = s->blocks[block].source;
        for (uint32_t i = 0; i < walk->options->lanes; i++) {
            struct place *place = &places[i];
            if (walk->lanes[i].done || place->block != block)
                continue;
            together |= UINT32_C(1) << i;
            if (source != NO_BLOCK) {
                uint32_t seen[2 * VARIABLES] = {0};
                for (uint32_t k = 0; k < 2 * VARIABLES && source != 0 && walk->options->values; k++)
                    seen[k] = value_of(ssa_result(form.builder, form.reads[block].reads[k]), place->phis);
                place->taken[source] = visit_block(walk, &walk->lanes[i], source, walk->options->values ? seen : NULL);
                if (walk->lanes[i].done)
                    continue;
            }
            uint32_t edge = leave_block(&form, place);
            if (edge >= NO_EDGE - 1)
                return edge == NO_EDGE ? "a lane ends too early" : "a selector is undefined or leads nowhere";
            place->edge = edge;
            place->block = s->edges[edge].target;
            enter_block(&form, place, scratch);
        }
        if (source != NO_BLOCK && is_compared(walk, source))
            walk->visits[walk->visit_count++] = (struct visit){source, 0, together};
    }
}

/* ---- Both -------------------------------------------------------------------------------------------------------- */

static void join_equal_keys(struct walk *walk)
{
    uint32_t count = 0;

    qsort(walk->visits, walk->visit_count, sizeof *walk->visits, compare_visits);
    for (uint32_t i = 0; i < walk->visit_count; i++) {
        struct visit *last = count ? &walk->visits[count - 1] : NULL;
        if (last && last->block == walk->visits[i].block && last->key == walk->visits[i].key)
            last->lanes |= walk->visits[i].lanes;
        else
            walk->visits[count++] = walk->visits[i];
    }
    walk->visit_count = count;
    for (uint32_t i = 0; i < count; i++)
        walk->visits[i].key = 0;
    qsort(walk->visits, count, sizeof *walk->visits, compare_visits);
}

const char *compare_walks(struct arena *arena, const struct graph *graph, const struct flow *flow,
                          const struct structured *structured, const struct walk_options *options)
{
    uint64_t *dominators = options->values ? find_dominator_sets(arena, graph) : NULL;
    struct walk ideal = begin_walk(arena, graph, options, dominators);
    struct walk actual = begin_walk(arena, graph, options, dominators);
    struct loops loops;
    bool together = options->together && flow->block_count <= MOST_BLOCKS_WITH_LOOPS;
    struct text text = text_create(arena);

    if (together)
        loops = find_natural_loops(arena, flow);
    for (uint32_t i = 0; i < options->lanes; i++)
        walk_lane(&ideal, flow, together ? &loops : NULL, i);
    const char *problem = walk_form(&actual, structured);
    if (problem)
        return problem;
    for (uint32_t i = 0; i < options->lanes; i++)
        if (ideal.lanes[i].trace != actual.lanes[i].trace)
            return "a lane runs other blocks, or sees other values";
    if (!together)
        return NULL;
    join_equal_keys(&ideal);
    qsort(actual.visits, actual.visit_count, sizeof *actual.visits, compare_visits);
    for (uint32_t i = 0; i < ideal.visit_count || i < actual.visit_count; i++) {
        if (i < ideal.visit_count && i < actual.visit_count && compare_visits(&ideal.visits[i], &actual.visits[i]) == 0)
            continue;
        text_format(&text, "the lanes that run block %u together are not those that should",
                    i < ideal.visit_count ? ideal.visits[i].block : actual.visits[i].block);
        return text_finish(&text);
    }
    return NULL;
}
