#include "work_graph/graph.h"

#include <stdio.h>
#include <string.h>

enum {
    MEMORY_SIZE = 1 << 23,
    SETS = 1,
    BUFFERS = 3 /* results, reports, marks */
};

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

void *take(struct graph *graph, size_t size, VkDeviceAddress *address)
{
    size_t place = (graph->used + 15) / 16 * 16;

    if (place + size > MEMORY_SIZE)
        test_fails("the graph needs more than %d bytes", MEMORY_SIZE);
    graph->used = place + size;
    *address = graph->address + place;
    return memset((char *)graph->memory.mapped + place, 0, size);
}

void *at_address(const struct graph *graph, VkDeviceAddress address)
{
    return (char *)graph->memory.mapped + (address - graph->address);
}

/* ---- The device -------------------------------------------------------------------------------------------------- */

static void make_layout(struct graph *graph, uint32_t push_size)
{
    VkDevice device = graph->device.device;
    VkDescriptorSetLayoutBinding bindings[BUFFERS];
    for (uint32_t n = 0; n < BUFFERS; n++)
        bindings[n] = (VkDescriptorSetLayoutBinding){.binding = UAV_SHIFT + n,
                                                     .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                                     .descriptorCount = 1,
                                                     .stageFlags = VK_SHADER_STAGE_COMPUTE_BIT};
    VkDescriptorSetLayoutCreateInfo set_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .bindingCount = BUFFERS, .pBindings = bindings};
    VkDescriptorSetLayout set_layout;
    check(vkCreateDescriptorSetLayout(device, &set_info, NULL, &set_layout), "vkCreateDescriptorSetLayout");
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, push_size};
    VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                       .setLayoutCount = 1,
                                       .pSetLayouts = &set_layout,
                                       .pushConstantRangeCount = 1,
                                       .pPushConstantRanges = &range};
    check(vkCreatePipelineLayout(device, &info, NULL, &graph->layout), "vkCreatePipelineLayout");

    VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, BUFFERS};
    VkDescriptorPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                            .maxSets = SETS,
                                            .poolSizeCount = 1,
                                            .pPoolSizes = &size};
    VkDescriptorPool pool;
    check(vkCreateDescriptorPool(device, &pool_info, NULL, &pool), "vkCreateDescriptorPool");
    VkDescriptorSetAllocateInfo set = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                       .descriptorPool = pool,
                                       .descriptorSetCount = SETS,
                                       .pSetLayouts = &set_layout};
    check(vkAllocateDescriptorSets(device, &set, &graph->set), "vkAllocateDescriptorSets");
    VkDescriptorBufferInfo buffers[BUFFERS] = {{graph->results.buffer, 0, VK_WHOLE_SIZE},
                                               {graph->reports.buffer, 0, VK_WHOLE_SIZE},
                                               {graph->marks.buffer, 0, VK_WHOLE_SIZE}};
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                  .dstSet = graph->set,
                                  .descriptorCount = 1,
                                  .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER};
    for (uint32_t n = 0; n < BUFFERS; n++) {
        write.dstBinding = UAV_SHIFT + n;
        write.pBufferInfo = &buffers[n];
        vkUpdateDescriptorSets(device, 1, &write, 0, NULL);
    }
}

void make_graph(struct graph *graph, const char *name, bool is_checked, uint32_t push_size)
{
    const VkBufferUsageFlags storage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;

    open_device(&graph->device, name);
    if (!device_has(&graph->device, "buffer-address") || !device_has(&graph->device, "int64") ||
        (is_checked && !device_has(&graph->device, "int64-buffer-atomics")))
        test_skips("the device has no addresses of buffers, or no 64-bit integers");
    graph->results = create_device_buffer(&graph->device, RESULTS * sizeof(uint32_t), storage);
    graph->reports = create_device_buffer(&graph->device, REPORTS * sizeof(struct dxs_check_report), storage);
    graph->marks = create_device_buffer(&graph->device, MARK_WORDS * sizeof(uint32_t), storage);
    graph->memory =
        create_device_buffer(&graph->device, MEMORY_SIZE, storage | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
    VkBufferDeviceAddressInfo address = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO,
                                         .buffer = graph->memory.buffer};
    graph->address = vkGetBufferDeviceAddress(graph->device.device, &address);
    VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                    .queueFamilyIndex = graph->device.queue_family};
    check(vkCreateCommandPool(graph->device.device, &pool, NULL, &graph->pool), "vkCreateCommandPool");
    make_layout(graph, push_size);
}

/* ---- Nodes ------------------------------------------------------------------------------------------------------- */

const dxs_module *read_graph(const char *folder, const char *name)
{
    dxs_module *module = dxs_module_create(NULL);
    char path[1024];
    size_t size;

    if (snprintf(path, sizeof path, "%s/%s.dxil", folder, name) >= (int)sizeof path)
        test_fails("the name of %s is too long", folder);
    char *bytes = read_file(path, &size);
    if (!module || dxs_module_parse(module, bytes, size, NULL) != DXS_RESULT_OK)
        test_fails("%s cannot be read", path);
    return module;
}

VkPipeline make_pipeline(struct graph *graph, const struct node *node, const VkSpecializationInfo *constants)
{
    VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                                        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                  .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                                                  .module = node->module,
                                                  .pName = "main",
                                                  .pSpecializationInfo = constants},
                                        .layout = graph->layout};
    VkPipeline pipeline;
    check(vkCreateComputePipelines(graph->device.device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline),
          "vkCreateComputePipelines");
    return pipeline;
}

static void number_places(struct graph *graph)
{
    for (uint32_t n = 0; n < graph->node_count; n++) {
        const struct dxs_node_id *id = &graph->nodes[n].facts->id;
        uint32_t first = graph->place_count;
        for (uint32_t k = 0; k < n; k++)
            if (strcmp(graph->nodes[k].facts->id.name, id->name) == 0)
                first = graph->nodes[k].place - graph->nodes[k].facts->id.index;
        graph->nodes[n].place = first + id->index;
        if (first == graph->place_count)
            graph->place_count += MAX_ARRAY;
    }
}

void make_nodes(struct graph *graph, const dxs_module *module)
{
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_spirv spirv;

    graph->node_count = dxs_module_describe(module)->entry_count;
    if (!converter || graph->node_count > MAX_NODES)
        test_fails("more than %d nodes, or no memory", MAX_NODES);
    for (uint32_t n = 0; n < graph->node_count; n++) {
        struct node *node = &graph->nodes[n];
        node->facts = dxs_module_entry(module, n)->node;
        if (dxs_convert(converter, module, n, &graph->options, &spirv) != DXS_RESULT_OK)
            test_fails("%s: %s", node->facts->id.name, dxs_converter_error(converter)->message);
        VkShaderModuleCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                         .codeSize = spirv.word_count * 4,
                                         .pCode = spirv.words};
        check(vkCreateShaderModule(graph->device.device, &info, NULL, &node->module), "vkCreateShaderModule");
    }
    number_places(graph);
    dxs_converter_destroy(converter);
}

const struct node *find_node(const struct graph *graph, const char *name)
{
    for (uint32_t n = 0; n < graph->node_count; n++)
        if (strcmp(graph->nodes[n].facts->id.name, name) == 0)
            return &graph->nodes[n];
    test_fails("there is no node %s", name);
}

const struct node *node_at(const struct graph *graph, uint32_t place)
{
    for (uint32_t n = 0; n < graph->node_count; n++)
        if (graph->nodes[n].place == place)
            return &graph->nodes[n];
    return NULL;
}

uint32_t place_of_output(const struct graph *graph, const struct dxs_node_records *output)
{
    for (uint32_t n = 0; n < graph->node_count; n++)
        if (strcmp(graph->nodes[n].facts->id.name, output->node.name) == 0)
            return graph->nodes[n].place - graph->nodes[n].facts->id.index + output->node.index;
    return UINT32_MAX;
}

void run_pipeline(struct graph *graph, VkPipeline pipeline, const void *push, uint32_t push_size,
                  const uint32_t groups[3])
{
    VkCommandBufferAllocateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = graph->pool, .commandBufferCount = 1};
    VkCommandBuffer commands;
    check(vkAllocateCommandBuffers(graph->device.device, &info, &commands), "vkAllocateCommandBuffers");
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, graph->layout, 0, 1, &graph->set, 0, NULL);
    vkCmdPushConstants(commands, graph->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, push_size, push);
    vkCmdDispatch(commands, groups[0], groups[1], groups[2]);
    check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    check(vkQueueSubmit(graph->device.queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    check(vkQueueWaitIdle(graph->device.queue), "vkQueueWaitIdle");
}

/* ---- Results ----------------------------------------------------------------------------------------------------- */

void clear_results(struct graph *graph)
{
    memset(graph->results.mapped, 0, RESULTS * sizeof(uint32_t));
}

void compare_results(const struct graph *graph, const uint32_t expected[RESULTS])
{
    const uint32_t *results = graph->results.mapped;

    for (uint32_t n = 0; n < RESULTS; n++)
        if (results[n] != expected[n])
            test_fails("result %u is %u, expected %u", n, results[n], expected[n]);
}
