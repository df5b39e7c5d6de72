/* Runs vertex and pixel shaders: matches --attribute, --interpolant and --dump with rows of the signatures. */
#include "run.h"

#include "messages.h"
#include "words.h"

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

static bool same_name(const char *a, const char *b)
{
    while (*a && lower_case(*a) == lower_case(*b)) {
        a++;
        b++;
    }
    return *a == *b;
}

const struct dxs_signature_element *run_find_row(const struct dxs_signature *signature, const char *semantic,
                                                 uint32_t index)
{
    for (uint32_t i = 0; i < signature->count; i++)
        for (uint32_t row = 0; row < signature->elements[i].rows; row++)
            if (same_name(signature->elements[i].name, semantic) &&
                signature->elements[i].semantic_indices[row] == index)
                return &signature->elements[i];
    return NULL;
}

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

static bool is_integer(enum dxs_component_type type)
{
    return type >= DXS_COMPONENT_I1 && type <= DXS_COMPONENT_U64;
}

/* Spreads the given words to rows of four. If fewer than `copies` rows are given, they repeat. */
static bool spread(const struct run_input *input, uint32_t columns, size_t copies, struct dxs_exec_values *values)
{
    size_t given = input->data.size / sizeof(uint32_t) / columns;
    const char *bytes = input->data.bytes;

    values->semantic = input->semantic;
    values->index = input->index;
    values->per_instance = input->per_instance;
    values->count = given < copies ? copies : given;
    values->words = calloc(values->count, ROW_WORDS * sizeof *values->words);
    for (size_t i = 0; i < values->count && values->words; i++)
        for (size_t n = 0; n < columns; n++)
            values->words[i * ROW_WORDS + n] = load_word(bytes + 4 * (i % given * columns + n));
    return values->words != NULL || run_refuse(&input->word, "out of memory");
}

static bool spread_input(const struct run_arguments *arguments, const struct run_input *input,
                         const struct dxs_entry *entry, struct dxs_exec_values *values)
{
    const struct dxs_signature_element *element = run_find_row(&entry->inputs, input->semantic, input->index);
    bool is_position = arguments->stage == RUN_PIXELS && same_name(input->semantic, "SV_Position");
    uint32_t columns = is_position ? ROW_WORDS : element ? element->columns : 0;
    size_t words = input->data.size / sizeof(uint32_t);
    char reason[128];

    if (columns == 0)
        return run_refuse(&input->word, "the shader has no input with this semantic");
    if (element && !is_position && is_integer(element->component_type) != (input->data.type != 'f'))
        return run_refuse(&input->word, is_integer(element->component_type)
                                            ? "the input has integers: expected u32:... or i32:..."
                                            : "the input has floats: expected f32:...");
    if (arguments->stage == RUN_PIXELS && words != columns && words != (size_t)columns * CORNERS) {
        snprintf(reason, sizeof reason, "%zu numbers are given: expected %" PRIu32 ", or three times as many", words,
                 columns);
        return run_refuse(&input->word, reason);
    }
    size_t wanted = !input->per_instance                 ? arguments->vertices.vertex_count
                    : arguments->vertices.instance_count ? arguments->vertices.instance_count
                                                         : 1;
    if (arguments->stage == RUN_VERTICES && (words % columns != 0 || words / columns < wanted)) {
        snprintf(reason, sizeof reason, "%zu numbers are given: expected %" PRIu32 " x %zu", words, columns, wanted);
        return run_refuse(&input->word, reason);
    }
    return spread(input, columns, arguments->stage == RUN_PIXELS ? CORNERS : 0, values);
}

/* ---- Outputs ----------------------------------------------------------------------------------------------------- */

/* Allocates memory for the outputs to dump. */
static bool prepare_dumps(struct run_arguments *arguments, const struct dxs_entry *entry, size_t count,
                          struct dxs_exec_values *values, uint32_t *value_count)
{
    for (uint32_t i = 0; i < arguments->dump_count; i++) {
        struct run_dump *dump = &arguments->dumps[i];
        if (dump->resource)
            continue;
        if (!run_find_row(&entry->outputs, dump->semantic, dump->index))
            return run_refuse(&dump->word, "the shader has no output with this semantic");
        dump->words = calloc(count, ROW_WORDS * sizeof *dump->words);
        if (!dump->words)
            return run_refuse(&dump->word, "out of memory");
        values[(*value_count)++] = (struct dxs_exec_values){
            .semantic = dump->semantic, .index = dump->index, .words = dump->words, .count = count};
    }
    return true;
}

static void print_dumps(const struct run_arguments *arguments, const struct dxs_entry *entry,
                        const struct run_extent *extent)
{
    for (uint32_t i = 0; i < arguments->dump_count; i++) {
        const struct run_dump *dump = &arguments->dumps[i];
        if (!dump->resource)
            run_print_output(dump, run_find_row(&entry->outputs, dump->semantic, dump->index), extent);
    }
}

/* ---- Drawing ----------------------------------------------------------------------------------------------------- */

static enum dxs_result run_vertices(struct run_arguments *arguments, dxs_executor *executor,
                                    struct dxs_exec_values *inputs, struct dxs_exec_values *outputs,
                                    const struct dxs_entry *entry)
{
    struct dxs_exec_vertices *v = &arguments->vertices;
    uint32_t instances = v->instance_count ? v->instance_count : 1;

    if (!prepare_dumps(arguments, entry, (size_t)v->vertex_count * instances, outputs, &v->output_count))
        return DXS_INVALID_ARGUMENT;
    v->indices = arguments->indices.bytes;
    v->view_id = arguments->view;
    v->inputs = inputs;
    v->input_count = arguments->input_count;
    v->outputs = outputs;
    enum dxs_result result = dxs_executor_run_vertices(executor, v);
    if (result == DXS_OK)
        print_dumps(arguments, entry, &(struct run_extent){v->vertex_count, instances, 1, NULL});
    else
        report_error(arguments->input, dxs_executor_error(executor));
    return result;
}

static enum dxs_result run_pixels(struct run_arguments *arguments, dxs_executor *executor,
                                  struct dxs_exec_values *inputs, struct dxs_exec_values *outputs,
                                  const struct dxs_entry *entry)
{
    uint32_t samples = arguments->samples ? arguments->samples : 1;
    size_t count = (size_t)arguments->pixels[0] * arguments->pixels[1] * samples;
    struct dxs_exec_pixels p = {.width = arguments->pixels[0],
                                .height = arguments->pixels[1],
                                .samples = samples,
                                .written = calloc(count + 1, 1),
                                .view_id = arguments->view,
                                .inputs = inputs,
                                .outputs = outputs,
                                .input_count = arguments->input_count};

    enum dxs_result result = DXS_INVALID_ARGUMENT;
    if (p.written && prepare_dumps(arguments, entry, count, outputs, &p.output_count)) {
        result = dxs_executor_run_pixels(executor, &p);
        if (result == DXS_OK)
            print_dumps(arguments, entry, &(struct run_extent){p.width, p.height, samples, p.written});
        else
            report_error(arguments->input, dxs_executor_error(executor));
    }
    free(p.written);
    return result;
}

enum dxs_result run_draw(struct run_arguments *arguments, dxs_executor *executor, const struct dxs_entry *entry)
{
    struct dxs_exec_values inputs[MAX_GIVEN] = {{0}}, outputs[MAX_GIVEN] = {{0}};
    enum dxs_result result = DXS_OK;

    for (uint32_t i = 0; i < arguments->input_count && result == DXS_OK; i++)
        if (!spread_input(arguments, &arguments->inputs[i], entry, &inputs[i]))
            result = DXS_INVALID_ARGUMENT;
    if (result == DXS_OK)
        result =
            (arguments->stage == RUN_VERTICES ? run_vertices : run_pixels)(arguments, executor, inputs, outputs, entry);
    for (uint32_t i = 0; i < arguments->input_count; i++)
        free(inputs[i].words);
    return result;
}
