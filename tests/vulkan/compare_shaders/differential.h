/* One shader with random inputs, on the executor and on a device. */
#ifndef TESTS_VULKAN_DIFFERENTIAL_H
#define TESTS_VULKAN_DIFFERENTIAL_H

#include "compare_shaders/falsify.h"
#include "execute/shader.h"

struct differential {
    const char *dxil_path;
    const char *device;      /* part of its name; NULL: the first */
    const char *module_path; /* where to leave the SPIR-V; NULL: nowhere */
    const char *skips;       /* file of shaders that are not compared, with reasons; NULL: none */
    const char *name;        /* "topic/name" */
    uint64_t first_seed;
    uint64_t runs; /* with different inputs */
    enum falsehood falsehood;
    struct binding_choice binding; /* BIND_BY_DEFAULT: the default layout, whatever the source asks for */
};

/* Ends the process: see report.h. What it prints when all agree: "STAGE runs N compared N undetermined N". */
_Noreturn void test_differential(const struct differential *test);

#endif
