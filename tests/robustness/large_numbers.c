/* Makes each number of each record of a module large, one at a time: rows of signatures, sizes of buffers and
 * registers, lengths of arrays and vectors, switch cases, indices, thread groups, ids. The module does not grow by
 * this. Each call must end within one second of processor time and within the memory limit, with a result or an error.
 */
#define _POSIX_C_SOURCE 200809L

#include "tests/common/counting_allocator.h"
#include "tests/common/demand.h"
#include "tests/common/files.h"
#include "tests/common/processor_time.h"
#include "tests/fuzz/records.h"

#include "dxs_inspect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MEMORY_LIMIT = 64 << 20,
    OBJECT_SIZE = 64 << 10, /* upper bound of the object itself */
    BLOCK_SYMBOLS = 14,     /* block ids and codes of bitcode */
    BLOCK_METADATA = 15,
    METADATA_STRING = 1
};

struct totals {
    uint32_t modules, converted;
    double slowest;
    size_t largest;
};

static void convert(const uint8_t *bytes, size_t size, struct totals *totals)
{
    struct allocation_counts module_counts, converter_counts;
    struct dxs_allocator module_allocator = counting_allocator(&module_counts);
    struct dxs_allocator converter_allocator = counting_allocator(&converter_counts);
    dxs_module *module = dxs_module_create(&module_allocator);
    dxs_converter *converter = dxs_converter_create(&converter_allocator);
    struct dxs_parse_options parse_options = dxs_default_parse_options();
    struct dxs_options options = dxs_default_options();
    struct dxs_spirv spirv;
    const char *json;
    size_t length;

    parse_options.limits.memory = options.limits.memory = MEMORY_LIMIT;
    double start = processor_seconds();
    enum dxs_result result = dxs_module_parse(module, bytes, size, &parse_options);
    if (result == DXS_RESULT_OK && dxs_module_describe(module)->entry_count > 0) {
        result = dxs_convert(converter, module, 0, &options, &spirv);
        demand(dxs_converter_error(converter)->code != DXS_RESULT_INTERNAL_ERROR, "no internal error");
        dxs_reflect(converter, module, 0, &options, &json, &length);
        demand(dxs_converter_error(converter)->code != DXS_RESULT_INTERNAL_ERROR, "no internal error");
    }
    double seconds = processor_seconds() - start;
    size_t peak = module_counts.peak > converter_counts.peak ? module_counts.peak : converter_counts.peak;
    demand(seconds < max_seconds, "a small module ends within a second");
    demand(peak <= MEMORY_LIMIT + OBJECT_SIZE, "the memory limit is kept");
    totals->modules++;
    totals->converted += result == DXS_RESULT_OK;
    totals->slowest = seconds > totals->slowest ? seconds : totals->slowest;
    totals->largest = peak > totals->largest ? peak : totals->largest;
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}

static bool holds_numbers(const struct entry *entry)
{
    return entry->kind == ENTRY_RECORD && entry->block != BLOCK_SYMBOLS &&
           !(entry->block == BLOCK_METADATA && entry->code == METADATA_STRING);
}

static void enlarge_each(const struct input_file *file, struct totals *totals)
{
    /* In constants, the lowest bit is the sign: there, these stand for about half of the number. */
    static const uint64_t large[] = {8190, 0x1FFFE, 0x7FFFFFFF, 0xFFFFFFFF, 0x1FFFFFFFE, 0x7FFFFFFFFFFFFFFF};
    struct record_list list;

    demand(read_records(&list, file->bytes, file->size), "the file's records can be read");
    for (size_t e = 0; e < list.count; e++) {
        if (!holds_numbers(&list.entries[e]))
            continue;
        for (size_t i = 0; i < list.entries[e].count; i++) {
            uint64_t *number = &list.operands.data[list.entries[e].first + i], kept = *number;
            for (size_t n = 0; n < sizeof large / sizeof *large; n++) {
                size_t size;
                *number = large[n];
                uint8_t *bytes = write_records(&list, &size);
                convert(bytes, size, totals);
                free(bytes);
            }
            *number = kept;
        }
    }
    free_records(&list);
}

int main(int argc, char **argv)
{
    struct input_files files = {0};
    struct totals totals = {0};

    for (int i = 1; i < argc; i++)
        if (!add_input_files(&files, argv[i]))
            return 2;
    for (size_t f = 0; f < files.count; f++)
        enlarge_each(&files.data[f], &totals);
    printf("%u modules, %u convert; at most %.4f s and %zu kB\n", totals.modules, totals.converted, totals.slowest,
           totals.largest >> 10);
    demand(totals.modules > 1000 * files.count, "there are numbers to change");
    free_input_files(&files);
    return 0;
}
