/* Vertex shaders: attributes, the capture of outputs, the pipeline. */
#include "pipelines.h"
#include "report.h"

#include <string.h>

enum {
    MOST_ROWS = 64,
    CAPTURE_BINDING = 0
};

/* ---- Attributes -------------------------------------------------------------------------------------------------- */

static bool is_fetched(const struct dxs_signature_element *e)
{
    return e->semantic != DXS_SEMANTIC_VERTEX_ID && e->semantic != DXS_SEMANTIC_INSTANCE_ID;
}

static VkFormat attribute_format(const struct dxs_signature_element *e)
{
    static const VkFormat floats[] = {VK_FORMAT_R32_SFLOAT, VK_FORMAT_R32G32_SFLOAT, VK_FORMAT_R32G32B32_SFLOAT,
                                      VK_FORMAT_R32G32B32A32_SFLOAT};
    static const VkFormat ints[] = {VK_FORMAT_R32_SINT, VK_FORMAT_R32G32_SINT, VK_FORMAT_R32G32B32_SINT,
                                    VK_FORMAT_R32G32B32A32_SINT};
    static const VkFormat uints[] = {VK_FORMAT_R32_UINT, VK_FORMAT_R32G32_UINT, VK_FORMAT_R32G32B32_UINT,
                                     VK_FORMAT_R32G32B32A32_UINT};

    switch (e->component_type) {
    case DXS_COMPONENT_I16:
    case DXS_COMPONENT_I32:
        return ints[e->columns - 1];
    case DXS_COMPONENT_I1:
    case DXS_COMPONENT_U16:
    case DXS_COMPONENT_U32:
        return uints[e->columns - 1];
    case DXS_COMPONENT_F16:
    case DXS_COMPONENT_F32:
        return floats[e->columns - 1];
    default:
        test_fails("input %s has components of 64 bits", e->name);
    }
}

struct attributes {
    VkVertexInputBindingDescription bindings[MOST_ROWS];
    VkVertexInputAttributeDescription descriptions[MOST_ROWS];
    uint32_t count;
};

/* The values of one row, behind those of vertices or instances that do not run. */
static struct device_buffer attribute_buffer(const struct device_run *run, const struct dxs_signature_element *e,
                                             uint32_t row, const struct stage_input *input)
{
    const struct vertex_run *v = &run->file->vertices;
    bool per_instance = input && input->per_instance;
    size_t count = per_instance ? v->instances : v->vertices;
    size_t skipped = (per_instance ? v->first_instance : v->first_vertex) * (size_t)e->columns;
    size_t words = count * e->columns;
    struct device_buffer buffer =
        create_device_buffer(run->device, (skipped + words) * sizeof(uint32_t), VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);

    if (!input)
        return buffer;
    if (input->values.count != words)
        test_fails("input %s%u takes %zu values, the file gives %zu", e->name, e->semantic_indices[row], words,
                   input->values.count);
    memcpy((uint32_t *)buffer.mapped + skipped, input->words, words * sizeof(uint32_t));
    return buffer;
}

static void add_attribute(struct device_run *run, const struct dxs_signature_element *e, uint32_t row,
                          struct attributes *a)
{
    const struct stage_input *input = find_stage_input(run->file, e->name, e->semantic_indices[row]);
    bool per_instance = input && input->per_instance;
    uint32_t i = a->count++;

    if (a->count > MOST_ROWS)
        test_fails("the shader has more than %d rows of inputs", MOST_ROWS);
    run->attributes = reallocate(run->attributes, a->count, sizeof *run->attributes);
    run->attributes[i] = attribute_buffer(run, e, row, input);
    a->bindings[i] =
        (VkVertexInputBindingDescription){i, e->columns * (uint32_t)sizeof(uint32_t),
                                          per_instance ? VK_VERTEX_INPUT_RATE_INSTANCE : VK_VERTEX_INPUT_RATE_VERTEX};
    a->descriptions[i] = (VkVertexInputAttributeDescription){e->start_row + row, i, attribute_format(e), 0};
}

static void find_attributes(struct device_run *run, struct attributes *a)
{
    const struct dxs_signature *inputs = &run->shader->entry.inputs;

    a->count = 0;
    refuse_unknown_semantics(run->file, inputs);
    for (uint32_t i = 0; i < inputs->count; i++)
        for (uint32_t row = 0; row < inputs->elements[i].rows; row++)
            if (is_fetched(&inputs->elements[i]))
                add_attribute(run, &inputs->elements[i], row, a);
    if (a->count > run->device->properties.properties.limits.maxVertexInputAttributes)
        test_skips("the device has fewer vertex attributes");
}

/* ---- Pipeline ---------------------------------------------------------------------------------------------------- */

void add_capture_binding(struct device_run *run, struct layout_data *layout)
{
    const struct vertex_run *v = &run->file->vertices;
    struct capture_options options = {.entry_name = run->shader->entry_name,
                                      .binding = CAPTURE_BINDING,
                                      .vertices = v->vertices,
                                      .first_vertex = v->first_vertex,
                                      .first_instance = v->first_instance};

    for (uint32_t i = 0; i < layout->binding_count; i++)
        if (layout->bindings[i].set >= options.set)
            options.set = layout->bindings[i].set + 1;
    layout->bindings = reallocate(layout->bindings, layout->binding_count + 1, sizeof *layout->bindings);
    layout->bindings[layout->binding_count++] = (struct layout_binding){
        options.set, CAPTURE_BINDING, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_VERTEX_BIT};
    run->capture = add_capture(run->shader->words, run->shader->word_count, &options);
}

static void bind_capture(struct device_run *run)
{
    const struct vertex_run *v = &run->file->vertices;
    VkDeviceSize words = (VkDeviceSize)run->capture.stride * v->vertices * v->instances;

    run->captured =
        create_device_buffer(run->device, (words + 1) * sizeof(uint32_t), VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    VkDescriptorBufferInfo buffer = {run->captured.buffer, 0, VK_WHOLE_SIZE};
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                  .dstSet = run->sets[run->layout.set_count - 1],
                                  .dstBinding = CAPTURE_BINDING,
                                  .descriptorCount = 1,
                                  .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                  .pBufferInfo = &buffer};
    vkUpdateDescriptorSets(run->device->device, 1, &write, 0, NULL);
}

void prepare_vertices(struct device_run *run)
{
    const struct device *d = run->device;
    struct attributes attributes;

    if (!device_has(d, "vertex-stores"))
        test_skips("the device lacks vertex-stores");
    find_attributes(run, &attributes);
    run->attribute_count = attributes.count;
    bind_capture(run);
    VkPipelineShaderStageCreateInfo stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                             .stage = VK_SHADER_STAGE_VERTEX_BIT,
                                             .module = create_module(d, run->capture.words, run->capture.word_count),
                                             .pName = run->shader->entry_name};
    VkPipelineVertexInputStateCreateInfo input = {.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO,
                                                  .vertexBindingDescriptionCount = attributes.count,
                                                  .pVertexBindingDescriptions = attributes.bindings,
                                                  .vertexAttributeDescriptionCount = attributes.count,
                                                  .pVertexAttributeDescriptions = attributes.descriptions};
    struct graphics_pipeline pipeline = {.stages = &stage,
                                         .stage_count = 1,
                                         .input = &input,
                                         .topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST,
                                         .is_discarded = true};
    create_graphics_pipeline(run, &pipeline);
}

void record_vertices(const struct device_run *run, VkCommandBuffer commands)
{
    const struct vertex_run *v = &run->file->vertices;

    memset(run->captured.mapped, 0, (size_t)run->capture.stride * v->vertices * v->instances * sizeof(uint32_t));
    for (uint32_t i = 0; i < run->attribute_count; i++)
        vkCmdBindVertexBuffers(commands, i, 1, &run->attributes[i].buffer, (const VkDeviceSize[]){0});
    begin_rendering(run, commands);
    vkCmdDraw(commands, v->vertices, v->instances, v->first_vertex, v->first_instance);
    vkCmdEndRendering(commands);
}

/* ---- Outputs ----------------------------------------------------------------------------------------------------- */

/* Which word component 0 of a row is; the components of clip and cull distances follow each other over all elements. */
static struct captured_word place_of(const struct dxs_signature *outputs, uint32_t element, uint32_t row)
{
    const struct dxs_signature_element *e = &outputs->elements[element];
    struct captured_word at = {SpvBuiltInMax, e->start_row + row, e->start_column};

    switch (e->semantic) {
    case DXS_SEMANTIC_POSITION:
        return (struct captured_word){SpvBuiltInPosition, 0, 0};
    case DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX:
        return (struct captured_word){SpvBuiltInLayer, 0, 0};
    case DXS_SEMANTIC_VIEWPORT_ARRAY_INDEX:
        return (struct captured_word){SpvBuiltInViewportIndex, 0, 0};
    case DXS_SEMANTIC_SHADING_RATE:
        return (struct captured_word){SpvBuiltInPrimitiveShadingRateKHR, 0, 0};
    case DXS_SEMANTIC_CLIP_DISTANCE:
    case DXS_SEMANTIC_CULL_DISTANCE:
        at = (struct captured_word){
            e->semantic == DXS_SEMANTIC_CLIP_DISTANCE ? SpvBuiltInClipDistance : SpvBuiltInCullDistance, 0, 0};
        for (uint32_t i = 0; i < element; i++)
            if (outputs->elements[i].semantic == e->semantic)
                at.component += outputs->elements[i].rows * outputs->elements[i].columns;
        at.component += row * e->columns;
        return at;
    default:
        return at;
    }
}

static void collect_row(struct device_run *run, uint32_t element, uint32_t row)
{
    const struct vertex_run *v = &run->file->vertices;
    const struct dxs_signature *outputs = &run->shader->entry.outputs;
    const struct dxs_signature_element *e = &outputs->elements[element];
    const uint32_t *captured = run->captured.mapped;
    struct captured_word at = place_of(outputs, element, row);
    size_t count = (size_t)v->vertices * v->instances;
    struct stage_output output = {.name = e->name, .index = e->semantic_indices[row], .columns = e->columns};

    output.words = allocate(count * e->columns, sizeof *output.words);
    for (uint32_t column = 0; column < e->columns; column++, at.component++) {
        uint32_t index;
        if (!find_captured_word(&run->capture, at, &index))
            return; /* nothing of it is written */
        for (size_t i = 0; i < count; i++)
            output.words[i * e->columns + column] = captured[i * run->capture.stride + index];
    }
    run->outputs = reallocate(run->outputs, run->output_count + 1, sizeof *run->outputs);
    run->outputs[run->output_count++] = output;
}

void collect_outputs(struct device_run *run)
{
    const struct dxs_signature *outputs = &run->shader->entry.outputs;

    run->output_count = 0;
    for (uint32_t i = 0; i < outputs->count; i++)
        for (uint32_t row = 0; row < outputs->elements[i].rows; row++)
            collect_row(run, i, row);
}
