/* Sparse textures: those whose residency a shader may ask for. */
#ifndef TESTS_VULKAN_SPARSE_H
#define TESTS_VULKAN_SPARSE_H

#include "device/device.h"
#include "run_files/run_file.h"

/* What creation has to say. The test is skipped if the device has no such textures. */
VkImageCreateFlags sparse_image_flags(const struct device *device, const struct input *input);

/* Puts memory behind all of it. A page has as many bytes as the memory is aligned to. */
void bind_sparse_image(const struct device *device, VkImage image, const VkImageCreateInfo *info, VkDeviceSize page,
                       VkDeviceMemory memory);

#endif
