/* Runs a bindless compute shader of shader model 6.6 with Vulkan's descriptor heaps: the shader takes its buffers from
 * the heap itself. Prints the squares of 0 to 63. Without a device that has descriptor heaps: exit code 77.
 *     heap heap.dxil */
#include "dxs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vulkan/vulkan.h>

#ifndef VK_EXT_descriptor_heap
#error "needs Vulkan headers with VK_EXT_descriptor_heap (2026)"
#endif

enum {
    NUMBERS = 64,
    DESCRIPTORS = 16,
    NO_DEVICE = 77
};

static VkDevice device;
static VkPhysicalDevice physical;

static void check(VkResult result, const char *call)
{
    if (result == VK_SUCCESS)
        return;
    fprintf(stderr, "%s: error %d\n", call, (int)result);
    exit(1);
}

/* ---- The shader -------------------------------------------------------------------------------------------------- */

/* The SPIR-V asks the device for the sizes of descriptors, so it fits any device. */
static struct dxs_spirv convert(const char *path)
{
    static char dxil[1 << 20];
    FILE *file = fopen(path, "rb");
    size_t size = file ? fread(dxil, 1, sizeof dxil, file) : 0;
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_options options = dxs_default_options();
    struct dxs_spirv spirv;

    options.model.descriptor_heap = DXS_DESCRIPTOR_HEAP_DIRECT;
    if (dxs_module_parse(module, dxil, size, NULL) != DXS_RESULT_OK) {
        fprintf(stderr, "%s\n", dxs_module_error(module)->message);
        exit(1);
    }
    if (dxs_convert(converter, module, 0, &options, &spirv) != DXS_RESULT_OK) {
        fprintf(stderr, "%s\n", dxs_converter_error(converter)->message);
        exit(1);
    }
    return spirv;
}

/* Descriptor heaps need no pipeline layout. */
static VkPipeline create_pipeline(const struct dxs_spirv *spirv)
{
    VkShaderModuleCreateInfo code = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                     .codeSize = spirv->word_count * sizeof *spirv->words,
                                     .pCode = spirv->words};
    VkPipelineCreateFlags2CreateInfo flags = {.sType = VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO,
                                              .flags = VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT};
    VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                                        .pNext = &flags,
                                        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                  .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                                                  .pName = spirv->entry_name}};
    VkPipeline pipeline;

    check(vkCreateShaderModule(device, &code, NULL, &info.stage.module), "vkCreateShaderModule");
    check(vkCreateComputePipelines(device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline), "vkCreateComputePipelines");
    return pipeline;
}

/* ---- The device -------------------------------------------------------------------------------------------------- */

/* Opens the first device with descriptor heaps; queue family 0. */
static void open_device(void)
{
    static const char *const extensions[] = {"VK_EXT_descriptor_heap", "VK_KHR_shader_untyped_pointers",
                                             "VK_KHR_maintenance5"};
    VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_3};
    VkInstanceCreateInfo instance_info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
                                          .pApplicationInfo = &application};
    VkPhysicalDevice candidates[8];
    uint32_t count = 8;
    VkInstance instance;
    float priority = 1;
    VkDeviceQueueCreateInfo queue = {
        .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueCount = 1, .pQueuePriorities = &priority};
    VkPhysicalDeviceMaintenance5FeaturesKHR flags = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES_KHR, .maintenance5 = VK_TRUE};
    VkPhysicalDeviceShaderUntypedPointersFeaturesKHR pointers = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_UNTYPED_POINTERS_FEATURES_KHR,
        .pNext = &flags,
        .shaderUntypedPointers = VK_TRUE};
    VkPhysicalDeviceDescriptorHeapFeaturesEXT heaps = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_HEAP_FEATURES_EXT,
        .pNext = &pointers,
        .descriptorHeap = VK_TRUE};
    VkPhysicalDeviceVulkan12Features addresses = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES,
                                                  .pNext = &heaps,
                                                  .bufferDeviceAddress = VK_TRUE};
    VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                               .pNext = &addresses,
                               .queueCreateInfoCount = 1,
                               .pQueueCreateInfos = &queue,
                               .enabledExtensionCount = 3,
                               .ppEnabledExtensionNames = extensions};

    check(vkCreateInstance(&instance_info, NULL, &instance), "vkCreateInstance");
    vkEnumeratePhysicalDevices(instance, &count, candidates);
    for (uint32_t n = 0; n < count && !device; n++) {
        physical = candidates[n];
        if (vkCreateDevice(physical, &info, NULL, &device) != VK_SUCCESS)
            device = VK_NULL_HANDLE;
    }
    if (!device) {
        puts("no device has descriptor heaps");
        exit(NO_DEVICE);
    }
}

struct memory {
    VkDeviceAddress address;
    void *mapped;
};

static struct memory create_memory(VkDeviceSize size, VkBufferUsageFlags usage)
{
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                               .size = size,
                               .usage = usage | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT};
    VkMemoryAllocateFlagsInfo flags = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO,
                                       .flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT};
    VkMemoryAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .pNext = &flags};
    VkBufferDeviceAddressInfo address = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO};
    VkPhysicalDeviceMemoryProperties types;
    VkMemoryRequirements needs;
    VkDeviceMemory memory;
    struct memory result;

    check(vkCreateBuffer(device, &info, NULL, &address.buffer), "vkCreateBuffer");
    vkGetBufferMemoryRequirements(device, address.buffer, &needs);
    vkGetPhysicalDeviceMemoryProperties(physical, &types);
    allocation.allocationSize = needs.size;
    while (!(needs.memoryTypeBits >> allocation.memoryTypeIndex & 1) ||
           (types.memoryTypes[allocation.memoryTypeIndex].propertyFlags & 6) != 6) /* host visible, coherent */
        allocation.memoryTypeIndex++;
    check(vkAllocateMemory(device, &allocation, NULL, &memory), "vkAllocateMemory");
    check(vkBindBufferMemory(device, address.buffer, memory, 0), "vkBindBufferMemory");
    check(vkMapMemory(device, memory, 0, VK_WHOLE_SIZE, 0, &result.mapped), "vkMapMemory");
    result.address = vkGetBufferDeviceAddress(device, &address);
    return result;
}

/* ---- The heap ---------------------------------------------------------------------------------------------------- */

static VkPhysicalDeviceDescriptorHeapPropertiesEXT heap_properties(void)
{
    VkPhysicalDeviceDescriptorHeapPropertiesEXT heap = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_HEAP_PROPERTIES_EXT};
    VkPhysicalDeviceProperties2 all = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = &heap};

    vkGetPhysicalDeviceProperties2(physical, &all);
    return heap;
}

static VkDeviceSize aligned(VkDeviceSize size, VkDeviceSize alignment)
{
    return (size + alignment - 1) / alignment * alignment;
}

/* What the shader computes, too: DXS_STRIDE_OF_SLOT. */
static VkDeviceSize slot_size(const VkPhysicalDeviceDescriptorHeapPropertiesEXT *heap)
{
    VkDeviceSize image = aligned(heap->imageDescriptorSize, heap->imageDescriptorAlignment);
    VkDeviceSize buffers = 2 * aligned(heap->bufferDescriptorSize, heap->bufferDescriptorAlignment);

    return image > buffers ? image : buffers;
}

static void write_buffer(void *slot, size_t size, VkDeviceAddress address)
{
    PFN_vkWriteResourceDescriptorsEXT write =
        (PFN_vkWriteResourceDescriptorsEXT)vkGetDeviceProcAddr(device, "vkWriteResourceDescriptorsEXT");
    VkDeviceAddressRangeEXT range = {address, NUMBERS * sizeof(uint32_t)};
    VkResourceDescriptorInfoEXT info = {.sType = VK_STRUCTURE_TYPE_RESOURCE_DESCRIPTOR_INFO_EXT,
                                        .type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                        .data = {.pAddressRange = &range}};
    VkHostAddressRangeEXT place = {slot, size};

    check(write(device, 1, &info, &place), "vkWriteResourceDescriptorsEXT");
}

static void dispatch(VkPipeline pipeline, const VkBindHeapInfoEXT *heap)
{
    PFN_vkCmdBindResourceHeapEXT bind =
        (PFN_vkCmdBindResourceHeapEXT)vkGetDeviceProcAddr(device, "vkCmdBindResourceHeapEXT");
    VkCommandPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
    VkCommandBufferAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                        .commandBufferCount = 1};
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    VkCommandBuffer commands;
    VkQueue queue;

    vkGetDeviceQueue(device, 0, 0, &queue);
    check(vkCreateCommandPool(device, &pool_info, NULL, &info.commandPool), "vkCreateCommandPool");
    check(vkAllocateCommandBuffers(device, &info, &commands), "vkAllocateCommandBuffers");
    check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    bind(commands, heap);
    vkCmdDispatch(commands, 1, 1, 1);
    check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    check(vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    check(vkQueueWaitIdle(queue), "vkQueueWaitIdle");
}

int main(int argument_count, char **arguments)
{
    if (argument_count != 2) {
        fprintf(stderr, "usage: heap SHADER.dxil\n");
        return 2;
    }
    struct dxs_spirv spirv = convert(arguments[1]);
    open_device();
    VkPhysicalDeviceDescriptorHeapPropertiesEXT properties = heap_properties();
    VkDeviceSize slot = slot_size(&properties);
    VkDeviceSize used = aligned(DESCRIPTORS * slot, 4096), size = used + properties.minResourceHeapReservedRange;
    struct memory heap = create_memory(size, VK_BUFFER_USAGE_DESCRIPTOR_HEAP_BIT_EXT);
    struct memory numbers = create_memory(NUMBERS * sizeof(uint32_t), VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    struct memory squares = create_memory(NUMBERS * sizeof(uint32_t), VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);

    for (uint32_t n = 0; n < NUMBERS; n++)
        memcpy((uint32_t *)numbers.mapped + n, &n, sizeof n);
    write_buffer((char *)heap.mapped + 3 * slot, properties.bufferDescriptorSize, numbers.address);
    write_buffer((char *)heap.mapped + 5 * slot, properties.bufferDescriptorSize, squares.address);
    VkBindHeapInfoEXT bound = {.sType = VK_STRUCTURE_TYPE_BIND_HEAP_INFO_EXT,
                               .heapRange = {heap.address, size},
                               .reservedRangeOffset = used,
                               .reservedRangeSize = properties.minResourceHeapReservedRange};
    dispatch(create_pipeline(&spirv), &bound);
    for (uint32_t n = 0; n < NUMBERS; n++)
        printf("%u%c", ((const uint32_t *)squares.mapped)[n], n % 16 == 15 ? '\n' : ' ');
    return 0;
}
