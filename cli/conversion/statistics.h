/* Static counts of a SPIR-V module. */
#ifndef CLI_CONVERSION_STATISTICS_H
#define CLI_CONVERSION_STATISTICS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum statistic {
    STATISTIC_ARITHMETIC, /* conversions and comparisons too */
    STATISTIC_SAMPLES,    /* with a sampler, gathers too */
    STATISTIC_TEXELS,     /* fetched, read or written without a sampler */
    STATISTIC_MEMORY,     /* loads, stores and copies */
    STATISTIC_ATOMICS,
    STATISTIC_BARRIERS,
    STATISTIC_WAVE, /* operations of subgroups and quads */
    STATISTIC_CALLS,
    STATISTIC_BRANCHES, /* conditional ones and switches */
    STATISTIC_LOOPS,
    STATISTIC_COUNT
};

struct statistics {
    uint32_t counts[STATISTIC_COUNT];
    uint64_t groupshared_bytes; /* of all variables; UINT64_MAX: of a size that the module does not tell */
};

/* `words`: a module that dxs_convert wrote. False: out of memory. */
bool spirv_statistics(const uint32_t *words, size_t count, struct statistics *statistics);

/* "samples" */
const char *statistic_name(enum statistic statistic);

#endif
