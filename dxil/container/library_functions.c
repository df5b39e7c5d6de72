/* Reads the function table of a library's RDAT part. The runtime uses it to link functions into a state object. */
#include "dxil/container/runtime_data.h"

static const char record_kind[] = "function"; /* for messages */

enum resource_word {
    RESOURCE_CLASS,
    RESOURCE_ID = 2,
    RESOURCE_WORDS = 8
};

enum function_word {
    FUNCTION_MANGLED_NAME,
    FUNCTION_NAME,
    FUNCTION_RESOURCES,
    FUNCTION_DEPENDENCIES,
    FUNCTION_STAGE,
    FUNCTION_PAYLOAD_BYTES,
    FUNCTION_ATTRIBUTE_BYTES,
    FUNCTION_FEATURES, /* two words */
    FUNCTION_STAGE_MASK = FUNCTION_FEATURES + 2,
    FUNCTION_MINIMUM_TARGET,
    FUNCTION_WORDS
};

/* By resource of the runtime data: its index in module.resources. */
static const uint32_t *read_resources(const struct runtime_data *data, uint32_t *count)
{
    const struct module *module = data->module;
    struct runtime_table table = runtime_table_read(data, RUNTIME_RESOURCES, RESOURCE_WORDS, "resource");
    uint32_t *numbers = arena_words(data->arena, table.count);

    for (uint32_t n = 0; n < table.count; n++) {
        uint32_t words[RESOURCE_WORDS];
        runtime_record_read(data, RUNTIME_RESOURCES, &table, n, words, RESOURCE_WORDS);
        uint32_t class = words[RESOURCE_CLASS], id = words[RESOURCE_ID];
        if (class > DXS_RESOURCE_CLASS_SAMPLER ||
            id >= module->first_resource_of_class[class + 1] - module->first_resource_of_class[class])
            fail(data->fault, DXS_RESULT_INVALID_CONTAINER,
                 "runtime data: resource %u: the module has no resource %u of class %u", n, id, class);
        numbers[n] = module->first_resource_of_class[class] + id;
    }
    *count = table.count;
    return numbers;
}

/* The index pool, read as resources. Invalid entries are errors only if a function uses them: a run has
 * invalid_before[end] - invalid_before[first] of them. */
struct indexed_resources {
    uint32_t *numbers;        /* by index: in module.resources */
    uint32_t *invalid_before; /* by index: number of invalid entries before it */
};

static struct indexed_resources index_resources(const struct runtime_data *data)
{
    uint32_t resource_count;
    const uint32_t *resources = read_resources(data, &resource_count);
    struct indexed_resources indexed = {
        .numbers = arena_words(data->arena, data->index_count),
        .invalid_before = arena_words(data->arena, (size_t)data->index_count + 1),
    };

    indexed.invalid_before[0] = 0;
    for (uint32_t n = 0; n < data->index_count; n++) {
        bool is_resource = data->indices[n] < resource_count;
        indexed.numbers[n] = is_resource ? resources[data->indices[n]] : 0;
        indexed.invalid_before[n + 1] = indexed.invalid_before[n] + !is_resource;
    }
    return indexed;
}

static struct dxs_library_function read_function(const struct runtime_data *data,
                                                 const struct indexed_resources *indexed, uint32_t record,
                                                 const uint32_t *words)
{
    struct runtime_run resources = runtime_run_read(data, record_kind, record, words[FUNCTION_RESOURCES]);
    struct runtime_run dependencies = runtime_run_read(data, record_kind, record, words[FUNCTION_DEPENDENCIES]);

    if (words[FUNCTION_STAGE] > DXS_STAGE_NODE)
        fail(data->fault, DXS_RESULT_INVALID_CONTAINER, "runtime data: function %u: stage %u does not exist", record,
             words[FUNCTION_STAGE]);
    if (indexed->invalid_before[resources.first + resources.count] != indexed->invalid_before[resources.first])
        fail(data->fault, DXS_RESULT_INVALID_CONTAINER,
             "runtime data: function %u: it uses a resource that is not in the table", record);
    return (struct dxs_library_function){
        .mangled_name = runtime_string(data, record_kind, record, words[FUNCTION_MANGLED_NAME]),
        .name = runtime_string(data, record_kind, record, words[FUNCTION_NAME]),
        .stage = (enum dxs_stage)words[FUNCTION_STAGE],
        .resources = indexed->numbers + resources.first,
        .resource_count = resources.count,
        .dependencies = runtime_run_strings(data, record_kind, record, dependencies),
        .dependency_count = dependencies.count,
        .payload_size = words[FUNCTION_PAYLOAD_BYTES],
        .attribute_size = words[FUNCTION_ATTRIBUTE_BYTES],
        .features = words[FUNCTION_FEATURES] | (uint64_t)words[FUNCTION_FEATURES + 1] << 32,
        .stage_mask = words[FUNCTION_STAGE_MASK],
        .shader_model_major = words[FUNCTION_MINIMUM_TARGET] >> 4 & 15,
        .shader_model_minor = words[FUNCTION_MINIMUM_TARGET] & 15,
    };
}

void runtime_data_read_functions(const struct runtime_data *data)
{
    struct runtime_table table = runtime_table_read(data, RUNTIME_FUNCTIONS, FUNCTION_WORDS, record_kind);
    struct dxs_library_function *functions = arena_array(data->arena, table.count, sizeof *functions);
    struct indexed_resources indexed = index_resources(data);

    for (uint32_t n = 0; n < table.count; n++) {
        uint32_t words[FUNCTION_WORDS];
        runtime_record_read(data, RUNTIME_FUNCTIONS, &table, n, words, FUNCTION_WORDS);
        functions[n] = read_function(data, &indexed, n, words);
    }
    data->module->library_functions = functions;
    data->module->info.library_function_count = table.count;
}
