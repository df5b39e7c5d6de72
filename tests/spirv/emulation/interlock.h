/* Critical sections (SPV_EXT_fragment_shader_interlock), which lavapipe and SwiftShader lack: they go, because software
 * devices shade the triangles that meet in a pixel one after the other. So shaders with rasterizer-ordered views run.
 */
#ifndef TESTS_SPIRV_INTERLOCK_H
#define TESTS_SPIRV_INTERLOCK_H

#include "runner/execute/shader.h"

/* Changes the words of the shader's modules, if the device needs it. */
void replace_interlock(struct shader *shader, const struct device *device);

#endif
