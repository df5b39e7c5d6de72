/* Skips tests that the device cannot run. */
#ifndef RUNNER_NEEDS_H
#define RUNNER_NEEDS_H

#include "runner/execute/shader.h"

/* Skip the test if the device lacks a feature that the file needs, or if its driver has a fault that the file lists. */
void require_needs(const struct device *device, const struct run_file *file);
void avoid_driver_faults(const struct device *device, const struct run_file *file, const char *policy);

/* Skips the test if the file needs bounds checks and the shader uses root descriptors. These are device addresses,
 * which have no bounds. */
void require_bounds(const struct shader *shader, const struct run_file *file);

/* Whether "DRIVER VERSION DEVICE" contains `part`. */
bool device_is_named(const struct device *device, const char *part);

/* Whether code that the driver compiles reads descriptors through NULL: see known_crash.h. */
bool has_null_descriptors(const struct device *device);

/* Writes the SPIR-V to a file. */
void keep_module(const char *path, const struct shader *shader);

#endif
