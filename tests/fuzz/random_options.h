/* Conversion options in which each field is random and sometimes invalid. */
#ifndef FUZZ_RANDOM_OPTIONS_H
#define FUZZ_RANDOM_OPTIONS_H

#include "dxs_layout.h"

struct random_options {
    struct dxs_options options;
    uint64_t newer[2]; /* of callers whose options are larger: 0, mostly */
    uint64_t state;    /* of the random numbers, which callbacks go on with */
    dxs_root_signature *global, *local;
    dxs_layout *layout;
};

/* Always the same ones for a seed. `random` must not move while the options are in use. */
void choose_options(struct random_options *random, uint64_t seed, const struct dxs_allocator *allocator);
void free_options(struct random_options *random);

#endif
