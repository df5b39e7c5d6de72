/* An allocator that counts and can fail. A header before each block stores its size. */
#include "tests/common/counting_allocator.h"

#include <stdlib.h>

enum {
    HEADER = 16 /* keeps blocks aligned */
};

static void *allocate(void *user, size_t size)
{
    struct allocation_counts *counts = user;
    uint64_t call = counts->calls++;

    if (call >= counts->fail_from || call == counts->fail_only || size > SIZE_MAX - HEADER)
        return NULL;
    size_t *block = malloc(HEADER + size);
    if (!block)
        return NULL;
    *block = size;
    counts->live++;
    counts->held += size;
    if (counts->held > counts->peak)
        counts->peak = counts->held;
    return (char *)block + HEADER;
}

static void release(void *user, void *memory, size_t size)
{
    struct allocation_counts *counts = user;
    size_t *block = (size_t *)(void *)((char *)memory - HEADER);

    counts->wrong_sizes += *block != size;
    counts->live--;
    counts->held -= *block;
    free(block);
}

struct dxs_allocator counting_allocator(struct allocation_counts *counts)
{
    *counts = (struct allocation_counts){.fail_from = UINT64_MAX, .fail_only = UINT64_MAX};
    return (struct dxs_allocator){allocate, release, counts, {0}};
}
