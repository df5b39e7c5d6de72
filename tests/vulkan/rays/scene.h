/* Acceleration structures, made on the device from the scenes of .run files. */
#ifndef TESTS_VULKAN_SCENE_H
#define TESTS_VULKAN_SCENE_H

#include "device/device.h"
#include "run_files/run_file.h"

struct scene {
    const struct device *device;
    struct scene_level *levels; /* those of the instances, then the one that holds them all */
    uint32_t level_count;
    VkAccelerationStructureKHR structure; /* the last one's */
    VkDeviceAddress address;
};

/* Of the size that the input wants. The test is skipped if the device has no acceleration structures. */
struct scene create_scene(const struct device *device, const struct input *input);

/* What it is built from: what the input holds now. */
void fill_scene(const struct scene *scene, const struct input *input);
void record_scene(const struct scene *scene, VkCommandBuffer commands);

#endif
