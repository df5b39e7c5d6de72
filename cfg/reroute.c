/* Builds dispatchers, as trees if there are many members, and the collectors for the edges back to them. */
#include "cfg/reroute.h"

#include "cfg/ancestors.h"
#include "cfg/loops.h"

#include <assert.h>

enum {
    MAX_TARGETS = 32,     /* of a dispatcher that leads to members */
    INNER_TARGETS_BY = 8, /* a dispatcher that leads to dispatchers has MAX_TARGETS / this many */
    MAX_LEVELS = 32
};

/* The dispatchers of one group: consecutive blocks, level by level from the root. */
struct dispatchers {
    uint32_t first[MAX_LEVELS + 1]; /* by level: first block; last entry: the end */
    uint32_t levels;
    uint32_t selector; /* selector of the root; level i uses selector + i */
    uint32_t first_member;
};

struct rerouter {
    struct arena *arena;
    const struct rerouting *r;
    struct flow *flow; /* the new flow */
    struct dispatchers *dispatchers;
    uint32_t *members; /* members of all groups, in order */
    uint32_t member_count;
    uint32_t targets, inner_targets;
    uint32_t first_dispatcher, dispatcher_count;
    uint32_t *parent; /* by dispatcher, counted from the first: the one above, or NO_BLOCK */
    uint32_t *group;  /* by dispatcher: its group */
};

/* ---- Dispatchers ------------------------------------------------------------------------------------------------- */

static uint32_t divide_up(uint32_t a, uint32_t b)
{
    return a / b + (a % b != 0);
}

/* Plans the tree from the leaves up. */
static struct dispatchers place_dispatchers(const struct rerouter *b, uint32_t group, uint32_t first_block)
{
    struct dispatchers d = {.levels = 1};
    uint32_t sizes[MAX_LEVELS] = {divide_up(b->r->members[group], b->targets)};

    for (; sizes[d.levels - 1] > 1; d.levels++)
        sizes[d.levels] = divide_up(sizes[d.levels - 1], b->inner_targets);
    d.first[0] = first_block;
    for (uint32_t level = 0; level < d.levels; level++)
        d.first[level + 1] = d.first[level] + sizes[d.levels - 1 - level];
    return d;
}

/* Numbers the dispatchers of all groups behind the other blocks, and lists the members in order. Creates the new flow,
 * with room for collectors. */
static void place_all_dispatchers(struct rerouter *b)
{
    const struct flow *old = b->r->flow;
    uint32_t block_count = old->block_count, selector_count = old->selector_count;

    b->dispatchers = arena_array(b->arena, b->r->group_count, sizeof *b->dispatchers);
    b->first_dispatcher = block_count;
    for (uint32_t g = 0; g < b->r->group_count; g++) {
        struct dispatchers *d = &b->dispatchers[g];
        *d = place_dispatchers(b, g, block_count);
        d->first_member = b->member_count;
        d->selector = selector_count;
        b->member_count += b->r->members[g];
        selector_count += d->levels;
        block_count = d->first[d->levels];
    }
    b->dispatcher_count = block_count - b->first_dispatcher;
    size_t added = 2 * (size_t)b->dispatcher_count;
    b->flow = flow_grow(b->arena, old, old->block_count + added,
                        old->first_successor[old->block_count] + b->member_count + added);
    b->flow->block_count = block_count;
    b->flow->selector_count = selector_count;
    b->members = arena_words(b->arena, b->member_count);
    for (uint32_t block = 0; block < b->first_dispatcher; block++)
        if (b->r->group[block] != NO_BLOCK)
            b->members[b->dispatchers[b->r->group[block]].first_member + b->r->number[block]] = block;
}

/* Leads the successor to the root. Sets the selector of each dispatcher on the path to the member. */
static void reroute_successor(struct rerouter *b, struct successor *successor)
{
    struct assignments *assignments = b->flow->assignments;
    const struct dispatchers *d = &b->dispatchers[b->r->group[successor->target]];
    uint32_t numbers[MAX_LEVELS], index = b->r->number[successor->target], start = assignments->count;

    for (uint32_t level = d->levels; level-- > 0;) {
        uint32_t targets = level + 1 == d->levels ? b->targets : b->inner_targets;
        numbers[level] = index % targets;
        index /= targets;
    }
    for (uint32_t i = 0; i < successor->assignment_count; i++)
        vector_push(b->arena, assignments, assignments->data[successor->first_assignment + i]);
    for (uint32_t level = 0; level < d->levels; level++)
        vector_push(b->arena, assignments, (struct assignment){d->selector + level, numbers[level]});
    successor->first_assignment = start;
    successor->assignment_count = assignments->count - start;
    successor->target = d->first[0];
}

/* Copies the old successors to the new flow, rerouted where they lead to members. */
static uint32_t copy_successors(struct rerouter *b)
{
    const struct rerouting *r = b->r;
    const struct flow *old = r->flow;
    uint32_t successor_count = 0;

    for (uint32_t block = 0; block < old->block_count; block++) {
        b->flow->first_successor[block] = successor_count;
        for (uint32_t a = old->first_successor[block]; a < old->first_successor[block + 1]; a++) {
            if (r->dropped[a])
                continue;
            struct successor *successor = &b->flow->successors[successor_count++];
            *successor = old->successors[a];
            if (r->group[successor->target] != NO_BLOCK && !r->kept[a])
                reroute_successor(b, successor);
        }
    }
    b->flow->first_successor[old->block_count] = successor_count;
    return successor_count;
}

/* Writes the successors of one dispatcher: `count` members or dispatchers of the next level, from `target` on. */
static uint32_t write_dispatcher(struct rerouter *b, uint32_t block, const uint32_t *members, uint32_t target,
                                 uint32_t count, uint32_t successor_count)
{
    b->flow->first_successor[block] = successor_count;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t next = members ? members[target + i] : target + i;
        b->flow->successors[successor_count++] = (struct successor){.target = next, .edge = NO_EDGE, .number = i};
        if (!members)
            b->parent[next - b->first_dispatcher] = block;
    }
    return successor_count;
}

/* Writes the dispatchers of one group, level by level. */
static uint32_t write_dispatchers(struct rerouter *b, uint32_t group, uint32_t successor_count)
{
    const struct dispatchers *d = &b->dispatchers[group];

    for (uint32_t level = 0; level < d->levels; level++) {
        bool leads_to_members = level + 1 == d->levels;
        uint32_t targets = leads_to_members ? b->targets : b->inner_targets;
        uint32_t first = leads_to_members ? d->first_member : d->first[level + 1];
        uint32_t left = leads_to_members ? b->r->members[group] : d->first[level + 2] - first;
        for (uint32_t block = d->first[level]; block < d->first[level + 1]; block++) {
            uint32_t count = left < targets ? left : targets;
            successor_count =
                write_dispatcher(b, block, leads_to_members ? b->members : NULL, first, count, successor_count);
            b->flow->selector[block] = d->selector + level;
            b->group[block - b->first_dispatcher] = group;
            first += count;
            left -= count;
        }
    }
    return successor_count;
}

/* ---- Collectors -------------------------------------------------------------------------------------------------- */

/* Dominator tree of the new flow, and the dispatchers that dominate each block. */
struct dominance {
    struct ancestors blocks;
    uint32_t *innermost;   /* by block: innermost dispatcher that dominates it, or NO_BLOCK */
    struct ancestors nest; /* nesting of groups; the last node stands for none */
    uint32_t *outside;     /* by group: innermost dispatcher of other groups around its root */
};

/* Adds the block to the dominator tree. The root of a group's dispatchers also adds the group to `nest`. */
static void enter_block(const struct rerouter *b, struct dominance *dominance, uint32_t block, uint32_t dominator)
{
    uint32_t around = NO_BLOCK;

    if (dominator == NO_BLOCK) {
        ancestors_root(&dominance->blocks, block);
    } else {
        ancestors_add(&dominance->blocks, block, dominator);
        around = dominance->innermost[dominator];
    }
    dominance->innermost[block] = block < b->first_dispatcher ? around : block;
    if (block >= b->first_dispatcher && b->parent[block - b->first_dispatcher] == NO_BLOCK) {
        uint32_t group = b->group[block - b->first_dispatcher];
        dominance->outside[group] = around;
        ancestors_add(&dominance->nest, group,
                      around == NO_BLOCK ? b->r->group_count : b->group[around - b->first_dispatcher]);
    }
}

/* Dominators of the new flow, in reverse postorder. The flow is reducible, so one pass finds them. */
static struct dominance find_dominance(const struct rerouter *b)
{
    const struct flow *flow = b->flow;
    uint32_t n = flow->block_count, groups = b->r->group_count;
    struct dominance dominance = {
        .blocks = ancestors_create(b->arena, n),
        .innermost = arena_words(b->arena, n),
        .nest = ancestors_create(b->arena, groups + 1),
        .outside = arena_words(b->arena, groups),
    };
    const uint32_t *order = find_loops(b->arena, flow)->order;
    uint32_t *position = arena_words(b->arena, n);
    uint32_t *dominator = arena_filled(b->arena, n);

    ancestors_root(&dominance.nest, groups);
    for (uint32_t i = 0; i < n; i++)
        position[order[i]] = i;
    for (uint32_t i = 0; i < n; i++) {
        uint32_t block = order[i];
        enter_block(b, &dominance, block, dominator[block]);
        for (uint32_t a = flow->first_successor[block]; a < flow->first_successor[block + 1]; a++) {
            uint32_t target = flow->successors[a].target;
            if (position[target] > i && !flow->successors[a].never_taken)
                add_to_common(&dominance.blocks, &dominator[target], block);
        }
    }
    return dominance;
}

/* The innermost dispatcher of the group that dominates the block, or NO_BLOCK. */
static uint32_t dispatcher_around(const struct rerouter *b, const struct dominance *dominance, uint32_t block,
                                  uint32_t group)
{
    uint32_t dispatcher = dominance->innermost[block];
    if (dispatcher == NO_BLOCK)
        return NO_BLOCK;
    uint32_t inner = b->group[dispatcher - b->first_dispatcher];
    if (inner == group)
        return dispatcher;
    if (!is_ancestor(&dominance->nest, group, inner))
        return NO_BLOCK;
    return dominance->outside[ancestor_at_depth(&dominance->nest, inner, dominance->nest.depth[group] + 1)];
}

/* By successor that leads to a dispatcher: innermost dispatcher of the same group around its block, or NO_BLOCK. */
static uint32_t *find_parts(const struct rerouter *b)
{
    const struct flow *flow = b->flow;
    uint32_t successor_count = flow->first_successor[b->first_dispatcher];
    uint32_t *part = arena_filled(b->arena, successor_count);
    struct arena_mark scratch = arena_mark(b->arena);
    struct dominance dominance = find_dominance(b);

    for (uint32_t block = 0; block < b->first_dispatcher; block++) {
        for (uint32_t a = flow->first_successor[block]; a < flow->first_successor[block + 1]; a++) {
            uint32_t target = flow->successors[a].target;
            if (target >= b->first_dispatcher && !flow->successors[a].never_taken)
                part[a] = dispatcher_around(b, &dominance, block, b->group[target - b->first_dispatcher]);
        }
    }
    arena_rewind(b->arena, scratch);
    return part;
}

/* Adds a collector to each dispatcher, except roots, if two or more edges or collectors lead back through it. */
static void add_collectors(struct rerouter *b)
{
    struct flow *flow = b->flow;
    uint32_t successor_count = flow->first_successor[b->first_dispatcher];
    const uint32_t *part = find_parts(b);
    uint32_t *entries = arena_zeroed_words(b->arena, b->dispatcher_count);
    uint32_t *end =
        arena_words(b->arena, b->dispatcher_count); /* by dispatcher: target of the edges back from its part */

    for (uint32_t a = 0; a < successor_count; a++)
        if (part[a] != NO_BLOCK)
            entries[part[a] - b->first_dispatcher]++;
    for (uint32_t d = b->dispatcher_count; d-- > 0;) /* from the leaves up */
        if (b->parent[d] != NO_BLOCK)
            entries[b->parent[d] - b->first_dispatcher] += entries[d] > 1 ? 1 : entries[d];
    for (uint32_t d = 0; d < b->dispatcher_count; d++) {
        end[d] = b->parent[d] == NO_BLOCK ? b->first_dispatcher + d : end[b->parent[d] - b->first_dispatcher];
        if (b->parent[d] == NO_BLOCK || entries[d] < 2)
            continue;
        uint32_t collector = flow->block_count++, successor = flow->first_successor[collector];
        flow->successors[successor] = (struct successor){.target = end[d], .edge = NO_EDGE};
        flow->first_successor[collector + 1] = successor + 1;
        end[d] = collector;
    }
    for (uint32_t a = 0; a < successor_count; a++)
        if (part[a] != NO_BLOCK)
            flow->successors[a].target = end[part[a] - b->first_dispatcher];
}

/* ------------------------------------------------------------------------------------------------------------------ */

struct rerouting rerouting_create(struct arena *arena, const struct flow *flow, uint32_t targets)
{
    struct rerouting r = {
        .flow = flow,
        .group = arena_filled(arena, flow->block_count),
        .number = arena_words(arena, flow->block_count),
        .members = arena_zeroed_words(arena, flow->block_count),
        .kept = arena_zeroed(arena, flow->first_successor[flow->block_count], sizeof *r.kept),
        .dropped = arena_zeroed(arena, flow->first_successor[flow->block_count], sizeof *r.dropped),
        .targets = targets,
    };
    return r;
}

struct flow *reroute(struct arena *arena, const struct rerouting *r)
{
    struct rerouter b = {
        .arena = arena,
        .r = r,
        .targets = r->targets ? r->targets : MAX_TARGETS,
    };

    b.inner_targets = b.targets / INNER_TARGETS_BY > 2 ? b.targets / INNER_TARGETS_BY : 2;
    place_all_dispatchers(&b);
    b.parent = arena_filled(arena, b.dispatcher_count);
    b.group = arena_words(arena, b.dispatcher_count);
    uint32_t successor_count = copy_successors(&b);
    for (uint32_t g = 0; g < r->group_count; g++)
        successor_count = write_dispatchers(&b, g, successor_count);
    b.flow->first_successor[b.flow->block_count] = successor_count;
    if (b.dispatcher_count > r->group_count)
        add_collectors(&b);
    assert(r->targets || b.flow->block_count - r->flow->block_count <= r->group_count + b.member_count / 8);
    return b.flow;
}
