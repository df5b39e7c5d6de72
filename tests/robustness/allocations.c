/* Every allocation of a conversion fails once: the error is clean, nothing leaks, the objects can be used again. */
#include "tests/common/counting_allocator.h"
#include "tests/common/demand.h"
#include "tests/common/files.h"
#include "tests/common/shader_families.h"

#include <stdio.h>
#include <stdlib.h>

struct objects {
    dxs_module *module;
    dxs_converter *converter;
};

/* Everything the API does with a file; the worst result. */
static enum dxs_result use_all(const struct objects *objects, const uint8_t *bytes, size_t size)
{
    struct dxs_spirv spirv;
    const char *text;
    size_t length;

    enum dxs_result result = dxs_module_parse(objects->module, bytes, size, NULL);
    uint32_t entries = dxs_module_get_info(objects->module).entry_count;
    demand(result == DXS_OK || entries == 0, "a module that was not parsed has no entries");
    for (uint32_t entry = 0; entry < entries && result == DXS_OK; entry++) {
        result = dxs_convert(objects->converter, objects->module, entry, NULL, &spirv);
        demand(result == DXS_OK || (!spirv.words && spirv.word_count == 0), "a failed conversion gives no words");
        if (result == DXS_OK)
            result = dxs_reflect(objects->converter, objects->module, entry, NULL, &text, &length);
    }
    if (result == DXS_OK)
        result = dxs_disassemble(objects->converter, objects->module, &text, &length);
    return result;
}

static struct objects create(const struct dxs_allocator *allocator)
{
    return (struct objects){dxs_module_create(allocator), dxs_converter_create(allocator)};
}

static void destroy(const struct objects *objects)
{
    dxs_converter_destroy(objects->converter);
    dxs_module_destroy(objects->module);
}

/* The n-th allocation fails. */
static void fail_one(const uint8_t *bytes, size_t size, uint64_t n, bool all_later_ones)
{
    struct allocation_counts counts;
    struct dxs_allocator allocator = counting_allocator(&counts);

    if (all_later_ones)
        counts.fail_from = n;
    else
        counts.fail_only = n;
    struct objects objects = create(&allocator);
    bool created = objects.module && objects.converter;
    demand(created || n < 2, "an object is one allocation");
    if (created) {
        enum dxs_result result = use_all(&objects, bytes, size);
        bool failed = counts.calls > n;
        demand(!failed || result == DXS_OUT_OF_MEMORY, "a failed allocation is reported as what it is");
        counts.fail_from = counts.fail_only = UINT64_MAX;
        enum dxs_result expected = use_all(&objects, bytes, size);
        demand(failed || result == expected, "without a failure the results are equal");
        demand(expected != DXS_OUT_OF_MEMORY, "the objects can be used again");
    }
    destroy(&objects);
    demand(counts.live == 0 && counts.held == 0, "nothing leaks");
    demand(counts.wrong_sizes == 0, "blocks are released with their size");
}

static uint64_t fail_each(const uint8_t *bytes, size_t size)
{
    struct allocation_counts counts;
    struct dxs_allocator allocator = counting_allocator(&counts);
    struct objects objects = create(&allocator);

    use_all(&objects, bytes, size);
    uint64_t allocations = counts.calls;
    destroy(&objects);
    for (uint64_t n = 0; n < allocations; n++) {
        fail_one(bytes, size, n, false);
        fail_one(bytes, size, n, true);
    }
    return allocations;
}

int main(int argc, char **argv)
{
    enum {
        FAMILY_BYTES = 30000 /* so that arenas grow several times */
    };
    struct input_files files = {0};
    uint64_t allocations = 0;

    for (int i = 1; i < argc; i++)
        if (!add_input_files(&files, argv[i]))
            return 2;
    for (size_t i = 0; i < files.count; i++)
        allocations += fail_each(files.data[i].bytes, files.data[i].size);
    for (uint32_t f = 0; f < shader_family_count; f++) {
        size_t size;
        uint8_t *bytes =
            make_family_shader(&shader_families[f], family_units(&shader_families[f], FAMILY_BYTES), &size);
        allocations += fail_each(bytes, size);
        free(bytes);
    }
    printf("%llu allocations failed, alone and with all that followed\n", (unsigned long long)allocations);
    free_input_files(&files);
    return 0;
}
