/* Descriptor heaps that ordinary descriptor sets stand for: the runner's own reading of the mappings of
 * VK_EXT_descriptor_heap. */
#ifndef RUNNER_EMULATED_HEAPS_H
#define RUNNER_EMULATED_HEAPS_H

#include "runner/bind/heaps.h"

enum resource_type { /* VkSpirvResourceTypeFlagBitsEXT */
    RESOURCE_SAMPLER = 0x1,
    RESOURCE_SAMPLED_IMAGE = 0x2,
    RESOURCE_READ_ONLY_IMAGE = 0x4,
    RESOURCE_IMAGE = 0x8,
    RESOURCE_UNIFORM_BUFFER = 0x20,
    RESOURCE_READ_ONLY_BUFFER = 0x40,
    RESOURCE_BUFFER = 0x80,
    RESOURCE_ACCELERATION_STRUCTURE = 0x100
};

enum {
    UNBOUNDED_DESCRIPTORS = 4096 /* of arrays without a size */
};

#define NO_RECORD ((size_t)-1)

struct device_run;
struct layout_data;
struct shader;

/* Of the device that is emulated. */
struct descriptor_sizes emulated_sizes(const struct dxs_bound_heaps *asked);

/* The test is skipped if the device has not what stands for heaps. */
void require_emulation(const struct device *device);

/* The bindings of a shader's heap variables, in set 0. */
struct layout_data emulated_layout(const struct shader *shader);

/* Takes a descriptor at a byte of a heap. */
void put_emulated(struct heaps *heaps, void *at, VkWriteDescriptorSet descriptor);

/* Writes the descriptors of all heap variables: those which are at the places that mappings and root arguments give.
 * The test fails if a mapping breaks Vulkan's rules, or if there is no such descriptor. */
void write_emulated_descriptors(const struct device_run *run);

#endif
