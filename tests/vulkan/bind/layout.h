/* A pipeline layout from plain data. */
#ifndef TESTS_VULKAN_LAYOUT_H
#define TESTS_VULKAN_LAYOUT_H

#include "device/device.h"

struct layout_binding {
    uint32_t set, binding;
    VkDescriptorType type;
    uint32_t count; /* descriptors; bytes of inline uniform blocks */
    VkShaderStageFlags stages;
    VkDescriptorBindingFlags flags;
    const VkDescriptorType *mutable_types; /* of VK_DESCRIPTOR_TYPE_MUTABLE_EXT */
    uint32_t mutable_type_count;
    VkSampler immutable; /* VK_NULL_HANDLE: none */
};

struct layout_data {
    struct layout_binding *bindings; /* no two of the same set and number */
    uint32_t binding_count;
    const VkDescriptorSetLayoutCreateFlags *set_flags; /* of the first sets; others have none */
    uint32_t set_count;
    VkPushConstantRange push_constants; /* size 0: none */
};

struct pipeline_layout {
    VkPipelineLayout layout;
    VkDescriptorSetLayout *sets; /* empty ones where numbers are left out */
    uint32_t set_count;
};

/* The test is skipped if the device has too few sets. */
struct pipeline_layout create_pipeline_layout(const struct device *device, const struct layout_data *data);

/* One descriptor set for each layout, from a pool of their own; VK_NULL_HANDLE for sets of push descriptors. */
VkDescriptorSet *allocate_sets(const struct device *device, const struct layout_data *data,
                               const struct pipeline_layout *layout);

#endif
