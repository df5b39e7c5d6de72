/* dxs-counts: words, access chains, loads and phis of each shader's SPIR-V, by the default options.
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
    COUNT_KINDS
};

static const char *const count_names[COUNT_KINDS] = {"words", "access chains", "loads", "phis"};

struct shader_counts {
    char name[128];
    unsigned long counts[COUNT_KINDS];
};

static void count_words(struct shader_counts *c, const struct dxs_spirv *spirv)
{
    enum {
        HEADER_WORDS = 5
    };
    c->counts[COUNT_WORDS] += spirv->word_count;
    for (size_t at = HEADER_WORDS; at < spirv->word_count; at += spirv->words[at] >> SpvWordCountShift) {
        SpvOp opcode = (SpvOp)(spirv->words[at] & SpvOpCodeMask);
        c->counts[COUNT_CHAINS] +=
            opcode == SpvOpAccessChain || opcode == SpvOpInBoundsAccessChain || opcode == SpvOpPtrAccessChain;
        c->counts[COUNT_LOADS] += opcode == SpvOpLoad;
        c->counts[COUNT_PHIS] += opcode == SpvOpPhi;
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
    if (dxs_module_parse(module, file->bytes, file->size, NULL) != DXS_OK)
        return false;
    for (uint32_t entry = 0; entry < dxs_module_describe(module)->entry_count; entry++) {
        struct dxs_spirv spirv;
        if (dxs_convert(converter, module, entry, NULL, &spirv) != DXS_OK)
            return false;
        count_words(c, &spirv);
    }
    return true;
}

/* ---- Expected counts --------------------------------------------------------------------------------------------- */

static bool read_line(FILE *file, struct shader_counts *c)
{
    unsigned long *n = c->counts;

    return fscanf(file, "%127s %lu %lu %lu %lu", c->name, &n[0], &n[1], &n[2], &n[3]) == 1 + COUNT_KINDS;
}

static bool find_expected(FILE *file, const char *name, struct shader_counts *expected)
{
    rewind(file);
    while (read_line(file, expected))
        if (strcmp(expected->name, name) == 0)
            return true;
    return false;
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

static unsigned run(const struct input_files *files, FILE *expected)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct shader_counts c;
    unsigned faults = 0;

    for (size_t i = 0; i < files->count && module && converter; i++) {
        if (!count_shader(&c, module, converter, &files->data[i]))
            continue;
        if (expected)
            faults += check_shader(expected, &c);
        else
            printf("%s %lu %lu %lu %lu\n", c.name, c.counts[0], c.counts[1], c.counts[2], c.counts[3]);
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
