/* dxil-spirv run: executes a shader on the CPU, shows resources and outputs, and traces one thread. */
#include "cli/run/run.h"

#include "cli/conversion/debug_file.h"
#include "cli/files.h"
#include "cli/messages.h"
#include "cli/run/template.h"
#include "cli/run/wanted.h"
#include "cli/subcommands.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static bool is_drawn(enum dxs_stage stage)
{
    return (RUN_DRAWN | RUN_MESH | RUN_AMPLIFICATION) >> stage & 1;
}

/* The option that says how much a stage runs, if it is not given; else NULL. */
static const char *missing_size(const struct run_arguments *arguments, enum dxs_stage stage)
{
    switch (stage) {
    case DXS_STAGE_VERTEX:
        return arguments->vertices.vertex_count ? NULL : "--vertices";
    case DXS_STAGE_PIXEL:
        return arguments->pixels[0] && arguments->pixels[1] ? NULL : "--pixels";
    case DXS_STAGE_GEOMETRY:
        return arguments->primitives ? NULL : "--primitives";
    case DXS_STAGE_HULL:
    case DXS_STAGE_DOMAIN:
        return arguments->patches ? NULL : "--patches";
    default:
        return NULL;
    }
}

/* Checks the arguments that depend on the shader's stage. */
static bool check_stage(struct run_arguments *arguments, const struct dxs_entry *entry)
{
    size_t index_count = arguments->indices.size / sizeof(uint32_t);
    const char *stage = dxs_stage_name(entry->stage);

    if (!(arguments->stages >> entry->stage & 1)) {
        complain("run: %s is not an option for %s shaders", arguments->excluding[entry->stage], stage);
        return false;
    }
    if (arguments->indices.bytes && arguments->vertices.vertex_count == 0 && index_count <= UINT32_MAX)
        arguments->vertices.vertex_count = (uint32_t)index_count;
    if (arguments->indices.bytes && arguments->vertices.vertex_count > index_count) {
        complain("run: --indices: %zu indices, but --vertices is %u", index_count, arguments->vertices.vertex_count);
        return false;
    }
    const char *missing = missing_size(arguments, entry->stage);
    if (missing) {
        arguments->lacks = true;
        complain("run: %s shaders need %s, greater than 0", stage, missing);
        return false;
    }
    if (entry->stage == DXS_STAGE_DOMAIN && (!arguments->locations.bytes || arguments->locations.type != 'f')) {
        arguments->lacks = !arguments->locations.bytes;
        complain("run: domain shaders need --locations f32:...");
        return false;
    }
    for (uint32_t i = 0; i < arguments->dump_count && !is_drawn(entry->stage); i++)
        if (arguments->dumps[i].is_output)
            return run_refuse(&arguments->dumps[i].word, "compute shaders have no outputs; expected a register");
    return true;
}

/* The executor takes the first resource that fits: arrays are last, and those of higher registers first. */
static int by_binding(const void *a, const void *b)
{
    const struct dxs_exec_resource *x = *(const struct dxs_exec_resource *const *)a;
    const struct dxs_exec_resource *y = *(const struct dxs_exec_resource *const *)b;

    if (x->is_every_element != y->is_every_element)
        return x->is_every_element ? 1 : -1;
    return (x->number < y->number) - (x->number > y->number);
}

static enum dxs_result bind_resources(const struct run_arguments *arguments, dxs_executor *executor)
{
    const struct dxs_exec_resource *sorted[MAX_GIVEN];
    enum dxs_result result = DXS_RESULT_OK;

    for (uint32_t i = 0; i < arguments->resource_count; i++)
        sorted[i] = &arguments->resources[i].resource;
    qsort(sorted, arguments->resource_count, sizeof *sorted, by_binding);
    for (uint32_t i = 0; i < arguments->resource_count && result == DXS_RESULT_OK; i++)
        result = dxs_executor_bind(executor, sorted[i]);
    return result;
}

static enum exit_code execute(struct run_arguments *arguments, dxs_executor *executor, const struct dxs_entry *entry)
{
    enum dxs_result result = bind_resources(arguments, executor);
    enum exit_code code = EXIT_DONE;

    if (result == DXS_RESULT_OK && !is_drawn(entry->stage))
        result = dxs_executor_dispatch(executor, arguments->groups);
    if (result != DXS_RESULT_OK)
        return run_report_error(arguments, dxs_executor_error(executor));
    if (is_drawn(entry->stage))
        result = run_draw(arguments, executor, entry);
    if (result != DXS_RESULT_OK)
        code = result == DXS_RESULT_INVALID_ARGUMENT ? EXIT_USAGE : EXIT_REFUSED;
    for (uint32_t i = 0; i < arguments->dump_count && code == EXIT_DONE; i++)
        if (arguments->dumps[i].resource)
            run_print_resource(&arguments->dumps[i]);
    return code;
}

/* Completes the arguments, which depend on the shader, and checks them. */
static bool complete(struct run_arguments *arguments, const dxs_module *module, uint32_t entry)
{
    if (arguments->filling && !run_bind_all(arguments, module, entry))
        return false;
    if (!check_stage(arguments, dxs_module_entry(module, entry)))
        return false;
    for (uint32_t i = 0; i < arguments->resource_count; i++)
        if (!run_fits_shader(&arguments->resources[i], module))
            return false;
    return run_find_dumps(arguments) && run_change_resources(arguments, module);
}

/* Says all that is missing, not only what the run met first. */
static void explain_lack(const struct run_arguments *arguments, const dxs_module *module, uint32_t entry)
{
    if (arguments->lacks && !run_complain_missing(arguments, module, entry))
        complain("give places of heaps as registers h0, h1, ... and d0, d1, ...");
}

static enum exit_code run_entry(struct run_arguments *arguments, const dxs_module *module, uint32_t entry)
{
    struct run_trace *trace = arguments->options.trace ? run_trace_create(module) : NULL;
    arguments->options.trace_user = trace;
    dxs_executor *executor = dxs_executor_create(module, entry, &arguments->options);
    enum exit_code code = EXIT_INTERNAL;

    if (executor && !trace == !arguments->options.trace)
        code = execute(arguments, executor, dxs_module_entry(module, entry));
    else
        complain("out of memory");
    dxs_executor_destroy(executor);
    run_trace_destroy(trace);
    return code;
}

/* Options that say what to do, of which there can be one. */
static bool is_one_task(const struct run_arguments *a)
{
    if (a->template_path && strcmp(a->template_path, a->input) == 0) {
        complain("run: --template %s: this is the shader", a->template_path);
        return false;
    }
    const char *first = a->is_listed ? "--list" : "--template";
    const char *second = a->is_listed && a->template_path ? "--template" : a->run_file ? "--run-file" : NULL;

    bool excludes = (a->is_listed || a->template_path) && second;

    if (excludes)
        complain("run: %s and %s exclude each other", first, second);
    return !excludes;
}

static enum exit_code run_module(struct run_arguments *arguments, const dxs_module *module)
{
    uint32_t number = arguments->entry ? dxs_module_find_entry(module, arguments->entry) : 0;

    if (!dxs_module_entry(module, number)) {
        complain("%s has no entry point %s", arguments->input, arguments->entry ? arguments->entry : "at all");
        return EXIT_USAGE;
    }
    if (arguments->is_listed) {
        run_print_list(arguments, module, number);
        return EXIT_DONE;
    }
    if (arguments->template_path)
        return run_write_template(arguments, module, number);
    if (arguments->run_file) {
#ifdef DXS_WITH_RUNNER
        run_file(arguments, module);
#else
        complain("run: .run files: this program was built without Vulkan's headers, which they need");
        return EXIT_USAGE;
#endif
    }
    enum exit_code code = complete(arguments, module, number) ? run_entry(arguments, module, number) : EXIT_USAGE;
    explain_lack(arguments, module, number);
    return code;
}

/* A trace shows source lines, which only the ILDB part has. */
enum dxs_result run_parse(const struct run_arguments *arguments, dxs_module *module, const void *bytes, size_t size)
{
    struct dxs_parse_options options = dxs_default_parse_options();

    options.names = true; /* --list shows them; --bind-all fills members by their types */
    options.program = DXS_PROGRAM_DEBUG;
    if (arguments->options.trace && dxs_module_parse(module, bytes, size, &options) == DXS_RESULT_OK)
        return DXS_RESULT_OK;
    options.program = DXS_PROGRAM_DXIL;
    enum dxs_result result = dxs_module_parse(module, bytes, size, &options);
    options.program = DXS_PROGRAM_DEBUG; /* a .pdb file has no other code */
    return result == DXS_RESULT_NO_DXIL ? dxs_module_parse(module, bytes, size, &options) : result;
}

/* Whether names are shown or looked up that the file lacks. */
static bool lacks_names(const struct run_arguments *arguments, dxs_module *module, const void *bytes, size_t size)
{
    bool is_named = arguments->is_listed || arguments->template_path, has_buffers = false;

    for (uint32_t n = 0; n < arguments->change_count; n++)
        is_named |= arguments->changes[n].is_named;
    if (!is_named || run_parse(arguments, module, bytes, size) != DXS_RESULT_OK)
        return false;
    for (uint32_t n = 0; n < dxs_module_describe(module)->resource_count; n++) {
        enum dxs_resource_kind kind = dxs_module_resource(module, n)->kind;
        uint32_t count;
        has_buffers |= kind == DXS_RESOURCE_KIND_CBUFFER || kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER;
        if (dxs_module_buffer_members(module, n, &count))
            return false;
    }
    return has_buffers;
}

/* `converter` owns the bytes that have debug information. */
static enum exit_code parse_and_run(struct run_arguments *arguments, dxs_converter *converter, dxs_module *module,
                                    const void *bytes, size_t size)
{
    char message[1024];
    struct command command = command_default();

    command.pdb = arguments->pdb;
    command.convert.debug_info = arguments->options.trace || lacks_names(arguments, module, bytes, size);
    enum exit_code code =
        add_debug_file(&command, converter, arguments->input, &bytes, &size, message, sizeof(message));
    if (code != EXIT_DONE)
        complain("%s", message);
    else if (run_parse(arguments, module, bytes, size) != DXS_RESULT_OK)
        code = report_input_error(arguments->input, dxs_module_error(module), bytes, size);
    else
        code = run_module(arguments, module);
    return code;
}

static enum exit_code load_and_run(struct run_arguments *arguments)
{
    size_t size;
    void *bytes = shader_read(arguments->input, &size);
    if (!bytes) {
        complain("%s: %s", arguments->input, strerror(errno));
        return EXIT_USAGE;
    }
    enum exit_code code = EXIT_INTERNAL;
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    if (!module || !converter)
        complain("out of memory");
    else
        code = parse_and_run(arguments, converter, module, bytes, size);
    dxs_module_destroy(module);
    dxs_converter_destroy(converter);
    free(bytes);
    return code;
}

/* `dxil-spirv run NAME.run` runs NAME.dxil beside it. Returns that name, to be freed; NULL: the shader is given. */
static char *name_shader(struct run_arguments *arguments)
{
    static const char suffix[] = ".run", shader[] = ".dxil";
    size_t length = arguments->input ? strlen(arguments->input) : 0;

    if (arguments->run_file || length < sizeof suffix ||
        strcmp(arguments->input + length - strlen(suffix), suffix) != 0)
        return NULL;
    char *name = malloc(length + sizeof shader);
    if (!name)
        return NULL; /* then the .run file is no shader */
    memcpy(name, arguments->input, length - strlen(suffix));
    memcpy(name + length - strlen(suffix), shader, sizeof shader);
    arguments->run_file = arguments->input;
    arguments->input = name;
    return name;
}

int run_command(int argc, char **argv)
{
    struct run_arguments *arguments = calloc(1, sizeof *arguments);
    enum exit_code code = EXIT_USAGE;

    if (!arguments) {
        complain("out of memory");
        return (int)EXIT_INTERNAL;
    }
    for (unsigned i = 0; i < 3; i++)
        arguments->groups[i] = 1;
    arguments->options = dxs_default_exec_options();
    bool is_read = run_read_arguments(argc, argv, arguments);
    char *implied = is_read ? name_shader(arguments) : NULL;
    if (is_read && arguments->help) {
        fputs(run_usage, stdout); /* main looks at errors of standard output */
        code = EXIT_DONE;
    } else if (is_read && is_one_task(arguments)) {
        code = load_and_run(arguments);
    }
    free(implied);
    run_free(arguments);
    free(arguments);
    return (int)code;
}
