/* Creates pipeline layouts and descriptor sets from plain data. */
#ifndef RUNNER_LAYOUT_H
#define RUNNER_LAYOUT_H

#include "runner/device/device.h"

struct layout_binding {
    uint32_t set, binding;
    VkDescriptorType type;
    uint32_t count; /* descriptors; inline uniform blocks: bytes */
    VkShaderStageFlags stages;
    VkDescriptorBindingFlags flags;
    const VkDescriptorType *mutable_types; /* VK_DESCRIPTOR_TYPE_MUTABLE_EXT only */
    uint32_t mutable_type_count;
    VkSampler immutable; /* VK_NULL_HANDLE: none */
};

struct layout_data {
    struct layout_binding *bindings; /* unique set and binding */
    uint32_t binding_count;
    const VkDescriptorSetLayoutCreateFlags *set_flags; /* by set, for the first `set_count` sets; others have none */
    uint32_t set_count;
    VkPushConstantRange push_constants; /* size 0: none */
};

struct pipeline_layout {
    VkPipelineLayout layout;
    VkDescriptorSetLayout *sets; /* by set; unused numbers have empty layouts */
    uint32_t set_count;
};

/* The test is skipped if the device supports too few sets. */
struct pipeline_layout create_pipeline_layout(const struct device *device, const struct layout_data *data);

/* Allocates one descriptor set per set layout, from a new pool. Sets of push descriptors are VK_NULL_HANDLE. */
VkDescriptorSet *allocate_sets(const struct device *device, const struct layout_data *data,
                               const struct pipeline_layout *layout);

#endif
