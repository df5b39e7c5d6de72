/* dxil-spirv descriptor-report: shows the buffer that shaders converted with --descriptor-qa wrote. */
#include "cli/messages.h"
#include "cli/instrumentation/shader_text.h"
#include "cli/subcommands.h"
#include "cli/words.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: dxil-spirv descriptor-report BUFFER [SHADER] [OPTION]...\n"
    "Shows the report of --descriptor-qa in BUFFER (struct dxs_descriptor_qa): how many faulty accesses there were, "
    "and\n"
    "the first of them; with SHADER, also the text of its instruction. A report of another shader is an error.\n"
    "  --format HOW     layout of the buffer, as in --descriptor-qa-format (default: pairs)\n" SHADER_ARGUMENTS_HELP;

enum word {
    COUNT,
    FAULTS,
    HEAP,
    INDEX,
    EXPECTED,
    FOUND,
    COOKIE,
    INSTRUCTION,
    HASH_LOW,
    HASH_HIGH,
    WORD_COUNT
};

/* struct dxs_descriptor_qa has the layouts: the places of the words, and what the bits of types mean. */
static const struct format {
    const char *name;
    uint32_t header_words;
    uint8_t places[WORD_COUNT];
    const char *types[9];
} formats[] = {
    {"pairs",
     10,
     {[COUNT] = 0,
      [FAULTS] = 1,
      [HEAP] = 2,
      [INDEX] = 3,
      [EXPECTED] = 4,
      [FOUND] = 5,
      [COOKIE] = 6,
      [INSTRUCTION] = 7,
      [HASH_LOW] = 8,
      [HASH_HIGH] = 9},
     {"sampler", "uniform buffer", "storage buffer", "sampled image", "storage image", "uniform texel buffer",
      "storage texel buffer", "acceleration structure", "counter"}},
    {"triples",
     11,
     {[HASH_LOW] = 0,
      [HASH_HIGH] = 1,
      [INDEX] = 2,
      [HEAP] = 3,
      [COOKIE] = 4,
      [COUNT] = 5,
      [INSTRUCTION] = 6,
      [EXPECTED] = 7,
      [FOUND] = 8,
      [FAULTS] = 9},
     {"sampled image", "storage image", "uniform buffer", "storage buffer", "uniform texel buffer",
      "storage texel buffer", "acceleration structure", "sampler", "counter"}},
};

static const char *const fault_names[] = {"the index is beyond the heap", "the descriptor has another type",
                                          "the resource was destroyed",
                                          "the descriptor was written after the work was submitted"};

struct arguments {
    const struct format *format;
    struct shader_arguments shader;
};

static bool choose_format(const char *name, struct arguments *arguments)
{
    for (size_t n = 0; n < sizeof(formats) / sizeof(formats[0]); n++) {
        if (strcmp(formats[n].name, name) == 0) {
            arguments->format = &formats[n];
            return true;
        }
    }
    return false;
}

static bool read_arguments(int argc, char **argv, struct arguments *arguments)
{
    for (int n = 1; n < argc; n++) {
        if (!strcmp(argv[n], "--format") && n + 1 < argc && choose_format(argv[n + 1], arguments))
            n++;
        else if (!shader_argument(&arguments->shader, 1, argc, argv, &n))
            return false;
    }
    return arguments->shader.buffers[0] || arguments->shader.help;
}

/* ---- The report -------------------------------------------------------------------------------------------------- */

/* Prints the names of the bits; unknown ones as a number. */
static void print_bits(const char *title, uint32_t bits, const char *const *names, uint32_t count)
{
    printf("  %-12s ", title);
    if (bits == 0)
        printf("none");
    for (uint32_t n = 0; n < count; n++) {
        if (bits >> n & 1)
            printf("%s%s", bits & ((1u << n) - 1) ? ", " : "", names[n]);
    }
    if (bits >> count)
        printf("%s0x%" PRIx32, bits & ((1u << count) - 1) ? ", " : "", bits >> count << count);
    putchar('\n');
}

/* A report has the number of the instruction, but not its function: all functions that have it are shown. */
static void print_instruction(uint32_t number, const struct instruction_text *lines)
{
    printf("  instruction  #%" PRIu32 "\n", number);
    for (size_t n = 0; n < lines->count; n++) {
        const struct instruction_line *line = &lines->lines[n];
        if (line->number == number)
            printf("               f%" PRIu32 " %.*s\n", line->function, (int)line->length, line->text);
    }
}

static enum exit_code print_report(const struct arguments *arguments, const uint32_t words[WORD_COUNT],
                                   const struct shader_text *shader)
{
    static const struct instruction_text no_lines;
    uint64_t hash = words[HASH_LOW] | (uint64_t)words[HASH_HIGH] << 32;
    if (words[COUNT] == 0) {
        printf("no faults\n");
        return EXIT_DONE;
    }
    printf("faulty accesses: %" PRIu32 "\n", words[COUNT]);
    if (words[FAULTS] == 0) {
        printf("the first is not complete: the device was lost before, or it still writes\n");
        return EXIT_DONE;
    }
    printf("the first:\n");
    print_bits("fault", words[FAULTS], fault_names, sizeof(fault_names) / sizeof(fault_names[0]));
    printf("  shader       %016" PRIx64 "\n", hash);
    print_instruction(words[INSTRUCTION], hash == shader->hash ? &shader->lines : &no_lines);
    printf("  heap         %" PRIu32 "\n  index        %" PRIu32 "\n", words[HEAP], words[INDEX]);
    print_bits("expected", words[EXPECTED], arguments->format->types, 9);
    print_bits("found", words[FOUND], arguments->format->types, 9);
    printf("  cookie       %" PRIu32 "\n", words[COOKIE]);
    if (!arguments->shader.path || hash == shader->hash)
        return EXIT_DONE;
    complain("%s: the report is not of %s, whose hash is %016" PRIx64 " (was it converted with another --shader-hash?)",
             arguments->shader.buffers[0], arguments->shader.path, shader->hash);
    return EXIT_REFUSED;
}

static enum exit_code print_buffer(const struct arguments *arguments, const struct shader_text *shader)
{
    const struct format *format = arguments->format;
    uint32_t words[WORD_COUNT];
    size_t size;
    unsigned char *bytes = buffer_read(arguments->shader.buffers[0], &size);
    if (!bytes)
        return EXIT_USAGE;
    if (size < 4 * format->header_words) {
        complain("%s: %zu bytes are no report: --format %s has at least %" PRIu32, arguments->shader.buffers[0], size,
                 format->name, 4 * format->header_words);
        free(bytes);
        return EXIT_REFUSED;
    }
    for (int word = 0; word < WORD_COUNT; word++)
        words[word] = load_word(bytes + 4 * format->places[word]);
    free(bytes);
    return print_report(arguments, words, shader);
}

int descriptor_report_command(int argc, char **argv)
{
    struct arguments arguments = {.format = &formats[0], .shader = {.program = DXS_PROGRAM_DXIL}};
    struct shader_text shader;
    bool are_right = read_arguments(argc, argv, &arguments);
    int code;
    if (!may_begin(are_right, arguments.shader.help, usage, &code))
        return code;
    code = (int)shader_text_read(&shader, &arguments.shader);
    if (code == EXIT_DONE)
        code = (int)print_buffer(&arguments, &shader);
    shader_text_free(&shader);
    return code;
}
