#include "run_shader.h"

#include "compare.h"
#include "dxs_exec.h"
#include "models.h"
#include "report.h"
#include "run_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct run {
    const struct run_file *file;
    void **outputs; /* by input: what the model says that it should hold; NULL: it did not ask for it */
    void **actual;  /* by input: what the shader works on */
    uint32_t wave_size;
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
    return run->wave_size;
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

/* ---- Resources --------------------------------------------------------------------------------------------------- */

/* From names such as rgba16f: components, bits of each, what they are. */
static struct dxs_exec_format format_of(const struct texel_format *format)
{
    const char *letters = format->name;
    size_t count = strcspn(letters, "0123456789");
    char *kind;
    struct dxs_exec_format result = {.count = (uint32_t)count};

    result.bits = (uint32_t)strtoul(letters + count, &kind, 10);
    result.component = strcmp(kind, "f") == 0    ? DXS_EXEC_FLOAT
                       : strcmp(kind, "ui") == 0 ? DXS_EXEC_UINT
                       : strcmp(kind, "i") == 0  ? DXS_EXEC_SINT
                       : strcmp(kind, "s") == 0  ? DXS_EXEC_SNORM
                                                 : DXS_EXEC_UNORM;
    return result;
}

static struct dxs_exec_sampler sampler_of(const struct sampler_state *state)
{
    enum dxs_exec_filter filter = state->filter == VK_FILTER_LINEAR ? DXS_EXEC_LINEAR : DXS_EXEC_POINT;
    struct dxs_exec_sampler sampler = {.minify = filter,
                                       .magnify = filter,
                                       .mip = filter,
                                       .compare = (enum dxs_exec_compare)state->compare}; /* numbered alike */

    sampler.address[0] = sampler.address[1] = sampler.address[2] =
        state->address == VK_SAMPLER_ADDRESS_MODE_REPEAT            ? DXS_EXEC_WRAP
        : state->address == VK_SAMPLER_ADDRESS_MODE_MIRRORED_REPEAT ? DXS_EXEC_MIRROR
        : state->address == VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE   ? DXS_EXEC_CLAMP
                                                                    : DXS_EXEC_BORDER;
    bool is_white = state->border == VK_BORDER_COLOR_FLOAT_OPAQUE_WHITE;
    bool is_opaque = is_white || state->border == VK_BORDER_COLOR_FLOAT_OPAQUE_BLACK;
    for (unsigned i = 0; i < 4; i++)
        sampler.border[i] = i == 3 ? is_opaque : is_white;
    return sampler;
}

static enum dxs_exec_class class_of(char letter)
{
    static const char letters[] = "tubshd"; /* in the order of enum dxs_exec_class */

    return (enum dxs_exec_class)(strchr(letters, letter) - letters);
}

/* The memory that the shader works on: a copy of the input; multisampled textures hold its one texel everywhere. */
static void *copy_input(const struct input *input, size_t *size)
{
    uint32_t height = input->height ? input->height : 1, layers = input->layers ? input->layers : 1;
    size_t copies = 1;

    if (input->kind == INPUT_TEXTURE && input->samples > 1)
        copies = (size_t)input->width * height * layers * input->samples;
    *size = input->size * copies;
    unsigned char *bytes = allocate(*size, 1);
    for (size_t i = 0; i < copies && input->size > 0; i++)
        memcpy(bytes + i * input->size, input->bytes, input->size);
    return bytes;
}

static void bind_inputs(dxs_executor *executor, const struct run *run)
{
    for (size_t i = 0; i < run->file->input_count; i++) {
        const struct input *input = &run->file->inputs[i];
        const struct input *counter = find_input(run->file, input->name, true);
        struct dxs_exec_resource resource = {.resource_class = class_of(input->name.letter),
                                             .space = input->name.space,
                                             .number = input->name.number,
                                             .width = input->width,
                                             .height = input->height,
                                             .depth = input->depth,
                                             .mips = input->mips,
                                             .layers = input->layers,
                                             .samples = input->samples,
                                             .sampler = sampler_of(&input->sampler)};
        if (input->kind == INPUT_COUNTER)
            continue;
        resource.data = run->actual[i] = copy_input(input, &resource.size);
        if (input->format)
            resource.format = format_of(input->format);
        if (counter)
            resource.counter = run->actual[counter - run->file->inputs];
        if (dxs_executor_bind(executor, &resource) != DXS_OK)
            test_fails("%s", dxs_executor_error(executor)->message);
    }
}

static void copy_counters(const struct run *run)
{
    size_t size;

    for (size_t i = 0; i < run->file->input_count; i++)
        if (run->file->inputs[i].kind == INPUT_COUNTER)
            run->actual[i] = copy_input(&run->file->inputs[i], &size);
}

/* ---- Verdict ----------------------------------------------------------------------------------------------------- */

static size_t compare_all(const struct test *test, const struct run *run)
{
    size_t differences = 0;
    bool has_model = false;

    for (size_t i = 0; i < run->file->expectation_count; i++) {
        const struct expectation *e = &run->file->expectations[i];
        const struct input *input = find_input(run->file, e->name, e->of_counter);
        struct value_list expected = e->values;
        char title[REGISTER_TEXT + sizeof ".counter"];
        describe_register(e->name, title);
        if (e->by_model) {
            if (!has_model)
                run_model(test->name, run);
            has_model = true;
            expected = values_of_bytes(model_output(run, title), input->size, &e->values.values[0]);
        }
        if (e->of_counter)
            strcat(title, ".counter");
        differences += compare_values(title, &expected, run->actual[input - run->file->inputs], input->size);
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

static void dispatch(dxs_executor *executor, const struct run *run)
{
    enum dxs_result result = dxs_executor_dispatch(executor, run->file->groups);
    const struct dxs_error *error = dxs_executor_error(executor);

    if (result == DXS_UNSUPPORTED)
        test_skips("%s", error->message);
    if (result != DXS_OK)
        test_fails("%s (function %u, block %u, instruction %u)", error->message, error->function, error->block,
                   error->instruction);
}

void test_shader(const struct test *test)
{
    struct run_file file = parse_run_file(test->run_path);
    struct run run = {.file = &file,
                      .outputs = allocate(file.input_count, sizeof(void *)),
                      .actual = allocate(file.input_count, sizeof(void *))};
    struct dxs_exec_options options = dxs_default_exec_options();

    options.wave_size = test->wave_size;
    options.step_limit = 50 * 1000 * 1000;
    for (size_t i = 0; i < file.need_count; i++) /* of features, the executor has all that it knows */
        if (strcmp(file.needs[i].feature, "subgroup-size") == 0)
            options.wave_size = file.needs[i].number;
    dxs_executor *executor = dxs_executor_create(load_module(test->run_path), 0, &options);
    if (!executor)
        test_fails("out of memory");
    run.wave_size = dxs_executor_wave_size(executor);
    copy_counters(&run);
    bind_inputs(executor, &run);
    dispatch(executor, &run);
    size_t differences = compare_all(test, &run);
    if (differences > 0)
        test_fails("  %zu values are wrong", differences);
    test_passes();
}
