#include "tests/cfg/device_lanes.h"

#include "runner/common/report.h"

static void create_buffer(struct device_lanes *l)
{
    const VkPhysicalDeviceMemoryProperties *types = &l->device->memory;
    VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                               .size = (VkDeviceSize)l->word_count * sizeof(uint32_t),
                               .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT};
    VkMemoryRequirements needed;
    VkDeviceMemory memory;
    void *mapped;

    check(vkCreateBuffer(l->device->device, &info, NULL, &l->buffer), "vkCreateBuffer");
    vkGetBufferMemoryRequirements(l->device->device, l->buffer, &needed);
    VkMemoryAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .allocationSize = needed.size};
    while (allocation.memoryTypeIndex < types->memoryTypeCount &&
           (!(needed.memoryTypeBits >> allocation.memoryTypeIndex & 1) ||
            (types->memoryTypes[allocation.memoryTypeIndex].propertyFlags & wanted) != wanted))
        allocation.memoryTypeIndex++;
    if (allocation.memoryTypeIndex == types->memoryTypeCount)
        test_fails("the device has no memory that the host sees\n");
    check(vkAllocateMemory(l->device->device, &allocation, NULL, &memory), "vkAllocateMemory");
    check(vkBindBufferMemory(l->device->device, l->buffer, memory, 0), "vkBindBufferMemory");
    check(vkMapMemory(l->device->device, memory, 0, VK_WHOLE_SIZE, 0, &mapped), "vkMapMemory");
    l->mapped = mapped;
}

static void create_set(struct device_lanes *l)
{
    VkDevice device = l->device->device;
    VkDescriptorSetLayoutBinding binding = {
        .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
        .descriptorCount = 1,
        .stageFlags = VK_SHADER_STAGE_COMPUTE_BIT,
    };
    VkDescriptorSetLayoutCreateInfo layout_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .bindingCount = 1, .pBindings = &binding};
    VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1};
    VkDescriptorPoolCreateInfo pool_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, .maxSets = 1, .poolSizeCount = 1, .pPoolSizes = &size};
    VkDescriptorPool pool;

    check(vkCreateDescriptorSetLayout(device, &layout_info, NULL, &l->set_layout), "vkCreateDescriptorSetLayout");
    VkPipelineLayoutCreateInfo pipeline_info = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, .setLayoutCount = 1, .pSetLayouts = &l->set_layout};
    check(vkCreatePipelineLayout(device, &pipeline_info, NULL, &l->pipeline_layout), "vkCreatePipelineLayout");
    check(vkCreateDescriptorPool(device, &pool_info, NULL, &pool), "vkCreateDescriptorPool");
    VkDescriptorSetAllocateInfo set_info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                            .descriptorPool = pool,
                                            .descriptorSetCount = 1,
                                            .pSetLayouts = &l->set_layout};
    check(vkAllocateDescriptorSets(device, &set_info, &l->set), "vkAllocateDescriptorSets");
    VkDescriptorBufferInfo buffer = {l->buffer, 0, VK_WHOLE_SIZE};
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                  .dstSet = l->set,
                                  .descriptorCount = 1,
                                  .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                  .pBufferInfo = &buffer};
    vkUpdateDescriptorSets(device, 1, &write, 0, NULL);
}

void device_lanes_create(struct device_lanes *l, const struct device *device, uint32_t word_count)
{
    VkCommandPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                         .queueFamilyIndex = device->queue_family};

    *l = (struct device_lanes){.device = device, .word_count = word_count};
    create_buffer(l);
    create_set(l);
    check(vkCreateCommandPool(device->device, &pool_info, NULL, &l->pool), "vkCreateCommandPool");
}

static VkPipeline create_pipeline(const struct device_lanes *l, struct words words, VkShaderModule *module)
{
    VkShaderModuleCreateInfo module_info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                            .codeSize = words.count * sizeof(uint32_t),
                                            .pCode = words.data};
    VkPipeline pipeline;

    check(vkCreateShaderModule(l->device->device, &module_info, NULL, module), "vkCreateShaderModule");
    VkComputePipelineCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                  .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                  .module = *module,
                  .pName = "main"},
        .layout = l->pipeline_layout,
    };
    check(vkCreateComputePipelines(l->device->device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline),
          "vkCreateComputePipelines");
    return pipeline;
}

void device_lanes_run(const struct device_lanes *l, struct words words)
{
    VkDevice device = l->device->device;
    VkShaderModule module;
    VkPipeline pipeline = create_pipeline(l, words, &module);
    VkCommandBuffer commands;
    VkCommandBufferAllocateInfo buffer_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                               .commandPool = l->pool,
                                               .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                               .commandBufferCount = 1};
    VkCommandBufferBeginInfo begin_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    VkMemoryBarrier seen_by_host = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                    .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
                                    .dstAccessMask = VK_ACCESS_HOST_READ_BIT};

    check(vkAllocateCommandBuffers(device, &buffer_info, &commands), "vkAllocateCommandBuffers");
    check(vkBeginCommandBuffer(commands, &begin_info), "vkBeginCommandBuffer");
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, l->pipeline_layout, 0, 1, &l->set, 0, NULL);
    vkCmdDispatch(commands, 1, 1, 1);
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1,
                         &seen_by_host, 0, NULL, 0, NULL);
    check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    check(vkQueueSubmit(l->device->queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    check(vkQueueWaitIdle(l->device->queue), "vkQueueWaitIdle");
    vkFreeCommandBuffers(device, l->pool, 1, &commands);
    vkDestroyPipeline(device, pipeline, NULL);
    vkDestroyShaderModule(device, module, NULL);
}
