/* Chooses a physical device, queries its properties, and creates the logical device. */
#include "runner/device/device.h"

#include "runner/device/device_features.h"
#include "runner/common/phase.h"
#include "runner/common/report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *result_name(VkResult result)
{
#define NAME(result)                                                                                                   \
    case result:                                                                                                       \
        return #result
    switch (result) {
        NAME(VK_INCOMPLETE);
        NAME(VK_ERROR_OUT_OF_HOST_MEMORY);
        NAME(VK_ERROR_OUT_OF_DEVICE_MEMORY);
        NAME(VK_ERROR_INITIALIZATION_FAILED);
        NAME(VK_ERROR_DEVICE_LOST);
        NAME(VK_ERROR_MEMORY_MAP_FAILED);
        NAME(VK_ERROR_EXTENSION_NOT_PRESENT);
        NAME(VK_ERROR_FEATURE_NOT_PRESENT);
        NAME(VK_ERROR_INCOMPATIBLE_DRIVER);
        NAME(VK_ERROR_FORMAT_NOT_SUPPORTED);
        NAME(VK_ERROR_OUT_OF_POOL_MEMORY);
        NAME(VK_ERROR_UNKNOWN);
    default:
        return "error";
    }
#undef NAME
}

void check(VkResult result, const char *call)
{
    if (result == VK_SUCCESS)
        return;
    begin_phase(PHASE_DRIVER_ERROR);
    test_fails("%s: %s (%d)", call, result_name(result), (int)result);
}

static void require_vulkan(void)
{
    if (!load_vulkan())
        test_fails("there is no Vulkan loader (libvulkan.so.1)");
}

bool has_instance_layer(const char *name)
{
    uint32_t count = 0;
    bool found = false;

    require_vulkan();
    check(vkEnumerateInstanceLayerProperties(&count, NULL), "vkEnumerateInstanceLayerProperties");
    VkLayerProperties *layers = allocate(count, sizeof *layers);
    check(vkEnumerateInstanceLayerProperties(&count, layers), "vkEnumerateInstanceLayerProperties");
    for (uint32_t i = 0; i < count; i++)
        found |= strcmp(layers[i].layerName, name) == 0;
    free(layers);
    return found;
}

/* ---- Choice ------------------------------------------------------------------------------------------------------ */

static void choose_physical_device(struct device *d, const char *wanted)
{
    enum {
        MOST = 16
    };
    VkPhysicalDevice candidates[MOST];
    uint32_t count = MOST, seen = 0;
    bool is_number = wanted && *wanted && strspn(wanted, "0123456789") == strlen(wanted);
    unsigned long number = is_number ? strtoul(wanted, NULL, 10) : 0;
    VkResult result = vkEnumeratePhysicalDevices(d->instance, &count, candidates);

    if (result != VK_INCOMPLETE)
        check(result, "vkEnumeratePhysicalDevices");
    for (uint32_t i = 0; i < count; i++) {
        VkPhysicalDeviceProperties properties;
        vkGetPhysicalDeviceProperties(candidates[i], &properties);
        if (properties.apiVersion < VK_API_VERSION_1_2)
            continue;
        seen++;
        if (is_number ? seen == number : !wanted || strstr(properties.deviceName, wanted)) {
            d->physical = candidates[i];
            return;
        }
    }
    test_fails("no Vulkan 1.2 device%s%s", wanted ? (is_number ? " number " : " named ") : "", wanted ? wanted : "");
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
        VkQueueFlags flags = families[i].queueFlags;
        bool is_better = !(d->queue_flags & VK_QUEUE_COMPUTE_BIT) || (flags & ~d->queue_flags & VK_QUEUE_GRAPHICS_BIT);
        if ((flags & VK_QUEUE_COMPUTE_BIT) && is_better) {
            d->queue_family = i;
            d->queue_flags = flags;
        }
    }
    if (!d->queue_flags)
        test_fails("the device has no queue for compute shaders");
}

/* ---- Properties -------------------------------------------------------------------------------------------------- */

/* Drivers that check the bounds of vectors in storage buffers component by component. Vulkan has no property for it. */
static bool checks_components(VkDriverId driver)
{
    return driver == VK_DRIVER_ID_MESA_RADV || driver == VK_DRIVER_ID_AMD_OPEN_SOURCE ||
           driver == VK_DRIVER_ID_AMD_PROPRIETARY || driver == VK_DRIVER_ID_MESA_LLVMPIPE;
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

    const char *virtual_wave = getenv("VIRTUAL_WAVE");
    d->virtual_wave = virtual_wave ? (uint32_t)strtoul(virtual_wave, NULL, 10) : 0;
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
        .subgroup_clustered = (subgroup & VK_SUBGROUP_FEATURE_CLUSTERED_BIT) != 0,
        .per_component_robustness = checks_components(d->properties12.driverID),
    };
}

/* ---- Device ------------------------------------------------------------------------------------------------------ */

VkInstance create_instance(void)
{
    VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_3};
    VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application};
    VkInstance instance;

    require_vulkan();
    VkResult result = vkCreateInstance(&info, NULL, &instance);
    if (result != VK_SUCCESS)
        test_fails("there is no Vulkan driver: %s (%d)", result_name(result), (int)result);
    find_vulkan_functions(instance);
    return instance;
}

/* Of this process: opening a device takes as long as most tests. */
static struct {
    VkInstance instance;
    VkPhysicalDevice physical;
    VkDevice device;
} opened;

void open_device(struct device *d, const char *wanted)
{
    const char *extensions[MAX_EXTENSIONS];
    enum phase before = begin_phase(PHASE_DRIVER);

    memset(d, 0, sizeof *d);
    if (!opened.instance)
        opened.instance = create_instance();
    d->instance = opened.instance;
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
    query_features(d);
    for (; device_info.enabledExtensionCount < d->extension_count; device_info.enabledExtensionCount++)
        extensions[device_info.enabledExtensionCount] = d->extensions[device_info.enabledExtensionCount].name;
    if (opened.physical != d->physical)
        check(vkCreateDevice(d->physical, &device_info, NULL, &opened.device), "vkCreateDevice");
    opened.physical = d->physical;
    d->device = opened.device;
    vkGetDeviceQueue(d->device, d->queue_family, 0, &d->queue);
    begin_phase(before);
}

void device_text(const struct device *d, char *text, size_t size)
{
    const VkPhysicalDeviceProperties *p = &d->properties.properties;

    snprintf(text, size, "%s, %s %s, Vulkan %u.%u.%u, waves of %u lanes", p->deviceName, d->properties12.driverName,
             d->properties12.driverInfo, VK_API_VERSION_MAJOR(p->apiVersion), VK_API_VERSION_MINOR(p->apiVersion),
             VK_API_VERSION_PATCH(p->apiVersion), d->properties11.subgroupSize);
}

void print_device(const struct device *d)
{
    enum {
        MAX_TEXT = 1024
    };
    char text[MAX_TEXT];

    device_text(d, text, sizeof text);
    fputs(text, stdout);
}

VkShaderModule create_module(const struct device *device, const uint32_t *words, size_t word_count)
{
    VkShaderModuleCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                     .codeSize = word_count * sizeof(uint32_t),
                                     .pCode = words};
    VkShaderModule module;

    check(vkCreateShaderModule(device->device, &info, NULL, &module), "vkCreateShaderModule");
    return module;
}
