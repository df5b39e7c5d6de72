/* A .run file for a shader that has none: resources as it declares them, of random contents. */
#ifndef TESTS_VULKAN_GENERATE_H
#define TESTS_VULKAN_GENERATE_H

#include "execute/shader.h"
#include "compare_shaders/traits.h"

enum {
    MAX_ELEMENTS = 16,   /* that are given of an array of resources */
    INDEXED_ELEMENTS = 8 /* that numbers lead to, which constants may be added to */
};

enum sampling {
    SAMPLE_POINTS,
    SAMPLE_LINEARLY
};

/* The test is skipped, with the reason, if the shader wants something that cannot be generated. */
struct run_file generate_run_file(const struct shader *shader, enum sampling sampling);

/* Fills everything in it. The same seed and limit give the same contents. `limit`: integers are below it, and floats
 * small too; 0: as the seed likes, which may lead out of bounds of buffers. */
void fill_run_file(struct run_file *file, const struct shader *shader, const struct traits *traits, uint64_t seed,
                   uint32_t limit);

#endif
