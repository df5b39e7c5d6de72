/* A compute shader around a structured graph: every block writes what its phi holds to its own place in a buffer, and
 * takes its decision from there. */
#ifndef TESTS_CFG_MODULE_H
#define TESTS_CFG_MODULE_H

#include "base/vector.h"
#include "cfg/ssa.h"

struct words emit_module(struct arena *arena, const struct graph *graph, const struct structured *structured);

/* NULL if spirv-val accepts the module, else what it says, in the arena. */
const char *validate_module(struct arena *arena, struct words module);

#endif
