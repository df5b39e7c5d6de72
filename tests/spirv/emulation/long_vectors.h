/* Long vectors (SPV_EXT_long_vector), which no software device has: they become arrays, and an instruction that
 * computes with them becomes one for each lane. */
#ifndef TESTS_SPIRV_LONG_VECTORS_H
#define TESTS_SPIRV_LONG_VECTORS_H

#include "runner/execute/shader.h"

/* Changes all the shader's modules, if the device needs it; not those with products of cooperative vectors. The test
 * fails if a vector lies where the extension allows none, or an instruction on long vectors is unknown. */
void replace_long_vectors(struct shader *shader, const struct device *device);

#endif
