/* Untyped pointers take fewer words. Each test shader, and random programs, are converted with and without them, by
 * several other options. The library decides by an estimate. So nearly all modules that have them are shorter, and the
 * others longer by a few words. A module without untyped pointers is equal to the one without the feature.
 *
 *     untyped-words SHADERS COUNT */
#include "encode.h"
#include "generate.h"
#include "lower.h"
#include "tests/common/files.h"

#include "dxs.h"

#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    HEADER_WORDS = 5,
    UNTYPED_POINTERS = 4473,
    DESCRIPTOR_HEAP = 5128,
    VARIANTS = 6,
    LEAST_SHARE = 4,  /* a module in so many must have untyped pointers: else the comparison says nothing */
    MAX_LOSS = 40,    /* words by which a wrong estimate may be off */
    WRONG_SHARE = 32, /* an estimate in so many may be wrong */
    LEAST_SAVING = 40 /* a word in so many is saved */
};

struct totals {
    size_t modules, untyped, longer, faults;
    uint64_t words[2]; /* of the modules that have untyped pointers: without, with */
};

struct objects {
    dxs_module *module;
    dxs_converter *converters[2];
};

static struct dxs_options variant(unsigned number)
{
    struct dxs_options options;

    dxs_options_init(&options, sizeof options);
    options.exact = number == 1;
    options.features.on[DXS_FEATURE_SCALAR_BLOCK_LAYOUT] = number == 2 || number == 3;
    options.features.on[DXS_FEATURE_PER_COMPONENT_ROBUSTNESS] = number == 3;
    options.features.on[DXS_FEATURE_VULKAN_MEMORY_MODEL] = number == 4;
    options.model.descriptor_heap = number == 5 ? DXS_DESCRIPTOR_HEAP_DIRECT : DXS_DESCRIPTOR_HEAP_NONE;
    return options;
}

static bool has_capability(const struct dxs_spirv *spirv, uint32_t capability)
{
    for (size_t at = HEADER_WORDS; at < spirv->word_count; at += spirv->words[at] >> SpvWordCountShift)
        if ((spirv->words[at] & SpvOpCodeMask) == SpvOpCapability && spirv->words[at + 1] == capability)
            return true;
    return false;
}

static void compare(struct totals *totals, const char *name, unsigned number, const struct dxs_spirv spirv[2])
{
    size_t before = spirv[0].word_count, after = spirv[1].word_count;
    bool is_equal = before == after && memcmp(spirv[0].words, spirv[1].words, before * sizeof *spirv[0].words) == 0;
    bool has_heap = has_capability(&spirv[0], DESCRIPTOR_HEAP);
    bool is_untyped = has_capability(&spirv[1], UNTYPED_POINTERS) && !(has_heap && is_equal);

    totals->modules++;
    if (is_untyped) {
        totals->untyped++;
        totals->words[0] += before;
        totals->words[1] += after;
    }
    if (is_untyped ? after < before : is_equal)
        return;
    if (is_untyped && after <= before + MAX_LOSS) {
        totals->longer++;
        return;
    }
    totals->faults++;
    printf("%s, options %u: %zu words without untyped pointers, %zu with%s\n", name, number, before, after,
           is_untyped ? "" : ", which it does not declare");
}

static void convert(struct totals *totals, const struct objects *o, const char *name, const void *bytes, size_t size)
{
    if (dxs_module_parse(o->module, bytes, size, NULL) != DXS_RESULT_OK)
        return;
    for (uint32_t entry = 0; entry < dxs_module_describe(o->module)->entry_count; entry++)
        for (unsigned number = 0; number < VARIANTS; number++) {
            struct dxs_options options = variant(number);
            struct dxs_spirv spirv[2];
            enum dxs_result without = dxs_convert(o->converters[0], o->module, entry, &options, &spirv[0]);
            options.features.on[DXS_FEATURE_UNTYPED_POINTERS] = true;
            enum dxs_result with = dxs_convert(o->converters[1], o->module, entry, &options, &spirv[1]);
            if (without == DXS_RESULT_OK && with == DXS_RESULT_OK)
                compare(totals, name, number, spirv);
            if (without == with)
                continue;
            totals->faults++;
            printf("%s, options %u: untyped pointers change what the conversion returns\n", name, number);
        }
}

static void convert_seed(struct totals *totals, const struct objects *o, uint64_t seed)
{
    const struct lowering_options options = {0};
    struct limits limits = {.stage = (enum stage)(seed % STAGE_COUNT)};
    struct program program = generate_program(seed, limits);
    struct flow flow = lower_program(&program, &options);
    char name[32];
    size_t size;
    uint8_t *bytes = encode_flow(&program, &flow, &size);

    snprintf(name, sizeof name, "seed %llu", (unsigned long long)seed);
    convert(totals, o, name, bytes, size);
    free(bytes);
    free_flow(&flow);
    free_all_nodes();
}

static bool report(const char *what, const struct totals *t)
{
    bool is_enough = t->untyped * LEAST_SHARE >= t->modules && t->modules > 0;
    bool pays = t->longer * WRONG_SHARE <= t->untyped && t->words[1] + t->words[0] / LEAST_SAVING <= t->words[0];

    printf("%s: %zu modules, %zu with untyped pointers%s, %llu words instead of %llu, %zu not shorter%s\n", what,
           t->modules, t->untyped, is_enough ? "" : " (too few)", (unsigned long long)t->words[1],
           (unsigned long long)t->words[0], t->longer, pays ? "" : ": they do not pay");
    return is_enough && pays && t->faults == 0;
}

int main(int argc, char **argv)
{
    struct objects o = {dxs_module_create(NULL), {dxs_converter_create(NULL), dxs_converter_create(NULL)}};
    struct totals shaders = {0}, programs = {0};
    struct input_files files = {0};

    if (argc != 3 || !add_input_files(&files, argv[1]))
        return 2;
    for (size_t i = 0; i < files.count; i++)
        convert(&shaders, &o, files.data[i].path, files.data[i].bytes, files.data[i].size);
    for (uint64_t seed = 1; seed <= strtoull(argv[2], NULL, 10); seed++)
        convert_seed(&programs, &o, seed);
    free_input_files(&files);
    dxs_converter_destroy(o.converters[0]);
    dxs_converter_destroy(o.converters[1]);
    dxs_module_destroy(o.module);
    bool good = report("test shaders", &shaders);
    return report("random programs", &programs) && good ? 0 : 1;
}
