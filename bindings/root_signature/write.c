/* Writes root signatures in DXC's order: header, parameters, their payloads, static samplers. */
#include "bindings/root_signature/root_signature.h"

#include "base/little_endian.h"
#include "dxil/module.h"

#include <string.h>

enum {
    CONTAINER_HEADER_BYTES = 32,
    PART_OFFSET_BYTES = 4,
    PART_HEADER_BYTES = 8,
    CONTAINER_BYTES = CONTAINER_HEADER_BYTES + PART_OFFSET_BYTES + PART_HEADER_BYTES,
    HASHED_FROM = 20
};

static void write_payload(struct arena *arena, struct words *out, enum dxs_root_signature_version version,
                          const struct dxs_root_parameter *parameter)
{
    bool has_flags = version != DXS_ROOT_SIGNATURE_VERSION_V1_0;

    if (parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE) {
        uint32_t ranges = 4 * out->count + ROOT_TABLE_BYTES; /* their offset: directly behind */
        vector_push(arena, out, parameter->range_count);
        vector_push(arena, out, ranges);
        for (uint32_t n = 0; n < parameter->range_count; n++) {
            const struct dxs_descriptor_range *range = &parameter->ranges[n];
            uint32_t *words = words_append(arena, out, (has_flags ? ROOT_RANGE_BYTES : ROOT_RANGE_1_0_BYTES) / 4);
            *words++ = range->type;
            *words++ = range->count;
            *words++ = range->base_register;
            *words++ = range->space;
            if (has_flags)
                *words++ = range->flags;
            *words = range->offset;
        }
        return;
    }
    vector_push(arena, out, parameter->shader_register);
    vector_push(arena, out, parameter->space);
    if (parameter->type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS)
        vector_push(arena, out, parameter->constant_count);
    else if (has_flags)
        vector_push(arena, out, parameter->flags);
}

static struct words write_content(struct arena *arena, const struct dxs_root_signature_desc *desc)
{
    struct words out = {0};
    uint32_t *header = words_append(arena, &out, ROOT_HEADER_BYTES / 4);

    header[0] = desc->version;
    header[1] = desc->parameter_count;
    header[2] = ROOT_HEADER_BYTES;
    header[3] = desc->sampler_count;
    header[5] = desc->flags;
    uint32_t parameters = out.count;
    words_append(arena, &out, desc->parameter_count * (ROOT_PARAMETER_BYTES / 4));
    for (uint32_t n = 0; n < desc->parameter_count; n++) {
        uint32_t *record = out.data + parameters + n * (ROOT_PARAMETER_BYTES / 4);
        record[0] = desc->parameters[n].type;
        record[1] = desc->parameters[n].visibility;
        record[2] = 4 * out.count;
        write_payload(arena, &out, desc->version, &desc->parameters[n]);
    }
    out.data[4] = 4 * out.count;
    uint32_t size = root_sampler_bytes(desc->version);
    for (uint32_t n = 0; n < desc->sampler_count; n++)
        memcpy(words_append(arena, &out, size / 4), &desc->samplers[n], size);
    return out;
}

static void store_words(uint8_t *bytes, const uint32_t *words, uint32_t count)
{
    for (uint32_t n = 0; n < 4 * count; n++)
        bytes[n] = (uint8_t)(words[n / 4] >> 8 * (n % 4));
}

const uint8_t *root_signature_write_content(struct arena *arena, const struct dxs_root_signature_desc *desc,
                                            size_t *size)
{
    struct words content = write_content(arena, desc);
    uint8_t *bytes = arena_array(arena, content.count, 4);

    store_words(bytes, content.data, content.count);
    *size = 4 * (size_t)content.count;
    return bytes;
}

const uint8_t *root_signature_write(struct arena *arena, const struct dxs_root_signature_desc *desc, size_t *size)
{
    struct words content = write_content(arena, desc);
    const uint32_t total = CONTAINER_BYTES + 4 * content.count;
    const uint32_t head[CONTAINER_BYTES / 4] = {FOURCC('D', 'X', 'B', 'C'),
                                                0,
                                                0,
                                                0,
                                                0,
                                                1,
                                                total,
                                                1,
                                                CONTAINER_HEADER_BYTES + PART_OFFSET_BYTES,
                                                FOURCC('R', 'T', 'S', '0'),
                                                4 * content.count};
    uint8_t *bytes = arena_array(arena, total, 1);

    store_words(bytes, head, CONTAINER_BYTES / 4);
    store_words(bytes + CONTAINER_BYTES, content.data, content.count);
    container_digest(bytes + HASHED_FROM, total - HASHED_FROM, bytes + 4);
    *size = total;
    return bytes;
}
