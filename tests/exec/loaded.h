/* Shaders of tests/shaders on the executor, for the tests of its API. */
#ifndef TESTS_EXEC_LOADED_H
#define TESTS_EXEC_LOADED_H

#include "dxs_exec.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    MAX_FILE = 1 << 16
};

/* A parsed shader of tests/shaders and its executor. */
struct loaded {
    dxs_module *module;
    dxs_executor *executor;
};

static inline struct loaded load_with(const char *name, const struct dxs_exec_options *options)
{
    char path[512];
    unsigned char *bytes = malloc(MAX_FILE);
    struct loaded loaded = {.module = dxs_module_create(NULL)};

    snprintf(path, sizeof path, "%s/%s.dxil", TEST_SHADERS, name);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_non_null(bytes);
    size_t size = fread(bytes, 1, MAX_FILE, file);
    fclose(file);
    assert_int_equal(dxs_module_parse(loaded.module, bytes, size, NULL), DXS_RESULT_OK);
    free(bytes);
    loaded.executor = dxs_executor_create(loaded.module, 0, options);
    assert_non_null(loaded.executor);
    return loaded;
}

static inline struct loaded load(const char *name)
{
    return load_with(name, NULL);
}

static inline void unload(struct loaded *loaded)
{
    dxs_executor_destroy(loaded->executor);
    dxs_module_destroy(loaded->module);
}

static inline void assert_error(const struct loaded *loaded, enum dxs_result result, enum dxs_result code,
                                const char *text)
{
    const struct dxs_error *error = dxs_executor_error(loaded->executor);

    assert_int_equal(result, code);
    assert_int_equal(error->code, code);
    if (!strstr(error->message, text))
        fail_msg("\"%s\" lacks \"%s\"", error->message, text);
}

static inline float number_of(uint32_t word)
{
    float number;

    memcpy(&number, &word, sizeof number);
    return number;
}

static inline uint32_t word_of(float number)
{
    uint32_t word;

    memcpy(&word, &number, sizeof word);
    return word;
}

static const uint32_t one_group[3] = {1, 1, 1};

#endif
