/* Hit objects (SPV_EXT_shader_invocation_reorder), which software devices lack: what they hold becomes a structure that
 * a ray query fills, and their shaders are called by tracing the same ray again.
 *
 * Not replaced are modules that read shader records of hit objects, make hit objects of ray queries, or have attributes
 * that are not barycentrics: the test is then skipped. All geometry must be opaque. */
#ifndef TESTS_SPIRV_HIT_OBJECTS_H
#define TESTS_SPIRV_HIT_OBJECTS_H

#include "runner/execute/shader.h"

/* Changes the words of all shaders of a ray tracing pipeline, if the device needs it. */
void replace_hit_objects(struct shader *shader, const struct device *device);

#endif
