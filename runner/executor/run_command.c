/* `dxil-spirv run --run-file FILE`: a .run file on the executor, with the options of that command. */
#include "cli/run/run.h"

#include "cli/files.h"
#include "cli/messages.h"
#include "cli/run/wanted.h"
#include "runner/common/report.h"
#include "runner/compare/compare.h"
#include "runner/executor/execute.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct file_run {
    struct run_arguments *arguments;
    const dxs_module *module;
    uint32_t entry;
    struct run_file file;
    struct execution execution;
};

static _Noreturn void end(enum exit_code code)
{
    if ((fflush(stdout) || ferror(stdout)) && code <= EXIT_REFUSED) {
        complain("standard output: %s", strerror(errno));
        code = EXIT_USAGE;
    }
    leave_process((int)code);
}

static _Noreturn void end_with(enum exit_code code, const char *reason, const char *detail)
{
    complain("run: %s%s", reason, detail);
    end(code);
}

/* ---- What the file gives ----------------------------------------------------------------------------------------- */

static enum dxs_exec_class class_of(char letter)
{
    static const char letters[] = "tubshd"; /* in the order of enum dxs_exec_class */

    return (enum dxs_exec_class)(strchr(letters, letter) - letters);
}

static bool is_resource(const struct input *input)
{
    return input->kind != INPUT_COUNTER && input->kind != INPUT_REPORT && input->kind != INPUT_TARGET;
}

/* For --set, --dump and what is said to be missing. The bytes are the file's. */
static void note_resource(struct run_arguments *a, const struct input *input)
{
    static const enum run_resource_kind kinds[] = {
        [INPUT_BUFFER] = RUN_BUFFER,   [INPUT_CBUFFER] = RUN_CBUFFER, [INPUT_TYPED] = RUN_TYPED,
        [INPUT_TEXTURE] = RUN_TEXTURE, [INPUT_SAMPLER] = RUN_SAMPLER, [INPUT_SCENE] = RUN_SCENE};
    struct run_resource *resource = &a->resources[a->resource_count++];

    resource->kind = kinds[input->kind];
    resource->resource = (struct dxs_exec_resource){.resource_class = class_of(input->name.letter),
                                                    .number = input->name.number,
                                                    .space = input->name.space,
                                                    .data = input->bytes,
                                                    .size = input->size};
}

/* The file may be of another shader. Pipelines have several, whose resources the tests check. */
static void check_fit(const struct file_run *r, const struct input *input)
{
    char title[REGISTER_TEXT];
    struct run_resource *resource = &r->arguments->resources[r->arguments->resource_count - 1];

    resource->word = (struct run_word){r->arguments->run_file, describe_register(input->name, title)};
    if (r->file.start != START_PIPELINE && !run_fits_shader(resource, r->module))
        end(EXIT_USAGE);
    resource->word.value = "";
}

static void note_given(struct file_run *r)
{
    struct run_arguments *a = r->arguments;
    const struct run_file *f = &r->file;

    a->vertices.vertex_count = 1; /* what runs is given */
    a->pixels[0] = a->pixels[1] = a->primitives = a->patches = 1;
    for (size_t i = 0; i < f->input_count; i++) {
        if (!is_resource(&f->inputs[i]))
            continue;
        if (a->resource_count == MAX_GIVEN)
            end_with(EXIT_USAGE, "the .run file gives more than 128 resources", "");
        note_resource(a, &f->inputs[i]);
        check_fit(r, &f->inputs[i]);
    }
    for (size_t i = 0; i < f->stage_input_count && i < MAX_GIVEN; i++) {
        struct run_input *input = &a->inputs[a->input_count++];
        input->index = f->stage_inputs[i].index;
        snprintf(input->semantic, sizeof input->semantic, "%s", f->stage_inputs[i].name);
    }
}

/* ---- Running ----------------------------------------------------------------------------------------------------- */

/* Another shader of the pipeline. */
static const dxs_module *load_shader(const struct run_arguments *a, const char *path)
{
    size_t size;
    void *bytes = shader_read(path, &size);
    dxs_module *module = dxs_module_create(NULL);

    if (!bytes)
        end_with(EXIT_USAGE, path, ": no such shader");
    if (!module || run_parse(a, module, bytes, size) != DXS_RESULT_OK) {
        complain("%s: %s", path, module ? dxs_module_error(module)->message : "out of memory");
        end(EXIT_REFUSED);
    }
    free(bytes);
    return module;
}

/* Of libraries the first compute shader, as in the tests. */
static uint32_t find_entry(const struct run_arguments *a, const dxs_module *module)
{
    if (a->entry)
        return dxs_module_find_entry(module, a->entry);
    for (uint32_t i = 0; i < dxs_module_describe(module)->entry_count; i++)
        if (dxs_module_entry(module, i)->stage == DXS_STAGE_COMPUTE)
            return i;
    return 0;
}

static void execute_shaders(struct file_run *r)
{
    struct run_arguments *a = r->arguments;
    const dxs_module *modules[MAX_PIPELINE_SHADERS + 1] = {r->module};
    const struct run_file *f = &r->file;

    if (f->start != START_PIPELINE) {
        r->execution = execute(r->module, r->entry, f, &a->options);
        return;
    }
    for (uint32_t i = 0; i < f->pipeline.shader_count; i++)
        modules[i + 1] = load_shader(a, path_of_pipeline_shader(a->input, f->pipeline.shaders[i]));
    r->execution = execute_pipeline(modules, f->pipeline.shader_count + 1, f, &a->options);
}

static void check_success(const struct file_run *r)
{
    const struct execution *e = &r->execution;

    if (e->result == DXS_RESULT_OK)
        return;
    complain("%s: %s [%s]", r->arguments->input, e->message, dxs_result_name(e->result));
    if (e->result == DXS_RESULT_NO_MAPPING && r->file.start != START_PIPELINE)
        run_complain_missing(r->arguments, r->module, r->entry);
    end(e->result == DXS_RESULT_INVALID_ARGUMENT ? EXIT_USAGE : EXIT_REFUSED);
}

/* ---- Results ----------------------------------------------------------------------------------------------------- */

/* "u0" is of the register, "o1", "SV_Target1", "depth" and "stencil" are targets. NULL: none of them. */
static const struct input *find_dumped(const struct file_run *r, const struct run_dump *dump)
{
    struct register_name name;
    char text[MAX_SEMANTIC + 16];

    if (!dump->is_output) {
        name = (struct register_name){"tubshd"[dump->place.resource_class], dump -> place.number, dump->place.space};
        return find_input(&r->file, name, false);
    }
    snprintf(text, sizeof text, "%s%u", dump->semantic, dump->index);
    if (run_same_name(dump->semantic, "SV_Target"))
        snprintf(text, sizeof text, "o%u", dump->index);
    if (run_same_name(dump->semantic, "depth") || run_same_name(dump->semantic, "stencil"))
        snprintf(text, sizeof text, "%s", dump->semantic);
    return parse_register(text, &name) ? find_input(&r->file, name, false) : NULL;
}

static void dump_input(const struct file_run *r, const struct run_dump *dump, const struct input *input)
{
    const struct input *counter = find_input(&r->file, input->name, true);
    struct dxs_exec_resource shown = {.number = input->name.number,
                                      .space = input->name.space,
                                      .data = r->execution.contents[input - r->file.inputs],
                                      .size = input->size};
    char title[REGISTER_TEXT];

    if (counter)
        shown.counter = r->execution.contents[counter - r->file.inputs];
    run_print_words_of(describe_register(input->name, title), &shown,
                       dump->type                                            ? dump->type
                       : input->format && format_holds_floats(input->format) ? 'f'
                                                                             : 'u');
}

static void dump_vertices(const struct stage_output *output, char type)
{
    printf("%s%u:\n", output->name, output->index);
    for (size_t i = 0; i < output->count; i++) {
        printf(" %zu:", i);
        run_print_words(output->words + i * output->columns, output->columns, type ? type : 'f');
    }
}

static void print_dump(const struct file_run *r, const struct run_dump *dump)
{
    const struct input *input = find_dumped(r, dump);

    for (size_t i = 0; i < r->execution.output_count && !input; i++) {
        const struct stage_output *output = &r->execution.outputs[i];
        if (run_same_name(output->name, dump->semantic) && output->index == dump->index) {
            dump_vertices(output, dump->type);
            return;
        }
    }
    if (input && (is_resource(input) || input->kind == INPUT_TARGET) && input->kind != INPUT_SAMPLER &&
        input->kind != INPUT_SCENE) {
        dump_input(r, dump, input);
        return;
    }
    run_refuse(&dump->word, "the .run file gives no such resource or target, and the last shader has no such output");
    end(EXIT_USAGE);
}

/* Returns the number of values that are wrong. */
static size_t compare(const struct file_run *r, const struct expectation *e)
{
    char title[REGISTER_TEXT + sizeof ".counter"];

    if (e->semantic)
        return compare_stage_output(r->execution.outputs, r->execution.output_count, e);
    const struct input *input = find_input(&r->file, e->name, e->of_counter);
    describe_register(e->name, title);
    if (e->of_counter)
        strcat(title, ".counter");
    if (e->by_model)
        printf("  %s: not compared: only the tests have its model\n", title);
    return e->by_model ? 0
                       : compare_values(title, &e->values, r->execution.contents[input - r->file.inputs], input->size);
}

static size_t compare_all(struct file_run *r)
{
    size_t wrong = 0;

    if (r->execution.outputs_are_unknown) {
        printf("  not compared: the tessellator's vertices differ between devices\n");
        return 0;
    }
    if (r->execution.is_unordered)
        order_like_expected(&r->file, r->execution.outputs, r->execution.output_count);
    for (size_t i = 0; i < r->file.expectation_count; i++)
        wrong += compare(r, &r->file.expectations[i]);
    return wrong;
}

/* ---- The command ------------------------------------------------------------------------------------------------- */

static void check_arguments(const struct file_run *r)
{
    const struct run_arguments *a = r->arguments;

    if (a->giving_option)
        end_with(EXIT_USAGE, "--run-file says what this option says: ", a->giving_option);
    if (!dxs_module_entry(r->module, r->entry))
        end_with(EXIT_USAGE, "the shader has no entry point ", a->entry);
    if (r->file.executor_lacks)
        end_with(EXIT_REFUSED, "the .run file says that the executor lacks ", r->file.executor_lacks);
    if (r->file.start == START_RAYS)
        end_with(EXIT_REFUSED, "the executor has no ray tracing pipelines", "");
    if (r->file.start == START_PIPELINE && a->options.trace)
        end_with(EXIT_USAGE, "--trace shows one shader, and the file runs a pipeline", "");
}

void run_file(struct run_arguments *arguments, const dxs_module *module)
{
    struct file_run r = {.arguments = arguments, .module = module, .entry = find_entry(arguments, module)};

    report_failures_as("dxil-spirv", EXIT_USAGE);
    r.file = parse_run_file(arguments->run_file);
    check_arguments(&r);
    note_given(&r);
    if (!run_change_resources(arguments, module))
        end(EXIT_USAGE);
    arguments->options.trace_user = arguments->options.trace ? run_trace_create(module) : NULL;
    execute_shaders(&r);
    check_success(&r);
    size_t wrong = compare_all(&r);
    for (uint32_t i = 0; i < arguments->dump_count; i++)
        print_dump(&r, &arguments->dumps[i]);
    if (wrong)
        complain("%s: %zu values are not as expected", arguments->run_file, wrong);
    else if (r.file.expectation_count)
        printf("as expected\n");
    end(wrong ? EXIT_REFUSED : EXIT_DONE);
}
