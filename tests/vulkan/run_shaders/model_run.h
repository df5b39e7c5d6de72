/* Runs the model of a shader, for the runner on devices and the one on the executor. */
#ifndef TESTS_VULKAN_MODEL_RUN_H
#define TESTS_VULKAN_MODEL_RUN_H

#include "runner/run_files/run_file.h"
#include "run_shaders/model.h"

struct run {
    const struct run_file *file;
    void **outputs; /* by input: contents that the model expects; NULL: the model did not ask for it */
    uint32_t wave_size;
};

/* Runs the model of the shader ("topic/name"). The test fails if there is none. */
struct run run_model(const char *shader, const struct run_file *file, uint32_t wave_size);

#endif
