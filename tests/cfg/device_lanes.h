/* Runs compute shaders on a Vulkan device, one after the other, on one shared buffer. */
#ifndef TESTS_CFG_DEVICE_LANES_H
#define TESTS_CFG_DEVICE_LANES_H

#include "base/vector.h"
#include "runner/device/device.h"

/* Vulkan objects that all runs share. */
struct device_lanes {
    const struct device *device;
    VkBuffer buffer;
    uint32_t *mapped;
    uint32_t word_count;
    VkDescriptorSetLayout set_layout;
    VkPipelineLayout pipeline_layout;
    VkDescriptorSet set;
    VkCommandPool pool;
};

/* The buffer is bound as a storage buffer: set 0, binding 0. */
void device_lanes_create(struct device_lanes *lanes, const struct device *device, uint32_t word_count);

/* Runs one workgroup of the module's entry point `main`. Afterwards `mapped` holds the buffer's contents. */
void device_lanes_run(const struct device_lanes *lanes, struct words module);

#endif
