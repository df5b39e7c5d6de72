/* Whether the shaders of a graphics pipeline agree on what passes between them. Software devices read what nobody wrote
 * as any value, often as the right one. */
#ifndef TESTS_SPIRV_LINKED_H
#define TESTS_SPIRV_LINKED_H

#include "runner/execute/shader.h"

/* The test fails if a shader reads what the shader before it in the pipeline does not declare as an output: a location
 * and component, as the same kind of number and for the same rate (vertices, the patch, primitives); the position, clip
 * or cull distances; the primitive's number behind a geometry or mesh shader. */
void demand_linked(const struct shader *shader);

#endif
