/* Checks a module's SPIR-V capabilities against the device. */
#ifndef RUNNER_CAPABILITIES_H
#define RUNNER_CAPABILITIES_H

#include "runner/device/device.h"
#include "dxs.h"

#include <stddef.h>
#include <stdint.h>

/* Skips the test if the module declares a capability that the device lacks. It fails if the library could do without:
 * it did not get the feature, or the extension, even if the device has it. */
void require_capabilities(const struct device *device, const struct dxs_features *features, const uint32_t *words,
                          size_t word_count);

#endif
