/* How the time and memory of a conversion grow with the size of the shader. */
#ifndef BENCH_GROWTH_H
#define BENCH_GROWTH_H

#include "tests/common/shader_families.h"

#include "dxs.h"

struct growth_point {
    const char *family;
    uint32_t units;
    size_t bytes, words, peak; /* peak: bytes of memory of module and converter */
    double parse, convert;     /* seconds of the processor, warm */
    double cold;               /* both of them, the first time: with memory that is new to the process */
    enum dxs_result result;
    char message[320]; /* of the error, if there is one */
};

struct growth_point measure_growth(const struct shader_family *family, size_t bytes);

/* Warm, with client requests for callgrind: a dump of the costs of each stage, named "STAGE:FAMILY:BYTES". */
void count_growth(const struct shader_family *family, size_t bytes);

#endif
