/* Which blocks of a function dominate which. */
#ifndef DXIL_DOMINANCE_H
#define DXIL_DOMINANCE_H

#include "dxil/module.h"

/* Predecessors of block b: list[first[b]] .. list[first[b + 1] - 1], one per edge. */
struct predecessors {
    uint32_t *first, *list;
};

struct predecessors collect_predecessors(struct arena *arena, const struct function *function);

/* The dominator tree. Each block has an interval of numbers, first .. first + size - 1, inside that of its immediate
 * dominator. */
struct dominance {
    uint32_t *first; /* by block; UINT32_MAX: unreachable */
    uint32_t *size;
    uint32_t *immediate; /* by reachable block except the first */
};

/* Lengauer and Tarjan (1979), with path compression: O(edges * log(blocks)). */
struct dominance find_dominance(struct arena *arena, const struct function *function, struct predecessors predecessors);

/* Whether a dominates b. Both must be reachable. A block dominates itself. */
static inline bool dominates(const struct dominance *dominance, uint32_t a, uint32_t b)
{
    return dominance->first[b] - dominance->first[a] < dominance->size[a];
}

#endif
