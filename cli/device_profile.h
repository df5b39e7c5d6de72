/* Options for a device, from its features and limits as `vulkaninfo --json` writes them. */
#ifndef CLI_DEVICE_PROFILE_H
#define CLI_DEVICE_PROFILE_H

#include "dxs_layout.h"

#include <stddef.h>

/* Sets each feature that the device has, clears the others, and sets the policy's limits. `what`: a file, or
 * "vulkan1.1" to "vulkan1.4", which stands for the least that devices of that version have. False: the file
 * cannot be read (errno says why), or it is no such JSON (errno is 0). */
bool apply_device(const char *what, struct dxs_features *features, struct dxs_layout_policy *policy);

/* The members of Vulkan's feature and property structures, and the extensions, that a device needs for the feature at
 * this offset of struct dxs_features; separated by spaces. NULL: none is known, or the offset is of no feature. */
const char *vulkan_names_of(size_t offset);

#endif
