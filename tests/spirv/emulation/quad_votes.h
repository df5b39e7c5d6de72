/* Quad control (SPV_KHR_quad_control), which lavapipe and SwiftShader lack: votes of quads become reads of the four
 * lanes, and the modes are left out, because software devices keep helper lanes. */
#ifndef TESTS_SPIRV_QUAD_VOTES_H
#define TESTS_SPIRV_QUAD_VOTES_H

#include "runner/execute/shader.h"

/* Changes the words of the shader's modules, if the device needs it. */
void replace_quad_control(struct shader *shader, const struct device *device);

#endif
