/* Queries the features and extensions of a device. The tests enable all that they can use. */
#ifndef RUNNER_DEVICE_FEATURES_H
#define RUNNER_DEVICE_FEATURES_H

#include "runner/device/device.h"

/* Fills in `device->features`, linked for vkCreateDevice, and the extensions to enable. */
void query_features(struct device *device);

#endif
