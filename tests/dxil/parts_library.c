/* RDAT: what the runtime knows of a library's functions, resources, subobjects and nodes. Tables begin with the
 * number of records and their size; texts and arrays are named by their place in a pool. */
#include "parts.h"

#include "tests/common/demand.h"

#include <string.h>

enum table {
    STRINGS = 1,
    INDICES,
    RESOURCES,
    FUNCTIONS,
    RAW_BYTES,
    SUBOBJECTS,
    NODE_IDS,
    RECORD_ATTRIBUTES,
    NODE_ATTRIBUTES,
    RECORDS,
    NODES,
    TABLES
};

#define NO_ARRAY UINT32_MAX

struct data {
    struct bytes tables[TABLES];
};

/* ---- Tables and pools -------------------------------------------------------------------------------------------- */

static struct data find_tables(struct bytes part)
{
    struct data data = {0};

    for (uint32_t n = 0; n < word_at(part, 4); n++) {
        size_t at = word_at(part, 8 + 4 * (size_t)n);
        uint32_t table = word_at(part, at);
        if (table < TABLES)
            data.tables[table] = slice(part, at + 8, word_at(part, at + 4));
    }
    return data;
}

static uint32_t record_count(const struct data *data, enum table table)
{
    return data->tables[table].size ? word_at(data->tables[table], 0) : 0;
}

static struct bytes record(const struct data *data, enum table table, uint32_t index)
{
    struct bytes bytes = data->tables[table];
    uint32_t stride = word_at(bytes, 4);

    demand(index < word_at(bytes, 0), "a record lies in its table");
    return slice(bytes, 8 + (size_t)stride * index, stride);
}

static const char *text(const struct data *data, uint32_t at)
{
    return text_at(data->tables[STRINGS], at);
}

static uint32_t array_count(const struct data *data, uint32_t array)
{
    return array == NO_ARRAY ? 0 : word_at(data->tables[INDICES], 4 * (size_t)array);
}

static uint32_t array_item(const struct data *data, uint32_t array, uint32_t n)
{
    return word_at(data->tables[INDICES], 4 * ((size_t)array + 1 + n));
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static void check_resource(struct check *check, struct bytes from, const struct dxs_resource *resource)
{
    enum {
        GLOBALLY_COHERENT = 1,
        HAS_COUNTER = 2,
        RASTERIZER_ORDERED = 4,
        HAS_ATOMICS_64 = 0x10,
        REORDER_COHERENT = 0x20
    };
    uint32_t flags =
        word_at(from, 28) & (GLOBALLY_COHERENT | HAS_COUNTER | RASTERIZER_ORDERED | HAS_ATOMICS_64 | REORDER_COHERENT);

    demand(resource != NULL, "there is such a resource");
    expect(check, "class of a resource", word_at(from, 0), resource->resource_class);
    expect(check, "kind of a resource", word_at(from, 4), resource->kind);
    expect(check, "number of a resource", word_at(from, 8), resource->id);
    expect(check, "space", word_at(from, 12), resource->space);
    expect(check, "first register", word_at(from, 16), resource->lower_bound);
    expect(check, "last register", word_at(from, 20),
           resource->count == DXS_UNBOUNDED ? UINT32_MAX : resource->lower_bound + resource->count - 1);
    expect(check, "flags of a resource", flags,
           (resource->globally_coherent ? GLOBALLY_COHERENT : 0u) | (resource->has_counter ? HAS_COUNTER : 0u) |
               (resource->rasterizer_ordered ? RASTERIZER_ORDERED : 0u) |
               (resource->used_by_64_bit_atomics ? HAS_ATOMICS_64 : 0u) |
               (resource->reorder_coherent ? REORDER_COHERENT : 0u));
}

/* The module's resource with this class and number; NULL: none. */
static const struct dxs_resource *find_resource(const struct check *check, struct bytes wanted)
{
    for (uint32_t n = 0; n < dxs_module_describe(check->module)->resource_count; n++) {
        const struct dxs_resource *resource = dxs_module_resource(check->module, n);
        if (resource->resource_class == word_at(wanted, 0) && resource->id == word_at(wanted, 8))
            return resource;
    }
    return NULL;
}

/* ---- Nodes ------------------------------------------------------------------------------------------------------- */

static void check_id(struct check *check, const struct data *data, uint32_t index, const struct dxs_node_id *id)
{
    struct bytes from = record(data, NODE_IDS, index);

    expect_text(check, "a node", text(data, word_at(from, 0)), id->name);
    expect(check, "number of a node", word_at(from, 4), id->index);
}

static void check_three(struct check *check, const char *what, const struct data *data, uint32_t array,
                        const uint32_t numbers[3])
{
    for (uint32_t n = 0; n < 3; n++)
        expect(check, what, n < array_count(data, array) ? array_item(data, array, n) : 1, numbers[n]);
}

/* What no attribute says must be as it is without. */
static void check_node_attributes(struct check *check, const struct data *data, uint32_t array,
                                  const struct dxs_entry *entry)
{
    enum {
        ID = 1,
        THREADS,
        SHARES_INPUT,
        GRID,
        MAX_RECURSION,
        ROOT_ARGUMENTS,
        MAX_GRID
    };
    const struct dxs_node *node = entry->node;
    uint32_t seen = 0;

    for (uint32_t n = 0; n < array_count(data, array); n++) {
        struct bytes attribute = record(data, NODE_ATTRIBUTES, array_item(data, array, n));
        uint32_t kind = word_at(attribute, 0), value = word_at(attribute, 4);
        seen |= 1u << (kind & 31);
        if (kind == ID)
            check_id(check, data, value, &node->id);
        else if (kind == THREADS)
            check_three(check, "threads of a group", data, value, entry->thread_group);
        else if (kind == SHARES_INPUT)
            check_id(check, data, value, &node->shares_input_of);
        else if (kind == GRID)
            check_three(check, "grid", data, value, node->dispatch_grid);
        else if (kind == MAX_RECURSION)
            expect(check, "recursion", value, node->max_recursion);
        else if (kind == ROOT_ARGUMENTS)
            expect(check, "local root arguments", value, node->local_root_arguments);
        else if (kind == MAX_GRID)
            check_three(check, "greatest grid", data, value, node->max_dispatch_grid);
    }
    expect(check, "a grid", seen >> GRID & 1, node->dispatch_grid[0] != 0);
    expect(check, "a greatest grid", seen >> MAX_GRID & 1, node->max_dispatch_grid[0] != 0);
    expect(check, "shared input", seen >> SHARES_INPUT & 1, node->shares_input_of.name[0] != '\0');
    if (!(seen >> MAX_RECURSION & 1))
        expect(check, "recursion", 0, node->max_recursion);
    if (!(seen >> ROOT_ARGUMENTS & 1))
        expect(check, "local root arguments", DXS_NONE, node->local_root_arguments);
}

static void check_records(struct check *check, const struct data *data, uint32_t index,
                          const struct dxs_node_records *records)
{
    enum {
        NODE = 1,
        MAX_RECORDS,
        SHARED_WITH,
        SIZE,
        GRID,
        ARRAY_SIZE,
        ALLOWS_SPARSE,
        KINDS
    };
    struct bytes from = record(data, RECORDS, index);
    uint32_t array = word_at(from, 4), values[KINDS] = {[SHARED_WITH] = DXS_NONE};

    for (uint32_t n = 0; n < array_count(data, array); n++) {
        struct bytes attribute = record(data, RECORD_ATTRIBUTES, array_item(data, array, n));
        uint32_t kind = word_at(attribute, 0);
        if (kind < KINDS)
            values[kind] = word_at(attribute, 4);
        if (kind == NODE)
            check_id(check, data, values[NODE], &records->node);
    }
    expect(check, "flags of records", word_at(from, 0), records->flags);
    expect(check, "number of records", values[MAX_RECORDS], records->max_records);
    expect(check, "output that shares its records", values[SHARED_WITH], records->max_records_shared_with);
    expect(check, "bytes of a record", values[SIZE], records->record_size);
    expect(check, "bytes from record to record", (values[SIZE] + 7) & ~7u, records->record_stride);
    expect(check, "place of the grid", values[GRID] & 0xFFFF, records->grid_offset);
    expect(check, "components of the grid", values[GRID] >> 16 & 3, records->grid_components);
    expect(check, "type of the grid", values[GRID] >> 18, records->grid_type);
    expect(check, "outputs of an array", values[ARRAY_SIZE], records->array_size);
    expect(check, "outputs may be missing", values[ALLOWS_SPARSE], records->allows_sparse);
}

static void check_node(struct check *check, const struct data *data, struct bytes function, uint32_t row,
                       const struct dxs_entry *entry)
{
    enum {
        PROGRAM_ENTRY = 1
    };
    struct bytes from = record(data, NODES, row);
    uint32_t outputs = word_at(from, 12), inputs = word_at(from, 16);

    expect(check, "a node", 1, entry->node != NULL);
    if (!entry->node)
        return;
    expect(check, "launch", word_at(from, 0), entry->node->launch);
    expect(check, "program entry", half_at(function, 46) & PROGRAM_ENTRY, entry->node->is_program_entry);
    check_node_attributes(check, data, word_at(from, 8), entry);
    expect(check, "outputs", array_count(data, outputs), entry->node->output_count);
    for (uint32_t n = 0; n < array_count(data, outputs) && n < entry->node->output_count; n++)
        check_records(check, data, array_item(data, outputs, n), &entry->node->outputs[n]);
    expect(check, "an input", array_count(data, inputs), entry->node->input.flags != 0);
    if (array_count(data, inputs))
        check_records(check, data, array_item(data, inputs, 0), &entry->node->input);
}

/* ---- Functions --------------------------------------------------------------------------------------------------- */

static const struct dxs_entry *find_entry(const struct check *check, const char *mangled)
{
    for (uint32_t n = 0; n < dxs_module_describe(check->module)->entry_count; n++)
        if (strcmp(dxs_module_entry(check->module, n)->mangled_name, mangled) == 0)
            return dxs_module_entry(check->module, n);
    return NULL;
}

static void check_function(struct check *check, const struct data *data, struct bytes from,
                           const struct dxs_library_function *function)
{
    uint32_t resources = word_at(from, 8), dependencies = word_at(from, 12);

    expect_text(check, "mangled name", text(data, word_at(from, 0)), function->mangled_name);
    expect_text(check, "name", text(data, word_at(from, 4)), function->name);
    expect(check, "resources of a function", array_count(data, resources), function->resource_count);
    for (uint32_t n = 0; n < array_count(data, resources) && n < function->resource_count; n++) {
        struct bytes resource = record(data, RESOURCES, array_item(data, resources, n));
        check_resource(check, resource, dxs_module_resource(check->module, function->resources[n]));
    }
    expect(check, "functions that it calls", array_count(data, dependencies), function->dependency_count);
    for (uint32_t n = 0; n < array_count(data, dependencies) && n < function->dependency_count; n++)
        expect_text(check, "function that it calls", text(data, array_item(data, dependencies, n)),
                    function->dependencies[n]);
    expect(check, "stage", word_at(from, 16), function->stage);
    expect(check, "bytes of payload", word_at(from, 20), function->payload_size);
    expect(check, "bytes of attributes", word_at(from, 24), function->attribute_size);
    expect(check, "features", word_at(from, 28) | (uint64_t)word_at(from, 32) << 32, function->features);
    expect(check, "stages that may use it", word_at(from, 36), function->stage_mask);
    expect(check, "least shader model", word_at(from, 40) & 0xFF,
           function->shader_model_major << 4 | function->shader_model_minor);
}

/* The entry point of a function, which the library reads from metadata. */
static void check_entry(struct check *check, const struct data *data, struct bytes from, const struct dxs_entry *entry)
{
    enum {
        WITH_LANES = 52
    };
    uint32_t stage = word_at(from, 16);

    if (stage == DXS_STAGE_LIBRARY)
        return;
    expect(check, "an entry point", 1, entry != NULL);
    if (!entry)
        return;
    expect_text(check, "name", text(data, word_at(from, 4)), entry->name);
    expect(check, "stage", stage, entry->stage);
    if (stage >= DXS_STAGE_RAY_GENERATION && stage <= DXS_STAGE_CALLABLE) {
        expect(check, "bytes of payload", word_at(from, 20), entry->payload_size);
        expect(check, "bytes of attributes", word_at(from, 24), entry->attribute_size);
    }
    if (from.size < WITH_LANES)
        return;
    expect(check, "least lanes", byte_at(from, 44), entry->wave_size_min);
    expect(check, "most lanes", byte_at(from, 45), entry->wave_size_max);
    if (stage == DXS_STAGE_NODE)
        check_node(check, data, from, word_at(from, 48), entry);
}

/* ---- Subobjects -------------------------------------------------------------------------------------------------- */

static void check_signature(struct check *check, const struct data *data, struct bytes from,
                            const struct dxs_subobject *subobject)
{
    struct bytes bytes = slice(data->tables[RAW_BYTES], word_at(from, 8), word_at(from, 12));

    expect(check, "size of a root signature", bytes.size, subobject->root_signature_size);
    demand(bytes.size == subobject->root_signature_size, "both root signatures have a size");
    expect(check, "a root signature", 0, (uint64_t)(memcmp(bytes.data, subobject->root_signature, bytes.size) != 0));
    expect(check, "place of a root signature", (uint64_t)(bytes.data - check->container.data),
           subobject->root_signature_offset);
}

static void check_subobject(struct check *check, const struct data *data, struct bytes from,
                            const struct dxs_subobject *subobject)
{
    demand(subobject != NULL, "there is such a subobject");
    expect(check, "kind of a subobject", word_at(from, 0), subobject->kind);
    expect_text(check, "subobject", text(data, word_at(from, 4)), subobject->name);
    switch (subobject->kind) {
    case DXS_SUBOBJECT_KIND_STATE_OBJECT_CONFIG:
        expect(check, "flags", word_at(from, 8), subobject->flags);
        break;
    case DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE:
    case DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE:
        check_signature(check, data, from, subobject);
        break;
    case DXS_SUBOBJECT_KIND_ASSOCIATION:
        expect_text(check, "associated subobject", text(data, word_at(from, 8)), subobject->associated);
        expect(check, "exports", array_count(data, word_at(from, 12)), subobject->export_count);
        for (uint32_t n = 0; n < subobject->export_count; n++)
            expect_text(check, "export", text(data, array_item(data, word_at(from, 12), n)), subobject->exports[n]);
        break;
    case DXS_SUBOBJECT_KIND_SHADER_CONFIG:
        expect(check, "bytes of payload", word_at(from, 8), subobject->max_payload_size);
        expect(check, "bytes of attributes", word_at(from, 12), subobject->max_attribute_size);
        break;
    case DXS_SUBOBJECT_KIND_PIPELINE_CONFIG_1:
        expect(check, "flags", word_at(from, 12), subobject->flags);
        /* fall through */
    case DXS_SUBOBJECT_KIND_PIPELINE_CONFIG:
        expect(check, "recursion", word_at(from, 8), subobject->max_recursion_depth);
        break;
    case DXS_SUBOBJECT_KIND_HIT_GROUP:
        expect(check, "type of a hit group", word_at(from, 8), subobject->hit_group_type);
        expect_text(check, "any hit", text(data, word_at(from, 12)), subobject->any_hit);
        expect_text(check, "closest hit", text(data, word_at(from, 16)), subobject->closest_hit);
        expect_text(check, "intersection", text(data, word_at(from, 20)), subobject->intersection);
        break;
    }
}

void check_runtime_data(struct check *check, struct bytes part)
{
    struct data data = find_tables(part);
    const struct dxs_module_info *info = dxs_module_describe(check->module);

    expect(check, "resources", record_count(&data, RESOURCES), info->resource_count);
    for (uint32_t n = 0; n < record_count(&data, RESOURCES); n++) {
        struct bytes from = record(&data, RESOURCES, n);
        check_resource(check, from, find_resource(check, from));
    }
    expect(check, "functions", record_count(&data, FUNCTIONS), info->library_function_count);
    for (uint32_t n = 0; n < record_count(&data, FUNCTIONS) && n < info->library_function_count; n++) {
        struct bytes from = record(&data, FUNCTIONS, n);
        check_function(check, &data, from, dxs_module_library_function(check->module, n));
        check_entry(check, &data, from, find_entry(check, text(&data, word_at(from, 0))));
    }
    expect(check, "subobjects", record_count(&data, SUBOBJECTS), info->subobject_count);
    for (uint32_t n = 0; n < record_count(&data, SUBOBJECTS) && n < info->subobject_count; n++)
        check_subobject(check, &data, record(&data, SUBOBJECTS, n), dxs_module_subobject(check->module, n));
}
