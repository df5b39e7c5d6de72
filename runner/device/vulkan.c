/* Loads Vulkan: see vulkan.h. The tables are global because there is one loader, and so that calls look as usual. */
#include "runner/device/vulkan.h"

#include "cli/tools/library.h"

#include <stddef.h>

#if defined(__APPLE__)
#define VULKAN_LIBRARY "libvulkan.1.dylib"
#else
#define VULKAN_LIBRARY "libvulkan.so.1"
#endif

#define DEFINE(name) PFN_vk##name vk##name;
PFN_vkGetInstanceProcAddr vkGetInstanceProcAddr;
VULKAN_GLOBAL_FUNCTIONS(DEFINE)
VULKAN_FUNCTIONS(DEFINE)

bool load_vulkan(void)
{
    void *library = vkGetInstanceProcAddr ? NULL : library_open(VULKAN_LIBRARY);

    if (!vkGetInstanceProcAddr && !(library && library_find(library, "vkGetInstanceProcAddr", &vkGetInstanceProcAddr)))
        return false;
#define FIND_GLOBAL(name) vk##name = (PFN_vk##name)vkGetInstanceProcAddr(NULL, "vk" #name);
    VULKAN_GLOBAL_FUNCTIONS(FIND_GLOBAL)
    return vkCreateInstance && vkEnumerateInstanceLayerProperties;
}

void find_vulkan_functions(VkInstance instance)
{
#define FIND(name) vk##name = (PFN_vk##name)vkGetInstanceProcAddr(instance, "vk" #name);
    VULKAN_FUNCTIONS(FIND)
}
