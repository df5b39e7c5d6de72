/* Queries the features and extensions of a device. The tests enable all that they can use. */
#ifndef TESTS_VULKAN_DEVICE_FEATURES_H
#define TESTS_VULKAN_DEVICE_FEATURES_H

#include "device/device.h"

enum {
    MAX_EXTENSIONS = 40
};

/* Fills in `device->features`, linked for vkCreateDevice. Returns the number of extensions to enable. */
uint32_t query_features(struct device *device, const char *extensions[MAX_EXTENSIONS]);

#endif
