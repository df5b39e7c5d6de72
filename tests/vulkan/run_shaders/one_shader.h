/* Tests one shader: reads its files, runs it on the device, compares the results. */
#ifndef TESTS_VULKAN_ONE_SHADER_H
#define TESTS_VULKAN_ONE_SHADER_H

#include "runner/execute/shader.h"

struct test {
    const char *run_path;    /* ".../topic/name.run"; the shader is ".../topic/name.dxil". */
    const char *name;        /* "topic/name" */
    const char *device;      /* part of its name; NULL: the first device */
    const char *module_path; /* where to write the SPIR-V; NULL: nowhere */
    enum options_kind options;
    bool hostile; /* undefined results take hostile values: see hostile.h */
    struct binding_choice binding;
};

/* Ends the process with the verdict: see report.h. */
_Noreturn void test_shader(const struct test *test);

#endif
