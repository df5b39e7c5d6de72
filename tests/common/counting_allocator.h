/* An allocator that counts and can be made to fail. Not thread-safe. */
#ifndef TESTS_COUNTING_ALLOCATOR_H
#define TESTS_COUNTING_ALLOCATOR_H

#include "dxs.h"

struct allocation_counts {
    size_t held, peak;    /* bytes */
    uint64_t calls;       /* of allocate */
    uint64_t live;        /* blocks */
    uint64_t fail_from;   /* this call, counted from 0, and all later ones get NULL; UINT64_MAX: none */
    uint64_t fail_only;   /* only this call gets NULL; UINT64_MAX: none */
    uint64_t wrong_sizes; /* releases with a size other than the allocated one */
};

/* Allocates from the C library. `counts` must outlive all users of the allocator. */
struct dxs_allocator counting_allocator(struct allocation_counts *counts);

#endif
