/* How conversions scale with threads, compared with loops that share nothing. All times are in seconds. */
#ifndef BENCH_THREADS_H
#define BENCH_THREADS_H

#include "dxs.h"
#include "tests/common/files.h"

/* Control loops: work of a thread that shares nothing. */
enum control_loop {
    LOOP_WAITING, /* a dependency chain: follows the clock rate */
    LOOP_WORKING, /* independent steps: shows processors that share a core */
    LOOP_COPYING, /* through 4 MB: caches and memory bandwidth */
    CONTROL_LOOPS
};

/* Figures for a number of threads that run at once; each thread converts all shaders. Medians of three measurements. */
struct thread_point {
    uint32_t threads;
    double shaders_per_second;   /* sum over threads, each in its best round */
    double processor;            /* seconds of a thread for all shaders, mean: less sensitive to other load */
    double loops[CONTROL_LOOPS]; /* seconds of each control loop, mean */
};

/* Throughput relative to one thread. */
struct scaling {
    double wall, processor, loops[CONTROL_LOOPS];
};

/* Measures 1, 2, 4 ... `most` threads. The caller frees the points. Files with `converts` false are left out. */
struct thread_point *measure_scaling(const struct input_files *files, const bool *converts, uint32_t rounds,
                                     uint32_t most, uint32_t *point_count);
struct scaling find_scaling(const struct thread_point *one, const struct thread_point *point);

#endif
