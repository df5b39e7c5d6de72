#include "tests/cfg/lanes.h"

#include "base/text.h"
#include "cfg/dispatch.h"
#include "tests/cfg/form.h"

#include <stdlib.h>
#include <string.h>

enum {
    MAX_BLOCKS_WITH_LOOPS = 200,
    POISON = -1 /* value of anything undefined */
};

uint32_t most_steps(const struct graph *graph, const struct walk_options *options)
{
    return options->visits + (options->homeward ? graph->block_count : 0);
}

struct flow *flow_with_dispatchers(struct arena *arena, const struct graph *graph, uint32_t targets)
{
    struct flow *flow = flow_create(arena, graph);
    struct loop_forest *forest = find_loops(arena, flow);

    return forest->any_irreducible ? dispatch_irreducible_loops(arena, flow, forest, targets) : flow;
}

/* ---- Lanes ------------------------------------------------------------------------------------------------------- */

struct lane {
    struct random choices;
    uint64_t trace;
    uint32_t visits;
    bool done;
    bool is_lost; /* a dispatcher led it to another block than the target of its edge */
};

/* A visit of a block by all lanes with equal keys. */
struct visit {
    block_id block;
    uint64_t key;
    uint32_t lanes; /* set of lanes, one bit each */
};

struct walk {
    struct arena *arena;
    const struct graph *graph;
    const struct walk_options *options;
    const struct model *model;
    const uint32_t *distance; /* by block: edges to the nearest return; NULL: lanes need not reach one */
    struct lane lanes[MAX_LANES];
    struct visit *visits;
    uint32_t visit_count, visit_capacity;
    struct journey *journeys; /* by lane; NULL: not recorded */
};

static bool is_compared(const struct walk *walk, block_id block)
{
    return walk->options->all_blocks || (walk->graph->traits && (walk->graph->traits[block] & BLOCK_CONVERGENT));
}

/* Runs the block for one lane. Returns the edge that the lane takes. */
static edge_id visit_block(struct walk *walk, struct lane *lane, block_id block, const uint32_t *seen)
{
    const struct graph *graph = walk->graph;
    bool is_late = lane->visits >= walk->options->visits;
    edge_id takes[64];
    uint32_t count = 0;

    lane->trace = mix(lane->trace, block);
    for (uint32_t i = 0; seen && i < VALUES_READ; i++)
        lane->trace = mix(lane->trace, seen[i]);
    for (edge_id e = graph->first[block]; e < graph->first[block + 1] && count < 64; e++) {
        if (graph->never_taken && graph->never_taken[e])
            continue;
        if (walk->distance && walk->distance[graph->targets[e]] == UINT32_MAX)
            continue;
        if (walk->distance && is_late && walk->distance[graph->targets[e]] >= walk->distance[block])
            continue;
        takes[count++] = e;
    }
    uint32_t choice = random_below(&lane->choices, count > 1 ? count : 1);
    lane->visits++;
    lane->done = count == 0 || (!walk->distance && lane->visits == walk->options->visits);
    return lane->done ? NO_EDGE : takes[choice];
}

/* By block: number of edges to the nearest return. */
static uint32_t *find_distances(struct arena *arena, const struct graph *graph)
{
    uint32_t *distance = arena_array(arena, graph->block_count, sizeof *distance);

    for (block_id b = 0; b < graph->block_count; b++)
        distance[b] = graph->terminators[b] == TERMINATOR_RETURN ? 0 : UINT32_MAX;
    for (bool changed = true; changed;) {
        changed = false;
        for (block_id b = 0; b < graph->block_count; b++) {
            for (edge_id e = graph->first[b]; e < graph->first[b + 1]; e++) {
                uint32_t next = distance[graph->targets[e]];
                if ((graph->never_taken && graph->never_taken[e]) || next == UINT32_MAX || next + 1 >= distance[b])
                    continue;
                distance[b] = next + 1;
                changed = true;
            }
        }
    }
    return distance;
}

static struct walk begin_walk(struct arena *arena, const struct graph *graph, const struct walk_options *options,
                              const struct model *model)
{
    struct walk walk = {
        .arena = arena,
        .graph = graph,
        .options = options,
        .model = model,
        .visit_capacity = options->lanes * most_steps(graph, options),
    };

    walk.visits = arena_array(arena, walk.visit_capacity, sizeof *walk.visits);
    for (uint32_t i = 0; i < options->lanes; i++)
        walk.lanes[i] = (struct lane){.choices = {mix(options->seed, i)}};
    if (options->homeward)
        walk.distance = find_distances(arena, graph);
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
    uint32_t count;  /* number of blocks */
    bool *contains;  /* count x count, [header][block]: the loop contains the block */
    bool *is_header; /* by block */
    bool *back;      /* by successor */
};

/* The predecessors of block b are blocks[first[b]] .. blocks[first[b + 1] - 1]. */
struct predecessors {
    uint32_t *first, *blocks;
};

static struct predecessors find_predecessors(struct arena *arena, const struct flow *flow)
{
    uint32_t n = flow->block_count, successor_count = flow->first_successor[n];
    struct predecessors p = {arena_zeroed(arena, (size_t)n + 2, sizeof(uint32_t)),
                             arena_array(arena, successor_count, sizeof(uint32_t))};

    for (uint32_t a = 0; a < successor_count; a++)
        p.first[flow->successors[a].target + 2]++;
    for (uint32_t b = 2; b < n + 2; b++)
        p.first[b] += p.first[b - 1];
    for (uint32_t b = 0; b < n; b++)
        for (uint32_t a = flow->first_successor[b]; a < flow->first_successor[b + 1]; a++)
            p.blocks[p.first[flow->successors[a].target + 1]++] = b;
    return p;
}

/* Natural loops, straight from their definition. */
static struct loops find_natural_loops(struct arena *arena, const struct flow *flow)
{
    uint32_t n = flow->block_count, *work = arena_array(arena, n, sizeof *work);
    struct loop_forest *forest = find_loops(arena, flow);
    struct predecessors predecessors = find_predecessors(arena, flow);
    struct loops loops = {n, arena_zeroed(arena, (size_t)n * n, 1), arena_zeroed(arena, n, 1), forest->back};

    for (uint32_t b = 0; b < n; b++) {
        for (uint32_t a = flow->first_successor[b]; a < flow->first_successor[b + 1]; a++) {
            if (!forest->back[a])
                continue;
            bool *body = loops.contains + (size_t)flow->successors[a].target * n;
            uint32_t count = 0;
            loops.is_header[flow->successors[a].target] = body[flow->successors[a].target] = true;
            if (!body[b])
                body[work[count++] = b] = true;
            while (count > 0) {
                uint32_t member = work[--count];
                for (uint32_t p = predecessors.first[member]; p < predecessors.first[member + 1]; p++)
                    if (!body[predecessors.blocks[p]])
                        body[work[count++] = predecessors.blocks[p]] = true;
            }
        }
    }
    return loops;
}

/* ---- Exits that stay in their loops, by their definition (cfg/exits.h) ------------------------------------------- */

/* State of the definition. Relations between blocks are count x count, indexed by the first block. */
struct exit_search {
    const struct walk *walk;
    const struct flow *flow;
    struct loops *loops;
    uint32_t count;
    bool *repeats;    /* by header: a back edge is taken */
    bool *dominates;  /* [a][b]: a dominates b */
    bool *candidates; /* by block */
};

/* Whether the block only returns: such blocks are copied. */
static bool is_copied_return(const struct exit_search *s, uint32_t block)
{
    const struct graph *graph = s->flow->graph;
    block_id source = s->flow->source[block];

    return source != NO_BLOCK && !s->walk->options->no_duplicates && graph->traits &&
           (graph->traits[source] & BLOCK_EMPTY) &&
           (graph->terminators[source] == TERMINATOR_RETURN || graph->terminators[source] == TERMINATOR_UNREACHABLE);
}

/* Marks the blocks that the block dominates, itself included. */
static void find_dominated(struct arena *arena, const struct exit_search *s, uint32_t block)
{
    bool *dominated = s->dominates + (size_t)block * s->count;
    uint32_t *work = arena_array(arena, s->count, sizeof *work), count = 0;

    memset(dominated, true, s->count);
    if (block != 0)
        dominated[work[count++] = 0] = false;
    while (count > 0) {
        uint32_t b = work[--count];
        for (uint32_t a = s->flow->first_successor[b]; a < s->flow->first_successor[b + 1]; a++) {
            uint32_t target = s->flow->successors[a].target;
            if (!s->flow->successors[a].never_taken && target != block && dominated[target])
                dominated[work[count++] = target] = false;
        }
    }
}

static bool in_loop(const struct exit_search *s, uint32_t header, uint32_t block)
{
    return s->repeats[header] && s->loops->contains[(size_t)header * s->count + block];
}

static bool only_returns(const struct exit_search *s, uint32_t block)
{
    const bool *region = s->dominates + (size_t)block * s->count;
    bool convergent = false;

    for (uint32_t b = 0; b < s->count; b++) {
        if (!region[b])
            continue;
        convergent |= (flow_traits(s->flow, b) & BLOCK_CONVERGENT) != 0;
        for (uint32_t a = s->flow->first_successor[b]; a < s->flow->first_successor[b + 1]; a++) {
            uint32_t target = s->flow->successors[a].target;
            if (!region[target] && !is_copied_return(s, target))
                return false;
        }
    }
    return convergent;
}

static bool is_outermost(const struct exit_search *s, uint32_t header)
{
    for (uint32_t h = 0; h < s->count; h++)
        if (h != header && in_loop(s, h, header))
            return false;
    return s->repeats[header];
}

/* Chooses the exit of an outermost loop at which the code behind the loop begins. */
static uint32_t exit_behind(const struct exit_search *s, uint32_t header)
{
    uint32_t best_test = 0, best = NO_BLOCK;

    for (uint32_t b = 0; b < s->count; b++) {
        if (!in_loop(s, header, b))
            continue;
        uint32_t test = b == header;
        for (uint32_t a = s->flow->first_successor[b]; a < s->flow->first_successor[b + 1]; a++)
            if (s->flow->successors[a].target == header && !s->flow->successors[a].never_taken)
                test = 2;
        for (uint32_t a = s->flow->first_successor[b]; a < s->flow->first_successor[b + 1]; a++) {
            uint32_t target = s->flow->successors[a].target;
            if (s->flow->successors[a].never_taken || in_loop(s, header, target) ||
                (best != NO_BLOCK && test < best_test) ||
                (best != NO_BLOCK && test == best_test &&
                 s->flow->source[target] < s->flow->source[best])) /* dispatchers come last */
                continue;
            best = target;
            best_test = test;
        }
    }
    return best;
}

/* Adds the block's exit code to all loops that contain all its predecessors. Returns whether anything changed. */
static bool join_loops(const struct exit_search *s, uint32_t block)
{
    bool found = false;

    for (uint32_t h = 0; h < s->count; h++) {
        bool all = s->repeats[h];
        for (uint32_t b = 0; b < s->count && all; b++)
            for (uint32_t a = s->flow->first_successor[b]; a < s->flow->first_successor[b + 1]; a++)
                if (s->flow->successors[a].target == block && !s->flow->successors[a].never_taken && !s->loops->back[a])
                    all &= in_loop(s, h, b);
        for (uint32_t b = 0; b < s->count && all; b++) {
            bool *contains = &s->loops->contains[(size_t)h * s->count + b];
            if (s->dominates[(size_t)block * s->count + b] && !*contains)
                *contains = found = true;
        }
    }
    return found;
}

static void keep_exits(const struct walk *walk, const struct flow *flow, struct loops *loops)
{
    uint32_t n = flow->block_count;
    struct exit_search s = {.walk = walk, .flow = flow, .loops = loops, .count = n};

    s.repeats = arena_zeroed(walk->arena, n, sizeof(bool));
    s.dominates = arena_zeroed(walk->arena, (size_t)n * n, sizeof(bool));
    s.candidates = arena_zeroed(walk->arena, n, sizeof(bool));
    for (uint32_t b = 0; b < n; b++) {
        find_dominated(walk->arena, &s, b);
        for (uint32_t a = flow->first_successor[b]; a < flow->first_successor[b + 1]; a++)
            s.repeats[flow->successors[a].target] |= loops->back[a] && !flow->successors[a].never_taken;
    }
    for (uint32_t b = 1; b < n; b++)
        s.candidates[b] = flow->source[b] != NO_BLOCK && only_returns(&s, b);
    for (uint32_t h = 0; h < n; h++) {
        uint32_t behind = is_outermost(&s, h) ? exit_behind(&s, h) : NO_BLOCK;
        if (behind != NO_BLOCK)
            s.candidates[behind] = false;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t b = 1; b < n; b++)
            if (s.candidates[b])
                changed |= join_loops(&s, b);
    }
}

static uint32_t successor_of_edge(const struct flow *flow, uint32_t block, edge_id edge)
{
    for (uint32_t a = flow->first_successor[block]; a < flow->first_successor[block + 1]; a++)
        if (flow->graph->targets[flow->successors[a].edge] == flow->graph->targets[edge])
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

static uint32_t chosen_successor(const struct flow *flow, uint32_t dispatcher, const uint32_t *selectors)
{
    uint32_t a = flow->first_successor[dispatcher], last = flow->first_successor[dispatcher + 1] - 1;

    while (a < last && flow->successors[a].number != selectors[flow->selector[dispatcher]])
        a++;
    return a;
}

/* The values that a lane sees in a block. */
static void read_values(const struct walk *walk, block_id block, const uint32_t *variables, uint32_t seen[VALUES_READ])
{
    uint32_t read[VALUES_READ];

    variables_read(walk->model, block, read);
    for (uint32_t k = 0; k < VALUES_READ; k++)
        seen[k] = variables[read[k]];
}

static void note_step(struct walk *walk, uint32_t lane, const struct visit *visit, edge_id edge, const uint32_t *seen)
{
    struct journey *journey = &walk->journeys[lane];
    struct step *step = &journey->steps[journey->count++];

    step->block = visit->block;
    step->key = visit->key;
    step->together = is_compared(walk, visit->block);
    step->decision = 0;
    if (edge != NO_EDGE && walk->graph->terminators[visit->block] == TERMINATOR_CONDITION)
        step->decision = edge == walk->graph->first[visit->block];
    else if (edge != NO_EDGE)
        step->decision = edge - walk->graph->first[visit->block];
    memcpy(step->seen, seen, sizeof step->seen);
}

static void walk_lane(struct walk *walk, const struct flow *flow, const struct loops *loops, uint32_t index)
{
    struct lane *lane = &walk->lanes[index];
    uint32_t *trips = arena_zeroed(walk->arena, flow->block_count, sizeof *trips);
    uint32_t *selectors = arena_zeroed(walk->arena, flow->selector_count, sizeof *selectors);
    uint32_t *variables = arena_zeroed(walk->arena, (size_t)walk->graph->block_count * VARIABLES, sizeof *variables);

    for (uint32_t block = 0, successor, target = 0; !lane->done;) {
        block_id source = flow->source[block];
        if (source == NO_BLOCK) {
            successor = chosen_successor(flow, block, selectors);
        } else {
            lane->is_lost |= source != target;
            uint32_t seen[VALUES_READ] = {0};
            if (source != 0 && walk->options->values)
                read_values(walk, source, variables, seen);
            struct visit visit = {source, source, UINT32_C(1) << index};
            for (uint32_t h = 0; loops && h < loops->count; h++)
                if (loops->is_header[h] && loops->contains[(size_t)h * loops->count + block])
                    visit.key = mix(mix(visit.key, h), trips[h]);
            edge_id edge = visit_block(walk, lane, source, walk->options->values ? seen : NULL);
            if (is_compared(walk, source))
                walk->visits[walk->visit_count++] = visit;
            if (walk->journeys)
                note_step(walk, index, &visit, edge, seen);
            if (lane->done)
                return;
            successor = successor_of_edge(flow, block, edge);
            target = walk->graph->targets[edge];
            if (walk->options->values)
                take_phis(walk->model, source, target, variables);
        }
        for (uint32_t i = 0; i < flow->successors[successor].assignment_count; i++) {
            struct assignment a = flow->assignments->data[flow->successors[successor].first_assignment + i];
            selectors[a.selector] = a.number;
        }
        block = flow->successors[successor].target;
        if (loops && loops->is_header[block])
            trips[block] = loops->back[successor] ? trips[block] + 1 : 0;
    }
}

/* ---- In the structured form, in lockstep ------------------------------------------------------------------------- */

struct place {
    uint32_t block, edge; /* edge by which the block was entered */
    edge_id *taken;       /* by block of the input: edge taken by the last visit */
    uint32_t *phis;
    /* Lanes that fall through into a case need not reconverge with lanes that jump there before the switch's merge
     * block. */
    uint32_t falls; /* number of fall-throughs that the lane is behind */
    uint32_t merge; /* block at which they end */
};

static uint32_t value_of(struct ssa_value value, const uint32_t *phis)
{
    return value.kind == SSA_UNDEFINED ? (uint32_t)POISON : value.kind == SSA_PHI ? phis[value.index] : value.index;
}

/* By edge: its index among the predecessors of its target. */
static uint32_t *find_positions(struct arena *arena, const struct structured *s)
{
    uint32_t *position = arena_array(arena, s->edge_count, sizeof *position);

    for (uint32_t b = 0; b < s->block_count; b++)
        for (uint32_t p = 0; p < s->blocks[b].predecessor_count; p++)
            position[s->predecessors[s->blocks[b].first_predecessor + p]] = p;
    return position;
}

static void enter_block(const struct form *form, struct place *place, const uint32_t *positions, uint32_t *scratch)
{
    const struct ssa *ssa = form->ssa;
    uint32_t first = ssa->first_phi[place->block], end = ssa->first_phi[place->block + 1];

    for (uint32_t i = first; i < end; i++) {
        const struct ssa_phi *phi = &ssa->phis[ssa->phis_of_block[i]];
        scratch[i - first] = value_of(ssa->inputs[phi->first_input + positions[place->edge]], place->phis);
    }
    for (uint32_t i = first; i < end; i++)
        place->phis[ssa->phis_of_block[i]] = scratch[i - first];
}

/* The edge by which a lane leaves its block; NO_EDGE: the block ends the lane. */
static uint32_t leave_block(const struct form *form, const struct place *place)
{
    const struct structured *s = form->s;
    const struct structured_block *block = &s->blocks[place->block];
    uint32_t edge = block->first_edge, selector = 0;
    edge_id taken = block->decider == NO_BLOCK ? NO_EDGE : place->taken[block->decider];

    if (block->end == END_TEST_EQUAL || block->end == END_TEST_GREATER || block->end == END_SELECT)
        selector = value_of(ssa_selector(form->builder, place->block), place->phis);
    if (selector == (uint32_t)POISON)
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

/* By edge: merge block of the switch if the edge falls through from one case into another, else 0. */
static uint32_t *find_falls_between_cases(struct arena *arena, const struct structured *s)
{
    uint32_t *merge = arena_zeroed(arena, s->edge_count, sizeof *merge);

    for (uint32_t e = 0; e < s->edge_count; e++) {
        uint32_t target = s->edges[e].target, dominator = s->immediate_dominators[target];
        if (dominator != NO_BLOCK && s->blocks[dominator].end == END_SWITCH && dominator != s->edge_source[e] &&
            s->blocks[dominator].merge_block != target)
            merge[e] = s->blocks[dominator].merge_block;
    }
    return merge;
}

struct crowd {
    struct form form;
    struct place places[MAX_LANES];
    uint32_t *positions, *scratch;
    uint32_t *fall_merge; /* by edge */
};

static struct crowd gather(struct walk *walk, const struct structured *s)
{
    struct crowd crowd = {
        .form = form_create(walk->arena, walk->model, s, walk->options->values),
        .positions = find_positions(walk->arena, s),
        .fall_merge = find_falls_between_cases(walk->arena, s),
    };
    uint32_t phi_count = crowd.form.ssa->phi_count;

    crowd.scratch = arena_array(walk->arena, phi_count, sizeof *crowd.scratch);
    for (uint32_t i = 0; i < walk->options->lanes; i++) {
        crowd.places[i] = (struct place){
            .taken = arena_array(walk->arena, walk->graph->block_count, sizeof(edge_id)),
            .phis = arena_array(walk->arena, phi_count, sizeof(uint32_t)),
        };
        memset(crowd.places[i].phis, 0xFF, phi_count * sizeof(uint32_t));
    }
    return crowd;
}

/* Runs the lane's current block and moves the lane to the next. Returns NULL or a description of what is wrong. */
static const char *move_lane(struct walk *walk, struct crowd *crowd, uint32_t index)
{
    const struct structured *s = crowd->form.s;
    struct place *place = &crowd->places[index];
    block_id source = s->blocks[place->block].source;

    if (source != NO_BLOCK) {
        uint32_t seen[VALUES_READ] = {0};
        for (uint32_t k = 0; k < VALUES_READ && form_reads_values(&crowd->form, place->block); k++) {
            seen[k] = value_of(form_value(&crowd->form, place->block, k), place->phis);
            if (seen[k] == (uint32_t)POISON)
                return "a lane sees an undefined value";
        }
        place->taken[source] = visit_block(walk, &walk->lanes[index], source, walk->options->values ? seen : NULL);
        if (walk->lanes[index].done)
            return NULL;
    }
    uint32_t edge = leave_block(&crowd->form, place);
    if (edge >= NO_EDGE - 1)
        return edge == NO_EDGE ? "a lane ends too early" : "a selector is undefined or leads nowhere";
    place->edge = edge;
    place->block = s->edges[edge].target;
    if (crowd->fall_merge[edge] > 0) {
        place->falls++;
        if (place->merge < crowd->fall_merge[edge])
            place->merge = crowd->fall_merge[edge];
    }
    if (place->block >= place->merge)
        place->falls = place->merge = 0;
    enter_block(&crowd->form, place, crowd->positions, crowd->scratch);
    return NULL;
}

static const char *walk_form(struct walk *walk, const struct structured *s)
{
    struct crowd crowd = gather(walk, s);

    for (;;) {
        /* Blocks are in an order in which a construct's merge block stands behind all that is inside, and a continue
         * target behind the loop's body: so the lanes that are furthest behind go first. */
        uint32_t block = NO_BLOCK, falls = 0, together = 0;
        for (uint32_t i = 0; i < walk->options->lanes; i++) {
            if (!walk->lanes[i].done && crowd.places[i].block < block) {
                block = crowd.places[i].block;
                falls = crowd.places[i].falls;
            }
        }
        if (block == NO_BLOCK)
            return NULL;
        for (uint32_t i = 0; i < walk->options->lanes; i++) {
            if (walk->lanes[i].done || crowd.places[i].block != block || crowd.places[i].falls != falls)
                continue;
            together |= UINT32_C(1) << i;
            const char *problem = move_lane(walk, &crowd, i);
            if (problem)
                return problem;
        }
        block_id source = s->blocks[block].source;
        if (source == NO_BLOCK || !is_compared(walk, source))
            continue;
        if (walk->visit_count == walk->visit_capacity)
            return "lanes run more blocks than in the graph";
        walk->visits[walk->visit_count++] = (struct visit){source, 0, together};
    }
}

/* ---- Both -------------------------------------------------------------------------------------------------------- */

/* Merges visits of lanes with equal keys into one. */
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
}

static const char *compare_company(struct walk *ideal, struct walk *actual)
{
    struct text text = text_create(ideal->arena);

    join_equal_keys(ideal);
    for (uint32_t i = 0; i < ideal->visit_count; i++)
        ideal->visits[i].key = 0;
    qsort(ideal->visits, ideal->visit_count, sizeof *ideal->visits, compare_visits);
    qsort(actual->visits, actual->visit_count, sizeof *actual->visits, compare_visits);
    for (uint32_t i = 0; i < ideal->visit_count || i < actual->visit_count; i++) {
        bool both = i < ideal->visit_count && i < actual->visit_count;
        if (both && compare_visits(&ideal->visits[i], &actual->visits[i]) == 0)
            continue;
        text_format(&text, "the lanes that run block %u together are not those that should",
                    i < ideal->visit_count ? ideal->visits[i].block : actual->visits[i].block);
        return text_finish(&text);
    }
    return NULL;
}

const char *compare_walks(struct arena *arena, const struct graph *graph, const struct flow *flow,
                          const struct structured *structured, const struct walk_options *options)
{
    struct model model = {.graph = graph};
    struct loops loops;
    bool together = options->together && flow->block_count <= MAX_BLOCKS_WITH_LOOPS;

    if (options->values)
        model = model_create(arena, graph, options->seed);
    if (together)
        loops = find_natural_loops(arena, flow);
    struct walk ideal = begin_walk(arena, graph, options, &model);
    if (together && options->keeps_exits)
        keep_exits(&ideal, flow, &loops);
    struct walk actual = begin_walk(arena, graph, options, &model);
    for (uint32_t i = 0; i < options->lanes; i++)
        walk_lane(&ideal, flow, together ? &loops : NULL, i);
    for (uint32_t i = 0; i < options->lanes; i++)
        if (ideal.lanes[i].is_lost) /* both walks go through the dispatchers, so they would go astray together */
            return "a dispatcher leads to another block";
    const char *problem = walk_form(&actual, structured);
    if (problem)
        return problem;
    for (uint32_t i = 0; i < options->lanes; i++)
        if (ideal.lanes[i].trace != actual.lanes[i].trace)
            return "a lane runs other blocks, or sees other values";
    return together ? compare_company(&ideal, &actual) : NULL;
}

bool reaches_return(struct arena *arena, const struct graph *graph)
{
    return find_distances(arena, graph)[0] != UINT32_MAX;
}

struct journey *find_journeys(struct arena *arena, const struct model *model, const struct flow *flow,
                              const struct walk_options *options)
{
    struct walk walk = begin_walk(arena, model->graph, options, model);
    struct loops loops = find_natural_loops(arena, flow);

    if (options->keeps_exits)
        keep_exits(&walk, flow, &loops);
    walk.journeys = arena_zeroed(arena, options->lanes, sizeof *walk.journeys);
    for (uint32_t i = 0; i < options->lanes; i++) {
        walk.journeys[i].steps = arena_array(arena, most_steps(model->graph, options), sizeof(struct step));
        walk_lane(&walk, flow, &loops, i);
    }
    join_equal_keys(&walk);
    for (uint32_t i = 0; i < options->lanes; i++) {
        for (uint32_t n = 0; n < walk.journeys[i].count; n++) {
            struct step *step = &walk.journeys[i].steps[n];
            for (uint32_t v = 0; step->together && v < walk.visit_count; v++) {
                if (walk.visits[v].block == step->block && walk.visits[v].key == step->key) {
                    step->together = walk.visits[v].lanes;
                    break;
                }
            }
        }
    }
    return walk.journeys;
}
