/* Builds acceleration structures on the device from the scenes of .run files. */
#ifndef RUNNER_SCENE_H
#define RUNNER_SCENE_H

#include "runner/device/device.h"
#include "runner/run_files/run_file.h"

struct scene {
    const struct device *device;
    struct scene_level *levels; /* the bottom level of each instance, then the top level */
    uint32_t level_count;
    VkAccelerationStructureKHR structure; /* the top level's */
    VkDeviceAddress address;
};

/* Creates structures with room for the input. The test is skipped if the device has no acceleration structures. */
struct scene create_scene(const struct device *device, const struct input *input);

/* fill_scene() copies the current geometry of the input; record_scene() records the build. */
void fill_scene(const struct scene *scene, const struct input *input);
void record_scene(const struct scene *scene, VkCommandBuffer commands);

#endif
