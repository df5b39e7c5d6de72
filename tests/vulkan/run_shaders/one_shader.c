/* Tests one shader on a device: converts it, runs it on the inputs of its .run file, and compares every register with
 * its expectation or with the shader's C model. */
#include "run_shaders/one_shader.h"

#include "runner/bind/static_sampler.h"
#include "runner/execute/modules.h"
#include "runner/common/children.h"
#include "runner/draw/emulated.h"
#include "runner/compare/compare.h"
#include "tests/spirv/emulation/buffer_residency.h"
#include "tests/spirv/emulation/byte_pointers.h"
#include "runner/execute/device_run.h"
#include "tests/spirv/emulation/heap_variables.h"
#include "tests/spirv/emulation/hostile.h"
#include "tests/spirv/emulation/interlock.h"
#include "tests/spirv/emulation/long_vectors.h"
#include "tests/spirv/emulation/quad_votes.h"
#include "tests/spirv/rules/validity.h"
#include "tests/spirv/emulation/wave_matrices.h"
#include "tests/spirv/emulation/wide_images.h"
#include "tests/spirv/emulation/hit_objects.h"
#include "runner/rays/local_arguments.h"
#include "run_shaders/model_run.h"
#include "runner/device/needs.h"
#include "runner/common/report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Verdict ----------------------------------------------------------------------------------------------------- */

static const struct stage_output *find_output(const struct device_run *run, const struct expectation *e)
{
    for (size_t i = 0; i < run->output_count; i++)
        if (is_expected_output(&run->outputs[i], e))
            return &run->outputs[i];
    test_fails("the shader writes no %s%u", e->semantic, e->index);
}

static size_t compare_output(const struct device_run *run, const struct expectation *e)
{
    const struct stage_output *output = find_output(run, e);
    char title[64];

    snprintf(title, sizeof title, "%s%u", e->semantic, e->index);
    return compare_values(title, &e->values, output->words, output->count * output->columns * sizeof *output->words);
}

static size_t compare_all(const struct test *test, const struct device_run *done)
{
    struct run run = {0};
    size_t differences = 0;

    if (done->shader->graphics && find_pipeline_shader(done->shader, DXS_STAGE_DOMAIN))
        order_like_expected(done->file, done->outputs, done->output_count);
    for (size_t i = 0; i < done->file->expectation_count; i++) {
        const struct expectation *e = &done->file->expectations[i];
        struct value_list expected = e->values;
        char title[REGISTER_TEXT + sizeof ".counter"];
        if (e->semantic) {
            differences += compare_output(done, e);
            continue;
        }
        const struct input *input = find_input(done->file, e->name, e->of_counter);
        const void *actual = done->resources[input - done->file->inputs].mapped;
        describe_register(e->name, title);
        if (!actual)
            test_fails("the shader does not use %s", title);
        if (e->by_model) {
            if (!run.file)
                run = run_model(test->name, done->file, done->wave_size);
            expected = values_of_bytes(model_output(&run, title), input->size, &e->values.values[0]);
        }
        if (e->of_counter)
            strcat(title, ".counter");
        differences += compare_values(title, &expected, actual, input->size);
    }
    return differences;
}

void test_shader(const struct test *test)
{
    struct run_file file = parse_run_file(test->run_path);
    const char *dxil_path = with_suffix(test->run_path, ".run", ".dxil");
    struct device device;
    struct shader shader = {0};

    open_device(&device, test->device);
    if (test->hostile)
        device.derived.fma_once = device.features.fma.shaderFmaFloat64 = device_has(&device, "float64");
    require_needs(&device, &file);
    avoid_driver_faults(&device, &file, test->binding.policy);
    shader.blends_two_sources = file.draw.has_two_sources;
    struct binding_choice binding = test->binding;
    binding.samplers = static_samplers_of(&file, &binding.sampler_count);
    if (file.start == START_PIPELINE)
        convert_pipeline(&shader, dxil_path, &device, test->options, &file, &binding);
    else
        convert_shader(&shader, dxil_path, &device, test->options, &binding);
    if (shader.root && shader.root->has_random_records)
        fill_records(&file, shader.root);
    demand_valid(&shader);
    replace_long_vectors(&shader, &device);
    replace_quad_control(&shader, &device);
    replace_interlock(&shader, &device);
    replace_wave_matrices(&shader, &device);
    replace_buffer_residency(&shader, &device, &file);
    if (shader.is_emulated)
        demand_valid_replaced(&shader);
    if (test->hostile && shader.stage_count == 0 && shader.graphics_count == 0) {
        struct word_list hostile = make_hostile(shader.words, shader.word_count, device_has(&device, "float64"));
        shader.words = hostile.words;
        shader.word_count = hostile.count;
    }
    emulate_inputs(&shader, &device, &file);
    replace_wide_images(&shader, &device, &file);
    replace_byte_pointers(&shader, &device);
    replace_heaps(&shader, &device, &file);
    replace_byte_pointers(&shader, &device); /* what was in heaps */
    replace_hit_objects(&shader, &device);
    if (shader.is_emulated && shader.stage_count > 0)
        demand_valid_replaced(&shader);
    if (test->module_path)
        keep_module(test->module_path, &shader);
    require_bounds(&shader, &file);
    require_all_capabilities(&device, &shader);
    struct device_run *run = prepare_run(&device, &shader, &file);
    run_on_device(run);
    size_t differences = compare_all(test, run);
    if (differences > 0)
        test_fails("  %zu values are wrong", differences);
    test_passes();
}
