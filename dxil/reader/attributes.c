/* Reads attributes: groups of attributes for one slot each, and lists of groups, which functions name. Groups and lists
 * that equal those of an earlier module come from the cache. */
#include "dxil/reader/reader.h"

#include <string.h>

enum {
    RECORD_LIST = 2,
    RECORD_GROUP = 3
};

enum {
    MAX_GROUPS = 65535
}; /* largest group id: compilers number groups densely */

enum attribute_form {
    FORM_KIND = 0,
    FORM_KIND_INTEGER = 1,
    FORM_STRING = 3,
    FORM_STRING_VALUE = 4
};

/* Reads a NUL-terminated string from the record. `*next` moves behind it. */
static const char *read_string(struct reader *reader, uint32_t *next)
{
    const struct bitstream *stream = &reader->stream;
    uint32_t first = *next, end = first;

    while (end < stream->count && stream->operands[end] != 0)
        end++;
    if (end == stream->count)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "an attribute's text has no NUL");
    char *text = arena_array(reader->arena, end - first + 1, 1);
    for (uint32_t i = first; i <= end; i++)
        text[i - first] = (char)stream->operands[i];
    *next = end + 1;
    return text;
}

static void read_group(struct reader *reader)
{
    const struct bitstream *stream = &reader->stream;
    const uint64_t *operands = stream->operands;
    struct attribute_group group = {.first = reader->attributes.attributes.count};
    uint32_t next = 2;

    require_operands(reader, 2, "a group of attributes");
    group.slot = operands[1] < UINT32_MAX ? (uint32_t)operands[1] : UINT32_MAX;
    while (next < stream->count) {
        uint64_t form = operands[next++];
        struct attribute attribute = {0};
        switch (form) {
        case FORM_KIND:
        case FORM_KIND_INTEGER:
            attribute.kind = operands[next] < UINT32_MAX ? (uint32_t)operands[next] : UINT32_MAX;
            attribute.integer = form == FORM_KIND_INTEGER ? operands[next + 1] : 0;
            next += form == FORM_KIND_INTEGER ? 2 : 1;
            break;
        case FORM_STRING:
        case FORM_STRING_VALUE:
            attribute.key = read_string(reader, &next);
            attribute.text = form == FORM_STRING_VALUE ? read_string(reader, &next) : NULL;
            break;
        default:
            reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "an attribute of form %llu: forms are 0, 1, 3 and 4",
                        (unsigned long long)form);
        }
        vector_push(reader->arena, &reader->attributes.attributes, attribute);
    }
    group.count = reader->attributes.attributes.count - group.first;
    if (operands[0] > MAX_GROUPS)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "attribute group %llu", (unsigned long long)operands[0]);
    while (reader->attributes.group_of_id.count <= operands[0])
        vector_push(reader->arena, &reader->attributes.group_of_id, UINT32_MAX);
    reader->attributes.group_of_id.data[operands[0]] = reader->attributes.groups.count;
    vector_push(reader->arena, &reader->attributes.groups, group);
}

/* ---- Cache ------------------------------------------------------------------------------------------------------- */

/* Copies a list into an array of the cache. False: no room. */
#define keep(copy, room, list)                                                                                         \
    ((list)->count <= sizeof(room) / sizeof *(room) &&                                                                 \
     ((copy)->data = memcpy((room), (list)->data, (list)->count * sizeof *(room)),                                     \
      (copy)->count = (copy)->capacity = (list)->count, true))

/* Caches the groups; they replace the oldest. Returns NULL if there are too many or some have text. */
static COLD struct cached_attributes *cache_groups(struct reader *reader, const struct bitstream_bookmark *block)
{
    struct cached_attributes *cached =
        &reader->cache->attributes[reader->cache->oldest_attributes++ % CACHED_ATTRIBUTES];
    const struct attribute_table *table = &reader->attributes;

    cached->groups_block.size = cached->lists_block.size = 0;
    for (uint32_t i = 0; i < table->attributes.count; i++)
        if (table->attributes.data[i].key)
            return NULL;
    if (!keep(&cached->table.groups, cached->groups, &table->groups) ||
        !keep(&cached->table.group_of_id, cached->group_of_id, &table->group_of_id) ||
        !keep(&cached->table.attributes, cached->attributes, &table->attributes))
        return NULL;
    bitstream_cache_block(&reader->stream, block, &cached->groups_block);
    return cached;
}

static COLD void cache_lists(struct reader *reader, const struct bitstream_bookmark *block,
                             struct cached_attributes *cached)
{
    const struct attribute_table *table = &reader->attributes;

    cached->lists_block.size = 0;
    if (keep(&cached->table.lists, cached->lists, &table->lists) &&
        keep(&cached->table.list_groups, cached->list_groups, &table->list_groups))
        bitstream_cache_block(&reader->stream, block, &cached->lists_block);
}

static bool use_cached_lists(struct reader *reader, const struct cached_attributes *cached)
{
    if (!bitstream_skip_cached(&reader->stream, &cached->lists_block))
        return false;
    reader->attributes.lists = cached->table.lists;
    reader->attributes.list_groups = cached->table.list_groups;
    return true;
}

static bool use_cached_groups(struct reader *reader)
{
    struct attribute_table *table = &reader->attributes;

    for (uint32_t i = 0; i < CACHED_ATTRIBUTES; i++) {
        struct cached_attributes *cached = &reader->cache->attributes[i];
        if (!bitstream_skip_cached(&reader->stream, &cached->groups_block))
            continue;
        table->groups = cached->table.groups;
        table->group_of_id = cached->table.group_of_id;
        table->attributes = cached->table.attributes;
        reader->cached_attributes = cached;
        return true;
    }
    return false;
}

/* Copies the group numbers, so that another block of groups does not change the cache. */
static COLD void copy_numbers(struct reader *reader)
{
    struct words *numbers = &reader->attributes.group_of_id, copy = {0};

    vector_reserve(reader->arena, &copy, numbers->count + 1);
    memcpy(copy.data, numbers->data, numbers->count * sizeof *copy.data);
    copy.count = numbers->count;
    *numbers = copy;
}

/* ---- Blocks ------------------------------------------------------------------------------------------------------ */

void read_attribute_groups(struct reader *reader)
{
    struct bitstream *stream = &reader->stream;
    struct bitstream_bookmark block = bitstream_bookmark(stream);
    bool is_first = reader->attributes.groups.count + reader->attributes.lists.count == 0;

    if (is_first && use_cached_groups(reader))
        return;
    if (!is_first)
        copy_numbers(reader);
    bitstream_enter(stream);
    while (bitstream_next_record(stream))
        if (stream->code == RECORD_GROUP)
            read_group(reader);
    reader->cached_attributes = is_first ? cache_groups(reader, &block) : NULL;
}

static uint32_t find_group(struct reader *reader, uint64_t id)
{
    const struct words *group_of_id = &reader->attributes.group_of_id;
    uint32_t group = id < group_of_id->count ? group_of_id->data[id] : UINT32_MAX;

    if (group == UINT32_MAX)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "attribute group %llu does not exist", (unsigned long long)id);
    return group;
}

void read_attribute_lists(struct reader *reader)
{
    struct bitstream *stream = &reader->stream;
    struct bitstream_bookmark block = bitstream_bookmark(stream);
    struct cached_attributes *cached = reader->cached_attributes;

    reader->cached_attributes = NULL;
    if (cached && use_cached_lists(reader, cached))
        return;
    bitstream_enter(stream);
    while (bitstream_next_record(stream)) {
        struct attribute_list list = {reader->attributes.list_groups.count, stream->count};
        if (stream->code != RECORD_LIST)
            reader_fail(reader, DXS_RESULT_UNSUPPORTED, "attributes in the format before LLVM 3.3");
        for (uint32_t i = 0; i < stream->count; i++)
            vector_push(reader->arena, &reader->attributes.list_groups, find_group(reader, stream->operands[i]));
        vector_push(reader->arena, &reader->attributes.lists, list);
    }
    if (cached)
        cache_lists(reader, &block, cached);
}
