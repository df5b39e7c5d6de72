/* What stands between a test and a device. */
#ifndef TESTS_VULKAN_NEEDS_H
#define TESTS_VULKAN_NEEDS_H

#include "execute/shader.h"

/* The test is skipped where the device lacks what the file needs, or is known to do the shader wrong. */
void require_needs(const struct device *device, const struct run_file *file);
void avoid_driver_faults(const struct device *device, const struct run_file *file);

/* The same where it needs bounds that root descriptors, as device addresses, do not have. */
void require_bounds(const struct shader *shader, const struct run_file *file);

/* Whether the names of driver, version and device contain this. */
bool device_is_named(const struct device *device, const char *part);

/* Writes the SPIR-V to a file. */
void keep_module(const char *path, const struct shader *shader);

#endif
