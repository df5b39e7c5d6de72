/* Reads root signatures from JSON as root_signature_json writes it. Members can be in any order; missing ones have
 * their defaults. */
#include "inspect/json_read.h"
#include "inspect/root_signature_fields.h"
#include "inspect/root_signature_text.h"

#include <string.h>

static uint32_t read_name(struct source *source, const struct named_number *names)
{
    const char *start = source->at, *string = json_read_string(source);

    while (*names->name && strcmp(names->name, string) != 0)
        names++;
    if (!*names->name)
        source_fail(source, start, "\"%.60s\" is no value of this member", string);
    return names->number;
}

static uint32_t read_flags(struct source *source, const struct named_number *names)
{
    uint32_t flags = 0, count = 0;

    json_read_array(source);
    while (json_read_element(source, &count))
        flags |= read_name(source, names);
    return flags;
}

static uint32_t read_value(struct source *source, const struct field *field)
{
    switch (field->kind) {
    case FIELD_COUNT:
    case FIELD_OFFSET:
        return json_read_null(source) ? UINT32_MAX : json_read_number(source);
    case FIELD_FLOAT:
        return bits_of_float(json_read_float(source));
    case FIELD_CHOICE:
        return read_name(source, names_in(field->names));
    case FIELD_FLAGS:
        return read_flags(source, names_in(field->names));
    default:
        return json_read_number(source);
    }
}

static const struct json_member *find_member(const struct json_object *object, const char *key)
{
    for (uint32_t n = 0; n < object->count; n++)
        if (strcmp(object->members[n].key, key) == 0)
            return &object->members[n];
    return NULL;
}

/* Reads the members of an object into the record, except "type" and `other`, which the caller reads. */
static void read_fields(struct source *source, const struct json_object *object, const struct element *element,
                        const char *other, void *record)
{
    for (uint32_t n = 0; n < object->count; n++) {
        const struct json_member *member = &object->members[n];
        uint32_t f = 0;
        while (f < element->field_count && strcmp(element->fields[f].json, member->key) != 0)
            f++;
        if (f < element->field_count) {
            source->at = member->value;
            field_set(record, &element->fields[f], read_value(source, &element->fields[f]));
        } else if (strcmp(member->key, "type") != 0 && (!other || strcmp(member->key, other) != 0)) {
            source_fail(source, member->position, "\"%.40s\" is no member of a %s", member->key, element->json);
        }
    }
    for (uint32_t f = 0; f < element->field_count; f++)
        if (element->fields[f].required && !find_member(object, element->fields[f].json))
            source_fail(source, object->position, "this %s has no member \"%s\"", element->json,
                        element->fields[f].json);
}

/* Reads "type": the index of the element. */
static uint32_t read_type(struct source *source, const struct json_object *object, const struct element *elements,
                          uint32_t count)
{
    const struct json_member *member = find_member(object, "type");
    uint32_t n = 0;

    if (!member)
        source_fail(source, object->position, "this object has no member \"type\"");
    source->at = member->value;
    const char *type = json_read_string(source);
    while (n < count && strcmp(elements[n].json, type) != 0)
        n++;
    if (n == count)
        source_fail(source, member->value, "type \"%.40s\" does not exist", type);
    return n;
}

static void read_ranges(struct source *source, struct dxs_root_parameter *parameter)
{
    VECTOR(struct dxs_descriptor_range) ranges = {0};
    struct json_object object;
    uint32_t count = 0;

    json_read_array(source);
    while (json_read_element(source, &count)) {
        struct dxs_descriptor_range range = {0};
        json_read_object(source, &object);
        const char *end = source->at;
        range.type = (enum dxs_range_type)read_type(source, &object, range_elements, RANGE_ELEMENTS);
        element_set_defaults(&range, &range_elements[range.type]);
        read_fields(source, &object, &range_elements[range.type], NULL, &range);
        vector_push(source->arena, &ranges, range);
        source->at = end;
    }
    parameter->ranges = ranges.data;
    parameter->range_count = ranges.count;
}

static struct dxs_root_parameter read_parameter(struct source *source)
{
    struct dxs_root_parameter parameter = {0};
    struct json_object object;

    json_read_object(source, &object);
    const char *end = source->at;
    parameter.type =
        (enum dxs_root_parameter_type)read_type(source, &object, root_parameter_elements, ROOT_PARAMETER_ELEMENTS);
    const struct element *element = &root_parameter_elements[parameter.type];
    const char *ranges = parameter.type == DXS_ROOT_PARAMETER_TYPE_TABLE ? "ranges" : NULL;
    element_set_defaults(&parameter, element);
    read_fields(source, &object, element, ranges, &parameter);
    if (ranges) {
        const struct json_member *member = find_member(&object, ranges);
        if (!member)
            source_fail(source, object.position, "this table has no member \"ranges\"");
        source->at = member->value;
        read_ranges(source, &parameter);
    }
    source->at = end;
    return parameter;
}

static void read_parameters(struct source *source, struct dxs_root_signature_desc *desc)
{
    VECTOR(struct dxs_root_parameter) parameters = {0};
    uint32_t count = 0;

    json_read_array(source);
    while (json_read_element(source, &count))
        vector_push(source->arena, &parameters, read_parameter(source));
    desc->parameters = parameters.data;
    desc->parameter_count = parameters.count;
}

static void read_samplers(struct source *source, struct dxs_root_signature_desc *desc)
{
    VECTOR(struct dxs_static_sampler) samplers = {0};
    struct json_object object;
    uint32_t count = 0;

    json_read_array(source);
    while (json_read_element(source, &count)) {
        struct dxs_static_sampler sampler = {0};
        json_read_object(source, &object);
        const char *end = source->at;
        element_set_defaults(&sampler, &static_sampler_element);
        read_fields(source, &object, &static_sampler_element, NULL, &sampler);
        vector_push(source->arena, &samplers, sampler);
        source->at = end;
    }
    desc->samplers = samplers.data;
    desc->sampler_count = samplers.count;
}

static enum dxs_root_signature_version read_version(struct source *source)
{
    static const struct named_number versions[] = {{"1.0", DXS_ROOT_SIGNATURE_VERSION_V1_0},
                                                   {"1.1", DXS_ROOT_SIGNATURE_VERSION_V1_1},
                                                   {"1.2", DXS_ROOT_SIGNATURE_VERSION_V1_2},
                                                   {"", 0}};
    return (enum dxs_root_signature_version)read_name(source, versions);
}

struct dxs_root_signature_desc *root_signature_from_json(struct arena *arena, const char *text, size_t size)
{
    struct source source = {arena, text, text, text + size};
    struct dxs_root_signature_desc *desc = arena_zeroed(arena, 1, sizeof *desc);
    struct json_object object;

    json_read_object(&source, &object);
    json_read_end(&source);
    for (uint32_t n = 0; n < object.count; n++) {
        const struct json_member *member = &object.members[n];
        source.at = member->value;
        if (strcmp(member->key, "version") == 0)
            desc->version = read_version(&source);
        else if (strcmp(member->key, "flags") == 0)
            desc->flags = read_flags(&source, names_in(ROOT_FLAG_NAMES));
        else if (strcmp(member->key, "parameters") == 0)
            read_parameters(&source, desc);
        else if (strcmp(member->key, "static_samplers") == 0)
            read_samplers(&source, desc);
        else
            source_fail(&source, member->position, "\"%.40s\" is no member of a root signature", member->key);
    }
    if (!find_member(&object, "version"))
        source_fail(&source, object.position, "this root signature has no member \"version\"");
    return desc;
}
