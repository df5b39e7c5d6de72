/* Runs one shader with random inputs on the executor and on a device, and compares the results. */
#ifndef TESTS_VULKAN_DIFFERENTIAL_H
#define TESTS_VULKAN_DIFFERENTIAL_H

#include "compare_shaders/falsify.h"
#include "runner/execute/shader.h"

struct differential {
    const char *dxil_path;
    const char *device;      /* part of its name; NULL: the first device */
    const char *module_path; /* where to write the SPIR-V; NULL: nowhere */
    const char *skips;       /* file that lists shaders to skip, with reasons; NULL: none */
    const char *name;        /* "topic/name" */
    uint64_t first_seed;
    uint64_t runs;     /* each with different inputs */
    uint64_t features; /* chooses the features that the library gets, with the shader's name unless it is one of
                        * pair_of_features; 0: the usual */
    enum falsehood falsehood;
    struct binding_choice binding; /* BIND_BY_DEFAULT: the default layout, whatever the source asks for */
};

/* Ends the process: see report.h. Prints the choices of pair_of_features with which the library makes different words
 * of the shader, in hexadecimal. */
_Noreturn void print_feature_pairs(const struct differential *test);

/* Ends the process: see report.h. Prints "STAGE runs N compared N undetermined N" if all results agree. */
_Noreturn void test_differential(const struct differential *test);

#endif
