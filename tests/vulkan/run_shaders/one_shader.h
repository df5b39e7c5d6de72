/* The test of one shader, from its files to the verdict. */
#ifndef TESTS_VULKAN_ONE_SHADER_H
#define TESTS_VULKAN_ONE_SHADER_H

#include "execute/shader.h"

struct test {
    const char *run_path;    /* ".../topic/name.run"; the shader stands beside it as .dxil */
    const char *name;        /* "topic/name" */
    const char *device;      /* part of its name; NULL: the first */
    const char *module_path; /* where to leave the SPIR-V; NULL: nowhere */
    enum options_kind options;
    bool hostile; /* the device is made to use what SPIR-V leaves open: hostile.h */
    struct binding_choice binding;
};

_Noreturn void test_shader(const struct test *test);

#endif
