/* Runs one dispatch that prints to vkd3d-proton's ring, with the specialization constants that vkd3d-proton sets, and
 * shows the words of the ring. Messages start near its end, so that they wrap around.
 *
 *     vulkan-print-ring COMPUTE.spv [DEVICE] */
#include "runner/bind/layout.h"
#include "runner/bind/resources.h"
#include "runner/common/report.h"

#include <stdio.h>

enum {
    MAX_WORDS = 1 << 14,
    RING_WORDS = 32,
    START = 24
};

struct ring_constants {
    uint64_t hash, counter, ring;
    uint32_t words;
};

static VkDeviceAddress address_of(const struct device *d, VkBuffer buffer)
{
    VkBufferDeviceAddressInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, .buffer = buffer};

    return vkGetBufferDeviceAddress(d->device, &info);
}

static VkShaderModule load_module(const struct device *d, const char *path)
{
    static uint32_t words[MAX_WORDS];
    VkShaderModule module;
    FILE *file = fopen(path, "rb");
    if (!file)
        test_fails("%s cannot be opened", path);
    VkShaderModuleCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                     .codeSize = fread(words, 1, sizeof words, file),
                                     .pCode = words};
    fclose(file);
    check(vkCreateShaderModule(d->device, &info, NULL, &module), "vkCreateShaderModule");
    return module;
}

static VkPipeline create_pipeline(const struct device *d, const char *path, VkPipelineLayout layout,
                                  const struct ring_constants *constants)
{
    const VkSpecializationMapEntry entries[] = {{0, offsetof(struct ring_constants, hash), 8},
                                                {1, offsetof(struct ring_constants, counter), 8},
                                                {2, offsetof(struct ring_constants, ring), 8},
                                                {3, offsetof(struct ring_constants, words), 4}};
    VkSpecializationInfo special = {4, entries, sizeof *constants, constants};
    VkPipeline pipeline;
    VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                                        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                  .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                                                  .module = load_module(d, path),
                                                  .pName = "main",
                                                  .pSpecializationInfo = &special},
                                        .layout = layout};
    check(vkCreateComputePipelines(d->device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline), "vkCreateComputePipelines");
    return pipeline;
}

static void run(const struct device *d, VkPipeline pipeline, VkPipelineLayout layout, VkDescriptorSet set)
{
    VkCommandPool pool;
    VkCommandBuffer commands;
    VkCommandPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                         .queueFamilyIndex = d->queue_family};
    check(vkCreateCommandPool(d->device, &pool_info, NULL, &pool), "vkCreateCommandPool");
    VkCommandBufferAllocateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = pool, .commandBufferCount = 1};
    check(vkAllocateCommandBuffers(d->device, &info, &commands), "vkAllocateCommandBuffers");
    VkCommandBufferBeginInfo begin_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    check(vkBeginCommandBuffer(commands, &begin_info), "vkBeginCommandBuffer");
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, NULL);
    vkCmdDispatch(commands, 1, 1, 1);
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                               .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
                               .dstAccessMask = VK_ACCESS_HOST_READ_BIT};
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0,
                         NULL, 0, NULL);
    check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    check(vkQueueSubmit(d->queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    check(vkQueueWaitIdle(d->queue), "vkQueueWaitIdle");
}

int main(int argument_count, char **arguments)
{
    static struct device device;
    if (argument_count < 2)
        return 2;
    open_device(&device, argument_count > 2 ? arguments[2] : NULL);
    struct layout_binding binding = {
        .binding = 2000, .type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, .count = 1, .stages = VK_SHADER_STAGE_COMPUTE_BIT};
    struct layout_data data = {.bindings = &binding, .binding_count = 1};
    struct pipeline_layout layout = create_pipeline_layout(&device, &data);
    VkDescriptorSet set = allocate_sets(&device, &data, &layout)[0];
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    struct device_buffer values = create_device_buffer(&device, 256, usage);
    struct device_buffer counter = create_device_buffer(&device, 256, usage);
    struct device_buffer ring = create_device_buffer(&device, 4 * RING_WORDS, usage);
    VkDescriptorBufferInfo range = {values.buffer, 0, VK_WHOLE_SIZE};
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                  .dstSet = set,
                                  .dstBinding = 2000,
                                  .descriptorCount = 1,
                                  .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                  .pBufferInfo = &range};
    vkUpdateDescriptorSets(device.device, 1, &write, 0, NULL);
    uint32_t *numbers = values.mapped, *count = counter.mapped, *words = ring.mapped;
    for (uint32_t n = 0; n < 64; n++)
        numbers[n] = n;
    *count = START;
    for (uint32_t n = 0; n < RING_WORDS; n++)
        words[n] = 0;

    const struct ring_constants constants = {0x123456789ABCDEF0, address_of(&device, counter.buffer),
                                             address_of(&device, ring.buffer), RING_WORDS};
    run(&device, create_pipeline(&device, arguments[1], layout.layout, &constants), layout.layout, set);
    printf("counter %u\n", *count);
    for (uint32_t n = START; n < *count; n++)
        printf("%x%c", words[n % RING_WORDS], n + 1 < *count ? ' ' : '\n');
    return 0;
}
