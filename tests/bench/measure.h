/* Measures conversions. All times are in seconds. */
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include "tests/bench/threads.h"

struct shader_times { /* of one file; times: the best of all rounds */
    enum dxs_result result;
    double parse, structurize, convert, cold;
    size_t words, peak; /* peak: memory of a module and a converter, in bytes */
};

struct measurement {
    struct shader_times *shaders; /* by file; files that fail are left out of all figures below */
    size_t converted, failed;
    size_t bytes, words;                /* sums of the converted files */
    double parse, structurize, convert; /* sums of the best times; structurize is part of convert */
    double cold;                        /* sum of the best times: create, parse, convert, destroy */
    size_t largest_peak;                /* of all shaders, in bytes */
    double peak_per_byte;               /* largest (peak - 256 KiB) / size of all shaders */
    double cold_allocations;            /* per shader */
    uint64_t warm_allocations;          /* of a round */
    struct thread_point *points;        /* for 1, 2, 4 ... threads, up to the number asked for */
    uint32_t point_count;
};

struct measurement measure(const struct input_files *files, uint32_t rounds, uint32_t threads);
void free_measurement(struct measurement *measurement);

/* Runs one warm round under callgrind: one dump per stage, named after it. */
void count_instructions(const struct input_files *files);

double seconds_now(void);
double processor_seconds_now(void);           /* of this thread */
void keep_least(double *least, double value); /* *least = 0: no value so far */

/* Parses the file and converts all entry points. `words`: their total. Returns the first error. */
enum dxs_result convert_all(dxs_module *module, dxs_converter *converter, const struct input_file *file, size_t *words);

#endif
