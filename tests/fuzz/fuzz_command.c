/* Fuzz target: the command-line tool with hostile arguments and files: DATA of `run`, root signatures in each form,
 * graphs, print buffers, inputs of decoders, options of the conversion. Files live in memory; nothing is written.
 *
 * Format: the arguments, one a line, up to an empty line; what follows is the content of each file that they name, but
 * of those named SHADERS/.... These are shaders of the repository. */
#include "tests/fuzz/fuzz.h"

#include "cli/files.h"
#include "cli/conversion/layout.h"
#include "cli/subcommands.h"
#include "cli/tools/tools.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_ARGUMENTS = 40,
    MAX_ALLOCATION = 1 << 17,
    MAX_SHADER = 1 << 15
};

FILE *nowhere;

/* The current input. */
static const uint8_t *content;
static size_t content_size;

void *allocate_little(size_t count, size_t size)
{
    return size && count > MAX_ALLOCATION / size ? NULL : calloc(count, size);
}

/* ---- Files in memory --------------------------------------------------------------------------------------------- */

static void *read_shader(const char *path, size_t *size)
{
    static const char *const known[] = {"debug/embedded-compute", "pixel/constant-color",       "vertex/position-only",
                                        "pixel/discard-alpha",    "texture-compute/box-filter", "ray-query/candidates"};
    char name[256];
    char *bytes = malloc(MAX_SHADER + 1);

    demand(bytes, "there is memory");
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (strcmp(path, known[i]) != 0)
            continue;
        snprintf(name, sizeof name, "%s/%s.dxil", TEST_SHADERS, known[i]);
        FILE *file = fopen(name, "rb");
        demand(file, "the shader exists");
        *size = fread(bytes, 1, MAX_SHADER, file);
        fclose(file);
        bytes[*size] = 0;
        return bytes;
    }
    free(bytes);
    errno = ENOENT;
    return NULL;
}

void *file_read(const char *path, size_t *size)
{
    if (strncmp(path, "SHADERS/", 8) == 0)
        return read_shader(path + 8, size);
    uint8_t *bytes = malloc(content_size + 1);
    demand(bytes, "there is memory");
    if (content_size)
        memcpy(bytes, content, content_size);
    bytes[content_size] = 0;
    *size = content_size;
    return bytes;
}

void *shader_read(const char *path, size_t *size)
{
    return file_read(path, size);
}

bool file_write(const char *path, const void *data, size_t size)
{
    volatile uint8_t sum = 0;

    for (size_t i = 0; i < size; i++) /* all of it must be readable */
        sum = (uint8_t)(sum + ((const uint8_t *)data)[i]);
    return path[0] != '\0';
}

bool file_write_words(const char *path, const uint32_t *words, size_t count)
{
    return file_write(path, words, 4 * count);
}

enum tool_result png_read(const char *path, struct tool_picture *picture, struct tool_text *text)
{
    (void)path, (void)text;
    *picture = (struct tool_picture){0};
    return TOOL_LACKING;
}

void tool_text_free(struct tool_text *text)
{
    (void)text;
}

bool output_is_shown(void)
{
    return false;
}

bool errors_are_shown(void)
{
    return false;
}

const char *file_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

enum dxs_result pictures_draw(struct pictures *pictures, const char *name, const dxs_control_flow *flow)
{
    const char *text;
    size_t size;

    (void)pictures, (void)flow;
    return dxs_graph_show(pictures->graph, DXS_GRAPH_VIEW_STRUCTURED_DOT, name, &text, &size);
}

/* ---- Commands ---------------------------------------------------------------------------------------------------- */

/* Options of the conversion, and the layout of a root signature. */
static void read_options(int count, char **words)
{
    static const char *inputs[MAX_ARGUMENTS];
    struct command command = command_default();
    char message[256];
    dxs_layout *layout = NULL;

    command.inputs = inputs;
    if (!command_read(&command, count, (const char *const *)words, message, sizeof message) ||
        !command_check(&command, message, sizeof message)) {
        demand(strlen(message) > 0 && strlen(message) < sizeof message, "an error has a message");
        return;
    }
    dxs_module *module = dxs_module_create(NULL);
    size_t size;
    void *bytes = read_shader("debug/embedded-compute", &size);
    demand(module && dxs_module_parse(module, bytes, size, NULL) == DXS_RESULT_OK, "the shader can be read");
    make_layout(&command, module, 0, &layout, message, sizeof message);
    dxs_layout_destroy(layout);
    dxs_module_destroy(module);
    free(bytes);
}

static void run(int count, char **words)
{
    static const struct {
        const char *name;
        int (*run)(int argc, char **argv);
    } commands[] = {{"cfg", cfg_command},         {"check-report", check_report_command},
                    {"decoder", decoder_command}, {"descriptor-report", descriptor_report_command},
                    {"rootsig", rootsig_command}, {"print-records", print_records_command},
                    {"run", run_command}};
    static char steps[] = "--steps", few[] = "1000";

    if (strcmp(words[0], "run") == 0) { /* bounded; the last one counts */
        words[count++] = steps;
        words[count++] = few;
    }
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        if (strcmp(words[0], commands[i].name) == 0) {
            int code = commands[i].run(count, words);
            demand(code >= EXIT_DONE && code <= EXIT_INTERNAL, "the exit code is one of the four");
            return;
        }
    }
    read_options(count, words);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1), *words[MAX_ARGUMENTS + 2];
    int count = 0;

    if (!nowhere)
        nowhere = fopen("/dev/null", "w");
    demand(text && nowhere, "there is memory");
    if (size)
        memcpy(text, data, size);
    text[size] = '\0';
    content = data + size;
    content_size = 0;
    for (char *at = text; *at && count < MAX_ARGUMENTS;) {
        size_t length = strcspn(at, "\n");
        bool ends = !at[length];
        at[length] = '\0';
        if (length == 0) { /* the rest is the file */
            content = data + (at - text) + 1;
            content_size = ends ? 0 : size - (size_t)(at - text) - 1;
            break;
        }
        words[count++] = at;
        at += ends ? length : length + 1;
    }
    if (count > 0)
        run(count, words);
    free(text);
    return 0;
}

/* ---- Mutations --------------------------------------------------------------------------------------------------- */

/* Words that mean something to the tool. */
static const char *const dictionary[] = {"u32:",
                                         "i32:",
                                         "f32:",
                                         "zeros",
                                         "zeros:",
                                         "nan",
                                         "inf",
                                         "-1",
                                         "4294967295",
                                         "0x",
                                         ",",
                                         ":",
                                         "=",
                                         "\n",
                                         "\n\n",
                                         "u0",
                                         "t0",
                                         "s0",
                                         "b0",
                                         "h0",
                                         "d0",
                                         ",space",
                                         "rgba8",
                                         "r32f",
                                         "rg16ui",
                                         "rgba16s",
                                         "4x4",
                                         "mips",
                                         "layers",
                                         "samples",
                                         "linear",
                                         "clamp",
                                         "less-equal",
                                         "triangles",
                                         "boxes",
                                         "SV_Target",
                                         "TEXCOORD",
                                         "--dump",
                                         "--json",
                                         "--hlsl",
                                         "{",
                                         "}",
                                         "[",
                                         "]",
                                         "\"",
                                         "null",
                                         "true",
                                         "1e300",
                                         "-0",
                                         "\\u0000",
                                         "CBV(b0)",
                                         "SRV(t0)",
                                         "DescriptorTable(",
                                         ")",
                                         "//",
                                         "/*",
                                         "RootFlags(",
                                         "StaticSampler(s0)",
                                         "numDescriptors = unbounded",
                                         "RootConstants(num32BitConstants=",
                                         "embedded"};

static size_t insert_word(uint8_t *data, size_t size, size_t limit, uint64_t *state)
{
    const char *word = dictionary[next_random(state, sizeof dictionary / sizeof *dictionary)];
    size_t length = strlen(word), at = next_random(state, (uint32_t)size + 1);

    if (length > limit - size)
        return size;
    memmove(data + at + length, data + at, size - at);
    memcpy(data + at, word, length);
    return size + length;
}

static size_t remove_piece(uint8_t *data, size_t size, uint64_t *state)
{
    size_t at = next_random(state, (uint32_t)size), length = 1 + next_random(state, 12);

    length = length < size - at ? length : size - at;
    memmove(data + at, data + at + length, size - at - length);
    return size - length;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t limit, unsigned int seed)
{
    uint64_t state = seed;

    if (size == 0 || size > UINT32_MAX / 2)
        return mutate_bytes(data, size, limit, &state);
    switch (next_random(&state, 4)) {
    case 0:
        return insert_word(data, size, limit, &state);
    case 1:
        return remove_piece(data, size, &state);
    default:
        return mutate_bytes(data, size, limit, &state);
    }
}
