/* Which blocks of a function dominate which. */
#ifndef DXIL_DOMINANCE_H
#define DXIL_DOMINANCE_H

#include "dxil/module.h"

/* Each block has a range of numbers within that of its immediate dominator. */
struct dominance {
    uint32_t *first; /* by block; UINT32_MAX: control never gets there */
    uint32_t *size;
    uint32_t *immediate; /* by block that control gets to, but for the first: its immediate dominator */
};

/* Lengauer and Tarjan (1979), with path compression: O(edges * log(blocks)) for every graph. */
struct dominance find_dominance(struct arena *arena, const struct function *function);

/* Whether a dominates b; both can be reached. Every block dominates itself. */
static inline bool dominates(const struct dominance *dominance, uint32_t a, uint32_t b)
{
    return dominance->first[b] - dominance->first[a] < dominance->size[a];
}

#endif
