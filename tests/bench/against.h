/* Measures another library with dxil-spirv's C interface beside this one, on the shaders that both convert. */
#ifndef BENCH_AGAINST_H
#define BENCH_AGAINST_H

#include "tests/bench/measure.h"

struct against {
    size_t shaders, words, other_words; /* that both convert; what they become */
    double time, other_time;            /* seconds: sums of the best times; parsing and conversion */
    double geomean, least;              /* of other time / time of each shader */
    const char *slowest;                /* the file with the least ratio */
    unsigned version[3];                /* of the other library's interface */
    double *ratios;                     /* by file; 0: one of the libraries does not convert it */
};

/* Only files with one entry point count: the interface converts one. `m`: of the same files. False: the library cannot
 * be loaded, or lacks a function; a message has been printed. */
bool measure_against(struct against *against, const char *library, const struct measurement *m,
                     const struct input_files *files, uint32_t rounds);
void free_against(struct against *against);

/* Runs one warm round of both under callgrind: the dumps "this" and "other". Both must convert all files. False: as
 * above. */
bool count_against(const char *library, const struct input_files *files);

#endif
