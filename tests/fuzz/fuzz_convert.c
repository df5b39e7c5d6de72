/* Fuzz target: parses a module, converts it to SPIR-V with random options, and prints it as assembly and JSON. */
#include "tests/fuzz/fuzz.h"

#include "tests/common/counting_allocator.h"
#include "tests/fuzz/random_options.h"

#include "dxs_inspect.h"

#include <stdio.h>
#include <string.h>

enum {
    MEMORY_LIMIT = 64 << 20,
    MAX_ENTRIES = 4,
    MAX_WORKING_BYTES = 1 << 20,
    SPIRV_MAGIC = 0x07230203
};

static void check_result(const dxs_converter *converter, enum dxs_result result)
{
    const struct dxs_error *error = dxs_converter_error(converter);

    if (result == DXS_RESULT_INTERNAL_ERROR)
        fprintf(stderr, "%s\n", error->message);
    demand(result != DXS_RESULT_INTERNAL_ERROR, "no internal error");
    demand(error->code == result && (result == DXS_RESULT_OK || error->message[0]),
           "an error has its code and a message");
}

static void convert_entry(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                          const struct dxs_options *options)
{
    struct dxs_spirv spirv;
    const char *json;
    size_t size;

    enum dxs_result result = dxs_convert(converter, module, entry, options, &spirv);
    check_result(converter, result);
    if (result == DXS_RESULT_OK)
        demand(spirv.word_count > 5 && spirv.words[0] == SPIRV_MAGIC, "success gives SPIR-V");
    result = dxs_reflect(converter, module, entry, options, &json, &size);
    check_result(converter, result);
    demand(result != DXS_RESULT_OK || strlen(json) == size, "JSON is text");
    result = dxs_entry_needs_to_json(converter, module, entry, options, &json, &size);
    check_result(converter, result);
    demand(result != DXS_RESULT_OK || strlen(json) == size, "JSON is text");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct allocation_counts counts;
    struct dxs_allocator allocator = counting_allocator(&counts);
    struct random_options random;
    struct dxs_parse_options parse_options = dxs_default_parse_options();
    dxs_module *module = dxs_module_create(&allocator);
    dxs_converter *converter = dxs_converter_create(&allocator);
    const char *text;
    size_t length;

    choose_options(&random, hash_data(data, size), &allocator);
    parse_options.limits.memory = MEMORY_LIMIT;
    dxs_module_parse(module, data, size, &parse_options);
    uint32_t entries = dxs_module_describe(module)->entry_count;
    for (uint32_t i = 0; i < entries && i < MAX_ENTRIES; i++)
        convert_entry(converter, module, i, &random.options);
    if (dxs_module_error(module)->code == DXS_RESULT_OK && size < MAX_WORKING_BYTES)
        check_result(converter, dxs_disassemble(converter, module, &text, &length));
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    free_options(&random);
    demand(counts.live == 0, "nothing leaks");
    demand(counts.wrong_sizes == 0, "blocks are released with their size");
    return 0;
}
