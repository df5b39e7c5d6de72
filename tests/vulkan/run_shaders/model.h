/* Interface for the .model.c files beside the shaders. A model is a few lines of C that compute a shader's results from
 * its inputs. It knows nothing of the translation to SPIR-V. */
#ifndef TESTS_VULKAN_MODEL_H
#define TESTS_VULKAN_MODEL_H

#include <stdbool.h>
#include <stdint.h>

struct run;

/* The bytes that the .run file gives for a register ("t0", "u1,space2"), unchanged. */
const void *model_input(const struct run *run, const char *register_name);

/* Expected contents of the register after the dispatch. They start as the input; the model changes them. */
void *model_output(const struct run *run, const char *register_name);

/* Lanes per wave on this device. Threads of one-dimensional groups fill waves in order. */
uint32_t model_wave_size(const struct run *run);

/* Each .model.c defines this function. The build renames it, so that all models fit into one program. */
void model(const struct run *run);

#endif
