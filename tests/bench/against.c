/* Calls a library by dxil-spirv's C interface. */
#define _POSIX_C_SOURCE 200809L

#include "tests/bench/against.h"

#include "compat/dxil_spirv_c.h"
#include "tests/bench/stages.h"

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* ---- The other library ------------------------------------------------------------------------------------------- */

/* F(result, name, parameters) */
#define FUNCTIONS(F)                                                                                                   \
    F(void, get_version, (unsigned *major, unsigned *minor, unsigned *patch))                                          \
    F(void, set_thread_log_callback, (dxil_spv_log_cb callback, void *user))                                           \
    F(void, begin_thread_allocator_context, (void))                                                                    \
    F(void, end_thread_allocator_context, (void))                                                                      \
    F(void, reset_thread_allocator_context, (void))                                                                    \
    F(dxil_spv_result, parse_dxil_blob, (const void *data, size_t size, dxil_spv_parsed_blob *blob))                   \
    F(void, parsed_blob_free, (dxil_spv_parsed_blob blob))                                                             \
    F(dxil_spv_result, create_converter, (dxil_spv_parsed_blob blob, dxil_spv_converter * converter))                  \
    F(void, converter_free, (dxil_spv_converter converter))                                                            \
    F(dxil_spv_result, converter_run, (dxil_spv_converter converter))                                                  \
    F(dxil_spv_result, converter_get_compiled_spirv, (dxil_spv_converter converter, dxil_spv_compiled_spirv * compiled))

#define POINTER(result, name, parameters) result(*name) parameters;
struct other {
    void *library;
    FUNCTIONS(POINTER)
};

static bool find(void *library, const char *name, void *function)
{
    void *symbol = dlsym(library, name);

    memcpy(function, &symbol, sizeof symbol);
    if (!symbol)
        fprintf(stderr, "--against: the library has no %s\n", name);
    return symbol != NULL;
}

static void log_nothing(void *user, dxil_spv_log_level level, const char *message)
{
    (void)user, (void)level, (void)message;
}

static bool other_open(struct other *other, const char *path)
{
    bool complete = true;

    other->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!other->library) {
        fprintf(stderr, "--against: %s\n", dlerror());
        return false;
    }
#define FIND(result, name, parameters) complete = complete && find(other->library, "dxil_spv_" #name, &other->name);
    FUNCTIONS(FIND)
    if (complete) {
        other->set_thread_log_callback(log_nothing, NULL);
        other->begin_thread_allocator_context(); /* as its clients do: it makes allocations cheap */
    } else {
        dlclose(other->library);
    }
    return complete;
}

static void other_close(struct other *other)
{
    other->end_thread_allocator_context();
    dlclose(other->library);
}

/* Words of the result; 0: the library does not convert the file. */
static size_t other_convert(const struct other *other, const struct input_file *file)
{
    dxil_spv_parsed_blob blob;
    dxil_spv_converter converter;
    dxil_spv_compiled_spirv spirv = {NULL, 0};

    if (other->parse_dxil_blob(file->bytes, file->size, &blob) == DXIL_SPV_SUCCESS) {
        if (other->create_converter(blob, &converter) == DXIL_SPV_SUCCESS) {
            if (other->converter_run(converter) != DXIL_SPV_SUCCESS ||
                other->converter_get_compiled_spirv(converter, &spirv) != DXIL_SPV_SUCCESS)
                spirv.size = 0;
            other->converter_free(converter);
        }
        other->parsed_blob_free(blob);
    }
    other->reset_thread_allocator_context();
    return spirv.size / 4;
}

/* Whether the library converts the file. A process of its own tries it: libraries crash on what they do not know. */
static bool other_converts(const struct other *other, const struct input_file *file)
{
    enum {
        MAX_SECONDS = 10
    };
    int status = -1;
    pid_t child = fork();

    if (child == 0) {
        if (!freopen("/dev/null", "w", stderr))
            _exit(1);
        alarm(MAX_SECONDS);
        _exit(other_convert(other, file) > 0 ? 0 : 1);
    }
    return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* ---- Time -------------------------------------------------------------------------------------------------------- */

/* Compares the best times of each shader. */
static void sum_up(struct against *against, const struct measurement *m, const struct input_files *files,
                   const double *times)
{
    double logarithms = 0;

    for (size_t i = 0; i < files->count; i++) {
        double own = m->shaders[i].parse + m->shaders[i].convert;
        if (times[i] == 0)
            continue;
        against->ratios[i] = times[i] / own;
        against->shaders++;
        against->words += m->shaders[i].words;
        against->time += own;
        against->other_time += times[i];
        logarithms += log(against->ratios[i]);
        if (against->least == 0 || against->ratios[i] < against->least) {
            against->least = against->ratios[i];
            against->slowest = files->data[i].path;
        }
    }
    against->geomean = against->shaders ? exp(logarithms / (double)against->shaders) : 0;
}

/* By file: it converts here and has one entry point. */
static bool *find_single(const struct measurement *m, const struct input_files *files)
{
    bool *single = calloc(files->count + 1, sizeof *single);
    dxs_module *module = dxs_module_create(NULL);

    for (size_t i = 0; i < files->count; i++)
        single[i] = m->shaders[i].result == DXS_RESULT_OK &&
                    dxs_module_parse(module, files->data[i].bytes, files->data[i].size, NULL) == DXS_RESULT_OK &&
                    dxs_module_describe(module)->entry_count == 1;
    dxs_module_destroy(module);
    return single;
}

bool measure_against(struct against *against, const char *library, const struct measurement *m,
                     const struct input_files *files, uint32_t rounds)
{
    struct other other;

    *against = (struct against){0};
    if (!other_open(&other, library))
        return false;
    bool *single = find_single(m, files);
    double *times = calloc(files->count + 1, sizeof *times);
    against->ratios = calloc(files->count + 1, sizeof *against->ratios);
    for (size_t i = 0; i < files->count; i++)
        single[i] = single[i] && other_converts(&other, &files->data[i]);
    other.get_version(&against->version[0], &against->version[1], &against->version[2]);
    for (uint32_t round = 0; round < rounds; round++) {
        for (size_t i = 0; i < files->count; i++) {
            double start = seconds_now();
            size_t words = single[i] ? other_convert(&other, &files->data[i]) : 0;
            if (single[i])
                keep_least(&times[i], seconds_now() - start);
            against->other_words += round == 0 ? words : 0;
        }
    }
    sum_up(against, m, files, times);
    free(single);
    free(times);
    other_close(&other);
    return true;
}

void free_against(struct against *against)
{
    free(against->ratios);
    against->ratios = NULL;
}

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

bool count_against(const char *library, const struct input_files *files)
{
    struct other other;
    size_t words;

    if (!other_open(&other, library))
        return false;
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    for (int round = 0; round < 2; round++) { /* the first is the warm-up */
        collect_instructions(round > 0);
        for (size_t i = 0; i < files->count; i++)
            convert_all(module, converter, &files->data[i], &words);
        collect_instructions(false);
        end_instructions_of("this", round > 0);
        collect_instructions(round > 0);
        for (size_t i = 0; i < files->count; i++)
            other_convert(&other, &files->data[i]);
        collect_instructions(false);
        end_instructions_of("other", round > 0);
    }
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    other_close(&other);
    return true;
}
