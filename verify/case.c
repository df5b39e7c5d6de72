/* Writes a folder that repeats a difference: the shader, its inputs, the SPIR-V, a program in plain Vulkan, an Amber
 * script, and the text of a report to the driver's authors. */
#include "verify/case.h"

#include "verify/reduce.h"

#include "cli/files.h"
#include "cli/folders.h"
#include "cli/messages.h"
#include "cli/tools/tools.h"
#include "runner/draw/pipelines.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

extern const char repeat_program[]; /* repeat.c.in */

/* ---- What a program of buffers needs ----------------------------------------------------------------------------- */

enum {
    HEADER_WORDS = 5,
    MAX_BLOCKS = 64
};

struct block {
    const struct input *input;
    uint32_t set, binding;
    bool is_uniform;
};

struct blocks {
    struct block items[MAX_BLOCKS];
    uint32_t count;
};

static char letter_of(enum dxs_resource_class resource_class)
{
    return resource_class == DXS_RESOURCE_CLASS_SRV ? 't' : resource_class == DXS_RESOURCE_CLASS_UAV ? 'u' : 'b';
}

static const struct shader_binding *binding_of(const struct shader *s, const struct input *input)
{
    for (uint32_t n = 0; n < s->binding_count; n++) {
        const struct dxs_resource *r = &s->bindings[n].resource;
        if (!s->bindings[n].from_heap && letter_of(r->resource_class) == input->name.letter &&
            r->space == input->name.space && r->lower_bound == input->name.number && r->count == 1)
            return &s->bindings[n];
    }
    return NULL;
}

/* False: the shader is none of buffers alone, which the program and the script can bind. */
static bool find_blocks(const struct shader *s, const struct run_file *file, struct blocks *blocks)
{
    *blocks = (struct blocks){.count = 0};
    if (file->start != START_DISPATCH || s->root)
        return false;
    for (size_t n = 0; n < file->input_count; n++) {
        const struct input *input = &file->inputs[n];
        const struct shader_binding *binding = binding_of(s, input);
        if ((input->kind != INPUT_BUFFER && input->kind != INPUT_CBUFFER) || input->size % sizeof(uint32_t) ||
            input->size == 0 || !binding || blocks->count == MAX_BLOCKS)
            return false;
        blocks->items[blocks->count++] =
            (struct block){input, binding->binding.set, binding->binding.binding, input->kind == INPUT_CBUFFER};
    }
    return blocks->count > 0;
}

/* The block that the difference is in; DXS_NONE: none. */
static uint32_t wrong_block(const struct blocks *blocks, const struct difference *difference)
{
    char title[REGISTER_TEXT];

    for (uint32_t n = 0; n < blocks->count; n++)
        if (strcmp(describe_register(blocks->items[n].input->name, title), difference->title) == 0)
            return n;
    return DXS_NONE;
}

/* ---- The program ------------------------------------------------------------------------------------------------- */

static void write_words(FILE *out, const char *name, const uint32_t *words, size_t count)
{
    fprintf(out, "static const uint32_t %s[] = {", name);
    for (size_t n = 0; n < count; n++)
        fprintf(out, "%s0x%08" PRIx32 ",", n % 10 == 0 ? "\n    " : " ", words[n]);
    fprintf(out, "\n};\n");
}

/* What the run enabled, and how it made the pipeline. */
static void write_device(FILE *out, const struct comparison *c)
{
    struct subgroups subgroups = subgroups_of(&c->device, &c->shader);

    fprintf(out, "static const struct extension extensions[] = {\n");
    for (uint32_t n = 0; n < c->device.extension_count; n++)
        fprintf(out, "    {\"%s\", %d},\n", c->device.extensions[n].name, (int)c->device.extensions[n].features);
    fprintf(out, "    {\"\", 0},\n};\nstatic const uint32_t subgroup_size = %u, are_full_subgroups = %d;\n",
            subgroups.is_required ? subgroups.size : 0, subgroups.are_full);
}

static void write_program(FILE *out, const struct case_child *child, const struct comparison *c,
                          const struct run_file *file, const struct blocks *blocks)
{
    const struct difference *d = &child->result->first;
    char name[16];

    fprintf(out,
            "/* %s: a compute shader gives a wrong value.\n *     cc -std=c11 -o repeat repeat.c -lvulkan -lm && "
            "./repeat [PART-OF-DEVICE-NAME]\n * Exit code: 0 right, 1 wrong, 2 an error. */\n"
            "#include <stddef.h>\n#include <stdint.h>\n\n"
            "struct block {\n    uint32_t set, binding, is_uniform;\n    const uint32_t *words;\n"
            "    size_t count;\n};\n\n/* features: type of the structure of its features; 0: none */\n"
            "struct extension {\n    const char *name;\n    int features;\n};\n\n",
            child->result->device);
    write_words(out, "spirv", c->shader.words, c->shader.word_count);
    for (uint32_t n = 0; n < blocks->count; n++) {
        const struct input *input = blocks->items[n].input;
        snprintf(name, sizeof name, "words%u", n);
        write_words(out, name, input->bytes, input->size / sizeof(uint32_t));
    }
    fprintf(out, "static const struct block blocks[] = {\n");
    for (uint32_t n = 0; n < blocks->count; n++)
        fprintf(out, "    {%u, %u, %d, words%u, sizeof words%u / sizeof *words%u},\n", blocks->items[n].set,
                blocks->items[n].binding, blocks->items[n].is_uniform, n, n, n);
    fprintf(out, "};\n");
    write_device(out, c);
    fprintf(out, "static const char entry[] = \"%s\";\nstatic const uint32_t groups[3] = {%u, %u, %u};\n",
            c->shader.entry_name, file->groups[0], file->groups[1], file->groups[2]);
    fprintf(out,
            "static const struct {\n    uint32_t block, word, expected, is_float;\n    float tolerance;\n"
            "} wrong = {%u, %zu, 0x%08" PRIx32 ", %d, %ef};\n\n%s",
            wrong_block(blocks, d), d->index, (uint32_t)d->expected, d->is_float,
            tolerance_of(c->traits.exactness, TYPE_F32), repeat_program);
}

/* ---- The script -------------------------------------------------------------------------------------------------- */

/* Amber has names for some features only. */
static void write_needs(FILE *out, const uint32_t *words, size_t count)
{
    static const struct {
        SpvCapability capability;
        const char *feature;
    } features[] = {{SpvCapabilityFloat64, "shaderFloat64"},
                    {SpvCapabilityInt64, "shaderInt64"},
                    {SpvCapabilityInt16, "shaderInt16"},
                    {SpvCapabilityFloat16, "Float16Int8Features.shaderFloat16"},
                    {SpvCapabilityStorageBuffer16BitAccess, "Storage16BitFeatures.storageBuffer16BitAccess"}};

    for (size_t at = HEADER_WORDS; at < count && words[at] >> SpvWordCountShift; at += words[at] >> SpvWordCountShift)
        for (size_t n = 0; n < sizeof features / sizeof *features; n++)
            if ((words[at] & SpvOpCodeMask) == SpvOpCapability && words[at + 1] == (uint32_t)features[n].capability)
                fprintf(out, "DEVICE_FEATURE %s\n", features[n].feature);
}

/* Words of one sign are in the order of the floats that they are, or in the opposite order. */
static void write_expectation(FILE *out, const struct difference *d, uint32_t block, double tolerance)
{
    float wanted, reach;
    uint32_t word = (uint32_t)d->expected, ends[2];

    memcpy(&wanted, &word, sizeof wanted);
    reach = (float)tolerance * fmaxf(fabsf(wanted), 1);
    float low = wanted - reach, high = wanted + reach;
    memcpy(&ends[0], low < 0 ? &high : &low, sizeof *ends);
    memcpy(&ends[1], low < 0 ? &low : &high, sizeof *ends);
    if (!d->is_float || reach == 0 || !(low * high > 0) || isinf(low * high)) {
        fprintf(out, "EXPECT buffer%u IDX %zu EQ %" PRIu32 "\n", block, d->index * sizeof word, word);
        return;
    }
    fprintf(out, "EXPECT buffer%u IDX %zu GE %" PRIu32 "\n", block, d->index * sizeof word, ends[0]);
    fprintf(out, "EXPECT buffer%u IDX %zu LE %" PRIu32 "\n", block, d->index * sizeof word, ends[1]);
}

static void write_amber(FILE *out, const struct case_child *child, const struct comparison *c,
                        const struct run_file *file, const struct blocks *blocks, const char *assembly)
{
    fprintf(out, "#!amber\n# %s\n", child->result->device);
    write_needs(out, c->shader.words, c->shader.word_count);
    fprintf(out, "\nSHADER compute shader SPIRV-ASM TARGET_ENV %s\n%s\nEND\n\n", spirv_environment(c->shader.words),
            assembly);
    for (uint32_t n = 0; n < blocks->count; n++) {
        const uint32_t *words = blocks->items[n].input->bytes;
        fprintf(out, "BUFFER buffer%u DATA_TYPE uint32 DATA", n);
        for (size_t i = 0; i < blocks->items[n].input->size / sizeof *words; i++)
            fprintf(out, "%s%" PRIu32, i % 10 == 0 ? "\n  " : " ", words[i]);
        fprintf(out, "\nEND\n");
    }
    fprintf(out, "\nPIPELINE compute pipeline\n  ATTACH shader ENTRY_POINT %s\n", c->shader.entry_name);
    for (uint32_t n = 0; n < blocks->count; n++)
        fprintf(out, "  BIND BUFFER buffer%u AS %s DESCRIPTOR_SET %u BINDING %u\n", n,
                blocks->items[n].is_uniform ? "uniform" : "storage", blocks->items[n].set, blocks->items[n].binding);
    fprintf(out, "END\n\nRUN pipeline %u %u %u\n", file->groups[0], file->groups[1], file->groups[2]);
    write_expectation(out, &child->result->first, wrong_block(blocks, &child->result->first),
                      tolerance_of(c->traits.exactness, TYPE_F32));
}

/* ---- The child: it has the module and its bindings --------------------------------------------------------------- */

static FILE *open_in(const char *folder, const char *name)
{
    char path[PATH_TEXT];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "wb");
    if (!file)
        test_fails("%s: %s", path, strerror(errno));
    return file;
}

static void close_in(FILE *file, const char *folder, const char *name)
{
    bool is_wrong = ferror(file) != 0;

    if (fclose(file) != 0 || is_wrong)
        test_fails("%s/%s: %s", folder, name, strerror(errno));
}

static void write_bytes(const char *folder, const char *name, const void *bytes, size_t size)
{
    FILE *file = open_in(folder, name);

    fwrite(bytes, 1, size, file);
    close_in(file, folder, name);
}

static void write_with_buffers(const struct case_child *child, const struct comparison *c, const struct run_file *file,
                               const char *assembly)
{
    struct blocks blocks;

    if (!find_blocks(&c->shader, file, &blocks) || wrong_block(&blocks, &child->result->first) == DXS_NONE) {
        printf("no repeat.c and no case.amber: they are written for compute shaders of buffers alone\n");
        return;
    }
    FILE *program = open_in(child->folder, "repeat.c");
    write_program(program, child, c, file, &blocks);
    close_in(program, child->folder, "repeat.c");
    FILE *amber = assembly ? open_in(child->folder, "case.amber") : NULL;
    if (amber) {
        write_amber(amber, child, c, file, &blocks, assembly);
        close_in(amber, child->folder, "case.amber");
    }
}

/* The SPIR-V, also as text, which is returned; NULL: there is none. */
static const char *write_module(const char *folder, const char *name, const struct shader *s)
{
    struct tool_text text = {NULL, 0};
    char path[PATH_TEXT];

    snprintf(path, sizeof path, "%s.spv", name);
    write_bytes(folder, path, s->words, s->word_count * sizeof *s->words);
    if (spirv_disassemble(s->words, s->word_count, &text) != TOOL_DONE || !text.data) {
        printf("no %s.spvasm and no case.amber: %s\n", name, text.data ? text.data : "out of memory");
        return NULL;
    }
    snprintf(path, sizeof path, "%s.spvasm", name);
    write_bytes(folder, path, text.data, text.size);
    return text.data;
}

static _Noreturn void case_body(const void *argument)
{
    const struct case_child *child = argument;
    struct run_file file = parse_run_file(child->trial->inputs);
    struct comparison c;

    if (file.start == START_PIPELINE)
        test_skips("--case: pipelines of several shaders are not written");
    prepare_trial(&c, child->trial, &file, NULL);
    begin_phase(PHASE_TEST);
    const char *name = !child->trial->module ? "shader" : child->trial->through ? "driver" : "reduced";
    write_with_buffers(child, &c, &file, write_module(child->folder, name, &c.shader));
    test_passes();
}

/* ---- The parent -------------------------------------------------------------------------------------------------- */

static bool copy_file(const char *from, const char *folder, const char *name)
{
    char path[PATH_TEXT];
    size_t size;
    void *bytes = file_read(from, &size);

    snprintf(path, sizeof path, "%s/%s", folder, name);
    bool is_written = bytes && file_write(path, bytes, size);
    if (!is_written)
        complain("verify: %s: %s", path, strerror(errno));
    free(bytes);
    return is_written;
}

static bool write_text(const char *folder, const char *name, const struct string_buffer *text)
{
    char path[PATH_TEXT];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    bool is_written = !text->failed && file_write(path, text->data ? text->data : "", text->size);
    if (!is_written)
        complain("verify: %s: %s", path, strerror(errno));
    return is_written;
}

static const char root_signature[] = "rootsig.rs"; /* in the case */

/* The value of --root-signature in the options, and its length. NULL: it is not given. */
static const char *find_signature(const char *options, size_t *length)
{
    static const char option[] = "--root-signature ";
    const char *at = strstr(options, option);

    at = at ? at + strlen(option) : NULL;
    *length = at ? strcspn(at, " ") : 0;
    return at;
}

/* The options with another value there. */
static void append_options(struct string_buffer *text, const char *options, const char *at, size_t length,
                           const char *value)
{
    buffer_append(text, options, (size_t)(at - options));
    buffer_append_string(text, value);
    buffer_append_string(text, at + length);
}

/* One line each: what read_case() reads. */
static bool write_settings(const char *folder, const struct trial *trial, const struct trial_result *result)
{
    struct string_buffer text = {0};
    size_t length;
    const char *at = find_signature(trial->options, &length);
    char path[PATH_TEXT];

    snprintf(path, sizeof path, "%.*s", (int)length, at ? at : "");
    if (file_exists(path)) { /* a word such as embedded is none */
        if (!copy_file(path, folder, root_signature))
            return false;
        append_options(&text, trial->options, at, length, root_signature);
    } else {
        buffer_append_string(&text, trial->options);
    }
    buffer_append_string(&text, "\n");
    buffer_append_string(&text, trial->through ? trial->through : "");
    buffer_append_string(&text, "\n");
    buffer_append_format(&text, "%.*s\n", (int)strcspn(result->device, ","), result->device);
    bool is_written = write_text(folder, "options.txt", &text);
    buffer_free(&text);
    return is_written;
}

static bool has(const char *folder, const char *name)
{
    char path[PATH_TEXT];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    return access(path, F_OK) == 0;
}

static bool write_issue(const char *folder, const struct trial_result *result, const char *report,
                        const char *reduction)
{
    struct string_buffer text = {0};

    buffer_append_string(&text, "# Wrong result of a shader\n\n- Device: ");
    buffer_append_string(&text, result->device);
    buffer_append_string(&text, "\n- Result: ");
    append_difference(&text, result);
    buffer_append_format(&text, "\n- Translated by dxil-spirv %s\n\n", dxs_version());
    buffer_append_format(&text, "The SPIR-V is `shader.spv`%s.",
                         has(folder, "shader.spvasm") ? " (`shader.spvasm`)" : "");
    if (has(folder, "reduced.spv"))
        buffer_append_string(&text, " `reduced.spv` is what spirv-reduce left of it.");
    if (has(folder, "driver.spv"))
        buffer_append_string(&text, " The driver gets `driver.spv`, which the command made of it.");
    buffer_append_string(&text, " Reduction: ");
    buffer_append_string(&text, reduction);
    buffer_append_string(&text, ".");
    if (has(folder, "repeat.c"))
        buffer_append_string(&text, " To repeat it with plain Vulkan:\n\n    cc -std=c11 -o repeat repeat.c -lvulkan "
                                    "-lm && ./repeat\n\n");
    if (has(folder, "case.amber"))
        buffer_append_string(&text, "Or run `case.amber` with Amber.");
    buffer_append_string(&text, " `dxil-spirv verify --case` with this folder runs it again.\n\n"
                                "Expected values are those of an executor that follows Direct3D's specification.\n\n"
                                "```\n");
    buffer_append_string(&text, report);
    buffer_append_string(&text, "```\n");
    bool is_written = write_text(folder, "issue.md", &text);
    buffer_free(&text);
    return is_written;
}

/* Makes the folder, and the one that it is in; files of an older case go. */
static bool make_empty(const char *folder)
{
    static const char *const names[] = {
        "shader.dxil", "inputs.run",  "options.txt",    "issue.md",   "shader.spv",    "shader.spvasm",  "repeat.c",
        "case.amber",  "reduced.spv", "reduced.spvasm", "driver.spv", "driver.spvasm", "difference.txt", "rootsig.rs"};
    char path[PATH_TEXT];
    const char *last = strrchr(folder, '/');

    snprintf(path, sizeof path, "%.*s", last ? (int)(last - folder) : 0, folder);
    if ((*path && mkdir(path, 0777) != 0 && errno != EEXIST) || (mkdir(folder, 0777) != 0 && errno != EEXIST)) {
        complain("verify: %s: %s", folder, strerror(errno));
        return false;
    }
    for (size_t n = 0; n < sizeof names / sizeof *names; n++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[n]);
        unlink(path);
    }
    return true;
}

/* False: it complained. */
static bool write_by_child(const struct case_child *argument)
{
    struct ending ending = run_child(&(struct child){case_body, argument, argument->trial->timeout, NULL});

    ending.text[strlen(ending.text) - (ending.text[0] && ending.text[strlen(ending.text) - 1] == '\n')] = 0;
    if (ending.text[0])
        complain("verify: %s", ending.text);
    free(ending.text);
    return ending.outcome == OUTCOME_PASSED;
}

/* The program and the script get the reduced module. */
static bool write_reduced(const char *folder, const struct trial *trial, const struct trial_result *result)
{
    char module[PATH_TEXT];
    struct trial reduced = *trial;

    snprintf(module, sizeof module, "%s/reduced.spv", folder);
    reduced.module = module;
    return write_by_child(&(struct case_child){&reduced, result, folder});
}

bool write_case(const char *folder, const struct trial *trial, const struct trial_result *result, const char *report,
                unsigned seconds)
{
    struct string_buffer reduction = {0};
    bool is_written = make_empty(folder) && write_by_child(&(struct case_child){trial, result, folder}) &&
                      copy_file(trial->path, folder, "shader.dxil") && copy_file(trial->inputs, folder, "inputs.run") &&
                      write_settings(folder, trial, result);

    if (is_written && reduce_case(folder, trial, result, seconds, &reduction))
        is_written = write_reduced(folder, trial, result);
    const char *text = reduction.data ? reduction.data : "";
    is_written = is_written && write_issue(folder, result, report, text);
    if (is_written)
        printf("  case: %s\n  reduction: %s\n", folder, text);
    buffer_free(&reduction);
    return is_written;
}

bool read_case(const char *folder, struct trial *trial, struct case_paths *paths)
{
    size_t size;

    snprintf(paths->shader, sizeof paths->shader, "%s/shader.dxil", folder);
    snprintf(paths->inputs, sizeof paths->inputs, "%s/inputs.run", folder);
    snprintf(paths->options, sizeof paths->options, "%s/options.txt", folder);
    paths->text = file_read(paths->options, &size);
    if (!paths->text) {
        complain("verify: %s: %s", paths->options, strerror(errno));
        return false;
    }
    char *lines[3] = {paths->text, "", ""};
    for (size_t n = 0; n < 3; n++) {
        size_t length = strcspn(lines[n], "\n");
        if (n + 1 < 3 && lines[n][length])
            lines[n + 1] = lines[n] + length + 1;
        if (lines[n][length])
            lines[n][length] = 0;
    }
    trial->path = paths->shader;
    trial->inputs = paths->inputs;
    trial->options = lines[0];
    const char *at = find_signature(lines[0], &size);
    if (at && size == strlen(root_signature) && strncmp(at, root_signature, size) == 0 && has(folder, root_signature)) {
        char path[PATH_TEXT];
        snprintf(path, sizeof path, "%s/%s", folder, root_signature);
        if (strchr(path, ' ')) {
            complain("verify: %s: spaces in the name of a case with a root signature are not supported", folder);
            return false;
        }
        append_options(&paths->options_text, lines[0], at, size, path);
        trial->options = paths->options_text.data ? paths->options_text.data : "";
    }
    trial->through = *lines[1] ? lines[1] : NULL;
    if (!trial->device && *lines[2])
        trial->device = lines[2];
    trial->runs = 1;
    return true;
}
