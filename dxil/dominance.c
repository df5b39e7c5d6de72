/* Finds dominators with the algorithm of Lengauer and Tarjan, then numbers the dominator tree. */
#include "dxil/dominance.h"

struct predecessors collect_predecessors(struct arena *arena, const struct function *function)
{
    struct predecessors preds = {.first = arena_zeroed_words(arena, (size_t)function->block_count + 2)};
    uint32_t edges = 0;

    /* Counting sort. Counts are at first[b + 2]. Summed, first[b + 1] is the start of b's list. Filling the list moves
     * it to the end of the list, which is the start of the next. */
    for (uint32_t b = 0; b < function->block_count; b++) {
        const struct basic_block *block = &function->blocks[b];
        edges += block->target_count;
        for (uint32_t t = 0; t < block->target_count; t++)
            preds.first[function->targets[block->first_target + t] + 2]++;
    }
    for (uint32_t b = 2; b < function->block_count + 2; b++)
        preds.first[b] += preds.first[b - 1];
    preds.list = arena_words(arena, edges);
    for (uint32_t b = 0; b < function->block_count; b++) {
        const struct basic_block *block = &function->blocks[b];
        for (uint32_t t = 0; t < block->target_count; t++)
            preds.list[preds.first[function->targets[block->first_target + t] + 1]++] = b;
    }
    return preds;
}

/* Depth-first preorder from the entry block. Below, blocks are named by their number in it. */
struct preorder {
    uint32_t count; /* reachable blocks */
    uint32_t *block_of;
    uint32_t *number_of; /* by block: its number, UINT32_MAX: unreachable */
    uint32_t *parent;
};

static struct preorder compute_preorder(struct arena *arena, const struct function *function)
{
    uint32_t n = function->block_count;
    struct preorder preorder = {
        .block_of = arena_words(arena, n),
        .number_of = arena_filled(arena, n),
        .parent = arena_words(arena, n),
    };
    uint32_t *next_target = arena_zeroed_words(arena, n); /* by block: index of the next successor to visit */

    preorder.number_of[0] = preorder.parent[0] = preorder.block_of[0] = 0;
    preorder.count = 1;
    for (uint32_t open = 0;;) {
        uint32_t number = preorder.block_of[open];
        const struct basic_block *block = &function->blocks[number];
        if (next_target[number] == block->target_count) {
            if (open == 0)
                return preorder;
            open = preorder.parent[open];
            continue;
        }
        uint32_t target = function->targets[block->first_target + next_target[number]++];
        if (preorder.number_of[target] == UINT32_MAX) {
            preorder.number_of[target] = preorder.count;
            preorder.block_of[preorder.count] = target;
            preorder.parent[preorder.count] = open;
            open = preorder.count++;
        }
    }
}

/* The spanning forest of linked blocks. Blocks are linked from the largest number down. */
struct forest {
    uint32_t *ancestor; /* UINT32_MAX: not linked yet */
    uint32_t *best;     /* by block: block with the smallest semidominator on the compressed path */
    uint32_t *semi;
    uint32_t *path; /* scratch of find_best */
};

/* EVAL of the paper: the block with the smallest semidominator on the path to the root of its tree. */
static uint32_t find_best(struct forest *forest, uint32_t block)
{
    uint32_t depth = 0;

    if (forest->ancestor[block] == UINT32_MAX)
        return block;
    for (uint32_t b = block; forest->ancestor[forest->ancestor[b]] != UINT32_MAX; b = forest->ancestor[b])
        forest->path[depth++] = b;
    while (depth > 0) { /* from the root down: each ancestor is compressed before it is used */
        uint32_t b = forest->path[--depth], above = forest->ancestor[b];
        if (forest->semi[forest->best[above]] < forest->semi[forest->best[b]])
            forest->best[b] = forest->best[above];
        forest->ancestor[b] = forest->ancestor[above];
    }
    return forest->best[block];
}

static uint32_t *find_immediate_dominators(struct arena *arena, const struct preorder *preorder,
                                           const struct predecessors *preds)
{
    uint32_t n = preorder->count;
    struct forest forest = {
        .ancestor = arena_words(arena, n),
        .best = arena_words(arena, n),
        .semi = arena_words(arena, n),
        .path = arena_words(arena, n),
    };
    uint32_t *idom = arena_zeroed_words(arena, n);
    uint32_t *bucket = arena_words(arena, n); /* by block: first of the blocks with this semidominator */
    uint32_t *in_bucket = arena_words(arena, n);

    for (uint32_t b = 0; b < n; b++) {
        forest.ancestor[b] = bucket[b] = UINT32_MAX;
        forest.best[b] = forest.semi[b] = b;
    }
    for (uint32_t b = n - 1; b > 0; b--) {
        uint32_t parent = preorder->parent[b], block = preorder->block_of[b];
        for (uint32_t p = preds->first[block]; p < preds->first[block + 1]; p++) {
            uint32_t from = preorder->number_of[preds->list[p]];
            uint32_t semi = from == UINT32_MAX ? UINT32_MAX : forest.semi[find_best(&forest, from)];
            if (semi < forest.semi[b])
                forest.semi[b] = semi;
        }
        in_bucket[b] = bucket[forest.semi[b]];
        bucket[forest.semi[b]] = b;
        forest.ancestor[b] = parent;
        /* The semidominator of v is `parent`. Its immediate dominator is `parent`, or that of `best`, which the last
         * loop copies. */
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

struct dominance find_dominance(struct arena *arena, const struct function *function, struct predecessors preds)
{
    struct dominance dominance = {
        .first = arena_filled(arena, function->block_count),
        .size = arena_zeroed_words(arena, function->block_count),
        .immediate = arena_words(arena, function->block_count),
    };
    struct preorder preorder = compute_preorder(arena, function);
    uint32_t *idom = find_immediate_dominators(arena, &preorder, &preds);
    uint32_t *used =
        arena_words(arena, preorder.count); /* by block: numbers of its interval given to children so far */

    for (uint32_t b = preorder.count; b-- > 0;) { /* children before parents: dominators have smaller numbers */
        uint32_t *size = &dominance.size[preorder.block_of[b]];
        ++*size;
        used[b] = 1;
        if (b > 0)
            dominance.size[preorder.block_of[idom[b]]] += *size;
    }
    dominance.first[preorder.block_of[0]] = 0;
    for (uint32_t b = 1; b < preorder.count; b++) {
        uint32_t above = idom[b];
        dominance.immediate[preorder.block_of[b]] = preorder.block_of[above];
        dominance.first[preorder.block_of[b]] = dominance.first[preorder.block_of[above]] + used[above];
        used[above] += dominance.size[preorder.block_of[b]];
    }
    return dominance;
}
