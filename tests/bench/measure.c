#define _POSIX_C_SOURCE 200809L

#include "tests/bench/measure.h"
#include "tests/bench/stages.h"
#include "tests/common/counting_allocator.h"

#include <pthread.h>
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
    uint32_t entries = dxs_module_get_info(module).entry_count;
    enum dxs_result result = DXS_OK;

    *words = 0;
    for (uint32_t entry = 0; entry < entries && result == DXS_OK; entry++) {
        struct dxs_spirv spirv;
        result = dxs_convert(converter, module, entry, NULL, &spirv);
        *words += spirv.word_count;
    }
    return result;
}

enum dxs_result convert_all(dxs_module *module, dxs_converter *converter, const struct input_file *file, size_t *words)
{
    enum dxs_result result = dxs_module_parse(module, file->bytes, file->size, NULL);
    return result == DXS_OK ? convert_entries(module, converter, words) : result;
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
        if (shader->result != DXS_OK)
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
        if (m->shaders[i].result != DXS_OK)
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
        if (m->shaders[i].result != DXS_OK)
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
        if (m->shaders[i].result != DXS_OK)
            continue;
        dxs_module *module = dxs_module_create(&allocator);
        dxs_converter *converter = dxs_converter_create(&allocator);
        convert_all(module, converter, &files->data[i], &words);
        dxs_converter_destroy(converter);
        dxs_module_destroy(module);
        calls += counts.calls;
        if (counts.peak > m->largest_peak)
            m->largest_peak = counts.peak;
        double excess = counts.peak > FREE_OF_CHARGE ? (double)(counts.peak - FREE_OF_CHARGE) : 0;
        if (excess / (double)files->data[i].size > m->peak_per_byte)
            m->peak_per_byte = excess / (double)files->data[i].size;
    }
    m->cold_allocations = m->converted ? (double)calls / (double)m->converted : 0;
}

/* Allocator calls of a second round with the same objects. */
static void count_warm_allocations(struct measurement *m, const struct input_files *files)
{
    struct allocation_counts counts;
    struct dxs_allocator allocator = counting_allocator(&counts);
    dxs_module *module = dxs_module_create(&allocator);
    dxs_converter *converter = dxs_converter_create(&allocator);
    uint64_t before = 0;
    size_t words;

    for (int round = 0; round < 2; round++) {
        before = counts.calls;
        for (size_t i = 0; i < files->count; i++)
            if (m->shaders[i].result == DXS_OK)
                convert_all(module, converter, &files->data[i], &words);
    }
    m->warm_allocations = counts.calls - before;
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}

/* ---- Threads ----------------------------------------------------------------------------------------------------- */

struct worker {
    pthread_t thread;
    const struct input_files *files;
    const struct measurement *measurement;
    uint32_t rounds;
    pthread_barrier_t *barrier; /* all begin a round at once */
    double *processor;          /* by file: the best of all rounds */
    double *wall;               /* by round */
    double loop;
};

/* Multiplications that wait for each other: as fast as the clock, whatever the other threads do with memory. */
static double measure_loop(void)
{
    enum {
        STEPS = 1 << 20
    };
    volatile uint64_t seed = 1, result;
    uint64_t x = seed;
    double start = processor_seconds_now();

    for (uint32_t i = 0; i < STEPS; i++)
        x = x * 6364136223846793005u + 1;
    result = x;
    (void)result;
    return processor_seconds_now() - start;
}

static void convert_in_worker(struct worker *worker, dxs_module *module, dxs_converter *converter)
{
    size_t words;

    for (size_t i = 0; i < worker->files->count; i++) {
        if (worker->measurement->shaders[i].result != DXS_OK)
            continue;
        double start = processor_seconds_now();
        convert_all(module, converter, &worker->files->data[i], &words);
        keep_least(&worker->processor[i], processor_seconds_now() - start);
    }
}

static void *work(void *argument)
{
    struct worker *worker = argument;
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);

    convert_in_worker(worker, module, converter);
    for (uint32_t round = 0; round < worker->rounds; round++) {
        pthread_barrier_wait(worker->barrier);
        double start = seconds_now();
        convert_in_worker(worker, module, converter);
        worker->wall[round] = seconds_now() - start;
        pthread_barrier_wait(worker->barrier);
        keep_least(&worker->loop, measure_loop());
    }
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return NULL;
}

static struct thread_point sum_up(const struct measurement *m, size_t files, const struct worker *workers,
                                  uint32_t threads)
{
    struct thread_point point = {.threads = threads};

    for (uint32_t round = 0; round < workers[0].rounds; round++) {
        double rate = 0;
        for (uint32_t t = 0; t < threads; t++)
            rate += (double)m->converted / workers[t].wall[round];
        if (rate > point.shaders_per_second)
            point.shaders_per_second = rate;
    }
    for (uint32_t t = 0; t < threads; t++) {
        for (size_t i = 0; i < files; i++)
            point.processor += workers[t].processor[i] / threads;
        point.loop += workers[t].loop / threads;
    }
    return point;
}

static struct thread_point measure_threads(const struct measurement *m, const struct input_files *files,
                                           uint32_t rounds, uint32_t threads)
{
    struct worker *workers = calloc(threads, sizeof *workers);
    pthread_barrier_t barrier;

    pthread_barrier_init(&barrier, NULL, threads);
    for (uint32_t t = 0; t < threads; t++) {
        workers[t] = (struct worker){.files = files, .measurement = m, .rounds = rounds, .barrier = &barrier};
        workers[t].processor = calloc(files->count, sizeof *workers[t].processor);
        workers[t].wall = calloc(rounds, sizeof *workers[t].wall);
        pthread_create(&workers[t].thread, NULL, work, &workers[t]);
    }
    for (uint32_t t = 0; t < threads; t++)
        pthread_join(workers[t].thread, NULL);
    struct thread_point point = sum_up(m, files->count, workers, threads);
    for (uint32_t t = 0; t < threads; t++) {
        free(workers[t].processor);
        free(workers[t].wall);
    }
    pthread_barrier_destroy(&barrier);
    free(workers);
    return point;
}

static void measure_scaling(struct measurement *m, const struct input_files *files, uint32_t rounds, uint32_t most)
{
    m->points = calloc(33, sizeof *m->points); /* powers of two, and the most */
    for (uint32_t threads = 1; m->converted > 0 && threads <= most;) {
        m->points[m->point_count++] = measure_threads(m, files, rounds, threads);
        threads = threads < most && threads > most / 2 ? most : threads * 2;
    }
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

/* Which files convert; this warms up as well. */
static void sort_out(struct measurement *m, const struct input_files *files, dxs_module *module,
                     dxs_converter *converter)
{
    for (size_t i = 0; i < files->count; i++) {
        struct shader_times *shader = &m->shaders[i];
        shader->result = convert_all(module, converter, &files->data[i], &shader->words);
        if (shader->result != DXS_OK) {
            m->failed++;
            continue;
        }
        m->converted++;
        m->bytes += files->data[i].size;
        m->words += shader->words;
    }
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
    measure_scaling(&m, files, rounds, threads);
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
