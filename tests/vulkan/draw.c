/* Pixel shaders: what feeds their inputs, and the draw. */
#include "pass_through.h"
#include "pipelines.h"
#include "report.h"

#include <string.h>

enum {
    TRIANGLE_VERTICES = 3,
    CORNERS = 3,
    POSITION_COLUMNS = 4,
    MOST_OUTPUTS = 64
};

struct feeder {
    const struct run_file *file;
    struct fed_output outputs[MOST_OUTPUTS];
    uint32_t count;
    uint32_t vertex_count;
};

/* ---- Values at vertices ------------------------------------------------------------------------------------------ */

static const float *corner_of(const struct feeder *f, uint32_t vertex)
{
    return f->file->draw.triangles[vertex / TRIANGLE_VERTICES].corners[vertex % TRIANGLE_VERTICES];
}

static uint32_t float_word(double number)
{
    float narrow = (float)number;
    uint32_t word;

    memcpy(&word, &narrow, sizeof word);
    return word;
}

/* The linear function that has these values at the target's top left, top right and bottom left corners. */
static double value_at(const struct feeder *f, const double corners[CORNERS], const float place[2])
{
    const struct draw *draw = &f->file->draw;

    return corners[0] + (corners[1] - corners[0]) * place[0] / draw->width +
           (corners[2] - corners[0]) * place[1] / draw->height;
}

/* Words of one column at all vertices, `step` apart. */
static void feed_column(const struct feeder *f, const struct stage_input *input, uint32_t columns, uint32_t column,
                        uint32_t *words, uint32_t step)
{
    double corners[CORNERS];

    for (uint32_t vertex = 0; vertex < f->vertex_count; vertex++) {
        if (input->values.count == columns) {
            words[vertex * step] = input->words[column];
            continue;
        }
        for (uint32_t i = 0; i < CORNERS; i++)
            corners[i] = float_value(TYPE_F32, input->words[i * columns + column]);
        words[vertex * step] = float_word(value_at(f, corners, corner_of(f, vertex)));
    }
}

/* ---- Outputs of the vertex shader -------------------------------------------------------------------------------- */

static struct fed_output *add_output(struct feeder *f)
{
    if (f->count == MOST_OUTPUTS)
        test_fails("the shader has more than %d inputs", MOST_OUTPUTS);
    struct fed_output *o = &f->outputs[f->count++];
    *o = (struct fed_output){.builtin = SpvBuiltInMax, .is_float = true, .rows = 1};
    return o;
}

static void feed_position(struct feeder *f)
{
    const struct draw *draw = &f->file->draw;
    uint32_t *words = allocate((size_t)f->vertex_count * POSITION_COLUMNS, sizeof *words);
    struct fed_output *o = add_output(f);
    const double depths[CORNERS] = {(double)draw->z[0], (double)draw->z[1], (double)draw->z[2]};

    o->builtin = SpvBuiltInPosition;
    o->columns = POSITION_COLUMNS;
    o->words = words;
    for (uint32_t i = 0; i < f->vertex_count; i++) {
        const float *at = corner_of(f, i);
        double w = (double)draw->w;
        words[i * POSITION_COLUMNS] = float_word((at[0] / (double)draw->width - 1) * w);
        words[i * POSITION_COLUMNS + 1] = float_word((at[1] / (double)draw->height - 1) * w);
        words[i * POSITION_COLUMNS + 2] = float_word(value_at(f, depths, at) * w);
        words[i * POSITION_COLUMNS + 3] = float_word(w);
    }
}

static bool is_float_element(const struct dxs_signature_element *e)
{
    switch (e->component_type) {
    case DXS_COMPONENT_F16:
    case DXS_COMPONENT_F32:
    case DXS_COMPONENT_SNORM_F16:
    case DXS_COMPONENT_UNORM_F16:
    case DXS_COMPONENT_SNORM_F32:
    case DXS_COMPONENT_UNORM_F32:
        return true;
    case DXS_COMPONENT_I1:
    case DXS_COMPONENT_I16:
    case DXS_COMPONENT_U16:
    case DXS_COMPONENT_I32:
    case DXS_COMPONENT_U32:
        return false;
    default:
        test_fails("input %s has components of 64 bits", e->name);
    }
}

static void check_values(const struct dxs_signature_element *e, uint32_t row, const struct stage_input *input)
{
    bool is_varying = input->values.count == (size_t)e->columns * CORNERS && is_float_element(e);

    if (input->per_instance)
        test_fails("input %s%u of a pixel shader is given per instance", e->name, e->semantic_indices[row]);
    if (input->values.count != e->columns && !is_varying)
        test_fails("input %s%u takes %u values%s, the file gives %zu", e->name, e->semantic_indices[row], e->columns,
                   is_float_element(e) ? ", or those of three corners" : "", input->values.count);
}

/* Fills the words of an element into those of an output that begin with it; `stride` are the output's words. */
static void feed_element(const struct feeder *f, const struct dxs_signature_element *e, uint32_t *words,
                         uint32_t stride)
{
    for (uint32_t row = 0; row < e->rows; row++) {
        const struct stage_input *input = find_stage_input(f->file, e->name, e->semantic_indices[row]);
        if (!input)
            continue;
        check_values(e, row, input);
        for (uint32_t column = 0; column < e->columns; column++)
            feed_column(f, input, e->columns, column, words + row * e->columns + column, stride);
    }
}

static void feed_varying(struct feeder *f, const struct dxs_signature_element *e)
{
    struct fed_output *o = add_output(f);
    uint32_t stride = e->rows * e->columns;
    uint32_t *words = allocate((size_t)f->vertex_count * stride, sizeof *words);

    o->location = e->start_row;
    o->component = e->start_column;
    o->is_float = is_float_element(e);
    o->is_array = e->rows > 1;
    o->rows = e->rows;
    o->columns = e->columns;
    o->words = words;
    feed_element(f, e, words, stride);
}

/* Clip or cull distances: one array of the components of all elements. */
static void feed_distances(struct feeder *f, const struct dxs_signature *inputs, enum dxs_semantic semantic,
                           SpvBuiltIn builtin)
{
    uint32_t length = 0, at = 0;

    for (uint32_t i = 0; i < inputs->count; i++)
        if (inputs->elements[i].semantic == semantic)
            length += inputs->elements[i].rows * inputs->elements[i].columns;
    if (length == 0)
        return;
    struct fed_output *o = add_output(f);
    uint32_t *words = allocate((size_t)f->vertex_count * length, sizeof *words);
    o->builtin = builtin;
    o->is_array = true;
    o->rows = length;
    o->columns = 1;
    o->words = words;
    for (uint32_t i = 0; i < inputs->count; i++) {
        const struct dxs_signature_element *e = &inputs->elements[i];
        if (e->semantic != semantic)
            continue;
        feed_element(f, e, words + at, length);
        at += e->rows * e->columns;
    }
}

/* System values that the rasterizer makes. */
static bool is_made(enum dxs_semantic semantic)
{
    switch (semantic) {
    case DXS_SEMANTIC_POSITION:
    case DXS_SEMANTIC_PRIMITIVE_ID:
    case DXS_SEMANTIC_SAMPLE_INDEX:
    case DXS_SEMANTIC_IS_FRONT_FACE:
    case DXS_SEMANTIC_COVERAGE:
    case DXS_SEMANTIC_INNER_COVERAGE:
    case DXS_SEMANTIC_BARYCENTRICS:
    case DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX:
    case DXS_SEMANTIC_VIEWPORT_ARRAY_INDEX:
    case DXS_SEMANTIC_SHADING_RATE:
    case DXS_SEMANTIC_VIEW_ID:
        return true;
    default:
        return false;
    }
}

static void feed_inputs(struct feeder *f, const struct dxs_signature *inputs)
{
    feed_position(f);
    feed_distances(f, inputs, DXS_SEMANTIC_CLIP_DISTANCE, SpvBuiltInClipDistance);
    feed_distances(f, inputs, DXS_SEMANTIC_CULL_DISTANCE, SpvBuiltInCullDistance);
    for (uint32_t i = 0; i < inputs->count; i++) {
        const struct dxs_signature_element *e = &inputs->elements[i];
        bool is_given = false;
        for (uint32_t row = 0; row < e->rows; row++)
            is_given |= find_stage_input(f->file, e->name, e->semantic_indices[row]) != NULL;
        if (is_made(e->semantic) && is_given)
            test_fails("input %s is the rasterizer's to give", e->name);
        if (!is_made(e->semantic) && e->semantic != DXS_SEMANTIC_CLIP_DISTANCE &&
            e->semantic != DXS_SEMANTIC_CULL_DISTANCE)
            feed_varying(f, e);
    }
}

/* ---- Pipeline ---------------------------------------------------------------------------------------------------- */

void prepare_draw(struct device_run *run)
{
    const struct device *d = run->device;
    struct feeder f = {.file = run->file, .vertex_count = run->file->draw.triangle_count * TRIANGLE_VERTICES};
    VkPipelineVertexInputStateCreateInfo input = {.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO};
    size_t word_count;

    refuse_unknown_semantics(run->file, &run->shader->entry.inputs);
    feed_inputs(&f, &run->shader->entry.inputs);
    const uint32_t *words = write_pass_through(f.outputs, f.count, f.vertex_count, &word_count);
    VkPipelineShaderStageCreateInfo stages[] = {
        {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
         .stage = VK_SHADER_STAGE_VERTEX_BIT,
         .module = create_module(d, words, word_count),
         .pName = "main"},
        {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
         .stage = VK_SHADER_STAGE_FRAGMENT_BIT,
         .module = create_module(d, run->shader->words, run->shader->word_count),
         .pName = run->shader->entry_name},
    };
    struct graphics_pipeline pipeline = {
        .stages = stages, .stage_count = 2, .input = &input, .topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST};
    create_graphics_pipeline(run, &pipeline);
}

void record_draw(const struct device_run *run, VkCommandBuffer commands)
{
    begin_rendering(run, commands);
    vkCmdDraw(commands, run->file->draw.triangle_count * TRIANGLE_VERTICES, 1, 0, 0);
    vkCmdEndRendering(commands);
}
