/* Descriptor heaps (VK_EXT_descriptor_heap) instead of descriptor sets: for shaders with the option --descriptor-heap.
 * Descriptors that the shader reaches itself are where dxs_bound_heaps says. Those with a set and binding get a place
 * behind them, and a mapping. */
#ifndef TESTS_VULKAN_HEAPS_H
#define TESTS_VULKAN_HEAPS_H

#include "bind/layout.h"
#include "bind/resources.h"
#include "dxs_layout.h"

struct heaps;
struct root_binding;

/* The test is skipped if the device, or the headers that the runner was built with, have no descriptor heaps. `asked`:
 * strides may name sizes. `root`: NULL: none. */
struct heaps *create_heaps(const struct device *device, const struct dxs_bound_heaps *asked,
                           const struct root_binding *root);

/* Memory for descriptor `index` of a kind that the shader reaches itself. */
void *bound_place(struct heaps *heaps, enum dxs_heap kind, uint32_t index);

/* Memory for a descriptor of a set and binding with `count` descriptors. The first call adds the mapping. */
void *mapped_place(struct heaps *heaps, struct dxs_set_binding place, VkDescriptorType type, uint32_t index,
                   uint32_t count);

/* Write a descriptor. */
void put_buffer(struct heaps *heaps, void *at, VkDescriptorType type, VkDeviceAddress address, VkDeviceSize size);
void put_resource(struct heaps *heaps, void *at, VkDescriptorType type, enum dxs_resource_kind kind,
                  const struct device_resource *resource);

/* For pNext of pipelines and stages; `next` follows. NULL heaps: `next` alone. `mappings`: of the library's layout for
 * this shader; NULL: those of the root binding. */
const void *heap_pipeline(const struct heaps *heaps, const void *next);
const void *heap_stage(const struct heaps *heaps, VkShaderStageFlagBits stage, const struct dxs_mapping *mappings,
                       uint32_t mapping_count, const void *next);

void bind_heaps(const struct heaps *heaps, VkCommandBuffer commands);
void push_data(const struct heaps *heaps, VkCommandBuffer commands, const void *bytes, uint32_t size);

#endif
