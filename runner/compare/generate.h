/* Generates .run files with random contents for the resources that a shader declares. */
#ifndef RUNNER_GENERATE_H
#define RUNNER_GENERATE_H

#include "runner/execute/shader.h"
#include "runner/compare/traits.h"

enum {
    MAX_ELEMENTS = 16,   /* generated elements per array of resources */
    INDEXED_ELEMENTS = 8 /* random indices are smaller, since shaders may add constants to them */
};

enum sampling {
    SAMPLE_POINTS,
    SAMPLE_LINEARLY
};

/* The test is skipped if an input of the shader cannot be generated. */
struct run_file generate_run_file(const struct shader *shader, const struct traits *traits, enum sampling sampling);

/* Fills all inputs. The same seed and limit give the same contents. `limit`: upper bound of integers, also makes floats
 * small; 0: the seed decides on the range, so indices may be out of bounds. */
void fill_run_file(struct run_file *file, const struct shader *shader, const struct traits *traits, uint64_t seed,
                   uint32_t limit);

#endif
