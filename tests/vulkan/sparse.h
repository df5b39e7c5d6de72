/* Sparse resources: those whose residency a shader may ask for. */
#ifndef TESTS_VULKAN_SPARSE_H
#define TESTS_VULKAN_SPARSE_H

#include "device.h"
#include "run_file.h"

/* What creation of buffers and images has to say. The test is skipped if the device has no such resources. */
VkBufferCreateFlags sparse_buffer_flags(const struct device *device, const struct input *input);
VkImageCreateFlags sparse_image_flags(const struct device *device, const struct input *input);

/* Puts memory behind all of a resource. A page of an image has as many bytes as its memory is aligned to. */
void bind_sparse_buffer(const struct device *device, VkBuffer buffer, VkDeviceSize size, VkDeviceMemory memory);
void bind_sparse_image(const struct device *device, VkImage image, const VkImageCreateInfo *info, VkDeviceSize page,
                       VkDeviceMemory memory);

#endif
