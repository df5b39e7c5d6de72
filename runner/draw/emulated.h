/* Inputs of pixel shaders that software devices lack. The module gets ordinary inputs instead, which the runner's own
 * vertex shader feeds:
 *
 *     barycentrics                   three components: 1 at one vertex, 0 at the others
 *     values at vertices             an array of the three values, without interpolation
 *     whether a pixel is covered     whether the triangle shows its front. Only where one triangle covers the target:
 *     as a whole                     its front shows
 */
#ifndef RUNNER_EMULATED_H
#define RUNNER_EMULATED_H

#include "runner/execute/shader.h"

/* Whether there is one triangle, which shows its front and holds the corners of the target. Conservative rasterization
 * draws it as any other does. */
bool covers_target(const struct draw *draw);

/* Changes the words of a pixel shader that is drawn alone. What cannot be emulated stays: the test is then skipped. */
void emulate_inputs(struct shader *shader, const struct device *device, const struct run_file *file);

#endif
