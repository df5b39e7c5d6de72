/* Fuzz target: parses a module, calls every query of the public API on it, and encodes it in other ways, which must not
 * change what it is. */
#include "tests/fuzz/fuzz.h"

#include "tests/common/counting_allocator.h"

#include "dxs_inspect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_ENCODED = 1 << 16, /* bytes of inputs that are encoded otherwise */
    USUAL_ID = 4,          /* bits of an abbreviation id */
    WIDE_ID = 9,
    MEMORY_LIMIT = 64 << 20,
    MAX_OF_A_RUN = 64,     /* in hostile input, runs of names and numbers may overlap */
    OBJECT_SIZE = 64 << 10 /* upper bound of the object itself */
};

static size_t read_subobject(const struct dxs_subobject *subobject)
{
    size_t sum = strlen(subobject->name) + strlen(subobject->associated) + strlen(subobject->any_hit) +
                 strlen(subobject->closest_hit) + strlen(subobject->intersection);

    for (size_t i = 0; i < subobject->root_signature_size; i++)
        sum += ((const uint8_t *)subobject->root_signature)[i];
    for (uint32_t i = 0; i < subobject->export_count && i < MAX_OF_A_RUN; i++)
        sum += strlen(subobject->exports[i]);
    return sum;
}

static size_t read_library_function(const dxs_module *module, const struct dxs_library_function *function)
{
    size_t sum = strlen(function->name) + strlen(function->mangled_name);

    for (uint32_t i = 0; i < function->resource_count && i < MAX_OF_A_RUN; i++)
        sum += dxs_module_resource(module, function->resources[i])->count;
    for (uint32_t i = 0; i < function->dependency_count && i < MAX_OF_A_RUN; i++)
        sum += strlen(function->dependencies[i]);
    return sum;
}

/* Members of members, down to the last. */
static size_t read_members(const struct dxs_buffer_member *members, uint32_t count)
{
    size_t sum = 0;

    for (uint32_t i = 0; i < count && i < MAX_OF_A_RUN; i++)
        sum += members[i].size + strlen(members[i].name) + strlen(members[i].type_name);
    for (uint32_t i = 0; i < count && i < 4; i++)
        sum += read_members(members[i].members, members[i].member_count);
    return sum;
}

static void ask_everything(const dxs_module *module)
{
    const struct dxs_module_info *info = dxs_module_describe(module);
    size_t size, sum = 0;

    for (uint32_t i = 0; i < info->entry_count; i++) {
        const struct dxs_entry *entry = dxs_module_entry(module, i);
        demand(entry && entry->name, "entries have names");
        demand(dxs_module_find_entry(module, entry->name) <= i, "an entry is found by its name");
        const struct dxs_signature *signatures[] = {&entry->inputs, &entry->outputs, &entry->patch_or_primitive};
        for (int s = 0; s < 3; s++)
            for (uint32_t e = 0; e < signatures[s]->count; e++) {
                const struct dxs_signature_element *element = &signatures[s]->elements[e];
                sum += strlen(element->name);
                for (uint32_t row = 0; row < element->rows; row++)
                    sum += element->semantic_indices[row];
            }
    }
    for (uint32_t i = 0; i < info->resource_count; i++) {
        uint32_t count;
        const struct dxs_buffer_member *members = dxs_module_buffer_members(module, i, &count);
        demand(members || !count, "members that are counted are there");
        sum += strlen(dxs_module_resource(module, i)->name) + read_members(members, count);
    }
    for (uint32_t i = 0; i < info->subobject_count; i++)
        sum += read_subobject(dxs_module_subobject(module, i));
    for (uint32_t i = 0; i < info->library_function_count; i++)
        sum += read_library_function(module, dxs_module_library_function(module, i));
    demand(!dxs_module_library_function(module, info->library_function_count),
           "there are no more functions than counted");
    demand(!dxs_module_subobject(module, info->subobject_count), "there are no more subobjects than counted");
    demand(!dxs_module_entry(module, info->entry_count), "there are no more entries than counted");
    demand(!dxs_module_resource(module, info->resource_count), "there are no more resources than counted");
    const char *signature = dxs_module_root_signature(module, &size);
    for (size_t i = 0; i < size; i++)
        sum += (size_t)signature[i];
    demand(sum < SIZE_MAX, "all of it can be read");
}

/* What a parse says of a module, and the module as text. */
struct outcome {
    struct dxs_error error;
    char *text;
};

static struct outcome parse_records(dxs_module *module, dxs_converter *converter, const struct record_list *list,
                                    uint32_t id_width, uint64_t *state)
{
    size_t size;
    uint8_t *bytes = write_records_as(list, id_width, state, &size);
    struct outcome outcome = {0};
    const char *text;

    if (dxs_module_parse(module, bytes, size, NULL) == DXS_RESULT_OK &&
        dxs_disassemble(converter, module, &text, &size) == DXS_RESULT_OK) {
        outcome.text = malloc(size + 1);
        demand(outcome.text, "there is memory");
        memcpy(outcome.text, text, size + 1);
    }
    outcome.error = *dxs_module_error(module);
    free(bytes);
    return outcome;
}

static bool is_equal(const struct dxs_error *a, const struct dxs_error *b)
{
    return a->code == b->code && strcmp(a->message, b->message) == 0 && a->function == b->function &&
           a->block == b->block && a->instruction == b->instruction && a->line == b->line;
}

/* A count of types or of blocks may not exceed the bits of its block. How many bits a block has depends on the
 * encoding. */
static bool depends_on_size(const struct dxs_error *error)
{
    return strstr(error->message, "too large") || strstr(error->message, "too many");
}

static void show(const struct dxs_error *error)
{
    fprintf(stderr, "%s (function %u, block %u, instruction %u, line %u)\n", error->message, error->function,
            error->block, error->instruction, error->line);
}

static void expect_equal(const struct outcome *a, const struct outcome *b)
{
    if (depends_on_size(&a->error) || depends_on_size(&b->error))
        return;
    if (!is_equal(&a->error, &b->error)) {
        show(&a->error);
        show(&b->error);
    }
    demand(is_equal(&a->error, &b->error), "an error does not depend on abbreviations");
    demand(!a->text == !b->text && (!a->text || strcmp(a->text, b->text) == 0),
           "a module does not depend on abbreviations");
}

/* The reader has fast paths for frequent records in the usual encodings. None takes a record whose abbreviation id is
 * wider than usual. */
static void check_encodings(const uint8_t *data, size_t size, const struct dxs_allocator *allocator, uint64_t choice)
{
    struct record_list list;

    if (!read_records(&list, data, size))
        return;
    dxs_module *module = dxs_module_create(allocator);
    dxs_converter *converter = dxs_converter_create(allocator);
    struct outcome wide = parse_records(module, converter, &list, WIDE_ID, NULL);
    for (uint32_t round = 0; round < 3; round++) {
        struct outcome other = parse_records(module, converter, &list, USUAL_ID, round ? &choice : NULL);
        expect_equal(&wide, &other);
        free(other.text);
    }
    free(wide.text);
    free_records(&list);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct allocation_counts counts;
    struct dxs_allocator allocator = counting_allocator(&counts);
    struct dxs_parse_options options = dxs_default_parse_options();
    uint64_t choice = hash_data(data, size);
    dxs_module *module = dxs_module_create(&allocator);

    options.limits.memory = MEMORY_LIMIT;
    options.names = choice / 8 % 2 == 0;
    options.program = choice % 8 == 0 ? DXS_PROGRAM_DEBUG : choice % 8 == 1 ? DXS_PROGRAM_REFLECTION : DXS_PROGRAM_DXIL;
    enum dxs_result result = dxs_module_parse(module, data, size, &options);
    demand(result != DXS_RESULT_INTERNAL_ERROR, "no internal error");
    demand(dxs_module_error(module)->code == result, "the error is the one returned");
    demand(result == DXS_RESULT_OK || dxs_module_error(module)->message[0], "an error has a message");
    ask_everything(module);
    dxs_module_destroy(module);
    demand(counts.peak <= MEMORY_LIMIT + OBJECT_SIZE, "the memory limit is kept");
    if (size <= MAX_ENCODED)
        check_encodings(data, size, &allocator, choice);
    demand(counts.live == 0, "nothing leaks");
    demand(counts.wrong_sizes == 0, "blocks are released with their size");
    return 0;
}
