/* Conversion options in which each field is random and sometimes invalid. */
#ifndef FUZZ_RANDOM_OPTIONS_H
#define FUZZ_RANDOM_OPTIONS_H

#include "dxs_layout.h"

struct random_options {
    struct dxs_options options;
    uint64_t newer[2]; /* fields of a newer header; mostly 0 */
    uint64_t state;    /* of the random numbers; callbacks use it, too */
    dxs_root_signature *global, *local;
    dxs_layout *layout;
};

/* A seed always gives the same options. `random` must not move while the options are in use. */
void choose_options(struct random_options *random, uint64_t seed, const struct dxs_allocator *allocator);
void free_options(struct random_options *random);

#endif
