/* Converts one input to all its outputs: parse, choose entry points, convert, write, validate. */
#include "cli/conversion/convert.h"
#include "cli/conversion/debug_file.h"
#include "cli/input_kind.h"

#include "cli/conversion/device_profile.h"
#include "cli/files.h"
#include "cli/conversion/layout.h"
#include "cli/conversion/member_comments.h"
#include "cli/messages.h"
#include "cli/conversion/table.h"
#include "cli/tools/tools.h"

#include "dxs_inspect.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* One entry point of an input, and its outputs. */
struct job {
    const struct command *command;
    struct session *session;
    const char *input;
    const void *bytes; /* of the input; NULL: it could not be read */
    size_t size;
    bool is_joined;   /* the bytes are a container with the debug information of another file */
    const char *stem; /* of outputs in a folder, and of pictures */
    uint32_t entry;   /* DXS_NONE: the whole library */
    const char *name; /* of the entry point, if the input has several; "": only one */
    uint32_t formats; /* to write for each entry point */
    struct report *report;
};

bool session_create(struct session *session)
{
    *session = (struct session){dxs_module_create(NULL), dxs_converter_create(NULL), NULL};
    if (session->module && session->converter)
        return true;
    complain("out of memory");
    session_destroy(session);
    return false;
}

void session_destroy(struct session *session)
{
    dxs_converter_destroy(session->converter);
    dxs_module_destroy(session->module);
    device_destroy(session->device);
    *session = (struct session){0};
}

/* ---- Reports ----------------------------------------------------------------------------------------------------- */

enum exit_code report_complaint(struct report *report, enum exit_code code, const char *format, ...)
{
    char message[sizeof(report->message)];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof(message), format, arguments);
    va_end(arguments);
    complain("%s", message);
    if (!report->message[0])
        memcpy(report->message, message, sizeof(message));
    return code;
}

/* "INPUT" or "INPUT: ENTRY" */
static const char *subject_of(const struct job *job, char *text, size_t size)
{
    snprintf(text, size, "%s%s%s", job->input, *job->name ? ": " : "", job->name);
    return text;
}

/* "FILE:LINE:COLUMN" of an error, if the module has debug information. */
static void append_place(const struct job *job, const struct dxs_error *error, char *text, size_t size)
{
    struct dxs_source_place place;
    size_t length = strlen(text);
    if (dxs_find_source_place(job->session->module, error->function, error->instruction, &place) && *place.file)
        snprintf(text + length, size - length, " at %s:%u:%u", place.file, (unsigned)place.line,
                 (unsigned)place.column);
    make_plain(text, "");
}

/* What several formats have in common fails once. */
static enum exit_code report_library_error(const struct job *job, const struct dxs_error *error)
{
    char text[1024], subject[1024];
    describe_error(error, text, sizeof(text));
    append_place(job, error, text, sizeof(text));
    if (job->report->result == DXS_RESULT_OK)
        job->report->result = error->code;
    if (strcmp(text, job->report->library_error) == 0)
        return exit_code_of(error->code);
    snprintf(job->report->library_error, sizeof(job->report->library_error), "%s", text);
    return report_complaint(job->report, exit_code_of(error->code), "%s: %s", subject_of(job, subject, sizeof(subject)),
                            text);
}

/* ---- Outputs ----------------------------------------------------------------------------------------------------- */

static const char *stage_suffix(enum dxs_stage stage)
{
    static const char suffixes[][8] = {
        [DXS_STAGE_PIXEL] = ".frag",          [DXS_STAGE_VERTEX] = ".vert",        [DXS_STAGE_GEOMETRY] = ".geom",
        [DXS_STAGE_HULL] = ".tesc",           [DXS_STAGE_DOMAIN] = ".tese",        [DXS_STAGE_COMPUTE] = ".comp",
        [DXS_STAGE_RAY_GENERATION] = ".rgen", [DXS_STAGE_INTERSECTION] = ".rint",  [DXS_STAGE_ANY_HIT] = ".rahit",
        [DXS_STAGE_CLOSEST_HIT] = ".rchit",   [DXS_STAGE_MISS] = ".rmiss",         [DXS_STAGE_CALLABLE] = ".rcall",
        [DXS_STAGE_MESH] = ".mesh",           [DXS_STAGE_AMPLIFICATION] = ".task", [DXS_STAGE_NODE] = ".node"};
    return (size_t)stage < sizeof(suffixes) / sizeof(suffixes[0]) ? suffixes[stage] : "";
}

/* STEM[.ENTRY][.STAGE].SUFFIX. Characters of the entry point's name that file systems forbid become '_'. */
static bool name_output(const struct job *job, enum output_format format, char *path, size_t size)
{
    const struct command *command = job->command;
    bool staged = command->batch.stage_suffix && job->entry != DXS_NONE;
    const char *stage = staged ? stage_suffix(dxs_module_entry(job->session->module, job->entry)->stage) : "";
    const char *const parts[] = {job->stem, *job->name ? "." : "", job->name, stage, format_suffix(format)};
    size_t length = 0;
    for (size_t n = 0; n < sizeof(parts) / sizeof(parts[0]); n++) { /* faster than snprintf, which small shaders feel */
        size_t bytes = strlen(parts[n]) + 1;
        if (bytes > size - length) {
            report_complaint(job->report, EXIT_USAGE, "%s: the path of the output is too long", job->input);
            return false;
        }
        memcpy(path + length, parts[n], bytes);
        length += bytes - 1;
    }
    for (char *letter = path + strlen(job->stem); *letter; letter++)
        if (strchr("/\\:*?\"<>|", *letter) || (unsigned char)*letter < 0x20)
            *letter = '_';
    if (!job->report->claim || job->report->claim(job->report->user, path))
        return true;
    report_complaint(job->report, EXIT_USAGE, "%s: %s is an input, or the output of another input or entry point",
                     job->input, path);
    return false;
}

static enum exit_code report_written(const struct job *job, const char *path, bool written)
{
    if (!written)
        return report_complaint(job->report, EXIT_USAGE, "%s: %s", path, strerror(errno));
    buffer_append(&job->report->outputs, path, strlen(path) + 1);
    return EXIT_DONE;
}

static enum exit_code put_text(const struct job *job, const struct output_file *file, const char *text, size_t size)
{
    if (!job->report->text)
        return report_written(job, file->path, file_write(file->path, text, size));
    buffer_append(job->report->text, text, size);
    return EXIT_DONE;
}

/* Writes a tool's text, or says why there is none. SPIRV-Cross refuses some valid SPIR-V, which is not a bug. */
static enum exit_code write_text(const struct job *job, const struct output_file *file, enum tool_result result,
                                 struct tool_text *text)
{
    struct report *report = job->report;
    bool as_source = file->format == OUTPUT_GLSL || file->format == OUTPUT_HLSL;
    char subject[1024];
    enum exit_code code;
    subject_of(job, subject, sizeof(subject));
    if (!text->data)
        code = report_complaint(report, EXIT_INTERNAL, "out of memory");
    else if (result == TOOL_DONE)
        code = put_text(job, file, text->data, text->size);
    else if (result == TOOL_LACKING)
        code = report_complaint(report, EXIT_USAGE, "%s: %s: %s", subject, format_switch(file->format), text->data);
    else if (as_source)
        code = report_complaint(report, EXIT_REFUSED, "%s: %s: SPIRV-Cross cannot write this module: %s (--asm can)",
                                subject, format_switch(file->format), text->data);
    else
        code = report_complaint(report, EXIT_INTERNAL, "%s: %s: SPIRV-Tools: %s", subject, format_switch(file->format),
                                text->data);
    tool_text_free(text);
    return code;
}

static enum exit_code write_needs(const struct job *job, const struct dxs_spirv *spirv, const struct output_file *file)
{
    dxs_converter *converter = job->session->converter;
    const char *json;
    size_t size;
    if (dxs_spirv_needs_to_json(converter, spirv->words, spirv->word_count, &json, &size) != DXS_RESULT_OK)
        return report_library_error(job, dxs_converter_error(converter));
    return put_text(job, file, json, size);
}

/* SPIRV-Cross writes some things that glslang refuses: whoever means to edit them should know before. */
static enum exit_code write_glsl(const struct job *job, const struct dxs_spirv *spirv, const struct output_file *file)
{
    struct tool_text text = {0};
    enum tool_result result = spirv_to_glsl(spirv->words, spirv->word_count, &text);
    char subject[1024];
    const char *fault = result == TOOL_DONE && text.data ? glsl_fault(text.data) : NULL;
    if (result == TOOL_DONE)
        comment_members(&text, job->session->module);
    if (fault)
        complain("%s: the GLSL does not recompile: %s (edit --asm instead)", subject_of(job, subject, sizeof(subject)),
                 fault);
    return write_text(job, file, result, &text);
}

static enum exit_code write_hlsl(const struct job *job, const struct dxs_spirv *spirv, const struct output_file *file)
{
    struct tool_text text = {0};
    size_t count;
    struct hlsl_register *registers = hlsl_registers(spirv->resources, spirv->resource_count, &count);
    enum tool_result result =
        registers ? spirv_to_hlsl(spirv->words, spirv->word_count, registers, count, &text) : TOOL_FAILED;
    free(registers);
    if (result == TOOL_DONE)
        comment_members(&text, job->session->module);
    return write_text(job, file, result, &text);
}

static enum exit_code write_table_file(const struct job *job, const struct dxs_spirv *spirv,
                                       const struct output_file *file)
{
    struct string_buffer text = {0};
    write_table(&text, job->session->module, job->entry, spirv);
    enum exit_code code = text.failed ? report_complaint(job->report, EXIT_INTERNAL, "out of memory")
                                      : put_text(job, file, text.data, text.size);
    buffer_free(&text);
    return code;
}

/* Writes one of the formats made of SPIR-V. */
static enum exit_code write_spirv(const struct job *job, const struct dxs_spirv *spirv, const struct output_file *file)
{
    struct tool_text text = {0};
    switch (file->format) {
    case OUTPUT_ASSEMBLY:
        return write_text(job, file, spirv_disassemble(spirv->words, spirv->word_count, &text), &text);
    case OUTPUT_GLSL:
        return write_glsl(job, spirv, file);
    case OUTPUT_HLSL:
        return write_hlsl(job, spirv, file);
    case OUTPUT_NEEDS:
        return write_needs(job, spirv, file);
    case OUTPUT_TABLE:
        return write_table_file(job, spirv, file);
    default:
        return report_written(job, file->path, file_write_words(file->path, spirv->words, spirv->word_count));
    }
}

static enum exit_code worse(enum exit_code a, enum exit_code b)
{
    return a > b ? a : b;
}

typedef enum exit_code write_format(const struct job *job, const void *content, const struct output_file *file);

/* Calls `write` for each output whose format is in the mask, even if another fails. */
static enum exit_code write_outputs(const struct job *job, uint32_t mask, write_format *write, const void *content)
{
    const struct command *command = job->command;
    enum exit_code code = EXIT_DONE;
    for (uint32_t n = 0; n < command->output_count; n++)
        if (mask & 1u << command->outputs[n].format)
            code = worse(code, write(job, content, &command->outputs[n]));
    for (int format = 0; format < OUTPUT_FORMAT_COUNT && command->output_folder; format++) {
        char path[4096];
        struct output_file file = {path, (enum output_format)format};
        if (mask & command->formats & 1u << format)
            code = worse(code,
                         name_output(job, file.format, path, sizeof(path)) ? write(job, content, &file) : EXIT_USAGE);
    }
    return code;
}

static enum exit_code write_converted(const struct job *job, const void *spirv, const struct output_file *file)
{
    return write_spirv(job, spirv, file);
}

/* Writes the module's text, its features or its reflection; `options` are the conversion's. */
static enum exit_code write_described(const struct job *job, const void *options, const struct output_file *file)
{
    const struct session *session = job->session;
    dxs_converter *converter = session->converter;
    const char *text;
    size_t size;
    enum dxs_result result =
        file->format == OUTPUT_IR ? dxs_disassemble(converter, session->module, &text, &size)
        : file->format == OUTPUT_FEATURES
            ? dxs_entry_needs_to_json(converter, session->module, job->entry, options, &text, &size)
            : dxs_reflect(converter, session->module, job->entry, options, &text, &size);
    if (result != DXS_RESULT_OK)
        return report_library_error(job, dxs_converter_error(session->converter));
    return put_text(job, file, text, size);
}

/* Writes the tokens of the input, which need not be a module that can be parsed. */
static enum exit_code write_tokens(const struct job *job, const void *unused, const struct output_file *file)
{
    dxs_converter *converter = job->session->converter;
    const char *text;
    size_t size;
    (void)unused;
    if (dxs_list_tokens(converter, job->bytes, job->size, &text, &size) != DXS_RESULT_OK)
        return report_library_error(job, dxs_converter_error(converter));
    return put_text(job, file, text, size);
}

/* ---- Conversion -------------------------------------------------------------------------------------------------- */

static enum exit_code validate(const struct job *job, const struct dxs_spirv *spirv)
{
    const struct command *command = job->command;
    const char *environment =
        command->target_environment ? command->target_environment : spirv_environment(spirv->words);
    struct tool_text text = {0};
    enum tool_result result =
        spirv_validate(spirv->words, spirv->word_count, environment, &command->convert.features, &text);
    const char *reason = text.data ? text.data : "out of memory";
    char subject[1024];
    enum exit_code code = EXIT_DONE;
    if (result == TOOL_FAILED)
        code = report_complaint(job->report, EXIT_INTERNAL, "%s: the SPIR-V is not valid for %s: %s",
                                subject_of(job, subject, sizeof(subject)), environment, reason);
    else if (result == TOOL_WRONG_USE)
        code = report_complaint(job->report, EXIT_USAGE,
                                "--target-env %s: no such environment; expected one of SPIRV-Tools', such as vulkan1.1 "
                                "or vulkan1.3",
                                reason);
    else if (result == TOOL_LACKING)
        code = report_complaint(job->report, EXIT_USAGE, "%s: --validate: %s", job->input, reason);
    tool_text_free(&text);
    return code;
}

/* --device: a module that needs what the device lacks is refused, by the name of what it lacks. */
static enum exit_code check_device(const struct job *job, const struct dxs_spirv *spirv)
{
    struct session *session = job->session;
    const struct dxs_need *needs;
    uint32_t count;
    char subject[1024];
    if (!session->device)
        session->device = device_read(job->command->device);
    if (!session->device)
        return report_complaint(job->report, EXIT_USAGE, "--device %s: %s", job->command->device, strerror(errno));
    if (dxs_spirv_needs(session->converter, spirv->words, spirv->word_count, &needs, &count) != DXS_RESULT_OK)
        return report_library_error(job, dxs_converter_error(session->converter));
    for (uint32_t n = 0; n < count; n++) {
        const struct dxs_need *need = &needs[n];
        const char *name = need->value ? need->value : need->member ? need->member : need->extension;
        if (!device_lacks(session->device, need))
            continue;
        job->report->result = DXS_RESULT_UNSUPPORTED;
        return report_complaint(job->report, EXIT_REFUSED, "%s: the device lacks %s (%s)",
                                subject_of(job, subject, sizeof(subject)), name, need->reason);
    }
    return EXIT_DONE;
}

static void draw_function(void *user, const char *function, const dxs_control_flow *flow)
{
    struct pictures *pictures = user;

    if (pictures_draw(pictures, function, flow) != DXS_RESULT_OK)
        complain("%s: %s", function, dxs_graph_error(pictures->graph)->message);
}

static enum exit_code convert(const struct job *job, const struct dxs_options *common)
{
    const struct command *command = job->command;
    struct dxs_options options = *common;
    char prefix[256];
    struct pictures pictures = {.folder = command->cfg_folder, .prefix = prefix};
    if (command->cfg_folder) {
        const char *below = command->output_folder ? job->stem + strlen(command->output_folder) + 1 : job->stem;
        snprintf(prefix, sizeof(prefix), "%s%s%s", below, *job->name ? "." : "", job->name);
        pictures.graph = dxs_graph_create(NULL);
        options.show_control_flow = pictures.graph ? draw_function : NULL;
        options.show_user = &pictures;
    }
    options.limits = command_limits(command);

    struct dxs_spirv spirv;
    enum dxs_result result = dxs_convert(job->session->converter, job->session->module, job->entry, &options, &spirv);
    dxs_graph_destroy(pictures.graph);
    if (pictures.failed)
        return report_complaint(job->report, EXIT_USAGE, "--cfg %s: cannot write to this folder", command->cfg_folder);
    if (pictures.no_program)
        complain("no .svg pictures: Graphviz's dot cannot be run (Debian: graphviz)");
    if (result != DXS_RESULT_OK)
        return report_library_error(job, dxs_converter_error(job->session->converter));
    enum exit_code code = command->device ? check_device(job, &spirv) : EXIT_DONE;
    if (code != EXIT_DONE)
        return code;
    code = write_outputs(job, OUTPUT_CONVERTED, write_converted, &spirv);
    return command->validate ? worse(code, validate(job, &spirv)) : code;
}

static enum exit_code run_entry(const struct job *job)
{
    const struct command *command = job->command;
    char message[sizeof(job->report->message)];
    dxs_layout *layout;
    enum exit_code code = make_layout(command, job->session->module, job->entry, &layout, message, sizeof(message));
    struct dxs_options options = command->convert;
    options.layout = layout;
    if (!options.shader_hash)
        options.shader_hash = job->report->hash;
    if (code == EXIT_DONE &&
        !resolve_print_names(command, job->session->module, &options.print, message, sizeof(message)))
        code = EXIT_USAGE;
    if (code != EXIT_DONE) {
        report_complaint(job->report, code, "%s: %s", job->input, message);
    } else {
        if (job->formats & OUTPUT_CONVERTED)
            code = convert(job, &options);
        code = worse(code, write_outputs(job, job->formats & ~OUTPUT_CONVERTED, write_described, &options));
    }
    dxs_layout_destroy(layout);
    job->report->entry_count++;
    return code;
}

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

/* Names are a help: without those of a damaged part there is still the code. */
static enum dxs_result parse_part(const struct job *job, enum dxs_program program)
{
    dxs_module *module = job->session->module;
    struct dxs_parse_options options = command_parse_options(job->command);
    char text[1024];
    options.program = program;
    options.check_hash = options.check_hash && !job->is_joined;
    enum dxs_result result = dxs_module_parse(module, job->bytes, job->size, &options);
    if (result == DXS_RESULT_OK || !options.names)
        return result;
    describe_error(dxs_module_error(module), text, sizeof(text));
    options.names = false;
    result = dxs_module_parse(module, job->bytes, job->size, &options);
    if (result == DXS_RESULT_OK)
        complain("%s: without names of constants: %s", job->input, text);
    return result;
}

static enum dxs_result parse_program(const struct job *job)
{
    const struct command *command = job->command;
    if (command->program != PROGRAM_AUTO)
        return parse_part(job, (enum dxs_program)command->program);
    enum dxs_result result = DXS_RESULT_NO_DXIL;
    if (wants_debug_information(command))
        result = parse_part(job, DXS_PROGRAM_DEBUG);
    if (result == DXS_RESULT_NO_DXIL)
        result = parse_part(job, DXS_PROGRAM_DXIL);
    if (result == DXS_RESULT_NO_DXIL && start_of_shader(job->bytes, job->size) == STARTS_CONTAINER) {
        result = parse_part(job, DXS_PROGRAM_DEBUG); /* of a .pdb file, which has no other code */
        if (result == DXS_RESULT_NO_DXIL)
            result = parse_part(job, DXS_PROGRAM_DXIL); /* for its message */
    }
    return result;
}

/* A wrong digest is that of the shader alone. */
static bool has_right_digest(const struct job *job)
{
    struct dxs_parse_options options = command_parse_options(job->command);
    options.names = false;
    return !options.check_hash ||
           dxs_module_parse(job->session->module, job->bytes, job->size, &options) == DXS_RESULT_OK;
}

static enum exit_code join_debug_file(struct job *job)
{
    char message[sizeof(job->report->message)];
    const void *bytes = job->bytes;
    size_t size = job->size;
    enum exit_code code =
        add_debug_file(job->command, job->session->converter, job->input, &bytes, &size, message, sizeof(message));
    if (code != EXIT_DONE)
        return report_complaint(job->report, code, "%s", message);
    if (bytes == job->bytes || !has_right_digest(job))
        return EXIT_DONE; /* parsing says what is wrong with the digest */
    job->is_joined = true;
    job->bytes = bytes;
    job->size = size;
    return EXIT_DONE;
}

/* Parses the input. If it could not be read, errno says why. */
static enum exit_code parse(struct job *job)
{
    dxs_module *module = job->session->module;
    if (!job->bytes)
        return report_complaint(job->report, EXIT_USAGE, "%s: %s", job->input, strerror(errno));
    job->report->hash = dxs_hash_shader(job->bytes, job->size).hash;
    enum exit_code code = join_debug_file(job);
    if (code != EXIT_DONE)
        return code;
    if (parse_program(job) == DXS_RESULT_OK)
        return EXIT_DONE;
    const struct dxs_error *error = dxs_module_error(module);
    char text[1024];
    describe_input_error(error, job->bytes, job->size, text, sizeof(text));
    job->report->result = error->code;
    return report_complaint(job->report, exit_code_of(error->code), "%s: %s", job->input, text);
}

static void list_entries(const dxs_module *module)
{
    for (uint32_t i = 0; i < dxs_module_describe(module)->entry_count; i++)
        fprintf(stderr, "    %s (%s)\n", dxs_module_entry(module, i)->name,
                dxs_stage_name(dxs_module_entry(module, i)->stage));
}

/* Chooses the entry point that the command names, or the only one. */
static enum exit_code choose_entry(struct job *job)
{
    const struct command *command = job->command;
    const dxs_module *module = job->session->module;
    uint32_t count = dxs_module_describe(module)->entry_count;
    enum exit_code code;
    job->entry = command->entry ? dxs_module_find_entry(module, command->entry) : 0;
    if (job->entry != DXS_NONE && (count == 1 || command->entry))
        return EXIT_DONE;
    if (!command->entry && count == 0)
        return report_complaint(job->report, EXIT_REFUSED, "%s has no entry point", job->input);
    if (command->entry)
        code = report_complaint(job->report, count ? EXIT_USAGE : EXIT_REFUSED, "%s has no entry point %s", job->input,
                                command->entry);
    else
        code = report_complaint(job->report, EXIT_USAGE, "%s has %u entry points; choose one with --entry", job->input,
                                (unsigned)count);
    list_entries(module);
    return code;
}

enum exit_code open_input(struct session *session, const struct command *command, const char *input,
                          struct report *report, uint32_t *entry)
{
    size_t size = 0;
    void *bytes = shader_read(input, &size);
    struct job job = {.command = command,
                      .session = session,
                      .input = input,
                      .bytes = bytes,
                      .size = size,
                      .stem = "",
                      .name = "",
                      .report = report};
    enum exit_code code = parse(&job);
    free(bytes);
    if (code != EXIT_DONE)
        return code;
    bool is_whole =
        !command->entry && command->input_count == 1 && dxs_module_describe(session->module)->entry_count > 1;
    code = is_whole ? EXIT_DONE : choose_entry(&job);
    *entry = is_whole ? DXS_NONE : job.entry;
    return code;
}

/* Writes what describes the whole module: its text, and for libraries a summary. */
static enum exit_code describe_module(struct job *job, uint32_t mask)
{
    struct dxs_options options = job->command->convert;
    if (!options.shader_hash)
        options.shader_hash = job->report->hash;
    job->entry = DXS_NONE;
    return write_outputs(job, mask, write_described, &options);
}

/* The input is parsed. */
static enum exit_code run_job(struct job *job)
{
    const struct command *command = job->command;
    enum exit_code code;
    uint32_t count = dxs_module_describe(job->session->module)->entry_count;
    uint32_t described = 1u << OUTPUT_IR; /* needs no entry point */
    if (!command->entry && count != 1)
        described |= 1u << OUTPUT_REFLECTION;
    code = describe_module(job, described);
    job->formats = command->formats & ~(described | 1u << OUTPUT_TOKENS);
    if (!job->formats)
        return code;
    if (!command->output_folder || command->entry || count <= 1) {
        enum exit_code chosen = choose_entry(job);
        return worse(code, chosen == EXIT_DONE ? run_entry(job) : chosen);
    }
    for (job->entry = 0; job->entry < count; job->entry++) {
        job->name = dxs_module_entry(job->session->module, job->entry)->name;
        job->report->library_error[0] = 0;
        code = worse(code, run_entry(job));
    }
    return code;
}

void convert_input(struct session *session, const struct command *command, const char *input, const void *bytes,
                   size_t size, const char *stem, struct report *report)
{
    struct job job = {.command = command,
                      .session = session,
                      .input = input,
                      .bytes = bytes,
                      .size = size,
                      .stem = stem,
                      .name = "",
                      .report = report};
    uint32_t listed = 1u << OUTPUT_TOKENS;
    enum exit_code code = bytes ? write_outputs(&job, listed, write_tokens, NULL) : EXIT_DONE;
    if (code == EXIT_DONE && (command->formats != listed || !bytes))
        code = parse(&job);
    if (code == EXIT_DONE && command->formats != listed)
        code = run_job(&job);
    report->code = worse(report->code, code);
}
