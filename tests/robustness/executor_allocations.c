/* Fails every allocation of the CPU executor once: alone, and together with all later ones. The executor takes no
 * allocator, so the linker's --wrap replaces the C library's functions. The error must be clean, nothing may leak, and
 * the executor must stay usable. */
#include "tests/common/demand.h"
#include "tests/common/shader_families.h"

#include "dxs_exec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t calls, fail_from = UINT64_MAX, fail_to = UINT64_MAX; /* calls in [fail_from, fail_to) fail */
static int64_t live;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void __real_free(void *memory);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void __wrap_free(void *memory);

static bool fails(void)
{
    uint64_t call = calls++;
    return call >= fail_from && call < fail_to;
}

void *__wrap_malloc(size_t size)
{
    void *memory = fails() ? NULL : __real_malloc(size);
    live += memory != NULL;
    return memory;
}

void *__wrap_calloc(size_t count, size_t size)
{
    void *memory = fails() ? NULL : __real_calloc(count, size);
    live += memory != NULL;
    return memory;
}

void __wrap_free(void *memory)
{
    live -= memory != NULL;
    __real_free(memory);
}

enum {
    BUFFER_WORDS = 1024,
    MAX_STEPS = 20000 /* some loops are infinite */
};

/* Binds the family's buffer and runs one group. */
static enum dxs_result use(dxs_executor *executor)
{
    static uint32_t words[BUFFER_WORDS];
    static const uint32_t groups[] = {1, 1, 1};
    struct dxs_exec_resource buffer = {.resource_class = DXS_EXEC_CLASS_UAV, .data = words, .size = sizeof words};

    memset(words, 0, buffer.size);
    enum dxs_result result = dxs_executor_bind(executor, &buffer);
    if (result == DXS_RESULT_OK)
        result = dxs_executor_dispatch(executor, groups);
    demand(dxs_executor_error(executor)->code == result, "the error is the one returned");
    return result;
}

static enum dxs_result run_undisturbed(const dxs_module *module)
{
    struct dxs_exec_options options = dxs_default_exec_options();

    options.step_limit = MAX_STEPS;
    dxs_executor *executor = dxs_executor_create(module, 0, &options);
    enum dxs_result result = use(executor);
    demand(result == DXS_RESULT_OK || result == DXS_RESULT_LIMIT_EXCEEDED || result == DXS_RESULT_UNSUPPORTED,
           dxs_executor_error(executor)->message); /* irreducible control flow is unsupported */
    dxs_executor_destroy(executor);
    return result;
}

/* Returns whether an allocation failed. `expected`: the result if none does. */
static bool run(const dxs_module *module, uint64_t from, uint64_t to, enum dxs_result expected)
{
    struct dxs_exec_options options = dxs_default_exec_options();

    calls = 0;
    fail_from = from;
    fail_to = to;
    int64_t before = live;
    options.step_limit = MAX_STEPS;
    dxs_executor *executor = dxs_executor_create(module, 0, &options);
    demand(executor || from == 0, "an executor is one allocation");
    if (executor) {
        enum dxs_result result = use(executor);
        bool failed = calls > from;
        demand(result == (failed ? DXS_RESULT_OUT_OF_MEMORY : expected),
               "a failed allocation is reported as what it is");
        fail_from = UINT64_MAX;
        demand(use(executor) == expected, "the executor can be used again");
        dxs_executor_destroy(executor);
        demand(live == before, "nothing leaks");
        return failed;
    }
    fail_from = UINT64_MAX;
    return true;
}

int main(void)
{
    uint64_t failures = 0;

    for (uint32_t f = 0; f < shader_family_count; f++) {
        enum {
            UNITS = 8
        };
        size_t size;
        if (strcmp(shader_families[f].name, "many resources") == 0 ||
            strcmp(shader_families[f].name, "stored handles") == 0) /* one resource is bound here, and no heap */
            continue;
        uint8_t *bytes = make_family_shader(&shader_families[f], UNITS, &size);
        dxs_module *module = dxs_module_create(NULL);
        demand(dxs_module_parse(module, bytes, size, NULL) == DXS_RESULT_OK, "the shader parses");
        enum dxs_result expected = run_undisturbed(module);
        uint64_t n = 0;
        while (run(module, n, n + 1, expected) && run(module, n, UINT64_MAX, expected))
            n++;
        failures += n;
        dxs_module_destroy(module);
        free(bytes);
    }
    demand(failures > 2 * shader_family_count, "there are allocations to fail");
    printf("%llu allocations failed, alone and with all that followed\n", (unsigned long long)failures);
    return 0;
}
