/* Tests one shader on the executor. */
#ifndef TESTS_EXEC_RUN_SHADER_H
#define TESTS_EXEC_RUN_SHADER_H

#include <stdbool.h>
#include <stdint.h>

struct test {
    const char *run_path;
    const char *name; /* "topic/name" */
    uint32_t wave_size;
    bool reversed;           /* threads run in reverse order */
    bool linear_lane_order;  /* waves take threads by flat thread id, unless the shader needs quads */
    uint64_t undefined_bits; /* bits of undefined values */
    uint64_t seed;           /* seed of random inputs, whose results only models can check; 0: the file's inputs */
    const char *differences; /* file with lines `topic/name why`: these are not compared; NULL: none */
    const char *against; /* folder of other programs: results are compared with those of AGAINST/NAME.dxil; NULL: with
                            the file's expectations */
};

/* Ends the process: see report.h. */
_Noreturn void test_shader(const struct test *test);

#endif
