/* dxil-spirv report: a page of HTML with the shader's source, DXIL, control flow, SPIR-V, GLSL and HLSL, whose lines
 * are linked.
 *
 * OpLine carries the number of the DXIL instruction through SPIR-V, GLSL and HLSL (dxs_options.instruction_lines). A
 * second conversion, with source lines, has the same instructions in the same order: instruction n of the one has the
 * source line of instruction n of the other. */
#include "cli/conversion/convert.h"
#include "cli/files.h"
#include "cli/report/graphs.h"
#include "cli/conversion/layout.h"
#include "cli/report/lines.h"
#include "cli/conversion/member_comments.h"
#include "cli/messages.h"
#include "cli/report/source_places.h"
#include "cli/string_buffer.h"
#include "cli/subcommands.h"
#include "cli/tools/tools.h"

#include "dxs_inspect.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: dxil-spirv report SHADER [SHADER] -o PAGE.html [OPTION]...\n"
    "Writes a page that shows a shader as source (if its debug information has it), DXIL, control flow, SPIR-V,\n"
    "GLSL and HLSL side by side. A click on a line marks what it became and where it came from. The page needs no\n"
    "network. Two shaders, or two revisions of one, are compared: equal lines stand side by side, differences are\n"
    "marked. The page of a library has all entry points, unless --entry names one. -o DATA.json writes what the page\n"
    "shows, without the page. Options are those of the conversion, see dxil-spirv --help.\n";

/* The page around the data, made from page.html. NUL-terminated. */
extern const char report_page_start[], report_page_end[];

/* One shader on its way to JSON. */
struct page_shader {
    const struct command *command;
    struct session *session;
    const char *input;
    uint32_t entry;
    struct dxs_options options;
    struct string_buffer *json;
    bool has_dxil; /* an entry point before has written the library's text */
};

/* SPIR-V words that outlive the converter's next use. */
struct module_words {
    uint32_t *words;
    size_t count;
    struct hlsl_register *registers;
    size_t register_count;
};

/* ---- One shader -------------------------------------------------------------------------------------------------- */

static enum exit_code convert(struct page_shader *page, struct dxs_options *options, struct module_words *module)
{
    struct dxs_spirv spirv;
    options->limits = command_limits(page->command);
    if (dxs_convert(page->session->converter, page->session->module, page->entry, options, &spirv) != DXS_RESULT_OK)
        return report_error(page->input, dxs_converter_error(page->session->converter));
    module->registers = hlsl_registers(spirv.resources, spirv.resource_count, &module->register_count);
    module->words = malloc(4 * spirv.word_count);
    module->count = spirv.word_count;
    if (!module->words) {
        complain("out of memory");
        return EXIT_INTERNAL;
    }
    memcpy(module->words, spirv.words, 4 * spirv.word_count);
    return EXIT_DONE;
}

static enum exit_code write_dxil(struct page_shader *page)
{
    const char *text;
    size_t size;
    if (page->has_dxil)
        return EXIT_DONE;
    if (dxs_disassemble(page->session->converter, page->session->module, &text, &size) != DXS_RESULT_OK)
        return report_error(page->input, dxs_converter_error(page->session->converter));
    buffer_append_string(page->json, ", \"dxil\": [");
    write_dxil_lines(page->json, text);
    buffer_append_string(page->json, "]");
    return EXIT_DONE;
}

/* The program of a shader model before 6 as its disassembler lists it; else no lines. */
static void write_tokens(struct page_shader *page)
{
    const char *text;
    size_t size;
    void *bytes = shader_read(page->input, &size);
    buffer_append_string(page->json, ", \"tokens\": [");
    if (bytes && dxs_list_tokens(page->session->converter, bytes, size, &text, &size) == DXS_RESULT_OK)
        write_source_lines(page->json, text);
    buffer_append_string(page->json, "]");
    free(bytes);
}

/* Writes the lines, or the reason why there are none. */
static void write_source(struct page_shader *page, const char *name, const char *title, enum tool_result result,
                         struct tool_text *text, struct string_buffer *errors)
{
    buffer_append_format(page->json, ", \"%s\": [", name);
    if (result == TOOL_DONE && text->data) {
        write_source_lines(page->json, text->data);
    } else {
        buffer_append_format(errors, "%s\"%s\": ", errors->size ? ", " : "", title);
        buffer_append_json(errors, text->data ? text->data : "out of memory");
        write_empty_line(page->json);
    }
    buffer_append_string(page->json, "]");
    tool_text_free(text);
}

/* Appends a JSON object that the library wrote. */
static enum exit_code append_object(struct page_shader *page, const char *name, enum dxs_result result,
                                    const char *json, size_t size)
{
    if (result != DXS_RESULT_OK)
        return report_error(page->input, dxs_converter_error(page->session->converter));
    buffer_append_format(page->json, ", \"%s\": ", name);
    buffer_append(page->json, json, size);
    return EXIT_DONE;
}

static void write_texts(struct page_shader *page, const struct module_words *module, const struct source_places *places)
{
    struct tool_text text = {0};
    struct string_buffer errors = {0};
    enum tool_result result = spirv_disassemble(module->words, module->count, &text);
    buffer_append_string(page->json, ", \"spirv\": [");
    if (result == TOOL_DONE && text.data) {
        write_spirv_lines(page->json, text.data, places);
    } else {
        buffer_append_string(&errors, "\"SPIR-V\": ");
        buffer_append_json(&errors, text.data ? text.data : "out of memory");
    }
    buffer_append_string(page->json, "]");
    tool_text_free(&text);
    result = spirv_to_glsl(module->words, module->count, &text);
    if (result == TOOL_DONE)
        comment_members(&text, page->session->module);
    write_source(page, "glsl", "GLSL", result, &text, &errors);
    result = module->registers
                 ? spirv_to_hlsl(module->words, module->count, module->registers, module->register_count, &text)
                 : TOOL_FAILED;
    if (result == TOOL_DONE)
        comment_members(&text, page->session->module);
    write_source(page, "hlsl", "HLSL", result, &text, &errors);
    buffer_append_string(page->json, ", \"errors\": {");
    buffer_append(page->json, errors.data ? errors.data : "", errors.size);
    buffer_append_string(page->json, "}");
    buffer_free(&errors);
}

/* Converts with source lines, and writes the source files. */
static enum exit_code write_source_files(struct page_shader *page, struct source_places *places)
{
    struct module_words module = {0};
    struct dxs_options options = page->options;
    enum exit_code code = EXIT_DONE;
    options.debug_info = true;
    buffer_append_string(page->json, ", \"source\": [");
    if (dxs_module_describe(page->session->module)->has_debug_info)
        code = convert(page, &options, &module);
    if (module.words)
        read_source_text(module.words, module.count, page->json, places);
    buffer_append_string(page->json, "]");
    free(module.words);
    free(module.registers);
    return code;
}

static enum exit_code write_instructions(struct page_shader *page, struct module_words *module)
{
    struct graphs graphs = {0};
    struct dxs_options options = page->options;
    options.instruction_lines = true;
    begin_graphs(&graphs);
    options.show_control_flow = graphs.graph ? add_graph : NULL;
    options.show_user = &graphs;
    enum exit_code code = convert(page, &options, module);
    write_graphs(&graphs, page->json);
    end_graphs(&graphs);
    return code;
}

/* Size of the module that -o OUT.spv writes: without lines. */
static enum exit_code write_size(struct page_shader *page)
{
    struct module_words module = {0};
    struct dxs_options options = page->options;
    enum exit_code code = convert(page, &options, &module);
    buffer_append_format(page->json, ", \"words\": %zu", module.count);
    free(module.words);
    free(module.registers);
    return code;
}

static enum exit_code write_contents(struct page_shader *page, struct source_places *places)
{
    dxs_converter *converter = page->session->converter;
    struct module_words module = {0};
    const char *json;
    size_t size;
    buffer_append_string(page->json, "{\"name\": ");
    buffer_append_json(page->json, file_name(page->input));
    buffer_append_string(page->json, ", \"path\": ");
    buffer_append_json(page->json, page->input);
    enum exit_code code = write_source_files(page, places);
    write_tokens(page);
    if (code == EXIT_DONE)
        code = write_dxil(page);
    if (code == EXIT_DONE) {
        enum dxs_result result =
            dxs_reflect(converter, page->session->module, page->entry, &page->options, &json, &size);
        code = append_object(page, "reflection", result, json, size);
    }
    if (code == EXIT_DONE)
        code = write_instructions(page, &module);
    if (code == EXIT_DONE) {
        enum dxs_result result = dxs_spirv_needs_to_json(converter, module.words, module.count, &json, &size);
        code = append_object(page, "needed", result, json, size);
    }
    if (code == EXIT_DONE) {
        write_texts(page, &module, places);
        code = write_size(page);
    }
    buffer_append_string(page->json, "}");
    free(module.words);
    free(module.registers);
    return code;
}

static enum exit_code write_entry(struct page_shader *page, uint64_t hash)
{
    struct source_places places = {0};
    char message[sizeof(((struct report *)NULL)->message)];
    dxs_layout *layout = NULL;
    enum exit_code code =
        make_layout(page->command, page->session->module, page->entry, &layout, message, sizeof(message));
    if (code != EXIT_DONE)
        complain("%s: %s", page->input, message);
    page->options = page->command->convert;
    page->options.layout = layout;
    page->options.debug_info = page->options.debug_variables = false;
    if (!page->options.shader_hash)
        page->options.shader_hash = hash;
    if (code == EXIT_DONE)
        code = write_contents(page, &places);
    free(places.places);
    dxs_layout_destroy(layout);
    return code;
}

/* All entry points that can be converted. The page names the others. */
static enum exit_code write_library(struct page_shader *page, uint64_t hash, struct string_buffer *left_out)
{
    struct string_buffer *json = page->json;
    enum exit_code code = EXIT_DONE;
    for (page->entry = 0; page->entry < dxs_module_describe(page->session->module)->entry_count; page->entry++) {
        size_t start = json->size;
        buffer_append_string(json, page->has_dxil ? ",\n" : "");
        enum exit_code written = write_entry(page, hash);
        if (written == EXIT_DONE) {
            page->has_dxil = true;
            continue;
        }
        json->size = start;
        code = written;
        buffer_append_string(left_out, left_out->size ? ", " : "");
        buffer_append_json(left_out, dxs_module_entry(page->session->module, page->entry)->name);
    }
    return page->has_dxil ? EXIT_DONE : code;
}

/* `library` becomes what a page says of a library. */
static enum exit_code write_shader(struct session *session, const struct command *command, const char *input,
                                   struct string_buffer *json, struct string_buffer *library)
{
    struct report report = {0};
    struct page_shader page = {.command = command, .session = session, .input = input, .json = json};
    enum exit_code code = open_input(session, command, input, &report, &page.entry);
    if (code != EXIT_DONE)
        return code;
    if (page.entry != DXS_NONE)
        return write_entry(&page, report.hash);
    buffer_append_string(library, "\"left_out\": [");
    struct string_buffer left_out = {0};
    code = write_library(&page, report.hash, &left_out);
    buffer_append(library, left_out.data ? left_out.data : "", left_out.size);
    buffer_append_string(library, "]");
    library->failed |= left_out.failed;
    buffer_free(&left_out);
    return code;
}

/* ---- The page ---------------------------------------------------------------------------------------------------- */

/* "<" could end the script. JSON has it in strings only, where an escape means the same. */
static void append_script(struct string_buffer *page, const struct string_buffer *json)
{
    const char *text = json->data;
    for (const char *next; text && (next = strchr(text, '<')) != NULL; text = next + 1) {
        buffer_append(page, text, (size_t)(next - text));
        buffer_append_string(page, "\\u003c");
    }
    buffer_append_string(page, text ? text : "");
}

static enum exit_code write_shaders(const struct command *command, struct string_buffer *json)
{
    struct session session;
    if (!session_create(&session))
        return EXIT_INTERNAL;
    struct string_buffer library = {0};
    enum exit_code code = EXIT_DONE;
    buffer_append_string(json, "{\"shaders\": [");
    for (size_t n = 0; n < command->input_count && code == EXIT_DONE; n++) {
        buffer_append_string(json, n ? ",\n" : "");
        code = write_shader(&session, command, command->inputs[n], json, &library);
    }
    buffer_append_string(json, "]");
    if (library.size) {
        buffer_append_string(json, ", \"library\": {");
        buffer_append(json, library.data, library.size);
        buffer_append_string(json, "}");
    }
    buffer_append_string(json, "}\n");
    json->failed |= library.failed;
    buffer_free(&library);
    session_destroy(&session);
    return code;
}

static bool is_json(const char *path)
{
    size_t length = strlen(path);
    return length > 5 && strcmp(path + length - 5, ".json") == 0;
}

static enum exit_code write_output(const char *path, const struct string_buffer *json)
{
    struct string_buffer page = {0};
    enum exit_code code = EXIT_DONE;
    if (!is_json(path)) {
        buffer_append_string(&page, report_page_start);
        append_script(&page, json);
        buffer_append_string(&page, report_page_end);
    }
    const struct string_buffer *output = is_json(path) ? json : &page;
    if (page.failed || json->failed) {
        complain("out of memory");
        code = EXIT_INTERNAL;
    } else if (!file_write(path, output->data, output->size)) {
        complain("%s: %s", path, strerror(errno));
        code = EXIT_USAGE;
    }
    buffer_free(&page);
    return code;
}

static bool check_arguments(const struct command *command)
{
    if (command->input_count < 1 || command->input_count > 2)
        complain("report: expected one shader, or two to compare");
    else if (command->output_count != 1)
        complain("report: expected -o PAGE.html, or -o DATA.json");
    else if (command->formats)
        complain("report: it has all formats: expected no switch such as --glsl");
    else
        return true;
    return false;
}

int report_command(int argc, char **argv)
{
    struct command command = command_default();
    struct string_buffer json = {0};
    char message[256];
    const char **inputs = calloc((size_t)argc + 1, sizeof(*inputs));
    int code = EXIT_INTERNAL;
    if (!inputs) {
        complain("out of memory");
        return code;
    }
    command.inputs = inputs;
    bool are_right = command_read(&command, argc - 1, (const char *const *)argv + 1, message, sizeof(message));
    if (!are_right)
        complain("report: %s", message);
    command.convert.debug_info = true; /* chooses the part with debug information */
    are_right = are_right && (command.help || check_arguments(&command));
    if (may_begin(are_right, command.help, usage, &code)) {
        enum exit_code written = write_shaders(&command, &json);
        code = (int)(written == EXIT_DONE ? write_output(command.outputs[0].path, &json) : written);
    }
    buffer_free(&json);
    free(inputs);
    return code;
}
