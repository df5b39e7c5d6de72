/* Reads signature parts. Elements have 24, 28 or 32 bytes; names stand behind them. */
#include "dxbc/signatures.h"

#include "base/little_endian.h"

#include <string.h>

enum {
    HEADER_WORDS = 2,
    ELEMENT_WORDS = 6, /* without stream and minimum precision */
    MAX_ROWS = 512     /* four stages' worth; an element is at most one component */
};

static bool has_streams(uint32_t name)
{
    return name == FOURCC('O', 'S', 'G', '5') || name >> 24 == '1';
}

static bool has_precisions(uint32_t name)
{
    return name >> 24 == '1';
}

/* The text at an offset of the part. `copy` is the part with a NUL behind it. */
static const char *name_at(struct fault *fault, const struct container_part *part, const char *copy, uint32_t offset)
{
    if (offset >= part->size || !memchr(copy + offset, 0, part->size - offset))
        fail(fault, DXS_RESULT_INVALID_CONTAINER,
             "a signature: a name at offset %u does not end in the part of %zu bytes", offset, part->size);
    return copy + offset;
}

static struct signature_row read_row(struct fault *fault, const struct container_part *part, const char *copy,
                                     const uint8_t *bytes)
{
    bool streams = has_streams(part->name);
    const uint8_t *rest = bytes + (streams ? 4 : 0);
    struct signature_row row = {.stream = streams ? load32(bytes) : 0};

    fault->error.offset = part->offset + (uint32_t)(bytes - part->data);
    row.name = name_at(fault, part, copy, load32(rest));
    row.semantic_index = load32(rest + 4);
    row.system_value = load32(rest + 8);
    row.component_type = load32(rest + 12);
    row.row = load32(rest + 16);
    row.mask = rest[20] & 15;
    row.use_mask = rest[21] & 15;
    row.min_precision = has_precisions(part->name) ? load32(rest + 24) : 0;
    if (row.stream > 3)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "a signature: \"%.64s\" is of stream %u", row.name, row.stream);
    return row;
}

struct signature_rows signature_read(struct arena *arena, const struct container_part *part)
{
    struct fault *fault = arena->fault;

    if (!part->data)
        return (struct signature_rows){0};
    fault->error.part = part->name;
    fault->error.offset = part->offset;
    if (part->size < 4 * HEADER_WORDS)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "a signature needs %d bytes, not %zu", 4 * HEADER_WORDS, part->size);
    uint32_t count = load32(part->data), first = load32(part->data + 4);
    uint32_t element = 4 * (ELEMENT_WORDS + has_streams(part->name) + has_precisions(part->name));
    if (count > MAX_ROWS || first > part->size || (size_t)count * element > part->size - first)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "a signature: %u elements do not fit into %zu bytes", count,
             part->size);
    const char *copy = arena_text(arena, (const char *)part->data, part->size);
    struct signature_row *rows = arena_array(arena, count, sizeof *rows);
    for (uint32_t i = 0; i < count; i++)
        rows[i] = read_row(fault, part, copy, part->data + first + (size_t)i * element);
    fault->error.part = fault->error.offset = DXS_NONE;
    return (struct signature_rows){rows, count};
}
