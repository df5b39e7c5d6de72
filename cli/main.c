/* dxil-spirv: converts DXIL files to SPIR-V and other outputs, or runs a subcommand. */
#include "command.h"
#include "files.h"
#include "layout.h"
#include "messages.h"
#include "subcommands.h"
#include "tools.h"

#include "dxs_inspect.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* ---- Subcommands ------------------------------------------------------------------------------------------------- */

static const struct subcommand {
    const char *name, *help;
    int (*run)(int argc, char **argv);
} subcommands[] = {
    {"cfg", "structures a control-flow graph given as text, and draws it", cfg_command},
    {"decoder", "lists, writes and executes the GPU decoders of documented formats", decoder_command},
    {"print-records", "shows the buffer that a shader converted with --print wrote", print_records_command},
    {"rootsig", "shows or converts root signatures", rootsig_command},
    {"run", "executes a shader on the CPU", run_command},
};

#define SUBCOMMAND_COUNT (sizeof(subcommands) / sizeof(subcommands[0]))

static const struct subcommand *find_subcommand(const char *name)
{
    for (size_t n = 0; n < SUBCOMMAND_COUNT; n++)
        if (strcmp(name, subcommands[n].name) == 0)
            return &subcommands[n];
    return NULL;
}

static void print_help(void)
{
    command_help(stdout);
    printf("\nSubcommands, each with its own --help:\n");
    for (size_t n = 0; n < SUBCOMMAND_COUNT; n++)
        printf("  dxil-spirv %-10s %s\n", subcommands[n].name, subcommands[n].help);
}

/* ---- One shader -------------------------------------------------------------------------------------------------- */

static enum dxs_result parse_program(const struct command *command, dxs_module *module, const void *bytes, size_t size)
{
    struct dxs_parse_options options = command_parse_options(command);
    if (command->program == PROGRAM_AUTO && (command->convert.debug_info || command->convert.debug_variables)) {
        options.program = DXS_PROGRAM_DEBUG;
        enum dxs_result result = dxs_module_parse(module, bytes, size, &options);
        if (result != DXS_NO_DXIL)
            return result;
        options.program = DXS_PROGRAM_DXIL;
    }
    return dxs_module_parse(module, bytes, size, &options);
}

/* Reads and parses the input. Without --shader-hash, the hash is that of the input. */
static enum exit_code parse(struct command *command, dxs_module *module)
{
    size_t size;
    void *bytes = file_read(command->input, &size);
    if (!bytes) {
        complain("%s: %s", command->input, strerror(errno));
        return EXIT_USAGE;
    }
    enum dxs_result result = parse_program(command, module, bytes, size);
    if (!command->convert.shader_hash)
        command->convert.shader_hash = dxs_hash_shader(bytes, size).hash;
    free(bytes);
    return result == DXS_OK ? EXIT_DONE : report_error(command->input, dxs_module_error(module));
}

static enum exit_code choose_entry(const struct command *command, const dxs_module *module, uint32_t *entry)
{
    uint32_t count = dxs_module_describe(module)->entry_count;
    if (command->kind == OUTPUT_REFLECTION && !command->entry && count != 1) {
        *entry = DXS_NONE; /* a summary of the library */
        return EXIT_DONE;
    }
    *entry = command->entry ? dxs_module_find_entry(module, command->entry) : 0;
    if (*entry != DXS_NONE && (count == 1 || command->entry))
        return EXIT_DONE;
    if (command->entry)
        complain("%s has no entry point %s", command->input, command->entry);
    else if (count)
        complain("%s has %u entry points; choose one with --entry", command->input, (unsigned)count);
    else
        complain("%s has no entry point", command->input);
    for (uint32_t i = 0; i < count; i++)
        fprintf(stderr, "    %s (%s)\n", dxs_module_entry(module, i)->name,
                dxs_stage_name(dxs_module_entry(module, i)->stage));
    return count ? EXIT_USAGE : EXIT_REFUSED;
}

static const char *output_path(const struct command *command)
{
    return command->output ? command->output : "-";
}

static enum exit_code report_written(const struct command *command, bool written)
{
    if (written)
        return EXIT_DONE;
    complain("%s: %s", output_path(command), strerror(errno));
    return EXIT_USAGE;
}

static enum exit_code write_result(const struct command *command, const void *data, size_t size)
{
    return report_written(command, file_write(output_path(command), data, size));
}

/* Writes a tool's text, or says why there is none. SPIRV-Cross refuses some valid SPIR-V, which is not a bug. */
static enum exit_code write_text(const struct command *command, enum tool_result result, struct tool_text *text)
{
    enum exit_code code = EXIT_INTERNAL;
    if (!text->data) {
        complain("out of memory");
    } else if (result == TOOL_DONE) {
        code = write_result(command, text->data, text->size);
    } else if (result == TOOL_LACKING) {
        complain("%s", text->data);
        code = EXIT_USAGE;
    } else {
        bool as_source = command->kind == OUTPUT_GLSL || command->kind == OUTPUT_HLSL;
        complain("%s: %s: %s", command->input, as_source ? "SPIRV-Cross" : "SPIRV-Tools", text->data);
        code = as_source ? EXIT_REFUSED : EXIT_INTERNAL;
    }
    tool_text_free(text);
    return code;
}

static enum exit_code validate(const struct command *command, const struct dxs_spirv *spirv)
{
    struct tool_text text = {0};
    enum tool_result result = spirv_validate(spirv->words, spirv->word_count, command->target_environment,
                                             command->convert.features.scalar_block_layout, &text);
    const char *reason = text.data ? text.data : "out of memory";
    if (result == TOOL_FAILED)
        complain("%s: the SPIR-V is not valid for %s: %s", command->input, command->target_environment, reason);
    else if (result == TOOL_WRONG_USE)
        complain("--target-env %s: no such environment; expected one of SPIRV-Tools', such as vulkan1.1 or vulkan1.3",
                 reason);
    else if (result == TOOL_LACKING)
        complain("--validate: %s", reason);
    tool_text_free(&text);
    return result == TOOL_DONE ? EXIT_DONE : result == TOOL_FAILED ? EXIT_INTERNAL : EXIT_USAGE;
}

static enum exit_code write_spirv(const struct command *command, const struct dxs_spirv *spirv)
{
    struct tool_text text = {0};
    switch (command->kind) {
    case OUTPUT_ASSEMBLY:
        return write_text(command, spirv_disassemble(spirv->words, spirv->word_count, &text), &text);
    case OUTPUT_GLSL:
        return write_text(command, spirv_to_glsl(spirv->words, spirv->word_count, &text), &text);
    case OUTPUT_HLSL:
        return write_text(command, spirv_to_hlsl(spirv->words, spirv->word_count, &text), &text);
    default:
        if (!command->output)
            return EXIT_DONE;
        return report_written(command, file_write_words(command->output, spirv->words, spirv->word_count));
    }
}

static void draw_function(void *user, const char *function, const dxs_control_flow *flow)
{
    struct pictures *pictures = user;

    if (pictures_draw(pictures, function, flow) != DXS_OK)
        complain("%s: %s", function, dxs_graph_error(pictures->graph)->message);
}

static enum exit_code convert(const struct command *command, const dxs_module *module, uint32_t entry,
                              dxs_converter *converter, const dxs_layout *layout)
{
    struct dxs_options options = command->convert;
    options.layout = layout;
    struct pictures pictures = {.folder = command->cfg_folder};
    if (command->cfg_folder) {
        pictures.graph = dxs_graph_create(NULL);
        options.show_control_flow = pictures.graph ? draw_function : NULL;
        options.show_user = &pictures;
    }
    options.limits = command_limits(command);

    struct dxs_spirv spirv;
    enum dxs_result result = dxs_convert(converter, module, entry, &options, &spirv);
    dxs_graph_destroy(pictures.graph);
    if (pictures.failed) {
        complain("--cfg %s: cannot write to this folder", command->cfg_folder);
        return EXIT_USAGE;
    }
    if (pictures.no_program)
        complain("no .svg pictures: Graphviz's dot cannot be run (Debian: graphviz)");
    if (result != DXS_OK)
        return report_error(command->input, dxs_converter_error(converter));
    enum exit_code code = write_spirv(command, &spirv);
    return code == EXIT_DONE && command->validate ? validate(command, &spirv) : code;
}

static enum exit_code describe(const struct command *command, const dxs_module *module, uint32_t entry,
                               dxs_converter *converter, const dxs_layout *layout)
{
    struct dxs_options options = command->convert;
    options.layout = layout;
    const char *text;
    size_t size;
    enum dxs_result result = command->kind == OUTPUT_IR ? dxs_disassemble(converter, module, &text, &size)
                                                        : dxs_reflect(converter, module, entry, &options, &text, &size);
    if (result != DXS_OK)
        return report_error(command->input, dxs_converter_error(converter));
    return write_result(command, text, size);
}

/* ---- All shaders ------------------------------------------------------------------------------------------------- */

static const char *extension_of(uint32_t kind)
{
    static const char extensions[][8] = {
        [OUTPUT_SPIRV] = ".spv", [OUTPUT_ASSEMBLY] = ".spvasm", [OUTPUT_GLSL] = ".glsl",
        [OUTPUT_HLSL] = ".hlsl", [OUTPUT_IR] = ".ll",           [OUTPUT_REFLECTION] = ".json"};
    return extensions[kind];
}

/* FOLDER/INPUT[.ENTRY].EXTENSION, INPUT without its folder and extension. Entry names may contain any character;
 * those that file systems forbid become '_'. */
static bool name_output(const struct command *command, const char *entry, char *path, size_t size)
{
    const char *name = file_name(command->input), *dot = strrchr(name, '.');
    int stem = dot && dot != name ? (int)(dot - name) : (int)strlen(name);
    int start = snprintf(path, size, "%s/%.*s%s", command->output_folder, stem, name, *entry ? "." : "");
    int length = snprintf(path, size, "%s/%.*s%s%s%s", command->output_folder, stem, name, *entry ? "." : "", entry,
                          extension_of(command->kind));
    if (length < 0 || (size_t)length >= size) {
        complain("%s: the path of the output is too long", command->input);
        return false;
    }
    for (char *letter = path + start; *letter; letter++)
        if (strchr("/\\:*?\"<>|", *letter))
            *letter = '_';
    return true;
}

static enum exit_code run_entry(const struct command *all, const dxs_module *module, uint32_t entry,
                                dxs_converter *converter, const char *name)
{
    char message[512], path[4096];
    struct command command = *all;
    dxs_layout *layout;
    if (command.output_folder && !name_output(&command, name, path, sizeof(path)))
        return EXIT_USAGE;
    command.output = command.output_folder ? path : command.output;
    enum exit_code code = make_layout(&command, module, entry, &layout, message, sizeof(message));
    if (code != EXIT_DONE)
        complain("%s: %s", command.input, message);
    else if (command.kind == OUTPUT_IR || command.kind == OUTPUT_REFLECTION)
        code = describe(&command, module, entry, converter, layout);
    else
        code = convert(&command, module, entry, converter, layout);
    dxs_layout_destroy(layout);
    return code;
}

static enum exit_code worse(enum exit_code a, enum exit_code b)
{
    return a > b ? a : b;
}

static enum exit_code run(struct command *command, dxs_module *module, dxs_converter *converter)
{
    uint32_t entry = 0;
    enum exit_code code = parse(command, module);
    if (code != EXIT_DONE)
        return code;
    uint32_t count = dxs_module_describe(module)->entry_count;
    bool converts = command->kind != OUTPUT_IR && command->kind != OUTPUT_REFLECTION;
    if (command->output_folder && !command->entry && converts && count > 1) {
        for (; entry < count; entry++)
            code = worse(code, run_entry(command, module, entry, converter, dxs_module_entry(module, entry)->name));
        return code;
    }
    if (command->kind != OUTPUT_IR)
        code = choose_entry(command, module, &entry);
    return code == EXIT_DONE ? run_entry(command, module, entry, converter, "") : code;
}

/* Converts each input, even if another fails. The worst exit code wins. */
static enum exit_code run_all(struct command *command)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    uint64_t shader_hash = command->convert.shader_hash;
    enum exit_code code = EXIT_DONE;
    if (!module || !converter) {
        complain("out of memory");
        code = EXIT_INTERNAL;
    }
    for (size_t n = 0; module && converter && n < command->input_count; n++) {
        command->input = command->inputs[n];
        command->convert.shader_hash = shader_hash;
        code = worse(code, run(command, module, converter));
    }
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return code;
}

static enum exit_code run_command_line(struct command *command, int count, const char *const *arguments)
{
    char message[256];
    if (!command_read(command, count, arguments, message, sizeof(message))) {
        complain("%s", message);
        return EXIT_USAGE;
    }
    if (command->help) {
        print_help();
        return EXIT_DONE;
    }
    if (command->version) {
        printf("dxil-spirv %s\n", dxs_version());
        return EXIT_DONE;
    }
    if (!command_check(command, message, sizeof(message))) {
        complain("%s", message);
        return EXIT_USAGE;
    }
    return run_all(command);
}

int main(int argument_count, char **arguments)
{
    struct command command = command_default();
    const struct subcommand *subcommand = argument_count > 1 ? find_subcommand(arguments[1]) : NULL;
    if (subcommand)
        return subcommand->run(argument_count - 1, arguments + 1);
    int count = argument_count > 1 ? argument_count - 1 : 0;
    command.inputs = calloc((size_t)count + 1, sizeof(*command.inputs));
    if (!command.inputs) {
        complain("out of memory");
        return EXIT_INTERNAL;
    }
    enum exit_code code = run_command_line(&command, count, (const char *const *)arguments + 1);
    free(command.inputs);
    return (int)code;
}
