#include "device.h"

#include "report.h"

#include <stddef.h>
#include <string.h>

#define RECONVERGENCE_EXTENSION "VK_KHR_shader_maximal_reconvergence"
#define RECONVERGENCE_STRUCTURE ((VkStructureType)1000434000)

void check(VkResult result, const char *call)
{
    if (result != VK_SUCCESS)
        test_fails("%s: error %d", call, (int)result);
}

/* ---- Choice ------------------------------------------------------------------------------------------------------ */

static void choose_physical_device(struct device *d, const char *wanted)
{
    enum {
        MOST = 16
    };
    VkPhysicalDevice candidates[MOST];
    uint32_t count = MOST;
    VkResult result = vkEnumeratePhysicalDevices(d->instance, &count, candidates);

    if (result != VK_INCOMPLETE)
        check(result, "vkEnumeratePhysicalDevices");
    for (uint32_t i = 0; i < count; i++) {
        VkPhysicalDeviceProperties properties;
        vkGetPhysicalDeviceProperties(candidates[i], &properties);
        if (properties.apiVersion >= VK_API_VERSION_1_2 && (!wanted || strstr(properties.deviceName, wanted))) {
            d->physical = candidates[i];
            return;
        }
    }
    test_fails("no Vulkan 1.2 device%s%s", wanted ? " named " : "", wanted ? wanted : "");
}

static void choose_queue_family(struct device *d)
{
    enum {
        MOST = 16
    };
    VkQueueFamilyProperties families[MOST];
    uint32_t count = MOST;

    vkGetPhysicalDeviceQueueFamilyProperties(d->physical, &count, families);
    for (uint32_t i = 0; i < count; i++) {
        if (families[i].queueFlags & VK_QUEUE_COMPUTE_BIT) {
            d->queue_family = i;
            return;
        }
    }
    test_fails("the device has no queue for compute shaders");
}

/* ---- Features ---------------------------------------------------------------------------------------------------- */

static bool has_extension(const struct device *d, const char *name)
{
    uint32_t count = 0;
    bool found = false;

    check(vkEnumerateDeviceExtensionProperties(d->physical, NULL, &count, NULL),
          "vkEnumerateDeviceExtensionProperties");
    VkExtensionProperties *extensions = allocate(count, sizeof *extensions);
    check(vkEnumerateDeviceExtensionProperties(d->physical, NULL, &count, extensions),
          "vkEnumerateDeviceExtensionProperties");
    for (uint32_t i = 0; i < count && !found; i++)
        found = strcmp(extensions[i].extensionName, name) == 0;
    return found;
}

static void chain(void ***last, void *structure, void **next)
{
    **last = structure;
    *last = next;
}

/* Fills in `d->features`, linked for vkCreateDevice. Returns the number of extensions to enable. */
static uint32_t query_features(struct device *d, const char *extensions[3])
{
    struct device_features *f = &d->features;
    bool is_1_3 = d->properties.properties.apiVersion >= VK_API_VERSION_1_3;
    void **last = &f->core.pNext;
    uint32_t count = 0;

    f->core.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    f->v11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES;
    f->v12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
    f->v13.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES;
    f->image_atomics.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_IMAGE_ATOMIC_INT64_FEATURES_EXT;
    f->derivatives.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COMPUTE_SHADER_DERIVATIVES_FEATURES_NV;
    f->reconvergence.sType = RECONVERGENCE_STRUCTURE;
    chain(&last, &f->v11, &f->v11.pNext);
    chain(&last, &f->v12, &f->v12.pNext);
    if (is_1_3)
        chain(&last, &f->v13, &f->v13.pNext);
    if (has_extension(d, VK_EXT_SHADER_IMAGE_ATOMIC_INT64_EXTENSION_NAME)) {
        extensions[count++] = VK_EXT_SHADER_IMAGE_ATOMIC_INT64_EXTENSION_NAME;
        chain(&last, &f->image_atomics, &f->image_atomics.pNext);
    }
    for (int i = 0; i < 2; i++) { /* one and the same under two names */
        const char *name = i ? "VK_NV_compute_shader_derivatives" : "VK_KHR_compute_shader_derivatives";
        if (has_extension(d, name)) {
            extensions[count++] = name;
            chain(&last, &f->derivatives, &f->derivatives.pNext);
            break;
        }
    }
    if (has_extension(d, RECONVERGENCE_EXTENSION)) {
        extensions[count++] = RECONVERGENCE_EXTENSION;
        chain(&last, &f->reconvergence, &f->reconvergence.pNext);
    }
    vkGetPhysicalDeviceFeatures2(d->physical, &f->core);
    return count;
}

static void query_properties(struct device *d)
{
    vkGetPhysicalDeviceProperties(d->physical, &d->properties.properties);
    d->properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    d->properties11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES;
    d->properties12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES;
    d->properties13.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_PROPERTIES;
    d->properties.pNext = &d->properties11;
    d->properties11.pNext = &d->properties12;
    if (d->properties.properties.apiVersion >= VK_API_VERSION_1_3)
        d->properties12.pNext = &d->properties13;
    vkGetPhysicalDeviceProperties2(d->physical, &d->properties);
    vkGetPhysicalDeviceMemoryProperties(d->physical, &d->memory);

    VkSubgroupFeatureFlags subgroup = d->properties11.subgroupSupportedOperations;
    if (!(d->properties11.subgroupSupportedStages & VK_SHADER_STAGE_COMPUTE_BIT))
        subgroup = 0;
    d->derived = (struct derived_features){
        .subgroup_basic = (subgroup & VK_SUBGROUP_FEATURE_BASIC_BIT) != 0,
        .subgroup_vote = (subgroup & VK_SUBGROUP_FEATURE_VOTE_BIT) != 0,
        .subgroup_arithmetic = (subgroup & VK_SUBGROUP_FEATURE_ARITHMETIC_BIT) != 0,
        .subgroup_ballot = (subgroup & VK_SUBGROUP_FEATURE_BALLOT_BIT) != 0,
        .subgroup_shuffle = (subgroup & VK_SUBGROUP_FEATURE_SHUFFLE_BIT) != 0,
        .subgroup_shuffle_relative = (subgroup & VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT) != 0,
        .subgroup_quad = (subgroup & VK_SUBGROUP_FEATURE_QUAD_BIT) != 0,
    };
}

#define CORE(field) offsetof(struct device, features.core.features.field)
#define V11(field) offsetof(struct device, features.v11.field)
#define V12(field) offsetof(struct device, features.v12.field)
#define V13(field) offsetof(struct device, features.v13.field)

static const struct feature_name {
    const char *name;
    size_t offset; /* of a VkBool32 in struct device */
} feature_names[] = {
    {"int16", CORE(shaderInt16)},
    {"int64", CORE(shaderInt64)},
    {"float64", CORE(shaderFloat64)},
    {"float16", V12(shaderFloat16)},
    {"int8", V12(shaderInt8)},
    {"storage16", V11(storageBuffer16BitAccess)},
    {"uniform16", V11(uniformAndStorageBuffer16BitAccess)},
    {"int64-buffer-atomics", V12(shaderBufferInt64Atomics)},
    {"int64-shared-atomics", V12(shaderSharedInt64Atomics)},
    {"int64-image-atomics", offsetof(struct device, features.image_atomics.shaderImageInt64Atomics)},
    {"read-without-format", CORE(shaderStorageImageReadWithoutFormat)},
    {"write-without-format", CORE(shaderStorageImageWriteWithoutFormat)},
    {"image-gather-extended", CORE(shaderImageGatherExtended)},
    {"storage-multisample", CORE(shaderStorageImageMultisample)},
    {"cube-array", CORE(imageCubeArray)},
    {"sparse-residency", CORE(shaderResourceResidency)},
    {"min-lod", CORE(shaderResourceMinLod)},
    {"uniform-buffer-indexing", CORE(shaderUniformBufferArrayDynamicIndexing)},
    {"sampled-image-indexing", CORE(shaderSampledImageArrayDynamicIndexing)},
    {"storage-buffer-indexing", CORE(shaderStorageBufferArrayDynamicIndexing)},
    {"storage-image-indexing", CORE(shaderStorageImageArrayDynamicIndexing)},
    {"descriptor-indexing", V12(descriptorIndexing)},
    {"runtime-descriptor-array", V12(runtimeDescriptorArray)},
    {"uniform-texel-buffer-indexing", V12(shaderUniformTexelBufferArrayDynamicIndexing)},
    {"storage-texel-buffer-indexing", V12(shaderStorageTexelBufferArrayDynamicIndexing)},
    {"nonuniform-uniform-buffer", V12(shaderUniformBufferArrayNonUniformIndexing)},
    {"nonuniform-sampled-image", V12(shaderSampledImageArrayNonUniformIndexing)},
    {"nonuniform-storage-buffer", V12(shaderStorageBufferArrayNonUniformIndexing)},
    {"nonuniform-storage-image", V12(shaderStorageImageArrayNonUniformIndexing)},
    {"nonuniform-uniform-texel-buffer", V12(shaderUniformTexelBufferArrayNonUniformIndexing)},
    {"nonuniform-storage-texel-buffer", V12(shaderStorageTexelBufferArrayNonUniformIndexing)},
    {"buffer-address", V12(bufferDeviceAddress)},
    {"scalar-layout", V12(scalarBlockLayout)},
    {"memory-model", V12(vulkanMemoryModel)},
    {"memory-model-device-scope", V12(vulkanMemoryModelDeviceScope)},
    {"demote", V13(shaderDemoteToHelperInvocation)},
    {"integer-dot-product", V13(shaderIntegerDotProduct)},
    {"subgroup-basic", offsetof(struct device, derived.subgroup_basic)},
    {"subgroup-vote", offsetof(struct device, derived.subgroup_vote)},
    {"subgroup-arithmetic", offsetof(struct device, derived.subgroup_arithmetic)},
    {"subgroup-ballot", offsetof(struct device, derived.subgroup_ballot)},
    {"subgroup-shuffle", offsetof(struct device, derived.subgroup_shuffle)},
    {"subgroup-shuffle-relative", offsetof(struct device, derived.subgroup_shuffle_relative)},
    {"subgroup-quad", offsetof(struct device, derived.subgroup_quad)},
    {"subgroup-extended-types", V12(shaderSubgroupExtendedTypes)},
    {"denorm-preserve", offsetof(struct device, properties12.shaderDenormPreserveFloat32)},
    {"denorm-flush", offsetof(struct device, properties12.shaderDenormFlushToZeroFloat32)},
    {"denorm-preserve-16", offsetof(struct device, properties12.shaderDenormPreserveFloat16)},
    {"denorm-preserve-64", offsetof(struct device, properties12.shaderDenormPreserveFloat64)},
    {"compute-derivatives", offsetof(struct device, features.derivatives.computeDerivativeGroupQuads)},
    {"compute-derivatives-linear", offsetof(struct device, features.derivatives.computeDerivativeGroupLinear)},
    {"maximal-reconvergence", offsetof(struct device, features.reconvergence.shaderMaximalReconvergence)},
};

bool device_has(const struct device *d, const char *feature)
{
    for (size_t i = 0; i < sizeof feature_names / sizeof *feature_names; i++) {
        if (strcmp(feature_names[i].name, feature) == 0) {
            VkBool32 value;
            memcpy(&value, (const char *)d + feature_names[i].offset, sizeof value);
            return value != 0;
        }
    }
    test_fails("the runner knows no feature '%s'", feature);
}

bool device_has_wave_size(const struct device *d, uint32_t size)
{
    if (d->features.v13.subgroupSizeControl &&
        (d->properties13.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT))
        return size >= d->properties13.minSubgroupSize && size <= d->properties13.maxSubgroupSize;
    return size == d->properties11.subgroupSize;
}

/* ---- Device ------------------------------------------------------------------------------------------------------ */

void open_device(struct device *d, const char *wanted)
{
    VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_3};
    VkInstanceCreateInfo instance_info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
                                          .pApplicationInfo = &application};
    const char *extensions[3];

    memset(d, 0, sizeof *d);
    check(vkCreateInstance(&instance_info, NULL, &d->instance), "vkCreateInstance");
    choose_physical_device(d, wanted);
    choose_queue_family(d);
    query_properties(d);

    float priority = 1;
    VkDeviceQueueCreateInfo queue_info = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                          .queueFamilyIndex = d->queue_family,
                                          .queueCount = 1,
                                          .pQueuePriorities = &priority};
    VkDeviceCreateInfo device_info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                                      .pNext = &d->features.core,
                                      .queueCreateInfoCount = 1,
                                      .pQueueCreateInfos = &queue_info,
                                      .ppEnabledExtensionNames = extensions};
    device_info.enabledExtensionCount = query_features(d, extensions);
    check(vkCreateDevice(d->physical, &device_info, NULL, &d->device), "vkCreateDevice");
    vkGetDeviceQueue(d->device, d->queue_family, 0, &d->queue);
}
