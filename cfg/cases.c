/* Cases of switches: which blocks can be fallen into, which cases break to the merge block. All is read off dominator
 * subtrees: a case is the subtree of its first block. */
#include "cfg/cases.h"

#include <string.h>

#define SEVERAL (NO_BLOCK - 1)

/* Properties of each block's dominator subtree: contains a convergent block, contains a switch. */
struct contents {
    bool *convergent;
    bool *switches;
};

/* In decreasing order of blocks, so each subtree is complete before its root passes it on. */
static struct contents find_contents(struct arena *arena, const struct placement *placement)
{
    const struct flow *flow = placement->flow;
    uint32_t n = flow->block_count;
    struct contents contents = {arena_zeroed(arena, n, sizeof(bool)), arena_zeroed(arena, n, sizeof(bool))};

    for (uint32_t b = n; b-- > 0;) { /* dominators have smaller numbers */
        contents.convergent[b] |= (flow_traits(flow, b) & BLOCK_CONVERGENT) != 0;
        contents.switches[b] |= flow_terminator(flow, b) == TERMINATOR_SWITCH;
        if (b > 0) {
            contents.convergent[placement->dominators.parent[b]] |= contents.convergent[b];
            contents.switches[placement->dominators.parent[b]] |= contents.switches[b];
        }
    }
    return contents;
}

/* Whether the block is wanted as a case and its dominator is a switch of the input. */
static bool may_be_case(const struct placement *placement, uint32_t block, const bool *wanted)
{
    const struct flow *flow = placement->flow;
    block_id source = flow->source[block];

    if (source == NO_BLOCK || !wanted[source] || placement->place[block] != PLACE_WITHIN)
        return false;
    uint32_t dominator = placement->dominators.parent[block];
    return flow->source[dominator] != NO_BLOCK && flow_terminator(flow, dominator) == TERMINATOR_SWITCH;
}

/* Predecessors of each block that may become a case. */
struct entries {
    uint32_t *from; /* first block of the case that leads here, NO_BLOCK: none, or SEVERAL */
    bool *from_switch;
};

/* Sorts each forward edge to a possible case: from the switch itself, or from the case that contains its source. */
static struct entries find_entries(struct arena *arena, const struct placement *placement, const bool *wanted)
{
    const struct flow *flow = placement->flow;
    const struct ancestors *dominators = &placement->dominators;
    uint32_t n = flow->block_count;
    struct entries entries = {arena_filled(arena, n), arena_zeroed(arena, n, sizeof(bool))};

    for (uint32_t b = 0; b < n; b++) {
        for (uint32_t a = flow->first_successor[b]; a < flow->first_successor[b + 1]; a++) {
            uint32_t target = flow->successors[a].target;
            if (target <= b || flow->successors[a].never_taken || !may_be_case(placement, target, wanted))
                continue;
            uint32_t around = dominators->parent[target];
            if (b == around) {
                entries.from_switch[target] = true;
                continue;
            }
            uint32_t from = ancestor_at_depth(dominators, b, dominators->depth[around] + 1);
            if (entries.from[target] != NO_BLOCK && entries.from[target] != from)
                from = SEVERAL;
            entries.from[target] = from;
        }
    }
    return entries;
}

uint32_t find_fall_through(struct arena *arena, const struct placement *placement, const bool *wanted,
                           uint32_t *falls_into)
{
    uint32_t n = placement->flow->block_count, count = 0;
    struct arena_mark scratch = arena_mark(arena);
    struct contents contents = find_contents(arena, placement);
    struct entries entries = find_entries(arena, placement, wanted);
    bool *is_case = arena_zeroed(arena, n, sizeof *is_case);

    memset(falls_into, 0xFF, n * sizeof *falls_into);
    for (uint32_t b = 1; b < n; b++) { /* a case has a smaller number than the case it falls into */
        uint32_t from = entries.from[b];
        if (from == NO_BLOCK || from == SEVERAL || !entries.from_switch[b] || contents.convergent[b])
            continue;
        if (falls_into[from] != NO_BLOCK || contents.switches[from] ||
            !(placement->place[from] == PLACE_INLINE || is_case[from]))
            continue;
        falls_into[from] = b;
        is_case[b] = true;
        count++;
    }
    arena_rewind(arena, scratch);
    return count;
}

static void remove_cases(struct placement *placement, uint32_t around)
{
    uint32_t *link = &placement->first_within[around];

    while (*link != NO_BLOCK) {
        if (placement->place[*link] == PLACE_CASE)
            *link = placement->next[*link];
        else
            link = &placement->next[*link];
    }
}

/* Orders the successors of the switch: each case that is fallen into directly behind the case that falls. */
static void order_successors(const struct placement *placement, uint32_t block, struct successor *ordered,
                             uint32_t *successor_of)
{
    const struct flow *flow = placement->flow;
    struct successor *successors = flow->successors + flow->first_successor[block];
    uint32_t count = flow->first_successor[block + 1] - flow->first_successor[block], placed = 0;

    for (uint32_t i = 0; i < count; i++)
        successor_of[successors[i].target] = i;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t target = successors[i].target;
        bool stands_here = stands_at_successor(placement, block,
                                               &successors[i]); /* a target elsewhere may be a case of another switch */
        if (stands_here && placement->place[target] == PLACE_CASE)
            continue;
        ordered[placed++] = successors[i];
        while (stands_here && (target = placement->falls_into[target]) != NO_BLOCK)
            ordered[placed++] = successors[successor_of[target]];
    }
    memcpy(successors, ordered, count * sizeof *successors);
}

void apply_fall_through(struct arena *arena, struct placement *placement, struct flow *flow)
{
    uint32_t n = flow->block_count;
    struct arena_mark scratch = arena_mark(arena);
    bool *has_falls = arena_zeroed(arena, n, sizeof *has_falls);
    struct successor *ordered = arena_array(arena, flow->first_successor[n], sizeof *ordered);
    uint32_t *successor_of = arena_words(arena, n);

    for (uint32_t b = 1; b < n; b++) {
        if (placement->falls_into[b] == NO_BLOCK)
            continue;
        placement->place[placement->falls_into[b]] = PLACE_CASE;
        has_falls[placement->dominators.parent[b]] = true;
    }
    for (uint32_t b = 0; b < n; b++) {
        if (!has_falls[b])
            continue;
        remove_cases(placement, b);
        order_successors(placement, b, ordered, successor_of);
    }
    arena_rewind(arena, scratch);
}

void find_case_breaks(struct arena *arena, struct placement *placement, const bool *wanted)
{
    const struct flow *flow = placement->flow;
    struct arena_mark scratch = arena_mark(arena);
    struct contents contents = find_contents(arena, placement);

    for (uint32_t b = 1; b < flow->block_count; b++) {
        uint32_t around = placement->dominators.parent[b];
        block_id source = flow->source[around];
        bool is_wanted = wanted && source != NO_BLOCK && wanted[source] && !contents.switches[b] &&
                         flow_terminator(flow, around) == TERMINATOR_SWITCH &&
                         (placement->place[b] == PLACE_INLINE || placement->place[b] == PLACE_CASE);
        placement->case_breaks[b] = is_wanted || next_case(placement, b) != NO_BLOCK;
    }
    arena_rewind(arena, scratch);
}
