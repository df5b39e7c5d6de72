/* Vulkan's functions, found when a device is opened: programs do without Vulkan until then. They are called by their
 * usual names. Extensions' functions come from vkGetDeviceProcAddr. */
#ifndef RUNNER_VULKAN_H
#define RUNNER_VULKAN_H

#define VK_NO_PROTOTYPES
#include <stdbool.h>
#include <vulkan/vulkan.h>

/* clang-format off */
#define VULKAN_GLOBAL_FUNCTIONS(F) F(CreateInstance) F(EnumerateInstanceLayerProperties)
#define VULKAN_FUNCTIONS(F) \
    F(AllocateCommandBuffers) F(AllocateDescriptorSets) F(AllocateMemory) F(BeginCommandBuffer) F(BindBufferMemory) \
    F(BindImageMemory) F(CmdBeginRenderPass) F(CmdBeginRendering) F(CmdBindDescriptorSets) F(CmdBindPipeline) F(CmdBindVertexBuffers) \
    F(CmdClearColorImage) F(CmdCopyBufferToImage) F(CmdCopyImageToBuffer) F(CmdDispatch) F(CmdDraw) \
    F(CmdEndRenderPass) F(CmdEndRendering) F(CmdPipelineBarrier) F(CmdPushConstants) F(CmdSetViewport) F(CmdUpdateBuffer) \
    F(CreateBuffer) F(CreateBufferView) F(CreateCommandPool) F(CreateComputePipelines) F(CreateDescriptorPool) \
    F(CreateDescriptorSetLayout) F(CreateDevice) F(CreateFramebuffer) F(CreateGraphicsPipelines) F(CreateImage) \
    F(CreateImageView) F(CreatePipelineLayout) F(CreateRenderPass) F(CreateSampler) F(CreateShaderModule) \
    F(DestroyDescriptorSetLayout) F(DestroyPipeline) F(DestroyPipelineLayout) F(DestroyShaderModule) \
    F(EndCommandBuffer) F(EnumerateDeviceExtensionProperties) F(EnumeratePhysicalDevices) F(FreeCommandBuffers) \
    F(GetBufferDeviceAddress) F(GetBufferMemoryRequirements) F(GetDeviceProcAddr) F(GetDeviceQueue) \
    F(GetImageMemoryRequirements) F(GetImageSparseMemoryRequirements) F(GetPhysicalDeviceFeatures2) \
    F(GetPhysicalDeviceImageFormatProperties) F(GetPhysicalDeviceMemoryProperties) F(GetPhysicalDeviceProperties) \
    F(GetPhysicalDeviceProperties2) F(GetPhysicalDeviceQueueFamilyProperties) F(MapMemory) F(QueueBindSparse) \
    F(QueueSubmit) F(QueueWaitIdle) F(UpdateDescriptorSets)
/* clang-format on */

#define DECLARE_VULKAN_FUNCTION(name) extern PFN_vk##name vk##name;
extern PFN_vkGetInstanceProcAddr vkGetInstanceProcAddr;
VULKAN_GLOBAL_FUNCTIONS(DECLARE_VULKAN_FUNCTION)
VULKAN_FUNCTIONS(DECLARE_VULKAN_FUNCTION)
#undef DECLARE_VULKAN_FUNCTION

/* Loads Vulkan's loader, once. False: there is none; the functions above are NULL. */
bool load_vulkan(void);

/* Finds the functions of the instance, which are those of its devices, too. A function that a driver lacks is NULL. */
void find_vulkan_functions(VkInstance instance);

#endif
