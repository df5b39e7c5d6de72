/* A .run file for a shader that has none: resources as it declares them, of random contents. */
#ifndef TESTS_VULKAN_GENERATE_H
#define TESTS_VULKAN_GENERATE_H

#include "shader.h"
#include "traits.h"

enum {
    UNBOUNDED_ELEMENTS = 8 /* that are given of arrays without end */
};

enum sampling {
    SAMPLE_POINTS,
    SAMPLE_LINEARLY
};

/* The test is skipped, with the reason, if the shader wants something that cannot be generated. */
struct run_file generate_run_file(const struct shader *shader, enum sampling sampling);

/* Fills everything in it. The same seed gives the same contents. `is_robust`: accesses out of bounds do what Direct3D
 * says. */
void fill_run_file(struct run_file *file, const struct shader *shader, const struct traits *traits, uint64_t seed,
                   bool is_robust);

#endif
