/* Sets of small integers, a bit each. */
#ifndef BASE_BITSET_H
#define BASE_BITSET_H

#include "base/arena.h"

#include <stdbool.h>

struct bitset {
    uint64_t *words;
};

/* An empty set for members 0 .. size - 1. */
static inline struct bitset bitset_create(struct arena *arena, uint32_t size)
{
    return (struct bitset){arena_zeroed(arena, (size_t)size / 64 + 1, sizeof(uint64_t))};
}

static inline bool bitset_has(const struct bitset *set, uint32_t member)
{
    return set->words[member / 64] >> (member % 64) & 1;
}

static inline void bitset_add(struct bitset *set, uint32_t member)
{
    set->words[member / 64] |= UINT64_C(1) << (member % 64);
}

static inline void bitset_remove(struct bitset *set, uint32_t member)
{
    set->words[member / 64] &= ~(UINT64_C(1) << (member % 64));
}

/* Index of the lowest set bit; the word must not be 0. */
static inline uint32_t lowest_bit(uint64_t word)
{
#if defined(__GNUC__)
    return (uint32_t)__builtin_ctzll(word);
#else
    uint32_t bit = 0;

    for (uint32_t half = 32; half > 0; half /= 2) {
        if (!(word & ((UINT64_C(1) << half) - 1))) {
            word >>= half;
            bit += half;
        }
    }
    return bit;
#endif
}

/* Adds a member. Returns whether it was new. */
static inline bool bitset_insert(struct bitset *set, uint32_t member)
{
    bool added = !bitset_has(set, member);
    bitset_add(set, member);
    return added;
}

#endif
