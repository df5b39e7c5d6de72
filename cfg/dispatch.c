#include "cfg/dispatch.h"

#include <string.h>

enum {
    MOST_TARGETS = 4096 /* of one dispatcher; an OpSwitch holds at most 32,000 */
};

/* Who goes through which dispatcher: filled in by its users. */
struct rerouting {
    const struct flow *flow;
    uint32_t *group;   /* by block: group whose dispatcher leads here, or NO_BLOCK */
    uint32_t *number;  /* by block: its number in its group */
    uint32_t *members; /* by group: how many */
    uint32_t group_count;
    const bool *kept; /* by arm: stays as it is; NULL: none */
};

static uint32_t chunk_count(uint32_t members)
{
    return (members + MOST_TARGETS - 1) / MOST_TARGETS;
}

/* The dispatchers' blocks come behind the others: a group's own, then, if it has too many members for one switch, one
 * for each chunk of them. */
static uint32_t *place_dispatchers(struct arena *arena, const struct rerouting *r, uint32_t *block_count)
{
    uint32_t *first = arena_array(arena, r->group_count, sizeof *first);

    for (uint32_t g = 0; g < r->group_count; g++) {
        uint32_t chunks = chunk_count(r->members[g]);
        first[g] = *block_count;
        *block_count += chunks > 1 ? 1 + chunks : 1;
    }
    return first;
}

static void reroute_arm(struct arena *arena, const struct rerouting *r, struct flow *result, const uint32_t *first,
                        struct arm *arm)
{
    struct assignments *assignments = result->assignments;
    uint32_t group = r->group[arm->target], number = r->number[arm->target];
    struct assignment more[2];
    uint32_t count = 0;

    if (chunk_count(r->members[group]) > 1) {
        more[count++] = (struct assignment){result->selector[first[group]], number / MOST_TARGETS};
        more[count++] = (struct assignment){result->selector[first[group] + 1], number % MOST_TARGETS};
    } else {
        more[count++] = (struct assignment){result->selector[first[group]], number};
    }
    uint32_t start = assignments->count;
    for (uint32_t i = 0; i < arm->assignment_count; i++)
        vector_push(arena, assignments, assignments->data[arm->first_assignment + i]);
    for (uint32_t i = 0; i < count; i++)
        vector_push(arena, assignments, more[i]);
    arm->first_assignment = start;
    arm->assignment_count = assignments->count - start;
    arm->target = first[group];
}

static struct flow *reroute(struct arena *arena, const struct rerouting *r)
{
    const struct flow *flow = r->flow;
    struct flow *result = arena_array(arena, 1, sizeof *result);
    uint32_t old_count = flow->block_count, arm_count = 0, member_count = 0;

    *result = *flow;
    uint32_t *first = place_dispatchers(arena, r, &result->block_count);
    uint32_t n = result->block_count;
    for (uint32_t g = 0; g < r->group_count; g++)
        member_count += r->members[g];
    result->source = arena_array(arena, n, sizeof *result->source);
    result->selector = arena_zeroed(arena, n, sizeof *result->selector);
    result->first_arm = arena_array(arena, (size_t)n + 1, sizeof *result->first_arm);
    result->arms =
        arena_array(arena, (size_t)flow->first_arm[old_count] + member_count + (n - old_count), sizeof *result->arms);
    memcpy(result->source, flow->source, old_count * sizeof *result->source);
    if (flow->selector)
        memcpy(result->selector, flow->selector, old_count * sizeof *result->selector);
    for (uint32_t g = 0; g < r->group_count; g++) {
        uint32_t chunks = chunk_count(r->members[g]);
        result->selector[first[g]] = result->selector_count++;
        for (uint32_t c = 0; chunks > 1 && c < chunks; c++) /* the chunks share one */
            result->selector[first[g] + 1 + c] = result->selector_count;
        result->selector_count += chunks > 1;
    }

    for (uint32_t b = 0; b < old_count; b++) {
        result->first_arm[b] = arm_count;
        for (uint32_t a = flow->first_arm[b]; a < flow->first_arm[b + 1]; a++) {
            struct arm *arm = &result->arms[arm_count++];
            *arm = flow->arms[a];
            if (r->group[arm->target] != NO_BLOCK && !(r->kept && r->kept[a]))
                reroute_arm(arena, r, result, first, arm);
        }
    }

    uint32_t *first_member = arena_array(arena, (size_t)r->group_count + 1, sizeof *first_member);
    uint32_t *members = arena_array(arena, member_count, sizeof *members);
    first_member[0] = 0;
    for (uint32_t g = 0; g < r->group_count; g++)
        first_member[g + 1] = first_member[g] + r->members[g];
    for (uint32_t b = 0; b < old_count; b++)
        if (r->group[b] != NO_BLOCK)
            members[first_member[r->group[b]] + r->number[b]] = b;
    for (uint32_t g = 0; g < r->group_count; g++) {
        uint32_t block = first[g], chunks = chunk_count(r->members[g]);
        result->source[block] = NO_BLOCK;
        result->first_arm[block] = arm_count;
        for (uint32_t c = 0; chunks > 1 && c < chunks; c++)
            result->arms[arm_count++] = (struct arm){.target = block + 1 + c, .edge = NO_EDGE, .number = c};
        for (uint32_t i = 0; i < r->members[g]; i++) {
            if (chunks > 1 && i % MOST_TARGETS == 0) {
                result->source[++block] = NO_BLOCK;
                result->first_arm[block] = arm_count;
            }
            result->arms[arm_count++] =
                (struct arm){.target = members[first_member[g] + i], .edge = NO_EDGE, .number = i % MOST_TARGETS};
        }
    }
    result->first_arm[n] = arm_count;
    return result;
}

static struct rerouting rerouting_create(struct arena *arena, const struct flow *flow)
{
    struct rerouting r = {
        .flow = flow,
        .group = arena_array(arena, flow->block_count, sizeof *r.group),
        .number = arena_array(arena, flow->block_count, sizeof *r.number),
        .members = arena_zeroed(arena, flow->block_count, sizeof *r.members),
    };
    memset(r.group, 0xFF, flow->block_count * sizeof *r.group);
    return r;
}

static void join_group(struct rerouting *r, uint32_t block, uint32_t group)
{
    if (r->group[block] == NO_BLOCK) {
        r->group[block] = group;
        r->number[block] = r->members[group]++;
    }
}

struct flow *dispatch_irreducible_loops(struct arena *arena, const struct flow *flow, const struct loop_forest *forest)
{
    struct rerouting r = rerouting_create(arena, flow);
    uint32_t *group_of_loop = arena_array(arena, flow->block_count, sizeof *group_of_loop);
    bool *kept = arena_zeroed(arena, flow->first_arm[flow->block_count], sizeof *kept);

    for (uint32_t i = 0; i < flow->block_count; i++) { /* headers come before what they contain */
        uint32_t block = forest->order[i], loop = forest->loop[block], around;
        if (loop == block && forest->irreducible[block]) {
            around = forest->parent[block];
            bool inner = around != NO_BLOCK && forest->irreducible[around];
            group_of_loop[block] = inner ? group_of_loop[around] : r.group_count++;
            join_group(&r, block, group_of_loop[block]);
        }
        if (forest->entry[block])
            join_group(&r, block, group_of_loop[loop == block ? forest->parent[block] : loop]);
    }
    for (uint32_t a = 0; a < flow->first_arm[flow->block_count]; a++) /* edges back in a reducible loop */
        kept[a] = forest->back[a] && !forest->irreducible[flow->arms[a].target];
    r.kept = kept;
    return reroute(arena, &r);
}

struct flow *dispatch_subtrees(struct arena *arena, const struct flow *flow, const uint32_t *subtree)
{
    struct rerouting r = rerouting_create(arena, flow);

    for (uint32_t b = 0; b < flow->block_count; b++) {
        if (subtree[b] == NO_BLOCK)
            continue;
        if (subtree[b] == b)
            join_group(&r, b, r.group_count++);
        else
            join_group(&r, b, r.group[subtree[b]]);
    }
    return reroute(arena, &r);
}
