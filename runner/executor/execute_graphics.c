/* Executes vertex and pixel shaders of .run files. */
#include "runner/executor/execute_internal.h"

#include "runner/common/report.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct dxs_exec_values *add_row(struct rows *rows, const char *semantic, uint32_t index, size_t count)
{
    rows->values = reallocate(rows->values, rows->count + 1, sizeof *rows->values);
    rows->values[rows->count++] = (struct dxs_exec_values){
        .semantic = semantic, .index = index, .words = allocate(count * ROW_WORDS, sizeof(uint32_t)), .count = count};
    return &rows->values[rows->count - 1];
}

void add_rows(struct rows *rows, const struct dxs_signature *signature, uint32_t stream, size_t count)
{
    for (uint32_t i = 0; i < signature->count; i++)
        for (uint32_t row = 0; row < signature->elements[i].rows && signature->elements[i].stream == stream; row++)
            add_row(rows, signature->elements[i].name, signature->elements[i].semantic_indices[row], count);
}

void free_rows(struct rows *rows)
{
    for (uint32_t i = 0; i < rows->count; i++)
        free(rows->values[i].words);
    free(rows->values);
    *rows = (struct rows){0};
}

/* Whether the .run file must give the value, because the pipeline does not generate it. */
static bool comes_from_file(enum dxs_semantic semantic)
{
    return semantic == DXS_SEMANTIC_ARBITRARY || semantic == DXS_SEMANTIC_CLIP_DISTANCE ||
           semantic == DXS_SEMANTIC_CULL_DISTANCE;
}

bool has_row(const struct dxs_signature *signature, const char *name, uint32_t index)
{
    for (uint32_t i = 0; i < signature->count; i++)
        for (uint32_t row = 0; row < signature->elements[i].rows; row++)
            if (same_semantic(signature->elements[i].name, signature->elements[i].semantic_indices[row], name, index))
                return true;
    return false;
}

void check_inputs(struct job *job, const struct dxs_signature *inputs)
{
    for (size_t i = 0; i < job->file->stage_input_count; i++) {
        const struct stage_input *input = &job->file->stage_inputs[i];
        if (!has_row(inputs, input->name, input->index))
            note_wrong_file(job, "the shader has no such input", input->name, input->index);
    }
}

/* ---- Vertex shaders ---------------------------------------------------------------------------------------------- */

/* The draw skips the vertices before `first_vertex` and the instances before `first_instance`. */
static void give_attribute(struct job *job, struct rows *rows, const struct dxs_signature_element *element,
                           uint32_t row)
{
    const struct vertex_run *run = &job->file->vertices;
    uint32_t index = element->semantic_indices[row];
    const struct stage_input *input = find_stage_input(job->file, element->name, index);
    bool per_instance = input && input->per_instance;
    size_t first = per_instance ? run->first_instance : run->first_vertex;
    size_t count = per_instance ? run->instances : run->vertices;

    if (!input && !comes_from_file(element->semantic))
        return;
    if (input && input->values.count != count * element->columns)
        note_wrong_file(job, "not as many values as vertices or instances have columns", element->name, index);
    add_row(rows, element->name, index, first + count);
    struct dxs_exec_values *values = &rows->values[rows->count - 1];
    values->per_instance = per_instance;
    for (size_t i = 0; i < count && input && job->execution->result == DXS_RESULT_OK; i++)
        memcpy(values->words + (first + i) * ROW_WORDS, input->words + i * element->columns,
               element->columns * sizeof *input->words);
}

static struct stage_output pack_output(const struct dxs_exec_values *values, uint32_t columns, uint32_t stream,
                                       size_t count)
{
    struct stage_output output = {
        .name = values->semantic, .index = values->index, .columns = columns, .stream = stream, .count = count};

    output.words = allocate(count * columns, sizeof *output.words);
    for (size_t i = 0; i < count; i++)
        memcpy(output.words + i * columns, values->words + i * ROW_WORDS, columns * sizeof *output.words);
    return output;
}

void add_outputs(struct execution *e, const struct dxs_signature *signature, uint32_t stream, const struct rows *rows,
                 size_t count)
{
    const struct dxs_exec_values *values = rows->values;

    e->outputs = reallocate(e->outputs, e->output_count + rows->count, sizeof *e->outputs);
    for (uint32_t i = 0; i < signature->count; i++)
        for (uint32_t row = 0; row < signature->elements[i].rows && signature->elements[i].stream == stream; row++)
            e->outputs[e->output_count++] = pack_output(values++, signature->elements[i].columns, stream, count);
}

void run_vertex_shader(struct job *job, struct rows *wanted)
{
    const struct vertex_run *run = &job->file->vertices;
    const struct dxs_signature *inputs = &job->entry->inputs;
    struct rows given = {0};

    check_inputs(job, inputs);
    for (uint32_t i = 0; i < inputs->count; i++)
        for (uint32_t row = 0; row < inputs->elements[i].rows; row++)
            give_attribute(job, &given, &inputs->elements[i], row);
    add_rows(wanted, &job->entry->outputs, 0, (size_t)run->vertices * run->instances);
    struct dxs_exec_vertices vertices = {.vertex_count = run->vertices,
                                         .instance_count = run->instances,
                                         .start_vertex = run->first_vertex,
                                         .start_instance = run->first_instance,
                                         .inputs = given.values,
                                         .outputs = wanted->values,
                                         .input_count = given.count,
                                         .output_count = wanted->count};
    if (job->execution->result == DXS_RESULT_OK)
        note_result(job, dxs_executor_run_vertices(job->executor, &vertices));
    free_rows(&given);
}

void execute_vertices(struct job *job)
{
    const struct vertex_run *run = &job->file->vertices;
    struct rows wanted = {0};

    run_vertex_shader(job, &wanted);
    if (job->execution->result == DXS_RESULT_OK)
        add_outputs(job->execution, &job->entry->outputs, 0, &wanted, (size_t)run->vertices * run->instances);
    free_rows(&wanted);
}

/* ---- Pixel shaders: inputs --------------------------------------------------------------------------------------- */

/* Evaluates at `at` the linear function through the values at three corners of the target. */
static double linear(const struct draw *draw, const double corners[CORNERS], const float at[2])
{
    return corners[0] + (corners[1] - corners[0]) * (double)at[0] / draw->width +
           (corners[2] - corners[0]) * (double)at[1] / draw->height;
}

static uint32_t float_word(double number)
{
    float narrow = (float)number;
    uint32_t word;

    memcpy(&word, &narrow, sizeof word);
    return word;
}

/* Value of one column of an input at a corner of the triangle. */
static uint32_t value_at(const struct draw *draw, const struct stage_input *input, uint32_t columns, uint32_t column,
                         const float at[2])
{
    double corners[CORNERS];

    if (input->values.count == columns)
        return input->words[column];
    for (unsigned k = 0; k < CORNERS; k++)
        corners[k] = float_value(TYPE_F32, input->words[k * columns + column]);
    return float_word(linear(draw, corners, at));
}

static bool is_integer(enum dxs_component_type type)
{
    return type >= DXS_COMPONENT_TYPE_I1 && type <= DXS_COMPONENT_TYPE_U64;
}

static void give_interpolant(struct job *job, struct rows *rows, const struct dxs_signature_element *element,
                             uint32_t row, const struct triangle *triangle)
{
    uint32_t index = element->semantic_indices[row];
    const struct stage_input *input = find_stage_input(job->file, element->name, index);

    if (!input && !comes_from_file(element->semantic))
        return;
    add_row(rows, element->name, index, CORNERS);
    if (!input)
        return;
    bool at_corners = input->values.count == (size_t)element->columns * CORNERS && !is_integer(element->component_type);
    if (input->values.count != element->columns && !at_corners)
        note_wrong_file(job, "as many values as columns are wanted, or of floats three times as many", element->name,
                        index);
    for (unsigned k = 0; k < CORNERS && job->execution->result == DXS_RESULT_OK; k++)
        for (uint32_t column = 0; column < element->columns; column++)
            rows->values[rows->count - 1].words[k * ROW_WORDS + column] =
                value_at(&job->file->draw, input, element->columns, column, triangle->corners[k]);
}

static void give_position(const struct draw *draw, struct rows *rows, const struct triangle *triangle)
{
    const double depths[CORNERS] = {(double)draw->z[0], (double)draw->z[1], (double)draw->z[2]};

    add_row(rows, "SV_Position", 0, CORNERS);
    uint32_t *words = rows->values[rows->count - 1].words;
    for (unsigned k = 0; k < CORNERS; k++, words += ROW_WORDS) {
        double w = (double)draw->w[k];
        const float *at = triangle->corners[k];
        words[0] = float_word((2 * (double)at[0] / draw->width - 1) * w);
        words[1] = float_word((1 - 2 * (double)at[1] / draw->height) * w);
        words[2] = float_word(linear(draw, depths, at) * w);
        words[3] = float_word(w);
    }
}

static void give_system_value(const struct dxs_signature *signature, struct rows *rows, const char *name, uint32_t word)
{
    if (!has_row(signature, name, 0))
        return;
    add_row(rows, name, 0, CORNERS);
    rows->values[rows->count - 1].words[0] = word;
}

/* ---- Pixel shaders: targets -------------------------------------------------------------------------------------- */

static size_t sample_count(const struct draw *draw)
{
    return (size_t)draw->width * draw->height * draw->samples;
}

/* Outputs of the shader, by sample. */
struct pixel_results {
    const uint32_t *targets[MAX_TARGETS]; /* four words per sample; NULL: not written */
    const uint32_t *depth, *stencil;
    uint8_t *written;
};

static bool depth_passes(VkCompareOp test, float new, float old)
{
    switch (test) {
    case VK_COMPARE_OP_NEVER:
        return false;
    case VK_COMPARE_OP_LESS:
        return new < old;
    case VK_COMPARE_OP_EQUAL:
        return new == old;
    case VK_COMPARE_OP_LESS_OR_EQUAL:
        return new <= old;
    case VK_COMPARE_OP_GREATER:
        return new > old;
    case VK_COMPARE_OP_NOT_EQUAL:
        return new != old;
    case VK_COMPARE_OP_GREATER_OR_EQUAL:
        return new >= old;
    default:
        return true;
    }
}

static struct register_name target_name(uint32_t number)
{
    return (struct register_name){.letter = 'o', .number = number};
}

/* target 0 = output 0 + output 1 * target 0 */
static void blend_two_sources(const struct pixel_results *results, size_t place, void *texel)
{
    float sources[2][ROW_WORDS], old[ROW_WORDS];

    for (unsigned i = 0; i < 2; i++)
        memcpy(sources[i], results->targets[i] + place * ROW_WORDS, sizeof sources[i]);
    memcpy(old, texel, sizeof old);
    for (unsigned i = 0; i < ROW_WORDS; i++)
        old[i] = sources[0][i] + sources[1][i] * old[i];
    memcpy(texel, old, sizeof old);
}

/* Writes a sample of the shader's results to the targets, where it lies `layer_start` samples further. */
static void write_sample(const struct job *job, const struct pixel_results *results, size_t place, size_t layer_start)
{
    float *depth = contents_of(job, target_name(TARGET_DEPTH));
    unsigned char *stencil = contents_of(job, target_name(TARGET_STENCIL));
    double written = float_value(TYPE_F32, results->depth[place * ROW_WORDS]);
    float new_depth = isnan(written) ? (float)(job->options->undefined_bits != 0) : (float)fmin(fmax(written, 0), 1);

    size_t target_place = layer_start + place;

    if (job->is_tested_early)
        depth = NULL; /* test_early has written it */
    if (depth && !depth_passes(job->file->draw.depth_test, new_depth, depth[target_place]))
        return;
    if (depth)
        depth[target_place] = new_depth;
    if (stencil)
        stencil[target_place] = results->stencil ? (unsigned char)results->stencil[place * ROW_WORDS] : 0;
    for (uint32_t i = 0; i < MAX_TARGETS; i++) {
        const struct input *target = find_input(job->file, target_name(i), false);
        if (!target || !results->targets[i])
            continue;
        struct dxs_exec_format format = format_of(target->format);
        unsigned char *texel = (unsigned char *)contents_of(job, target->name) + target_place * target->format->size;
        if (job->file->draw.has_two_sources)
            blend_two_sources(results, place, texel);
        else
            dxs_exec_encode_texel(&format, results->targets[i] + place * ROW_WORDS, texel);
    }
}

/* Tests and writes depth before the shader runs. A pixel that fails becomes a helper lane. A pixel that the shader
 * discards leaves its depth. */
static uint8_t *test_early(struct job *job)
{
    enum {
        FORCE_EARLY_DEPTH_STENCIL = 1 << 3 /* DXIL's shader flags */
    };
    const struct draw *draw = &job->file->draw;
    float *depth = contents_of(job, target_name(TARGET_DEPTH));
    const double corners[CORNERS] = {(double)draw->z[0], (double)draw->z[1], (double)draw->z[2]};
    uint8_t *covered;

    job->is_tested_early = depth && (job->entry->shader_flags & FORCE_EARLY_DEPTH_STENCIL);
    if (!job->is_tested_early)
        return NULL;
    covered = allocate((size_t)draw->width * draw->height, 1);
    for (uint32_t y = 0; y < draw->height; y++)
        for (uint32_t x = 0; x < draw->width; x++) {
            const float at[2] = {(float)x + 0.5f, (float)y + 0.5f};
            size_t place = (size_t)y * draw->width + x;
            float new_depth = (float)linear(draw, corners, at);
            covered[place] = depth_passes(draw->depth_test, new_depth, depth[place]);
            if (covered[place])
                depth[place] = new_depth;
        }
    return covered;
}

/* ---- Pixel shaders ----------------------------------------------------------------------------------------------- */

/* Requests all outputs that the file has a target for, and the depth. */
static void want_outputs(const struct job *job, struct rows *rows, struct pixel_results *results)
{
    size_t samples = sample_count(&job->file->draw);
    const struct dxs_signature *outputs = &job->entry->outputs;

    for (uint32_t i = 0; i < MAX_TARGETS; i++) {
        if (!has_row(outputs, "SV_Target", i))
            continue;
        add_row(rows, "SV_Target", i, samples);
        results->targets[i] = rows->values[rows->count - 1].words;
    }
    add_row(rows, "SV_Depth", 0, samples);
    results->depth = rows->values[rows->count - 1].words;
    if (has_row(outputs, "SV_StencilRef", 0)) {
        add_row(rows, "SV_StencilRef", 0, samples);
        results->stencil = rows->values[rows->count - 1].words;
    }
    results->written = allocate(samples, 1);
}

void draw_one_triangle(struct job *job, const struct rows *inputs, const uint8_t *covered, uint32_t layer)
{
    const struct draw *draw = &job->file->draw;
    struct rows wanted = {0};
    struct pixel_results results = {.written = NULL};

    want_outputs(job, &wanted, &results);
    struct dxs_exec_pixels pixels = {.width = draw->width,
                                     .height = draw->height,
                                     .samples = draw->samples,
                                     .is_conservative = draw->is_conservative,
                                     .covered = covered,
                                     .written = results.written,
                                     .inputs = inputs->values,
                                     .outputs = wanted.values,
                                     .input_count = inputs->count,
                                     .output_count = wanted.count};
    if (job->execution->result == DXS_RESULT_OK)
        note_result(job, dxs_executor_run_pixels(job->executor, &pixels));
    for (size_t i = 0; i < sample_count(draw); i++)
        if (results.written[i])
            write_sample(job, &results, i, layer * sample_count(draw));
    free_rows(&wanted);
    free(results.written);
}

static void draw_triangle(struct job *job, uint32_t number)
{
    const struct draw *draw = &job->file->draw;
    const struct dxs_signature *inputs = &job->entry->inputs;
    const struct triangle *triangle = &draw->triangles[number];
    struct rows given = {0};
    uint8_t *covered = test_early(job);

    give_position(draw, &given, triangle);
    give_system_value(inputs, &given, "SV_PrimitiveID", number);
    give_system_value(inputs, &given, "SV_RenderTargetArrayIndex", 0);
    give_system_value(inputs, &given, "SV_ViewportArrayIndex", 0);
    for (uint32_t i = 0; i < inputs->count; i++)
        for (uint32_t row = 0; row < inputs->elements[i].rows; row++)
            give_interpolant(job, &given, &inputs->elements[i], row, triangle);
    draw_one_triangle(job, &given, covered, 0);
    free_rows(&given);
    free(covered);
}

void execute_draw(struct job *job)
{
    check_inputs(job, &job->entry->inputs);
    for (uint32_t i = 0; i < job->file->draw.triangle_count && job->execution->result == DXS_RESULT_OK; i++)
        draw_triangle(job, i);
}
