/* Options for a device, from its features and limits as `vulkaninfo --json` writes them. */
#ifndef CLI_CONVERSION_DEVICE_PROFILE_H
#define CLI_CONVERSION_DEVICE_PROFILE_H

#include "dxs_inspect.h"
#include "dxs_layout.h"

#include <stddef.h>

struct device_profile;

/* `what`: a file, or "vulkan1.1" to "vulkan1.4", which stands for the least that devices of that version have. NULL:
 * the file cannot be read (errno says why), or it is no such JSON (errno is 0). */
struct device_profile *device_read(const char *what);
void device_destroy(struct device_profile *device); /* NULL is allowed */

/* Whether the file says that the device lacks this. What it is silent about may be there. */
bool device_lacks(const struct device_profile *device, const struct dxs_need *need);

/* Sets each feature that the device has, clears the others, and sets the sizes of subgroups and the policy's limits.
 * `what`, and why it is false: as device_read. */
bool apply_device(const char *what, struct dxs_options *options, struct dxs_layout_policy *policy);

/* The members of Vulkan's feature and property structures, and the extensions, that a device needs for this
 * feature, separated by spaces. NULL: none is known. */
const char *vulkan_names_of(enum dxs_feature feature);

#endif
