/* Creates the flow from the input graph: numbers live blocks, merges parallel edges into successors. */
#include "cfg/flow.h"

#include <string.h>

/* Numbers the reachable blocks in the order of their ids. Returns how many there are. */
static uint32_t number_live_blocks(struct arena *arena, const struct graph *graph, uint32_t *number)
{
    uint32_t *work = arena_words(arena, graph->block_count), count = 1, live = 0;

    work[0] = number[0] = 0;
    while (count > 0) {
        block_id block = work[--count];
        for (edge_id e = graph->first[block]; e < graph->first[block + 1]; e++) {
            block_id target = graph->targets[e];
            if (number[target] == NO_BLOCK && !(graph->never_taken && graph->never_taken[e])) {
                number[target] = 0;
                work[count++] = target;
            }
        }
    }
    for (block_id b = 0; b < graph->block_count; b++)
        if (number[b] != NO_BLOCK)
            number[b] = live++;
    return live;
}

struct successor_collector {
    const struct graph *graph;
    const uint32_t *number; /* by block of the input: its number in the flow, or NO_BLOCK */
    uint32_t *successor_of; /* by target: its successor, if the current block leads there; else stale */
    uint32_t *next_label;   /* by successor of the block: index of its next label in flow.labels */
};

/* Collects the successors of one block, from index `first` on. Counts labels but does not store them. Returns the
 * end. */
static uint32_t collect_successors(const struct successor_collector *c, block_id block, struct successor *successors,
                                   uint32_t first)
{
    uint32_t end = first;

    for (edge_id e = c->graph->first[block]; e < c->graph->first[block + 1]; e++) {
        uint32_t target = c->number[c->graph->targets[e]];
        bool never_taken = c->graph->never_taken && c->graph->never_taken[e];
        if (target == NO_BLOCK)
            continue;
        uint32_t successor = c->successor_of[target];
        if (successor < first || successor >= end || successors[successor].target != target) {
            successor = c->successor_of[target] = end++;
            successors[successor] = (struct successor){.target = target, .edge = e, .never_taken = true};
        }
        if (successors[successor].never_taken && !never_taken) {
            successors[successor].never_taken = false;
            successors[successor].edge = e;
        }
        successors[successor].label_count++;
    }
    return end;
}

/* Stores the labels of a switch, grouped by successor. */
static void store_labels(const struct successor_collector *c, block_id block, struct flow *flow, uint32_t first,
                         uint32_t *label_count)
{
    uint32_t end = first;

    for (edge_id e = c->graph->first[block]; e < c->graph->first[block + 1]; e++) {
        uint32_t target = c->number[c->graph->targets[e]];
        uint32_t successor = c->successor_of[target];
        if (successor >= end) {
            end = successor + 1;
            flow->successors[successor].first_label = c->next_label[successor - first] = *label_count;
            *label_count += flow->successors[successor].label_count;
        }
        flow->labels[c->next_label[successor - first]++] = e;
    }
}

struct flow *flow_create(struct arena *arena, const struct graph *graph)
{
    struct flow *flow = arena_zeroed(arena, 1, sizeof *flow);
    uint32_t *number = arena_filled(arena, graph->block_count);
    uint32_t edge_count = graph->first[graph->block_count], max_edges = 0, successor_count = 0, label_count = 0;

    flow->graph = graph;
    flow->block_count = number_live_blocks(arena, graph, number);
    flow->source = arena_words(arena, flow->block_count);
    flow->first_successor = arena_words(arena, (size_t)flow->block_count + 1);
    flow->successors = arena_array(arena, edge_count, sizeof *flow->successors);
    flow->labels = arena_words(arena, edge_count);
    flow->assignments = arena_zeroed(arena, 1, sizeof *flow->assignments);
    flow->selector_count = 1;
    for (block_id b = 0; b < graph->block_count; b++)
        if (graph->terminators[b] == TERMINATOR_SWITCH && graph->first[b + 1] - graph->first[b] > max_edges)
            max_edges = graph->first[b + 1] - graph->first[b];

    struct successor_collector collector = {
        .graph = graph,
        .number = number,
        .successor_of = arena_zeroed_words(arena, flow->block_count),
        .next_label = arena_words(arena, max_edges),
    };
    for (block_id b = 0, live = 0; b < graph->block_count; b++) {
        if (number[b] == NO_BLOCK)
            continue;
        uint32_t first = successor_count;
        flow->source[live] = b;
        flow->first_successor[live++] = first;
        successor_count = collect_successors(&collector, b, flow->successors, first);
        if (graph->terminators[b] == TERMINATOR_SWITCH)
            store_labels(&collector, b, flow, first, &label_count);
    }
    flow->first_successor[flow->block_count] = successor_count;
    return flow;
}

struct flow *flow_reorder(struct arena *arena, const struct flow *flow, const uint32_t *order)
{
    struct flow *result = arena_copy(arena, flow, 1, sizeof *flow);
    uint32_t n = flow->block_count, successor_count = 0;
    uint32_t *number = arena_words(arena, n);

    result->source = arena_words(arena, n);
    result->first_successor = arena_words(arena, (size_t)n + 1);
    result->successors = arena_array(arena, flow->first_successor[n], sizeof *result->successors);
    if (flow->selector)
        result->selector = arena_words(arena, n);
    if (flow->runs)
        result->runs = arena_array(arena, n, sizeof *result->runs);
    for (uint32_t b = 0; b < n; b++)
        number[order[b]] = b;
    for (uint32_t b = 0; b < n; b++) {
        result->source[b] = flow->source[order[b]];
        if (flow->selector)
            result->selector[b] = flow->selector[order[b]];
        if (flow->runs)
            result->runs[b] = flow->runs[order[b]];
        result->first_successor[b] = successor_count;
        for (uint32_t a = flow->first_successor[order[b]]; a < flow->first_successor[order[b] + 1]; a++) {
            result->successors[successor_count] = flow->successors[a];
            result->successors[successor_count++].target = number[flow->successors[a].target];
        }
    }
    result->first_successor[n] = successor_count;
    return result;
}

struct flow *flow_grow(struct arena *arena, const struct flow *flow, size_t blocks, size_t successors)
{
    struct flow *result = arena_copy(arena, flow, 1, sizeof *flow);
    uint32_t n = flow->block_count;

    result->source = arena_filled(arena, blocks);
    memcpy(result->source, flow->source, n * sizeof *flow->source);
    result->first_successor = arena_words(arena, blocks + 1);
    memcpy(result->first_successor, flow->first_successor, ((size_t)n + 1) * sizeof *flow->first_successor);
    result->successors = arena_array(arena, successors, sizeof *flow->successors);
    memcpy(result->successors, flow->successors, flow->first_successor[n] * sizeof *flow->successors);
    result->selector = arena_zeroed_words(arena, blocks);
    if (flow->selector)
        memcpy(result->selector, flow->selector, n * sizeof *flow->selector);
    if (flow->runs) {
        result->runs = arena_array(arena, blocks, sizeof *flow->runs);
        memcpy(result->runs, flow->runs, n * sizeof *flow->runs);
        for (size_t b = n; b < blocks; b++)
            result->runs[b] = (struct run){.end = NO_BLOCK};
    }
    return result;
}

extern inline block_id flow_end(const struct flow *flow, uint32_t block);
extern inline uint16_t flow_traits(const struct flow *flow, uint32_t block);
extern inline uint8_t flow_terminator(const struct flow *flow, uint32_t block);
