#include "differential.h"

#include "agreement.h"
#include "capabilities.h"
#include "children.h"
#include "device_run.h"
#include "execute.h"
#include "generate.h"
#include "needs.h"
#include "report.h"

#include <stdio.h>
#include <string.h>

enum {
    STEPS = 400 * 1000 /* of the executor, for each run */
};

struct comparison {
    const struct differential *test;
    struct device device;
    struct shader shader;
    struct traits traits;
    struct tally tally;
    unsigned runs_wanted;
    unsigned runs;                                           /* that were compared */
    char too_long[sizeof(((struct execution *)0)->message)]; /* why others were not */
};

/* ---- One run ----------------------------------------------------------------------------------------------------- */

static struct execution execute_one(const struct comparison *c, const struct run_file *file, uint32_t wave_size,
                                    bool reversed)
{
    struct dxs_exec_options options = dxs_default_exec_options();

    options.wave_size = reversed && !c->traits.uses_waves ? 4 : wave_size;
    options.step_limit = STEPS;
    options.reversed = reversed;
    options.undefined_bits = reversed ? UINT64_C(0x3ff123453f812345) : 0;
    return execute(c->shader.module, 0, file, &options);
}

static const struct stage_output *find_output(const struct stage_output *outputs, size_t count,
                                              const struct stage_output *like)
{
    for (size_t i = 0; i < count; i++)
        if (same_semantic(outputs[i].name, outputs[i].index, like->name, like->index))
            return &outputs[i];
    test_fails("the executor gives no output %s%u", like->name, like->index);
}

static void compare_contents(struct comparison *c, const struct device_run *run, const struct execution *expected,
                             const struct execution *other)
{
    for (size_t i = 0; i < run->file->input_count; i++) {
        const struct input *input = &run->file->inputs[i];
        char title[REGISTER_TEXT + sizeof ".counter"];
        struct results results = {.title = title,
                                  .format = input->format,
                                  .before = input->bytes,
                                  .device = run->resources[i].mapped,
                                  .expected = expected->contents[i],
                                  .other = other->contents[i],
                                  .size = input->size};
        if (!results.device || !strchr("uoh", input->name.letter) || input->samples > 1)
            continue; /* the samples of multisampled textures are not read back */
        describe_register(input->name, title);
        if (input->kind == INPUT_COUNTER)
            strcat(title, ".counter");
        compare_results(&results, &c->traits, &c->tally);
    }
}

/* The upper half of an element of 16 bits does not matter. */
static void mask_words(const struct comparison *c, const struct stage_output *output, size_t size)
{
    const struct dxs_signature *outputs = &c->shader.entry.outputs;
    enum dxs_component_type type = DXS_COMPONENT_INVALID;

    for (uint32_t i = 0; i < outputs->count; i++)
        if (same_semantic(outputs->elements[i].name, 0, output->name, 0))
            type = outputs->elements[i].component_type;
    for (size_t i = 0; i < size / sizeof *output->words; i++)
        if (type == DXS_COMPONENT_I16 || type == DXS_COMPONENT_U16)
            output->words[i] &= 0xffff;
}

static void compare_outputs(struct comparison *c, const struct device_run *run, const struct execution *expected,
                            const struct execution *other)
{
    const struct vertex_run *v = &run->file->vertices;

    for (size_t i = 0; i < run->output_count; i++) {
        const struct stage_output *output = &run->outputs[i];
        const struct stage_output *first = find_output(expected->outputs, expected->output_count, output);
        const struct stage_output *second = find_output(other->outputs, other->output_count, output);
        char title[64];
        struct results results = {.title = title,
                                  .device = output->words,
                                  .expected = first->words,
                                  .other = second->words,
                                  .size = (size_t)v->vertices * v->instances * output->columns * sizeof(uint32_t)};
        snprintf(title, sizeof title, "%s%u", output->name, output->index);
        mask_words(c, output, results.size);
        mask_words(c, first, results.size);
        mask_words(c, second, results.size);
        compare_results(&results, &c->traits, &c->tally);
    }
}

/* How normalized integers become floats is not exact. */
static void note_formats(struct comparison *c, const struct run_file *file)
{
    for (size_t i = 0; i < file->input_count; i++) {
        const struct texel_format *format = file->inputs[i].format;
        if (format && format->clear == CLEAR_FLOAT && !format_holds_floats(format) && c->traits.exactness == EXACT)
            c->traits.exactness = ROUNDED;
    }
}

/* With what the file holds now. False if the executor did not get to an end. */
static bool compare_run(struct comparison *c, struct device_run *run, uint64_t seed)
{
    struct execution expected = execute_one(c, run->file, run->wave_size, false);

    if (expected.result == DXS_UNSUPPORTED)
        test_skips("not executed: %s", expected.message);
    if (expected.result != DXS_OK) {
        snprintf(c->too_long, sizeof c->too_long, "%s", expected.message);
        return false;
    }
    struct execution other = execute_one(c, run->file, run->wave_size, true);
    if (other.result != DXS_OK) {
        snprintf(c->too_long, sizeof c->too_long, "%s", other.message);
        return false;
    }
    run_on_device(run);
    size_t before = c->tally.differences;
    compare_contents(c, run, &expected, &other);
    compare_outputs(c, run, &expected, &other);
    if (c->tally.differences > before)
        printf("  with seed %llu\n", (unsigned long long)seed);
    release_execution(&expected, run->file);
    release_execution(&other, run->file);
    c->runs++;
    return true;
}

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

/* The values of the .run file, and random ones like them. */
static void compare_given(struct comparison *c, const char *run_path)
{
    const struct differential *test = c->test;
    struct run_file file = parse_run_file(run_path);

    if (file.executor_lacks)
        test_skips("the executor lacks %s", file.executor_lacks);
    note_formats(c, &file);
    require_needs(&c->device, &file);
    avoid_driver_faults(&c->device, &file);
    struct device_run *run = prepare_run(&c->device, &c->shader, &file);
    for (unsigned i = 0; i < c->runs_wanted; i++) {
        uint64_t seed = c->runs_wanted < test->runs ? 0 : test->first_seed + i;
        if (seed > 0)
            randomize_inputs(&file, seed);
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

static void compare_generated(struct comparison *c)
{
    const struct differential *test = c->test;
    struct run_file files[] = {generate_run_file(&c->shader, SAMPLE_POINTS),
                               generate_run_file(&c->shader, SAMPLE_LINEARLY)};
    struct device_run *runs[] = {prepare_run(&c->device, &c->shader, &files[0]), NULL};

    bool is_robust = device_has(&c->device, "robust-buffers");
    note_formats(c, &files[0]);
    if (filters(&files[0]))
        runs[1] = prepare_run(&c->device, &c->shader, &files[1]);
    for (unsigned i = 0; i < test->runs; i++) {
        unsigned which = runs[1] ? i % 2 : 0;
        uint64_t seed = test->first_seed + i;
        fill_run_file(&files[which], &c->shader, &c->traits, seed, is_robust);
        compare_run(c, runs[which], seed);
    }
}

/* ---- One shader -------------------------------------------------------------------------------------------------- */

/* Lines are: name of a shader, part of the names of driver, version and device or *, reason. With some reasons the
 * shader runs, but only once, with the values of its .run file. */
static void skip_listed(struct comparison *c)
{
    static const char given_only[] = "given values only: ";
    const struct differential *test = c->test;
    const struct device *device = &c->device;
    size_t size, length = strlen(test->name);

    if (!test->skips)
        return;
    for (char *line = strtok(read_file(test->skips, &size), "\n"); line; line = strtok(NULL, "\n")) {
        char *driver = line + length + 1, *reason;
        if (strncmp(line, test->name, length) != 0 || line[length] != ' ' || !(reason = strchr(driver, ' ')))
            continue;
        *reason++ = 0;
        if (strcmp(driver, "*") != 0 && !device_is_named(device, driver))
            continue;
        if (strncmp(reason, given_only, sizeof given_only - 1) != 0)
            test_skips("%s%s", strcmp(driver, "*") == 0 ? "" : "the device does it wrong: ", reason);
        c->runs_wanted = 1;
    }
}

void test_differential(const struct differential *test)
{
    struct comparison c = {.test = test, .runs_wanted = test->runs};
    const char *run_path = with_suffix(test->dxil_path, ".dxil", ".run");
    FILE *run_file;

    open_device(&c.device, test->device);
    skip_listed(&c);
    convert_shader(&c.shader, test->dxil_path, &c.device, OPTIONS_OF_DEVICE, NULL);
    c.traits = find_traits(c.shader.module);
    if (c.traits.uses_waves && c.shader.entry.stage != DXS_STAGE_COMPUTE)
        test_skips("which %s invocations share a wave is the device's to choose", dxs_stage_name(c.shader.entry.stage));
    if (test->module_path)
        keep_module(test->module_path, &c.shader);
    require_capabilities(&c.device, c.shader.words, c.shader.word_count);
    if ((run_file = fopen(run_path, "rb"))) {
        fclose(run_file);
        compare_given(&c, run_path);
    } else {
        compare_generated(&c);
    }
    if (c.tally.differences > 0)
        test_fails("  %zu values are wrong", c.tally.differences);
    if (c.runs == 0)
        test_skips("no run came to an end: %s", c.too_long);
    printf("%s runs %u compared %zu undetermined %zu", dxs_stage_name(c.shader.entry.stage), c.runs, c.tally.compared,
           c.tally.undetermined);
    test_passes();
}
