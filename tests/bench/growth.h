/* How the time and memory of a conversion grow with the size of the shader. */
#ifndef BENCH_GROWTH_H
#define BENCH_GROWTH_H

#include "tests/common/shader_families.h"

#include "dxs.h"

struct growth_point {
    const char *family;
    uint32_t units;
    size_t bytes, words, peak; /* peak: memory of module and converter, in bytes */
    double parse, convert;     /* processor seconds, warm */
    double cold;               /* parse + convert in the first round, with fresh memory */
    enum dxs_result result;
    char message[320]; /* of the error, if any */
};

struct growth_point measure_growth(const struct shader_family *family, size_t bytes);

/* Runs warm under callgrind: dumps the cost of each stage as "STAGE:FAMILY:BYTES". */
void count_growth(const struct shader_family *family, size_t bytes);

#endif
