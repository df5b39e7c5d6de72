/* Descriptor heaps (VK_EXT_descriptor_heap) instead of descriptor sets: for shaders with the option --descriptor-heap.
 * Descriptors that the shader reaches itself are where dxs_bound_heaps says. Those with a set and binding get a place
 * behind them, and a mapping. On devices without the extension, descriptor sets stand for the heaps. */
#ifndef RUNNER_HEAPS_H
#define RUNNER_HEAPS_H

#include "runner/bind/layout.h"
#include "runner/bind/resources.h"
#include "dxs_layout.h"

struct root_binding;

struct descriptor_sizes { /* bytes: multiples of their alignments */
    uint32_t sampler, image, buffer;
};

struct heap {
    uint8_t *memory;
    uint32_t size, free; /* bytes for descriptors; the first that is free for those with a set and binding */
};

struct heaps {
    const struct device *device;
    const struct root_binding *root; /* NULL: none */
    struct descriptor_sizes sizes;
    struct dxs_bound_heaps layout; /* numbers only */
    struct heap resources, samplers;
    struct dxs_mapping *mappings; /* of bindings that the library knows no place for */
    uint32_t mapping_count;
    struct written_descriptor *written; /* in the resource heap */
    uint32_t written_count;
    struct native_heaps *native;             /* NULL: emulated */
    struct emulated_descriptor *descriptors; /* emulated: those that were put */
    uint32_t descriptor_count;
};

/* The test is skipped if the device has no descriptor heaps, and they are not emulated. `asked`: strides may name
 * sizes. `root`: NULL: none. */
struct heaps *create_heaps(const struct device *device, const struct dxs_bound_heaps *asked,
                           const struct root_binding *root, bool is_emulated);

/* Memory for descriptor `index` of a kind that the shader reaches itself. */
void *bound_place(struct heaps *heaps, enum dxs_heap kind, uint32_t index);

/* Memory for a descriptor of a set and binding with `count` descriptors. The first call adds the mapping. */
void *mapped_place(struct heaps *heaps, struct dxs_set_binding place, VkDescriptorType type, uint32_t index,
                   uint32_t count);

/* Write a descriptor. */
void put_buffer(struct heaps *heaps, void *at, VkDescriptorType type, VkBuffer buffer, VkDeviceSize size);
void put_resource(struct heaps *heaps, void *at, VkDescriptorType type, enum dxs_resource_kind kind,
                  const struct device_resource *resource);

/* For pNext of pipelines and stages; `next` follows. NULL heaps: `next` alone. `mappings`: of the library's layout for
 * this shader; NULL: those of the root binding. */
const void *heap_pipeline(const struct heaps *heaps, const void *next);
const void *heap_stage(const struct heaps *heaps, VkShaderStageFlagBits stage, const struct dxs_mapping *mappings,
                       uint32_t mapping_count, const void *next);

void bind_heaps(const struct heaps *heaps, VkCommandBuffer commands);
void push_data(const struct heaps *heaps, VkCommandBuffer commands, const void *bytes, uint32_t size);

/* ---- Of VK_EXT_descriptor_heap itself: native_heaps.c -------------------------------------------------------------
 */

/* NULL: the headers that the runner was built with lack the extension. */
struct native_heaps *open_native_heaps(const struct device *device, struct descriptor_sizes *sizes);

/* `bytes`: of descriptors that the shader reaches itself. */
void create_native_memory(struct heaps *heaps, uint32_t resource_bytes, uint32_t sampler_bytes);

void put_native_range(struct heaps *heaps, void *at, VkDescriptorType type, VkDeviceAddress address, VkDeviceSize size);
void put_native_resource(struct heaps *heaps, void *at, VkDescriptorType type, enum dxs_resource_kind kind,
                         const struct device_resource *resource);

#endif
