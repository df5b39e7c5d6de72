/* Makes a pipeline layout and a pipeline of one stage for any module; reads what VK_KHR_pipeline_executable_properties
 * says of it. */
#include "bench/driver/pipeline.h"

#include "common/processor_time.h"

#include <spirv/unified1/spirv.h>
#include <stdlib.h>
#include <string.h>

enum {
    SETS = 2, /* what has a size, runtime arrays */
    MAX_TARGETS = 8,
    MAX_ATTRIBUTES = 32,
    MAX_EXECUTABLES = 8,
    MAX_STATISTICS = 64,
    PUSH_CONSTANT_BYTES = 256
};

const char *stage_name(const struct module *m)
{
    switch (m->execution_model) {
    case SpvExecutionModelVertex:
        return "vs";
    case SpvExecutionModelFragment:
        return "ps";
    case SpvExecutionModelGLCompute:
        return "cs";
    case SpvExecutionModelMeshEXT:
        return "ms";
    default:
        return NULL;
    }
}

/* ---- Layout ------------------------------------------------------------------------------------------------------ */

static int order(uint32_t a, uint32_t b)
{
    return (a > b) - (a < b);
}

static int compare_resources(const void *a, const void *b)
{
    const struct module_resource *left = a, *right = b;
    int result = order(left->is_unsized, right->is_unsized);

    result = result ? result : order((uint32_t)left->type, (uint32_t)right->type);
    result = result ? result : order(left->first_set, right->first_set);
    return result ? result : order(left->first_binding, right->first_binding);
}

static VkDescriptorSetLayout make_set_layout(const struct device *d, const VkDescriptorSetLayoutBinding *bindings,
                                             uint32_t count, bool is_unsized)
{
    VkDescriptorBindingFlags flags[MAX_RESOURCES];
    VkDescriptorSetLayout layout;

    for (uint32_t i = 0; i < count; i++)
        flags[i] = VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT | VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT;
    VkDescriptorSetLayoutBindingFlagsCreateInfo flags_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO,
        .bindingCount = count,
        .pBindingFlags = flags};
    VkDescriptorSetLayoutCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .bindingCount = count, .pBindings = bindings};
    if (is_unsized) {
        info.pNext = &flags_info;
        info.flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT;
    }
    check(vkCreateDescriptorSetLayout(d->device, &info, NULL, &layout), "vkCreateDescriptorSetLayout");
    return layout;
}

/* Gives each resource its set and binding; variables of one binding share it. */
static void place_resources(struct module *m, VkDescriptorSetLayoutBinding bindings[SETS][MAX_RESOURCES],
                            uint32_t counts[SETS])
{
    qsort(m->resources, m->resource_count, sizeof *m->resources, compare_resources);
    for (uint32_t i = 0; i < m->resource_count; i++) {
        const struct module_resource *r = &m->resources[i];
        uint32_t set = r->is_unsized ? 1 : 0;
        if (i == 0 || compare_resources(r - 1, r) != 0)
            bindings[set][counts[set]++] =
                (VkDescriptorSetLayoutBinding){counts[set], r->type, 0, VK_SHADER_STAGE_ALL, NULL};
        VkDescriptorSetLayoutBinding *binding = &bindings[set][counts[set] - 1];
        if (binding->descriptorCount < r->count)
            binding->descriptorCount = r->count;
        *r->set = set;
        *r->binding = binding->binding;
    }
}

static VkPipelineLayout make_layout(const struct device *d, struct module *m, VkDescriptorSetLayout sets[SETS])
{
    static VkDescriptorSetLayoutBinding bindings[SETS][MAX_RESOURCES];
    uint32_t counts[SETS] = {0};
    VkPushConstantRange range = {VK_SHADER_STAGE_ALL, 0, PUSH_CONSTANT_BYTES};
    VkPipelineLayout layout;

    place_resources(m, bindings, counts);
    for (uint32_t set = 0; set < SETS; set++)
        sets[set] = make_set_layout(d, bindings[set], counts[set], set == 1);
    VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                       .setLayoutCount = SETS,
                                       .pSetLayouts = sets,
                                       .pushConstantRangeCount = m->has_push_constants ? 1 : 0,
                                       .pPushConstantRanges = &range};
    check(vkCreatePipelineLayout(d->device, &info, NULL, &layout), "vkCreatePipelineLayout");
    return layout;
}

/* ---- Pipeline ---------------------------------------------------------------------------------------------------- */

struct vertex_input {
    VkVertexInputAttributeDescription attributes[MAX_ATTRIBUTES];
    VkVertexInputBindingDescription bindings[MAX_ATTRIBUTES];
    VkPipelineVertexInputStateCreateInfo info;
};

static void describe_vertex_input(struct vertex_input *input, const struct module *m)
{
    static const VkFormat formats[] = {VK_FORMAT_R32G32B32A32_SFLOAT, VK_FORMAT_R32G32B32A32_SINT,
                                       VK_FORMAT_R32G32B32A32_UINT};
    bool has[MAX_ATTRIBUTES] = {false};
    uint32_t count = 0;

    for (uint32_t i = 0; i < m->location_count; i++) {
        const struct module_location *l = &m->locations[i];
        if (l->is_output || l->location >= MAX_ATTRIBUTES || has[l->location])
            continue;
        has[l->location] = true;
        input->attributes[count] = (VkVertexInputAttributeDescription){l->location, count, formats[l->kind], 0};
        input->bindings[count] = (VkVertexInputBindingDescription){count, 16, VK_VERTEX_INPUT_RATE_VERTEX};
        count++;
    }
    input->info =
        (VkPipelineVertexInputStateCreateInfo){.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO,
                                               .vertexBindingDescriptionCount = count,
                                               .pVertexBindingDescriptions = input->bindings,
                                               .vertexAttributeDescriptionCount = count,
                                               .pVertexAttributeDescriptions = input->attributes};
}

struct targets {
    VkFormat formats[MAX_TARGETS];
    VkPipelineColorBlendAttachmentState blend[MAX_TARGETS];
    uint32_t count;
};

static void describe_targets(struct targets *targets, const struct module *m)
{
    static const VkFormat formats[] = {VK_FORMAT_R16G16B16A16_SFLOAT, VK_FORMAT_R32G32B32A32_SINT,
                                       VK_FORMAT_R32G32B32A32_UINT};

    for (uint32_t i = 0; i < m->location_count; i++) {
        const struct module_location *l = &m->locations[i];
        if (!l->is_output || l->location >= MAX_TARGETS)
            continue;
        targets->formats[l->location] = formats[l->kind];
        targets->blend[l->location].colorWriteMask = 15;
        if (targets->count <= l->location)
            targets->count = l->location + 1;
    }
}

/* A pipeline library of one stage, so that the other stages are not needed. */
static VkResult make_graphics_library(const struct device *d, const struct module *m,
                                      const VkPipelineShaderStageCreateInfo *stage, VkPipelineLayout layout,
                                      VkPipeline *pipeline)
{
    struct vertex_input input = {0};
    struct targets targets = {0};
    bool is_pixel = m->execution_model == SpvExecutionModelFragment;

    describe_vertex_input(&input, m);
    if (is_pixel)
        describe_targets(&targets, m);
    VkPipelineRenderingCreateInfo rendering = {.sType = VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO,
                                               .colorAttachmentCount = targets.count,
                                               .pColorAttachmentFormats = targets.formats,
                                               .depthAttachmentFormat = VK_FORMAT_D32_SFLOAT};
    VkGraphicsPipelineLibraryCreateInfoEXT library = {
        .sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT, .pNext = &rendering};
    library.flags = VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
    if (m->execution_model == SpvExecutionModelVertex)
        library.flags |= VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT;
    if (is_pixel)
        library.flags = VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT |
                        VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT;
    VkPipelineInputAssemblyStateCreateInfo assembly = {.sType =
                                                           VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO,
                                                       .topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST};
    VkViewport viewport = {0, 0, 64, 64, 0, 1};
    VkRect2D scissor = {{0, 0}, {64, 64}};
    VkPipelineViewportStateCreateInfo viewports = {.sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO,
                                                   .viewportCount = 1,
                                                   .pViewports = &viewport,
                                                   .scissorCount = 1,
                                                   .pScissors = &scissor};
    VkPipelineRasterizationStateCreateInfo rasterization = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO, .lineWidth = 1};
    VkPipelineMultisampleStateCreateInfo samples = {.sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO,
                                                    .rasterizationSamples = VK_SAMPLE_COUNT_1_BIT};
    VkPipelineDepthStencilStateCreateInfo depth = {.sType = VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO,
                                                   .depthTestEnable = VK_TRUE,
                                                   .depthWriteEnable = VK_TRUE,
                                                   .depthCompareOp = VK_COMPARE_OP_LESS};
    VkPipelineColorBlendStateCreateInfo blend = {.sType = VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO,
                                                 .attachmentCount = targets.count,
                                                 .pAttachments = targets.blend};
    VkGraphicsPipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO,
                                         .pNext = &library,
                                         .flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR |
                                                  VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR,
                                         .stageCount = 1,
                                         .pStages = stage,
                                         .pVertexInputState = &input.info,
                                         .pInputAssemblyState = &assembly,
                                         .pViewportState = &viewports,
                                         .pRasterizationState = &rasterization,
                                         .pMultisampleState = &samples,
                                         .pDepthStencilState = &depth,
                                         .pColorBlendState = &blend,
                                         .layout = layout};
    return vkCreateGraphicsPipelines(d->device, VK_NULL_HANDLE, 1, &info, NULL, pipeline);
}

static VkShaderStageFlagBits stage_bit(const struct module *m)
{
    switch (m->execution_model) {
    case SpvExecutionModelVertex:
        return VK_SHADER_STAGE_VERTEX_BIT;
    case SpvExecutionModelFragment:
        return VK_SHADER_STAGE_FRAGMENT_BIT;
    case SpvExecutionModelMeshEXT:
        return VK_SHADER_STAGE_MESH_BIT_EXT;
    default:
        return VK_SHADER_STAGE_COMPUTE_BIT;
    }
}

static VkResult make_pipeline(const struct device *d, const struct module *m, VkPipelineLayout layout,
                              VkPipeline *pipeline)
{
    VkShaderModuleCreateInfo module_info = {
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = m->word_count * 4, .pCode = m->words};
    VkPipelineShaderStageCreateInfo stage = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO, .stage = stage_bit(m), .pName = m->entry};
    VkResult result = vkCreateShaderModule(d->device, &module_info, NULL, &stage.module);

    if (result != VK_SUCCESS)
        return result;
    if (stage.stage != VK_SHADER_STAGE_COMPUTE_BIT) {
        result = make_graphics_library(d, m, &stage, layout, pipeline);
    } else {
        VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                                            .flags = VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR,
                                            .stage = stage,
                                            .layout = layout};
        result = vkCreateComputePipelines(d->device, VK_NULL_HANDLE, 1, &info, NULL, pipeline);
    }
    vkDestroyShaderModule(d->device, stage.module, NULL);
    return result;
}

/* ---- Statistics -------------------------------------------------------------------------------------------------- */

static void print_statistic(FILE *out, const VkPipelineExecutableStatisticKHR *s)
{
    switch (s->format) {
    case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_BOOL32_KHR:
        fprintf(out, "%s=%u;", s->name, s->value.b32);
        break;
    case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_INT64_KHR:
        fprintf(out, "%s=%lld;", s->name, (long long)s->value.i64);
        break;
    case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_FLOAT64_KHR:
        fprintf(out, "%s=%g;", s->name, s->value.f64);
        break;
    default:
        fprintf(out, "%s=%llu;", s->name, (unsigned long long)s->value.u64);
    }
}

static void print_executable(FILE *out, const struct device *d, VkPipeline pipeline, uint32_t executable)
{
    PFN_vkGetPipelineExecutableStatisticsKHR get = (PFN_vkGetPipelineExecutableStatisticsKHR)vkGetDeviceProcAddr(
        d->device, "vkGetPipelineExecutableStatisticsKHR");
    VkPipelineExecutableInfoKHR info = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR, .pipeline = pipeline, .executableIndex = executable};
    VkPipelineExecutableStatisticKHR list[MAX_STATISTICS] = {0};
    uint32_t count = MAX_STATISTICS;

    for (uint32_t i = 0; i < MAX_STATISTICS; i++)
        list[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR;
    if (get(d->device, &info, &count, list) < 0)
        return;
    for (uint32_t i = 0; i < count; i++)
        print_statistic(out, &list[i]);
}

static void print_executables(FILE *out, const struct device *d, VkPipeline pipeline)
{
    PFN_vkGetPipelineExecutablePropertiesKHR get = (PFN_vkGetPipelineExecutablePropertiesKHR)vkGetDeviceProcAddr(
        d->device, "vkGetPipelineExecutablePropertiesKHR");
    VkPipelineInfoKHR info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR, .pipeline = pipeline};
    VkPipelineExecutablePropertiesKHR list[MAX_EXECUTABLES] = {0};
    uint32_t count = MAX_EXECUTABLES;

    for (uint32_t i = 0; i < MAX_EXECUTABLES; i++)
        list[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_PROPERTIES_KHR;
    check(get(d->device, &info, &count, list), "vkGetPipelineExecutablePropertiesKHR");
    for (uint32_t i = 0; i < count; i++)
        print_executable(out, d, pipeline, i);
}

VkResult print_statistics(FILE *out, const struct device *d, struct module *m)
{
    VkDescriptorSetLayout sets[SETS];
    VkPipelineLayout layout = make_layout(d, m, sets);
    VkPipeline pipeline;
    double start = processor_seconds();
    VkResult result = make_pipeline(d, m, layout, &pipeline);

    if (result == VK_SUCCESS) {
        fprintf(out, "driver ms=%.2f;", 1e3 * (processor_seconds() - start));
        print_executables(out, d, pipeline);
        vkDestroyPipeline(d->device, pipeline, NULL);
    }
    vkDestroyPipelineLayout(d->device, layout, NULL);
    for (uint32_t set = 0; set < SETS; set++)
        vkDestroyDescriptorSetLayout(d->device, sets[set], NULL);
    return result;
}
