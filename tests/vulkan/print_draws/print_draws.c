/* Runs two dispatches and two draws that print. The application numbers them: a word of a uniform buffer is updated
 * between the dispatches, and push constants change between the draws of one render pass. Writes the two buffers of
 * print records to files.
 *
 *     vulkan-print-draws COMPUTE.spv VERTEX.spv PIXEL.spv DISPATCHES DRAWS [DEVICE] */
#include "runner/bind/layout.h"
#include "runner/bind/resources.h"
#include "runner/common/report.h"

#include <stdio.h>
#include <string.h>

enum {
    MAX_WORDS = 1 << 14,
    VALUES = 0, /* descriptors: set 0, UAV u0 */
    NUMBER,     /* set 0, binding 7: the number of the dispatch, in its third word */
    RECORDS,    /* set 0, binding 6000 */
    BUFFERS,
    RECORD_BYTES = 4 + 44 * 64,
    DRAW_OFFSET = 12,         /* of the draw's number in the push constants */
    SIZE = 8,                 /* of the framebuffer */
    FIRST_DISPATCH = 0xFF000B /* numbers of draws have 24 bits */
};

static const VkShaderStageFlags all_stages =
    VK_SHADER_STAGE_COMPUTE_BIT | VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;

struct work {
    struct device device;
    struct pipeline_layout layout;
    VkDescriptorSet set;
    struct device_buffer values, number, records;
    VkCommandBuffer commands;
};

static VkPipelineShaderStageCreateInfo load_stage(const struct device *d, const char *path, VkShaderStageFlagBits stage)
{
    static uint32_t words[MAX_WORDS];
    FILE *file = fopen(path, "rb");
    if (!file)
        test_fails("%s cannot be opened", path);
    VkShaderModuleCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                     .codeSize = fread(words, 1, sizeof words, file),
                                     .pCode = words};
    fclose(file);
    VkPipelineShaderStageCreateInfo result = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO, .stage = stage, .pName = "main"};
    check(vkCreateShaderModule(d->device, &info, NULL, &result.module), "vkCreateShaderModule");
    return result;
}

/* ---- What the shaders see ---------------------------------------------------------------------------------------- */

static void create_layout(struct work *w)
{
    static const uint32_t places[BUFFERS] = {2000, 7, 6000};
    struct layout_binding bindings[BUFFERS];
    for (uint32_t n = 0; n < BUFFERS; n++)
        bindings[n] = (struct layout_binding){.binding = places[n],
                                              .type = n == NUMBER ? VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER
                                                                  : VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                              .count = 1,
                                              .stages = all_stages};
    struct layout_data data = {
        .bindings = bindings, .binding_count = BUFFERS, .push_constants = {all_stages, 0, DRAW_OFFSET + 4}};
    w->layout = create_pipeline_layout(&w->device, &data);
    w->set = allocate_sets(&w->device, &data, &w->layout)[0];

    const VkBufferUsageFlags storage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    w->values = create_device_buffer(&w->device, 256, storage);
    w->number =
        create_device_buffer(&w->device, 256, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    w->records = create_device_buffer(&w->device, RECORD_BYTES, storage);
    const VkBuffer buffers[BUFFERS] = {w->values.buffer, w->number.buffer, w->records.buffer};
    for (uint32_t n = 0; n < BUFFERS; n++) {
        VkDescriptorBufferInfo range = {buffers[n], 0, VK_WHOLE_SIZE};
        VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                      .dstSet = w->set,
                                      .dstBinding = places[n],
                                      .descriptorCount = 1,
                                      .descriptorType = bindings[n].type,
                                      .pBufferInfo = &range};
        vkUpdateDescriptorSets(w->device.device, 1, &write, 0, NULL);
    }
}

static void begin(struct work *w, VkPipelineBindPoint point, VkPipeline pipeline)
{
    VkCommandPool pool;
    VkCommandPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                         .queueFamilyIndex = w->device.queue_family};
    check(vkCreateCommandPool(w->device.device, &pool_info, NULL, &pool), "vkCreateCommandPool");
    VkCommandBufferAllocateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = pool, .commandBufferCount = 1};
    check(vkAllocateCommandBuffers(w->device.device, &info, &w->commands), "vkAllocateCommandBuffers");
    VkCommandBufferBeginInfo begin_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    check(vkBeginCommandBuffer(w->commands, &begin_info), "vkBeginCommandBuffer");
    vkCmdBindPipeline(w->commands, point, pipeline);
    vkCmdBindDescriptorSets(w->commands, point, w->layout.layout, 0, 1, &w->set, 0, NULL);
}

static void submit_and_write(struct work *w, const char *path)
{
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                               .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
                               .dstAccessMask = VK_ACCESS_HOST_READ_BIT};
    vkCmdPipelineBarrier(w->commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0,
                         NULL, 0, NULL);
    check(vkEndCommandBuffer(w->commands), "vkEndCommandBuffer");
    VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &w->commands};
    check(vkQueueSubmit(w->device.queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    check(vkQueueWaitIdle(w->device.queue), "vkQueueWaitIdle");
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(w->records.mapped, RECORD_BYTES, 1, file) != 1 || fclose(file))
        test_fails("%s cannot be written", path);
}

/* ---- Two dispatches ---------------------------------------------------------------------------------------------- */

static void run_dispatches(struct work *w, const char *compute, const char *path)
{
    VkPipeline pipeline;
    VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                                        .stage = load_stage(&w->device, compute, VK_SHADER_STAGE_COMPUTE_BIT),
                                        .layout = w->layout.layout};
    check(vkCreateComputePipelines(w->device.device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline),
          "vkCreateComputePipelines");
    uint32_t *values = w->values.mapped;
    for (uint32_t n = 0; n < 64; n++)
        values[n] = n;
    memset(w->records.mapped, 0, RECORD_BYTES);

    begin(w, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    for (uint32_t number = FIRST_DISPATCH; number < FIRST_DISPATCH + 2; number++) {
        VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                   .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT,
                                   .dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                                                    VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_UNIFORM_READ_BIT};
        const VkPipelineStageFlags stages = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;
        vkCmdPipelineBarrier(w->commands, stages, stages, 0, 1, &barrier, 0, NULL, 0, NULL);
        vkCmdUpdateBuffer(w->commands, w->number.buffer, 8, 4, &number);
        vkCmdPipelineBarrier(w->commands, stages, stages, 0, 1, &barrier, 0, NULL, 0, NULL);
        vkCmdDispatch(w->commands, 1, 1, 1);
    }
    submit_and_write(w, path);
}

/* ---- Two draws --------------------------------------------------------------------------------------------------- */

static VkRenderPass create_pass(struct work *w, VkFramebuffer *framebuffer)
{
    VkRenderPass pass;
    VkSubpassDescription subpass = {.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS};
    VkRenderPassCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO, .subpassCount = 1, .pSubpasses = &subpass};
    check(vkCreateRenderPass(w->device.device, &info, NULL, &pass), "vkCreateRenderPass");
    VkFramebufferCreateInfo framebuffer_info = {.sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO,
                                                .renderPass = pass,
                                                .width = SIZE,
                                                .height = SIZE,
                                                .layers = 1};
    check(vkCreateFramebuffer(w->device.device, &framebuffer_info, NULL, framebuffer), "vkCreateFramebuffer");
    return pass;
}

static VkPipeline create_pipeline(struct work *w, const VkPipelineShaderStageCreateInfo stages[2], VkRenderPass pass)
{
    static const VkDynamicState dynamic_state = VK_DYNAMIC_STATE_VIEWPORT;
    VkPipelineVertexInputStateCreateInfo input = {.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO};
    VkPipelineInputAssemblyStateCreateInfo assembly = {.sType =
                                                           VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO,
                                                       .topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST};
    VkRect2D scissor = {.extent = {SIZE, SIZE}};
    VkPipelineViewportStateCreateInfo viewport = {.sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO,
                                                  .viewportCount = 1,
                                                  .scissorCount = 1,
                                                  .pScissors = &scissor};
    VkPipelineRasterizationStateCreateInfo raster = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO, .lineWidth = 1};
    VkPipelineMultisampleStateCreateInfo samples = {.sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO,
                                                    .rasterizationSamples = VK_SAMPLE_COUNT_1_BIT};
    VkPipelineDynamicStateCreateInfo dynamic = {.sType = VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO,
                                                .dynamicStateCount = 1,
                                                .pDynamicStates = &dynamic_state};
    VkGraphicsPipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO,
                                         .stageCount = 2,
                                         .pStages = stages,
                                         .pVertexInputState = &input,
                                         .pInputAssemblyState = &assembly,
                                         .pViewportState = &viewport,
                                         .pRasterizationState = &raster,
                                         .pMultisampleState = &samples,
                                         .pDynamicState = &dynamic,
                                         .layout = w->layout.layout,
                                         .renderPass = pass};
    VkPipeline pipeline;
    check(vkCreateGraphicsPipelines(w->device.device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline),
          "vkCreateGraphicsPipelines");
    return pipeline;
}

/* The first draw fills a quarter of the framebuffer, the second one all of it. */
static void run_draws(struct work *w, const char *vertex, const char *pixel, const char *path)
{
    const VkPipelineShaderStageCreateInfo stages[2] = {load_stage(&w->device, vertex, VK_SHADER_STAGE_VERTEX_BIT),
                                                       load_stage(&w->device, pixel, VK_SHADER_STAGE_FRAGMENT_BIT)};
    VkFramebuffer framebuffer;
    VkRenderPass pass = create_pass(w, &framebuffer);
    VkPipeline pipeline = create_pipeline(w, stages, pass);
    memset(w->records.mapped, 0, RECORD_BYTES);

    begin(w, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
    VkRenderPassBeginInfo begin_pass = {.sType = VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO,
                                        .renderPass = pass,
                                        .framebuffer = framebuffer,
                                        .renderArea = {.extent = {SIZE, SIZE}}};
    vkCmdBeginRenderPass(w->commands, &begin_pass, VK_SUBPASS_CONTENTS_INLINE);
    for (uint32_t number = 1; number <= 2; number++) {
        float size = (float)(SIZE / 2 * number);
        VkViewport viewport = {.width = size, .height = size, .maxDepth = 1};
        vkCmdSetViewport(w->commands, 0, 1, &viewport);
        vkCmdPushConstants(w->commands, w->layout.layout, all_stages, DRAW_OFFSET, 4, &number);
        vkCmdDraw(w->commands, 3, 1, 0, 0);
    }
    vkCmdEndRenderPass(w->commands);
    submit_and_write(w, path);
}

int main(int argument_count, char **arguments)
{
    static struct work w;
    if (argument_count < 6)
        return 2;
    open_device(&w.device, argument_count > 6 ? arguments[6] : NULL);
    create_layout(&w);
    run_dispatches(&w, arguments[1], arguments[4]);
    run_draws(&w, arguments[2], arguments[3], arguments[5]);
    return 0;
}
