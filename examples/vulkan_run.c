/* Creates device, buffers, descriptors and pipeline, and runs one dispatch. */
#include "vulkan_run.h"

#include <stdbool.h>
#include <string.h>
#include <vulkan/vulkan.h>

#define MAX_BUFFERS 8
#define MAX_SETS 4

struct device_buffer {
    VkBuffer buffer;
    VkDeviceMemory memory;
};

/* All Vulkan objects. Objects not yet created are VK_NULL_HANDLE, which Vulkan's destroy functions ignore. */
struct context {
    VkInstance instance;
    VkPhysicalDevice physical;
    VkDevice device;
    uint32_t queue_family;
    VkQueue queue;
    struct device_buffer buffers[MAX_BUFFERS];
    VkDescriptorSetLayout set_layouts[MAX_SETS];
    VkDescriptorPool descriptor_pool;
    VkDescriptorSet sets[MAX_SETS];
    VkShaderModule module;
    VkPipelineLayout pipeline_layout;
    VkPipeline pipeline;
    VkCommandPool command_pool;
};

static bool create_device(struct context *c)
{
    VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_1};
    VkInstanceCreateInfo instance_info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
                                          .pApplicationInfo = &application};
    if (vkCreateInstance(&instance_info, NULL, &c->instance) != VK_SUCCESS)
        return false;
    uint32_t device_count = 1;
    VkResult result = vkEnumeratePhysicalDevices(c->instance, &device_count, &c->physical);
    if ((result != VK_SUCCESS && result != VK_INCOMPLETE) || device_count == 0)
        return false;

    VkQueueFamilyProperties families[16];
    uint32_t family_count = 16;
    vkGetPhysicalDeviceQueueFamilyProperties(c->physical, &family_count, families);
    while (c->queue_family < family_count && !(families[c->queue_family].queueFlags & VK_QUEUE_COMPUTE_BIT))
        c->queue_family++;
    if (c->queue_family == family_count)
        return false;

    float priority = 1.0f;
    VkDeviceQueueCreateInfo queue_info = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                          .queueFamilyIndex = c->queue_family,
                                          .queueCount = 1,
                                          .pQueuePriorities = &priority};
    VkDeviceCreateInfo device_info = {
        .sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .queueCreateInfoCount = 1, .pQueueCreateInfos = &queue_info};
    if (vkCreateDevice(c->physical, &device_info, NULL, &c->device) != VK_SUCCESS)
        return false;
    vkGetDeviceQueue(c->device, c->queue_family, 0, &c->queue);
    return true;
}

/* ---- Buffers ----------------------------------------------------------------------------------------------------- */

static uint32_t host_memory_type(const struct context *c, uint32_t allowed)
{
    VkPhysicalDeviceMemoryProperties properties;
    vkGetPhysicalDeviceMemoryProperties(c->physical, &properties);
    VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    for (uint32_t i = 0; i < properties.memoryTypeCount; i++)
        if ((allowed >> i & 1) && (properties.memoryTypes[i].propertyFlags & wanted) == wanted)
            return i;
    return UINT32_MAX;
}

enum direction {
    TO_DEVICE,
    FROM_DEVICE
};

static bool copy(struct context *c, const struct device_buffer *target, struct vulkan_buffer *source,
                 enum direction direction)
{
    void *mapped;
    if (vkMapMemory(c->device, target->memory, 0, VK_WHOLE_SIZE, 0, &mapped) != VK_SUCCESS)
        return false;
    if (direction == TO_DEVICE)
        memcpy(mapped, source->data, source->size);
    else
        memcpy(source->data, mapped, source->size);
    vkUnmapMemory(c->device, target->memory);
    return true;
}

static bool create_buffer(struct context *c, struct device_buffer *target, struct vulkan_buffer *source)
{
    VkBufferCreateInfo buffer_info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                                      .size = source->size,
                                      .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT};
    if (vkCreateBuffer(c->device, &buffer_info, NULL, &target->buffer) != VK_SUCCESS)
        return false;
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(c->device, target->buffer, &requirements);
    VkMemoryAllocateInfo memory_info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                        .allocationSize = requirements.size,
                                        .memoryTypeIndex = host_memory_type(c, requirements.memoryTypeBits)};
    return memory_info.memoryTypeIndex != UINT32_MAX &&
           vkAllocateMemory(c->device, &memory_info, NULL, &target->memory) == VK_SUCCESS &&
           vkBindBufferMemory(c->device, target->buffer, target->memory, 0) == VK_SUCCESS &&
           copy(c, target, source, TO_DEVICE);
}

static bool create_buffers(struct context *c, struct vulkan_buffer *buffers, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (!create_buffer(c, &c->buffers[i], &buffers[i]))
            return false;
    return true;
}

/* ---- Descriptors ------------------------------------------------------------------------------------------------- */

static bool create_set_layout(struct context *c, uint32_t set, const struct vulkan_buffer *buffers, uint32_t count)
{
    VkDescriptorSetLayoutBinding bindings[MAX_BUFFERS];
    VkDescriptorSetLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                            .pBindings = bindings};
    for (uint32_t i = 0; i < count; i++)
        if (buffers[i].set == set)
            bindings[info.bindingCount++] = (VkDescriptorSetLayoutBinding){
                .binding = buffers[i].binding,
                .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                .descriptorCount = 1,
                .stageFlags = VK_SHADER_STAGE_COMPUTE_BIT,
            };
    return vkCreateDescriptorSetLayout(c->device, &info, NULL, &c->set_layouts[set]) == VK_SUCCESS;
}

static bool create_descriptors(struct context *c, const struct vulkan_buffer *buffers, uint32_t count)
{
    for (uint32_t set = 0; set < MAX_SETS; set++)
        if (!create_set_layout(c, set, buffers, count))
            return false;
    VkDescriptorPoolSize pool_size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, count};
    VkDescriptorPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                            .maxSets = MAX_SETS,
                                            .poolSizeCount = 1,
                                            .pPoolSizes = &pool_size};
    if (vkCreateDescriptorPool(c->device, &pool_info, NULL, &c->descriptor_pool) != VK_SUCCESS)
        return false;
    VkDescriptorSetAllocateInfo set_info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                            .descriptorPool = c->descriptor_pool,
                                            .descriptorSetCount = MAX_SETS,
                                            .pSetLayouts = c->set_layouts};
    if (vkAllocateDescriptorSets(c->device, &set_info, c->sets) != VK_SUCCESS)
        return false;
    for (uint32_t i = 0; i < count; i++) {
        VkDescriptorBufferInfo range = {c->buffers[i].buffer, 0, VK_WHOLE_SIZE};
        VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                      .dstSet = c->sets[buffers[i].set],
                                      .dstBinding = buffers[i].binding,
                                      .descriptorCount = 1,
                                      .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                      .pBufferInfo = &range};
        vkUpdateDescriptorSets(c->device, 1, &write, 0, NULL);
    }
    return true;
}

/* ---- The pipeline ------------------------------------------------------------------------------------------------ */

static bool create_pipeline(struct context *c, const struct vulkan_shader *shader)
{
    VkShaderModuleCreateInfo module_info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                            .codeSize = shader->word_count * sizeof(uint32_t),
                                            .pCode = shader->words};
    VkPipelineLayoutCreateInfo layout_info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                              .setLayoutCount = MAX_SETS,
                                              .pSetLayouts = c->set_layouts};
    if (vkCreateShaderModule(c->device, &module_info, NULL, &c->module) != VK_SUCCESS ||
        vkCreatePipelineLayout(c->device, &layout_info, NULL, &c->pipeline_layout) != VK_SUCCESS)
        return false;
    VkComputePipelineCreateInfo pipeline_info = {
        .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                  .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                  .module = c->module,
                  .pName = shader->entry_name},
        .layout = c->pipeline_layout,
    };
    return vkCreateComputePipelines(c->device, VK_NULL_HANDLE, 1, &pipeline_info, NULL, &c->pipeline) == VK_SUCCESS;
}

static bool dispatch(struct context *c, const uint32_t groups[3])
{
    VkCommandPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                         .queueFamilyIndex = c->queue_family};
    if (vkCreateCommandPool(c->device, &pool_info, NULL, &c->command_pool) != VK_SUCCESS)
        return false;
    VkCommandBuffer commands;
    VkCommandBufferAllocateInfo buffer_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                               .commandPool = c->command_pool,
                                               .commandBufferCount = 1};
    VkCommandBufferBeginInfo begin_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    if (vkAllocateCommandBuffers(c->device, &buffer_info, &commands) != VK_SUCCESS ||
        vkBeginCommandBuffer(commands, &begin_info) != VK_SUCCESS)
        return false;
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, c->pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, c->pipeline_layout, 0, MAX_SETS, c->sets, 0,
                            NULL);
    vkCmdDispatch(commands, groups[0], groups[1], groups[2]);
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                               .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
                               .dstAccessMask = VK_ACCESS_HOST_READ_BIT};
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0,
                         NULL, 0, NULL);
    VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    return vkEndCommandBuffer(commands) == VK_SUCCESS &&
           vkQueueSubmit(c->queue, 1, &submit, VK_NULL_HANDLE) == VK_SUCCESS && vkQueueWaitIdle(c->queue) == VK_SUCCESS;
}

static void destroy(struct context *c)
{
    if (c->device) {
        vkDestroyCommandPool(c->device, c->command_pool, NULL);
        vkDestroyPipeline(c->device, c->pipeline, NULL);
        vkDestroyPipelineLayout(c->device, c->pipeline_layout, NULL);
        vkDestroyShaderModule(c->device, c->module, NULL);
        vkDestroyDescriptorPool(c->device, c->descriptor_pool, NULL);
        for (uint32_t i = 0; i < MAX_SETS; i++)
            vkDestroyDescriptorSetLayout(c->device, c->set_layouts[i], NULL);
        for (uint32_t i = 0; i < MAX_BUFFERS; i++) {
            vkDestroyBuffer(c->device, c->buffers[i].buffer, NULL);
            vkFreeMemory(c->device, c->buffers[i].memory, NULL);
        }
        vkDestroyDevice(c->device, NULL);
    }
    if (c->instance)
        vkDestroyInstance(c->instance, NULL);
}

const char *vulkan_run(const struct vulkan_shader *shader, struct vulkan_buffer *buffers, uint32_t buffer_count,
                       const uint32_t groups[3])
{
    struct context c = {0};
    const char *failure = NULL;
    if (buffer_count > MAX_BUFFERS)
        return "too many buffers: expected at most 8";
    for (uint32_t i = 0; i < buffer_count; i++)
        if (buffers[i].set >= MAX_SETS)
            return "the set of a buffer is too high: expected 0 to 3";

    if (!create_device(&c))
        failure = "no Vulkan device with a compute queue";
    else if (!create_buffers(&c, buffers, buffer_count) || !create_descriptors(&c, buffers, buffer_count))
        failure = "buffers or descriptors cannot be created";
    else if (!create_pipeline(&c, shader))
        failure = "the driver refuses the shader";
    else if (!dispatch(&c, groups))
        failure = "the dispatch failed";
    for (uint32_t i = 0; i < buffer_count && !failure; i++)
        if (!copy(&c, &c.buffers[i], &buffers[i], FROM_DEVICE))
            failure = "a buffer cannot be read back";
    destroy(&c);
    return failure;
}
