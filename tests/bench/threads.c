/* Measures conversions on 1, 2, 4 ... threads, and control loops that show how the machine itself scales. */
#define _POSIX_C_SOURCE 200809L

#include "tests/bench/threads.h"
#include "tests/bench/measure.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
    LOOP_STEPS = 1 << 20,
    COPIED_BYTES = 2 << 20,
    REPETITIONS = 3,
    MAX_POINTS = 33 /* powers of two, and the maximum */
};

struct worker {
    pthread_t thread;
    const struct input_files *files;
    const bool *converts;
    uint32_t rounds;
    pthread_barrier_t *barrier; /* starts each round on all threads at once */
    double *processor;          /* by file: processor seconds, best of all rounds */
    double wall;                /* seconds of the best round */
    double loops[CONTROL_LOOPS];
    char *memory; /* 2 * COPIED_BYTES: source and target */
};

/* ---- Control loops ----------------------------------------------------------------------------------------------- */

static double measure_waiting(void)
{
    volatile uint64_t seed = 1, result;
    uint64_t x = seed;
    double start = processor_seconds_now();

    for (uint32_t i = 0; i < LOOP_STEPS; i++)
        x = x * 6364136223846793005u + 1;
    result = x;
    (void)result;
    return processor_seconds_now() - start;
}

static double measure_working(void)
{
    volatile uint64_t seed = 1, result;
    uint64_t a = seed, b = seed, c = seed, d = seed;
    double start = processor_seconds_now();

    for (uint64_t i = 0; i < LOOP_STEPS; i++) {
        a = (a ^ i) + 1;
        b = (b + i) ^ 2;
        c = (c ^ i) + 3;
        d = (d + i) ^ 4;
    }
    result = a + b + c + d;
    (void)result;
    return processor_seconds_now() - start;
}

static double measure_copying(char *memory)
{
    double start = processor_seconds_now();

    memcpy(memory, memory + COPIED_BYTES, COPIED_BYTES);
    memcpy(memory + COPIED_BYTES, memory, COPIED_BYTES);
    return processor_seconds_now() - start;
}

/* ---- One measurement --------------------------------------------------------------------------------------------- */

static void convert_files(struct worker *worker, dxs_module *module, dxs_converter *converter)
{
    size_t words;

    for (size_t i = 0; i < worker->files->count; i++) {
        if (!worker->converts[i])
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

    worker->memory = calloc(2, COPIED_BYTES);
    convert_files(worker, module, converter); /* warm-up: touches all memory */
    for (uint32_t round = 0; round < worker->rounds; round++) {
        pthread_barrier_wait(worker->barrier);
        double start = seconds_now();
        convert_files(worker, module, converter);
        keep_least(&worker->wall, seconds_now() - start);
        pthread_barrier_wait(worker->barrier);
        keep_least(&worker->loops[LOOP_WAITING], measure_waiting());
        keep_least(&worker->loops[LOOP_WORKING], measure_working());
        keep_least(&worker->loops[LOOP_COPYING], measure_copying(worker->memory));
    }
    free(worker->memory);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return NULL;
}

static struct thread_point sum_up(const struct worker *workers, uint32_t threads)
{
    struct thread_point point = {.threads = threads};
    size_t converted = 0;

    for (size_t i = 0; i < workers->files->count; i++)
        converted += workers->converts[i];
    for (uint32_t t = 0; t < threads; t++) {
        point.shaders_per_second += (double)converted / workers[t].wall;
        for (size_t i = 0; i < workers->files->count; i++)
            point.processor += workers[t].processor[i] / threads;
        for (uint32_t loop = 0; loop < CONTROL_LOOPS; loop++)
            point.loops[loop] += workers[t].loops[loop] / threads;
    }
    return point;
}

static struct thread_point measure_threads(const struct input_files *files, const bool *converts, uint32_t rounds,
                                           uint32_t threads)
{
    struct worker *workers = calloc(threads, sizeof *workers);
    pthread_barrier_t barrier;

    pthread_barrier_init(&barrier, NULL, threads);
    for (uint32_t t = 0; t < threads; t++) {
        workers[t] = (struct worker){.files = files, .converts = converts, .rounds = rounds, .barrier = &barrier};
        workers[t].processor = calloc(files->count, sizeof *workers[t].processor);
        pthread_create(&workers[t].thread, NULL, work, &workers[t]);
    }
    for (uint32_t t = 0; t < threads; t++)
        pthread_join(workers[t].thread, NULL);
    struct thread_point point = sum_up(workers, threads);
    for (uint32_t t = 0; t < threads; t++)
        free(workers[t].processor);
    pthread_barrier_destroy(&barrier);
    free(workers);
    return point;
}

/* ---- All of them ------------------------------------------------------------------------------------------------- */

static double median(double a, double b, double c)
{
    double low = a < b ? a : b, high = a < b ? b : a;
    return c < low ? low : c > high ? high : c;
}

static struct thread_point median_point(const struct thread_point p[REPETITIONS])
{
    struct thread_point point = {.threads = p->threads,
                                 .shaders_per_second =
                                     median(p[0].shaders_per_second, p[1].shaders_per_second, p[2].shaders_per_second),
                                 .processor = median(p[0].processor, p[1].processor, p[2].processor)};

    for (uint32_t loop = 0; loop < CONTROL_LOOPS; loop++)
        point.loops[loop] = median(p[0].loops[loop], p[1].loops[loop], p[2].loops[loop]);
    return point;
}

/* Measures all thread counts in turn, then repeats the sequence: a temporary disturbance of the machine hits each count
 * at most once. */
struct thread_point *measure_scaling(const struct input_files *files, const bool *converts, uint32_t rounds,
                                     uint32_t most, uint32_t *point_count)
{
    struct thread_point measured[MAX_POINTS][REPETITIONS], *points = calloc(MAX_POINTS, sizeof *points);
    uint32_t count = 0;

    for (uint32_t repetition = 0; repetition < REPETITIONS; repetition++) {
        count = 0;
        for (uint32_t threads = 1; threads <= most;) {
            measured[count++][repetition] = measure_threads(files, converts, rounds, threads);
            threads = threads < most && threads > most / 2 ? most : threads * 2;
        }
    }
    for (uint32_t i = 0; i < count; i++)
        points[i] = median_point(measured[i]);
    *point_count = count;
    return points;
}

struct scaling find_scaling(const struct thread_point *one, const struct thread_point *point)
{
    struct scaling scaling = {
        point->shaders_per_second / one->shaders_per_second, one->processor * point->threads / point->processor, {0}};

    for (uint32_t loop = 0; loop < CONTROL_LOOPS; loop++)
        scaling.loops[loop] = one->loops[loop] * point->threads / point->loops[loop];
    return scaling;
}
