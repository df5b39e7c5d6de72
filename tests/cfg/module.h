/* A compute shader around a structured graph. Every lane writes what it does to a buffer: for each visit of a block a
 * word that tells the block, the values that it sees there, and the set of lanes that are there with it. (A driver
 * takes ten times longer to compile a store than to compile some arithmetic.) The buffer also holds the decisions to
 * take. */
#ifndef TESTS_CFG_MODULE_H
#define TESTS_CFG_MODULE_H

#include "base/vector.h"
#include "tests/cfg/form.h"
#include "tests/cfg/lanes.h"

enum {
    RECORD_BLOCK_BITS =
        6, /* the lowest; then a hash of the values; then the lanes of blocks whose company is compared */
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

/* The hash of some values, as the module computes it. */
uint32_t hash_of_values(const uint32_t seen[VALUES_READ]);

/* The buffer: the decisions of lane 0, of lane 1, ..., then as many records of each. */
struct trace_layout {
    uint32_t lanes, steps; /* steps of each lane, at most */
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
    bool all_blocks;  /* compares the company in all blocks, else in convergent ones */
    bool reconverges; /* declares maximal reconvergence */
};

struct words emit_module(struct arena *arena, const struct model *model, const struct form *form,
                         const struct module_options *options);

/* NULL if spirv-val accepts the module, else what it says, in the arena. */
const char *validate_module(struct arena *arena, struct words module);

#endif
