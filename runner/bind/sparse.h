/* Creates sparse textures, whose residency a shader may query. */
#ifndef RUNNER_SPARSE_H
#define RUNNER_SPARSE_H

#include "runner/device/device.h"
#include "runner/run_files/run_file.h"

/* Flags for vkCreateImage. The test is skipped if the device does not support sparse textures of this type. */
VkImageCreateFlags sparse_image_flags(const struct device *device, const struct input *input);

/* Binds memory to the whole image. `page`: bytes per page, which equals the alignment of the image's memory. */
void bind_sparse_image(const struct device *device, VkImage image, const VkImageCreateInfo *info, VkDeviceSize page,
                       VkDeviceMemory memory);

#endif
