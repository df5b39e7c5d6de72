/* For the .model.c files beside the shaders: a few lines of C that compute what a shader must leave behind from what it
 * was given, without any knowledge of its translation. */
#ifndef TESTS_VULKAN_MODEL_H
#define TESTS_VULKAN_MODEL_H

#include <stdbool.h>
#include <stdint.h>

struct run;

/* The bytes that the .run file gives for a register ("t0", "u1,space2"), unchanged. */
const void *model_input(const struct run *run, const char *register_name);

/* What that register holds after the dispatch: starts as the input, the model changes it. */
void *model_output(const struct run *run, const char *register_name);

/* Lanes of a wave on this device. Threads of one-dimensional groups fill waves in order. */
uint32_t model_wave_size(const struct run *run);

/* What each .model.c defines; the build gives it a name of its own. */
void model(const struct run *run);

#endif
