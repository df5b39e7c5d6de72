/* dxil-spirv report: a page of HTML with the shader's source, DXIL, control flow, SPIR-V, GLSL and HLSL, whose lines
 * are linked.
 *
 * OpLine carries the number of the DXIL instruction through SPIR-V, GLSL and HLSL (dxs_options.instruction_lines). A
 * second conversion, with source lines, has the same instructions in the same order: instruction n of the one has the
 * source line of instruction n of the other. */
#define _POSIX_C_SOURCE 200809L

#include "convert.h"
#include "files.h"
#include "layout.h"
#include "messages.h"
#include "string_buffer.h"
#include "subcommands.h"
#include "tools.h"

#include "dxs_inspect.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#if !defined(_WIN32)
#include <unistd.h>
#endif

static const char usage[] =
    "usage: dxil-spirv report SHADER [SHADER] -o PAGE.html [OPTION]...\n"
    "Writes a page that shows a shader as source (if its debug information has it), DXIL, control flow, SPIR-V,\n"
    "GLSL and HLSL side by side. A click on a line marks what it became and where it came from. The page needs no\n"
    "network. Two shaders, or two revisions of one, are compared: equal lines stand side by side, differences are\n"
    "marked. -o DATA.json writes what the page shows, without the page. Options are those of the conversion, see\n"
    "dxil-spirv --help; libraries need --entry.\n";

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
};

/* SPIR-V words that outlive the converter's next use. */
struct module_words {
    uint32_t *words;
    size_t count;
    struct hlsl_register *registers;
    size_t register_count;
};

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

/* Calls `line` with each line of the text, without its end. */
static void each_line(const char *text, void (*line)(void *user, const char *start, size_t length), void *user)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        line(user, text, length);
        text += length + (text[length] == '\n');
    }
}

static void append_json_text(struct string_buffer *json, const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (!copy) {
        json->failed = true;
        return;
    }
    memcpy(copy, text, length);
    copy[length] = 0;
    buffer_append_json(json, copy);
    free(copy);
}

/* Writes lines as {"t": text, "k": [keys], "s": place, "b": block, "l": source line in an unknown file}. Empty members
 * are left out. */
struct line_writer {
    struct string_buffer *json;
    bool has_lines;
};

static void begin_line(struct line_writer *writer, const char *text, size_t length)
{
    buffer_append_string(writer->json, writer->has_lines ? ",\n{\"t\": " : "{\"t\": ");
    append_json_text(writer->json, text, length);
    writer->has_lines = true;
}

static void end_line(struct line_writer *writer)
{
    buffer_append_string(writer->json, "}");
}

/* ---- DXIL -------------------------------------------------------------------------------------------------------- */

struct dxil_lines {
    struct line_writer writer;
    unsigned function, block;
    bool inside; /* of a function's body */
};

static bool starts_with(const char *text, size_t length, const char *start)
{
    size_t size = strlen(start);
    return length >= size && memcmp(text, start, size) == 0;
}

/* Lines are "; function N", "define ...", "LABEL:", "  INSTRUCTION ; #N ..." and "}". */
static void write_dxil_line(void *user, const char *text, size_t length)
{
    struct dxil_lines *lines = user;
    char line[32];
    snprintf(line, sizeof(line), "%.*s", length < sizeof(line) ? (int)length : (int)sizeof(line) - 1, text);
    if (sscanf(line, "; function %u", &lines->function) == 1)
        lines->inside = false;
    if (starts_with(text, length, "define ")) {
        lines->inside = true;
        lines->block = 0;
    } else if (starts_with(text, length, "}")) {
        lines->inside = false;
    } else if (lines->inside && length && text[0] != ' ' && memchr(text, ':', length)) {
        lines->block++; /* the entry block has no label */
    }
    begin_line(&lines->writer, text, length);
    const char *number = NULL, *place = NULL; /* bounded by the line: the text goes on behind it */
    for (size_t n = 0; lines->inside && n < length; n++) {
        if (starts_with(text + n, length - n, "; #"))
            number = text + n + 3;
        else if (number && starts_with(text + n, length - n, ", line "))
            place = text + n + 7;
    }
    if (number) {
        buffer_append_format(lines->writer.json, ", \"k\": [\"%u:%lu\"], \"b\": \"%u:%u\"", lines->function,
                             strtoul(number, NULL, 10), lines->function, lines->block);
        if (place)
            buffer_append_format(lines->writer.json, ", \"l\": %lu", strtoul(place, NULL, 10));
    }
    end_line(&lines->writer);
}

static enum exit_code write_dxil(struct page_shader *page)
{
    struct dxil_lines lines = {.writer = {.json = page->json}};
    const char *text;
    size_t size;
    if (dxs_disassemble(page->session->converter, page->session->module, &text, &size) != DXS_OK)
        return report_error(page->input, dxs_converter_error(page->session->converter));
    buffer_append_string(page->json, ", \"dxil\": [");
    each_line(text, write_dxil_line, &lines);
    buffer_append_string(page->json, "]");
    return EXIT_DONE;
}

/* ---- Control flow ------------------------------------------------------------------------------------------------ */

enum {
    MAX_DRAWINGS = 16 /* processes at once */
};

/* The control flow of a function after a pass. */
struct drawing {
    char *function, *dot; /* allocated with malloc */
    const char *pass;
    intptr_t process;
};

struct graphs {
    dxs_graph *graph;
    const char *function; /* whose passes are drawn */
    struct drawing *drawings;
    size_t count, capacity;
    size_t finished; /* processes: the first of them */
    bool failed;     /* out of memory */
    char folder[64]; /* for Graphviz; "": none */
};

static void drawing_path(const struct graphs *graphs, size_t number, const char *suffix, char path[96])
{
    snprintf(path, 96, "%s/%zu.%s", graphs->folder, number, suffix);
}

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy ? memcpy(copy, text, size) : NULL;
}

static bool reserve_drawing(struct graphs *graphs)
{
    if (graphs->count < graphs->capacity)
        return true;
    size_t capacity = 2 * graphs->capacity + 16;
    struct drawing *larger = realloc(graphs->drawings, capacity * sizeof(*larger));
    if (!larger)
        return false;
    graphs->drawings = larger;
    graphs->capacity = capacity;
    return true;
}

static void finish_drawing(struct graphs *graphs)
{
    struct drawing *drawing = &graphs->drawings[graphs->finished++];
    if (!dot_finish(drawing->process))
        drawing->process = -1;
}

/* Starts to draw. */
static void add_pass(void *user, const char *pass, const char *dot, size_t size)
{
    struct graphs *graphs = user;
    char dot_path[96], svg_path[96];
    if (!reserve_drawing(graphs)) {
        graphs->failed = true;
        return;
    }
    struct drawing drawing = {copy_text(graphs->function), copy_text(dot), pass, -1};
    graphs->failed |= !drawing.function || !drawing.dot;
    drawing_path(graphs, graphs->count, "dot", dot_path);
    drawing_path(graphs, graphs->count, "svg", svg_path);
    if (*graphs->folder && file_write(dot_path, dot, size))
        drawing.process = dot_start(dot_path, svg_path);
    graphs->drawings[graphs->count++] = drawing;
    if (graphs->count - graphs->finished == MAX_DRAWINGS)
        finish_drawing(graphs);
}

/* A function that cannot be drawn is left out. */
static void add_graph(void *user, const char *function, const dxs_control_flow *flow)
{
    struct graphs *graphs = user;
    graphs->function = function;
    each_pass(graphs->graph, function, flow, add_pass, graphs);
}

/* The SVG element of a picture; the caller frees it. NULL: there is none. */
static char *read_svg(const struct graphs *graphs, size_t number)
{
    char path[96];
    size_t size;
    drawing_path(graphs, number, "svg", path);
    char *bytes = graphs->drawings[number].process != -1 ? file_read(path, &size) : NULL;
    char *text = bytes ? realloc(bytes, size + 1) : NULL;
    if (!text) {
        free(bytes);
        return NULL;
    }
    text[size] = 0;
    char *start = strstr(text, "<svg"); /* behind the XML declaration, which HTML does not have */
    if (start)
        memmove(text, start, strlen(start) + 1);
    return text;
}

static void write_graphs(struct graphs *graphs, struct string_buffer *json)
{
    buffer_append_string(json, ", \"graphs\": [");
    while (graphs->finished < graphs->count)
        finish_drawing(graphs);
    for (size_t n = 0; n < graphs->count && !graphs->failed; n++) {
        const struct drawing *drawing = &graphs->drawings[n];
        char *svg = read_svg(graphs, n);
        buffer_append_string(json, n ? ",\n{\"name\": " : "{\"name\": ");
        buffer_append_json(json, drawing->function);
        buffer_append_format(json, ", \"pass\": \"%s\", \"%s\": ", drawing->pass, svg ? "svg" : "dot");
        buffer_append_json(json, svg ? svg : drawing->dot);
        buffer_append_string(json, "}");
        free(svg);
    }
    buffer_append_string(json, "]");
    json->failed |= graphs->failed;
}

static void begin_graphs(struct graphs *graphs)
{
    graphs->graph = dxs_graph_create(NULL);
#if !defined(_WIN32)
    snprintf(graphs->folder, sizeof(graphs->folder), "/tmp/dxil-spirv-XXXXXX");
    if (!mkdtemp(graphs->folder))
        graphs->folder[0] = 0;
#endif
}

static void end_graphs(struct graphs *graphs)
{
    dxs_graph_destroy(graphs->graph);
    for (size_t n = 0; n < graphs->count; n++) {
        char path[96];
        for (int svg = 0; svg < 2 && *graphs->folder; svg++) {
            drawing_path(graphs, n, svg ? "svg" : "dot", path);
            remove(path);
        }
        free(graphs->drawings[n].function);
        free(graphs->drawings[n].dot);
    }
    free(graphs->drawings);
#if !defined(_WIN32)
    if (*graphs->folder)
        rmdir(graphs->folder);
#endif
}

/* ---- SPIR-V ------------------------------------------------------------------------------------------------------ */

static enum exit_code convert(struct page_shader *page, struct dxs_options *options, struct module_words *module)
{
    struct dxs_spirv spirv;
    options->limits = command_limits(page->command);
    if (dxs_convert(page->session->converter, page->session->module, page->entry, options, &spirv) != DXS_OK)
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

/* Source lines by instruction of the functions' code, from the module with source lines. */
struct source_places {
    struct place {
        uint32_t file, line; /* line 0: none */
    } * places;
    size_t count, capacity;
};

enum {
    OP_SOURCE = 3,
    OP_STRING = 7,
    OP_LINE = 8,
    OP_FUNCTION = 54,
    OP_LABEL = 248,
    HEADER_WORDS = 5
};

enum {
    MAX_STRINGS = 256 /* OpString: names of files */
};

/* A module's OpString by id, and its source files in the order of their OpSource. */
struct source_names {
    uint32_t ids[MAX_STRINGS];
    const char *texts[MAX_STRINGS];
    uint32_t count;
    const char *files[MAX_STRINGS];
    uint32_t file_count;
};

static const char *string_of(const struct source_names *names, uint32_t id)
{
    for (uint32_t n = 0; n < names->count; n++)
        if (names->ids[n] == id)
            return names->texts[n];
    return "";
}

/* DXC writes the separators of source files in two ways. */
static bool is_same_path(const char *a, const char *b)
{
    for (; *a && *b; a++, b++)
        if (*a != *b && !(strchr("/\\", *a) && strchr("/\\", *b)))
            return false;
    return *a == *b;
}

/* Index of the file with this name; file_count: the module does not contain its text. */
static uint32_t file_of(const struct source_names *names, const char *name)
{
    uint32_t n = 0;
    while (n < names->file_count && !is_same_path(names->files[n], name))
        n++;
    return n;
}

static void write_file(struct string_buffer *json, struct source_names *names, const uint32_t *words)
{
    const char *name = string_of(names, words[3]);
    if (names->file_count == MAX_STRINGS)
        return;
    buffer_append_string(json, names->file_count ? ",\n{\"name\": " : "{\"name\": ");
    buffer_append_json(json, name);
    buffer_append_string(json, ", \"text\": ");
    buffer_append_json(json, (const char *)(words + 4));
    buffer_append_string(json, "}");
    names->files[names->file_count++] = name;
}

static void add_place(struct source_places *places, struct place place)
{
    if (places->count == places->capacity) {
        size_t capacity = 2 * places->capacity + 256;
        struct place *larger = realloc(places->places, capacity * sizeof(*larger));
        if (!larger)
            return; /* lines without a place */
        places->places = larger;
        places->capacity = capacity;
    }
    places->places[places->count++] = place;
}

/* Writes the source files, and lists the places of the instructions in functions. */
static void read_source(const struct module_words *module, struct string_buffer *json, struct source_places *places)
{
    struct source_names names = {0};
    struct place place = {0};
    bool inside = false;
    for (size_t at = HEADER_WORDS; at < module->count; at += module->words[at] >> 16) {
        const uint32_t *words = module->words + at;
        uint32_t opcode = words[0] & 0xFFFF, length = words[0] >> 16;
        inside |= opcode == OP_FUNCTION;
        if (opcode == OP_STRING && names.count < MAX_STRINGS) {
            names.ids[names.count] = words[1];
            names.texts[names.count++] = (const char *)(words + 2);
        } else if (opcode == OP_SOURCE && length > 4) {
            write_file(json, &names, words);
        } else if (opcode == OP_LINE) {
            place.file = file_of(&names, string_of(&names, words[1]));
            place.line = place.file < names.file_count ? words[2] : 0;
        } else if (inside) {
            if (opcode == OP_LABEL)
                place.line = 0;
            add_place(places, place);
        }
    }
}

struct spirv_lines {
    struct line_writer writer;
    const struct source_places *places;
    size_t next_place;
    char functions[64][16]; /* names of the ids of "function N" */
    unsigned function_numbers[64], function_count;
    unsigned function, instruction;
    bool has_number, inside;
};

/* Lines of the disassembly. OpLine gives the key of the lines that follow in its block, and is not written. */
static void write_spirv_line(void *user, const char *text, size_t length)
{
    struct spirv_lines *lines = user;
    char line[128], id[16];
    unsigned number, column;
    snprintf(line, sizeof(line), "%.*s", length < sizeof(line) ? (int)length : (int)sizeof(line) - 1, text);
    if (sscanf(line, " %15s = OpString \"function %u\"", id, &number) == 2 && lines->function_count < 64) {
        memcpy(lines->functions[lines->function_count], id, sizeof(id));
        lines->function_numbers[lines->function_count++] = number;
        return;
    }
    if (sscanf(line, " OpLine %15s %u %u", id, &number, &column) == 3) {
        lines->instruction = number;
        lines->has_number = false;
        for (unsigned n = 0; n < lines->function_count; n++) {
            if (strcmp(lines->functions[n], id) == 0) {
                lines->function = lines->function_numbers[n];
                lines->has_number = true;
            }
        }
        return;
    }
    lines->inside |= strstr(line, "= OpFunction ") != NULL;
    lines->has_number &= !strstr(line, "= OpLabel");
    begin_line(&lines->writer, text, length);
    if (lines->has_number)
        buffer_append_format(lines->writer.json, ", \"k\": [\"%u:%u\"]", lines->function, lines->instruction);
    if (lines->inside && lines->next_place < lines->places->count) {
        struct place place = lines->places->places[lines->next_place++];
        if (place.line)
            buffer_append_format(lines->writer.json, ", \"s\": \"%u:%u\"", (unsigned)place.file, (unsigned)place.line);
    }
    end_line(&lines->writer);
}

/* ---- GLSL and HLSL ----------------------------------------------------------------------------------------------- */

struct source_lines {
    struct line_writer writer;
    struct string_buffer keys; /* of the #line directives since the last line */
};

/* All #line directives in front of a line are its keys: SPIRV-Cross folds several instructions into one line. */
static void write_source_line(void *user, const char *text, size_t length)
{
    struct source_lines *lines = user;
    char line[64];
    unsigned number, function;
    snprintf(line, sizeof(line), "%.*s", length < sizeof(line) ? (int)length : (int)sizeof(line) - 1, text);
    if (sscanf(line, "#line %u \"function %u\"", &number, &function) == 2) {
        buffer_append_format(&lines->keys, "%s\"%u:%u\"", lines->keys.size ? ", " : "", function, number);
        return;
    }
    begin_line(&lines->writer, text, length);
    if (lines->keys.size) {
        buffer_append_string(lines->writer.json, ", \"k\": [");
        buffer_append(lines->writer.json, lines->keys.data, lines->keys.size);
        buffer_append_string(lines->writer.json, "]");
        buffer_free(&lines->keys);
    }
    end_line(&lines->writer);
}

/* Writes the lines, or the reason why there are none. */
static void write_source(struct page_shader *page, const char *name, const char *title, enum tool_result result,
                         struct tool_text *text, struct string_buffer *errors)
{
    struct source_lines lines = {.writer = {.json = page->json}};
    buffer_append_format(page->json, ", \"%s\": [", name);
    if (result == TOOL_DONE && text->data) {
        each_line(text->data, write_source_line, &lines);
    } else {
        buffer_append_format(errors, "%s\"%s\": ", errors->size ? ", " : "", title);
        buffer_append_json(errors, text->data ? text->data : "out of memory");
        begin_line(&lines.writer, "", 0);
        end_line(&lines.writer);
    }
    buffer_append_string(page->json, "]");
    buffer_free(&lines.keys);
    tool_text_free(text);
}

/* ---- One shader -------------------------------------------------------------------------------------------------- */

/* Appends a JSON object that the library wrote. */
static enum exit_code append_object(struct page_shader *page, const char *name, enum dxs_result result,
                                    const char *json, size_t size)
{
    if (result != DXS_OK)
        return report_error(page->input, dxs_converter_error(page->session->converter));
    buffer_append_format(page->json, ", \"%s\": ", name);
    buffer_append(page->json, json, size);
    return EXIT_DONE;
}

static void write_texts(struct page_shader *page, const struct module_words *module, const struct source_places *places)
{
    struct spirv_lines lines = {.writer = {.json = page->json}, .places = places};
    struct tool_text text = {0};
    struct string_buffer errors = {0};
    enum tool_result result = spirv_disassemble(module->words, module->count, &text);
    buffer_append_string(page->json, ", \"spirv\": [");
    if (result == TOOL_DONE && text.data) {
        each_line(text.data, write_spirv_line, &lines);
    } else {
        buffer_append_string(&errors, "\"SPIR-V\": ");
        buffer_append_json(&errors, text.data ? text.data : "out of memory");
    }
    buffer_append_string(page->json, "]");
    tool_text_free(&text);
    result = spirv_to_glsl(module->words, module->count, &text);
    write_source(page, "glsl", "GLSL", result, &text, &errors);
    result = module->registers
                 ? spirv_to_hlsl(module->words, module->count, module->registers, module->register_count, &text)
                 : TOOL_FAILED;
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
        read_source(&module, page->json, places);
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
        buffer_append_format(page->json, ", \"words\": %zu", module.count);
        write_texts(page, &module, places);
    }
    buffer_append_string(page->json, "}");
    free(module.words);
    free(module.registers);
    return code;
}

static enum exit_code write_shader(struct session *session, const struct command *command, const char *input,
                                   struct string_buffer *json)
{
    struct report report = {0};
    struct source_places places = {0};
    char message[sizeof(report.message)];
    struct page_shader page = {command, session, input, 0, command->convert, json};
    dxs_layout *layout = NULL;
    enum exit_code code = open_input(session, command, input, &report, &page.entry);
    if (code != EXIT_DONE)
        return code;
    code = make_layout(command, session->module, page.entry, &layout, message, sizeof(message));
    if (code != EXIT_DONE)
        complain("%s: %s", input, message);
    page.options.layout = layout;
    page.options.debug_info = page.options.debug_variables = false;
    if (!page.options.shader_hash)
        page.options.shader_hash = report.hash;
    if (code == EXIT_DONE)
        code = write_contents(&page, &places);
    free(places.places);
    dxs_layout_destroy(layout);
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
    enum exit_code code = EXIT_DONE;
    buffer_append_string(json, "{\"shaders\": [");
    for (size_t n = 0; n < command->input_count && code == EXIT_DONE; n++) {
        buffer_append_string(json, n ? ",\n" : "");
        code = write_shader(&session, command, command->inputs[n], json);
    }
    buffer_append_string(json, "]}\n");
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
