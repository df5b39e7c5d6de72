/* Which optional features the library is told of. */
#ifndef TESTS_VULKAN_OPTIONAL_FEATURES_H
#define TESTS_VULKAN_OPTIONAL_FEATURES_H

#include "device/device.h"
#include "dxs.h"

/* Adds features that the device has to those that are asked for. `choice` 0: all that are usual. Other numbers choose:
 * one or two more or less than usual, one or two alone, or any. */
struct dxs_features add_device_features(struct dxs_features asked, const struct device *device, uint64_t choice);

/* Whether a module may need `lacking`, a feature that the device lacks: not if the library has an option for it and was
 * told nothing. */
bool may_need(const struct dxs_features *told, const char *lacking);

/* Choice `index` among those that change one or two of the usual features: each is turned off, an unusual one on. 0 is
 * behind the last. */
uint64_t pair_of_features(uint32_t index);
bool is_pair_of_features(uint64_t choice);

#endif
