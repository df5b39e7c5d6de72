/* Parts that pipelines of vertex and pixel shaders share: state, targets, rendering. */
#include "runner/draw/pipelines.h"
#include "runner/draw/emulated.h"
#include "runner/common/report.h"

void refuse_unknown_semantics(const struct run_file *file, const struct dxs_signature *inputs)
{
    for (size_t i = 0; i < file->stage_input_count; i++) {
        const struct stage_input *input = &file->stage_inputs[i];
        bool found = false;
        for (uint32_t k = 0; k < inputs->count && !found; k++)
            for (uint32_t row = 0; row < inputs->elements[k].rows && !found; row++)
                found = same_semantic(input->name, input->index, inputs->elements[k].name,
                                      inputs->elements[k].semantic_indices[row]);
        if (!found)
            test_fails("the shader has no input %s%u", input->name, input->index);
    }
}

/* ---- Targets ----------------------------------------------------------------------------------------------------- */

static VkExtent2D target_size(const struct device_run *run)
{
    const struct draw *draw = &run->file->draw;

    return draw->width ? (VkExtent2D){draw->width, draw->height} : (VkExtent2D){1, 1};
}

/* Index of the input with this target number, or -1. */
static long find_target(const struct device_run *run, uint32_t number)
{
    const struct input *input = find_input(run->file, (struct register_name){'o', number, 0}, false);

    return input ? (long)(input - run->file->inputs) : -1;
}

static VkFormat target_format(const struct device_run *run, uint32_t number)
{
    long index = find_target(run, number);

    return index < 0 ? VK_FORMAT_UNDEFINED : run->file->inputs[index].format->format;
}

static VkRenderingAttachmentInfo attachment(const struct device_run *run, uint32_t number)
{
    long index = find_target(run, number);
    VkRenderingAttachmentInfo info = {.sType = VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO,
                                      .imageLayout = VK_IMAGE_LAYOUT_GENERAL,
                                      .loadOp = VK_ATTACHMENT_LOAD_OP_LOAD,
                                      .storeOp = VK_ATTACHMENT_STORE_OP_STORE};

    if (index >= 0)
        info.imageView = run->target_views[number];
    return info;
}

void begin_rendering(const struct device_run *run, VkCommandBuffer commands)
{
    VkRenderingAttachmentInfo colors[MAX_TARGETS], depth = attachment(run, TARGET_DEPTH),
                                                   stencil = attachment(run, TARGET_STENCIL);
    VkRenderingInfo info = {.sType = VK_STRUCTURE_TYPE_RENDERING_INFO,
                            .renderArea.extent = target_size(run),
                            .layerCount = run->file->draw.width ? run->file->draw.layers : 1,
                            .viewMask = run->file->draw.views,
                            .colorAttachmentCount = run->target_count,
                            .pColorAttachments = colors,
                            .pDepthAttachment = &depth,
                            .pStencilAttachment = &stencil};

    for (uint32_t i = 0; i < MAX_TARGETS; i++)
        colors[i] = attachment(run, i);
    vkCmdBeginRendering(commands, &info);
}

static VkSampleCountFlagBits samples_of(const struct device_run *run)
{
    const struct draw *draw = &run->file->draw;

    return (VkSampleCountFlagBits)(draw->width ? draw->samples : 1);
}

static void create_targets(struct device_run *run)
{
    const VkPhysicalDeviceLimits *limits = &run->device->properties.properties.limits;

    if (samples_of(run) > 1 &&
        (!limits->standardSampleLocations || !(limits->framebufferColorSampleCounts & samples_of(run))))
        test_skips("the device has no %u samples in standard places", (unsigned)samples_of(run));
    for (size_t i = 0; i < run->file->input_count; i++) {
        const struct input *input = &run->file->inputs[i];
        if (input->kind != INPUT_TARGET)
            continue;
        enum dxs_resource_kind kind =
            input->layers > 1 ? DXS_RESOURCE_KIND_TEXTURE_2D_ARRAY : DXS_RESOURCE_KIND_TEXTURE_2D;
        run->resources[i] = create_resource(run->device, input, kind, true, 0);
        run->target_views[input->name.number] = create_image_view(run->device, &run->resources[i], kind);
        if (input->samples > 1)
            run->resources[i].reader = create_sample_reader(run->device, input, run->target_views[input->name.number],
                                                            run->resources[i].buffer);
        if (input->name.number < MAX_TARGETS && input->name.number >= run->target_count)
            run->target_count = input->name.number + 1;
    }
    if (target_format(run, TARGET_DEPTH) && target_format(run, TARGET_STENCIL))
        test_fails("the runner draws to depth or to stencil, not to both");
    if (run->target_count > limits->maxColorAttachments)
        test_skips("the device has fewer render targets");
}

/* ---- Pipeline ---------------------------------------------------------------------------------------------------- */

/* Direct3D's viewports have y = 1 at the top; Vulkan's have it there if their height is negative. */
static uint32_t choose_viewports(const struct device_run *run, VkViewport viewports[MAX_VIEWPORTS])
{
    const struct pipeline_run *pipeline = &run->file->pipeline;
    VkExtent2D size = target_size(run);

    if (pipeline->viewport_count > run->device->properties.properties.limits.maxViewports)
        test_skips("the device has fewer viewports");
    for (uint32_t i = 0; i < pipeline->viewport_count; i++) {
        const struct viewport *v = &pipeline->viewports[i];
        viewports[i] = (VkViewport){v->x, v->y + v->height, v->width, -v->height, 0, 1};
    }
    if (pipeline->viewport_count > 0)
        return pipeline->viewport_count;
    if (run->file->start == START_PIPELINE)
        viewports[0] = (VkViewport){0, (float)size.height, (float)size.width, -(float)size.height, 0, 1};
    else /* twice the target: clips no triangle */
        viewports[0] = (VkViewport){0, 0, 2 * (float)size.width, 2 * (float)size.height, 0, 1};
    return 1;
}

/* target 0 = output 0 + output 1 * target 0 */
static const VkPipelineColorBlendAttachmentState two_sources = {.blendEnable = true,
                                                                .srcColorBlendFactor = VK_BLEND_FACTOR_ONE,
                                                                .dstColorBlendFactor = VK_BLEND_FACTOR_SRC1_COLOR,
                                                                .colorBlendOp = VK_BLEND_OP_ADD,
                                                                .srcAlphaBlendFactor = VK_BLEND_FACTOR_ONE,
                                                                .dstAlphaBlendFactor = VK_BLEND_FACTOR_SRC1_ALPHA,
                                                                .alphaBlendOp = VK_BLEND_OP_ADD,
                                                                .colorWriteMask = 0xf};

void create_graphics_pipeline(struct device_run *run, const struct graphics_pipeline *p)
{
    VkExtent2D size = target_size(run);
    VkViewport areas[MAX_VIEWPORTS];
    uint32_t area_count = choose_viewports(run, areas);
    VkRect2D scissors[MAX_VIEWPORTS];
    VkFormat formats[MAX_TARGETS];
    VkPipelineColorBlendAttachmentState blends[MAX_TARGETS];

    if (run->file->draw.width && !run->file->draw.layers)
        test_fails("nothing can be drawn to no layer");
    if (!run->device->features.v13.dynamicRendering)
        test_skips("the device lacks dynamic-rendering");
    bool has_conservative = device_has(run->device, "conservative-rasterization");
    if (run->file->draw.is_conservative && !has_conservative && !covers_target(&run->file->draw))
        test_skips("the device lacks conservative-rasterization");
    if (run->file->draw.views && !device_has(run->device, "multiview"))
        test_skips("the device lacks multiview");
    if (run->file->draw.has_two_sources && !device_has(run->device, "dual-source"))
        test_skips("the device lacks dual-source");
    create_targets(run);
    for (uint32_t i = 0; i < area_count; i++)
        scissors[i] = (VkRect2D){{0, 0}, size};
    for (uint32_t i = 0; i < MAX_TARGETS; i++) {
        formats[i] = target_format(run, i);
        blends[i] = (VkPipelineColorBlendAttachmentState){.colorWriteMask = 0xf};
    }
    if (run->file->draw.has_two_sources)
        blends[0] = two_sources;
    VkPipelineRenderingCreateInfo rendering = {.sType = VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO,
                                               .viewMask = run->file->draw.views,
                                               .colorAttachmentCount = run->target_count,
                                               .pColorAttachmentFormats = formats,
                                               .depthAttachmentFormat = target_format(run, TARGET_DEPTH),
                                               .stencilAttachmentFormat = target_format(run, TARGET_STENCIL)};
    VkPipelineInputAssemblyStateCreateInfo assembly = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO, .topology = p->topology};
    VkPipelineViewportStateCreateInfo viewports = {.sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO,
                                                   .viewportCount = area_count,
                                                   .pViewports = areas,
                                                   .scissorCount = area_count,
                                                   .pScissors = scissors};
    VkPipelineTessellationStateCreateInfo tessellation = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_STATE_CREATE_INFO, .patchControlPoints = p->patch_vertices};
    VkPipelineRasterizationConservativeStateCreateInfoEXT conservative = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_CONSERVATIVE_STATE_CREATE_INFO_EXT,
        .conservativeRasterizationMode = VK_CONSERVATIVE_RASTERIZATION_MODE_OVERESTIMATE_EXT};
    VkPipelineRasterizationStateCreateInfo rasterization = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO,
        .pNext = run->file->draw.is_conservative && has_conservative ? &conservative : NULL,
        .rasterizerDiscardEnable = p->is_discarded,
        .frontFace = VK_FRONT_FACE_CLOCKWISE,
        .lineWidth = 1};
    VkPipelineMultisampleStateCreateInfo samples = {.sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO,
                                                    .rasterizationSamples = samples_of(run)};
    VkStencilOpState stencil = {
        VK_STENCIL_OP_REPLACE, VK_STENCIL_OP_REPLACE, VK_STENCIL_OP_REPLACE, VK_COMPARE_OP_ALWAYS, 0xff, 0xff, 0};
    VkPipelineDepthStencilStateCreateInfo depth = {.sType = VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO,
                                                   .depthTestEnable = true,
                                                   .depthWriteEnable = true,
                                                   .depthCompareOp = run->file->draw.depth_test,
                                                   .stencilTestEnable = true,
                                                   .front = stencil,
                                                   .back = stencil};
    VkPipelineColorBlendStateCreateInfo blend = {.sType = VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO,
                                                 .attachmentCount = run->target_count,
                                                 .pAttachments = blends};
    VkGraphicsPipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO,
                                         .pNext = heap_pipeline(run->heaps, &rendering),
                                         .stageCount = p->stage_count,
                                         .pStages = p->stages,
                                         .pVertexInputState = p->input,
                                         .pInputAssemblyState = p->input ? &assembly : NULL,
                                         .pTessellationState = p->patch_vertices ? &tessellation : NULL,
                                         .pViewportState = &viewports,
                                         .pRasterizationState = &rasterization,
                                         .pMultisampleState = &samples,
                                         .pDepthStencilState = &depth,
                                         .pColorBlendState = &blend,
                                         .layout = run->layout.layout};
    check(vkCreateGraphicsPipelines(run->device->device, VK_NULL_HANDLE, 1, &info, NULL, &run->pipeline),
          "vkCreateGraphicsPipelines");
}
