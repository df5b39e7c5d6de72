/* dxs-counts: words, access chains, loads, phis, blocks and constructs of each shader's SPIR-V, and how deep constructs
 * nest, by the default options.
 *
 *     dxs-counts [FILE | FOLDER | @LIST]...                 prints them
 *     dxs-counts --check COUNTS [FILE | FOLDER | @LIST]...  fails if one is above its line in COUNTS
 *
 * Shaders without a line pass; `update-counts` writes the lines of all. */
#include "tests/common/files.h"

#include "dxs.h"

#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum count {
    COUNT_WORDS,
    COUNT_CHAINS,
    COUNT_LOADS,
    COUNT_PHIS,
    COUNT_BLOCKS,
    COUNT_CONSTRUCTS, /* merge instructions */
    COUNT_NESTING,
    COUNT_KINDS
};

enum {
    MAX_NESTING = 1023 /* SPIR-V's */
};

static const char *const count_names[COUNT_KINDS] = {"words",      "access chains",    "loads", "phis", "blocks",
                                                     "constructs", "constructs nested"};

struct shader_counts {
    char name[128];
    unsigned long counts[COUNT_KINDS];
};

/* Merge blocks of the constructs that are open. */
struct open_constructs {
    uint32_t merges[MAX_NESTING];
    unsigned long count;
};

static void count_control_flow(struct shader_counts *c, struct open_constructs *open, SpvOp opcode, uint32_t operand)
{
    if (opcode == SpvOpLabel) {
        c->counts[COUNT_BLOCKS]++;
        while (open->count > 0 && open->merges[open->count - 1] == operand)
            open->count--;
    } else if ((opcode == SpvOpSelectionMerge || opcode == SpvOpLoopMerge) && open->count < MAX_NESTING) {
        c->counts[COUNT_CONSTRUCTS]++;
        open->merges[open->count++] = operand;
        if (c->counts[COUNT_NESTING] < open->count)
            c->counts[COUNT_NESTING] = open->count;
    }
}

static void count_words(struct shader_counts *c, const struct dxs_spirv *spirv)
{
    enum {
        HEADER_WORDS = 5
    };
    struct open_constructs open = {.count = 0};

    c->counts[COUNT_WORDS] += spirv->word_count;
    for (size_t at = HEADER_WORDS; at < spirv->word_count; at += spirv->words[at] >> SpvWordCountShift) {
        SpvOp opcode = (SpvOp)(spirv->words[at] & SpvOpCodeMask);
        c->counts[COUNT_CHAINS] +=
            opcode == SpvOpAccessChain || opcode == SpvOpInBoundsAccessChain || opcode == SpvOpPtrAccessChain;
        c->counts[COUNT_LOADS] += opcode == SpvOpLoad;
        c->counts[COUNT_PHIS] += opcode == SpvOpPhi;
        count_control_flow(c, &open, opcode, spirv->words[at + 1]);
    }
}

/* "topic/name" of a path */
static void name_shader(struct shader_counts *c, const char *path)
{
    const char *name = path + strlen(path);
    int slashes = 0;

    while (name > path && (name[-1] != '/' || ++slashes < 2))
        name--;
    snprintf(c->name, sizeof c->name, "%.*s", (int)strcspn(name, "."), name);
}

/* All entry points together. False: the shader is refused. */
static bool count_shader(struct shader_counts *c, dxs_module *module, dxs_converter *converter,
                         const struct input_file *file)
{
    *c = (struct shader_counts){0};
    name_shader(c, file->path);
    if (dxs_module_parse(module, file->bytes, file->size, NULL) != DXS_RESULT_OK)
        return false;
    for (uint32_t entry = 0; entry < dxs_module_describe(module)->entry_count; entry++) {
        struct dxs_spirv spirv;
        if (dxs_convert(converter, module, entry, NULL, &spirv) != DXS_RESULT_OK)
            return false;
        count_words(c, &spirv);
    }
    return true;
}

/* ---- Expected counts --------------------------------------------------------------------------------------------- */

static bool parse_line(const char *line, struct shader_counts *c)
{
    unsigned long *n = c->counts;

    return sscanf(line, "%127s %lu %lu %lu %lu %lu %lu %lu", c->name, &n[0], &n[1], &n[2], &n[3], &n[4], &n[5],
                  &n[6]) == 1 + COUNT_KINDS;
}

static bool find_expected(FILE *file, const char *name, struct shader_counts *expected)
{
    char line[512];

    rewind(file);
    while (fgets(line, sizeof line, file))
        if (parse_line(line, expected) && strcmp(expected->name, name) == 0)
            return true;
    return false;
}

/* Lines that have other numbers than those counted, as after a merge. */
static unsigned check_lines(FILE *file)
{
    struct shader_counts c;
    char line[512];
    unsigned faults = 0;

    rewind(file);
    while (fgets(line, sizeof line, file)) {
        if (parse_line(line, &c))
            continue;
        printf("not a line of counts: %s", line);
        faults++;
    }
    return faults;
}

static unsigned check_shader(FILE *file, const struct shader_counts *c)
{
    struct shader_counts expected;
    unsigned faults = 0;

    if (!find_expected(file, c->name, &expected))
        return 0;
    for (int kind = 0; kind < COUNT_KINDS; kind++) {
        if (c->counts[kind] <= expected.counts[kind])
            continue;
        printf("%s: %lu %s, at most %lu expected\n", c->name, c->counts[kind], count_names[kind],
               expected.counts[kind]);
        faults++;
    }
    return faults;
}

static void print_counts(const struct shader_counts *c)
{
    printf("%s", c->name);
    for (int kind = 0; kind < COUNT_KINDS; kind++)
        printf(" %lu", c->counts[kind]);
    printf("\n");
}

static unsigned run(const struct input_files *files, FILE *expected)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct shader_counts c;
    unsigned faults = expected ? check_lines(expected) : 0;

    for (size_t i = 0; i < files->count && module && converter; i++) {
        if (!count_shader(&c, module, converter, &files->data[i]))
            continue;
        if (expected)
            faults += check_shader(expected, &c);
        else
            print_counts(&c);
    }
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return faults;
}

int main(int argc, char **argv)
{
    struct input_files files = {0};
    bool checks = argc > 2 && strcmp(argv[1], "--check") == 0, good = true;
    FILE *expected = checks ? fopen(argv[2], "r") : NULL;
    unsigned faults = 0;

    for (int i = checks ? 3 : 1; i < argc && good; i++)
        good = add_input_files(&files, argv[i]);
    if (checks && !expected) {
        perror(argv[2]);
        good = false;
    }
    if (good)
        faults = run(&files, expected);
    if (faults)
        printf("%u counts are too large. If they are meant: the target update-counts\n", faults);
    if (expected)
        fclose(expected);
    free_input_files(&files);
    return good ? faults > 0 : 2;
}
