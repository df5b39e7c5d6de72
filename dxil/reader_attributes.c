/* Reads attributes: groups of them for one slot each, and lists of groups, which functions name. */
#include "dxil/reader.h"

enum {
    RECORD_LIST = 2,
    RECORD_GROUP = 3
};

enum {
    MOST_GROUPS = 65535
}; /* writers number them densely */

enum attribute_form {
    FORM_KIND = 0,
    FORM_KIND_INTEGER = 1,
    FORM_STRING = 3,
    FORM_STRING_VALUE = 4
};

/* A NUL-terminated string within the record; moves `*next` behind it. */
static const char *read_string(struct reader *reader, uint32_t *next)
{
    const struct bitstream *stream = &reader->stream;
    uint32_t first = *next, end = first;

    while (end < stream->count && stream->operands[end] != 0)
        end++;
    if (end == stream->count)
        reader_fail(reader, DXS_INVALID_BITCODE, "an attribute whose text does not end");
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
    struct attribute_group group = {.first = reader->attributes.count};
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
            reader_fail(reader, DXS_INVALID_BITCODE, "an attribute of form %llu", (unsigned long long)form);
        }
        vector_push(reader->arena, &reader->attributes, attribute);
    }
    group.count = reader->attributes.count - group.first;
    if (operands[0] > MOST_GROUPS)
        reader_fail(reader, DXS_INVALID_BITCODE, "attribute group %llu", (unsigned long long)operands[0]);
    while (reader->attribute_group_of_id.count <= operands[0])
        vector_push(reader->arena, &reader->attribute_group_of_id, UINT32_MAX);
    reader->attribute_group_of_id.data[operands[0]] = reader->attribute_groups.count;
    vector_push(reader->arena, &reader->attribute_groups, group);
}

void read_attribute_groups(struct reader *reader)
{
    struct bitstream *stream = &reader->stream;
    enum bitstream_entry entry;

    bitstream_enter(stream);
    while ((entry = bitstream_next(stream)) != BITSTREAM_END) {
        if (entry == BITSTREAM_BLOCK)
            bitstream_skip(stream);
        else if (stream->code == RECORD_GROUP)
            read_group(reader);
    }
}

static uint32_t find_group(struct reader *reader, uint64_t id)
{
    const struct words *group_of_id = &reader->attribute_group_of_id;
    uint32_t group = id < group_of_id->count ? group_of_id->data[id] : UINT32_MAX;

    if (group == UINT32_MAX)
        reader_fail(reader, DXS_INVALID_BITCODE, "attribute group %llu does not exist", (unsigned long long)id);
    return group;
}

void read_attribute_lists(struct reader *reader)
{
    struct bitstream *stream = &reader->stream;
    enum bitstream_entry entry;

    bitstream_enter(stream);
    while ((entry = bitstream_next(stream)) != BITSTREAM_END) {
        if (entry == BITSTREAM_BLOCK) {
            bitstream_skip(stream);
        } else if (stream->code == RECORD_LIST) {
            struct attribute_list list = {reader->attribute_list_groups.count, stream->count};
            for (uint32_t i = 0; i < stream->count; i++)
                vector_push(reader->arena, &reader->attribute_list_groups, find_group(reader, stream->operands[i]));
            vector_push(reader->arena, &reader->attribute_lists, list);
        } else {
            reader_fail(reader, DXS_UNSUPPORTED, "attributes in the form of LLVM before 3.3");
        }
    }
}
