/* Reads serialized root signatures (the content of an RTS0 part). */
#include "bindings/root_signature/root_signature.h"

#include "base/little_endian.h"

struct blob {
    struct arena *arena;
    const uint8_t *bytes;
    size_t size;
    uint32_t offset; /* of `bytes` in the input */
};

static uint32_t word_at(const struct blob *s, size_t at)
{
    return load32(s->bytes + at);
}

/* Fails unless `count` records of `record` bytes are inside the blob at byte `at`. */
static void require_records(const struct blob *s, uint32_t at, uint32_t count, size_t record, const char *what)
{
    if (at <= s->size && count <= (s->size - at) / record)
        return;
    s->arena->fault->error.offset = s->offset;
    fail(s->arena->fault, DXS_RESULT_INVALID_CONTAINER, "root signature: %u %s at byte %u exceed its %zu bytes", count,
         what, at, s->size);
}

static uint32_t checked_number(const struct blob *s, size_t at, uint32_t end, const char *what)
{
    uint32_t number = word_at(s, at);

    if (number < end)
        return number;
    s->arena->fault->error.offset = s->offset + (uint32_t)at;
    fail(s->arena->fault, DXS_RESULT_INVALID_CONTAINER, "root signature: %s %u does not exist", what, number);
}

static void read_ranges(const struct blob *s, enum dxs_root_signature_version version, uint32_t payload,
                        struct dxs_root_parameter *parameter)
{
    size_t record = version == DXS_ROOT_SIGNATURE_VERSION_V1_0 ? ROOT_RANGE_1_0_BYTES : ROOT_RANGE_BYTES;

    require_records(s, payload, 1, ROOT_TABLE_BYTES, "table");
    uint32_t count = word_at(s, payload), first = word_at(s, payload + 4);
    require_records(s, first, count, record, "ranges");
    struct dxs_descriptor_range *ranges = arena_array(s->arena, count, sizeof *ranges);
    for (uint32_t n = 0; n < count; n++) {
        size_t at = first + n * record;
        bool has_flags = version != DXS_ROOT_SIGNATURE_VERSION_V1_0; /* before the offset */
        ranges[n] = (struct dxs_descriptor_range){
            .type = checked_number(s, at, DXS_RANGE_TYPE_SAMPLER + 1, "the type of range"),
            .count = word_at(s, at + 4),
            .base_register = word_at(s, at + 8),
            .space = word_at(s, at + 12),
            .flags = has_flags ? word_at(s, at + 16) : 0,
            .offset = word_at(s, at + (has_flags ? 20 : 16)),
        };
    }
    parameter->ranges = ranges;
    parameter->range_count = count;
}

static struct dxs_root_parameter read_parameter(const struct blob *s, enum dxs_root_signature_version version,
                                                size_t at)
{
    struct dxs_root_parameter parameter = {
        .type = checked_number(s, at, DXS_ROOT_PARAMETER_TYPE_UAV + 1, "the type of parameter"),
        .visibility = checked_number(s, at + 4, DXS_VISIBILITY_MESH + 1, "visibility"),
    };
    uint32_t payload = word_at(s, at + 8);
    bool has_flags = version != DXS_ROOT_SIGNATURE_VERSION_V1_0;

    switch (parameter.type) {
    case DXS_ROOT_PARAMETER_TYPE_TABLE:
        read_ranges(s, version, payload, &parameter);
        break;
    case DXS_ROOT_PARAMETER_TYPE_CONSTANTS:
        require_records(s, payload, 1, ROOT_CONSTANTS_BYTES, "constants");
        parameter.constant_count = word_at(s, payload + 8);
        break;
    default:
        require_records(s, payload, 1, has_flags ? ROOT_DESCRIPTOR_BYTES : ROOT_DESCRIPTOR_1_0_BYTES,
                        "root descriptor");
        parameter.flags = has_flags ? word_at(s, payload + 8) : 0;
        break;
    }
    if (parameter.type != DXS_ROOT_PARAMETER_TYPE_TABLE) {
        parameter.shader_register = word_at(s, payload);
        parameter.space = word_at(s, payload + 4);
    }
    return parameter;
}

static struct dxs_static_sampler read_sampler(const struct blob *s, size_t at, size_t size)
{
    struct dxs_static_sampler sampler = {0};
    uint32_t words[ROOT_SAMPLER_1_2_BYTES / 4];

    for (uint32_t n = 0; n < size / 4; n++)
        words[n] = word_at(s, at + 4 * n);
    memcpy(&sampler, words, size); /* its members have the format's order */
    checked_number(s, at + offsetof(struct dxs_static_sampler, visibility), DXS_VISIBILITY_MESH + 1, "visibility");
    return sampler;
}

struct dxs_root_signature_desc *root_signature_read(struct arena *arena, const uint8_t *bytes, size_t size,
                                                    uint32_t offset)
{
    const struct blob s = {arena, bytes, size, offset};
    struct dxs_root_signature_desc *desc = arena_zeroed(arena, 1, sizeof *desc);

    require_records(&s, 0, 1, ROOT_HEADER_BYTES, "header");
    uint32_t version = word_at(&s, 0);
    if (version < DXS_ROOT_SIGNATURE_VERSION_V1_0 || version > DXS_ROOT_SIGNATURE_VERSION_V1_2) {
        arena->fault->error.offset = offset;
        fail(arena->fault, DXS_RESULT_INVALID_CONTAINER, "root signature: version %u does not exist", version);
    }
    desc->version = version;
    desc->parameter_count = word_at(&s, 4);
    desc->sampler_count = word_at(&s, 12);
    desc->flags = word_at(&s, 20);

    uint32_t first = word_at(&s, 8);
    require_records(&s, first, desc->parameter_count, ROOT_PARAMETER_BYTES, "parameters");
    struct dxs_root_parameter *parameters = arena_array(arena, desc->parameter_count, sizeof *parameters);
    for (uint32_t n = 0; n < desc->parameter_count; n++)
        parameters[n] = read_parameter(&s, desc->version, first + (size_t)n * ROOT_PARAMETER_BYTES);
    desc->parameters = parameters;

    uint32_t record = root_sampler_bytes(desc->version);
    first = word_at(&s, 16);
    require_records(&s, first, desc->sampler_count, record, "static samplers");
    struct dxs_static_sampler *samplers = arena_array(arena, desc->sampler_count, sizeof *samplers);
    for (uint32_t n = 0; n < desc->sampler_count; n++)
        samplers[n] = read_sampler(&s, first + (size_t)n * record, record);
    desc->samplers = samplers;
    return desc;
}
