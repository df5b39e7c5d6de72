/* Measures warm and cold conversions of a set of files: time, memory and allocator calls. */
#define _POSIX_C_SOURCE 200809L

#include "tests/bench/measure.h"
#include "tests/bench/stages.h"
#include "tests/common/counting_allocator.h"

#include <stdlib.h>
#include <time.h>

double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

double processor_seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static enum dxs_result convert_entries(dxs_module *module, dxs_converter *converter, size_t *words)
{
    uint32_t entries = dxs_module_describe(module)->entry_count;
    enum dxs_result result = DXS_RESULT_OK;

    *words = 0;
    for (uint32_t entry = 0; entry < entries && result == DXS_RESULT_OK; entry++) {
        struct dxs_spirv spirv;
        result = dxs_convert(converter, module, entry, NULL, &spirv);
        *words += spirv.word_count;
    }
    return result;
}

enum dxs_result convert_all(dxs_module *module, dxs_converter *converter, const struct input_file *file, size_t *words)
{
    enum dxs_result result = dxs_module_parse(module, file->bytes, file->size, NULL);
    return result == DXS_RESULT_OK ? convert_entries(module, converter, words) : result;
}

void keep_least(double *least, double value)
{
    if (*least == 0 || value < *least)
        *least = value;
}

/* ---- One thread -------------------------------------------------------------------------------------------------- */

static void measure_warm_round(struct measurement *m, const struct input_files *files, dxs_module *module,
                               dxs_converter *converter)
{
    for (size_t i = 0; i < files->count; i++) {
        struct shader_times *shader = &m->shaders[i];
        if (shader->result != DXS_RESULT_OK)
            continue;
        double start = seconds_now();
        dxs_module_parse(module, files->data[i].bytes, files->data[i].size, NULL);
        double parsed = seconds_now();
        convert_entries(module, converter, &shader->words);
        keep_least(&shader->parse, parsed - start);
        keep_least(&shader->convert, seconds_now() - parsed);
    }
}

static void measure_structurizer(struct measurement *m, const struct input_files *files, dxs_module *module)
{
    struct stage_graphs *graphs = stage_graphs_create();

    for (size_t i = 0; i < files->count; i++) {
        if (m->shaders[i].result != DXS_RESULT_OK)
            continue;
        dxs_module_parse(module, files->data[i].bytes, files->data[i].size, NULL);
        stage_graphs_prepare(graphs, module);
        double start = seconds_now();
        stage_graphs_structurize(graphs);
        keep_least(&m->shaders[i].structurize, seconds_now() - start);
    }
    stage_graphs_destroy(graphs);
}

static void measure_cold_round(struct measurement *m, const struct input_files *files)
{
    for (size_t i = 0; i < files->count; i++) {
        size_t words;
        if (m->shaders[i].result != DXS_RESULT_OK)
            continue;
        double start = seconds_now();
        dxs_module *module = dxs_module_create(NULL);
        dxs_converter *converter = dxs_converter_create(NULL);
        convert_all(module, converter, &files->data[i], &words);
        dxs_converter_destroy(converter);
        dxs_module_destroy(module);
        keep_least(&m->shaders[i].cold, seconds_now() - start);
    }
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

static void measure_memory(struct measurement *m, const struct input_files *files)
{
    enum {
        FREE_OF_CHARGE = 256 * 1024
    };
    struct allocation_counts counts;
    uint64_t calls = 0;
    size_t words;

    for (size_t i = 0; i < files->count; i++) {
        struct dxs_allocator allocator = counting_allocator(&counts);
        if (m->shaders[i].result != DXS_RESULT_OK)
            continue;
        dxs_module *module = dxs_module_create(&allocator);
        dxs_converter *converter = dxs_converter_create(&allocator);
        convert_all(module, converter, &files->data[i], &words);
        dxs_converter_destroy(converter);
        dxs_module_destroy(module);
        calls += counts.calls;
        m->shaders[i].peak = counts.peak;
        if (counts.peak > m->largest_peak)
            m->largest_peak = counts.peak;
        double excess = counts.peak > FREE_OF_CHARGE ? (double)(counts.peak - FREE_OF_CHARGE) : 0;
        if (excess / (double)files->data[i].size > m->peak_per_byte)
            m->peak_per_byte = excess / (double)files->data[i].size;
    }
    m->cold_allocations = m->converted ? (double)calls / (double)m->converted : 0;
}

/* Counts the allocator calls of a round in steady state. Each reset merges the chunks of the round before into one;
 * only the next round shows whether that suffices. */
static void count_warm_allocations(struct measurement *m, const struct input_files *files)
{
    enum {
        ROUNDS_TO_SETTLE = 5
    };
    struct allocation_counts counts;
    struct dxs_allocator allocator = counting_allocator(&counts);
    dxs_module *module = dxs_module_create(&allocator);
    dxs_converter *converter = dxs_converter_create(&allocator);
    uint64_t before = 0;
    size_t words;

    for (int round = 0; round < ROUNDS_TO_SETTLE; round++) {
        before = counts.calls;
        for (size_t i = 0; i < files->count; i++)
            if (m->shaders[i].result == DXS_RESULT_OK)
                convert_all(module, converter, &files->data[i], &words);
    }
    m->warm_allocations = counts.calls - before;
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

/* Finds the files that convert. This is also the warm-up. */
static void sort_out(struct measurement *m, const struct input_files *files, dxs_module *module,
                     dxs_converter *converter)
{
    for (size_t i = 0; i < files->count; i++) {
        struct shader_times *shader = &m->shaders[i];
        shader->result = convert_all(module, converter, &files->data[i], &shader->words);
        if (shader->result != DXS_RESULT_OK) {
            m->failed++;
            continue;
        }
        m->converted++;
        m->bytes += files->data[i].size;
        m->words += shader->words;
    }
}

static void measure_threads(struct measurement *m, const struct input_files *files, uint32_t rounds, uint32_t threads)
{
    bool *converts = calloc(files->count + 1, sizeof *converts);

    for (size_t i = 0; i < files->count; i++)
        converts[i] = m->shaders[i].result == DXS_RESULT_OK;
    if (m->converted > 0)
        m->points = measure_scaling(files, converts, rounds, threads, &m->point_count);
    free(converts);
}

struct measurement measure(const struct input_files *files, uint32_t rounds, uint32_t threads)
{
    struct measurement m = {.shaders = calloc(files->count + 1, sizeof *m.shaders)};
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);

    sort_out(&m, files, module, converter);
    for (uint32_t round = 0; round < rounds; round++) {
        measure_warm_round(&m, files, module, converter);
        measure_structurizer(&m, files, module);
        measure_cold_round(&m, files);
    }
    for (size_t i = 0; i < files->count; i++) {
        m.parse += m.shaders[i].parse;
        m.structurize += m.shaders[i].structurize;
        m.convert += m.shaders[i].convert;
        m.cold += m.shaders[i].cold;
    }
    measure_memory(&m, files);
    count_warm_allocations(&m, files);
    measure_threads(&m, files, rounds, threads);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return m;
}

void free_measurement(struct measurement *measurement)
{
    free(measurement->shaders);
    free(measurement->points);
    measurement->shaders = NULL;
    measurement->points = NULL;
}

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

void count_instructions(const struct input_files *files)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct stage_graphs *graphs = stage_graphs_create();
    size_t words;

    for (int round = 0; round < 2; round++) {
        bool counted = round == 1;
        for (size_t i = 0; i < files->count; i++) {
            collect_instructions(counted);
            dxs_module_parse(module, files->data[i].bytes, files->data[i].size, NULL);
            collect_instructions(false);
        }
        end_instructions_of("parse", counted);
        for (size_t i = 0; i < files->count; i++) {
            dxs_module_parse(module, files->data[i].bytes, files->data[i].size, NULL);
            stage_graphs_prepare(graphs, module);
            collect_instructions(counted);
            stage_graphs_structurize(graphs);
            collect_instructions(false);
        }
        end_instructions_of("structurize", counted);
        for (size_t i = 0; i < files->count; i++) {
            dxs_module_parse(module, files->data[i].bytes, files->data[i].size, NULL);
            collect_instructions(counted);
            convert_entries(module, converter, &words);
            collect_instructions(false);
        }
        end_instructions_of("convert", counted);
    }
    stage_graphs_destroy(graphs);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}
