/* Sets options for a device, read from `vulkaninfo --json`.
 *
 * Versions of vulkaninfo nest structures differently, so the file is searched for `"name": value` in any structure.
 * Names of members are unique enough. Booleans are true and false, or 1 and 0. */
#include "cli/conversion/device_profile.h"

#include "cli/files.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct device_profile {
    char *json; /* NUL-terminated */
};

/* Features that are mandatory in a version of Vulkan, and its least limits where they are greater than the defaults.
 * Source: Vulkan specification, "Feature Requirements", "Required Limits". */
#define VULKAN_1_3                                                                                                     \
    "\"shaderDemoteToHelperInvocation\": true, \"shaderIntegerDotProduct\": true, \"vulkanMemoryModel\": true, "       \
    "\"vulkanMemoryModelDeviceScope\": true, \"shaderZeroInitializeWorkgroupMemory\": true"

static const struct {
    const char *name, *json;
} versions[] = {
    {"vulkan1.1", "{}"},
    {"vulkan1.2", "{}"},
    {"vulkan1.3", "{" VULKAN_1_3 "}"},
    {"vulkan1.4", "{" VULKAN_1_3 ", \"scalarBlockLayout\": true, \"shaderFloatControls2\": true, "
                  "\"maxPushConstantsSize\": 256}"},
};

/* What a device needs for each feature; NULL: Vulkan has no property for it. */
static const struct {
    enum dxs_feature feature;
    const char *vulkan;
} features[] = {
#define FEATURE(NAME, name, option, text, device) {DXS_FEATURE_##NAME, device},
#include "features.def"
#undef FEATURE
};

static struct device_profile *create(const char *json, size_t size)
{
    struct device_profile *device = malloc(sizeof(*device));
    char *copy = malloc(size + 1);
    if (!device || !copy) {
        free(device);
        free(copy);
        return NULL;
    }
    memcpy(copy, json, size);
    copy[size] = 0;
    device->json = copy;
    return device;
}

void device_destroy(struct device_profile *device)
{
    if (device)
        free(device->json);
    free(device);
}

struct device_profile *device_read(const char *what)
{
    for (size_t n = 0; n < sizeof(versions) / sizeof(versions[0]); n++)
        if (strcmp(versions[n].name, what) == 0)
            return create(versions[n].json, strlen(versions[n].json));
    size_t size;
    char *bytes = file_read(what, &size);
    struct device_profile *device = bytes ? create(bytes, size) : NULL;
    free(bytes);
    if (device && !strstr(device->json, "VkPhysicalDevice")) {
        device_destroy(device);
        errno = 0;
        return NULL;
    }
    return device;
}

/* The next value behind `"name":` from `*at` on. `*at` advances. NULL: none. */
static const char *next_value(const char **at, const char *name, size_t length)
{
    while ((*at = strstr(*at, name)) != NULL) {
        const char *start = *at, *value = start + length;
        *at = value;
        if (start[-1] != '"' || *value++ != '"')
            continue;
        while (isspace((unsigned char)*value))
            value++;
        if (*value++ != ':')
            continue;
        while (isspace((unsigned char)*value))
            value++;
        return value;
    }
    return NULL;
}

static bool is_named(const struct device_profile *device, const char *name)
{
    const char *at = device->json + 1;
    return next_value(&at, name, strlen(name)) != NULL;
}

/* A bit of a mask stands in a list of names. */
static bool has_bit(const struct device_profile *device, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = device->json + 1; (at = strstr(at, name)) != NULL; at += length)
        if (at[-1] == '"' && at[length] == '"')
            return true;
    return false;
}

/* A member is true; an extension has a version. */
static bool has(const struct device_profile *device, const char *name)
{
    const char *at = device->json + 1, *value;
    size_t length = strlen(name);
    while ((value = next_value(&at, name, length)) != NULL)
        if (strncmp(value, "true", 4) == 0 || (*value >= '1' && *value <= '9'))
            return true;
    return false;
}

static bool lacks(const struct device_profile *device, const char *name)
{
    return is_named(device, name) && !has(device, name);
}

static bool has_all(const struct device_profile *device, const char *names)
{
    char name[64];
    for (size_t length; *names; names += length, names += *names == ' ') {
        length = strcspn(names, " ");
        if (length >= sizeof(name))
            return false;
        memcpy(name, names, length);
        name[length] = 0;
        bool is_bit = length > 4 && strcmp(name + length - 4, "_BIT") == 0;
        if (!(is_bit ? has_bit : has)(device, name))
            return false;
    }
    return true;
}

static void limit_by(const struct device_profile *device, const char *name, uint32_t *limit)
{
    const char *at = device->json + 1, *value = next_value(&at, name, strlen(name));
    unsigned long number = value ? strtoul(value, NULL, 0) : 0;
    if (number && number <= UINT32_MAX)
        *limit = (uint32_t)number;
}

/* Without subgroup size control, all subgroups have the one size. */
static void read_subgroup_sizes(const struct device_profile *device, struct dxs_pipeline_state *pipeline)
{
    limit_by(device, "subgroupSize", &pipeline->subgroup_size_min);
    pipeline->subgroup_size_max = pipeline->subgroup_size_min;
    if (has(device, "subgroupSizeControl")) {
        limit_by(device, "minSubgroupSize", &pipeline->subgroup_size_min);
        limit_by(device, "maxSubgroupSize", &pipeline->subgroup_size_max);
    }
}

/* Where the file tells. Without shuffles in waves either, the refusal will name what lacks. */
static enum dxs_compute_derivatives find_derivatives(const struct device_profile *device)
{
    if (!is_named(device, "extensions") && !is_named(device, "computeDerivativeGroupLinear"))
        return DXS_COMPUTE_DERIVATIVES_NATIVE;
    if (has(device, "computeDerivativeGroupLinear"))
        return has(device, "computeDerivativeGroupQuads") ? DXS_COMPUTE_DERIVATIVES_NATIVE
                                                          : DXS_COMPUTE_DERIVATIVES_LINEAR;
    return has_bit(device, "VK_SUBGROUP_FEATURE_QUAD_BIT") || has_bit(device, "VK_SUBGROUP_FEATURE_SHUFFLE_BIT")
               ? DXS_COMPUTE_DERIVATIVES_QUADS
               : DXS_COMPUTE_DERIVATIVES_NATIVE;
}

bool apply_device(const char *what, struct dxs_options *options, struct dxs_layout_policy *policy)
{
    struct device_profile *device = device_read(what);
    if (!device)
        return false;
    for (size_t n = 0; n < sizeof(features) / sizeof(features[0]); n++)
        if (features[n].vulkan)
            options->features.on[features[n].feature] = has_all(device, features[n].vulkan);
    options->features.compute_derivatives = find_derivatives(device);
    options->workarounds.on[DXS_WORKAROUND_NO_INT64] = lacks(device, "shaderInt64");
    options->workarounds.on[DXS_WORKAROUND_NO_16BIT_STORAGE] = lacks(device, "storageBuffer16BitAccess");
    bool has_shuffles = has_bit(device, "VK_SUBGROUP_FEATURE_SHUFFLE_BIT");
    options->workarounds.on[DXS_WORKAROUND_NO_SUBGROUP_ARITHMETIC] =
        has_shuffles && !has_bit(device, "VK_SUBGROUP_FEATURE_ARITHMETIC_BIT");
    options->workarounds.on[DXS_WORKAROUND_NO_SUBGROUP_QUADS] =
        has_shuffles && !has_bit(device, "VK_SUBGROUP_FEATURE_QUAD_BIT");
    read_subgroup_sizes(device, &options->pipeline);
    limit_by(device, "maxPushConstantsSize", &policy->model.push_constant_limit);
    limit_by(device, "maxBoundDescriptorSets", &policy->model.set_limit);
    limit_by(device, "minStorageBufferOffsetAlignment", &policy->storage_buffer_alignment);
    limit_by(device, "minTexelBufferOffsetAlignment", &policy->texel_buffer_alignment);
    device_destroy(device);
    return true;
}

/* ---- What a module needs ----------------------------------------------------------------------------------------- */

/* Extensions are listed as "NAME": version. A version of Vulkan includes those that became part of it. */
static bool lacks_extension(const struct device_profile *device, const struct dxs_need *need)
{
    uint32_t version = 0;
    limit_by(device, "apiVersion", &version);
    if (!need->extension || !is_named(device, "extensions"))
        return false;
    if (need->core != DXS_NONE && (version == 0 || (version >> 12 & 0x3FF) >= need->core))
        return false;
    return !has(device, need->extension);
}

static bool is_below(const struct device_profile *device, const char *name, uint64_t minimum)
{
    const char *at = device->json + 1, *value = next_value(&at, name, strlen(name));
    return value && isdigit((unsigned char)*value) && strtoull(value, NULL, 0) < minimum;
}

bool device_lacks(const struct device_profile *device, const struct dxs_need *need)
{
    switch (need->kind) {
    case DXS_NEED_KIND_VERSION:
    case DXS_NEED_KIND_LIMIT:
        return is_below(device, need->member, need->minimum);
    case DXS_NEED_KIND_FEATURE:
    case DXS_NEED_KIND_PROPERTY:
        return is_named(device, need->member) ? !has(device, need->member) : lacks_extension(device, need);
    case DXS_NEED_KIND_BIT:
        return is_named(device, need->member) && !has_bit(device, need->value);
    default:
        return lacks_extension(device, need);
    }
}

const char *vulkan_names_of(enum dxs_feature feature)
{
    for (size_t n = 0; n < sizeof(features) / sizeof(features[0]); n++)
        if (features[n].feature == feature)
            return features[n].vulkan;
    return NULL;
}
