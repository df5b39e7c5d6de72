/* Writes bits, blocks and records of LLVM bitstreams, and the DXIL container around them. */
#include "tests/common/bitcode_writer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TOP_ID_WIDTH = 2,
    ID_END_BLOCK = 0,
    ID_ENTER_BLOCK = 1,
    ID_UNABBREVIATED = 3,
};

static void *grow(void *memory, size_t size)
{
    void *grown = realloc(memory, size);

    if (!grown) {
        fputs("out of memory\n", stderr);
        exit(2);
    }
    return grown;
}

/* ---- Lists ------------------------------------------------------------------------------------------------------- */

void numbers_append(struct numbers *numbers, const uint64_t *data, size_t count)
{
    if (count > numbers->capacity - numbers->count) {
        numbers->capacity = 2 * numbers->capacity + count + 16;
        numbers->data = grow(numbers->data, numbers->capacity * sizeof *numbers->data);
    }
    if (count)
        memcpy(numbers->data + numbers->count, data, count * sizeof *data);
    numbers->count += count;
}

void numbers_push(struct numbers *numbers, uint64_t number)
{
    numbers_append(numbers, &number, 1);
}

uint64_t signed_number(int64_t value)
{
    if (value >= 0)
        return (uint64_t)value << 1;
    return value == INT64_MIN ? 1 : (uint64_t)-value << 1 | 1;
}

/* ---- Bits -------------------------------------------------------------------------------------------------------- */

static void write_byte(struct bitcode_writer *writer, uint8_t byte)
{
    if (writer->size == writer->capacity) {
        writer->capacity = 2 * writer->capacity + 1024;
        writer->bytes = grow(writer->bytes, writer->capacity);
    }
    writer->bytes[writer->size++] = byte;
}

void bitcode_bits(struct bitcode_writer *writer, uint64_t value, uint32_t width)
{
    writer->pending |= value << writer->pending_count;
    writer->pending_count += width;
    for (; writer->pending_count >= 8; writer->pending_count -= 8, writer->pending >>= 8)
        write_byte(writer, (uint8_t)writer->pending);
}

/* In `chunks` chunks at least; the last ones may be zeros. */
static void write_wide_vbr(struct bitcode_writer *writer, uint64_t value, uint32_t width, uint32_t chunks)
{
    uint64_t more = UINT64_C(1) << (width - 1);

    for (; value >= more || chunks > 1; value >>= width - 1, chunks -= chunks > 1)
        bitcode_bits(writer, (value & (more - 1)) | more, width);
    bitcode_bits(writer, value, width);
}

void bitcode_vbr(struct bitcode_writer *writer, uint64_t value, uint32_t width)
{
    write_wide_vbr(writer, value, width, 1);
}

static void align_to_word(struct bitcode_writer *writer)
{
    if (writer->pending_count)
        bitcode_bits(writer, 0, 8 - writer->pending_count);
    while (writer->size % 4)
        write_byte(writer, 0);
}

static void store_word(uint8_t *bytes, uint32_t word)
{
    for (uint32_t i = 0; i < 4; i++)
        bytes[i] = (uint8_t)(word >> 8 * i);
}

/* ---- Blocks and records ------------------------------------------------------------------------------------------ */

static uint32_t current_id_width(const struct bitcode_writer *writer)
{
    return writer->depth ? writer->blocks[writer->depth - 1].id_width : TOP_ID_WIDTH;
}

void bitcode_id(struct bitcode_writer *writer, uint32_t id)
{
    bitcode_bits(writer, id, current_id_width(writer));
}

void bitcode_begin(struct bitcode_writer *writer)
{
    static const uint8_t magic[] = {'B', 'C', 0xC0, 0xDE};

    memset(writer, 0, sizeof *writer);
    for (size_t i = 0; i < sizeof magic; i++)
        write_byte(writer, magic[i]);
}

void bitcode_enter(struct bitcode_writer *writer, uint32_t block_id, uint32_t id_width)
{
    bitcode_id(writer, ID_ENTER_BLOCK);
    bitcode_vbr(writer, block_id, 8);
    bitcode_vbr(writer, id_width, 4);
    align_to_word(writer);
    writer->blocks[writer->depth].length_at = writer->size;
    writer->blocks[writer->depth].id = block_id;
    writer->blocks[writer->depth++].id_width = id_width;
    bitcode_bits(writer, 0, 32);
}

void bitcode_leave(struct bitcode_writer *writer)
{
    bitcode_id(writer, ID_END_BLOCK);
    align_to_word(writer);
    size_t length_at = writer->blocks[--writer->depth].length_at;
    store_word(writer->bytes + length_at, (uint32_t)((writer->size - length_at - 4) / 4));
}

void bitcode_record(struct bitcode_writer *writer, uint32_t code, const uint64_t *operands, size_t count)
{
    bitcode_id(writer, ID_UNABBREVIATED);
    bitcode_vbr(writer, code, 6);
    bitcode_vbr(writer, count, 6);
    for (size_t i = 0; i < count; i++)
        bitcode_vbr(writer, operands[i], 6);
}

void bitcode_wide_record(struct bitcode_writer *writer, uint32_t code, const uint64_t *operands, size_t count)
{
    bitcode_id(writer, ID_UNABBREVIATED);
    bitcode_vbr(writer, code, 6);
    write_wide_vbr(writer, count, 6, 4);
    for (size_t i = 0; i < count; i++)
        write_wide_vbr(writer, operands[i], 6, i == 0 ? 5 : 1);
}

void bitcode_free(struct bitcode_writer *writer)
{
    free(writer->bytes);
    memset(writer, 0, sizeof *writer);
}

/* ---- The container ----------------------------------------------------------------------------------------------- */

uint8_t *wrap_bitcode(const uint8_t *bitcode, size_t size, uint32_t shader_kind, uint32_t minor, size_t *container_size)
{
    enum {
        PART_AT = 36, /* behind the header and the only offset */
        PROGRAM_AT = PART_AT + 8,
        BITCODE_AT = PROGRAM_AT + 24
    };
    size_t padded = (size + 3) / 4 * 4;
    uint8_t *bytes = grow(NULL, BITCODE_AT + padded);

    memset(bytes, 0, BITCODE_AT + padded);
    memcpy(bytes, "DXBC", 4);
    store_word(bytes + 20, 1);
    store_word(bytes + 24, (uint32_t)(BITCODE_AT + padded));
    store_word(bytes + 28, 1);
    store_word(bytes + 32, PART_AT);
    memcpy(bytes + PART_AT, "DXIL", 4);
    store_word(bytes + PART_AT + 4, (uint32_t)(24 + padded));
    store_word(bytes + PROGRAM_AT, shader_kind << 16 | 6 << 4 | minor);
    store_word(bytes + PROGRAM_AT + 4, (uint32_t)(24 + padded) / 4);
    memcpy(bytes + PROGRAM_AT + 8, "DXIL", 4);
    store_word(bytes + PROGRAM_AT + 12, 1 << 8 | minor);
    store_word(bytes + PROGRAM_AT + 16, 16);
    store_word(bytes + PROGRAM_AT + 20, (uint32_t)size);
    memcpy(bytes + BITCODE_AT, bitcode, size);
    *container_size = BITCODE_AT + padded;
    return bytes;
}
