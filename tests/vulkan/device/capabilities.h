/* Checks a module's SPIR-V capabilities against the device. */
#ifndef TESTS_VULKAN_CAPABILITIES_H
#define TESTS_VULKAN_CAPABILITIES_H

#include "device/device.h"

#include <stddef.h>
#include <stdint.h>

/* Skips the test if the module declares a capability that the device lacks. */
void require_capabilities(const struct device *device, const uint32_t *words, size_t word_count);

#endif
