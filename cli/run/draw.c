/* Runs all stages but compute shaders: matches --attribute, --interpolant and the like, and --dump, with rows of the
 * signatures. Vertex and pixel shaders are here, the other stages in run_stages.c. */
#include "cli/run/run.h"

#include "cli/messages.h"
#include "cli/words.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ROW_WORDS = 4,
    CORNERS = 3
};

static char lower_case(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

bool run_same_name(const char *a, const char *b)
{
    while (*a && lower_case(*a) == lower_case(*b)) {
        a++;
        b++;
    }
    return *a == *b;
}

static const struct dxs_signature_element *find_row(const struct dxs_signature *signature, const char *semantic,
                                                    uint32_t index)
{
    for (uint32_t i = 0; i < signature->count; i++)
        for (uint32_t row = 0; row < signature->elements[i].rows; row++)
            if (run_same_name(signature->elements[i].name, semantic) &&
                signature->elements[i].semantic_indices[row] == index)
                return &signature->elements[i];
    return NULL;
}

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

static bool is_integer(enum dxs_component_type type)
{
    return type >= DXS_COMPONENT_TYPE_I1 && type <= DXS_COMPONENT_TYPE_U64;
}

/* Spreads the given words to rows of four. If fewer than `copies` rows are given, they repeat. */
static bool spread(const struct run_input *input, uint32_t columns, size_t copies, struct dxs_exec_values *values)
{
    size_t given = input->data.size / sizeof(uint32_t) / columns;
    const char *bytes = input->data.bytes;

    values->semantic = input->semantic;
    values->index = input->index;
    values->per_instance = input->role == RUN_INSTANCE_ATTRIBUTE;
    values->count = given < copies ? copies : given;
    values->words = calloc(values->count, ROW_WORDS * sizeof *values->words);
    for (size_t i = 0; i < values->count && values->words; i++)
        for (size_t n = 0; n < columns; n++)
            values->words[i * ROW_WORDS + n] = load_word(bytes + 4 * (i % given * columns + n));
    return values->words != NULL || run_refuse(&input->word, "out of memory");
}

/* The number of vertices, control points or patches that the input has values of. */
static size_t values_wanted(const struct run_draw *d, enum run_role role)
{
    const struct run_arguments *a = d->arguments;

    switch (role) {
    case RUN_INSTANCE_ATTRIBUTE:
        return a->vertices.instance_count ? a->vertices.instance_count : 1;
    case RUN_CONTROL_POINT:
        return (size_t)a->patches * d->entry->input_control_points;
    case RUN_PATCH_CONSTANT:
        return a->patches;
    default:
        return d->entry->stage == DXS_STAGE_GEOMETRY ? (size_t)a->primitives * dxs_exec_input_vertices(d->entry)
                                                     : a->vertices.vertex_count;
    }
}

static bool has_enough(const struct run_draw *d, const struct run_input *input, uint32_t columns)
{
    size_t words = input->data.size / sizeof(uint32_t), wanted = values_wanted(d, input->role);
    char reason[128];

    if (input->role == RUN_INTERPOLANT) {
        if (words == columns || words == (size_t)columns * CORNERS)
            return true;
        snprintf(reason, sizeof reason, "%zu numbers are given: expected %" PRIu32 ", or three times as many", words,
                 columns);
        return run_refuse(&input->word, reason);
    }
    if (words % columns == 0 && words / columns >= wanted)
        return true;
    snprintf(reason, sizeof reason, "%zu numbers are given: expected %" PRIu32 " x %zu", words, columns, wanted);
    return run_refuse(&input->word, reason);
}

static bool spread_input(struct run_draw *d, const struct run_input *input)
{
    bool is_constant = input->role == RUN_PATCH_CONSTANT;
    const struct dxs_signature_element *element =
        find_row(is_constant ? &d->entry->patch_or_primitive : &d->entry->inputs, input->semantic, input->index);
    bool is_position = input->role == RUN_INTERPOLANT && run_same_name(input->semantic, "SV_Position");
    uint32_t columns = is_position ? ROW_WORDS : element ? element->columns : 0;
    size_t copies = input->role == RUN_INTERPOLANT ? CORNERS : 0;

    if (columns == 0)
        return run_refuse(&input->word, is_constant ? "the shader has no patch constant with this semantic"
                                                    : "the shader has no input with this semantic");
    if (element && !is_position && is_integer(element->component_type) != (input->data.type != 'f'))
        return run_refuse(&input->word, is_integer(element->component_type)
                                            ? "the input has integers: expected u32:... or i32:..."
                                            : "the input has floats: expected f32:...");
    struct dxs_exec_values *values = is_constant ? &d->constants[d->constant_count++] : &d->inputs[d->input_count++];
    return has_enough(d, input, columns) && spread(input, columns, copies, values);
}

/* ---- Outputs ----------------------------------------------------------------------------------------------------- */

bool run_prepare_dumps(struct run_draw *d, size_t first, size_t second)
{
    const struct dxs_entry *entry = d->entry;
    bool has_second = entry->stage == DXS_STAGE_HULL || entry->stage == DXS_STAGE_MESH;

    for (uint32_t i = 0; i < d->arguments->dump_count; i++) {
        struct run_dump *dump = &d->arguments->dumps[i];
        if (dump->resource)
            continue;
        dump->element = find_row(&entry->outputs, dump->semantic, dump->index);
        dump->is_second = !dump->element && has_second;
        if (dump->is_second)
            dump->element = find_row(&entry->patch_or_primitive, dump->semantic, dump->index);
        if (!dump->element && run_is_special(dump, entry))
            continue;
        if (!dump->element)
            return run_refuse(&dump->word, "the shader has no output with this semantic");
        size_t count = dump->is_second ? second : first;
        dump->words = calloc(count + 1, ROW_WORDS * sizeof *dump->words);
        if (!dump->words)
            return run_refuse(&dump->word, "out of memory");
        *(dump->is_second ? &d->second[d->second_count++] : &d->outputs[d->output_count++]) = (struct dxs_exec_values){
            .semantic = dump->semantic, .index = dump->index, .words = dump->words, .count = count};
    }
    return true;
}

void run_print_dumps(const struct run_draw *d, bool is_second, const struct run_extent *extent)
{
    for (uint32_t i = 0; i < d->arguments->dump_count; i++) {
        const struct run_dump *dump = &d->arguments->dumps[i];
        if (dump->element && dump->is_second == is_second)
            run_print_output(dump, extent);
    }
}

/* ---- Drawing ----------------------------------------------------------------------------------------------------- */

static bool run_vertices(struct run_draw *d, enum dxs_result *result)
{
    struct dxs_exec_vertices *v = &d->arguments->vertices;
    uint32_t instances = v->instance_count ? v->instance_count : 1;

    if (!run_prepare_dumps(d, (size_t)v->vertex_count * instances, 0))
        return false;
    v->indices = d->arguments->indices.bytes;
    v->view_id = d->arguments->view;
    v->inputs = d->inputs;
    v->input_count = d->input_count;
    v->outputs = d->outputs;
    v->output_count = d->output_count;
    *result = dxs_executor_run_vertices(d->executor, v);
    if (*result == DXS_RESULT_OK)
        run_print_dumps(d, false, &(struct run_extent){.width = v->vertex_count, .height = instances, .samples = 1});
    return true;
}

static bool run_pixels(struct run_draw *d, enum dxs_result *result)
{
    const struct run_arguments *a = d->arguments;
    uint32_t samples = a->samples ? a->samples : 1;
    size_t count = (size_t)a->pixels[0] * a->pixels[1] * samples;
    uint8_t *written = calloc(count + 1, 1);
    bool is_ready = written && run_prepare_dumps(d, count, 0);

    if (is_ready) {
        const struct dxs_exec_pixels p = {.width = a->pixels[0],
                                          .height = a->pixels[1],
                                          .samples = samples,
                                          .written = written,
                                          .view_id = a->view,
                                          .inputs = d->inputs,
                                          .outputs = d->outputs,
                                          .input_count = d->input_count,
                                          .output_count = d->output_count};
        *result = dxs_executor_run_pixels(d->executor, &p);
        if (*result == DXS_RESULT_OK && !memchr(written, 1, count))
            complain("run: no sample is written: the triangle covers none, or the shader discards all");
        if (*result == DXS_RESULT_OK)
            run_print_dumps(
                d, false,
                &(struct run_extent){.width = p.width, .height = p.height, .samples = samples, .written = written});
    }
    free(written);
    return is_ready;
}

static bool run_stage(struct run_draw *d, enum dxs_result *result)
{
    switch (d->entry->stage) {
    case DXS_STAGE_VERTEX:
        return run_vertices(d, result);
    case DXS_STAGE_PIXEL:
        return run_pixels(d, result);
    case DXS_STAGE_HULL:
        return run_draw_hull(d, result);
    case DXS_STAGE_DOMAIN:
        return run_draw_domain(d, result);
    case DXS_STAGE_GEOMETRY:
        return run_draw_geometry(d, result);
    case DXS_STAGE_MESH:
        return run_draw_mesh(d, result);
    default:
        return run_draw_amplification(d, result);
    }
}

enum dxs_result run_draw(struct run_arguments *arguments, dxs_executor *executor, const struct dxs_entry *entry)
{
    struct run_draw *d = calloc(1, sizeof *d);
    enum dxs_result result = DXS_RESULT_OK;
    bool is_ready = true;

    if (!d) {
        complain("out of memory");
        return DXS_RESULT_OUT_OF_MEMORY;
    }
    d->arguments = arguments;
    d->executor = executor;
    d->entry = entry;
    for (uint32_t i = 0; i < arguments->input_count && is_ready; i++)
        is_ready = spread_input(d, &arguments->inputs[i]);
    is_ready = is_ready && run_stage(d, &result);
    if (result != DXS_RESULT_OK)
        run_report_error(arguments, dxs_executor_error(executor));
    for (uint32_t i = 0; i < d->input_count; i++)
        free(d->inputs[i].words);
    for (uint32_t i = 0; i < d->constant_count; i++)
        free(d->constants[i].words);
    free(d);
    return is_ready ? result : DXS_RESULT_INVALID_ARGUMENT;
}
