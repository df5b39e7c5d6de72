/* Runs compute shaders that work on one buffer, one after the other, on a Vulkan device. */
#ifndef TESTS_CFG_DEVICE_LANES_H
#define TESTS_CFG_DEVICE_LANES_H

#include "base/vector.h"
#include "device/device.h"

/* Objects that all runs share. */
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

/* The buffer is storage buffer 0 of set 0. */
void device_lanes_create(struct device_lanes *lanes, const struct device *device, uint32_t word_count);

/* One workgroup of the module's entry point `main`; what it leaves is in `mapped`. */
void device_lanes_run(const struct device_lanes *lanes, struct words module);

#endif
