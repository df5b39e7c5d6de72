/* How conversions scale with threads, compared with loops that share nothing. All times are in seconds. */
#ifndef BENCH_THREADS_H
#define BENCH_THREADS_H

#include "dxs.h"
#include "tests/common/files.h"

/* Work of a thread on nothing but its own, to compare with. */
enum control_loop {
    LOOP_WAITING, /* each step waits for the one before: as fast as the clock */
    LOOP_WORKING, /* steps that wait for nothing: shows where two processors are halves of one core */
    LOOP_COPYING, /* through 4 MB of memory: caches, and what is behind them */
    CONTROL_LOOPS
};

/* What so many threads do that work at once, each with all shaders; of each figure the median of three measurements. */
struct thread_point {
    uint32_t threads;
    double shaders_per_second;   /* of all together, each in its best round */
    double processor;            /* of one for all shaders, on average: what else the machine does shows less here */
    double loops[CONTROL_LOOPS]; /* likewise: what so many busy processors give */
};

/* How many times the work of one thread. */
struct scaling {
    double wall, processor, loops[CONTROL_LOOPS];
};

/* Points for 1, 2, 4 and so on up to `most` threads; the caller frees them. Files whose `converts` is false take no
 * part. */
struct thread_point *measure_scaling(const struct input_files *files, const bool *converts, uint32_t rounds,
                                     uint32_t most, uint32_t *point_count);
struct scaling find_scaling(const struct thread_point *one, const struct thread_point *point);

#endif
