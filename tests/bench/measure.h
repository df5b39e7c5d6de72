/* Measures conversions. All times are in seconds. */
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include "tests/bench/threads.h"

struct shader_times { /* of one file: the best of all rounds */
    enum dxs_result result;
    double parse, structurize, convert, cold;
    size_t words, peak; /* peak: bytes of memory of a module and a converter */
};

struct measurement {
    struct shader_times *shaders; /* by file; those with a result other than DXS_OK take no part in the rest */
    size_t converted, failed;
    size_t bytes, words;                /* of the converted ones */
    double parse, structurize, convert; /* sums of the shaders' best; structurize is a part of convert */
    double cold;                        /* likewise: create, parse, convert, destroy */
    size_t largest_peak;                /* bytes of memory of a module and a converter for one shader */
    double peak_per_byte;               /* of the shader where what exceeds 256 KiB is the most by its size */
    double cold_allocations;            /* per shader */
    uint64_t warm_allocations;          /* of a whole round */
    struct thread_point *points;        /* of 1, 2, 4 and so on up to as many threads as are asked for */
    uint32_t point_count;
};

struct measurement measure(const struct input_files *files, uint32_t rounds, uint32_t threads);
void free_measurement(struct measurement *measurement);

/* One warm round with client requests for callgrind: a dump of the costs of each stage, named by it. */
void count_instructions(const struct input_files *files);

double seconds_now(void);
double processor_seconds_now(void);           /* that this thread has run */
void keep_least(double *least, double value); /* 0: none so far */

/* Parses, and converts all entry points; the words of all of them, or the first error. */
enum dxs_result convert_all(dxs_module *module, dxs_converter *converter, const struct input_file *file, size_t *words);

#endif
