/* Makes a pipeline layout and a pipeline for any modules; reads what VK_KHR_pipeline_executable_properties says of it.
 */
#include "runner/compile/compile.h"

#include "runner/common/phase.h"
#include "runner/common/report.h"
#include "runner/compile/partners.h"

#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    SETS = 2, /* what has a size, runtime arrays */
    MAX_TARGETS = 8,
    MAX_ATTRIBUTES = 32,
    MAX_PUSH_CONSTANT_BYTES = 256,
    PAYLOAD_BYTES = 256,
    HIT_ATTRIBUTE_BYTES = 32 /* Direct3D's limit */
};

/* ---- Stages ------------------------------------------------------------------------------------------------------ */

static const struct stage {
    SpvExecutionModel model;
    VkShaderStageFlagBits bit;
    const char *name;
} stages[] = {{SpvExecutionModelVertex, VK_SHADER_STAGE_VERTEX_BIT, "vs"},
              {SpvExecutionModelFragment, VK_SHADER_STAGE_FRAGMENT_BIT, "ps"},
              {SpvExecutionModelGLCompute, VK_SHADER_STAGE_COMPUTE_BIT, "cs"},
              {SpvExecutionModelMeshEXT, VK_SHADER_STAGE_MESH_BIT_EXT, "ms"},
              {SpvExecutionModelGeometry, VK_SHADER_STAGE_GEOMETRY_BIT, "gs"},
              {SpvExecutionModelTessellationControl, VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, "hs"},
              {SpvExecutionModelTessellationEvaluation, VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT, "ds"},
              {SpvExecutionModelTaskEXT, VK_SHADER_STAGE_TASK_BIT_EXT, "as"},
              {SpvExecutionModelRayGenerationKHR, VK_SHADER_STAGE_RAYGEN_BIT_KHR, "raygeneration"},
              {SpvExecutionModelIntersectionKHR, VK_SHADER_STAGE_INTERSECTION_BIT_KHR, "intersection"},
              {SpvExecutionModelAnyHitKHR, VK_SHADER_STAGE_ANY_HIT_BIT_KHR, "anyhit"},
              {SpvExecutionModelClosestHitKHR, VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR, "closesthit"},
              {SpvExecutionModelMissKHR, VK_SHADER_STAGE_MISS_BIT_KHR, "miss"},
              {SpvExecutionModelCallableKHR, VK_SHADER_STAGE_CALLABLE_BIT_KHR, "callable"}};

static const struct stage *find_stage(const struct module *m)
{
    for (size_t n = 0; n < sizeof stages / sizeof *stages; n++)
        if ((uint32_t)stages[n].model == m->execution_model)
            return &stages[n];
    return NULL;
}

const char *stage_name(const struct module *m)
{
    const struct stage *stage = find_stage(m);

    return stage ? stage->name : NULL;
}

static bool is_of_rays(VkShaderStageFlagBits bit)
{
    return (bit & (VK_SHADER_STAGE_RAYGEN_BIT_KHR | VK_SHADER_STAGE_INTERSECTION_BIT_KHR |
                   VK_SHADER_STAGE_ANY_HIT_BIT_KHR | VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR |
                   VK_SHADER_STAGE_MISS_BIT_KHR | VK_SHADER_STAGE_CALLABLE_BIT_KHR)) != 0;
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
    VkDescriptorBindingFlags *flags = allocate(count, sizeof *flags);
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
    free(flags);
    return layout;
}

/* All resources of the modules. */
struct resource_list {
    struct module_resource *items;
    uint32_t count;
    bool has_push_constants;
};

static struct resource_list list_resources(struct module *const *modules, uint32_t count)
{
    struct resource_list list = {.items = allocate((size_t)count * MAX_RESOURCES, sizeof *list.items)};

    for (uint32_t n = 0; n < count; n++) {
        memcpy(list.items + list.count, modules[n]->resources, modules[n]->resource_count * sizeof *list.items);
        list.count += modules[n]->resource_count;
        list.has_push_constants |= modules[n]->has_push_constants;
    }
    qsort(list.items, list.count, sizeof *list.items, compare_resources);
    return list;
}

/* Gives each resource its set and binding; variables of one binding share it. */
static void place_resources(const struct resource_list *list, VkDescriptorSetLayoutBinding *bindings[SETS],
                            uint32_t counts[SETS])
{
    for (uint32_t i = 0; i < list->count; i++) {
        const struct module_resource *r = &list->items[i];
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

struct layout {
    VkDescriptorSetLayout sets[SETS];
    VkPipelineLayout layout;
};

static struct layout make_layout(const struct device *d, struct module *const *modules, uint32_t count)
{
    struct resource_list list = list_resources(modules, count);
    VkDescriptorSetLayoutBinding *bindings[SETS];
    uint32_t counts[SETS] = {0}, most = d->properties.properties.limits.maxPushConstantsSize;
    VkPushConstantRange range = {VK_SHADER_STAGE_ALL, 0,
                                 most < MAX_PUSH_CONSTANT_BYTES ? most : MAX_PUSH_CONSTANT_BYTES};
    struct layout layout;

    for (uint32_t set = 0; set < SETS; set++)
        bindings[set] = allocate(list.count, sizeof **bindings);
    place_resources(&list, bindings, counts);
    for (uint32_t set = 0; set < SETS; set++) {
        layout.sets[set] = make_set_layout(d, bindings[set], counts[set], set == 1);
        free(bindings[set]);
    }
    VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                       .setLayoutCount = SETS,
                                       .pSetLayouts = layout.sets,
                                       .pushConstantRangeCount = list.has_push_constants ? 1 : 0,
                                       .pPushConstantRanges = &range};
    check(vkCreatePipelineLayout(d->device, &info, NULL, &layout.layout), "vkCreatePipelineLayout");
    free(list.items);
    return layout;
}

static void destroy_layout(const struct device *d, const struct layout *layout)
{
    vkDestroyPipelineLayout(d->device, layout->layout, NULL);
    for (uint32_t set = 0; set < SETS; set++)
        vkDestroyDescriptorSetLayout(d->device, layout->sets[set], NULL);
}

/* ---- Graphics ---------------------------------------------------------------------------------------------------- */

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

static VkPrimitiveTopology topology_of(const struct module *m)
{
    if (m->execution_model == SpvExecutionModelTessellationControl ||
        m->execution_model == SpvExecutionModelTessellationEvaluation)
        return VK_PRIMITIVE_TOPOLOGY_PATCH_LIST;
    switch (m->topology) {
    case SpvExecutionModeInputPoints:
        return VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
    case SpvExecutionModeInputLines:
        return VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
    case SpvExecutionModeInputLinesAdjacency:
        return VK_PRIMITIVE_TOPOLOGY_LINE_LIST_WITH_ADJACENCY;
    case SpvExecutionModeInputTrianglesAdjacency:
        return VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST_WITH_ADJACENCY;
    default:
        return VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
    }
}

/* A pipeline library, so that a pixel shader needs no vertex shader, and the others no pixel shader. `vertex`: the
 * module of the vertex shader; NULL: none. */
static VkResult make_graphics_library(const struct device *d, const struct module *m, const struct module *vertex,
                                      const VkPipelineShaderStageCreateInfo *infos, uint32_t count,
                                      VkPipelineLayout layout, VkPipelineCreateFlags flags, VkPipeline *pipeline)
{
    struct vertex_input input = {0};
    struct targets targets = {0};
    bool is_pixel = m->execution_model == SpvExecutionModelFragment;

    if (vertex)
        describe_vertex_input(&input, vertex);
    if (is_pixel)
        describe_targets(&targets, m);
    VkPipelineRenderingCreateInfo rendering = {.sType = VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO,
                                               .colorAttachmentCount = targets.count,
                                               .pColorAttachmentFormats = targets.formats,
                                               .depthAttachmentFormat = VK_FORMAT_D32_SFLOAT};
    VkGraphicsPipelineLibraryCreateInfoEXT library = {
        .sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT, .pNext = &rendering};
    library.flags = VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
    if (vertex)
        library.flags |= VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT;
    if (is_pixel)
        library.flags = VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT |
                        VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT;
    VkPipelineInputAssemblyStateCreateInfo assembly = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO, .topology = topology_of(m)};
    VkPipelineTessellationStateCreateInfo tessellation = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_STATE_CREATE_INFO, .patchControlPoints = PATCH_VERTICES};
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
                                         .flags = flags | VK_PIPELINE_CREATE_LIBRARY_BIT_KHR,
                                         .stageCount = count,
                                         .pStages = infos,
                                         .pVertexInputState = &input.info,
                                         .pInputAssemblyState = &assembly,
                                         .pTessellationState = &tessellation,
                                         .pViewportState = &viewports,
                                         .pRasterizationState = &rasterization,
                                         .pMultisampleState = &samples,
                                         .pDepthStencilState = &depth,
                                         .pColorBlendState = &blend,
                                         .layout = layout};
    return vkCreateGraphicsPipelines(d->device, VK_NULL_HANDLE, 1, &info, NULL, pipeline);
}

/* ---- Ray tracing ------------------------------------------------------------------------------------------------- */

/* A group for each shader. */
static VkRayTracingShaderGroupCreateInfoKHR group_of(VkShaderStageFlagBits bit, uint32_t n)
{
    VkRayTracingShaderGroupCreateInfoKHR group = {.sType = VK_STRUCTURE_TYPE_RAY_TRACING_SHADER_GROUP_CREATE_INFO_KHR,
                                                  .type = VK_RAY_TRACING_SHADER_GROUP_TYPE_TRIANGLES_HIT_GROUP_KHR,
                                                  .generalShader = VK_SHADER_UNUSED_KHR,
                                                  .closestHitShader = VK_SHADER_UNUSED_KHR,
                                                  .anyHitShader = VK_SHADER_UNUSED_KHR,
                                                  .intersectionShader = VK_SHADER_UNUSED_KHR};

    switch (bit) {
    case VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR:
        group.closestHitShader = n;
        break;
    case VK_SHADER_STAGE_ANY_HIT_BIT_KHR:
        group.anyHitShader = n;
        break;
    case VK_SHADER_STAGE_INTERSECTION_BIT_KHR:
        group.type = VK_RAY_TRACING_SHADER_GROUP_TYPE_PROCEDURAL_HIT_GROUP_KHR;
        group.intersectionShader = n;
        break;
    default:
        group.type = VK_RAY_TRACING_SHADER_GROUP_TYPE_GENERAL_KHR;
        group.generalShader = n;
    }
    return group;
}

/* A library: drivers would put all shaders of a pipeline into one piece of code. */
static VkResult make_rays(const struct device *d, const VkPipelineShaderStageCreateInfo *infos, uint32_t count,
                          VkPipelineLayout layout, VkPipelineCreateFlags flags, VkPipeline *pipeline)
{
    PFN_vkCreateRayTracingPipelinesKHR create =
        (PFN_vkCreateRayTracingPipelinesKHR)vkGetDeviceProcAddr(d->device, "vkCreateRayTracingPipelinesKHR");
    VkRayTracingShaderGroupCreateInfoKHR *groups = allocate(count, sizeof *groups);

    if (!create || !d->features.ray_tracing.rayTracingPipeline || !d->derived.pipeline_library)
        test_skips("the device has no libraries of ray tracing shaders");
    for (uint32_t n = 0; n < count; n++)
        groups[n] = group_of(infos[n].stage, n);
    VkRayTracingPipelineInterfaceCreateInfoKHR interface = {
        .sType = VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_INTERFACE_CREATE_INFO_KHR,
        .maxPipelineRayPayloadSize = PAYLOAD_BYTES,
        .maxPipelineRayHitAttributeSize = HIT_ATTRIBUTE_BYTES};
    VkRayTracingPipelineCreateInfoKHR info = {.sType = VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR,
                                              .flags = flags | VK_PIPELINE_CREATE_LIBRARY_BIT_KHR,
                                              .stageCount = count,
                                              .pStages = infos,
                                              .groupCount = count,
                                              .pGroups = groups,
                                              .maxPipelineRayRecursionDepth = 1,
                                              .pLibraryInterface = &interface,
                                              .layout = layout};
    VkResult result = create(d->device, VK_NULL_HANDLE, VK_NULL_HANDLE, 1, &info, NULL, pipeline);
    free(groups);
    return result;
}

/* ---- Pipeline ---------------------------------------------------------------------------------------------------- */

static VkResult make_compute(const struct device *d, const VkPipelineShaderStageCreateInfo *stage,
                             VkPipelineLayout layout, VkPipelineCreateFlags flags, const struct compilation *how,
                             VkPipeline *pipeline)
{
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfo size = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO,
        .requiredSubgroupSize = how->subgroup_size};
    VkComputePipelineCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO, .flags = flags, .stage = *stage, .layout = layout};

    if (how->subgroup_size)
        info.stage.pNext = &size;
    if (how->are_full_subgroups)
        info.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT;
    return vkCreateComputePipelines(d->device, VK_NULL_HANDLE, 1, &info, NULL, pipeline);
}

static const struct module *find_vertex(struct module *const *modules, uint32_t count)
{
    for (uint32_t n = 0; n < count; n++)
        if (modules[n]->execution_model == SpvExecutionModelVertex)
            return modules[n];
    return NULL;
}

static VkResult make_pipeline(const struct device *d, struct module *const *modules, uint32_t count,
                              VkPipelineLayout layout, const struct compilation *how, VkPipeline *pipeline)
{
    VkPipelineCreateFlags flags = VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR;
    VkPipelineShaderStageCreateInfo *infos = allocate(count, sizeof *infos);
    VkResult result = VK_SUCCESS;

    if (how->wants_text)
        flags |= VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR;
    for (uint32_t n = 0; n < count && result == VK_SUCCESS; n++) {
        VkShaderModuleCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                         .codeSize = modules[n]->word_count * sizeof *modules[n]->words,
                                         .pCode = modules[n]->words};
        infos[n] = (VkPipelineShaderStageCreateInfo){.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                     .stage = find_stage(modules[n])->bit,
                                                     .pName = modules[n]->entry};
        result = vkCreateShaderModule(d->device, &info, NULL, &infos[n].module);
    }
    if (result == VK_SUCCESS && is_of_rays(infos->stage))
        result = make_rays(d, infos, count, layout, flags, pipeline);
    else if (result == VK_SUCCESS && infos->stage == VK_SHADER_STAGE_COMPUTE_BIT)
        result = make_compute(d, infos, layout, flags, how, pipeline);
    else if (result == VK_SUCCESS)
        result =
            make_graphics_library(d, modules[0], find_vertex(modules, count), infos, count, layout, flags, pipeline);
    for (uint32_t n = 0; n < count; n++)
        if (infos[n].module)
            vkDestroyShaderModule(d->device, infos[n].module, NULL);
    free(infos);
    return result;
}

/* ---- What the driver tells --------------------------------------------------------------------------------------- */

bool device_has_statistics(const struct device *d)
{
    return d->features.executables.pipelineExecutableInfo == VK_TRUE;
}

static void note_statistic(struct statistic *out, const VkPipelineExecutableStatisticKHR *s)
{
    snprintf(out->name, sizeof out->name, "%s", s->name);
    switch (s->format) {
    case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_BOOL32_KHR:
        out->number = s->value.b32;
        snprintf(out->text, sizeof out->text, "%u", s->value.b32);
        break;
    case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_INT64_KHR:
        out->number = (double)s->value.i64;
        snprintf(out->text, sizeof out->text, "%lld", (long long)s->value.i64);
        break;
    case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_FLOAT64_KHR:
        out->number = s->value.f64;
        snprintf(out->text, sizeof out->text, "%g", s->value.f64);
        break;
    default:
        out->number = (double)s->value.u64;
        snprintf(out->text, sizeof out->text, "%llu", (unsigned long long)s->value.u64);
    }
}

static void ask_statistics(const struct device *d, const VkPipelineExecutableInfoKHR *info, struct executable *out)
{
    PFN_vkGetPipelineExecutableStatisticsKHR get = (PFN_vkGetPipelineExecutableStatisticsKHR)vkGetDeviceProcAddr(
        d->device, "vkGetPipelineExecutableStatisticsKHR");
    VkPipelineExecutableStatisticKHR list[MAX_STATISTICS] = {0};

    out->statistic_count = MAX_STATISTICS;
    for (uint32_t i = 0; i < MAX_STATISTICS; i++)
        list[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR;
    if (get(d->device, info, &out->statistic_count, list) < 0)
        out->statistic_count = 0;
    for (uint32_t i = 0; i < out->statistic_count; i++)
        note_statistic(&out->statistics[i], &list[i]);
}

/* First without the data: their sizes. */
static void ask_representations(const struct device *d, const VkPipelineExecutableInfoKHR *info, struct executable *out)
{
    PFN_vkGetPipelineExecutableInternalRepresentationsKHR get =
        (PFN_vkGetPipelineExecutableInternalRepresentationsKHR)vkGetDeviceProcAddr(
            d->device, "vkGetPipelineExecutableInternalRepresentationsKHR");
    VkPipelineExecutableInternalRepresentationKHR list[MAX_REPRESENTATIONS] = {0};

    out->representation_count = MAX_REPRESENTATIONS;
    for (uint32_t i = 0; i < MAX_REPRESENTATIONS; i++)
        list[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INTERNAL_REPRESENTATION_KHR;
    if (get(d->device, info, &out->representation_count, list) < 0)
        out->representation_count = 0;
    for (uint32_t i = 0; i < out->representation_count; i++)
        list[i].pData = allocate(list[i].dataSize + 1, 1);
    if (out->representation_count && get(d->device, info, &out->representation_count, list) < 0)
        out->representation_count = 0;
    for (uint32_t i = 0; i < out->representation_count; i++) {
        struct representation *r = &out->representations[i];
        snprintf(r->name, sizeof r->name, "%s", list[i].name);
        r->text = list[i].isText ? list[i].pData : NULL;
        if (!r->text)
            free(list[i].pData);
    }
}

static void ask_executables(const struct device *d, VkPipeline pipeline, bool wants_text, struct compiled *out)
{
    PFN_vkGetPipelineExecutablePropertiesKHR get = (PFN_vkGetPipelineExecutablePropertiesKHR)vkGetDeviceProcAddr(
        d->device, "vkGetPipelineExecutablePropertiesKHR");
    VkPipelineInfoKHR info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR, .pipeline = pipeline};
    VkPipelineExecutablePropertiesKHR *list = allocate(MAX_EXECUTABLES, sizeof *list);

    out->count = MAX_EXECUTABLES;
    for (uint32_t i = 0; i < MAX_EXECUTABLES; i++)
        list[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_PROPERTIES_KHR;
    VkResult result = get(d->device, &info, &out->count, list);
    if (result != VK_INCOMPLETE)
        check(result, "vkGetPipelineExecutablePropertiesKHR");
    out->executables = allocate(out->count, sizeof *out->executables);
    for (uint32_t i = 0; i < out->count; i++) {
        struct executable *e = &out->executables[i];
        VkPipelineExecutableInfoKHR one = {
            .sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR, .pipeline = pipeline, .executableIndex = i};
        snprintf(e->name, sizeof e->name, "%s", list[i].name);
        e->stages = list[i].stages;
        e->subgroup_size = list[i].subgroupSize;
        ask_statistics(d, &one, e);
        if (wants_text)
            ask_representations(d, &one, e);
    }
    free(list);
}

/* Several shaders may have the same stage: executables come in their order, unless the driver leaves some out. */
static void append_entries(struct compiled *compiled, struct module *const *modules, uint32_t count)
{
    for (uint32_t i = 0; i < compiled->count; i++) {
        struct executable *e = &compiled->executables[i];
        uint32_t before = 0, executables = 0, shaders = 0;
        const struct module *own = NULL;
        for (uint32_t n = 0; n < compiled->count; n++) {
            executables += compiled->executables[n].stages == e->stages;
            before += n < i && compiled->executables[n].stages == e->stages;
        }
        for (uint32_t n = 0; n < count; n++)
            if ((VkShaderStageFlags)find_stage(modules[n])->bit == e->stages)
                own = shaders++ == before ? modules[n] : own;
        if (own && executables == shaders) {
            size_t length = strlen(e->name);
            snprintf(e->name + length, sizeof e->name - length, " %s", own->title ? own->title : own->entry);
        }
    }
}

static double processor_seconds(void)
{
    struct timespec time;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* The other shaders that the pipeline of one needs. */
static uint32_t write_partners(const struct module *m, struct module *partners[MAX_PARTNERS])
{
    switch (m->execution_model) {
    case SpvExecutionModelGeometry:
        partners[0] = write_vertex_partner(m);
        return 1;
    case SpvExecutionModelTessellationControl:
        partners[0] = write_vertex_partner(m);
        partners[1] = write_domain_partner(m);
        return 2;
    case SpvExecutionModelTessellationEvaluation:
        partners[0] = write_vertex_partner(m);
        partners[1] = write_hull_partner(m);
        return 2;
    case SpvExecutionModelTaskEXT:
        partners[0] = write_mesh_partner();
        return 1;
    default:
        return 0;
    }
}

/* What the driver makes of partners alone is left out. */
static void leave_out_partners(struct compiled *compiled, VkShaderStageFlagBits stage)
{
    uint32_t kept = 0;

    for (uint32_t n = 0; n < compiled->count; n++) {
        if (compiled->executables[n].stages & stage) {
            compiled->executables[kept++] = compiled->executables[n];
            continue;
        }
        for (uint32_t i = 0; i < compiled->executables[n].representation_count; i++)
            free(compiled->executables[n].representations[i].text);
    }
    compiled->count = kept;
}

struct compiled compile_modules(const struct device *d, struct module *const *given, uint32_t given_count,
                                const struct compilation *how)
{
    enum phase before = begin_phase(PHASE_DRIVER);
    struct module **modules = allocate(given_count + MAX_PARTNERS, sizeof *modules);
    struct compiled compiled = {.count = 0};
    VkPipeline pipeline;

    memcpy(modules, given, given_count * sizeof *modules);
    uint32_t partners = given_count == 1 ? write_partners(given[0], modules + 1) : 0, count = given_count + partners;
    struct layout layout = make_layout(d, modules, count);
    double start = processor_seconds();
    compiled.result = make_pipeline(d, modules, count, layout.layout, how, &pipeline);
    compiled.seconds = processor_seconds() - start;
    if (compiled.result == VK_SUCCESS) {
        ask_executables(d, pipeline, how->wants_text, &compiled);
        vkDestroyPipeline(d->device, pipeline, NULL);
        if (partners > 0)
            leave_out_partners(&compiled, find_stage(given[0])->bit);
        else if (count > 1)
            append_entries(&compiled, modules, count);
    }
    destroy_layout(d, &layout);
    for (uint32_t n = given_count; n < count; n++)
        free_module(modules[n]);
    free(modules);
    begin_phase(before);
    return compiled;
}

void free_compiled(struct compiled *compiled)
{
    for (uint32_t i = 0; i < compiled->count; i++)
        for (uint32_t n = 0; n < compiled->executables[i].representation_count; n++)
            free(compiled->executables[i].representations[n].text);
    free(compiled->executables);
}
