/* Tests one shader on the executor: compares its results with the expectations of the .run file or with its C model. */
#include "run_shader.h"

#include "compare_programs.h"
#include "runner/compare/compare.h"
#include "runner/executor/execute.h"
#include "run_shaders/model_run.h"
#include "runner/common/report.h"
#include "runner/run_files/run_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A shader that has run, with what its .run file expects. */
struct executed {
    const struct run_file *file;
    struct execution execution;
    struct run model; /* without file: it has not run */
};

/* ---- Verdict ----------------------------------------------------------------------------------------------------- */

static size_t compare_register(const struct test *test, struct executed *run, const struct expectation *e)
{
    const struct input *input = find_input(run->file, e->name, e->of_counter);
    struct value_list expected = e->values;
    char title[REGISTER_TEXT + sizeof ".counter"];

    describe_register(e->name, title);
    if (e->by_model) {
        if (!run->model.file)
            run->model = run_model(test->name, run->file, run->execution.wave_size);
        expected = values_of_bytes(model_output(&run->model, title), input->size, &e->values.values[0]);
    }
    if (e->of_counter)
        strcat(title, ".counter");
    return compare_values(title, &expected, run->execution.contents[input - run->file->inputs], input->size);
}

static size_t compare_all(const struct test *test, struct executed *run)
{
    size_t differences = 0;

    if (run->execution.is_unordered)
        order_like_expected(run->file, run->execution.outputs, run->execution.output_count);
    for (size_t i = 0; i < run->file->expectation_count; i++) {
        const struct expectation *e = &run->file->expectations[i];
        if (test->seed && !e->by_model)
            continue;
        if (e->semantic && run->execution.outputs_are_unknown)
            test_fails("the tessellator's vertices differ between devices");
        differences += e->semantic ? compare_stage_output(run->execution.outputs, run->execution.output_count, e)
                                   : compare_register(test, run, e);
    }
    return differences;
}

static dxs_module *load_module(const char *path)
{
    size_t size;
    dxs_module *module = dxs_module_create(NULL);
    char *bytes = read_file(path, &size);

    if (!module || dxs_module_parse(module, bytes, size, NULL) != DXS_RESULT_OK)
        test_fails("%s", module ? dxs_module_error(module)->message : "out of memory");
    return module;
}

/* The entry point that runs: of libraries the first compute shader. */
static uint32_t find_entry(const dxs_module *module)
{
    uint32_t count = dxs_module_describe(module)->entry_count;

    for (uint32_t i = 0; i < count; i++)
        if (dxs_module_entry(module, i)->stage == DXS_STAGE_COMPUTE)
            return i;
    return 0;
}

static char *shader_path(const char *run_path)
{
    size_t length = strlen(run_path) - strlen(".run");
    char *path = allocate(length + sizeof ".dxil", 1);

    memcpy(path, run_path, length);
    strcpy(path + length, ".dxil");
    return path;
}

static struct execution execute_file(const char *run_path, const struct run_file *file,
                                     const struct dxs_exec_options *options)
{
    const dxs_module *modules[MAX_PIPELINE_SHADERS + 1];
    char *path = shader_path(run_path);

    modules[0] = load_module(path);
    if (file->start != START_PIPELINE)
        return execute(modules[0], find_entry(modules[0]), file, options);
    for (uint32_t i = 0; i < file->pipeline.shader_count; i++)
        modules[i + 1] = load_module(path_of_pipeline_shader(path, file->pipeline.shaders[i]));
    return execute_pipeline(modules, file->pipeline.shader_count + 1, file, options);
}

static void check_result(const struct test *test, const struct execution *execution)
{
    bool misses_resource = execution->result == DXS_RESULT_NO_MAPPING || execution->result == DXS_RESULT_BAD_MAPPING;

    if (execution->result == DXS_RESULT_UNSUPPORTED ||
        (test->seed && misses_resource)) /* a random index hit no resource */
        test_skips("%s", execution->message);
    if (execution->result != DXS_RESULT_OK)
        test_fails("%s", execution->message);
}

/* ---- Against another program ------------------------------------------------------------------------------------- */

/* The .run file beside the other program, which need not exist. */
static char *other_run_path(const struct test *test)
{
    size_t size = strlen(test->against) + strlen(test->name) + sizeof "/.run";
    char *path = allocate(size, 1);

    snprintf(path, size, "%s/%s.run", test->against, test->name);
    return path;
}

/* Skips the shader if its programs differ for a known reason, or if there is no other one. */
static void check_comparable(const struct test *test)
{
    char line[256], name[128];
    FILE *file = test->differences ? fopen(test->differences, "r") : NULL;
    int length;

    if (test->differences && !file)
        test_fails("cannot open %s", test->differences);
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "%127s %n", name, &length) == 1 && strcmp(name, test->name) == 0)
            test_skips("%.*s", (int)strcspn(line + length, "\n"), line + length);
    if (file)
        fclose(file);
    if (access(shader_path(other_run_path(test)), R_OK) != 0)
        test_skips("no other program");
}

static size_t compare_with_other(const struct test *test, const struct executed *run, struct dxs_exec_options options)
{
    char *path = other_run_path(test);
    struct execution expected = execute_file(path, run->file, &options);

    options.reversed = !options.reversed;
    options.undefined_bits = ~options.undefined_bits;
    struct execution repeated = execute_file(path, run->file, &options);
    check_result(test, &expected);
    check_result(test, &repeated);
    return compare_programs(run->file, &expected, &repeated, &run->execution);
}

void test_shader(const struct test *test)
{
    struct run_file file = parse_run_file(test->run_path);
    struct executed run = {.file = &file};
    struct dxs_exec_options options = dxs_default_exec_options();

    if (file.executor_lacks)
        test_skips("the executor lacks %s", file.executor_lacks);
    if (test->against)
        check_comparable(test);
    if (test->seed)
        randomize_inputs(&file, test->seed);
    options.wave_size = test->wave_size;
    options.reversed = test->reversed;
    options.linear_lane_order = test->linear_lane_order;
    options.undefined_bits = test->undefined_bits;
    options.step_limit = 50 * 1000 * 1000;
    run.execution = execute_file(test->run_path, &file, &options);
    check_result(test, &run.execution);
    size_t differences = test->against ? compare_with_other(test, &run, options) : compare_all(test, &run);
    if (differences > 0)
        test_fails("  %zu values are wrong", differences);
    test_passes();
}
