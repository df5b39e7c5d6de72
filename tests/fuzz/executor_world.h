/* What a fuzzed shader runs on: random resources for all that the module declares, random vertices and pixels. Each
 * piece of memory has its exact size, so that sanitizers see accesses beyond it. */
#ifndef FUZZ_EXECUTOR_WORLD_H
#define FUZZ_EXECUTOR_WORLD_H

#include "dxs_exec.h"

enum {
    WORLD_BUFFERS = 8,
    WORLD_VALUES = 64 /* rows of signatures that get values */
};

struct executor_world {
    uint64_t state; /* of the random numbers */
    void *buffers[WORLD_BUFFERS];
    size_t sizes[WORLD_BUFFERS];
    uint32_t counter;
    struct dxs_exec_scene scene;
    struct world_values {
        struct dxs_exec_values rows[WORLD_VALUES];
        uint32_t count;
    } inputs, outputs, others; /* during a run; others: patch constants, outputs of primitives */
};

/* A seed always gives the same world. */
void create_world(struct executor_world *world, uint64_t seed);
void free_world(struct executor_world *world);

/* Options in which each field is random and sometimes invalid; few steps, little memory. */
struct dxs_exec_options choose_exec_options(struct executor_world *world);

/* Binds something to every register that the module declares, and to some places of the heaps. */
void bind_world(struct executor_world *world, const dxs_module *module, dxs_executor *executor);

/* A random word: often an index or a float near 1. `size` bytes of such words. */
uint32_t any_word(uint64_t *state);
void *allocate_words(uint64_t *state, size_t size);

/* executor_draws.c: runs the entry point as its stage demands. */
enum dxs_result run_in_world(struct executor_world *world, const struct dxs_entry *entry, dxs_executor *executor);

#endif
