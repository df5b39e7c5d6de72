/* Refinements. Each one changes the place of some blocks (struct refinements). The caller rebuilds the tree and keeps
 * the change if tree_cost drops. Costs are in units of one phi. */
#include "cfg/refine.h"

#include "cfg/cases.h"

#include <string.h>

enum {
    MAX_MERGES = 16,      /* counted for one block */
    MAX_COPIES = 4,       /* of one non-empty block */
    MAX_EMPTY_COPIES = 8, /* of one empty block */
    COST_PHI = 1,
    COST_GUARD = 10, /* plus the phis of its selector */
    COST_LADDER = 14,
    COST_REGION = 12,
    COST_REGION_LOOP = 30,
    COST_COPY = 1,
    COST_FALL = 1,
    LEAST_SAVED_BY_CASES = 2,   /* with less saved, cases keep their exits */
    MAX_REGION_AROUND_LOOP = 16 /* blocks */
};

struct refinements *refinements_create(struct arena *arena, const struct graph *graph)
{
    struct refinements *refinements = arena_zeroed(arena, 1, sizeof *refinements);

    refinements->stays = arena_zeroed(arena, graph->block_count, sizeof(bool));
    refinements->region = arena_zeroed(arena, graph->block_count, sizeof(bool));
    refinements->copied = arena_zeroed(arena, graph->block_count, sizeof(bool));
    refinements->fall_through = arena_zeroed(arena, graph->block_count, sizeof(bool));
    refinements->case_breaks = arena_zeroed(arena, graph->block_count, sizeof(bool));
    return refinements;
}

/* ---- Copies and exits that stay ---------------------------------------------------------------------------------- */

struct predecessors {
    bool is_loop_target; /* target of a back edge, whether taken or not */
    uint32_t count;
    uint32_t source; /* last predecessor seen */
};

static void count_predecessors(const struct flow *flow, struct predecessors *predecessors)
{
    for (uint32_t b = 0; b < flow->block_count; b++) {
        for (uint32_t a = flow->first_successor[b]; a < flow->first_successor[b + 1]; a++) {
            predecessors[flow->successors[a].target].is_loop_target |= flow->successors[a].target <= b;
            if (flow->successors[a].never_taken)
                continue;
            predecessors[flow->successors[a].target].count++;
            predecessors[flow->successors[a].target].source = b;
        }
    }
}

/* Whether the block has one successor, reached by a forward edge. */
static bool passes_on(const struct flow *flow, uint32_t block)
{
    uint32_t successor = flow->first_successor[block];
    return flow->first_successor[block + 1] == successor + 1 && flow->successors[successor].target > block &&
           !flow_is_run(flow, block) && !flow->successors[successor].never_taken;
}

static uint32_t only_target(const struct flow *flow, uint32_t block)
{
    return flow->successors[flow->first_successor[block]].target;
}

/* Whether copies of the block are allowed and cheap. */
static bool may_be_copied(const struct placement *placement, uint32_t block, struct predecessors predecessors)
{
    uint16_t traits = flow_traits(placement->flow, block);

    if ((traits & BLOCK_CONVERGENT) || predecessors.is_loop_target || !passes_on(placement->flow, block))
        return false;
    return ((traits & BLOCK_EMPTY) && predecessors.count <= MAX_EMPTY_COPIES) ||
           ((traits & BLOCK_DUPLICABLE) && predecessors.count <= MAX_COPIES);
}

/* Whether the loop that the block begins, if any, ends with its branch. */
static bool ends_in_loop_test(const struct placement *placement, uint32_t block)
{
    return is_loop_header(placement, block) && !flow_is_run(placement->flow, block);
}

/* Whether the block is exit code of a loop with one predecessor, and ends at a join of other exits or returns. */
static bool may_stay(const struct placement *placement, uint32_t block, struct predecessors predecessors)
{
    const struct flow *flow = placement->flow;

    if (placement->place[block] != PLACE_AFTER || predecessors.count != 1 ||
        (flow_traits(flow, block) & BLOCK_CONVERGENT) || is_loop_header(placement, block))
        return false;
    while (passes_on(flow, block) && placement->place[only_target(flow, block)] == PLACE_INLINE &&
           !(flow_traits(flow, only_target(flow, block)) & BLOCK_CONVERGENT))
        block = only_target(flow, block);
    uint32_t successor = flow->first_successor[block], successors = flow->first_successor[block + 1] - successor;
    if (flow_is_run(flow, block))
        return false;
    if (successors == 0)
        return flow_terminator(flow, block) == TERMINATOR_RETURN && !ends_in_loop_test(placement, predecessors.source);
    return successors == 1 && !flow->successors[successor].never_taken &&
           placement->place[flow->successors[successor].target] != PLACE_INLINE;
}

bool refine_guarded_blocks(struct arena *arena, struct refinements *refinements, const struct tree *tree,
                           const struct survey *survey)
{
    const struct flow *flow = tree->placement->flow;
    struct arena_mark scratch = arena_mark(arena);
    struct predecessors *predecessors = arena_zeroed(arena, flow->block_count, sizeof *predecessors);
    bool found = false;

    count_predecessors(flow, predecessors);
    for (uint32_t c = 0; c < tree->cases.count; c++) {
        uint32_t block = tree->cases.data[c].block;
        block_id source = flow->source[block];
        if (source == NO_BLOCK)
            continue;
        refinements->copied[source] = predecessors[block].count > 1 && !(survey->rule[block] & SURVEY_KEPT) &&
                                      may_be_copied(tree->placement, block, predecessors[block]);
        if (refinements->copied[source])
            predecessors[block].count = 1; /* each copy has one */
        refinements->stays[source] = may_stay(tree->placement, block, predecessors[block]);
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

/* Whether the successor needs a copy of its target. The first predecessor uses the original. */
static bool wants_copy(const struct flow *flow, const struct refinements *refinements, bool *taken, uint32_t successor)
{
    uint32_t target = flow->successors[successor].target;
    block_id source = flow->source[target];

    if (source == NO_BLOCK || !refinements->copied[source] || flow->successors[successor].never_taken)
        return false;
    bool is_first = !taken[target];
    taken[target] = true;
    return !is_first;
}

struct flow *copy_blocks(struct arena *arena, const struct flow *flow, const struct refinements *refinements,
                         uint32_t *copies)
{
    uint32_t n = flow->block_count, successor_count = flow->first_successor[n], max_copies = 0, copy_count = 0;
    bool *taken = arena_zeroed(arena, n, sizeof *taken); /* the original serves its first predecessor */

    for (uint32_t a = 0; a < successor_count; a++)
        max_copies += wants_copy(flow, refinements, taken, a);
    struct flow *result = flow_grow(arena, flow, (size_t)n + max_copies, (size_t)successor_count + max_copies);
    memset(taken, 0, n * sizeof *taken);
    for (uint32_t a = 0; a < successor_count; a++) {
        if (!wants_copy(flow, refinements, taken, a))
            continue;
        uint32_t original = flow->successors[a].target, copy = n + copy_count++;
        result->successors[a].target = copy;
        result->source[copy] = flow->source[original];
        if (flow->runs)
            result->runs[copy] = flow->runs[original];
        result->first_successor[copy + 1] = result->first_successor[copy] + 1; /* a copy has one successor */
    }
    for (uint32_t i = 0, a = 0; i < copy_count; a++) {
        if (result->successors[a].target != n + i)
            continue;
        result->successors[successor_count + i++] =
            result->successors[flow->first_successor[flow->successors[a].target]];
    }
    result->block_count = n + copy_count;
    result->exits_are_known = true;
    *copies = copy_count;
    return result;
}

/* ---- Fall-through ------------------------------------------------------------------------------------------------ */

COLD bool refine_fall_through(struct arena *arena, struct refinements *refinements, const struct tree *tree)
{
    const struct flow *flow = tree->placement->flow;
    struct arena_mark scratch = arena_mark(arena);
    uint32_t *falls_into = arena_words(arena, flow->block_count);
    bool in_switch = false;

    for (uint32_t c = 0; c < tree->cases.count; c++) {
        uint32_t block = tree->cases.data[c].block;
        if (flow->source[block] != NO_BLOCK)
            refinements->fall_through[flow->source[block]] = true;
        in_switch |= flow_terminator(flow, tree->placement->dominators.parent[block]) == TERMINATOR_SWITCH;
    }
    refinements->any_fall_through =
        in_switch && find_fall_through(arena, tree->placement, refinements->fall_through, falls_into) > 0;
    arena_rewind(arena, scratch);
    return refinements->any_fall_through;
}

/* ---- Joins ------------------------------------------------------------------------------------------------------- */

/* Forward edges to each placed block, without those to latches. */
struct incoming {
    uint32_t *first;  /* by block: first successor that leads to it, or NO_EDGE */
    uint32_t *next;   /* by successor: next one with the same target, or NO_EDGE */
    uint32_t *source; /* by successor in the lists: its block */
};

static bool is_forward_exit(const struct tree *tree, uint32_t block, uint32_t successor)
{
    uint8_t kind = tree->numbering->kind[successor];
    uint32_t target = tree->placement->flow->successors[successor].target;

    return (kind == SUCCESSOR_FALL || kind == SUCCESSOR_BREAK || kind == SUCCESSOR_BREAK_SCOPE) && target > block &&
           tree->placement->place[target] != PLACE_LATCH;
}

/* Lists forward edges by target, in the order of their sources. */
static struct incoming find_incoming(struct arena *arena, const struct tree *tree)
{
    const struct flow *flow = tree->placement->flow;
    uint32_t n = flow->block_count, successor_count = flow->first_successor[n];
    struct incoming incoming = {
        .first = arena_filled(arena, n),
        .next = arena_words(arena, successor_count),
        .source = arena_words(arena, successor_count),
    };

    for (uint32_t b = n; b-- > 0;) {
        for (uint32_t a = flow->first_successor[b + 1]; a-- > flow->first_successor[b];) {
            if (!is_forward_exit(tree, b, a))
                continue;
            incoming.source[a] = b;
            incoming.next[a] = incoming.first[flow->successors[a].target];
            incoming.first[flow->successors[a].target] = a;
        }
    }
    return incoming;
}

/* Paths from a block's predecessors to the block. Each merge block on such a path needs the block's phis. */
struct passage {
    const struct tree *tree;
    const struct incoming *incoming;
    uint32_t *mark;    /* by join: block whose paths visited it last */
    uint32_t *passers; /* by join behind a guard: number of blocks whose paths pass it */
    uint32_t *cost;    /* by join behind a guard: cost of the guard */
    uint32_t merges;   /* of the current block */
    uint32_t guards;   /* of the current block: its share of the cost of the guards passed */
    bool counts_passers;
};

/* Counts the join for the block, once. Returns whether the path goes on to the next join. */
static bool visit_join(struct passage *p, uint32_t block, uint32_t join)
{
    const struct join *m = &p->tree->joins.data[join];

    if (p->mark[join] == block || p->merges >= MAX_MERGES)
        return false;
    p->mark[join] = block;
    p->merges += m->inputs > 1;
    if (m->is_guard) {
        if (p->counts_passers)
            p->passers[join]++;
        else
            p->guards += p->cost[join] / p->passers[join];
    }
    return join != p->tree->last_join[block];
}

/* Follows all paths from predecessors to the block, and counts merge blocks and guards. */
static void follow_to_block(struct passage *p, uint32_t block)
{
    const struct tree *tree = p->tree;
    const struct numbering *n = tree->numbering;

    p->merges = p->guards = 0;
    for (uint32_t successor = p->incoming->first[block]; successor != NO_EDGE;
         successor = p->incoming->next[successor]) {
        uint32_t join = tree->successor_join[successor];
        if (n->kind[successor] != SUCCESSOR_FALL) {
            uint32_t inside = n->inside[p->incoming->source[successor]], home = n->home[block];
            uint32_t left = n->kind[successor] == SUCCESSOR_BREAK_SCOPE ? n->scope[inside] : inside;
            while (n->nest.parent[left] != home && visit_join(p, block, tree->construct_join[left]))
                left = next_left(n, left, home);
            join = n->nest.parent[left] == home ? tree->construct_join[left] : NO_JOIN;
        }
        while (join != NO_JOIN && visit_join(p, block, join))
            join = tree->joins.data[join].next;
    }
    uint32_t last = tree->last_join[block]; /* the block's own phis stand at its last join */
    if (last != NO_JOIN && p->mark[last] == block && tree->joins.data[last].inputs > 1 && p->merges > 0)
        p->merges--;
}

static uint32_t phi_count(const struct flow *flow, uint32_t block)
{
    block_id source = flow->source[block];
    return source == NO_BLOCK ? 0 : flow->graph->phi_counts ? flow->graph->phi_counts[source] : 1;
}

struct join_costs *count_join_costs(struct arena *arena, const struct tree *tree)
{
    const struct flow *flow = tree->placement->flow;
    uint32_t n = flow->block_count;
    struct join_costs *costs = arena_zeroed(arena, 1, sizeof *costs);

    costs->merges = arena_zeroed_words(arena, n);
    costs->guards = arena_zeroed_words(arena, n);
    struct arena_mark scratch = arena_mark(arena);
    struct incoming incoming = find_incoming(arena, tree);
    struct passage passage = {
        .tree = tree,
        .incoming = &incoming,
        .mark = arena_words(arena, tree->joins.count),
        .passers = arena_zeroed_words(arena, tree->joins.count),
        .cost = arena_zeroed_words(arena, tree->joins.count),
    };
    for (int pass = 0; pass < (tree->cases.count > 0 ? 2 : 1); pass++) { /* without guards the first pass suffices */
        passage.counts_passers = pass == 0;
        memset(passage.mark, 0xFF, tree->joins.count * sizeof *passage.mark);
        for (uint32_t b = 1; b < n; b++) {
            if (incoming.first[b] == NO_EDGE || incoming.next[incoming.first[b]] == NO_EDGE)
                continue;
            follow_to_block(&passage, b);
            costs->merges[b] = passage.merges;
            costs->guards[b] = passage.guards;
        }
        for (uint32_t c = 0; pass == 0 && c < tree->cases.count; c++) {
            const struct guard_case *guard = &tree->cases.data[c];
            uint32_t selectors = COST_PHI * (costs->merges[guard->block] + 1);
            passage.cost[guard->join] += COST_GUARD + selectors;
            costs->selectors += selectors;
        }
    }
    for (uint32_t b = 1; b < n; b++)
        costs->phis += costs->merges[b] * phi_count(flow, b);
    arena_rewind(arena, scratch);
    return costs;
}

uint32_t tree_cost(const struct tree *tree, const struct join_costs *costs, uint32_t copies)
{
    uint32_t cost = copies * COST_COPY + tree->placement->fall_through_count * COST_FALL + costs->phis * COST_PHI +
                    costs->selectors;

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

/* Whether the block is a join inside its dominator's construct, not yet behind a region. */
static bool is_join(const struct placement *placement, uint32_t block)
{
    return placement->place[block] == PLACE_WITHIN && placement->flow->source[block] != NO_BLOCK &&
           !placement->region[block];
}

/* Cost saved if all paths to the block were jumps. */
static uint32_t saved_by_jumps(const struct tree *tree, const struct join_costs *costs, uint32_t block)
{
    return costs->merges[block] * phi_count(tree->placement->flow, block) * COST_PHI + costs->guards[block];
}

bool refine_switches(struct refinements *refinements, const struct tree *tree, const struct join_costs *costs)
{
    const struct flow *flow = tree->placement->flow;

    for (uint32_t b = 1; b < flow->block_count; b++) {
        uint32_t around = tree->placement->dominators.parent[b];
        if (!is_join(tree->placement, b) || flow->source[around] == NO_BLOCK ||
            flow_terminator(flow, around) != TERMINATOR_SWITCH || saved_by_jumps(tree, costs, b) < LEAST_SAVED_BY_CASES)
            continue;
        refinements->case_breaks[flow->source[around]] = refinements->any_case_breaks = true;
    }
    return refinements->any_case_breaks;
}

/* To drivers, a region with nested breaks is a loop that runs once. They unroll short ones. In others, values that
 * cross the region occupy registers, and loops nest deeper. So a region has to save a guard, because phis cost no
 * machine code, and a region around a loop has to be short. */
bool refine_regions(struct arena *arena, struct refinements *refinements, const struct tree *tree,
                    const struct join_costs *costs)
{
    const struct placement *placement = tree->placement;
    struct arena_mark scratch = arena_mark(arena);
    uint32_t header = 0;                                                      /* of the last loop before the block */
    uint32_t *last = arena_zeroed_words(arena, placement->flow->block_count); /* by block: its last one's number */
    bool found = false;

    for (uint32_t b = 1; b < placement->flow->block_count; b++) {
        uint32_t dominator = placement->dominators.parent[b];
        last[b] = last[b - 1] + flow_size(placement->flow, b);
        bool is_long_around_loop = header > dominator && last[b - 1] + 1 - last[dominator] > MAX_REGION_AROUND_LOOP;
        if (is_join(placement, b) && saved_by_jumps(tree, costs, b) > COST_REGION && costs->guards[b] > 0 &&
            !is_long_around_loop)
            refinements->region[placement->flow->source[b]] = found = true;
        if (is_loop_header(placement, b))
            header = b;
    }
    arena_rewind(arena, scratch);
    return found;
}
