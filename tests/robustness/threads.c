/* Several threads convert at once: from private and from shared modules, with the default layout and with a shared one.
 * Their words must equal those of a single thread. Built with DXS_SANITIZE=thread, this also shows that no shared data
 * are written. */
#include "tests/common/demand.h"
#include "tests/common/files.h"

#include "dxs_inspect.h"
#include "dxs_layout.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    THREADS = 4,
    ROUNDS = 3
};

struct expectation {
    enum dxs_result result, result_of_layout; /* of the last converted entry point */
    uint64_t hash;
};

struct worker {
    pthread_t thread;
    const struct input_files *files;
    dxs_module *const *shared; /* by file, parsed */
    const dxs_layout *layout;
    const struct expectation *expected;
    uint32_t number;
};

static enum dxs_result add_words(uint64_t *hash, dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                 const struct dxs_options *options)
{
    struct dxs_spirv spirv;

    enum dxs_result result = dxs_convert(converter, module, entry, options, &spirv);
    for (size_t w = 0; w < spirv.word_count; w++)
        *hash = (*hash ^ spirv.words[w]) * UINT64_C(1099511628211);
    return result;
}

static struct expectation convert(dxs_converter *converter, const dxs_module *module, const dxs_layout *layout)
{
    enum dxs_result parsed = dxs_module_error(module)->code;
    struct expectation outcome = {parsed, parsed, UINT64_C(14695981039346656037)};
    struct dxs_options options = dxs_default_options();
    uint32_t entries = dxs_module_describe(module)->entry_count;

    options.layout = layout;
    for (uint32_t entry = 0; entry < entries && outcome.result == DXS_RESULT_OK; entry++) {
        outcome.result = add_words(&outcome.hash, converter, module, entry, NULL);
        outcome.result_of_layout = add_words(&outcome.hash, converter, module, entry, &options);
    }
    return outcome;
}

/* A layout that covers most resources of the shaders. */
static dxs_layout *make_layout(void)
{
    static const char text[] = "DescriptorTable(SRV(t0, numDescriptors=unbounded), UAV(u0, numDescriptors=64, "
                               "offset=4096)), DescriptorTable(CBV(b0, numDescriptors=12)), "
                               "DescriptorTable(Sampler(s0, numDescriptors=unbounded))";
    dxs_root_signature *signature = dxs_root_signature_create(NULL);
    dxs_layout *layout = dxs_layout_create(NULL);

    demand(dxs_root_signature_from_hlsl(signature, DXS_ROOT_SIGNATURE_VERSION_V1_1, text, sizeof text - 1) ==
                   DXS_RESULT_OK &&
               dxs_layout_build(layout, dxs_root_signature_describe(signature), NULL, NULL) == DXS_RESULT_OK,
           "the layout can be built");
    dxs_root_signature_destroy(signature);
    return layout;
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
            struct expectation outcome = convert(converter, module, worker->layout);
            demand(outcome.result == worker->expected[f].result &&
                       outcome.result_of_layout == worker->expected[f].result_of_layout,
                   "threads get the same results");
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
    dxs_layout *layout = make_layout();
    size_t laid_out = 0;
    for (size_t f = 0; f < files.count; f++) {
        shared[f] = dxs_module_create(NULL);
        dxs_module_parse(shared[f], files.data[f].bytes, files.data[f].size, NULL);
        expected[f] = convert(converter, shared[f], layout);
        laid_out += expected[f].result_of_layout == DXS_RESULT_OK;
    }
    demand(2 * laid_out >= files.count, "most shaders convert by the layout");
    for (uint32_t t = 0; t < THREADS; t++) {
        workers[t] =
            (struct worker){.files = &files, .shared = shared, .layout = layout, .expected = expected, .number = t};
        demand(pthread_create(&workers[t].thread, NULL, work, &workers[t]) == 0, "the system starts a thread");
    }
    for (uint32_t t = 0; t < THREADS; t++)
        pthread_join(workers[t].thread, NULL);
    printf("%zu files in %d threads\n", files.count, THREADS);
    for (size_t f = 0; f < files.count; f++)
        dxs_module_destroy(shared[f]);
    dxs_layout_destroy(layout);
    dxs_converter_destroy(converter);
    free(shared);
    free(expected);
    free_input_files(&files);
    return 0;
}
