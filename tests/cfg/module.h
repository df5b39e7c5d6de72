/* A compute shader made from a structured graph. Every lane writes a record for each visit of a block: the block, the
 * values that it sees there, and the set of lanes that are there with it. The values are hashed into one word: drivers
 * take ten times longer to compile a store than some arithmetic. The buffer also holds the decisions of each lane. */
#ifndef TESTS_CFG_MODULE_H
#define TESTS_CFG_MODULE_H

#include "base/vector.h"
#include "tests/cfg/form.h"
#include "tests/cfg/lanes.h"

enum {
    RECORD_BLOCK_BITS = 6, /* lowest bits: the block; then a hash of the values; then, if compared, the set of lanes */
    RECORD_LANES_SHIFT = 32 - MAX_LANES
};

struct record {
    uint32_t block, values, lanes;
};

static inline struct record record_of(uint32_t word)
{
    return (struct record){word & ((1 << RECORD_BLOCK_BITS) - 1),
                           word >> RECORD_BLOCK_BITS & ((1 << (RECORD_LANES_SHIFT - RECORD_BLOCK_BITS)) - 1),
                           word >> RECORD_LANES_SHIFT};
}

/* The hash that the module computes. */
uint32_t hash_of_values(const uint32_t seen[VALUES_READ]);

/* The buffer: decisions of lane 0, of lane 1, ..., then the records in the same order. */
struct trace_layout {
    uint32_t lanes, steps; /* maximum steps of a lane */
};

static inline uint32_t decision_offset(struct trace_layout layout, uint32_t lane) /* in words */
{
    return lane * layout.steps;
}

static inline uint32_t record_offset(struct trace_layout layout, uint32_t lane)
{
    return (layout.lanes + lane) * layout.steps;
}

struct module_options {
    struct trace_layout layout;
    bool all_blocks;  /* compares the set of lanes in all blocks, not only in convergent ones */
    bool reconverges; /* declares maximal reconvergence */
};

struct words emit_module(struct arena *arena, const struct model *model, const struct form *form,
                         const struct module_options *options);

/* NULL if spirv-val accepts the module, else its message, in the arena. */
const char *validate_module(struct arena *arena, struct words module);

#endif
