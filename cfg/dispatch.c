/* Decides which blocks are entered through dispatchers: headers and entries of irreducible loops, or entries of the
 * pieces that subtrees nested too deep are split into. reroute.c then builds the dispatchers. */
#include "cfg/dispatch.h"

#include "cfg/reroute.h"

static void add_to_group(struct rerouting *r, uint32_t block, uint32_t group)
{
    if (r->group[block] == NO_BLOCK) {
        r->group[block] = group;
        r->number[block] = r->members[group]++;
    }
}

struct flow *dispatch_irreducible_loops(struct arena *arena, const struct flow *flow, const struct loop_forest *forest,
                                        uint32_t targets)
{
    struct rerouting r = rerouting_create(arena, flow, targets);
    uint32_t *group_of_loop = arena_words(arena, flow->block_count);

    for (uint32_t i = 0; i < flow->block_count; i++) { /* headers come before the blocks of their loops */
        uint32_t block = forest->order[i], loop = forest->loop[block], around;
        if (loop == block && forest->irreducible[block]) {
            around = forest->parent[block];
            bool inner = around != NO_BLOCK && forest->irreducible[around];
            group_of_loop[block] = inner ? group_of_loop[around] : r.group_count++;
            add_to_group(&r, block, group_of_loop[block]);
        }
        if (forest->entry[block])
            add_to_group(&r, block, group_of_loop[loop == block ? forest->parent[block] : loop]);
    }
    for (uint32_t a = 0; a < flow->first_successor[flow->block_count]; a++) /* back edges of reducible loops stay */
        r.kept[a] = forest->back[a] && !forest->irreducible[flow->successors[a].target];
    return reroute(arena, &r);
}

/* ---- Subtrees ---------------------------------------------------------------------------------------------------- */

/* By block: whether a piece is entered here. */
static bool *find_entries(struct arena *arena, const struct flow *flow, const uint32_t *piece)
{
    bool *entry = arena_zeroed(arena, flow->block_count, sizeof *entry);

    for (uint32_t b = 0; b < flow->block_count; b++)
        for (uint32_t a = flow->first_successor[b]; a < flow->first_successor[b + 1]; a++)
            entry[flow->successors[a].target] |= piece[flow->successors[a].target] != piece[b];
    for (uint32_t b = 0; b < flow->block_count; b++)
        entry[b] &= piece[b] != NO_BLOCK;
    return entry;
}

/* By header: whether the loop crosses a piece boundary, or is entered past its header. The dispatcher replaces such a
 * loop and leads to its header too. */
static bool *find_broken_loops(struct arena *arena, const struct flow *flow, const uint32_t *piece, bool *entry)
{
    const struct loop_forest *forest = find_loops(arena, flow);
    bool *broken = arena_zeroed(arena, flow->block_count, sizeof *broken);

    for (uint32_t i = flow->block_count; i-- > 0;) { /* inner loops first */
        uint32_t block = forest->order[i], loop = forest->loop[block];
        if (loop == block) {
            entry[block] |= broken[block] && piece[block] != NO_BLOCK;
            loop = forest->parent[block];
        }
        if (loop != NO_BLOCK)
            broken[loop] |= piece[loop] != NO_BLOCK && (entry[block] || piece[block] != piece[loop]);
    }
    return broken;
}

/* Makes joins of paths from several entries entries too. Otherwise all these joins would follow each other, each
 * guarded against those behind it. Every other block then belongs to the one entry that dominates it. */
static void add_join_entries(struct arena *arena, const struct flow *flow, const uint32_t *piece, bool *entry)
{
    uint32_t *owner = arena_filled(arena, flow->block_count); /* by block: entry that it belongs to */

    for (uint32_t b = 0; b < flow->block_count; b++) {
        if (piece[b] == NO_BLOCK)
            continue;
        if (entry[b])
            owner[b] = b;
        for (uint32_t a = flow->first_successor[b]; a < flow->first_successor[b + 1]; a++) {
            uint32_t target = flow->successors[a].target;
            if (target <= b || entry[target] || piece[target] == NO_BLOCK)
                continue;
            entry[target] = owner[target] != NO_BLOCK && owner[target] != owner[b];
            owner[target] = owner[b];
        }
    }
}

/* Numbers the members of each group, members of a piece side by side. */
static void number_members(struct arena *arena, struct rerouting *r, const uint32_t *piece,
                           const uint32_t *outermost_piece, const bool *entry)
{
    uint32_t count = r->flow->block_count;
    uint32_t *group = arena_words(arena, count); /* by first block of an outermost piece */
    uint32_t *last = arena_words(arena, count);  /* by first block of a piece: last of its entries so far */
    uint32_t *next = arena_words(arena, count);

    for (uint32_t b = 0; b < count; b++) {
        if (!entry[b])
            continue;
        next[b] = NO_BLOCK;
        if (piece[b] != b)
            next[last[piece[b]]] = b;
        last[piece[b]] = b;
    }
    for (uint32_t b = 0; b < count; b++) {
        if (piece[b] != b)
            continue;
        if (outermost_piece[b] == b)
            group[b] = r->group_count++;
        for (uint32_t member = b; member != NO_BLOCK; member = next[member])
            add_to_group(r, member, group[outermost_piece[b]]);
    }
}

struct flow *dispatch_subtrees(struct arena *arena, const struct flow *flow, const uint32_t *piece,
                               const uint32_t *outermost_piece, uint32_t targets)
{
    struct rerouting r = rerouting_create(arena, flow, targets);
    bool *entry = find_entries(arena, flow, piece), *broken = find_broken_loops(arena, flow, piece, entry);

    add_join_entries(arena, flow, piece, entry);
    number_members(arena, &r, piece, outermost_piece, entry);
    for (uint32_t b = 0; b < flow->block_count; b++) {
        for (uint32_t a = flow->first_successor[b]; a < flow->first_successor[b + 1]; a++) {
            const struct successor *successor = &flow->successors[a];
            r.kept[a] = successor->target <= b && !broken[successor->target];
            /* Dominators ignore edges that are never taken. Through the dispatcher such an edge would enter loops past
             * their headers. */
            r.dropped[a] = successor->never_taken && outermost_piece[successor->target] != NO_BLOCK &&
                           outermost_piece[successor->target] != outermost_piece[b];
        }
    }
    return reroute(arena, &r);
}
