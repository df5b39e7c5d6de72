#include "cfg/refine.h"

#include "cfg/cases.h"

#include <string.h>

enum {
    MAX_MERGES = 16,      /* that are counted of one block */
    MAX_COPIES = 4,       /* of one block */
    MAX_EMPTY_COPIES = 8, /* ... that holds nothing */
    COST_PHI = 1,
    COST_GUARD = 10, /* and what its selector takes */
    COST_LADDER = 14,
    COST_LATCH = 2,
    COST_REGION = 12,
    COST_REGION_LOOP = 18,
    COST_COPY = 1,
    COST_FALL = 1,
    LEAST_SAVED_BY_CASES = 2 /* else they need not break from any depth */
};

struct refinements *refinements_create(struct arena *arena, const struct graph *graph)
{
    struct refinements *refinements = arena_zeroed(arena, 1, sizeof *refinements);

    refinements->stays = arena_zeroed(arena, graph->block_count, sizeof(bool));
    refinements->region = arena_zeroed(arena, graph->block_count, sizeof(bool));
    refinements->latch = arena_zeroed(arena, graph->block_count, sizeof(bool));
    refinements->copied = arena_zeroed(arena, graph->block_count, sizeof(bool));
    refinements->fallen = arena_zeroed(arena, graph->block_count, sizeof(bool));
    refinements->leaves = arena_zeroed(arena, graph->block_count, sizeof(bool));
    return refinements;
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
    return ((traits & BLOCK_EMPTY) && ways.count <= MAX_EMPTY_COPIES) ||
           ((traits & BLOCK_DUPLICABLE) && ways.count <= MAX_COPIES);
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

bool refine_guarded_blocks(struct arena *arena, struct refinements *refinements, const struct tree *tree,
                           const struct survey *survey)
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
        refinements->copied[source] = ways[block].count > 1 && !(survey->rule[block] & SURVEY_KEPT) &&
                                      may_be_copied(tree->layout, block, ways[block]);
        refinements->stays[source] = may_stay(tree->layout, block, ways[block]);
        found |= refinements->copied[source] || refinements->stays[source];
    }
    arena_rewind(arena, scratch);
    return found;
}

void forget_guarded_blocks(struct refinements *refinements, const struct graph *graph)
{
    memset(refinements->copied, 0, graph->block_count * sizeof *refinements->copied);
    memset(refinements->stays, 0, graph->block_count * sizeof *refinements->stays);
}

/* Whether the arm leads to a block that is copied, and not as the first to do so. */
static bool wants_copy(const struct flow *flow, const struct refinements *refinements, bool *taken, uint32_t arm)
{
    uint32_t target = flow->arms[arm].target;
    block_id source = flow->source[target];

    if (source == NO_BLOCK || !refinements->copied[source] || flow->arms[arm].never_taken)
        return false;
    bool is_first = !taken[target];
    taken[target] = true;
    return !is_first;
}

struct flow *copy_blocks(struct arena *arena, const struct flow *flow, const struct refinements *refinements,
                         uint32_t *copies)
{
    struct flow *result = arena_array(arena, 1, sizeof *result);
    uint32_t n = flow->block_count, arm_count = flow->first_arm[n], most = 0, more = 0;
    bool *taken = arena_zeroed(arena, n, sizeof *taken); /* the block itself serves its first way in */

    for (uint32_t a = 0; a < arm_count; a++)
        most += wants_copy(flow, refinements, taken, a);
    *result = *flow;
    result->arms = arena_array(arena, (size_t)arm_count + most, sizeof *result->arms);
    result->source = arena_array(arena, (size_t)n + most, sizeof *result->source);
    result->first_arm = arena_array(arena, (size_t)n + most + 1, sizeof *result->first_arm);
    memcpy(result->arms, flow->arms, arm_count * sizeof *result->arms);
    memcpy(result->source, flow->source, n * sizeof *result->source);
    memcpy(result->first_arm, flow->first_arm, ((size_t)n + 1) * sizeof *result->first_arm);
    if (flow->selector) {
        result->selector = arena_zeroed(arena, (size_t)n + most, sizeof *result->selector);
        memcpy(result->selector, flow->selector, n * sizeof *result->selector);
    }
    memset(taken, 0, n * sizeof *taken);
    for (uint32_t a = 0; a < arm_count; a++) {
        if (!wants_copy(flow, refinements, taken, a))
            continue;
        uint32_t original = flow->arms[a].target, copy = n + more++;
        result->arms[a].target = copy;
        result->source[copy] = flow->source[original];
        result->first_arm[copy + 1] = result->first_arm[copy] + 1; /* each has one */
    }
    for (uint32_t i = 0, a = 0; i < more; a++) {
        if (result->arms[a].target != n + i)
            continue;
        result->arms[arm_count + i++] = result->arms[flow->first_arm[flow->arms[a].target]];
    }
    result->block_count = n + more;
    result->exits_are_known = true;
    *copies = more;
    return result;
}

/* ---- Fall-through ------------------------------------------------------------------------------------------------ */

bool refine_falls(struct arena *arena, struct refinements *refinements, const struct tree *tree)
{
    const struct flow *flow = tree->layout->flow;
    struct arena_mark scratch = arena_mark(arena);
    uint32_t *falls_into = arena_array(arena, flow->block_count, sizeof *falls_into);
    bool in_switch = false;

    for (uint32_t c = 0; c < tree->cases.count; c++) {
        uint32_t block = tree->cases.data[c].block;
        if (flow->source[block] != NO_BLOCK)
            refinements->fallen[flow->source[block]] = true;
        in_switch |= flow_terminator(flow, tree->layout->dominators.parent[block]) == TERMINATOR_SWITCH;
    }
    refinements->any_fallen = in_switch && find_falls(arena, tree->layout, refinements->fallen, falls_into) > 0;
    arena_rewind(arena, scratch);
    return refinements->any_fallen;
}

/* ---- Joins ------------------------------------------------------------------------------------------------------- */

/* The arms that lead to each placed block, but for those of a loop's end. */
struct ways_to {
    uint32_t *first;  /* by block, or NO_EDGE */
    uint32_t *next;   /* by arm: likewise */
    uint32_t *source; /* by arm in these lists */
};

static bool is_forward_exit(const struct tree *tree, uint32_t block, uint32_t arm)
{
    uint8_t way = tree->numbering->way[arm];
    uint32_t target = tree->layout->flow->arms[arm].target;

    return (way == WAY_FALL || way == WAY_BREAK || way == WAY_LEAVE) && target > block &&
           tree->layout->place[target] != PLACE_LATCH;
}

static struct ways_to find_ways_to(struct arena *arena, const struct tree *tree)
{
    const struct flow *flow = tree->layout->flow;
    uint32_t n = flow->block_count, arm_count = flow->first_arm[n];
    struct ways_to ways = {
        .first = arena_filled(arena, n),
        .next = arena_array(arena, arm_count, sizeof *ways.next),
        .source = arena_array(arena, arm_count, sizeof *ways.source),
    };

    for (uint32_t b = n; b-- > 0;) {
        for (uint32_t a = flow->first_arm[b + 1]; a-- > flow->first_arm[b];) {
            if (!is_forward_exit(tree, b, a))
                continue;
            ways.source[a] = b;
            ways.next[a] = ways.first[flow->arms[a].target];
            ways.first[flow->arms[a].target] = a;
        }
    }
    return ways;
}

/* What is bound for one block passes merge blocks on its way, each of which needs the block's phis. */
struct passage {
    const struct tree *tree;
    const struct ways_to *ways;
    uint32_t *mark;    /* by meet: block whose ways have been counted here last */
    uint32_t *passers; /* by meet behind a guard: for how many blocks it is passed */
    uint32_t *cost;    /* likewise: of the guard */
    uint32_t merges;   /* of the block at hand */
    uint32_t guards;   /* ... its share in the costs of the guards passed */
    bool counts_passers;
};

static bool visit_meet(struct passage *p, uint32_t block, uint32_t meet)
{
    const struct meet *m = &p->tree->meets.data[meet];

    if (p->mark[meet] == block || p->merges >= MAX_MERGES)
        return false;
    p->mark[meet] = block;
    p->merges += m->ways > 1;
    if (m->is_guard) {
        if (p->counts_passers)
            p->passers[meet]++;
        else
            p->guards += p->cost[meet] / p->passers[meet];
    }
    return meet != p->tree->last_meet[block];
}

static void follow_to_block(struct passage *p, uint32_t block)
{
    const struct tree *tree = p->tree;
    const struct numbering *n = tree->numbering;

    p->merges = p->guards = 0;
    for (uint32_t arm = p->ways->first[block]; arm != NO_EDGE; arm = p->ways->next[arm]) {
        uint32_t meet = tree->arm_meet[arm];
        if (n->way[arm] != WAY_FALL) {
            uint32_t inside = n->inside[p->ways->source[arm]], home = n->home[block];
            uint32_t left = n->way[arm] == WAY_LEAVE ? n->scope[inside] : inside;
            while (n->nest.parent[left] != home && visit_meet(p, block, tree->construct_meet[left]))
                left = next_left(n, left, home);
            meet = n->nest.parent[left] == home ? tree->construct_meet[left] : NO_MEET;
        }
        while (meet != NO_MEET && visit_meet(p, block, meet))
            meet = tree->meets.data[meet].next;
    }
    uint32_t last = tree->last_meet[block]; /* there the block's own phis stand */
    if (last != NO_MEET && p->mark[last] == block && tree->meets.data[last].ways > 1 && p->merges > 0)
        p->merges--;
}

static uint32_t phi_count(const struct flow *flow, uint32_t block)
{
    block_id source = flow->source[block];
    return source == NO_BLOCK ? 0 : flow->graph->phi_counts ? flow->graph->phi_counts[source] : 1;
}

struct joins *count_joins(struct arena *arena, const struct tree *tree)
{
    const struct flow *flow = tree->layout->flow;
    uint32_t n = flow->block_count;
    struct joins *joins = arena_zeroed(arena, 1, sizeof *joins);

    joins->merges = arena_zeroed(arena, n, sizeof *joins->merges);
    joins->guards = arena_zeroed(arena, n, sizeof *joins->guards);
    struct arena_mark scratch = arena_mark(arena);
    struct ways_to ways = find_ways_to(arena, tree);
    struct passage passage = {
        .tree = tree,
        .ways = &ways,
        .mark = arena_array(arena, tree->meets.count, sizeof(uint32_t)),
        .passers = arena_zeroed(arena, tree->meets.count, sizeof(uint32_t)),
        .cost = arena_zeroed(arena, tree->meets.count, sizeof(uint32_t)),
    };
    for (int pass = 0; pass < (tree->cases.count > 0 ? 2 : 1); pass++) { /* without guards one tells all */
        passage.counts_passers = pass == 0;
        memset(passage.mark, 0xFF, tree->meets.count * sizeof *passage.mark);
        for (uint32_t b = 1; b < n; b++) {
            if (ways.first[b] == NO_EDGE || ways.next[ways.first[b]] == NO_EDGE)
                continue;
            follow_to_block(&passage, b);
            joins->merges[b] = passage.merges;
            joins->guards[b] = passage.guards;
        }
        for (uint32_t c = 0; pass == 0 && c < tree->cases.count; c++) {
            const struct guard_case *guard = &tree->cases.data[c];
            uint32_t selectors = COST_PHI * (joins->merges[guard->block] + 1);
            passage.cost[guard->meet] += COST_GUARD + selectors;
            joins->selectors += selectors;
        }
    }
    for (uint32_t b = 1; b < n; b++)
        joins->phis += joins->merges[b] * phi_count(flow, b);
    arena_rewind(arena, scratch);
    return joins;
}

uint32_t tree_cost(const struct tree *tree, const struct joins *joins, uint32_t copies)
{
    uint32_t cost = copies * COST_COPY + tree->layout->falls * COST_FALL + joins->phis * COST_PHI + joins->selectors;

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

/* A block that meets what comes before it inside its dominator's construct. */
static bool is_join(const struct layout *layout, uint32_t block)
{
    return layout->place[block] == PLACE_WITHIN && layout->flow->source[block] != NO_BLOCK && !layout->region[block];
}

static uint32_t saved_by_jumps(const struct tree *tree, const struct joins *joins, uint32_t block)
{
    return joins->merges[block] * phi_count(tree->layout->flow, block) * COST_PHI + joins->guards[block];
}

bool refine_latches(struct refinements *refinements, const struct tree *tree, const struct joins *joins)
{
    const struct layout *layout = tree->layout;
    bool found = false;

    for (uint32_t b = 1; b < layout->flow->block_count; b++)
        if ((layout->place[b] == PLACE_WITHIN || layout->place[b] == PLACE_AFTER) &&
            saved_by_jumps(tree, joins, b) > COST_LATCH && may_be_latch(layout, b))
            refinements->latch[layout->flow->source[b]] = found = true;
    return found;
}

bool refine_switches(struct refinements *refinements, const struct tree *tree, const struct joins *joins)
{
    const struct flow *flow = tree->layout->flow;

    for (uint32_t b = 1; b < flow->block_count; b++) {
        uint32_t around = tree->layout->dominators.parent[b];
        if (!is_join(tree->layout, b) || flow->source[around] == NO_BLOCK ||
            flow_terminator(flow, around) != TERMINATOR_SWITCH || saved_by_jumps(tree, joins, b) < LEAST_SAVED_BY_CASES)
            continue;
        refinements->leaves[flow->source[around]] = refinements->any_leaves = true;
    }
    return refinements->any_leaves;
}

bool refine_regions(struct refinements *refinements, const struct tree *tree, const struct joins *joins)
{
    const struct layout *layout = tree->layout;
    bool found = false;

    for (uint32_t b = 1; b < layout->flow->block_count; b++)
        if (is_join(layout, b) && saved_by_jumps(tree, joins, b) > COST_REGION)
            refinements->region[layout->flow->source[b]] = found = true;
    return found;
}
