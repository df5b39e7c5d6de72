#include "dxil/dominance.h"

/* Within this file a block goes by its preorder number in the search from the entry. */
struct search {
    uint32_t count; /* blocks that can be reached */
    uint32_t *block_at;
    uint32_t *number_of; /* UINT32_MAX: cannot be reached */
    uint32_t *parent;
};

static struct search search_depth_first(struct arena *arena, const struct function *function)
{
    uint32_t n = function->block_count;
    struct search search = {
        .block_at = arena_array(arena, n, sizeof(uint32_t)),
        .number_of = arena_array(arena, n, sizeof(uint32_t)),
        .parent = arena_array(arena, n, sizeof(uint32_t)),
    };
    uint32_t *next_target = arena_zeroed(arena, n, sizeof *next_target); /* where each open block goes on */

    for (uint32_t block = 0; block < n; block++)
        search.number_of[block] = UINT32_MAX;
    search.number_of[0] = search.parent[0] = search.block_at[0] = 0;
    search.count = 1;
    for (uint32_t open = 0;;) {
        uint32_t number = search.block_at[open];
        const struct basic_block *block = &function->blocks[number];
        if (next_target[number] == block->target_count) {
            if (open == 0)
                return search;
            open = search.parent[open];
            continue;
        }
        uint32_t target = function->targets[block->first_target + next_target[number]++];
        if (search.number_of[target] == UINT32_MAX) {
            search.number_of[target] = search.count;
            search.block_at[search.count] = target;
            search.parent[search.count] = open;
            open = search.count++;
        }
    }
}

/* Predecessors by number: those of block b are list[first[b]] .. list[first[b + 1] - 1]. */
struct predecessors {
    uint32_t *first, *list;
};

static struct predecessors collect_predecessors(struct arena *arena, const struct function *function,
                                                const struct search *search)
{
    struct predecessors preds = {.first = arena_zeroed(arena, (size_t)search->count + 2, sizeof(uint32_t))};
    uint32_t edges = 0;

    /* Counted two places up, summed, then filled one place up: so that first[] ends as it should. */
    for (uint32_t b = 0; b < search->count; b++) {
        const struct basic_block *block = &function->blocks[search->block_at[b]];
        edges += block->target_count;
        for (uint32_t t = 0; t < block->target_count; t++)
            preds.first[search->number_of[function->targets[block->first_target + t]] + 2]++;
    }
    for (uint32_t b = 2; b < search->count + 2; b++)
        preds.first[b] += preds.first[b - 1];
    preds.list = arena_array(arena, edges, sizeof *preds.list);
    for (uint32_t b = 0; b < search->count; b++) {
        const struct basic_block *block = &function->blocks[search->block_at[b]];
        for (uint32_t t = 0; t < block->target_count; t++)
            preds.list[preds.first[search->number_of[function->targets[block->first_target + t]] + 1]++] = b;
    }
    return preds;
}

/* Blocks are linked below their parents from the largest number down. */
struct forest {
    uint32_t *ancestor; /* UINT32_MAX: not linked yet */
    uint32_t *best;     /* on the compressed path to the root, the block with the least semidominator */
    uint32_t *semi;
    uint32_t *path; /* scratch of find_best */
};

static uint32_t find_best(struct forest *forest, uint32_t block)
{
    uint32_t depth = 0;

    if (forest->ancestor[block] == UINT32_MAX)
        return block;
    for (uint32_t b = block; forest->ancestor[forest->ancestor[b]] != UINT32_MAX; b = forest->ancestor[b])
        forest->path[depth++] = b;
    while (depth > 0) { /* from the root down, so that each step sees a compressed ancestor */
        uint32_t b = forest->path[--depth], above = forest->ancestor[b];
        if (forest->semi[forest->best[above]] < forest->semi[forest->best[b]])
            forest->best[b] = forest->best[above];
        forest->ancestor[b] = forest->ancestor[above];
    }
    return forest->best[block];
}

static uint32_t *find_immediate_dominators(struct arena *arena, const struct search *search,
                                           const struct predecessors *preds)
{
    uint32_t n = search->count;
    struct forest forest = {
        .ancestor = arena_array(arena, n, sizeof(uint32_t)),
        .best = arena_array(arena, n, sizeof(uint32_t)),
        .semi = arena_array(arena, n, sizeof(uint32_t)),
        .path = arena_array(arena, n, sizeof(uint32_t)),
    };
    uint32_t *idom = arena_zeroed(arena, n, sizeof *idom);
    uint32_t *bucket = arena_array(arena, n, sizeof *bucket); /* heads of lists of blocks by semidominator */
    uint32_t *in_bucket = arena_array(arena, n, sizeof *in_bucket);

    for (uint32_t b = 0; b < n; b++) {
        forest.ancestor[b] = bucket[b] = UINT32_MAX;
        forest.best[b] = forest.semi[b] = b;
    }
    for (uint32_t b = n - 1; b > 0; b--) {
        uint32_t parent = search->parent[b];
        for (uint32_t p = preds->first[b]; p < preds->first[b + 1]; p++) {
            uint32_t semi = forest.semi[find_best(&forest, preds->list[p])];
            if (semi < forest.semi[b])
                forest.semi[b] = semi;
        }
        in_bucket[b] = bucket[forest.semi[b]];
        bucket[forest.semi[b]] = b;
        forest.ancestor[b] = parent;
        /* What has the parent as semidominator is decided now, or known to share another block's dominator. */
        for (uint32_t v = bucket[parent]; v != UINT32_MAX; v = in_bucket[v]) {
            uint32_t best = find_best(&forest, v);
            idom[v] = forest.semi[best] < forest.semi[v] ? best : parent;
        }
        bucket[parent] = UINT32_MAX;
    }
    for (uint32_t b = 1; b < n; b++)
        if (idom[b] != forest.semi[b])
            idom[b] = idom[idom[b]];
    return idom;
}

struct dominance find_dominance(struct arena *arena, const struct function *function)
{
    struct dominance dominance = {
        .first = arena_array(arena, function->block_count, sizeof(uint32_t)),
        .size = arena_zeroed(arena, function->block_count, sizeof(uint32_t)),
        .immediate = arena_array(arena, function->block_count, sizeof(uint32_t)),
    };
    struct search search = search_depth_first(arena, function);
    struct predecessors preds = collect_predecessors(arena, function, &search);
    uint32_t *idom = find_immediate_dominators(arena, &search, &preds);
    uint32_t *used = arena_array(arena, search.count, sizeof *used); /* numbers given away in each block's range */

    for (uint32_t block = 0; block < function->block_count; block++)
        dominance.first[block] = UINT32_MAX;
    for (uint32_t b = search.count; b-- > 0;) { /* dominators have smaller numbers */
        uint32_t *size = &dominance.size[search.block_at[b]];
        ++*size;
        used[b] = 1;
        if (b > 0)
            dominance.size[search.block_at[idom[b]]] += *size;
    }
    dominance.first[search.block_at[0]] = 0;
    for (uint32_t b = 1; b < search.count; b++) {
        uint32_t above = idom[b];
        dominance.immediate[search.block_at[b]] = search.block_at[above];
        dominance.first[search.block_at[b]] = dominance.first[search.block_at[above]] + used[above];
        used[above] += dominance.size[search.block_at[b]];
    }
    return dominance;
}
