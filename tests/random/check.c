/* Converts one random program, validates the SPIR-V, executes it on the CPU and on the device, and compares memory. */
#include "check.h"

#include "runner/execute/modules.h"
#include "device/known_crash.h"
#include "runner/device/needs.h"
#include "tests/spirv/emulation/byte_pointers.h"
#include "runner/draw/pipelines.h"
#include "runner/execute/device_run.h"
#include "tests/spirv/emulation/heap_variables.h"
#include "encode.h"
#include "runner/executor/execute.h"
#include "inputs.h"
#include "lower.h"
#include "runner/common/report.h"
#include "runner/compare/compare.h"
#include "cli/tools/tools.h"

#include <stdlib.h>
#include <string.h>

/* Where a program would lie: in one of the folders of the test shaders, some of which complete its pipeline. */
#define OWN_PATH TEST_SHADERS "/geometry/program.dxil"

const char *const verdict_names[VERDICT_COUNT] = {
    "agreed",   "converted",    "skipped",   "refused", "invalid SPIR-V",
    "unstable", "not executed", "different", "crashed", "timed out",
};

bool is_failure(enum verdict verdict)
{
    return verdict > VERDICT_SKIPPED;
}

/* ---- From programs ----------------------------------------------------------------------------------------------- */

static bool touches_outside(const struct node *node)
{
    if ((node->kind == NODE_LOAD || node->kind == NODE_STORE) && (node->bits & 255) != ACCESS_INSIDE)
        return true;
    for (uint32_t i = 0; i < node->child_count; i++)
        if (touches_outside(node->children[i]))
            return true;
    return false;
}

static uint8_t *encode(const struct program *program, const struct lowering_options *options, size_t *size)
{
    struct flow flow = lower_program(program, options);
    uint8_t *bytes = encode_flow(program, &flow, size);

    free_flow(&flow);
    return bytes;
}

struct shader_case make_case(const struct program *program, const char *wrong)
{
    const struct lowering_options tested = {0}, reference = {.is_reference = true, .wrong = wrong};
    struct shader_case shader = {
        .seed = program->seed,
        .stage = program->stage,
        .group_size = program->group_size,
        .group_count = program->group_count,
        .groups = {program->entry.groups[0], program->entry.groups[1], program->entry.groups[2]},
        .from_heap = program->handles == HANDLES_HEAP,
        .has_waves = has_wave_operation(program->body),
        .is_outside = touches_outside(program->body),
        .has_helpers = program->has_helpers,
        .seen_denormals = program->entry.sees_denormals ? program->entry.denormals : DENORMALS_UNSAID,
        .endless = program->endless,
    };

    shader.dxil = encode(program, &tested, &shader.size);
    shader.reference = encode(program, &reference, &shader.reference_size);
    return shader;
}

void free_case(struct shader_case *shader)
{
    free(shader->dxil);
    free(shader->reference);
    *shader = (struct shader_case){0};
}

/* ---- Conversion -------------------------------------------------------------------------------------------------- */

/* Converts the module twice, the second time with a used converter. The words must be equal. */
static enum verdict convert_twice(const struct shader_case *shader, char message[MESSAGE_SIZE])
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *first = dxs_converter_create(NULL), *second = dxs_converter_create(NULL);
    struct dxs_options options = dxs_default_options();
    struct dxs_spirv a, b;
    enum verdict verdict = VERDICT_AGREED;

    if (!module || !first || !second)
        test_fails("out of memory");
    if (dxs_module_parse(module, shader->dxil, shader->size, NULL) != DXS_RESULT_OK) {
        snprintf(message, MESSAGE_SIZE, "%s", dxs_module_error(module)->message);
        verdict = VERDICT_REFUSED;
    } else if (dxs_convert(first, module, 0, &options, &a) != DXS_RESULT_OK) {
        const struct dxs_error *error = dxs_converter_error(first);
        snprintf(message, MESSAGE_SIZE, "%s: %s", dxs_result_name(error->code), error->message);
        verdict = VERDICT_REFUSED;
    } else if (dxs_convert(second, module, 0, NULL, &b) != DXS_RESULT_OK ||
               dxs_convert(second, module, 0, &options, &b) != DXS_RESULT_OK || a.word_count != b.word_count ||
               memcmp(a.words, b.words, a.word_count * sizeof *a.words) != 0) {
        snprintf(message, MESSAGE_SIZE, "a second conversion gives other words");
        verdict = VERDICT_UNSTABLE;
    }
    dxs_converter_destroy(first);
    dxs_converter_destroy(second);
    dxs_module_destroy(module);
    return verdict;
}

static enum verdict validate(const uint32_t *words, size_t count, char message[MESSAGE_SIZE])
{
    struct tool_text text = {0};
    enum tool_result result = spirv_validate(words, count, "vulkan1.2", NULL, &text);

    snprintf(message, MESSAGE_SIZE, "%s", result == TOOL_FAILED && text.data ? text.data : "");
    tool_text_free(&text);
    return result == TOOL_FAILED ? VERDICT_INVALID : VERDICT_AGREED;
}

static void keep_words(const char *path, const uint32_t *words, size_t count)
{
    FILE *file = path ? fopen(path, "wb") : NULL;

    if (!file)
        return;
    fwrite(words, sizeof *words, count, file);
    fclose(file);
}

/* Converts with default options and validates. The conversion with the device's options comes later. */
static enum verdict check_conversion(const struct shader_case *shader, const struct check_options *options,
                                     char message[MESSAGE_SIZE])
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_spirv spirv;
    enum verdict verdict = convert_twice(shader, message);

    if (verdict == VERDICT_AGREED && dxs_module_parse(module, shader->dxil, shader->size, NULL) == DXS_RESULT_OK &&
        dxs_convert(converter, module, 0, NULL, &spirv) == DXS_RESULT_OK) {
        keep_words(options->module_path, spirv.words, spirv.word_count);
        if (options->validates)
            verdict = validate(spirv.words, spirv.word_count, message);
    }
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return verdict;
}

/* ---- Results ----------------------------------------------------------------------------------------------------- */

static enum verdict compare_words(const char *name, const uint32_t *expected, const uint32_t *actual,
                                  const uint32_t *before, size_t count, char message[MESSAGE_SIZE])
{
    size_t different = 0, first = 0;

    for (size_t k = count; k-- > 0;) {
        if (expected[k] == actual[k])
            continue;
        first = k;
        different++;
    }
    if (different == 0)
        return VERDICT_AGREED;
    snprintf(message, MESSAGE_SIZE, "%zu words of %s, the first %zu: expected 0x%x, got 0x%x, before 0x%x", different,
             name, first, expected[first], actual[first], before ? before[first] : 0);
    return VERDICT_DIFFERENT;
}

/* Compares the contents of buffers and render targets. */
static enum verdict compare(const struct run_file *file, void *const *expected, void *const *actual,
                            char message[MESSAGE_SIZE])
{
    enum verdict verdict = VERDICT_AGREED;
    char name[REGISTER_TEXT];

    for (size_t i = 0; i < file->input_count && verdict == VERDICT_AGREED; i++)
        verdict = compare_words(describe_register(file->inputs[i].name, name), expected[i], actual[i],
                                file->inputs[i].bytes, file->inputs[i].size / 4, message);
    return verdict;
}

static const struct stage_output *find_color(const struct stage_output *outputs, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(outputs[i].name, "COLOR") == 0)
            return &outputs[i];
    test_fails("the program has no output COLOR");
}

/* Vertices of domain shaders come in any order. The last word of the colour is their thread. */
static void order_like(const struct execution *expected, struct stage_output *actual, size_t count)
{
    const struct stage_output *wanted = find_color(expected->outputs, expected->output_count),
                              *found = find_color(actual, count);

    for (size_t i = 0; i < wanted->count && wanted->count == found->count; i++)
        for (size_t k = i; k < found->count; k++)
            if (found->words[4 * k + 3] == wanted->words[4 * i + 3]) {
                swap_vertices(actual, count, 0, (const size_t[]){i, k});
                break;
            }
}

/* Compares the outputs of vertex shaders and of pipelines. */
static enum verdict compare_outputs(const struct execution *expected, struct stage_output *actual, size_t count,
                                    char message[MESSAGE_SIZE])
{
    enum verdict verdict = VERDICT_AGREED;

    if (expected->is_unordered)
        order_like(expected, actual, count);

    for (size_t i = 0; i < expected->output_count && verdict == VERDICT_AGREED; i++)
        for (size_t k = 0; k < count && verdict == VERDICT_AGREED; k++)
            if (same_semantic(actual[k].name, actual[k].index, expected->outputs[i].name, expected->outputs[i].index)) {
                if (actual[k].count != expected->outputs[i].count) {
                    snprintf(message, MESSAGE_SIZE, "%zu vertices, expected %zu", actual[k].count,
                             expected->outputs[i].count);
                    return VERDICT_DIFFERENT;
                }
                verdict = compare_words(actual[k].name, expected->outputs[i].words, actual[k].words, NULL,
                                        actual[k].count * actual[k].columns, message);
            }
    return verdict;
}

/* Modules of a pipeline: the program's, and those that the file names. */
struct forms {
    dxs_module *modules[MAX_PIPELINE_SHADERS + 1];
    uint32_t count;
};

static void read_form(struct forms *forms, const uint8_t *bytes, size_t size)
{
    dxs_module *module = dxs_module_create(NULL);

    if (!module || dxs_module_parse(module, bytes, size, NULL) != DXS_RESULT_OK)
        test_fails("a form is not read: %s", module ? dxs_module_error(module)->message : "no memory");
    forms->modules[forms->count++] = module;
}

static struct forms read_forms(const uint8_t *bytes, size_t size, const struct run_file *file)
{
    struct forms forms = {.count = 0};

    read_form(&forms, bytes, size);
    for (uint32_t i = 0; i < file->pipeline.shader_count; i++) {
        char *path = path_of_pipeline_shader(OWN_PATH, file->pipeline.shaders[i]);
        size_t other_size;
        char *other = read_file(path, &other_size);
        read_form(&forms, (uint8_t *)other, other_size);
        free(other);
        free(path);
    }
    return forms;
}

static void release_forms(struct forms *forms)
{
    for (uint32_t i = 0; i < forms->count; i++)
        dxs_module_destroy(forms->modules[i]);
    forms->count = 0;
}

/* The execution's outputs have the names of the modules: release_forms() follows release_execution(). */
static enum verdict execute_form(struct forms *forms, const uint8_t *bytes, size_t size, const struct run_file *file,
                                 uint32_t wave_size, struct execution *execution, char message[MESSAGE_SIZE])
{
    enum {
        MAX_STEPS = 4 * 1000 * 1000
    };
    *forms = read_forms(bytes, size, file);
    struct dxs_exec_options options = dxs_default_exec_options();

    options.wave_size = wave_size;
    options.linear_lane_order = true; /* as the devices have it, where the program does not look at quads */
    options.step_limit = MAX_STEPS;
    *execution = file->start == START_PIPELINE
                     ? execute_pipeline((const dxs_module *const *)forms->modules, forms->count, file, &options)
                     : execute(forms->modules[0], 0, file, &options);
    if (execution->result == DXS_RESULT_OK)
        return VERDICT_AGREED;
    snprintf(message, MESSAGE_SIZE, "%s", execution->message);
    return execution->result == DXS_RESULT_LIMIT_EXCEEDED ? VERDICT_SKIPPED : VERDICT_NOT_EXECUTED;
}

static enum verdict run_and_compare(const struct shader_case *shader, const struct check_options *options,
                                    const struct run_file *file, const struct execution *expected,
                                    char message[MESSAGE_SIZE])
{
    const struct device *device = options->device;
    void **actual = allocate(file->input_count, sizeof *actual);
    struct shader converted = {.feature_choice = options->features};

    enum options_kind kind = options->baseline ? OPTIONS_BASELINE : OPTIONS_OF_DEVICE;
    if (file->start == START_PIPELINE)
        convert_pipeline_bytes(&converted, shader->dxil, shader->size, OWN_PATH, device, kind, file, &options->binding);
    else
        convert_shader_bytes(&converted, shader->dxil, shader->size, device, kind, &options->binding);
    keep_words(options->module_path, converted.words, converted.word_count);
    replace_byte_pointers(&converted, device);
    replace_heaps(&converted, device, file);
    replace_byte_pointers(&converted, device); /* what was in heaps */
    require_all_capabilities(device, &converted);
    struct device_run *run = prepare_run(device, &converted, file);
    if (has_null_descriptors(device))
        skip_null_descriptors();
    run_on_device(run);
    expect_no_crash();
    for (size_t i = 0; i < file->input_count; i++)
        actual[i] = run->resources[i].mapped ? run->resources[i].mapped : file->inputs[i].bytes;
    enum verdict verdict = compare(file, expected->contents, actual, message);
    if (verdict == VERDICT_AGREED)
        verdict = compare_outputs(expected, run->outputs, run->output_count, message);
    free(actual);
    return verdict;
}

/* Without a device: executes the tested module, too, and compares it with the reference module. */
static enum verdict execute_both(const struct shader_case *shader, const struct run_file *file, uint32_t wave_size,
                                 void *const *expected, char message[MESSAGE_SIZE])
{
    struct execution execution = {.result = DXS_RESULT_OK};
    struct forms forms;
    enum verdict verdict = execute_form(&forms, shader->dxil, shader->size, file, wave_size, &execution, message);

    if (verdict == VERDICT_AGREED && compare(file, expected, execution.contents, message) == VERDICT_DIFFERENT)
        verdict = VERDICT_DIFFERENT;
    else if (verdict == VERDICT_AGREED || execution.result == DXS_RESULT_UNSUPPORTED) /* irreducible control flow */
        verdict = VERDICT_CONVERTED;
    release_execution(&execution, file);
    release_forms(&forms);
    return verdict;
}

/* Whether the device has so many threads in a group, and waves and denormals as the program requires them;
 * `*wave_size`: of those. */
static bool can_run_entry(const struct shader_case *shader, const struct device *device, uint32_t *wave_size)
{
    dxs_module *module = dxs_module_create(NULL);

    if (!module || dxs_module_parse(module, shader->dxil, shader->size, NULL) != DXS_RESULT_OK)
        test_fails("the program is not read");
    *wave_size = wave_size_on(device, dxs_module_entry(module, 0));
    dxs_module_destroy(module);
    if ((shader->seen_denormals == DENORMALS_PRESERVED && !device_has(device, "denorm-preserve")) ||
        (shader->seen_denormals == DENORMALS_FLUSHED && !device_has(device, "denorm-flush")))
        return false;
    return *wave_size && (!has_groups(shader->stage) ||
                          shader->group_size <= device->properties.properties.limits.maxComputeWorkGroupInvocations);
}

static enum verdict run_shader(const struct shader_case *shader, const struct check_options *options,
                               const struct run_file *file, char message[MESSAGE_SIZE])
{
    enum {
        WAVE_SIZE_WITHOUT_DEVICE = 32
    };
    const struct device *device = options->device;
    uint32_t wave_size = device ? device->properties11.subgroupSize : WAVE_SIZE_WITHOUT_DEVICE;
    if (device && !can_run_entry(shader, device, &wave_size))
        return VERDICT_CONVERTED;
    struct execution execution = {.result = DXS_RESULT_OK};
    struct forms forms;
    enum verdict verdict =
        execute_form(&forms, shader->reference, shader->reference_size, file, wave_size, &execution, message);

    if (verdict == VERDICT_AGREED && device)
        verdict = run_and_compare(shader, options, file, &execution, message);
    else if (verdict == VERDICT_AGREED)
        verdict = execute_both(shader, file, wave_size, execution.contents, message);
    release_execution(&execution, file);
    release_forms(&forms);
    return verdict;
}

enum verdict check_case(const struct shader_case *shader, const struct check_options *options,
                        char message[MESSAGE_SIZE])
{
    enum verdict verdict = check_conversion(shader, options, message);
    const struct device *device = options->device;

    message[MESSAGE_SIZE - 1] = 0;
    if (verdict != VERDICT_AGREED)
        return verdict;
    message[0] = 0;
    if (device &&
        ((shader->has_waves && !shader->has_helpers && !device_has(device, "maximal-reconvergence")) ||
         (shader->is_outside && (!device_has(device, "robust-buffers") || !device_has(device, "robust-images") ||
                                 binds_addresses(options->binding.generated))))) /* device addresses have no bounds */
        return VERDICT_CONVERTED;
    struct run_file file = make_inputs(shader);
    verdict = run_shader(shader, options, &file, message);
    free_inputs(&file);
    return verdict;
}
