#include "cfg/refine.h"

#include <string.h>

enum {
    MOST_COPIES = 4,       /* of one block */
    MOST_EMPTY_COPIES = 8, /* ... that holds nothing */
    COST_GUARD = 4,
    COST_LADDER = 4,
    COST_REGION = 7, /* less than two guards */
    COST_REGION_LOOP = 12,
    COST_COPY = 1
};

struct refinements *refinements_create(struct arena *arena, const struct graph *graph)
{
    struct refinements *refinements = arena_array(arena, 1, sizeof *refinements);

    refinements->stays = arena_zeroed(arena, graph->block_count, sizeof(bool));
    refinements->region = arena_zeroed(arena, graph->block_count, sizeof(bool));
    refinements->copied = arena_zeroed(arena, graph->block_count, sizeof(bool));
    return refinements;
}

uint32_t tree_cost(const struct tree *tree, uint32_t copies)
{
    uint32_t cost = copies * COST_COPY;

    for (uint32_t i = 0; i < tree->nodes.count; i++) {
        const struct node *node = &tree->nodes.data[i];
        switch (node->kind) {
        case NODE_GUARDS:
            for (uint32_t c = node->index; c != NO_NODE && !node->is_switch; c = tree->cases.data[c].next)
                cost += COST_GUARD;
            cost += node->is_switch ? COST_GUARD : 0;
            cost -= !node->is_switch && node->is_total ? COST_GUARD : 0;
            break;
        case NODE_TEST_EQUAL:
        case NODE_TEST_GREATER:
            cost += COST_LADDER;
            break;
        case NODE_REGION:
            cost += node->is_switch ? COST_REGION : COST_REGION_LOOP;
            break;
        default:
            break;
        }
    }
    return cost;
}

/* ---- Copies and exits that stay ---------------------------------------------------------------------------------- */

struct ways_in {
    bool repeats; /* one goes back, whether it is ever taken or not */
    uint32_t count;
    uint32_t source; /* the last of them */
};

static void count_ways_in(const struct flow *flow, struct ways_in *ways)
{
    for (uint32_t b = 0; b < flow->block_count; b++) {
        for (uint32_t a = flow->first_arm[b]; a < flow->first_arm[b + 1]; a++) {
            ways[flow->arms[a].target].repeats |= flow->arms[a].target <= b;
            if (flow->arms[a].never_taken)
                continue;
            ways[flow->arms[a].target].count++;
            ways[flow->arms[a].target].source = b;
        }
    }
}

/* A block that only goes on, forward. */
static bool passes_on(const struct flow *flow, uint32_t block)
{
    uint32_t arm = flow->first_arm[block];
    return flow->first_arm[block + 1] == arm + 1 && flow->arms[arm].target > block && !flow->arms[arm].never_taken;
}

static bool may_be_copied(const struct layout *layout, uint32_t block, struct ways_in ways)
{
    uint16_t traits = flow_traits(layout->flow, block);

    if ((traits & BLOCK_CONVERGENT) || ways.repeats || !passes_on(layout->flow, block))
        return false;
    return ((traits & BLOCK_EMPTY) && ways.count <= MOST_EMPTY_COPIES) ||
           ((traits & BLOCK_DUPLICABLE) && ways.count <= MOST_COPIES);
}

/* Code on one way out of a loop that ends where other ways out meet, or returns. */
static bool may_stay(const struct layout *layout, uint32_t block, struct ways_in ways)
{
    const struct flow *flow = layout->flow;

    if (layout->place[block] != PLACE_AFTER || ways.count != 1 || (flow_traits(flow, block) & BLOCK_CONVERGENT) ||
        is_loop_header(layout, block))
        return false;
    uint32_t arm = flow->first_arm[block], arms = flow->first_arm[block + 1] - arm;
    if (arms == 0)
        return flow_terminator(flow, block) == TERMINATOR_RETURN && !is_loop_header(layout, ways.source);
    return arms == 1 && !flow->arms[arm].never_taken && layout->place[flow->arms[arm].target] != PLACE_INLINE;
}

bool refine_guarded_blocks(struct arena *arena, struct refinements *refinements, const struct tree *tree)
{
    const struct flow *flow = tree->layout->flow;
    struct arena_mark scratch = arena_mark(arena);
    struct ways_in *ways = arena_zeroed(arena, flow->block_count, sizeof *ways);
    bool found = false;

    count_ways_in(flow, ways);
    for (uint32_t c = 0; c < tree->cases.count; c++) {
        uint32_t block = tree->cases.data[c].block;
        block_id source = flow->source[block];
        if (source == NO_BLOCK)
            continue;
        refinements->copied[source] = ways[block].count > 1 && may_be_copied(tree->layout, block, ways[block]);
        refinements->stays[source] = may_stay(tree->layout, block, ways[block]);
        found |= refinements->copied[source] || refinements->stays[source];
    }
    arena_rewind(arena, scratch);
    return found;
}

struct flow *copy_blocks(struct arena *arena, const struct flow *flow, const struct refinements *refinements,
                         uint32_t *copies)
{
    struct flow *result = arena_array(arena, 1, sizeof *result);
    uint32_t n = flow->block_count, arm_count = flow->first_arm[n], more = 0;
    uint32_t *original;
    bool *taken = arena_zeroed(arena, n, sizeof *taken); /* the block itself serves its first way in */

    *result = *flow;
    result->arms = arena_array(arena, (size_t)2 * arm_count, sizeof *result->arms);
    memcpy(result->arms, flow->arms, arm_count * sizeof *result->arms);
    original = arena_array(arena, arm_count, sizeof *original);
    for (uint32_t a = 0; a < arm_count; a++) {
        uint32_t target = flow->arms[a].target;
        block_id source = flow->source[target];
        if (source == NO_BLOCK || !refinements->copied[source] || flow->arms[a].never_taken)
            continue;
        if (taken[target]) {
            result->arms[a].target = n + more;
            original[more++] = target;
        }
        taken[target] = true;
    }
    result->block_count = n + more;
    result->source = arena_array(arena, n + more, sizeof *result->source);
    result->first_arm = arena_array(arena, (size_t)n + more + 1, sizeof *result->first_arm);
    memcpy(result->source, flow->source, n * sizeof *result->source);
    memcpy(result->first_arm, flow->first_arm, ((size_t)n + 1) * sizeof *result->first_arm);
    if (flow->selector) {
        result->selector = arena_zeroed(arena, n + more, sizeof *result->selector);
        memcpy(result->selector, flow->selector, n * sizeof *result->selector);
    }
    for (uint32_t i = 0; i < more; i++) { /* each has one arm */
        result->source[n + i] = flow->source[original[i]];
        result->arms[arm_count] = result->arms[flow->first_arm[original[i]]];
        result->first_arm[n + i + 1] = ++arm_count;
    }
    *copies = more;
    return result;
}

/* ---- Regions ----------------------------------------------------------------------------------------------------- */

/* The cases of guards whose block meets what comes before it inside its dominator's construct. */
static bool is_join(const struct layout *layout, uint32_t block)
{
    return layout->place[block] == PLACE_WITHIN && layout->flow->source[block] != NO_BLOCK && !layout->region[block];
}

bool refine_passed_joins(struct arena *arena, struct refinements *refinements, const struct tree *tree)
{
    const struct layout *layout = tree->layout;
    struct arena_mark scratch = arena_mark(arena);
    uint32_t *passed = arena_zeroed(arena, (size_t)2 * layout->flow->block_count + 2, sizeof *passed);
    bool found = false;

    for (uint32_t c = 0; c < tree->cases.count; c++)
        passed[tree->cases.data[c].lets_pass]++;
    for (uint32_t b = 1; b < layout->flow->block_count; b++)
        if (is_join(layout, b) && passed[tree->numbering->number[b]] >= 2)
            refinements->region[layout->flow->source[b]] = found = true;
    arena_rewind(arena, scratch);
    return found;
}

bool refine_guarded_joins(struct arena *arena, struct refinements *refinements, const struct tree *tree)
{
    const struct layout *layout = tree->layout;
    struct arena_mark scratch = arena_mark(arena);
    uint32_t *guarded = arena_zeroed(arena, layout->flow->block_count, sizeof *guarded); /* by dominator */
    bool found = false;

    for (uint32_t c = 0; c < tree->cases.count; c++)
        guarded[layout->dominators.parent[tree->cases.data[c].block]] += is_join(layout, tree->cases.data[c].block);
    for (uint32_t d = 0; d < layout->flow->block_count; d++)
        if (guarded[d] >= 2 && is_join(layout, layout->first_within[d]))
            refinements->region[layout->flow->source[layout->first_within[d]]] = found = true;
    arena_rewind(arena, scratch);
    return found;
}
