/* Reads the RDAT part: finds its tables and pools, copies the pools, reads strings, arrays and records. */
#include "dxil/container/runtime_data.h"

#include "base/little_endian.h"

#include <string.h>

enum {
    VERSION = 0x10,
    HEADER_BYTES = 8,
    PART_HEADER_BYTES = 8,
    TABLE_HEADER_BYTES = 8
};

#define EMPTY_RUN UINT32_MAX

static void find_parts(struct runtime_data *data, const struct container_part *rdat)
{
    struct fault *fault = data->fault;

    if (rdat->size < HEADER_BYTES)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "runtime data: the header needs %d bytes, not %zu", HEADER_BYTES,
             rdat->size);
    uint32_t version = load32(rdat->data), count = load32(rdat->data + 4);
    if (version != VERSION)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "runtime data: version 0x%x, expected 0x10", version);
    if (count > (rdat->size - HEADER_BYTES) / 4)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "runtime data: %u parts do not fit into %zu bytes", count,
             rdat->size);
    for (uint32_t n = 0; n < count; n++) {
        size_t at = load32(rdat->data + HEADER_BYTES + 4 * (size_t)n);
        fault->error.offset = rdat->offset + HEADER_BYTES + 4 * n;
        if (at > rdat->size || rdat->size - at < PART_HEADER_BYTES)
            fail(fault, DXS_RESULT_INVALID_CONTAINER,
                 "runtime data: part %u begins at %zu, outside the RDAT part of %zu bytes", n, at, rdat->size);
        uint32_t type = load32(rdat->data + at), size = load32(rdat->data + at + 4);
        at += PART_HEADER_BYTES;
        if (size > rdat->size - at)
            fail(fault, DXS_RESULT_INVALID_CONTAINER, "runtime data: part %u of %u bytes exceeds the RDAT part", n,
                 size);
        if (type >= RUNTIME_PARTS)
            continue;
        if (data->parts[type].data)
            fail(fault, DXS_RESULT_INVALID_CONTAINER, "runtime data: part %u: another part of type %u came before", n,
                 type);
        data->parts[type] = (struct runtime_pool){rdat->data + at, size, rdat->offset + (uint32_t)at};
    }
    fault->error.offset = rdat->offset;
}

/* ---- Pools ------------------------------------------------------------------------------------------------------- */

static void copy_strings(struct runtime_data *data)
{
    const struct runtime_pool *pool = &data->parts[RUNTIME_STRINGS];

    if (pool->size > 0 && pool->data[pool->size - 1])
        fail(data->fault, DXS_RESULT_INVALID_CONTAINER, "runtime data: the last string has no NUL");
    data->strings = arena_copy(data->arena, pool->data, pool->size, 1);
}

/* Runs of indices may overlap, and many records may name the same run. So each index is checked once, here, to keep the
 * work linear. */
static void copy_indices(struct runtime_data *data)
{
    const struct runtime_pool *pool = &data->parts[RUNTIME_INDICES];
    const uint32_t count = (uint32_t)(pool->size / 4);
    uint32_t *indices = arena_words(data->arena, count);

    data->index_count = count;
    data->indices = indices;
    data->indexed_strings = arena_array(data->arena, count, sizeof *data->indexed_strings);
    data->invalid_before = arena_words(data->arena, (size_t)count + 1);
    data->invalid_before[0] = 0;
    for (uint32_t n = 0; n < count; n++) {
        indices[n] = load32(pool->data + 4 * (size_t)n);
        bool is_string = indices[n] < data->parts[RUNTIME_STRINGS].size;
        data->indexed_strings[n] = is_string ? data->strings + indices[n] : NULL;
        data->invalid_before[n + 1] = data->invalid_before[n] + !is_string;
    }
}

const char *runtime_string(const struct runtime_data *data, const char *record_kind, uint32_t record, uint32_t at)
{
    const size_t size = data->parts[RUNTIME_STRINGS].size;

    if (at >= size)
        fail(data->fault, DXS_RESULT_INVALID_CONTAINER, "runtime data: %s %u: no string at %u of %zu", record_kind,
             record, at, size);
    return data->strings + at;
}

struct runtime_run runtime_run_read(const struct runtime_data *data, const char *record_kind, uint32_t record,
                                    uint32_t at)
{
    if (at == EMPTY_RUN)
        return (struct runtime_run){0, 0};
    if (at >= data->index_count || data->indices[at] > data->index_count - at - 1)
        fail(data->fault, DXS_RESULT_INVALID_CONTAINER,
             "runtime data: %s %u: the array at index %u exceeds the pool of %u indices", record_kind, record, at,
             data->index_count);
    return (struct runtime_run){at + 1, data->indices[at]};
}

const char *const *runtime_run_strings(const struct runtime_data *data, const char *record_kind, uint32_t record,
                                       struct runtime_run run)
{
    if (run.count == 0)
        return NULL;
    if (data->invalid_before[run.first + run.count] != data->invalid_before[run.first])
        fail(data->fault, DXS_RESULT_INVALID_CONTAINER,
             "runtime data: %s %u: an element of an array of names is no string", record_kind, record);
    return data->indexed_strings + run.first;
}

/* ---- Tables ------------------------------------------------------------------------------------------------------ */

struct runtime_table runtime_table_read(const struct runtime_data *data, enum runtime_data_part part, uint32_t words,
                                        const char *record_kind)
{
    const struct runtime_pool *pool = &data->parts[part];

    if (!pool->data)
        return (struct runtime_table){NULL, 0, 0};
    data->fault->error.offset = pool->offset;
    if (pool->size < TABLE_HEADER_BYTES)
        fail(data->fault, DXS_RESULT_INVALID_CONTAINER, "runtime data: the table of %ss has no header", record_kind);
    uint32_t count = load32(pool->data), stride = load32(pool->data + 4);
    size_t space = pool->size - TABLE_HEADER_BYTES;
    if (count > 0 && (stride < 4 * words || count > space / stride))
        fail(data->fault, DXS_RESULT_INVALID_CONTAINER, "runtime data: %u %ss of %u bytes do not fit into %zu", count,
             record_kind, stride, space);
    return (struct runtime_table){pool->data + TABLE_HEADER_BYTES, count, stride};
}

void runtime_record_read(const struct runtime_data *data, enum runtime_data_part part,
                         const struct runtime_table *table, uint32_t record, uint32_t *words, uint32_t count)
{
    const size_t at = (size_t)record * table->stride;

    data->fault->error.offset = data->parts[part].offset + TABLE_HEADER_BYTES + (uint32_t)at;
    for (uint32_t n = 0; n < count; n++)
        words[n] = load32(table->records + at + 4 * (size_t)n);
}

void module_read_runtime_data(struct module *module, const struct container_part *part)
{
    struct runtime_data data = {.module = module, .arena = module->arena, .fault = module->arena->fault};

    data.fault->error.part = FOURCC('R', 'D', 'A', 'T');
    data.fault->error.offset = part->offset;
    find_parts(&data, part);
    copy_strings(&data);
    copy_indices(&data);
    data.raw = arena_copy(data.arena, data.parts[RUNTIME_RAW_BYTES].data, data.parts[RUNTIME_RAW_BYTES].size, 1);
    runtime_data_read_functions(&data);
    runtime_data_read_subobjects(&data);
}
