/* Memory limits: they are obeyed whatever their size, each shader needs little memory, and memory grows no
 * faster than the input. (tests/bench/growth.sh shows the same for executed instructions.) */
#define _POSIX_C_SOURCE 200809L

#include "tests/common/counting_allocator.h"
#include "tests/common/demand.h"
#include "tests/common/files.h"
#include "tests/common/processor_time.h"
#include "tests/common/shader_families.h"

#include "dxs_inspect.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    OBJECT_SIZE = 64 << 10, /* upper bound of the object itself */
    SMALL_BYTES = 1000,
    LARGE_BYTES = 16000,
    TIMES_LARGER = 64,
    MAX_TIMES_MORE_MEMORY = 3,
    FREE_OF_CHARGE = 256 << 10, /* memory <= FREE_OF_CHARGE + MAX_MEMORY_A_BYTE * size of the shader */
    MAX_MEMORY_A_BYTE = 20,
    MAX_OF_FAMILIES = 50 /* bytes per byte; some families consist only of the costliest constructs */
};

struct cost {
    double seconds;
    size_t peak;
    enum dxs_result result;
};

static bool keeps(size_t peak, size_t limit)
{
    return peak <= OBJECT_SIZE || peak - OBJECT_SIZE <= limit;
}

static struct cost convert(const uint8_t *bytes, size_t size, size_t limit)
{
    struct allocation_counts module_counts, converter_counts;
    struct dxs_allocator module_allocator = counting_allocator(&module_counts);
    struct dxs_allocator converter_allocator = counting_allocator(&converter_counts);
    struct dxs_parse_options parse_options = dxs_default_parse_options();
    struct dxs_options options = dxs_default_options();
    dxs_module *module = dxs_module_create(&module_allocator);
    dxs_converter *converter = dxs_converter_create(&converter_allocator);
    struct dxs_spirv spirv;
    struct cost cost;

    parse_options.limits.memory = options.limits.memory = limit;
    double start = processor_seconds();
    cost.result = dxs_module_parse(module, bytes, size, &parse_options);
    if (cost.result == DXS_RESULT_OK)
        cost.result = dxs_convert(converter, module, 0, &options, &spirv);
    cost.seconds = processor_seconds() - start;
    cost.peak = module_counts.peak + converter_counts.peak;
    demand(keeps(module_counts.peak, limit), "a module keeps its limit");
    demand(keeps(converter_counts.peak, limit), "a conversion keeps its limit");
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return cost;
}

static void keep_limits(const uint8_t *bytes, size_t size)
{
    size_t peak = convert(bytes, size, SIZE_MAX).peak;

    for (size_t limit = 1; limit < peak; limit += limit / 4 + 1) { /* not from 0, which selects the default */
        struct cost cost = convert(bytes, size, limit);
        demand(cost.result == DXS_RESULT_OK || cost.result == DXS_RESULT_LIMIT_EXCEEDED,
               "too little memory is reported as that");
    }
}

/* A limit holds for one call: what other functions and later calls with the same objects need is not bounded by it. */
static void limits_end_with_the_call(const uint8_t *bytes, size_t size)
{
    struct dxs_parse_options parse_options = dxs_default_parse_options();
    struct dxs_options options = dxs_default_options();
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *first = dxs_converter_create(NULL);
    const struct dxs_need *needs;
    const char *text;
    struct dxs_spirv words, spirv;
    uint32_t count;

    parse_options.limits.memory = options.limits.memory = 1;
    demand(dxs_module_parse(module, bytes, size, &parse_options) == DXS_RESULT_LIMIT_EXCEEDED &&
               dxs_module_parse(module, bytes, size, NULL) == DXS_RESULT_OK,
           "a module's limit ends with the call");
    demand(dxs_convert(first, module, 0, NULL, &words) == DXS_RESULT_OK, "the shader converts");
    for (uint32_t function = 0; function < 5; function++) {
        dxs_converter *converter = dxs_converter_create(NULL); /* one that has grown would keep its memory */
        demand(dxs_convert(converter, module, 0, &options, &spirv) == DXS_RESULT_LIMIT_EXCEEDED, "too little memory");
        enum dxs_result result = function == 0   ? dxs_convert(converter, module, 0, NULL, &spirv)
                                 : function == 1 ? dxs_disassemble(converter, module, &text, &(size_t){0})
                                 : function == 2 ? dxs_reflect(converter, module, 0, NULL, &text, &(size_t){0})
                                 : function == 3
                                     ? dxs_spirv_needs(converter, words.words, words.word_count, &needs, &count)
                                     : dxs_entry_needs(converter, module, 0, NULL, &needs, &count);
        demand(result == DXS_RESULT_OK, "a converter's limit ends with the call");
        dxs_converter_destroy(converter);
    }
    dxs_converter_destroy(first);
    dxs_module_destroy(module);
}

static void keep_memory_small(const uint8_t *bytes, size_t size)
{
    size_t peak = convert(bytes, size, SIZE_MAX).peak;

    demand(peak <= FREE_OF_CHARGE + MAX_MEMORY_A_BYTE * size, "memory is bounded by the size of a shader");
}

static struct cost best_of_three(const struct shader_family *family, size_t bytes)
{
    size_t size;
    uint8_t *shader = make_family_shader(family, family_units(family, bytes), &size);
    struct cost best = convert(shader, size, SIZE_MAX);

    for (int i = 0; i < 2; i++) {
        double seconds = convert(shader, size, SIZE_MAX).seconds;
        best.seconds = seconds < best.seconds ? seconds : best.seconds;
    }
    free(shader);
    demand(best.result == DXS_RESULT_OK, "every shader of a family converts");
    best.seconds /= (double)size;
    best.peak /= size;
    return best;
}

static void grow(const struct shader_family *family)
{
    struct cost small = best_of_three(family, LARGE_BYTES);
    struct cost large = best_of_three(family, (size_t)LARGE_BYTES * TIMES_LARGER);

    printf("%-18s %6.0f ns a byte, %6.0f in one %d times as large; %4zu and %4zu bytes a byte\n", family->name,
           1e9 * small.seconds, 1e9 * large.seconds, TIMES_LARGER, small.peak, large.peak);
    demand(large.peak <= MAX_TIMES_MORE_MEMORY * small.peak, "memory grows with the shader, not faster");
    demand(large.peak <= MAX_OF_FAMILIES, "memory is bounded by the size of a large shader");
}

int main(int argc, char **argv)
{
    struct input_files files = {0}, all_files = {0};

    if (!add_input_files(&all_files, ALL_SHADERS))
        return 2;
    for (int i = 1; i < argc; i++)
        if (!add_input_files(&files, argv[i]))
            return 2;
    for (size_t i = 0; i < all_files.count; i++)
        keep_memory_small(all_files.data[i].bytes, all_files.data[i].size);
    for (size_t i = 0; i < files.count; i++)
        keep_limits(files.data[i].bytes, files.data[i].size);
    limits_end_with_the_call(all_files.data[0].bytes, all_files.data[0].size);
    for (uint32_t f = 0; f < shader_family_count; f++) {
        size_t size;
        uint8_t *shader =
            make_family_shader(&shader_families[f], family_units(&shader_families[f], SMALL_BYTES), &size);
        keep_limits(shader, size);
        free(shader);
        grow(&shader_families[f]);
    }
    free_input_files(&all_files);
    free_input_files(&files);
    return 0;
}
