/* Fuzz target: parses a module and runs its entry points on the CPU executor, with random options, resources and draws.
 * A run gives a result or an error; it never leaves its memory, and it ends. */
#include "tests/fuzz/fuzz.h"

#include "tests/fuzz/executor_world.h"

enum {
    MEMORY_LIMIT = 64 << 20,
    MAX_ENTRIES = 3
};

static void run_entry(const dxs_module *module, uint32_t number, uint64_t seed)
{
    const struct dxs_entry *entry = dxs_module_entry(module, number);
    struct executor_world world;

    create_world(&world, seed);
    struct dxs_exec_options options = choose_exec_options(&world);
    dxs_executor *executor = dxs_executor_create(module, number, &options);
    demand(executor, "there is memory");
    bind_world(&world, module, executor);
    for (unsigned i = 0; i < 2; i++) { /* the second run reuses what the first one left */
        enum dxs_result result = run_in_world(&world, entry, executor);
        const struct dxs_error *error = dxs_executor_error(executor);
        demand(result != DXS_RESULT_INTERNAL_ERROR, error->message);
        demand(error->code == result && (result == DXS_RESULT_OK || error->message[0]),
               "an error has its code and a message");
    }
    dxs_executor_variations(executor);
    dxs_executor_destroy(executor);
    free_world(&world);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct dxs_parse_options parse_options = dxs_default_parse_options();
    dxs_module *module = dxs_module_create(NULL);

    parse_options.limits.memory = MEMORY_LIMIT;
    demand(module, "there is memory");
    if (dxs_module_parse(module, data, size, &parse_options) == DXS_RESULT_OK) {
        uint32_t count = dxs_module_describe(module)->entry_count;
        for (uint32_t i = 0; i < count && i < MAX_ENTRIES; i++)
            run_entry(module, i, hash_data(data, size) + i);
    }
    dxs_module_destroy(module);
    return 0;
}
