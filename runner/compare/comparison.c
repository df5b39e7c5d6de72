/* Compares one shader between device and executor. The executor runs it in several orders of threads. If the device
 * differs, further executions find out which differences Vulkan allows. */
#include "runner/compare/comparison.h"

#include "runner/common/report.h"
#include "runner/compare/compare.h"
#include "runner/compare/expectations.h"
#include "runner/compare/generate.h"
#include "runner/compare/module_images.h"
#include "runner/device/needs.h"
#include "runner/run_files/write_run_file.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

struct traits find_all_traits(const struct shader *shader)
{
    struct traits all = find_traits(shader->module, shader->entry_number);

    for (uint32_t i = 1; i < shader->graphics_count; i++) {
        struct traits traits = find_traits(shader->graphics[i].module, 0);
        all.exactness = traits.exactness > all.exactness ? traits.exactness : all.exactness;
        all.stores_ints |= traits.stores_ints;
        all.has_halves |= traits.has_halves;
        all.has_doubles |= traits.has_doubles;
        all.rounds_to_ints |= traits.rounds_to_ints;
        all.is_fast |= traits.is_fast;
        all.uses_waves |= traits.uses_waves;
        all.leaves_choices |= traits.leaves_choices;
    }
    return all;
}

/* ---- One run ----------------------------------------------------------------------------------------------------- */

static const struct stage_output *find_output(const struct stage_output *outputs, size_t count,
                                              const struct stage_output *like)
{
    for (size_t i = 0; i < count; i++)
        if (outputs[i].stream == like->stream &&
            same_semantic(outputs[i].name, outputs[i].index, like->name, like->index))
            return &outputs[i];
    test_fails("the executor gives no output %s%u", like->name, like->index);
}

static void compare_contents(const struct comparison *c, const struct device_run *run, const struct expectations *e,
                             struct tally *tally)
{
    for (size_t i = 0; i < run->file->input_count; i++) {
        const struct input *input = &run->file->inputs[i];
        char title[REGISTER_TEXT + sizeof ".counter"];
        struct results results = {.title = title,
                                  .format = input->format,
                                  .before = input->bytes,
                                  .device = run->resources[i].mapped,
                                  .expected = e->of_orders[0].contents[i],
                                  .other_count = e->count - 1,
                                  .rounding_count = e->rounding_count,
                                  .size = input->size,
                                  .row = input->format ? input->width : 0,
                                  .reach = e->reaches.contents ? &e->reaches.contents[i] : NULL};
        for (size_t k = 0; k < results.other_count; k++)
            results.others[k] = e->of_orders[k + 1].contents[i];
        for (size_t k = 0; k < results.rounding_count; k++)
            results.roundings[k] = e->of_roundings[k].contents[i];
        if (!results.device || !strchr("uoh", input->name.letter) || is_instrument(&c->shader, input->name) ||
            (input->samples > 1 && input->kind != INPUT_TARGET))
            continue; /* the samples of multisampled textures are not read back */
        describe_register(input->name, title);
        if (input->kind == INPUT_COUNTER)
            strcat(title, ".counter");
        compare_results(&results, &c->traits, tally);
    }
}

/* Clears the upper half of 16-bit elements, which is undefined. */
static void mask_words(const struct comparison *c, const struct stage_output *output, size_t size)
{
    const struct dxs_signature *outputs =
        c->shader.graphics ? &captured_shader(&c->shader)->entry.outputs : &c->shader.entry.outputs;
    enum dxs_component_type type = DXS_COMPONENT_TYPE_INVALID;

    for (uint32_t i = 0; i < outputs->count; i++)
        if (same_semantic(outputs->elements[i].name, 0, output->name, 0))
            type = outputs->elements[i].component_type;
    for (size_t i = 0; i < size / sizeof *output->words; i++)
        if (type == DXS_COMPONENT_TYPE_I16 || type == DXS_COMPONENT_TYPE_U16)
            output->words[i] &= 0xffff;
}

static const uint32_t *words_of_output(const struct comparison *c, const struct execution *execution,
                                       const struct stage_output *output, size_t size)
{
    const struct stage_output *executed = find_output(execution->outputs, execution->output_count, output);

    mask_words(c, executed, size);
    return executed->words;
}

static double distance(uint32_t a, uint32_t b)
{
    double difference = fabs(float_value(TYPE_F32, a) - float_value(TYPE_F32, b));

    return a == b ? 0 : difference < 1 ? difference : 1;
}

/* How far the device's vertex `found` is from the executor's vertex `wanted`, over all rows of stream 0. */
static double distance_of_vertices(const struct device_run *run, const struct execution *executed, size_t found,
                                   size_t wanted)
{
    double sum = 0;

    for (size_t i = 0; i < run->output_count; i++) {
        const struct stage_output *output = &run->outputs[i];
        const uint32_t *words = find_output(executed->outputs, executed->output_count, output)->words;
        for (size_t k = 0; k < output->columns && output->stream == 0; k++)
            sum += distance(output->words[found * output->columns + k], words[wanted * output->columns + k]);
    }
    return sum;
}

/* Orders the device's vertices like the executor's nearest ones: tessellators differ in the order of vertices. */
static void order_like_executed(const struct device_run *run, const struct execution *executed)
{
    size_t count = run->output_count > 0 ? run->outputs[0].count : 0;

    for (size_t i = 0; i < executed->output_count; i++)
        count = executed->outputs[i].count < count ? executed->outputs[i].count : count;
    for (size_t wanted = 0; wanted < count; wanted++) {
        size_t nearest = wanted;
        for (size_t i = wanted + 1; i < count; i++)
            if (distance_of_vertices(run, executed, i, wanted) < distance_of_vertices(run, executed, nearest, wanted))
                nearest = i;
        swap_vertices(run->outputs, run->output_count, 0, (const size_t[]){wanted, nearest});
    }
}

static void note_counts(struct tally *tally, const struct stage_output *output, size_t expected)
{
    char text[sizeof tally->first.title];

    snprintf(text, sizeof text, "%s%u: %zu vertices, should be %zu", output->name, output->index, output->count,
             expected);
    if (!tally->is_silent)
        printf("  %s\n", text);
    if (tally->differences++ == 0)
        memcpy(tally->first.title, text, sizeof text);
}

static void compare_outputs(const struct comparison *c, const struct device_run *run, const struct expectations *e,
                            struct tally *tally)
{
    const struct execution *first = &e->of_orders[0];

    if (first->outputs_are_unknown)
        return;
    if (first->is_unordered)
        order_like_executed(run, first);
    for (size_t i = 0; i < run->output_count; i++) {
        const struct stage_output *output = &run->outputs[i];
        char title[64];
        if (output->count != find_output(first->outputs, first->output_count, output)->count) {
            note_counts(tally, output, find_output(first->outputs, first->output_count, output)->count);
            continue;
        }
        struct results results = {.title = title,
                                  .device = output->words,
                                  .other_count = e->count - 1,
                                  .rounding_count = e->rounding_count,
                                  .size = output->count * output->columns * sizeof(uint32_t)};
        snprintf(title, sizeof title, "%s%u", output->name, output->index);
        mask_words(c, output, results.size);
        for (size_t k = 0; k < e->count; k++) {
            const uint32_t *words = words_of_output(c, &e->of_orders[k], output, results.size);
            *(k > 0 ? &results.others[k - 1] : (const void **)&results.expected) = words;
        }
        if (e->reaches.outputs)
            results.reach =
                &e->reaches.outputs[find_output(e->of_orders[0].outputs, e->of_orders[0].output_count, output) -
                                    e->of_orders[0].outputs];
        for (size_t k = 0; k < e->rounding_count; k++)
            results.roundings[k] = words_of_output(c, &e->of_roundings[k], output, results.size);
        compare_results(&results, &c->traits, tally);
    }
}

void note_formats(struct comparison *c, const struct run_file *file)
{
    for (size_t i = 0; i < file->input_count; i++) {
        const struct texel_format *format = file->inputs[i].format;
        if (format && format->clear == CLEAR_FLOAT && !format_holds_floats(format) && c->traits.exactness < ROUNDED)
            c->traits.exactness = ROUNDED;
    }
}

static struct tally compare_all(const struct comparison *c, const struct device_run *run, const struct expectations *e,
                                bool is_silent)
{
    struct tally tally = {.is_silent = is_silent};

    compare_contents(c, run, e, &tally);
    compare_outputs(c, run, e, &tally);
    return tally;
}

/* Assumes 4 bits of mipmap precision, Vulkan's minimum. Software devices report 6 bits, but their levels are off by up
 * to 0.043: they interpolate the logarithm of the squared length linearly between powers of two. */
static struct reaches reaches_on_device(const struct comparison *c, const struct device_run *run,
                                        const struct execution *expected)
{
    struct dxs_exec_options options = options_of_run(run);

    options.variation.subtexel_bits = c->device.properties.properties.limits.subTexelPrecisionBits;
    options.variation.level_bits = 4;
    return find_reaches(c->shader.module, c->shader.entry_number, run->file, &options, expected);
}

static void run_disguised(const struct comparison *c, struct device_run *run)
{
    void **state = c->disguise ? c->disguise->begin(run->file, c->disguise->user) : NULL;

    run_on_device(run);
    if (c->disguise)
        c->disguise->end(run->file, state);
}

static bool same_differences(const struct tally *a, const struct tally *b)
{
    return a->differences == b->differences && a->first.index == b->first.index && a->first.device == b->first.device &&
           strcmp(a->first.title, b->first.title) == 0;
}

bool compare_run(struct comparison *c, struct device_run *run, uint64_t seed)
{
    struct expectations expected;

    if (!execute_in_orders(c, run, &expected))
        return false;
    run_disguised(c, run);
    struct tally tally = compare_all(c, run, &expected, true);
    if (tally.differences > 0) {
        if (c->traits.leaves_choices && run->file->start != START_PIPELINE)
            expected.reaches = reaches_on_device(c, run, &expected.of_orders[0]);
        execute_for_doubts(c, run, &expected);
        tally = compare_all(c, run, &expected, false);
    }
    if (tally.differences > 0) {
        printf("  with seed %llu\n", (unsigned long long)seed);
        if (c->tally.differences == 0 && c->kept_inputs)
            write_run_file(c->kept_inputs, run->file);
        run_disguised(c, run);
        struct tally again = compare_all(c, run, &expected, true);
        bool is_unstable = !same_differences(&tally, &again);
        if (is_unstable)
            printf("  " IS_UNSTABLE "\n");
        c->is_unstable |= is_unstable;
    }
    if (c->tally.differences == 0) {
        c->tally.first = tally.first;
        c->first_difference_seed = seed;
    }
    c->tally.compared += tally.compared;
    c->tally.undetermined += tally.undetermined;
    c->tally.differences += tally.differences;
    release_expectations(&expected, run->file);
    c->runs++;
    if (c->note)
        c->note(c, c->note_user);
    return true;
}

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

/* llvmpipe crashes when a shader queries the residency of a resource that is not sparse. */
static void avoid_residency_fault(const struct comparison *c, const struct run_file *file)
{
    bool is_at_fault =
        device_is_named(&c->device, "llvmpipe") && module_asks_for_residency(c->shader.words, c->shader.word_count);

    for (size_t i = 0; i < file->input_count && is_at_fault; i++)
        if (file->inputs[i].kind == INPUT_TYPED ||
            (file->inputs[i].kind == INPUT_BUFFER && file->inputs[i].name.letter == 't') ||
            (file->inputs[i].kind == INPUT_TEXTURE && file->inputs[i].residency == ORDINARY))
            test_skips(DOES_IT_WRONG "it crashes where residency is asked of what is no sparse texture");
}

static void disguise_samplers(const struct comparison *c, struct run_file *file)
{
    if (c->disguise)
        c->disguise->samplers(file, c->disguise->user);
}

void compare_given(struct comparison *c, struct run_file *file)
{
    note_formats(c, file);
    avoid_residency_fault(c, file);
    disguise_samplers(c, file);
    struct device_run *run = prepare_run(&c->device, &c->shader, file);
    for (uint64_t i = 0; i < c->runs_wanted; i++) {
        uint64_t seed = c->given_values_only ? 0 : c->first_seed + i;
        if (seed > 0)
            randomize_inputs(file, seed);
        compare_run(c, run, seed);
    }
}

static bool filters(const struct run_file *file)
{
    bool has_sampler = false;

    for (size_t i = 0; i < file->input_count; i++) {
        const struct input *input = &file->inputs[i];
        has_sampler |= input->kind == INPUT_SAMPLER && !input->sampler.compares;
        if (input->kind == INPUT_TEXTURE && input->format->clear != CLEAR_FLOAT)
            return false;
    }
    return has_sampler;
}

void compare_generated(struct comparison *c)
{
    static const uint32_t limits[] = {0, 16, 4, 2, 1}; /* limits of integers; smaller ones keep indices in bounds */
    struct run_file files[] = {generate_run_file(&c->plain, &c->traits, SAMPLE_POINTS),
                               generate_run_file(&c->plain, &c->traits, SAMPLE_LINEARLY)};
    for (unsigned i = 0; i < 2; i++)
        disguise_samplers(c, &files[i]);
    avoid_residency_fault(c, &files[0]);
    struct device_run *runs[] = {prepare_run(&c->device, &c->shader, &files[0]), NULL};

    bool is_robust = device_has(&c->device, "robust-buffers") && !c->binds_addresses;
    note_formats(c, &files[0]);
    if (filters(&files[0]))
        runs[1] = prepare_run(&c->device, &c->shader, &files[1]);
    for (uint64_t i = 0; i < c->runs_wanted; i++) {
        unsigned which = runs[1] ? i % 2 : 0;
        uint64_t seed = c->first_seed + i;
        bool is_done = false;
        for (size_t k = is_robust ? 0 : 1; k < sizeof limits / sizeof *limits && !is_done; k++) {
            fill_run_file(&files[which], &c->plain, &c->traits, seed, limits[k]);
            is_done = compare_run(c, runs[which], seed);
        }
    }
}
