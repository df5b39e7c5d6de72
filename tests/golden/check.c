/* Checks one shader: converts each entry point, validates the SPIR-V, compares its disassembly with the expected
 * output. */
#include "check.h"

#include "cli/files.h"
#include "cli/conversion/layout.h"
#include "newer.h"
#include "cli/tools/tools.h"

#include "dxs_inspect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* The check of one shader while it runs. */
struct check {
    const struct shader *shader;
    const struct check_options *options;
    struct command *command;
    dxs_module *module;
    dxs_converter *converter;
    const char *entry_name;   /* "" unless the module has several entry points */
    struct tool_text outputs; /* of all entry points so far */
};

static void say(const struct check *check, const char *what, const char *why)
{
    const char *entry = check->entry_name;
    printf("%s%s%s: %s%s%s\n", check->shader->name, *entry ? ", entry " : "", entry, what, *why ? ": " : "", why);
}

/* ---- Texts ------------------------------------------------------------------------------------------------------- */

static void make_folder_of(const char *path)
{
    char folder[PATH_SIZE];
    const char *slash = strrchr(path, '/');
    snprintf(folder, sizeof(folder), "%.*s", (int)(slash - path), path);
    mkdir(folder, 0777);
}

static bool compare_text(const struct check *check, const char *path, const struct tool_text *text)
{
    size_t size;
    char *expected = file_read(path, &size);
    if (!expected) {
        say(check, "no expected output", path);
        return false;
    }
    bool same = size == text->size && !memcmp(expected, text->data, size);
    if (!same) {
        char *terminated = realloc(expected, size + 1);
        if (terminated) {
            expected = terminated;
            expected[size] = 0;
            say(check, "differs from", path);
            print_difference(expected, text->data);
        }
    }
    free(expected);
    return same;
}

static void output_path(const struct check *check, const char *folder, const char *ending, char path[PATH_SIZE])
{
    snprintf(path, PATH_SIZE, "%s/%s%s%s%s", folder, check->shader->name, *check->entry_name ? "." : "",
             check->entry_name, ending);
}

static bool write_text(const struct check *check, const char *folder, const char *ending, const struct tool_text *text)
{
    char path[PATH_SIZE];
    output_path(check, folder, ending, path);
    make_folder_of(path);
    if (file_write(path, text->data, text->size))
        return true;
    say(check, "cannot be written", path);
    return false;
}

/* Adds the output of an entry point. Those of a library are one text, each with a heading. */
static bool add_output(struct check *check, const struct tool_text *text)
{
    char heading[PATH_SIZE] = "";
    if (*check->entry_name)
        snprintf(heading, sizeof(heading), "%s; entry %s\n", check->outputs.size ? "\n" : "", check->entry_name);
    size_t length = strlen(heading), size = check->outputs.size + length + text->size;
    char *all = realloc(check->outputs.data, size + 1);
    if (!all)
        return false;
    memcpy(all + check->outputs.size, heading, length);
    memcpy(all + check->outputs.size + length, text->data, text->size);
    all[size] = 0;
    check->outputs = (struct tool_text){all, size};
    return true;
}

/* Compares the outputs with the expected ones, or writes these. */
static bool check_outputs(const struct check *check)
{
    char path[PATH_SIZE];
    if (!check->outputs.size)
        return true;
    if (check->options->update)
        return write_text(check, check->options->reference_folder, ".spvasm", &check->outputs);
    output_path(check, check->options->reference_folder, ".spvasm", path);
    return !check->options->compare || compare_text(check, path, &check->outputs);
}

/* ---- One entry point --------------------------------------------------------------------------------------------- */

static bool check_valid(const struct check *check, const struct dxs_spirv *spirv)
{
    struct tool_text text = {0};
    enum tool_result result = spirv_validate(spirv->words, spirv->word_count, check->command->target_environment,
                                             &check->command->convert.features, &text);
    bool is_valid = result == TOOL_DONE || (!check->options->newest && is_outdated(text.data));
    if (!is_valid)
        say(check, "invalid SPIR-V", text.data);
    tool_text_free(&text);
    return is_valid;
}

static bool check_assembly(struct check *check, const struct dxs_spirv *spirv, bool is_newer)
{
    struct tool_text text = {0};
    bool good = false;
    enum tool_result result = is_newer ? disassemble_newer(spirv->words, spirv->word_count, &text)
                                       : spirv_disassemble(spirv->words, spirv->word_count, &text);
    if (result == TOOL_DONE)
        good = add_output(check, &text);
    else
        say(check, "cannot be disassembled", text.data);
    tool_text_free(&text);
    return good;
}

/* If SPIRV-Cross cannot translate a module, its message is a comment in place of GLSL. */
static bool write_glsl(const struct check *check, const struct dxs_spirv *spirv)
{
    struct tool_text text = {0};
    if (spirv_to_glsl(spirv->words, spirv->word_count, &text) != TOOL_DONE) {
        char line[512];
        int length = snprintf(line, sizeof(line), "// SPIRV-Cross: %s\n", text.data);
        tool_text_free(&text);
        tool_text_set(&text, line, (size_t)length < sizeof(line) ? (size_t)length : sizeof(line) - 1);
    }
    bool good = write_text(check, check->options->glsl_folder, ".glsl", &text);
    tool_text_free(&text);
    return good;
}

/* A second conversion with the same converter must give the same words. */
static bool check_repeatable(const struct check *check, uint32_t entry, const struct dxs_spirv *spirv)
{
    size_t size = spirv->word_count * sizeof(uint32_t);
    uint32_t *first = malloc(size);
    if (!first)
        return false;
    memcpy(first, spirv->words, size);
    struct dxs_spirv again;
    bool same =
        dxs_convert(check->converter, check->module, entry, &check->command->convert, &again) == DXS_RESULT_OK &&
        again.word_count * sizeof(uint32_t) == size && !memcmp(first, again.words, size);
    if (!same)
        say(check, "a second conversion gives other words", "");
    free(first);
    return same;
}

/* The library's rewrites must know the literals of each instruction. */
static bool check_literals(const struct check *check, const struct dxs_spirv *spirv)
{
    char message[MESSAGE_SIZE];
    bool good = check_operands(spirv->words, spirv->word_count, message);

    if (!good)
        say(check, "literals", message);
    return good;
}

/* The same for a device with all features, if it takes the shader. */
static bool check_more_literals(const struct check *check, uint32_t entry)
{
    struct dxs_options options = check->command->convert;
    struct dxs_spirv spirv;

    for (uint32_t n = 0; n < DXS_FEATURE_COUNT; n++)
        options.features.on[n] = true;
    return dxs_convert(check->converter, check->module, entry, &options, &spirv) != DXS_RESULT_OK ||
           check_literals(check, &spirv);
}

/* Reflection must report the resources that the conversion has bound as used. */
static bool check_reflection(const struct check *check, uint32_t entry, uint32_t bound)
{
    const char *json, *end;
    size_t size;
    uint32_t used = 0;

    if (dxs_reflect(check->converter, check->module, entry, &check->command->convert, &json, &size) != DXS_RESULT_OK) {
        say(check, "has no reflection", dxs_converter_error(check->converter)->message);
        return false;
    }
    for (end = strstr(json, "\"heap_accesses\""); (json = strstr(json, "\"used\": true")) && json < end; json++)
        used++;
    if (used != bound)
        say(check, "reflection names other resources than are bound", "");
    return used == bound;
}

static bool check_refusal(const struct check *check, bool refused, const char *message)
{
    if (!refused)
        say(check, "is expected to be refused, but was converted", "");
    else if (!strstr(message, check->shader->said.refused))
        say(check, "is refused with another message than expected", message);
    else
        return true;
    return false;
}

static bool check_conversion(struct check *check, uint32_t entry)
{
    struct dxs_spirv spirv;
    enum dxs_result result = dxs_convert(check->converter, check->module, entry, &check->command->convert, &spirv);
    const struct dxs_error *error = dxs_converter_error(check->converter);
    if (check->shader->said.refused[0])
        return check_refusal(check, result != DXS_RESULT_OK, error->message);
    if (result != DXS_RESULT_OK) {
        say(check, dxs_result_name(result), error->message);
        return false;
    }
    bool is_newer = is_newer_than_tools(spirv.words, spirv.word_count);
    bool is_unknown = is_newer && check->options->newest;
    if (is_unknown)
        say(check, "is newer than SPIRV-Tools", spirv_tools_version());
    bool valid = !is_unknown && (is_newer || check_valid(check, &spirv));
    bool assembly = check_assembly(check, &spirv, is_newer);
    bool literals = check_literals(check, &spirv);
    bool glsl = !check->options->glsl_folder || write_glsl(check, &spirv);
    uint32_t bound = spirv.resource_count;
    bool repeatable = check_repeatable(check, entry, &spirv);
    bool more_literals = check_more_literals(check, entry);
    return check_reflection(check, entry, bound) && repeatable && valid && assembly && literals && more_literals &&
           glsl;
}

static bool check_entry(struct check *check, uint32_t entry)
{
    char message[512];
    dxs_layout *layout;
    enum exit_code made = make_layout(check->command, check->module, entry, &layout, message, sizeof(message));
    bool good = false;
    check->command->convert.layout = layout;
    if (made == EXIT_DONE)
        good = check_conversion(check, entry);
    else if (check->shader->said.refused[0])
        good = check_refusal(check, true, message);
    else
        say(check, "no layout", message);
    dxs_layout_destroy(layout);
    return good;
}

/* ---- One shader -------------------------------------------------------------------------------------------------- */

static bool check_entries(struct check *check)
{
    uint32_t count = dxs_module_describe(check->module)->entry_count;
    bool good = count > 0;

    if (!count)
        say(check, "no entry point", "");
    for (uint32_t entry = 0; entry < count; entry++) {
        check->entry_name = count > 1 ? dxs_module_entry(check->module, entry)->name : "";
        good &= check_entry(check, entry);
    }
    check->entry_name = "";
    return check_outputs(check) && good;
}

static bool check_module(struct check *check, const void *bytes, size_t size)
{
    struct dxs_parse_options options = command_parse_options(check->command);
    options.names = false; /* the library's default: words without names that other parts give */
    options.check_hash = true;
    enum dxs_result result = dxs_module_parse(check->module, bytes, size, &options);
    if (result == DXS_RESULT_OK)
        return check_entries(check);
    say(check, dxs_result_name(result), dxs_module_error(check->module)->message);
    return false;
}

bool check_shader(const struct shader *shader, const struct check_options *options)
{
    char storage[MAX_OPTIONS], message[256];
    struct command command;
    struct check check = {shader, options, &command, dxs_module_create(NULL), dxs_converter_create(NULL), "", {0}};
    size_t size;
    void *bytes = file_read(shader->dxil_path, &size);
    bool good = false;
    if (!directives_command(&shader->said, storage, &command, message, sizeof(message)))
        say(&check, "wrong options", message);
    else if (!bytes || !check.module || !check.converter)
        say(&check, "cannot be read", "");
    else
        good = check_module(&check, bytes, size);
    free(bytes);
    tool_text_free(&check.outputs);
    dxs_converter_destroy(check.converter);
    dxs_module_destroy(check.module);
    return good;
}
