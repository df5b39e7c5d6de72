/* Acceleration structures: the triangles of an input, in one instance. */
#ifndef TESTS_VULKAN_SCENE_H
#define TESTS_VULKAN_SCENE_H

#include "device.h"
#include "run_file.h"

struct scene {
    VkAccelerationStructureKHR structure;
    VkDeviceAddress address;
};

/* Built on the device. The test is skipped if the device has none. */
struct scene create_scene(const struct device *device, const struct input *input);

#endif
