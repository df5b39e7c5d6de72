#include "run_shader.h"

#include "run_shaders/compare.h"
#include "execute.h"
#include "run_shaders/models.h"
#include "device/report.h"
#include "run_files/run_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct run {
    const struct run_file *file;
    void **outputs; /* by input: what the model says that it should hold; NULL: it did not ask for it */
    struct execution execution;
};

/* ---- Models ------------------------------------------------------------------------------------------------------ */

static size_t input_index(const struct run *run, const char *register_name)
{
    struct register_name name;
    const struct input *input = parse_register(register_name, &name) ? find_input(run->file, name, false) : NULL;

    if (!input)
        test_fails("the model asks for %s, which the .run file does not give", register_name);
    return (size_t)(input - run->file->inputs);
}

const void *model_input(const struct run *run, const char *register_name)
{
    return run->file->inputs[input_index(run, register_name)].bytes;
}

void *model_output(const struct run *run, const char *register_name)
{
    size_t index = input_index(run, register_name);
    const struct input *input = &run->file->inputs[index];

    if (!run->outputs[index]) {
        run->outputs[index] = allocate(input->size, 1);
        memcpy(run->outputs[index], input->bytes, input->size);
    }
    return run->outputs[index];
}

uint32_t model_wave_size(const struct run *run)
{
    return run->execution.wave_size;
}

static void run_model(const char *shader, const struct run *run)
{
    for (const struct model_entry *entry = models; entry->shader; entry++) {
        if (strcmp(entry->shader, shader) == 0) {
            entry->compute(run);
            return;
        }
    }
    test_fails("the .run file wants a model, but there is no %s.model.c", shader);
}

/* ---- Verdict ----------------------------------------------------------------------------------------------------- */

static size_t compare_register(const struct test *test, const struct run *run, const struct expectation *e,
                               bool *has_model)
{
    const struct input *input = find_input(run->file, e->name, e->of_counter);
    struct value_list expected = e->values;
    char title[REGISTER_TEXT + sizeof ".counter"];

    describe_register(e->name, title);
    if (e->by_model) {
        if (!*has_model)
            run_model(test->name, run);
        *has_model = true;
        expected = values_of_bytes(model_output(run, title), input->size, &e->values.values[0]);
    }
    if (e->of_counter)
        strcat(title, ".counter");
    return compare_values(title, &expected, run->execution.contents[input - run->file->inputs], input->size);
}

static size_t compare_output(const struct run *run, const struct expectation *e)
{
    size_t count = (size_t)run->file->vertices.vertices * run->file->vertices.instances;
    char title[64];

    snprintf(title, sizeof title, "%.40s%u", e->semantic, e->index);
    for (size_t i = 0; i < run->execution.output_count; i++) {
        const struct stage_output *output = &run->execution.outputs[i];
        if (same_semantic(output->name, output->index, e->semantic, e->index))
            return compare_values(title, &e->values, output->words, count * output->columns * sizeof(uint32_t));
    }
    test_fails("the shader has no output %s", title);
}

static size_t compare_all(const struct test *test, const struct run *run)
{
    size_t differences = 0;
    bool has_model = false;

    for (size_t i = 0; i < run->file->expectation_count; i++) {
        const struct expectation *e = &run->file->expectations[i];
        if (test->seed && !e->by_model)
            continue;
        differences += e->semantic ? compare_output(run, e) : compare_register(test, run, e, &has_model);
    }
    return differences;
}

static dxs_module *load_module(const char *run_path)
{
    size_t length = strlen(run_path) - strlen(".run"), size;
    char *path = allocate(length + sizeof ".dxil", 1);
    dxs_module *module = dxs_module_create(NULL);

    memcpy(path, run_path, length);
    strcpy(path + length, ".dxil");
    char *bytes = read_file(path, &size);
    if (!module || dxs_module_parse(module, bytes, size, NULL) != DXS_OK)
        test_fails("%s", module ? dxs_module_error(module)->message : "out of memory");
    return module;
}

void test_shader(const struct test *test)
{
    struct run_file file = parse_run_file(test->run_path);
    struct run run = {.file = &file, .outputs = allocate(file.input_count, sizeof(void *))};
    struct dxs_exec_options options = dxs_default_exec_options();

    if (file.executor_lacks)
        test_skips("the executor lacks %s", file.executor_lacks);
    if (test->seed)
        randomize_inputs(&file, test->seed);
    options.wave_size = test->wave_size;
    options.reversed = test->reversed;
    options.linear_lane_order = test->linear_lane_order;
    options.undefined_bits = test->undefined_bits;
    options.step_limit = 50 * 1000 * 1000;
    run.execution = execute(load_module(test->run_path), 0, &file, &options);
    bool misses_resource = run.execution.result == DXS_NO_MAPPING || run.execution.result == DXS_BAD_MAPPING;
    if (run.execution.result == DXS_UNSUPPORTED || (test->seed && misses_resource)) /* an index was random */
        test_skips("%s", run.execution.message);
    if (run.execution.result != DXS_OK)
        test_fails("%s", run.execution.message);
    size_t differences = compare_all(test, &run);
    if (differences > 0)
        test_fails("  %zu values are wrong", differences);
    test_passes();
}
