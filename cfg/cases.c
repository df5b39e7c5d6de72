#include "cfg/cases.h"

#include <string.h>

#define SEVERAL (NO_BLOCK - 1)

/* What stands in the dominator subtree of each block. */
struct contents {
    bool *convergent;
    bool *switches;
};

static struct contents find_contents(struct arena *arena, const struct layout *layout)
{
    const struct flow *flow = layout->flow;
    uint32_t n = flow->block_count;
    struct contents contents = {arena_zeroed(arena, n, sizeof(bool)), arena_zeroed(arena, n, sizeof(bool))};

    for (uint32_t b = n; b-- > 0;) { /* dominators come first */
        contents.convergent[b] |= (flow_traits(flow, b) & BLOCK_CONVERGENT) != 0;
        contents.switches[b] |= flow_terminator(flow, b) == TERMINATOR_SWITCH;
        if (b > 0) {
            contents.convergent[layout->dominators.parent[b]] |= contents.convergent[b];
            contents.switches[layout->dominators.parent[b]] |= contents.switches[b];
        }
    }
    return contents;
}

/* A block that could be a case: its dominator is a switch of the source. */
static bool may_be_case(const struct layout *layout, uint32_t block, const bool *wanted)
{
    const struct flow *flow = layout->flow;
    block_id source = flow->source[block];

    if (source == NO_BLOCK || !wanted[source] || layout->place[block] != PLACE_WITHIN)
        return false;
    uint32_t dominator = layout->dominators.parent[block];
    return flow->source[dominator] != NO_BLOCK && flow_terminator(flow, dominator) == TERMINATOR_SWITCH;
}

/* Where control comes from into each block that could be a case. */
struct entries {
    uint32_t *from; /* first block of another case, NO_BLOCK or SEVERAL */
    bool *from_switch;
};

static struct entries find_entries(struct arena *arena, const struct layout *layout, const bool *wanted)
{
    const struct flow *flow = layout->flow;
    const struct ancestors *dominators = &layout->dominators;
    uint32_t n = flow->block_count;
    struct entries entries = {arena_filled(arena, n), arena_zeroed(arena, n, sizeof(bool))};

    for (uint32_t b = 0; b < n; b++) {
        for (uint32_t a = flow->first_arm[b]; a < flow->first_arm[b + 1]; a++) {
            uint32_t target = flow->arms[a].target;
            if (target <= b || flow->arms[a].never_taken || !may_be_case(layout, target, wanted))
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

uint32_t find_falls(struct arena *arena, const struct layout *layout, const bool *wanted, uint32_t *falls_into)
{
    uint32_t n = layout->flow->block_count, count = 0;
    struct arena_mark scratch = arena_mark(arena);
    struct contents contents = find_contents(arena, layout);
    struct entries entries = find_entries(arena, layout, wanted);
    bool *is_case = arena_zeroed(arena, n, sizeof *is_case);

    memset(falls_into, 0xFF, n * sizeof *falls_into);
    for (uint32_t b = 1; b < n; b++) { /* a case comes before what it falls into */
        uint32_t from = entries.from[b];
        if (from == NO_BLOCK || from == SEVERAL || !entries.from_switch[b] || contents.convergent[b])
            continue;
        if (falls_into[from] != NO_BLOCK || contents.switches[from] ||
            !(layout->place[from] == PLACE_INLINE || is_case[from]))
            continue;
        falls_into[from] = b;
        is_case[b] = true;
        count++;
    }
    arena_rewind(arena, scratch);
    return count;
}

static void remove_cases(struct layout *layout, uint32_t around)
{
    uint32_t *link = &layout->first_within[around];

    while (*link != NO_BLOCK) {
        if (layout->place[*link] == PLACE_CASE)
            *link = layout->next[*link];
        else
            link = &layout->next[*link];
    }
}

/* Puts each arm of the switch that is fallen into behind the one from which. */
static void order_arms(const struct layout *layout, uint32_t block, struct arm *ordered, uint32_t *arm_of)
{
    const struct flow *flow = layout->flow;
    struct arm *arms = flow->arms + flow->first_arm[block];
    uint32_t count = flow->first_arm[block + 1] - flow->first_arm[block], placed = 0;

    for (uint32_t i = 0; i < count; i++)
        arm_of[arms[i].target] = i;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t target = arms[i].target;
        bool stands_here = stands_at_arm(layout, block, &arms[i]); /* others may be cases elsewhere */
        if (stands_here && layout->place[target] == PLACE_CASE)
            continue;
        ordered[placed++] = arms[i];
        while (stands_here && (target = layout->falls_into[target]) != NO_BLOCK)
            ordered[placed++] = arms[arm_of[target]];
    }
    memcpy(arms, ordered, count * sizeof *arms);
}

void let_cases_fall(struct arena *arena, struct layout *layout, struct flow *flow)
{
    uint32_t n = flow->block_count;
    struct arena_mark scratch = arena_mark(arena);
    bool *has_falls = arena_zeroed(arena, n, sizeof *has_falls);
    struct arm *ordered = arena_array(arena, flow->first_arm[n], sizeof *ordered);
    uint32_t *arm_of = arena_array(arena, n, sizeof *arm_of);

    for (uint32_t b = 1; b < n; b++) {
        if (layout->falls_into[b] == NO_BLOCK)
            continue;
        layout->place[layout->falls_into[b]] = PLACE_CASE;
        has_falls[layout->dominators.parent[b]] = true;
    }
    for (uint32_t b = 0; b < n; b++) {
        if (!has_falls[b])
            continue;
        remove_cases(layout, b);
        order_arms(layout, b, ordered, arm_of);
    }
    arena_rewind(arena, scratch);
}

void find_leaving_cases(struct arena *arena, struct layout *layout, const bool *wanted)
{
    const struct flow *flow = layout->flow;
    struct arena_mark scratch = arena_mark(arena);
    struct contents contents = find_contents(arena, layout);

    for (uint32_t b = 1; b < flow->block_count; b++) {
        uint32_t around = layout->dominators.parent[b];
        block_id source = flow->source[around];
        bool is_wanted = wanted && source != NO_BLOCK && wanted[source] && !contents.switches[b] &&
                         flow_terminator(flow, around) == TERMINATOR_SWITCH &&
                         (layout->place[b] == PLACE_INLINE || layout->place[b] == PLACE_CASE);
        layout->leaves[b] = is_wanted || next_case(layout, b) != NO_BLOCK;
    }
    arena_rewind(arena, scratch);
}
