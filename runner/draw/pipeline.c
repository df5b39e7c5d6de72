/* Runs pipelines of several graphics shaders: feeds the first one, draws, collects what transform feedback captures. */
#include "runner/common/report.h"
#include "runner/draw/attributes.h"
#include "runner/draw/pass_through.h"
#include "runner/draw/pipelines.h"

#include <string.h>

enum {
    MAX_STAGES = 5,
    MAX_OUTPUTS = 64,
    MAX_CAPTURED = 65536 /* vertices of a stream: the capture ends there */
};

/* ---- A vertex shader for pipelines without one ------------------------------------------------------------------- */

/* Walks the inputs of the first shader twice. The first walk lists the outputs of the vertex shader, the second one
 * fills the buffer with the values of the file. */
struct feeder {
    const struct run_file *file;
    struct fed_output outputs[MAX_OUTPUTS];
    uint32_t count, at; /* words per vertex so far */
    uint32_t *words;    /* NULL: first walk */
    uint32_t stride;    /* second walk: words per vertex */
};

static bool has_values(const struct dxs_signature_element *e)
{
    return e->semantic != DXS_SEMANTIC_PRIMITIVE_ID && e->semantic != DXS_SEMANTIC_GS_INSTANCE_ID &&
           e->semantic != DXS_SEMANTIC_OUTPUT_CONTROL_POINT_ID;
}

static void feed_row(const struct feeder *f, const struct dxs_signature_element *e, uint32_t row)
{
    const struct vertex_run *v = &f->file->vertices;
    const struct stage_input *input = find_stage_input(f->file, e->name, e->semantic_indices[row]);

    if (!input)
        return;
    if (input->per_instance || input->values.count != (size_t)v->vertices * e->columns)
        test_fails("input %s%u takes %u values, the file gives %zu", e->name, e->semantic_indices[row],
                   v->vertices * e->columns, input->values.count);
    for (uint32_t i = 0; i < v->vertices; i++)
        memcpy(f->words + (size_t)(v->first_vertex + i) * f->stride + f->at, input->words + i * e->columns,
               e->columns * sizeof *input->words);
}

static void feed_rows(struct feeder *f, const struct dxs_signature_element *e)
{
    for (uint32_t row = 0; row < e->rows; row++, f->at += e->columns)
        if (f->words)
            feed_row(f, e, row);
}

static struct fed_output *add_output(struct feeder *f, SpvBuiltIn builtin)
{
    if (f->count == MAX_OUTPUTS)
        test_fails("the shader has more than %d inputs", MAX_OUTPUTS);
    f->outputs[f->count] = (struct fed_output){.builtin = builtin, .is_float = true, .rows = 1, .columns = 1};
    return &f->outputs[f->count++];
}

/* Vulkan has one array for the clip distances of all elements, and one for the cull distances. */
static void feed_distances(struct feeder *f, const struct dxs_signature *inputs, enum dxs_semantic semantic,
                           SpvBuiltIn builtin)
{
    uint32_t first = f->at;

    for (uint32_t i = 0; i < inputs->count; i++)
        if (inputs->elements[i].semantic == semantic)
            feed_rows(f, &inputs->elements[i]);
    if (f->at == first)
        return;
    struct fed_output *o = add_output(f, builtin);
    o->rows = f->at - first;
    o->is_array = true;
}

static void feed_varying(struct feeder *f, const struct dxs_signature_element *e)
{
    struct fed_output *o = add_output(f, e->semantic == DXS_SEMANTIC_POSITION ? SpvBuiltInPosition : SpvBuiltInMax);

    o->location = e->start_row;
    o->component = e->start_column;
    o->is_float = is_float_element(e);
    o->is_array = e->rows > 1;
    o->rows = e->rows;
    o->columns = e->columns;
    feed_rows(f, e);
}

static void feed_inputs(struct feeder *f, const struct dxs_signature *inputs)
{
    f->count = f->at = 0;
    feed_distances(f, inputs, DXS_SEMANTIC_CLIP_DISTANCE, SpvBuiltInClipDistance);
    feed_distances(f, inputs, DXS_SEMANTIC_CULL_DISTANCE, SpvBuiltInCullDistance);
    for (uint32_t i = 0; i < inputs->count; i++) {
        const struct dxs_signature_element *e = &inputs->elements[i];
        if (e->semantic != DXS_SEMANTIC_CLIP_DISTANCE && e->semantic != DXS_SEMANTIC_CULL_DISTANCE && has_values(e))
            feed_varying(f, e);
    }
}

/* The shader that takes the vertices of the draw, if no vertex shader does. */
static const struct pipeline_shader *first_shader(const struct shader *shader)
{
    const struct pipeline_shader *hull = find_pipeline_shader(shader, DXS_STAGE_HULL);
    const struct pipeline_shader *first = hull ? hull : find_pipeline_shader(shader, DXS_STAGE_GEOMETRY);

    if (!first)
        test_fails("a pipeline of vertices has a vertex, hull or geometry shader");
    return first;
}

static bool is_passed_through(const struct device_run *run)
{
    return !run->file->pipeline.runs_groups && !find_pipeline_shader(run->shader, DXS_STAGE_VERTEX);
}

static VkShaderModule create_pass_through(struct device_run *run)
{
    const struct dxs_signature *inputs = &first_shader(run->shader)->entry.inputs;
    const struct vertex_run *v = &run->file->vertices;
    struct feeder f = {.file = run->file};
    size_t word_count;

    refuse_unknown_semantics(run->file, inputs);
    feed_inputs(&f, inputs);
    run->fed_words = f.at;
    create_own_buffer(run, ((size_t)(v->first_vertex + v->vertices) * f.at + 1) * sizeof(uint32_t));
    const uint32_t *words = write_pass_through(f.outputs, f.count, run->own_set, &word_count);
    return create_module(run->device, words, word_count);
}

/* ---- Captured outputs -------------------------------------------------------------------------------------------- */

static uint32_t stride_of_stream(const struct dxs_signature *outputs, uint32_t stream)
{
    for (uint32_t i = 0; i < outputs->count; i++)
        if (outputs->elements[i].stream == stream)
            return captured_place(outputs, &outputs->elements[i]).stride;
    return 0;
}

static bool is_captured(const struct device_run *run)
{
    return !run->file->pipeline.runs_groups && !find_pipeline_shader(run->shader, DXS_STAGE_PIXEL);
}

static void create_captures(struct device_run *run)
{
    const struct dxs_signature *outputs = &captured_shader(run->shader)->entry.outputs;

    if (!device_has(run->device, "transform-feedback"))
        test_skips("the device lacks transform-feedback");
    run->captured_bytes = create_device_buffer(run->device, CAPTURE_STREAMS * sizeof(uint32_t),
                                               VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT);
    for (uint32_t i = 0; i < CAPTURE_STREAMS; i++) {
        uint32_t stride = stride_of_stream(outputs, i);
        if (stride > 0)
            run->captured[i] = create_device_buffer(run->device, (VkDeviceSize)stride * MAX_CAPTURED,
                                                    VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT);
    }
}

static void collect_row(struct device_run *run, const struct dxs_signature *outputs,
                        const struct dxs_signature_element *e, uint32_t row)
{
    struct captured_place place = captured_place(outputs, e);
    const uint32_t *bytes = run->captured_bytes.mapped;
    struct stage_output output = {
        .name = e->name, .index = e->semantic_indices[row], .columns = e->columns, .stream = e->stream};

    output.count = bytes[e->stream] / place.stride;
    if (output.count >= MAX_CAPTURED)
        test_fails("more vertices than are captured");
    output.words = allocate(output.count * e->columns, sizeof *output.words);
    for (size_t i = 0; i < output.count; i++)
        memcpy(output.words + i * e->columns,
               (const char *)run->captured[e->stream].mapped + i * place.stride + place.offset +
                   row * e->columns * sizeof *output.words,
               e->columns * sizeof *output.words);
    run->outputs = reallocate(run->outputs, run->output_count + 1, sizeof *run->outputs);
    run->outputs[run->output_count++] = output;
}

void collect_captured(struct device_run *run)
{
    run->output_count = 0;
    if (!is_captured(run))
        return;
    const struct dxs_signature *outputs = &captured_shader(run->shader)->entry.outputs;
    for (uint32_t i = 0; i < outputs->count; i++)
        for (uint32_t row = 0; row < outputs->elements[i].rows; row++)
            collect_row(run, outputs, &outputs->elements[i], row);
}

/* ---- Pipeline ---------------------------------------------------------------------------------------------------- */

static void check_stages(const struct device_run *run)
{
    const struct shader *s = run->shader;
    bool has_mesh = find_pipeline_shader(s, DXS_STAGE_MESH), has_pixel = find_pipeline_shader(s, DXS_STAGE_PIXEL);

    if (has_mesh != run->file->pipeline.runs_groups)
        test_fails("pipelines of groups have a mesh shader, others have none");
    if (!find_pipeline_shader(s, DXS_STAGE_HULL) != !find_pipeline_shader(s, DXS_STAGE_DOMAIN))
        test_fails("hull and domain shader belong together");
    if (has_pixel != (run->file->draw.width > 0))
        test_fails("pipelines with a pixel shader have a line `draw`, others have none");
    if (find_pipeline_shader(s, DXS_STAGE_AMPLIFICATION) && !device_has(run->device, "task-shader"))
        test_skips("the device lacks task-shader");
}

static VkSpecializationInfo specialize(const struct pipeline_run *pipeline, VkSpecializationMapEntry *entries)
{
    for (uint32_t i = 0; i < pipeline->constant_count; i++)
        entries[i] =
            (VkSpecializationMapEntry){pipeline->constant_ids[i], i * (uint32_t)sizeof(uint32_t), sizeof(uint32_t)};
    return (VkSpecializationInfo){pipeline->constant_count, entries, sizeof pipeline->constants, pipeline->constants};
}

void prepare_pipeline(struct device_run *run)
{
    const struct shader *s = run->shader;
    VkPipelineVertexInputStateCreateInfo no_input = {.sType =
                                                         VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO};
    struct attribute_layout attributes;
    VkPipelineShaderStageCreateInfo stages[MAX_STAGES + 1];
    struct graphics_pipeline pipeline = {.stages = stages,
                                         .topology = run->file->pipeline.topology,
                                         .patch_vertices = run->file->pipeline.patch_vertices,
                                         .is_discarded = run->file->draw.width == 0};
    VkSpecializationMapEntry entries[MAX_CONSTANTS];
    VkSpecializationInfo constants = specialize(&run->file->pipeline, entries);

    check_stages(run);
    for (uint32_t i = 0; i < s->graphics_count; i++)
        stages[pipeline.stage_count++] = (VkPipelineShaderStageCreateInfo){
            .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
            .pNext = heap_stage(run->heaps, stage_bit(s->graphics[i].entry.stage), NULL, 0, NULL),
            .stage = stage_bit(s->graphics[i].entry.stage),
            .module = create_module(run->device, s->graphics[i].words, s->graphics[i].word_count),
            .pName = s->graphics[i].entry_name,
            .pSpecializationInfo = &constants};
    if (is_passed_through(run)) {
        pipeline.input = &no_input;
        stages[pipeline.stage_count++] =
            (VkPipelineShaderStageCreateInfo){.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                              .stage = VK_SHADER_STAGE_VERTEX_BIT,
                                              .module = create_pass_through(run),
                                              .pName = "main"};
        stages[pipeline.stage_count - 1].pNext = heap_stage(run->heaps, VK_SHADER_STAGE_VERTEX_BIT, NULL, 0, NULL);
    } else if (!run->file->pipeline.runs_groups) {
        create_attributes(run, &find_pipeline_shader(s, DXS_STAGE_VERTEX)->entry.inputs);
        describe_attributes(run, &attributes);
        pipeline.input = &attributes.info;
    }
    if (is_captured(run))
        create_captures(run);
    create_graphics_pipeline(run, &pipeline);
}

void fill_pipeline(const struct device_run *run)
{
    struct feeder f = {.file = run->file, .words = run->own.mapped, .stride = run->fed_words};

    if (is_passed_through(run))
        feed_inputs(&f, &first_shader(run->shader)->entry.inputs);
    fill_attributes(run);
    if (run->captured_bytes.mapped)
        memset(run->captured_bytes.mapped, 0, CAPTURE_STREAMS * sizeof(uint32_t));
}

/* ---- Commands ---------------------------------------------------------------------------------------------------- */

#define DEVICE_FUNCTION(run, name) (PFN_##name) vkGetDeviceProcAddr((run)->device->device, #name)

static void begin_capture(const struct device_run *run, VkCommandBuffer commands)
{
    PFN_vkCmdBindTransformFeedbackBuffersEXT bind = DEVICE_FUNCTION(run, vkCmdBindTransformFeedbackBuffersEXT);
    PFN_vkCmdBeginTransformFeedbackEXT begin = DEVICE_FUNCTION(run, vkCmdBeginTransformFeedbackEXT);

    for (uint32_t i = 0; i < CAPTURE_STREAMS; i++)
        if (run->captured[i].buffer)
            bind(commands, i, 1, &run->captured[i].buffer, (const VkDeviceSize[]){0}, NULL);
    begin(commands, 0, 0, NULL, NULL);
}

static void end_capture(const struct device_run *run, VkCommandBuffer commands)
{
    PFN_vkCmdEndTransformFeedbackEXT end = DEVICE_FUNCTION(run, vkCmdEndTransformFeedbackEXT);
    VkBuffer counters[CAPTURE_STREAMS];
    VkDeviceSize offsets[CAPTURE_STREAMS];

    for (uint32_t i = 0; i < CAPTURE_STREAMS; i++) {
        counters[i] = run->captured[i].buffer ? run->captured_bytes.buffer : VK_NULL_HANDLE;
        offsets[i] = i * sizeof(uint32_t);
    }
    end(commands, 0, CAPTURE_STREAMS, counters, offsets);
}

void record_pipeline(const struct device_run *run, VkCommandBuffer commands)
{
    const struct vertex_run *v = &run->file->vertices;
    const uint32_t *groups = run->file->groups;

    bind_attributes(run, commands);
    begin_rendering(run, commands);
    if (is_captured(run))
        begin_capture(run, commands);
    if (run->file->pipeline.runs_groups) {
        PFN_vkCmdDrawMeshTasksEXT draw = DEVICE_FUNCTION(run, vkCmdDrawMeshTasksEXT);
        draw(commands, groups[0], groups[1], groups[2]);
    } else {
        vkCmdDraw(commands, v->vertices, v->instances, v->first_vertex, v->first_instance);
    }
    if (is_captured(run))
        end_capture(run, commands);
    vkCmdEndRendering(commands);
}
