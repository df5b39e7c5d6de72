/* Threads that convert at once, from modules of their own and from shared ones, give the words that one thread gives.
 * Built with DXS_SANITIZE=thread this also shows that nothing is shared. */
#include "tests/common/demand.h"
#include "tests/common/files.h"

#include "dxs.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    THREADS = 4,
    ROUNDS = 3
};

struct expectation {
    enum dxs_result result;
    uint64_t hash;
};

struct worker {
    pthread_t thread;
    const struct input_files *files;
    dxs_module *const *shared; /* by file, parsed */
    const struct expectation *expected;
    uint32_t number;
};

static struct expectation convert(dxs_converter *converter, const dxs_module *module)
{
    struct expectation outcome = {dxs_module_error(module)->code, UINT64_C(14695981039346656037)};
    uint32_t entries = dxs_module_get_info(module).entry_count;

    for (uint32_t entry = 0; entry < entries && outcome.result == DXS_OK; entry++) {
        struct dxs_spirv spirv;
        outcome.result = dxs_convert(converter, module, entry, NULL, &spirv);
        for (size_t w = 0; w < spirv.word_count; w++)
            outcome.hash = (outcome.hash ^ spirv.words[w]) * UINT64_C(1099511628211);
    }
    return outcome;
}

static void *work(void *argument)
{
    const struct worker *worker = argument;
    dxs_module *own = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);

    for (uint32_t round = 0; round < ROUNDS; round++) {
        for (size_t i = 0; i < worker->files->count; i++) {
            size_t f = (i + worker->number * worker->files->count / THREADS) % worker->files->count;
            const dxs_module *module = worker->shared[f];
            if ((round + worker->number) % 2) {
                dxs_module_parse(own, worker->files->data[f].bytes, worker->files->data[f].size, NULL);
                module = own;
            }
            struct expectation outcome = convert(converter, module);
            demand(outcome.result == worker->expected[f].result, "threads get the same result");
            demand(outcome.hash == worker->expected[f].hash, "threads get the same words");
        }
    }
    dxs_converter_destroy(converter);
    dxs_module_destroy(own);
    return NULL;
}

int main(int argc, char **argv)
{
    struct input_files files = {0};
    struct worker workers[THREADS];

    for (int i = 1; i < argc; i++)
        if (!add_input_files(&files, argv[i]))
            return 2;
    dxs_module **shared = calloc(files.count, sizeof *shared);
    struct expectation *expected = calloc(files.count, sizeof *expected);
    dxs_converter *converter = dxs_converter_create(NULL);
    for (size_t f = 0; f < files.count; f++) {
        shared[f] = dxs_module_create(NULL);
        dxs_module_parse(shared[f], files.data[f].bytes, files.data[f].size, NULL);
        expected[f] = convert(converter, shared[f]);
    }
    for (uint32_t t = 0; t < THREADS; t++) {
        workers[t] = (struct worker){.files = &files, .shared = shared, .expected = expected, .number = t};
        demand(pthread_create(&workers[t].thread, NULL, work, &workers[t]) == 0, "the system starts a thread");
    }
    for (uint32_t t = 0; t < THREADS; t++)
        pthread_join(workers[t].thread, NULL);
    printf("%zu files in %d threads\n", files.count, THREADS);
    for (size_t f = 0; f < files.count; f++)
        dxs_module_destroy(shared[f]);
    dxs_converter_destroy(converter);
    free(shared);
    free(expected);
    free_input_files(&files);
    return 0;
}
