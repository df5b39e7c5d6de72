/* Varies one filter, level of detail or derivative at a time and sums up the changes of each result. */
#include "runner/compare/reaches.h"

#include "runner/common/report.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_COMPONENTS = 4
};

static size_t words_of_output(const struct stage_output *output)
{
    return output->count * output->columns;
}

static size_t numbers_of_input(const struct input *input)
{
    return input->size / result_width(input->format);
}

static struct reach no_reach(size_t count)
{
    return (struct reach){allocate(count, sizeof(double)), allocate(count, sizeof(double))};
}

static struct reaches no_reaches(const struct run_file *file, const struct execution *expected)
{
    struct reaches r = {.contents = allocate(file->input_count, sizeof *r.contents),
                        .outputs = allocate(expected->output_count, sizeof *r.outputs),
                        .content_count = file->input_count,
                        .output_count = expected->output_count};

    for (size_t i = 0; i < r.content_count; i++)
        r.contents[i] = no_reach(numbers_of_input(&file->inputs[i]));
    for (size_t i = 0; i < r.output_count; i++)
        r.outputs[i] = no_reach(words_of_output(&expected->outputs[i]));
    return r;
}

static void release_all(struct reach *reaches, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        free(reaches[i].down);
        free(reaches[i].up);
    }
    free(reaches);
}

void release_reaches(struct reaches *r)
{
    release_all(r->contents, r->content_count);
    release_all(r->outputs, r->output_count);
    *r = (struct reaches){0};
}

/* Adds the largest change that one variation causes to the changes of the others. The sum is exact for results that
 * depend linearly on the variations, such as blended colours. */
static void add_changes(struct reach *reach, const struct texel_format *format, const void *expected,
                        const void *const moved[2], size_t count)
{
    size_t width = result_width(format);

    for (size_t i = 0; i < count; i++) {
        double down = 0, up = 0;
        for (unsigned end = 0; end < 2; end++) {
            uint64_t from = 0, to = 0;
            memcpy(&from, (const unsigned char *)expected + i * width, width);
            memcpy(&to, (const unsigned char *)moved[end] + i * width, width);
            double change = from == to ? 0 : result_number(format, to) - result_number(format, from);
            bool is_far = !isfinite(change); /* infinity or NaN */
            down = fmax(down, is_far ? (double)INFINITY : -change);
            up = fmax(up, is_far ? (double)INFINITY : change);
        }
        reach->down[i] += down;
        reach->up[i] += up;
    }
}

static void add_moved(struct reaches *r, const struct run_file *file, const struct execution *expected,
                      const struct execution moved[2])
{
    for (size_t i = 0; i < r->content_count; i++) {
        const struct input *input = &file->inputs[i];
        const void *const ends[] = {moved[0].contents[i], moved[1].contents[i]};
        if (input->kind != INPUT_SAMPLER && input->kind != INPUT_SCENE)
            add_changes(&r->contents[i], input->format, expected->contents[i], ends, numbers_of_input(input));
    }
    for (size_t i = 0; i < r->output_count; i++) {
        const struct stage_output *output = &expected->outputs[i];
        const void *const ends[] = {moved[0].outputs[i].words, moved[1].outputs[i].words};
        add_changes(&r->outputs[i], NULL, output->words, ends, words_of_output(output));
    }
}

struct reaches find_reaches(const dxs_module *module, uint32_t entry, const struct run_file *file,
                            const struct dxs_exec_options *options, const struct execution *expected)
{
    struct reaches r = no_reaches(file, expected);
    struct dxs_exec_options moving = *options;

    for (uint32_t i = 0; i < expected->choices * MAX_COMPONENTS; i++) {
        struct execution moved[2];
        moving.variation.varied = 1 + i / MAX_COMPONENTS;
        moving.variation.component = i % MAX_COMPONENTS;
        for (unsigned end = 0; end < 2; end++) {
            moving.variation.upwards = end;
            moved[end] = execute(module, entry, file, &moving);
        }
        if (moved[0].result == DXS_RESULT_OK && moved[1].result == DXS_RESULT_OK)
            add_moved(&r, file, expected, moved);
        release_execution(&moved[0], file);
        release_execution(&moved[1], file);
    }
    return r;
}
