/* Runs pixel shaders: computes the values of their inputs at each vertex, writes a vertex shader that passes them on,
 * and draws. */
#include "runner/draw/pass_through.h"
#include "runner/draw/pipelines.h"
#include "runner/common/report.h"

#include <string.h>

enum {
    TRIANGLE_VERTICES = 3,
    CORNERS = 3,
    POSITION_COLUMNS = 4,
    MAX_OUTPUTS = 64
};

/* Walks the inputs of a pixel shader twice. The first walk lists the outputs of the vertex shader and counts the words
 * per vertex. The second one fills a buffer with these words. */
struct feeder {
    const struct run_file *file;
    const struct shader *shader;
    struct fed_output outputs[MAX_OUTPUTS];
    uint32_t count;
    uint32_t at;     /* words per vertex so far */
    uint32_t *words; /* NULL: first walk */
    uint32_t stride; /* second walk: words per vertex */
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

/* The linear function through these values at the target's top left, top right and bottom left corners. */
static double value_at(const struct feeder *f, const double corners[CORNERS], const float place[2])
{
    const struct draw *draw = &f->file->draw;

    return corners[0] + (corners[1] - corners[0]) * place[0] / draw->width +
           (corners[2] - corners[0]) * place[1] / draw->height;
}

/* One column of an input at a vertex. */
static uint32_t column_at(const struct feeder *f, const struct stage_input *input, uint32_t columns, uint32_t column,
                          uint32_t vertex)
{
    double corners[CORNERS];

    if (input->values.count == columns)
        return input->words[column];
    for (uint32_t i = 0; i < CORNERS; i++)
        corners[i] = float_value(TYPE_F32, input->words[i * columns + column]);
    return float_word(value_at(f, corners, corner_of(f, vertex)));
}

/* Writes one column of an input to word `at` of every vertex. */
static void feed_column(const struct feeder *f, const struct stage_input *input, uint32_t columns, uint32_t column,
                        uint32_t at)
{
    for (uint32_t vertex = 0; vertex < f->vertex_count; vertex++)
        f->words[vertex * f->stride + at] = column_at(f, input, columns, column, vertex);
}

/* ---- Outputs of the vertex shader -------------------------------------------------------------------------------- */

static struct fed_output *add_output(struct feeder *f, uint32_t rows, uint32_t columns)
{
    if (f->count == MAX_OUTPUTS)
        test_fails("the shader has more than %d inputs", MAX_OUTPUTS);
    struct fed_output *o = &f->outputs[f->count++];
    *o = (struct fed_output){.builtin = SpvBuiltInMax, .is_float = true, .rows = rows, .columns = columns};
    f->at += rows * columns;
    return o;
}

static void feed_position(struct feeder *f)
{
    const struct draw *draw = &f->file->draw;
    const double depths[CORNERS] = {(double)draw->z[0], (double)draw->z[1], (double)draw->z[2]};
    uint32_t first = f->at;

    add_output(f, 1, POSITION_COLUMNS)->builtin = SpvBuiltInPosition;
    for (uint32_t i = 0; i < f->vertex_count && f->words; i++) {
        const float *at = corner_of(f, i);
        uint32_t *words = f->words + i * f->stride + first;
        double w = (double)draw->w[i % CORNERS];
        words[0] = float_word((at[0] / (double)draw->width - 1) * w);
        words[1] = float_word((at[1] / (double)draw->height - 1) * w);
        words[2] = float_word(value_at(f, depths, at) * w);
        words[3] = float_word(w);
    }
}

bool is_float_element(const struct dxs_signature_element *e)
{
    switch (e->component_type) {
    case DXS_COMPONENT_TYPE_F16:
    case DXS_COMPONENT_TYPE_F32:
    case DXS_COMPONENT_TYPE_SNORM_F16:
    case DXS_COMPONENT_TYPE_UNORM_F16:
    case DXS_COMPONENT_TYPE_SNORM_F32:
    case DXS_COMPONENT_TYPE_UNORM_F32:
        return true;
    case DXS_COMPONENT_TYPE_I1:
    case DXS_COMPONENT_TYPE_I16:
    case DXS_COMPONENT_TYPE_U16:
    case DXS_COMPONENT_TYPE_I32:
    case DXS_COMPONENT_TYPE_U32:
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

/* `at`: index of the element's first word within a vertex. */
static void feed_element(const struct feeder *f, const struct dxs_signature_element *e, uint32_t at)
{
    for (uint32_t row = 0; row < e->rows; row++) {
        const struct stage_input *input = find_stage_input(f->file, e->name, e->semantic_indices[row]);
        if (!input)
            continue;
        check_values(e, row, input);
        for (uint32_t column = 0; column < e->columns && f->words; column++)
            feed_column(f, input, e->columns, column, at + row * e->columns + column);
    }
}

static void feed_varying(struct feeder *f, const struct dxs_signature_element *e)
{
    uint32_t at = f->at;
    struct fed_output *o = add_output(f, e->rows, e->columns);

    o->location = e->start_row;
    o->component = e->start_column;
    o->is_float = is_float_element(e);
    o->is_array = e->rows > 1;
    feed_element(f, e, at);
}

/* Clip or cull distances. Vulkan has one array for the components of all elements. */
static void feed_distances(struct feeder *f, const struct dxs_signature *inputs, enum dxs_semantic semantic,
                           SpvBuiltIn builtin)
{
    uint32_t length = 0, at = f->at;

    for (uint32_t i = 0; i < inputs->count; i++)
        if (inputs->elements[i].semantic == semantic)
            length += inputs->elements[i].rows * inputs->elements[i].columns;
    if (length == 0)
        return;
    struct fed_output *o = add_output(f, length, 1);
    o->builtin = builtin;
    o->is_array = true;
    for (uint32_t i = 0; i < inputs->count; i++) {
        const struct dxs_signature_element *e = &inputs->elements[i];
        if (e->semantic != semantic)
            continue;
        feed_element(f, e, at);
        at += e->rows * e->columns;
    }
}

bool is_made_by_rasterizer(enum dxs_semantic semantic)
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

/* Writes layer or viewport index 0. Without the write, drivers differ in the value that the pixel shader reads. */
static void feed_zero(struct feeder *f, SpvBuiltIn builtin)
{
    struct fed_output *o = add_output(f, 1, 1);

    o->builtin = builtin;
    o->is_float = false;
}

/* ---- Inputs that the device lacks -------------------------------------------------------------------------------- */

static void feed_weights(struct feeder *f, uint32_t location)
{
    uint32_t first = f->at;

    add_output(f, 1, TRIANGLE_VERTICES)->location = location;
    for (uint32_t vertex = 0; vertex < f->vertex_count && f->words; vertex++)
        for (uint32_t column = 0; column < TRIANGLE_VERTICES; column++)
            f->words[vertex * f->stride + first + column] = float_word(vertex % TRIANGLE_VERTICES == column);
}

/* Every vertex has the values of all three. */
static void feed_vertices(struct feeder *f, const struct dxs_signature_element *e, const struct emulated_input *input)
{
    const struct stage_input *values = find_stage_input(f->file, e->name, e->semantic_indices[0]);
    uint32_t first = f->at;
    struct fed_output *o = add_output(f, TRIANGLE_VERTICES, e->columns);

    o->location = input->location;
    o->component = input->of_component;
    o->is_float = is_float_element(e);
    o->is_array = true;
    for (uint32_t vertex = 0; vertex < f->vertex_count && f->words && values; vertex++)
        for (uint32_t k = 0; k < TRIANGLE_VERTICES; k++)
            for (uint32_t column = 0; column < e->columns; column++)
                f->words[vertex * f->stride + first + k * e->columns + column] =
                    column_at(f, values, e->columns, column, vertex / TRIANGLE_VERTICES * TRIANGLE_VERTICES + k);
}

static void feed_emulated(struct feeder *f, const struct dxs_signature *inputs)
{
    for (uint32_t n = 0; n < f->shader->emulated_count; n++) {
        const struct emulated_input *input = &f->shader->emulated[n];
        if (input->is_weights)
            feed_weights(f, input->location);
        for (uint32_t i = 0; i < inputs->count && !input->is_weights; i++)
            if (inputs->elements[i].start_row == input->of_location &&
                inputs->elements[i].start_column == input->of_component)
                feed_vertices(f, &inputs->elements[i], input);
    }
}

/* ---- All inputs -------------------------------------------------------------------------------------------------- */

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
        if (is_made_by_rasterizer(e->semantic) && is_given)
            test_fails("input %s is the rasterizer's to give", e->name);
        if (e->semantic == DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX)
            feed_zero(f, SpvBuiltInLayer);
        if (e->semantic == DXS_SEMANTIC_VIEWPORT_ARRAY_INDEX)
            feed_zero(f, SpvBuiltInViewportIndex);
        if (!is_made_by_rasterizer(e->semantic) && e->semantic != DXS_SEMANTIC_CLIP_DISTANCE &&
            e->semantic != DXS_SEMANTIC_CULL_DISTANCE)
            feed_varying(f, e);
    }
    feed_emulated(f, inputs);
}

/* ---- Pipeline ---------------------------------------------------------------------------------------------------- */

static uint32_t vertex_count(const struct device_run *run)
{
    return run->file->draw.triangle_count * TRIANGLE_VERTICES;
}

void fill_draw(const struct device_run *run)
{
    struct feeder f = {
        .file = run->file, .shader = run->shader, .vertex_count = vertex_count(run), .words = run->own.mapped};

    f.stride = run->fed_words;
    feed_inputs(&f, &run->shader->entry.inputs);
}

void prepare_draw(struct device_run *run)
{
    const struct device *d = run->device;
    struct feeder f = {.file = run->file, .shader = run->shader, .vertex_count = vertex_count(run)};
    VkPipelineVertexInputStateCreateInfo input = {.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO};
    size_t word_count;

    refuse_unknown_semantics(run->file, &run->shader->entry.inputs);
    feed_inputs(&f, &run->shader->entry.inputs);
    run->fed_words = f.at;
    create_own_buffer(run, (size_t)f.vertex_count * f.at * sizeof(uint32_t));
    const uint32_t *words = write_pass_through(f.outputs, f.count, run->own_set, &word_count);
    VkPipelineShaderStageCreateInfo stages[] = {
        {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
         .pNext = heap_stage(run->heaps, VK_SHADER_STAGE_VERTEX_BIT, NULL, 0, NULL),
         .stage = VK_SHADER_STAGE_VERTEX_BIT,
         .module = create_module(d, words, word_count),
         .pName = "main"},
        {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
         .pNext = heap_stage(run->heaps, VK_SHADER_STAGE_FRAGMENT_BIT, NULL, 0, NULL),
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
    vkCmdDraw(commands, vertex_count(run), 1, 0, 0);
    vkCmdEndRendering(commands);
}
