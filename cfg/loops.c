/* The loop-nesting forest by Ramalingam's method (1999): one depth-first search, then loops are built from the
 * innermost out, in decreasing preorder of their headers, with union-find. */
#include "cfg/loops.h"

#include <string.h>

/* Blocks go by their preorder number here, so ancestors in the search tree have smaller numbers. A cross or forward
 * edge concerns no loop below the nearest common ancestor of its ends. It waits at that ancestor until the loop search
 * arrives there. Then it leads to the outermost loop so far that contains its target. */
struct waiting_edge {
    uint32_t source, target;
    uint32_t next; /* next edge of the same list */
};

struct depth_first_search {
    const struct flow *flow;
    uint32_t *number;         /* block -> preorder number */
    uint32_t *block_at;       /* preorder number -> block */
    uint32_t *parent;         /* in the search tree */
    uint32_t *next_successor; /* by block: next successor to visit, counts down */
    uint32_t *open;           /* union-find: nearest ancestor that the search has not finished */
    uint32_t *waits;          /* by common ancestor: list of waiting edges */
    uint32_t *latches;        /* by header: list of its back edges */
    struct waiting_edge *edges;
    uint32_t edge_count;
};

/* The root of a union-find tree, with path compression. */
static uint32_t find_root(uint32_t *link, uint32_t node)
{
    uint32_t root = node;

    while (link[root] != root)
        root = link[root];
    while (link[node] != root) {
        uint32_t next = link[node];
        link[node] = root;
        node = next;
    }
    return root;
}

static void push_edge(struct depth_first_search *s, uint32_t *list, uint32_t source, uint32_t target)
{
    s->edges[s->edge_count] = (struct waiting_edge){source, target, *list};
    *list = s->edge_count++;
}

/* Depth-first search that visits the last successor of each block first, so the first successor comes first in reverse
 * postorder. */
static void search_depth_first(struct depth_first_search *s, struct loop_forest *forest)
{
    const struct flow *flow = s->flow;
    uint32_t seen = 1, finished = flow->block_count, block = 0;

    s->number[0] = s->block_at[0] = s->parent[0] = s->open[0] = 0;
    for (;;) {
        uint32_t self = s->number[block];
        if (s->next_successor[block] == flow->first_successor[block]) {
            forest->order[--finished] = block;
            if (block == 0)
                return;
            s->open[self] = s->parent[self];
            block = s->block_at[s->parent[self]];
            continue;
        }
        uint32_t successor = --s->next_successor[block], target = flow->successors[successor].target,
                 other = s->number[target];
        if (other == NO_BLOCK) {
            s->number[target] = s->open[seen] = seen;
            s->block_at[seen] = target;
            s->parent[seen++] = self;
            block = target;
        } else if (s->open[other] == other) {
            forest->back[successor] = true;
            push_edge(s, &s->latches[other], self, other);
        } else {
            push_edge(s, &s->waits[find_root(s->open, other)], self, other);
        }
    }
}

struct forest_builder {
    struct depth_first_search *search;
    uint32_t *within;   /* union-find: header of the outermost loop found so far that contains the block */
    uint32_t *header;   /* header: next loop outward; other block: innermost loop */
    uint32_t *incoming; /* by header of an outermost loop so far, or block: released edges into it */
    uint32_t *unmarked; /* union-find over headers, outward past those known to be irreducible */
    uint32_t *work;
    bool *is_header;
};

/* Marks all loops around `target` found so far as irreducible: an edge from outside them leads to it. */
static void mark_irreducible(struct forest_builder *b, struct loop_forest *forest, uint32_t target)
{
    uint32_t loop = b->header[target];

    forest->entry[b->search->block_at[target]] = true;
    forest->any_irreducible = true;
    for (;;) {
        loop = find_root(b->unmarked, loop);
        forest->irreducible[b->search->block_at[loop]] = true;
        if (b->header[loop] == NO_BLOCK)
            return;
        loop = b->unmarked[loop] = b->header[loop];
    }
}

/* The search arrives at the common ancestor of waiting edges: from now on they can be part of loops. */
static void release_edges(struct forest_builder *b, struct loop_forest *forest, uint32_t ancestor)
{
    struct depth_first_search *s = b->search;
    uint32_t next;

    for (uint32_t e = s->waits[ancestor]; e != NO_EDGE; e = next) {
        uint32_t target = s->edges[e].target, outermost = find_root(b->within, target);
        next = s->edges[e].next;
        if (outermost != target)
            mark_irreducible(b, forest, target);
        s->edges[e].next = b->incoming[outermost];
        b->incoming[outermost] = e;
    }
}

/* Adds the outermost loop around `source`, or `source` itself, to the loop of `header`. */
static void add_to_loop(struct forest_builder *b, uint32_t header, uint32_t source, uint32_t *count)
{
    uint32_t outermost = find_root(b->within, source);

    if (outermost != header && b->header[outermost] == NO_BLOCK) {
        b->header[outermost] = header;
        b->work[(*count)++] = outermost;
    }
}

/* Builds the loop: everything that reaches a back edge to `header` without leaving its subtree. */
static void build_loop(struct forest_builder *b, uint32_t header)
{
    struct depth_first_search *s = b->search;
    uint32_t count = 0;

    b->is_header[header] = true;
    for (uint32_t e = s->latches[header]; e != NO_EDGE; e = s->edges[e].next)
        add_to_loop(b, header, s->edges[e].source, &count);
    for (uint32_t done = 0; done < count; done++) {
        uint32_t member = b->work[done];
        add_to_loop(b, header, s->parent[member], &count);
        for (uint32_t e = b->incoming[member]; e != NO_EDGE; e = s->edges[e].next)
            add_to_loop(b, header, s->edges[e].source, &count);
    }
    for (uint32_t i = 0; i < count; i++)
        b->within[b->work[i]] = header;
}

static uint32_t *identity(struct arena *arena, uint32_t count)
{
    uint32_t *array = arena_words(arena, count);

    for (uint32_t i = 0; i < count; i++)
        array[i] = i;
    return array;
}

struct loop_forest *find_loops(struct arena *arena, const struct flow *flow)
{
    uint32_t n = flow->block_count, successor_count = flow->first_successor[n];
    struct loop_forest *forest = arena_zeroed(arena, 1, sizeof *forest);

    forest->block_count = n;
    forest->order = arena_words(arena, n);
    forest->loop = arena_filled(arena, n);
    forest->parent = arena_filled(arena, n);
    forest->irreducible = arena_zeroed(arena, n, sizeof *forest->irreducible);
    forest->entry = arena_zeroed(arena, n, sizeof *forest->entry);
    forest->back = arena_zeroed(arena, successor_count, sizeof *forest->back);

    struct arena_mark scratch = arena_mark(arena);
    struct depth_first_search s = {
        .flow = flow,
        .number = arena_filled(arena, n),
        .block_at = arena_words(arena, n),
        .parent = arena_words(arena, n),
        .next_successor = arena_words(arena, n),
        .open = identity(arena, n),
        .waits = arena_filled(arena, n),
        .latches = arena_filled(arena, n),
        .edges = arena_array(arena, successor_count, sizeof *s.edges),
    };
    memcpy(s.next_successor, flow->first_successor + 1, n * sizeof *s.next_successor);
    search_depth_first(&s, forest);

    struct forest_builder b = {
        .search = &s,
        .within = identity(arena, n),
        .header = arena_filled(arena, n),
        .incoming = arena_filled(arena, n),
        .unmarked = identity(arena, n),
        .work = arena_words(arena, n),
        .is_header = arena_zeroed(arena, n, sizeof *b.is_header),
    };
    for (uint32_t block = n; block-- > 0;) {
        release_edges(&b, forest, block);
        if (s.latches[block] != NO_EDGE)
            build_loop(&b, block);
    }
    for (uint32_t i = 0; i < n; i++) {
        uint32_t around = b.header[i] == NO_BLOCK ? NO_BLOCK : s.block_at[b.header[i]];
        forest->loop[s.block_at[i]] = b.is_header[i] ? s.block_at[i] : around;
        if (b.is_header[i])
            forest->parent[s.block_at[i]] = around;
    }
    arena_rewind(arena, scratch);
    return forest;
}
