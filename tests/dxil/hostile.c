/* Feeds damaged input to everything in the library: each file truncated at every 16th byte, and with random changes,
 * once as a container and once as raw bitcode. Results do not matter. The build has sanitizers, which must stay silent,
 * and every error must have a code and a message.
 *
 *     hostile [--seed N] [--mutations N] FILE... */
#include "dxs_inspect.h"

#include "base/little_endian.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    CUT_STEP = 16,
    MUTATIONS = 200,
    MAX_CHANGES = 8 /* changed bytes per mutant */
};

/* One fixed memory limit: it must not depend on what damaged input requests. */
#define MEMORY_LIMIT ((size_t)64 << 20)

struct tester {
    dxs_module *module;
    dxs_converter *converter;
    uint64_t random;
    uint32_t inputs, parsed, converted, wrong;
};

static uint32_t next_random(struct tester *tester)
{
    tester->random = tester->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(tester->random >> 33);
}

static void check_error(struct tester *tester, const struct dxs_error *error, enum dxs_result result)
{
    if (error->code != result || error->message[0] == '\0' || result == DXS_RESULT_INTERNAL_ERROR) {
        printf("%s without a proper error: %s\n", dxs_result_name(result), error->message);
        tester->wrong++;
    }
}

/* Reads all results about a module, so that sanitizers check every byte. */
static size_t query(const dxs_module *module)
{
    const struct dxs_module_info *info = dxs_module_describe(module);
    size_t sum = 0, size;

    for (uint32_t i = 0; i < info->resource_count; i++)
        sum += strlen(dxs_module_resource(module, i)->name);
    for (uint32_t i = 0; i < info->entry_count; i++) {
        const struct dxs_entry *entry = dxs_module_entry(module, i);
        const struct dxs_signature signatures[] = {entry->inputs, entry->outputs, entry->patch_or_primitive};
        sum += strlen(entry->name) + dxs_module_find_entry(module, entry->name);
        sum += strlen(entry->mangled_name);
        for (uint32_t s = 0; s < 3; s++)
            for (uint32_t e = 0; e < signatures[s].count; e++)
                for (uint32_t row = 0; row < signatures[s].elements[e].rows; row++)
                    sum += strlen(signatures[s].elements[e].name) + signatures[s].elements[e].semantic_indices[row];
    }
    dxs_module_root_signature(module, &size);
    return sum + size;
}

static void convert_all(struct tester *tester)
{
    struct dxs_options options = dxs_default_options();
    struct dxs_spirv spirv;
    const char *text;
    size_t size;

    options.limits.memory = MEMORY_LIMIT;
    for (uint32_t entry = 0; entry < dxs_module_describe(tester->module)->entry_count; entry++) {
        enum dxs_result result = dxs_convert(tester->converter, tester->module, entry, &options, &spirv);
        tester->converted += result == DXS_RESULT_OK;
        if (result != DXS_RESULT_OK)
            check_error(tester, dxs_converter_error(tester->converter), result);
    }
    enum dxs_result result = dxs_disassemble(tester->converter, tester->module, &text, &size);
    if (result != DXS_RESULT_OK)
        check_error(tester, dxs_converter_error(tester->converter), result);
}

/* Copies the bytes into a block of exactly their size: sanitizers see reads past the end. */
static void try_input(struct tester *tester, const uint8_t *bytes, size_t size)
{
    struct dxs_parse_options options = dxs_default_parse_options();
    uint8_t *copy = malloc(size ? size : 1);

    if (!copy)
        abort();
    memcpy(copy, bytes, size);
    options.limits.memory = MEMORY_LIMIT;
    tester->inputs++;
    for (int program = DXS_PROGRAM_DXIL; program <= DXS_PROGRAM_REFLECTION; program++) {
        options.program = (enum dxs_program)program;
        enum dxs_result result = dxs_module_parse(tester->module, copy, size, &options);
        if (result != DXS_RESULT_OK) {
            check_error(tester, dxs_module_error(tester->module), result);
            continue;
        }
        tester->parsed++;
        query(tester->module);
        convert_all(tester);
    }
    free(copy);
}

static void cut_off(struct tester *tester, const uint8_t *bytes, size_t size)
{
    for (size_t cut = 0; cut <= size; cut += CUT_STEP)
        try_input(tester, bytes, cut);
}

static void mutate(struct tester *tester, uint8_t *bytes, size_t size, uint32_t count)
{
    uint32_t offsets[MAX_CHANGES];
    uint8_t originals[MAX_CHANGES];

    for (uint32_t i = 0; i < count && size > 0; i++) {
        uint32_t changes = 1 + next_random(tester) % MAX_CHANGES;
        for (uint32_t c = 0; c < changes; c++) {
            offsets[c] = next_random(tester) % (uint32_t)size;
            originals[c] = bytes[offsets[c]];
            if (next_random(tester) % 2)
                bytes[offsets[c]] ^= (uint8_t)(1u << next_random(tester) % 8);
            else
                bytes[offsets[c]] = (uint8_t)next_random(tester);
        }
        try_input(tester, bytes, size);
        while (changes-- > 0) /* undo in reverse order: two changes may be at one byte */
            bytes[offsets[changes]] = originals[changes];
    }
}

/* The bitcode in the DXIL part of a valid container. */
static uint8_t *find_bitcode(uint8_t *bytes, size_t *size)
{
    for (uint32_t part = 0; part < load32(bytes + 28); part++) {
        uint8_t *at = bytes + load32(bytes + 32 + 4 * (size_t)part);
        if (memcmp(at, "DXIL", 4) == 0) {
            *size = load32(at + 8 + 20);
            return at + 8 + 8 + load32(at + 8 + 16);
        }
    }
    return NULL;
}

static void test_file(struct tester *tester, const char *path, uint32_t mutations)
{
    FILE *file = fopen(path, "rb");
    long length = -1;

    if (file && fseek(file, 0, SEEK_END) == 0)
        length = ftell(file);
    uint8_t *bytes = malloc(length > 0 ? (size_t)length : 1);
    if (length <= 0 || !bytes || fseek(file, 0, SEEK_SET) != 0 ||
        fread(bytes, 1, (size_t)length, file) != (size_t)length) {
        printf("%s: cannot be read\n", path);
        tester->wrong++;
    } else {
        size_t size = (size_t)length, bitcode_size = 0;
        uint8_t *bitcode = memcmp(bytes, "DXBC", 4) == 0 ? find_bitcode(bytes, &bitcode_size) : NULL;
        cut_off(tester, bytes, size);
        mutate(tester, bytes, size, mutations / 2);
        if (bitcode) {
            cut_off(tester, bitcode, bitcode_size);
            mutate(tester, bitcode, bitcode_size, mutations - mutations / 2);
        }
    }
    free(bytes);
    if (file)
        fclose(file);
}

int main(int argc, char **argv)
{
    struct tester tester = {.random = 1};
    uint32_t mutations = MUTATIONS;
    int first = 1;

    for (; first + 1 < argc && argv[first][0] == '-'; first += 2) {
        if (strcmp(argv[first], "--seed") == 0)
            tester.random = strtoull(argv[first + 1], NULL, 10);
        else if (strcmp(argv[first], "--mutations") == 0)
            mutations = (uint32_t)strtoul(argv[first + 1], NULL, 10);
        else
            break;
    }
    if (first >= argc) {
        fprintf(stderr, "usage: %s [--seed N] [--mutations N] FILE...\n", argv[0]);
        return 2;
    }
    printf("seed %llu\n", (unsigned long long)tester.random);
    tester.module = dxs_module_create(NULL);
    tester.converter = dxs_converter_create(NULL);
    if (!tester.module || !tester.converter)
        return 1;
    for (int i = first; i < argc; i++)
        test_file(&tester, argv[i], mutations);
    dxs_converter_destroy(tester.converter);
    dxs_module_destroy(tester.module);
    printf("%u inputs: %u programs parsed, %u entry points converted, %u errors without code or message\n",
           tester.inputs, tester.parsed, tester.converted, tester.wrong);
    return tester.wrong != 0;
}
