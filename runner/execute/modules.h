/* All SPIR-V modules of a shader: of a pipeline or a library for ray tracing, each of its shaders'. */
#ifndef RUNNER_MODULES_H
#define RUNNER_MODULES_H

#include "runner/execute/shader.h"

struct spirv_module {
    const uint32_t *words;
    size_t word_count;
    const struct dxs_features *features; /* that the library got */
};

uint32_t shader_module_count(const struct shader *shader);
struct spirv_module shader_module(const struct shader *shader, uint32_t number);

/* Of the words of all modules; never 0. */
uint64_t hash_of_modules(const struct shader *shader);

/* require_capabilities() of all modules. */
void require_all_capabilities(const struct device *device, const struct shader *shader);

#endif
