/* Creates sparse textures, whose residency a shader may query. */
#ifndef TESTS_VULKAN_SPARSE_H
#define TESTS_VULKAN_SPARSE_H

#include "device/device.h"
#include "run_files/run_file.h"

/* Flags for vkCreateImage. The test is skipped if the device does not support sparse textures of this type. */
VkImageCreateFlags sparse_image_flags(const struct device *device, const struct input *input);

/* Binds memory to the whole image. `page`: bytes per page, which equals the alignment of the image's memory. */
void bind_sparse_image(const struct device *device, VkImage image, const VkImageCreateInfo *info, VkDeviceSize page,
                       VkDeviceMemory memory);

#endif
