#include "cfg/flow.h"

/* Numbers the blocks that edges which can be taken reach from the entry, in the order of their ids. */
static uint32_t number_live_blocks(struct arena *arena, const struct graph *graph, uint32_t *number)
{
    uint32_t *work = arena_array(arena, graph->block_count, sizeof *work), count = 1, live = 0;

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

struct arm_collector {
    const struct graph *graph;
    const uint32_t *number; /* of live blocks */
    uint32_t *arm_of;       /* by target: its arm, if that is one of the block at hand */
    uint32_t *next_label;   /* by arm: where its next label goes */
};

/* The arms of one block, from `first` on; labels are counted, not stored yet. Returns the end of the arms. */
static uint32_t collect_arms(const struct arm_collector *c, block_id block, struct arm *arms, uint32_t first)
{
    uint32_t end = first;

    for (edge_id e = c->graph->first[block]; e < c->graph->first[block + 1]; e++) {
        uint32_t target = c->number[c->graph->targets[e]];
        bool never_taken = c->graph->never_taken && c->graph->never_taken[e];
        if (target == NO_BLOCK)
            continue;
        uint32_t arm = c->arm_of[target];
        if (arm < first || arm >= end || arms[arm].target != target) {
            arm = c->arm_of[target] = end++;
            arms[arm] = (struct arm){.target = target, .edge = e, .never_taken = true};
        }
        if (arms[arm].never_taken && !never_taken) {
            arms[arm].never_taken = false;
            arms[arm].edge = e;
        }
        arms[arm].label_count++;
    }
    return end;
}

static void store_labels(const struct arm_collector *c, block_id block, struct flow *flow, uint32_t first,
                         uint32_t *label_count)
{
    uint32_t end = first;

    for (edge_id e = c->graph->first[block]; e < c->graph->first[block + 1]; e++) {
        uint32_t target = c->number[c->graph->targets[e]];
        uint32_t arm = c->arm_of[target];
        if (arm >= end) {
            end = arm + 1;
            flow->arms[arm].first_label = c->next_label[arm - first] = *label_count;
            *label_count += flow->arms[arm].label_count;
        }
        flow->labels[c->next_label[arm - first]++] = e;
    }
}

struct flow *flow_create(struct arena *arena, const struct graph *graph)
{
    struct flow *flow = arena_zeroed(arena, 1, sizeof *flow);
    uint32_t *number = arena_filled(arena, graph->block_count);
    uint32_t edge_count = graph->first[graph->block_count], most_edges = 0, arm_count = 0, label_count = 0;

    flow->graph = graph;
    flow->block_count = number_live_blocks(arena, graph, number);
    flow->source = arena_array(arena, flow->block_count, sizeof *flow->source);
    flow->first_arm = arena_array(arena, (size_t)flow->block_count + 1, sizeof *flow->first_arm);
    flow->arms = arena_array(arena, edge_count, sizeof *flow->arms);
    flow->labels = arena_array(arena, edge_count, sizeof *flow->labels);
    flow->assignments = arena_zeroed(arena, 1, sizeof *flow->assignments);
    flow->selector_count = 1;
    for (block_id b = 0; b < graph->block_count; b++)
        if (graph->terminators[b] == TERMINATOR_SWITCH && graph->first[b + 1] - graph->first[b] > most_edges)
            most_edges = graph->first[b + 1] - graph->first[b];

    struct arm_collector collector = {
        .graph = graph,
        .number = number,
        .arm_of = arena_zeroed(arena, flow->block_count, sizeof *collector.arm_of),
        .next_label = arena_array(arena, most_edges, sizeof *collector.next_label),
    };
    for (block_id b = 0, live = 0; b < graph->block_count; b++) {
        if (number[b] == NO_BLOCK)
            continue;
        uint32_t first = arm_count;
        flow->source[live] = b;
        flow->first_arm[live++] = first;
        arm_count = collect_arms(&collector, b, flow->arms, first);
        if (graph->terminators[b] == TERMINATOR_SWITCH)
            store_labels(&collector, b, flow, first, &label_count);
    }
    flow->first_arm[flow->block_count] = arm_count;
    return flow;
}

struct flow *flow_reorder(struct arena *arena, const struct flow *flow, const uint32_t *order)
{
    struct flow *result = arena_array(arena, 1, sizeof *result);
    uint32_t n = flow->block_count, arm_count = 0;
    uint32_t *number = arena_array(arena, n, sizeof *number);

    *result = *flow;
    result->source = arena_array(arena, n, sizeof *result->source);
    result->first_arm = arena_array(arena, (size_t)n + 1, sizeof *result->first_arm);
    result->arms = arena_array(arena, flow->first_arm[n], sizeof *result->arms);
    if (flow->selector)
        result->selector = arena_array(arena, n, sizeof *result->selector);
    for (uint32_t b = 0; b < n; b++)
        number[order[b]] = b;
    for (uint32_t b = 0; b < n; b++) {
        result->source[b] = flow->source[order[b]];
        if (flow->selector)
            result->selector[b] = flow->selector[order[b]];
        result->first_arm[b] = arm_count;
        for (uint32_t a = flow->first_arm[order[b]]; a < flow->first_arm[order[b] + 1]; a++) {
            result->arms[arm_count] = flow->arms[a];
            result->arms[arm_count++].target = number[flow->arms[a].target];
        }
    }
    result->first_arm[n] = arm_count;
    return result;
}

extern inline uint8_t flow_terminator(const struct flow *flow, uint32_t block);
