/* Sets options for a device, read from `vulkaninfo --json`.
 *
 * Versions of vulkaninfo nest structures differently, so the file is searched for `"name": value` in any structure.
 * Names of members are unique enough. Booleans are true and false, or 1 and 0. */
#include "device_profile.h"

#include "files.h"

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

/* What a device needs for each feature. Not per_component_robustness: Vulkan has no property for it. */
static const struct {
    size_t offset; /* in struct dxs_features */
    const char *vulkan;
} features[] = {
    {offsetof(struct dxs_features, demote_to_helper), "shaderDemoteToHelperInvocation"},
    {offsetof(struct dxs_features, storage_image_read_without_format), "shaderStorageImageReadWithoutFormat"},
    {offsetof(struct dxs_features, native_16bit_min_precision), "shaderFloat16 shaderInt16"},
    {offsetof(struct dxs_features, storage_16bit_input_output), "storageInputOutput16"},
    {offsetof(struct dxs_features, integer_dot_product), "shaderIntegerDotProduct"},
    {offsetof(struct dxs_features, dual_source_blending), "dualSrcBlend"},
    {offsetof(struct dxs_features, maximal_reconvergence), "shaderMaximalReconvergence"},
    {offsetof(struct dxs_features, subgroup_partitioned), "VK_NV_shader_subgroup_partitioned"},
    {offsetof(struct dxs_features, quad_control), "shaderQuadControl"},
    {offsetof(struct dxs_features, denorm_preserve_16bit), "shaderDenormPreserveFloat16"},
    {offsetof(struct dxs_features, denorm_preserve_64bit), "shaderDenormPreserveFloat64"},
    {offsetof(struct dxs_features, signed_zero_inf_nan_preserve_16bit), "shaderSignedZeroInfNanPreserveFloat16"},
    {offsetof(struct dxs_features, signed_zero_inf_nan_preserve_32bit), "shaderSignedZeroInfNanPreserveFloat32"},
    {offsetof(struct dxs_features, signed_zero_inf_nan_preserve_64bit), "shaderSignedZeroInfNanPreserveFloat64"},
    {offsetof(struct dxs_features, compute_derivatives_khr), "VK_KHR_compute_shader_derivatives"},
    {offsetof(struct dxs_features, raw_access_chains), "shaderRawAccessChains"},
    {offsetof(struct dxs_features, untyped_pointers), "shaderUntypedPointers"},
    {offsetof(struct dxs_features, vulkan_memory_model), "vulkanMemoryModel vulkanMemoryModelDeviceScope"},
    {offsetof(struct dxs_features, mixed_float_dot_product), "shaderMixedFloatDotProductFloat16AccFloat32"},
    {offsetof(struct dxs_features, shader_invocation_reorder), "VK_EXT_ray_tracing_invocation_reorder"},
    {offsetof(struct dxs_features, sample_offsets), "maintenance8"},
    {offsetof(struct dxs_features, float8), "shaderFloat8"},
    {offsetof(struct dxs_features, cooperative_matrix_conversions), "cooperativeMatrixConversions"},
    {offsetof(struct dxs_features, cluster_acceleration_structure), "clusterAccelerationStructure"},
    {offsetof(struct dxs_features, rounding_mode_rte_16bit), "shaderRoundingModeRTEFloat16"},
    {offsetof(struct dxs_features, rounding_mode_rte_32bit), "shaderRoundingModeRTEFloat32"},
    {offsetof(struct dxs_features, rounding_mode_rte_64bit), "shaderRoundingModeRTEFloat64"},
    {offsetof(struct dxs_features, denorm_flush_32bit), "shaderDenormFlushToZeroFloat32"},
    {offsetof(struct dxs_features, float_controls2), "shaderFloatControls2"},
    {offsetof(struct dxs_features, fma), "shaderFmaFloat64"},
    {offsetof(struct dxs_features, zero_initialize_workgroup_memory), "shaderZeroInitializeWorkgroupMemory"},
    {offsetof(struct dxs_features, scalar_block_layout), "scalarBlockLayout"},
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

static void destroy(struct device_profile *device)
{
    if (device)
        free(device->json);
    free(device);
}

static struct device_profile *read_profile(const char *what)
{
    for (size_t n = 0; n < sizeof(versions) / sizeof(versions[0]); n++)
        if (strcmp(versions[n].name, what) == 0)
            return create(versions[n].json, strlen(versions[n].json));
    size_t size;
    char *bytes = file_read(what, &size);
    struct device_profile *device = bytes ? create(bytes, size) : NULL;
    free(bytes);
    if (device && !strstr(device->json, "VkPhysicalDevice")) {
        destroy(device);
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

static bool has_all(const struct device_profile *device, const char *names)
{
    char name[64];
    for (size_t length; *names; names += length, names += *names == ' ') {
        length = strcspn(names, " ");
        if (length >= sizeof(name))
            return false;
        memcpy(name, names, length);
        name[length] = 0;
        if (!has(device, name))
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

bool apply_device(const char *what, struct dxs_features *values, struct dxs_layout_policy *policy)
{
    struct device_profile *device = read_profile(what);
    if (!device)
        return false;
    for (size_t n = 0; n < sizeof(features) / sizeof(features[0]); n++)
        *(bool *)((char *)values + features[n].offset) = has_all(device, features[n].vulkan);
    limit_by(device, "maxPushConstantsSize", &policy->push_constant_limit);
    limit_by(device, "maxBoundDescriptorSets", &policy->set_limit);
    limit_by(device, "minStorageBufferOffsetAlignment", &policy->storage_buffer_alignment);
    limit_by(device, "minTexelBufferOffsetAlignment", &policy->texel_buffer_alignment);
    destroy(device);
    return true;
}

const char *vulkan_names_of(size_t offset)
{
    for (size_t n = 0; n < sizeof(features) / sizeof(features[0]); n++)
        if (features[n].offset == offset)
            return features[n].vulkan;
    return NULL;
}
