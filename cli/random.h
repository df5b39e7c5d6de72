/* A random number generator that gives the same numbers on every machine. */
#ifndef CLI_RANDOM_H
#define CLI_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

/* SplitMix64 (Steele, Lea, Flood 2014). */
static inline uint64_t random_bits(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

static inline uint32_t random_below(uint64_t *state, uint32_t limit)
{
    return (uint32_t)((random_bits(state) >> 32) * limit >> 32);
}

static inline bool random_chance(uint64_t *state, uint32_t percent)
{
    return random_below(state, 100) < percent;
}

#endif
