/* Members of buffers as JSON. Structures nest as in HLSL. */
#include "inspect/reflect_members.h"

#include "inspect/json_fields.h"

enum {
    PLACE = 1 << 0,
    COMPONENTS = 1 << 1,
    MATRIX = 1 << 2,
    ARRAY = 1 << 3,
    STRUCTURE = 1 << 4
};

#define MEMBER(FIELD)                                                                                                  \
    FIELD(buffer_member, name, name, STRING, PLACE)                                                                    \
    FIELD(buffer_member, offset, offset, NUMBER, PLACE)                                                                \
    FIELD(buffer_member, size, size, NUMBER, PLACE)                                                                    \
    FIELD(buffer_member, class, type_class, TYPE_CLASS, PLACE)                                                         \
    FIELD(buffer_member, type_name, type_name, STRING, STRUCTURE)                                                      \
    FIELD(buffer_member, component_type, component_type, COMPONENT, COMPONENTS)                                        \
    FIELD(buffer_member, component_size, component_size, NUMBER, COMPONENTS)                                           \
    FIELD(buffer_member, rows, rows, NUMBER, COMPONENTS)                                                               \
    FIELD(buffer_member, columns, columns, NUMBER, COMPONENTS)                                                         \
    FIELD(buffer_member, vector_stride, vector_stride, NUMBER, MATRIX)                                                 \
    FIELD(buffer_member, element_count, element_count, NUMBER, ARRAY)                                                  \
    FIELD(buffer_member, element_stride, element_stride, NUMBER, ARRAY)                                                \
    FIELD(buffer_member, used, is_used, BOOLEAN, PLACE)
JSON_TABLE(member_fields, MEMBER);

static unsigned member_parts(const struct dxs_buffer_member *member)
{
    return PLACE | (member->type_class == DXS_TYPE_CLASS_STRUCTURE ? STRUCTURE : COMPONENTS) |
           (member->vector_stride ? MATRIX : 0) | (member->element_count ? ARRAY : 0);
}

void write_members(struct json *json, const struct dxs_buffer_member *members, uint32_t count)
{
    json_open(json, "members", '[');
    for (uint32_t n = 0; n < count; n++) {
        json_open(json, NULL, '{');
        json_fields(json, &member_fields, &members[n], member_parts(&members[n]));
        if (members[n].type_class == DXS_TYPE_CLASS_STRUCTURE)
            write_members(json, members[n].members, members[n].member_count);
        json_close(json, '}');
    }
    json_close(json, ']');
}
