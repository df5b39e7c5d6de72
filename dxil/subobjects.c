/* Reads the subobjects of a library from its RDAT part: a list of parts, each a table of records or a pool (strings,
 * runs of indices, raw bytes) that records point into. Layout: DirectXShaderCompiler,
 * include/dxc/DxilContainer/DxilRuntimeReflection.h and RDAT_*.inl. */
#include "dxil/module.h"

#include <string.h>

enum {
    VERSION = 0x10,
    HEADER_BYTES = 8,
    PART_HEADER_BYTES = 8,
    TABLE_HEADER_BYTES = 8
};

#define FOURCC(a, b, c, d) ((uint32_t)(a) | (uint32_t)(b) << 8 | (uint32_t)(c) << 16 | (uint32_t)(d) << 24)
#define EMPTY_RUN UINT32_MAX

enum pool_or_table { /* the types of parts that are read; others are passed over */
    STRINGS = 1,
    INDEX_ARRAYS = 2,
    RAW_BYTES = 5,
    SUBOBJECTS = 6,
    KNOWN_TYPES
};

enum subobject_word {
    SUBOBJECT_KIND,
    SUBOBJECT_NAME,
    SUBOBJECT_FIRST, /* of the words that depend on the kind */
    SUBOBJECT_WORDS = SUBOBJECT_FIRST + 4
};

struct pool {
    const uint8_t *data; /* in the input */
    size_t size;
    uint32_t offset; /* in the input */
};

struct reader {
    struct arena *arena;
    struct fault *fault;
    struct pool parts[KNOWN_TYPES];
    char *strings;                /* a copy */
    const uint8_t *raw;           /* a copy */
    const uint32_t *indices;      /* a copy */
    const char **indexed_strings; /* what each index is as a string; NULL if it is none */
    uint32_t *wrong_before;       /* how many of the indices before this one are no strings */
    uint32_t index_count;
};

static uint32_t load32(const uint8_t *bytes)
{
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static void find_parts(struct reader *reader, const struct container_part *rdat)
{
    struct fault *fault = reader->fault;

    if (rdat->size < HEADER_BYTES)
        fail(fault, DXS_INVALID_CONTAINER, "runtime data: the header needs %d bytes, not %zu", HEADER_BYTES,
             rdat->size);
    uint32_t version = load32(rdat->data), count = load32(rdat->data + 4);
    if (version != VERSION)
        fail(fault, DXS_INVALID_CONTAINER, "runtime data: version 0x%x is not known", version);
    if (count > (rdat->size - HEADER_BYTES) / 4)
        fail(fault, DXS_INVALID_CONTAINER, "runtime data: %u parts do not fit into %zu bytes", count, rdat->size);
    for (uint32_t n = 0; n < count; n++) {
        size_t at = load32(rdat->data + HEADER_BYTES + 4 * (size_t)n);
        fault->error.offset = rdat->offset + HEADER_BYTES + 4 * n;
        if (at > rdat->size || rdat->size - at < PART_HEADER_BYTES)
            fail(fault, DXS_INVALID_CONTAINER, "runtime data: part %u begins at %zu, its end is at %zu", n, at,
                 rdat->size);
        uint32_t type = load32(rdat->data + at), size = load32(rdat->data + at + 4);
        at += PART_HEADER_BYTES;
        if (size > rdat->size - at)
            fail(fault, DXS_INVALID_CONTAINER, "runtime data: part %u of %u bytes passes its end", n, size);
        if (type >= KNOWN_TYPES)
            continue;
        if (reader->parts[type].data)
            fail(fault, DXS_INVALID_CONTAINER, "runtime data: part %u is the second of type %u", n, type);
        reader->parts[type] = (struct pool){rdat->data + at, size, rdat->offset + (uint32_t)at};
    }
    fault->error.offset = rdat->offset;
}

/* ---- Pools ------------------------------------------------------------------------------------------------------- */

static void copy_strings(struct reader *reader)
{
    const struct pool *pool = &reader->parts[STRINGS];

    if (pool->size > 0 && pool->data[pool->size - 1])
        fail(reader->fault, DXS_INVALID_CONTAINER, "runtime data: the last string has no end");
    reader->strings = arena_array(reader->arena, pool->size, 1);
    if (pool->size)
        memcpy(reader->strings, pool->data, pool->size);
}

static void copy_raw(struct reader *reader)
{
    const struct pool *pool = &reader->parts[RAW_BYTES];
    uint8_t *copy = arena_array(reader->arena, pool->size, 1);

    if (pool->size)
        memcpy(copy, pool->data, pool->size);
    reader->raw = copy;
}

/* Runs of indices may overlap, and many records may name the same one. So each index is looked at once. */
static void copy_indices(struct reader *reader)
{
    const struct pool *pool = &reader->parts[INDEX_ARRAYS];
    const uint32_t count = (uint32_t)(pool->size / 4);
    uint32_t *indices = arena_array(reader->arena, count, sizeof *indices);

    reader->index_count = count;
    reader->indices = indices;
    reader->indexed_strings = arena_array(reader->arena, count, sizeof *reader->indexed_strings);
    reader->wrong_before = arena_array(reader->arena, (size_t)count + 1, sizeof *reader->wrong_before);
    reader->wrong_before[0] = 0;
    for (uint32_t n = 0; n < count; n++) {
        indices[n] = load32(pool->data + 4 * (size_t)n);
        bool is_string = indices[n] < reader->parts[STRINGS].size;
        reader->indexed_strings[n] = is_string ? reader->strings + indices[n] : NULL;
        reader->wrong_before[n + 1] = reader->wrong_before[n] + !is_string;
    }
}

static const char *string_at(const struct reader *reader, uint32_t record, uint32_t at)
{
    if (at >= reader->parts[STRINGS].size)
        fail(reader->fault, DXS_INVALID_CONTAINER, "runtime data: subobject %u: no string at %u of %zu", record, at,
             reader->parts[STRINGS].size);
    return reader->strings + at;
}

/* ---- Subobjects -------------------------------------------------------------------------------------------------- */

static void read_root_signature(const struct reader *reader, uint32_t record, const uint32_t *words,
                                struct dxs_subobject *subobject)
{
    const size_t available = reader->parts[RAW_BYTES].size;
    const uint32_t offset = words[0], size = words[1];

    if (offset > available || size > available - offset)
        fail(reader->fault, DXS_INVALID_CONTAINER,
             "runtime data: subobject %u (%s): a root signature of %u bytes at %u passes the end at %zu", record,
             subobject->name, size, offset, available);
    subobject->root_signature = reader->raw + offset;
    subobject->root_signature_size = size;
}

static void read_association(const struct reader *reader, uint32_t record, const uint32_t *words,
                             struct dxs_subobject *subobject)
{
    const uint32_t run = words[1];

    subobject->associated = string_at(reader, record, words[0]);
    if (run == EMPTY_RUN)
        return;
    if (run >= reader->index_count || reader->indices[run] > reader->index_count - run - 1)
        fail(reader->fault, DXS_INVALID_CONTAINER,
             "runtime data: subobject %u (%s): its exports at index %u pass the end at %u", record, subobject->name,
             run, reader->index_count);
    const uint32_t first = run + 1, count = reader->indices[run];
    if (reader->wrong_before[first + count] != reader->wrong_before[first])
        fail(reader->fault, DXS_INVALID_CONTAINER, "runtime data: subobject %u (%s): an export without a name", record,
             subobject->name);
    subobject->exports = reader->indexed_strings + first;
    subobject->export_count = count;
}

static void read_hit_group(const struct reader *reader, uint32_t record, const uint32_t *words,
                           struct dxs_subobject *subobject)
{
    if (words[0] > DXS_HIT_GROUP_PROCEDURAL)
        fail(reader->fault, DXS_INVALID_CONTAINER,
             "runtime data: subobject %u (%s): hit groups of type %u do not exist", record, subobject->name, words[0]);
    subobject->hit_group_type = (enum dxs_hit_group_type)words[0];
    subobject->any_hit = string_at(reader, record, words[1]);
    subobject->closest_hit = string_at(reader, record, words[2]);
    subobject->intersection = string_at(reader, record, words[3]);
}

static struct dxs_subobject read_subobject(const struct reader *reader, uint32_t record, const uint32_t *words)
{
    struct dxs_subobject subobject = {.kind = (enum dxs_subobject_kind)words[SUBOBJECT_KIND],
                                      .name = string_at(reader, record, words[SUBOBJECT_NAME]),
                                      .associated = "",
                                      .any_hit = "",
                                      .closest_hit = "",
                                      .intersection = ""};

    words += SUBOBJECT_FIRST;
    switch (subobject.kind) {
    case DXS_SUBOBJECT_STATE_OBJECT_CONFIG:
        subobject.flags = words[0];
        break;
    case DXS_SUBOBJECT_GLOBAL_ROOT_SIGNATURE:
    case DXS_SUBOBJECT_LOCAL_ROOT_SIGNATURE:
        read_root_signature(reader, record, words, &subobject);
        break;
    case DXS_SUBOBJECT_ASSOCIATION:
        read_association(reader, record, words, &subobject);
        break;
    case DXS_SUBOBJECT_SHADER_CONFIG:
        subobject.max_payload_size = words[0];
        subobject.max_attribute_size = words[1];
        break;
    case DXS_SUBOBJECT_PIPELINE_CONFIG:
        subobject.max_recursion_depth = words[0];
        break;
    case DXS_SUBOBJECT_HIT_GROUP:
        read_hit_group(reader, record, words, &subobject);
        break;
    case DXS_SUBOBJECT_PIPELINE_CONFIG_1:
        subobject.max_recursion_depth = words[0];
        subobject.flags = words[1];
        break;
    default:
        fail(reader->fault, DXS_INVALID_CONTAINER, "runtime data: subobject %u (%s): kind %u does not exist", record,
             subobject.name, (unsigned)subobject.kind);
    }
    return subobject;
}

static void read_subobjects(const struct reader *reader, struct module *module)
{
    const struct pool *table = &reader->parts[SUBOBJECTS];
    struct fault *fault = reader->fault;

    fault->error.offset = table->offset;
    if (table->size < TABLE_HEADER_BYTES)
        fail(fault, DXS_INVALID_CONTAINER, "runtime data: the table of subobjects has no header");
    uint32_t count = load32(table->data), stride = load32(table->data + 4);
    size_t space = table->size - TABLE_HEADER_BYTES;
    if (count > 0 && (stride < 4 * SUBOBJECT_WORDS || count > space / stride))
        fail(fault, DXS_INVALID_CONTAINER, "runtime data: %u subobjects of %u bytes do not fit into %zu", count, stride,
             space);
    struct dxs_subobject *subobjects = arena_array(reader->arena, count, sizeof *subobjects);
    for (uint32_t n = 0; n < count; n++) {
        const size_t at = TABLE_HEADER_BYTES + (size_t)n * stride;
        uint32_t words[SUBOBJECT_WORDS];
        fault->error.offset = table->offset + (uint32_t)at;
        for (uint32_t w = 0; w < SUBOBJECT_WORDS; w++)
            words[w] = load32(table->data + at + 4 * (size_t)w);
        subobjects[n] = read_subobject(reader, n, words);
    }
    module->subobjects = subobjects;
    module->info.subobject_count = count;
}

void module_read_subobjects(struct module *module, const struct container_part *runtime_data)
{
    struct reader reader = {.arena = module->arena, .fault = module->arena->fault};

    reader.fault->error.part = FOURCC('R', 'D', 'A', 'T');
    reader.fault->error.offset = runtime_data->offset;
    find_parts(&reader, runtime_data);
    if (!reader.parts[SUBOBJECTS].data)
        return;
    copy_strings(&reader);
    copy_raw(&reader);
    copy_indices(&reader);
    read_subobjects(&reader, module);
}
