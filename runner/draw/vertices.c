/* Runs vertex shaders: fills vertex attributes, creates the pipeline, collects the captured outputs. */
#include "runner/draw/attributes.h"
#include "runner/draw/pipelines.h"
#include "runner/common/report.h"

#include <string.h>

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
    case DXS_COMPONENT_TYPE_I16:
    case DXS_COMPONENT_TYPE_I32:
        return ints[e->columns - 1];
    case DXS_COMPONENT_TYPE_I1:
    case DXS_COMPONENT_TYPE_U16:
    case DXS_COMPONENT_TYPE_U32:
        return uints[e->columns - 1];
    case DXS_COMPONENT_TYPE_F16:
    case DXS_COMPONENT_TYPE_F32:
        return floats[e->columns - 1];
    default:
        test_fails("input %s has components of 64 bits", e->name);
    }
}

static uint32_t first_of(const struct device_run *run, const struct attribute *a)
{
    const struct vertex_run *v = &run->file->vertices;

    return a->input && a->input->per_instance ? v->first_instance : v->first_vertex;
}

static uint32_t count_of(const struct device_run *run, const struct attribute *a)
{
    const struct vertex_run *v = &run->file->vertices;

    return a->input && a->input->per_instance ? v->instances : v->vertices;
}

static void add_attribute(struct device_run *run, const struct dxs_signature_element *e, uint32_t row)
{
    struct attribute a = {e, row, find_stage_input(run->file, e->name, e->semantic_indices[row]), {0}};
    size_t words = (size_t)count_of(run, &a) * e->columns;

    if (run->attribute_count == MAX_ROWS)
        test_fails("the shader has more than %d rows of inputs", MAX_ROWS);
    if (a.input && a.input->values.count != words)
        test_fails("input %s%u takes %zu values, the file gives %zu", e->name, e->semantic_indices[row], words,
                   a.input->values.count);
    words += (size_t)first_of(run, &a) * e->columns;
    a.buffer = create_device_buffer(run->device, words * sizeof(uint32_t), VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);
    run->attributes = reallocate(run->attributes, run->attribute_count + 1, sizeof *run->attributes);
    run->attributes[run->attribute_count++] = a;
}

void create_attributes(struct device_run *run, const struct dxs_signature *inputs)
{
    refuse_unknown_semantics(run->file, inputs);
    for (uint32_t i = 0; i < inputs->count; i++)
        for (uint32_t row = 0; row < inputs->elements[i].rows; row++)
            if (is_fetched(&inputs->elements[i]))
                add_attribute(run, &inputs->elements[i], row);
    if (run->attribute_count > run->device->properties.properties.limits.maxVertexInputAttributes)
        test_skips("the device has fewer vertex attributes");
}

/* Vertices and instances before `first_vertex` and `first_instance` do not run. The values start behind theirs. */
void fill_attributes(const struct device_run *run)
{
    for (uint32_t i = 0; i < run->attribute_count; i++) {
        const struct attribute *a = &run->attributes[i];
        uint32_t columns = a->element->columns;
        if (a->input)
            memcpy((uint32_t *)a->buffer.mapped + (size_t)first_of(run, a) * columns, a->input->words,
                   (size_t)count_of(run, a) * columns * sizeof(uint32_t));
    }
}

void describe_attributes(const struct device_run *run, struct attribute_layout *layout)
{
    for (uint32_t i = 0; i < run->attribute_count; i++) {
        const struct attribute *a = &run->attributes[i];
        bool per_instance = a->input && a->input->per_instance;
        layout->bindings[i] = (VkVertexInputBindingDescription){i, a->element->columns * (uint32_t)sizeof(uint32_t),
                                                                per_instance ? VK_VERTEX_INPUT_RATE_INSTANCE
                                                                             : VK_VERTEX_INPUT_RATE_VERTEX};
        layout->descriptions[i] =
            (VkVertexInputAttributeDescription){a->element->start_row + a->row, i, attribute_format(a->element), 0};
    }
    layout->info =
        (VkPipelineVertexInputStateCreateInfo){.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO,
                                               .vertexBindingDescriptionCount = run->attribute_count,
                                               .pVertexBindingDescriptions = layout->bindings,
                                               .vertexAttributeDescriptionCount = run->attribute_count,
                                               .pVertexAttributeDescriptions = layout->descriptions};
}

void bind_attributes(const struct device_run *run, VkCommandBuffer commands)
{
    for (uint32_t i = 0; i < run->attribute_count; i++)
        vkCmdBindVertexBuffers(commands, i, 1, &run->attributes[i].buffer.buffer, (const VkDeviceSize[]){0});
}

/* ---- Pipeline ---------------------------------------------------------------------------------------------------- */

void fill_vertices(const struct device_run *run)
{
    const struct vertex_run *v = &run->file->vertices;

    memset(run->own.mapped, 0, (size_t)run->capture.stride * v->vertices * v->instances * sizeof(uint32_t));
    fill_attributes(run);
}

static void add_capture_to(struct device_run *run)
{
    const struct vertex_run *v = &run->file->vertices;
    struct capture_options options = {.set = run->own_set,
                                      .vertices = v->vertices,
                                      .first_vertex = v->first_vertex,
                                      .first_instance = v->first_instance};

    run->capture = add_capture(run->shader->words, run->shader->word_count, &options);
    size_t words = (size_t)run->capture.stride * v->vertices * v->instances;
    create_own_buffer(run, (words + 1) * sizeof(uint32_t));
}

void prepare_vertices(struct device_run *run)
{
    struct attribute_layout input;

    if (!device_has(run->device, "vertex-stores"))
        test_skips("the device lacks vertex-stores");
    create_attributes(run, &run->shader->entry.inputs);
    add_capture_to(run);
    describe_attributes(run, &input);
    VkPipelineShaderStageCreateInfo stage = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
        .pNext = heap_stage(run->heaps, VK_SHADER_STAGE_VERTEX_BIT, NULL, 0, NULL),
        .stage = VK_SHADER_STAGE_VERTEX_BIT,
        .module = create_module(run->device, run->capture.words, run->capture.word_count),
        .pName = run->shader->entry_name};
    struct graphics_pipeline pipeline = {.stages = &stage,
                                         .stage_count = 1,
                                         .input = &input.info,
                                         .topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST,
                                         .is_discarded = true};
    create_graphics_pipeline(run, &pipeline);
}

void record_vertices(const struct device_run *run, VkCommandBuffer commands)
{
    const struct vertex_run *v = &run->file->vertices;

    bind_attributes(run, commands);
    begin_rendering(run, commands);
    vkCmdDraw(commands, v->vertices, v->instances, v->first_vertex, v->first_instance);
    vkCmdEndRendering(commands);
}

/* ---- Outputs ----------------------------------------------------------------------------------------------------- */

/* The captured word of component 0 of a row. The clip distances of all elements form one array; so do cull distances.
 */
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
    const uint32_t *captured = run->own.mapped;
    struct captured_word at = place_of(outputs, element, row);
    size_t count = (size_t)v->vertices * v->instances;
    struct stage_output output = {
        .name = e->name, .index = e->semantic_indices[row], .columns = e->columns, .count = count};

    output.words = allocate(count * e->columns, sizeof *output.words);
    for (uint32_t column = 0; column < e->columns; column++, at.component++) {
        uint32_t index;
        if (!find_captured_word(&run->capture, at, &index))
            return; /* the shader does not write this output */
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
