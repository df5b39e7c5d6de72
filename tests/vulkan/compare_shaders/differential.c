/* Compares one shader between device and executor. The executor runs it in several orders of threads. If the device
 * differs, further executions find out which differences Vulkan allows. */
#include "compare_shaders/differential.h"

#include "compare_shaders/agreement.h"
#include "device/capabilities.h"
#include "device/children.h"
#include "execute/byte_pointers.h"
#include "execute/device_run.h"
#include "execute/heap_variables.h"
#include "execute/interlock.h"
#include "execute/optional_features.h"
#include "execute.h"
#include "compare_shaders/generate.h"
#include "compare_shaders/module_images.h"
#include "device/needs.h"
#include "compare_shaders/reaches.h"
#include "device/report.h"
#include "run_files/write_run_file.h"
#include "run_shaders/compare.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum {
    STEPS = 400 * 1000 /* step limit of the executor, per run */
};
#define UNDEFINED_BITS UINT64_C(0x3ff123453f812345)

struct comparison {
    const struct differential *test;
    struct device device;
    struct shader shader;
    struct shader plain; /* the shader with the default layout: its module declares the image formats */
    struct traits traits;
    struct tally tally;
    uint64_t runs_wanted;
    unsigned runs; /* compared so far */
    char not_compared[sizeof(((struct execution *)0)->message) +
                      sizeof "not executed: "]; /* why the last other run was not */
};

/* ---- One run ----------------------------------------------------------------------------------------------------- */

/* An order of execution and a wave size. */
struct order {
    uint32_t wave_size; /* 0: that of the device */
    bool is_reversed;
};

struct orders {
    struct order list[4];
    size_t count;
};

/* Threads of compute shaders fill waves in order. For pixels and vertices the device chooses the waves: only results
 * that are equal with the narrowest waves, the widest waves and opposite orders are determined. */
static struct orders orders_of(const struct comparison *c)
{
    static const struct orders narrower = {{{0, false}, {4, true}}, 2}, same = {{{0, false}, {0, true}}, 2},
                               any = {{{0, false}, {0, true}, {4, true}, {128, false}}, 4};

    if (!c->traits.uses_waves)
        return narrower;
    return c->shader.entry.stage == DXS_STAGE_COMPUTE ? same : any;
}

/* The executor's results for the current inputs. */
struct expectations {
    struct execution of_orders[1 + MAX_OTHERS];
    size_t count;
    struct execution of_roundings[MAX_ROUNDINGS];
    size_t rounding_count;
    struct reaches reaches; /* allowed variation; empty until a difference is found */
};

static void release(struct expectations *e, const struct run_file *file)
{
    release_reaches(&e->reaches);
    for (size_t i = 0; i < e->count; i++)
        release_execution(&e->of_orders[i], file);
    for (size_t i = 0; i < e->rounding_count; i++)
        release_execution(&e->of_roundings[i], file);
    *e = (struct expectations){0};
}

static struct dxs_exec_options options_of_run(const struct device_run *run)
{
    struct dxs_exec_options options = dxs_default_exec_options();

    options.wave_size = run->wave_size;
    options.step_limit = STEPS;
    return options;
}

static struct execution execute_run(const struct comparison *c, const struct run_file *file,
                                    const struct dxs_exec_options *options)
{
    const dxs_module *modules[MAX_PIPELINE_SHADERS + 1];

    if (file->start != START_PIPELINE)
        return execute(c->shader.module, 0, file, options);
    for (uint32_t i = 0; i < c->shader.graphics_count; i++)
        modules[i] = c->shader.graphics[i].module;
    return execute_pipeline(modules, c->shader.graphics_count, file, options);
}

/* False if the execution failed, or if the shader accessed memory out of bounds or misaligned. */
static bool execute_to_end(struct comparison *c, const struct device_run *run, const struct dxs_exec_options *options,
                           struct execution *execution)
{
    *execution = execute_run(c, run->file, options);
    if (execution->result == DXS_OK && execution->out_of_bounds == 0)
        return true;
    snprintf(c->not_compared, sizeof c->not_compared, "%s%s",
             execution->result == DXS_UNSUPPORTED ? "not executed: " : "",
             execution->result != DXS_OK ? execution->message : "the shader goes out of an array, or is not aligned");
    release_execution(execution, run->file);
    return false;
}

static bool execute_in_orders(struct comparison *c, const struct device_run *run, struct expectations *e)
{
    struct orders orders = orders_of(c);

    *e = (struct expectations){0};
    for (; e->count < orders.count; e->count++) {
        const struct order *order = &orders.list[e->count];
        struct dxs_exec_options options = options_of_run(run);
        if (order->wave_size)
            options.wave_size = order->wave_size;
        options.reversed = order->is_reversed;
        options.undefined_bits = e->count > 0 ? UNDEFINED_BITS : 0;
        if (!execute_to_end(c, run, &options, &e->of_orders[e->count])) {
            release(e, run->file);
            return false;
        }
    }
    return true;
}

/* Executions with other behaviour that a correct device may have: denormals flushed to zero, lanes run one after the
 * other, another assignment of threads to waves, different rounding. */
static void execute_for_doubts(struct comparison *c, const struct device_run *run, struct expectations *e)
{
    struct dxs_exec_options pace = options_of_run(run), rows = pace, rounding = pace;

    pace.flushes_denormals = pace.serialized_lanes = true;
    rows.linear_lane_order = true;
    for (unsigned i = 0; i < 2; i++) {
        pace.reversed = i > 0;
        pace.undefined_bits = i > 0 ? UINT64_MAX : 0; /* NaN as a float of any width: products with 0 change, too */
        if (execute_to_end(c, run, &pace, &e->of_orders[e->count]))
            e->count++;
    }
    if (c->traits.uses_waves && execute_to_end(c, run, &rows, &e->of_orders[e->count]))
        e->count++;
    for (rounding.rounding = 1; rounding.rounding <= MAX_ROUNDINGS; rounding.rounding++)
        if (execute_to_end(c, run, &rounding, &e->of_roundings[e->rounding_count]))
            e->rounding_count++;
}

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
        if (!results.device || !strchr("uoh", input->name.letter) ||
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
    enum dxs_component_type type = DXS_COMPONENT_INVALID;

    for (uint32_t i = 0; i < outputs->count; i++)
        if (same_semantic(outputs->elements[i].name, 0, output->name, 0))
            type = outputs->elements[i].component_type;
    for (size_t i = 0; i < size / sizeof *output->words; i++)
        if (type == DXS_COMPONENT_I16 || type == DXS_COMPONENT_U16)
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
            printf("  %s%u: the device leaves %zu vertices, the executor %zu\n", output->name, output->index,
                   output->count, find_output(first->outputs, first->output_count, output)->count);
            tally->differences++;
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

/* Conversions of normalized integers to floats are inexact, so shaders that use such formats are ROUNDED. */
static void note_formats(struct comparison *c, const struct run_file *file)
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
    return find_reaches(c->shader.module, run->file, &options, expected);
}

/* Compares one run with the current inputs. False if the executor has no determined result for them. */
static bool compare_run(struct comparison *c, struct device_run *run, uint64_t seed)
{
    struct expectations expected;

    if (!execute_in_orders(c, run, &expected))
        return false;
    void **contents = falsify_textures(run->file, c->test->falsehood);
    run_on_device(run);
    restore_textures(run->file, contents);
    struct tally tally = compare_all(c, run, &expected, true);
    if (tally.differences > 0) {
        if (c->traits.leaves_choices && run->file->start != START_PIPELINE)
            expected.reaches = reaches_on_device(c, run, &expected.of_orders[0]);
        execute_for_doubts(c, run, &expected);
        tally = compare_all(c, run, &expected, false);
    }
    if (tally.differences > 0) {
        printf("  with seed %llu\n", (unsigned long long)seed);
        if (c->tally.differences == 0 && c->test->module_path)
            write_run_file(with_suffix(c->test->module_path, ".spv", ".run"), run->file);
    }
    c->tally.compared += tally.compared;
    c->tally.undetermined += tally.undetermined;
    c->tally.differences += tally.differences;
    release(&expected, run->file);
    c->runs++;
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

/* Compares with the values of the .run file, or with random values of the same range. */
static void compare_given(struct comparison *c, const char *run_path)
{
    const struct differential *test = c->test;
    struct run_file file = parse_run_file(run_path);

    if (file.executor_lacks)
        test_skips("the executor lacks %s", file.executor_lacks);
    note_formats(c, &file);
    require_needs(&c->device, &file);
    avoid_driver_faults(&c->device, &file, test->binding.policy);
    avoid_residency_fault(c, &file);
    require_bounds(&c->shader, &file);
    falsify_samplers(&file, test->falsehood);
    struct device_run *run = prepare_run(&c->device, &c->shader, &file);
    for (uint64_t i = 0; i < c->runs_wanted; i++) {
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
    static const uint32_t limits[] = {0, 16, 4, 2, 1}; /* limits of integers; smaller ones keep indices in bounds */
    const struct differential *test = c->test;
    struct run_file files[] = {generate_run_file(&c->plain, &c->traits, SAMPLE_POINTS),
                               generate_run_file(&c->plain, &c->traits, SAMPLE_LINEARLY)};
    for (unsigned i = 0; i < 2; i++)
        falsify_samplers(&files[i], test->falsehood);
    avoid_residency_fault(c, &files[0]);
    struct device_run *runs[] = {prepare_run(&c->device, &c->shader, &files[0]), NULL};

    bool is_robust = device_has(&c->device, "robust-buffers") && !binds_addresses(test->binding.generated);
    note_formats(c, &files[0]);
    if (filters(&files[0]))
        runs[1] = prepare_run(&c->device, &c->shader, &files[1]);
    for (uint64_t i = 0; i < test->runs; i++) {
        unsigned which = runs[1] ? i % 2 : 0;
        uint64_t seed = test->first_seed + i;
        bool is_done = false;
        for (size_t k = is_robust ? 0 : 1; k < sizeof limits / sizeof *limits && !is_done; k++) {
            fill_run_file(&files[which], &c->plain, &c->traits, seed, limits[k]);
            is_done = compare_run(c, runs[which], seed);
        }
    }
}

/* ---- One shader -------------------------------------------------------------------------------------------------- */

/* Skips shaders that the list names. A line is: SHADER DEVICE REASON. DEVICE is a part of driver, version and device
 * names, or * for all. If REASON starts with "given values only: ", the shader runs once, with the .run file's values.
 */
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
            test_skips("%s%s", strcmp(driver, "*") == 0 ? "" : DOES_IT_WRONG, reason);
        c->runs_wanted = 1;
    }
}

static void convert_for_comparison(struct comparison *c, const struct run_file *file)
{
    const struct differential *test = c->test;

    if (file && file->start == START_PIPELINE) {
        if (test->binding.generated != BIND_BY_DEFAULT)
            test_skips("random inputs of pipelines are bound by the default layout");
        convert_pipeline(&c->plain, test->dxil_path, &c->device, OPTIONS_OF_DEVICE, file, NULL);
    } else {
        convert_shader(&c->plain, test->dxil_path, &c->device, OPTIONS_OF_DEVICE, NULL);
    }
    c->shader = c->plain;
    if (test->binding.generated != BIND_BY_DEFAULT)
        convert_shader(&c->shader, test->dxil_path, &c->device, OPTIONS_OF_DEVICE, &test->binding);
}

/* A pipeline has the traits of all its shaders. */
static struct traits find_all_traits(const struct shader *shader)
{
    struct traits all = find_traits(shader->module);

    for (uint32_t i = 1; i < shader->graphics_count; i++) {
        struct traits traits = find_traits(shader->graphics[i].module);
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

/* FNV-1a (Fowler, Noll, Vo). */
static uint64_t hash_words(uint64_t hash, const uint32_t *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        hash = (hash ^ words[i]) * UINT64_C(0x100000001b3);
    return hash;
}

static uint64_t hash_shader(const struct shader *shader)
{
    uint64_t hash = hash_words(UINT64_C(0xcbf29ce484222325), shader->words, shader->word_count);

    for (uint32_t i = 0; i < shader->graphics_count; i++)
        hash = hash_words(hash, shader->graphics[i].words, shader->graphics[i].word_count);
    return hash;
}

/* The .run file of the shader, if it has one. */
static struct run_file start_comparison(struct comparison *c, const char *run_path)
{
    struct run_file file = {.start = START_NOTHING};
    bool has_file = access(run_path, R_OK) == 0;

    if (has_file)
        file = parse_run_file(run_path);
    c->plain.blends_two_sources = file.draw.has_two_sources;
    c->plain.separates_views = !has_file && c->test->binding.generated == BIND_BY_DEFAULT;
    open_device(&c->device, c->test->device);
    skip_listed(c);
    return file;
}

void print_feature_pairs(const struct differential *test)
{
    struct comparison c = {.test = test};
    const struct run_file file = start_comparison(&c, with_suffix(test->dxil_path, ".dxil", ".run"));
    const struct shader start = c.plain;
    uint64_t *seen = NULL, choice = 0;
    size_t count = 0;

    for (uint32_t i = 0; i == 0 || choice; i++) {
        struct differential with = *test;
        size_t n = 0;
        with.features = choice;
        c = (struct comparison){.test = &with, .device = c.device, .plain = start};
        c.plain.feature_choice = choice;
        convert_for_comparison(&c, file.start != START_NOTHING ? &file : NULL);
        uint64_t hash = hash_shader(&c.shader);
        while (n < count && seen[n] != hash)
            n++;
        if (n == count) {
            seen = reallocate(seen, count + 1, sizeof *seen);
            seen[count++] = hash;
            if (choice)
                printf(" %" PRIx64, choice);
        }
        choice = pair_of_features(i);
    }
    test_passes();
}

void test_differential(const struct differential *test)
{
    struct comparison c = {.test = test, .runs_wanted = test->runs};
    const char *run_path = with_suffix(test->dxil_path, ".dxil", ".run");
    bool has_file = access(run_path, R_OK) == 0;

    c.plain.feature_choice = c.shader.feature_choice = choice_of_shader(test->features, test->name);
    const struct run_file file = start_comparison(&c, run_path);
    convert_for_comparison(&c, has_file ? &file : NULL);
    c.traits = find_all_traits(&c.shader);
    if (test->module_path)
        keep_module(test->module_path, &c.shader);
    replace_interlock(&c.shader, &c.device);
    replace_byte_pointers(&c.shader, &c.device);
    replace_heaps(&c.shader, &c.device, &file);
    replace_byte_pointers(&c.shader, &c.device); /* what was in heaps */
    require_capabilities(&c.device, &c.shader.told, c.shader.words, c.shader.word_count);
    for (uint32_t i = 0; i < c.shader.graphics_count; i++)
        require_capabilities(&c.device, &c.shader.told, c.shader.graphics[i].words, c.shader.graphics[i].word_count);
    if (has_file) {
        compare_given(&c, run_path);
    } else {
        compare_generated(&c);
    }
    if (c.tally.differences > 0)
        test_fails("  %zu values are wrong", c.tally.differences);
    if (c.runs == 0)
        test_skips("no run is compared: %s", c.not_compared);
    if (c.tally.compared == 0 && c.tally.undetermined > 0)
        test_skips("none of its results is determined");
    printf("%s runs %u compared %zu undetermined %zu", dxs_stage_name(c.shader.entry.stage), c.runs, c.tally.compared,
           c.tally.undetermined);
    test_passes();
}
