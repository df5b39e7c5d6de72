/* Records what a run creates for its pipelines in a file that Fossilize's tools replay (.foz). */
#ifndef RUNNER_FOSSILIZE_H
#define RUNNER_FOSSILIZE_H

#include "runner/device/device.h"

/* From now on each sampler, descriptor set layout, pipeline layout, shader module, compute and graphics pipeline is
 * written before the driver gets it, so the file also has the one that the driver crashes with. What the format or this
 * file has no words for ends the test. Ray tracing pipelines are not recorded. */
void record_pipelines(const struct device *device, const char *path);

#endif
