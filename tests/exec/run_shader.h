/* The test of one shader on the executor. */
#ifndef TESTS_EXEC_RUN_SHADER_H
#define TESTS_EXEC_RUN_SHADER_H

#include <stdbool.h>
#include <stdint.h>

struct test {
    const char *run_path;
    const char *name; /* "topic/name" */
    uint32_t wave_size;
    bool reversed;           /* in the opposite order */
    bool linear_lane_order;  /* waves are filled by the flat ids of threads, where quads allow it */
    uint64_t undefined_bits; /* what undefined values consist of */
    uint64_t seed;           /* of random inputs, which are held against models only; 0: the file's */
};

/* Ends the process: see report.h. */
_Noreturn void test_shader(const struct test *test);

#endif
