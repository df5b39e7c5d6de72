/* The whole way from bytes to words, to assembly and to JSON, with options that the data chooses. */
#include "tests/fuzz/fuzz.h"

#include "tests/common/counting_allocator.h"

#include <stdio.h>
#include <string.h>

enum {
    MEMORY_LIMIT = 64 << 20,
    OBJECT_SIZE = 64 << 10, /* more than the object itself takes */
    MOST_ENTRIES = 4,
    MOST_WORKING_BYTES = 1 << 20,
    SPIRV_MAGIC = 0x07230203
};

/* A mapping that refuses some, gives nonsense to some, and keeps the rest. */
static bool map_at_random(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    uint64_t choice = *(const uint64_t *)user ^ request->resource->lower_bound * UINT64_C(0x9E3779B97F4A7C15);

    switch (choice >> 32 & 7) {
    case 0:
        return false;
    case 1:
        binding->descriptor = (enum dxs_descriptor)(choice >> 40 & 15);
        return true;
    case 2:
        binding->set = binding->binding = UINT32_MAX;
        return true;
    case 3:
        binding->descriptor = DXS_DESCRIPTOR_CONSTANTS;
        binding->root_data = (enum dxs_root_data)(choice >> 48 & 3);
        binding->offset = (uint32_t)(choice >> 40 & 0xFF);
        return true;
    case 4:
        binding->descriptor = DXS_DESCRIPTOR_ADDRESS;
        binding->root_data = DXS_ROOT_DATA_UNIFORM_BLOCK;
        binding->offset = (uint32_t)(choice >> 40 & 0xFC);
        return true;
    case 5:
        binding->in_heap = true;
        binding->root_data = DXS_ROOT_DATA_PUSH_CONSTANTS;
        binding->offset = (uint32_t)(choice >> 40 & 0xFC);
        binding->uses_offset_records = choice >> 48 & 1;
        binding->counter = (enum dxs_counter)(choice >> 49 & 3);
        return true;
    default:
        return true;
    }
}

static void ignore_picture(void *user, const char *function, const char *stage, const char *dot, size_t size)
{
    (void)user;
    demand(function && stage && strlen(dot) == size, "pictures are text");
}

static struct dxs_options choose_options(uint64_t *choice)
{
    struct dxs_options options = dxs_default_options();
    uint8_t bytes[sizeof options.features];

    for (size_t i = 0; i < sizeof bytes; i++) /* the features are nothing but switches */
        bytes[i] = *choice >> (i % 61) & 1;
    memcpy(&options.features, bytes, sizeof bytes);
    options.model.resource_heap.source = (enum dxs_bound_source)(*choice >> 53 & 7);
    options.model.resource_heap.value = (uint32_t)(*choice >> 56);
    options.debug_info = *choice >> 13 & 1;
    options.structured_names = *choice >> 17 & 1;
    options.limits.memory = *choice >> 19 & 7 ? MEMORY_LIMIT : *choice >> 23 & (MOST_WORKING_BYTES - 1);
    if (*choice >> 29 & 1) {
        options.map_resource = map_at_random;
        options.map_user = choice;
    }
    if ((*choice >> 37 & 7) == 0)
        options.dump_cfg = ignore_picture;
    return options;
}

static void check_result(const dxs_converter *converter, enum dxs_result result)
{
    const struct dxs_error *error = dxs_converter_error(converter);

    if (result == DXS_INTERNAL_ERROR)
        fprintf(stderr, "%s\n", error->message);
    demand(result != DXS_INTERNAL_ERROR, "no internal error");
    demand(error->code == result && (result == DXS_OK || error->message[0]), "an error has its code and a message");
}

static void convert_entry(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                          const struct dxs_options *options)
{
    struct dxs_spirv spirv;
    const char *json;
    size_t size;

    enum dxs_result result = dxs_convert(converter, module, entry, options, &spirv);
    check_result(converter, result);
    if (result == DXS_OK)
        demand(spirv.word_count > 5 && spirv.words[0] == SPIRV_MAGIC, "success gives SPIR-V");
    result = dxs_reflect(converter, module, entry, options, &json, &size);
    check_result(converter, result);
    demand(result != DXS_OK || strlen(json) == size, "JSON is text");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct allocation_counts counts;
    struct dxs_allocator allocator = counting_allocator(&counts);
    uint64_t choice = hash_data(data, size);
    struct dxs_options options = choose_options(&choice);
    struct dxs_parse_options parse_options = dxs_default_parse_options();
    dxs_module *module = dxs_module_create(&allocator);
    dxs_converter *converter = dxs_converter_create(&allocator);
    const char *text;
    size_t length;

    parse_options.limits.memory = MEMORY_LIMIT;
    dxs_module_parse(module, data, size, &parse_options);
    uint32_t entries = dxs_module_get_info(module).entry_count;
    for (uint32_t i = 0; i < entries && i < MOST_ENTRIES; i++)
        convert_entry(converter, module, i, &options);
    if (dxs_module_error(module)->code == DXS_OK && size < MOST_WORKING_BYTES)
        check_result(converter, dxs_disassemble(converter, module, &text, &length));
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    demand(counts.live == 0, "nothing leaks");
    demand(counts.wrong_sizes == 0, "blocks are released with their size");
    return 0;
}
