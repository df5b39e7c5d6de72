#include "dxil/bitstream.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum {
    ID_END_BLOCK = 0,
    ID_ENTER_BLOCK = 1,
    ID_DEFINE_ABBREVIATION = 2,
    ID_UNABBREVIATED = 3,
    FIRST_ABBREVIATION = 4
};

enum encoding {
    ENCODING_LITERAL,
    ENCODING_FIXED,
    ENCODING_VBR,
    ENCODING_ARRAY,
    ENCODING_CHAR6,
    ENCODING_BLOB
};

enum {
    TOP_ID_WIDTH = 2,
    BLOCKINFO_ID = 0,
    BLOCKINFO_SETBID = 1,
    MOST_FREE = 64, /* operands of a record that take no bits: so the work stays linear in the size of the input */
    FAST_BITS = 56  /* that one load always holds, wherever in a byte the cursor stands */
};

void bitstream_fail(struct bitstream *stream, const char *format, ...)
{
    char message[sizeof stream->arena->fault->error.message];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    stream->arena->fault->error.offset = stream->offset + (uint32_t)(stream->start / 8);
    fail(stream->arena->fault, DXS_INVALID_BITCODE, "%s", message);
}

/* ---- Bits -------------------------------------------------------------------------------------------------------- */

static inline uint64_t load64(const uint8_t *bytes)
{
    return (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 |
           (uint64_t)bytes[4] << 32 | (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
}

/* Near the end of the stream, or more than one load holds. */
static uint64_t read_bits_slowly(struct bitstream *stream, uint32_t width)
{
    uint64_t value = 0;

    if (width > stream->end - stream->position)
        bitstream_fail(stream, "the bitcode ends inside of a record or block");
    for (uint32_t i = 0; i < width;) {
        uint32_t shift = stream->position % 8, taken = 8 - shift < width - i ? 8 - shift : width - i;
        uint64_t part = (uint64_t)stream->bytes[stream->position / 8] >> shift & ((1u << taken) - 1);
        value |= part << i;
        i += taken;
        stream->position += taken;
    }
    return value;
}

static inline uint64_t read_bits(struct bitstream *stream, uint32_t width)
{
    if (stream->position / 8 < stream->loadable && width <= FAST_BITS) {
        uint64_t window = load64(stream->bytes + stream->position / 8) >> stream->position % 8;
        stream->position += width;
        return window & ((UINT64_C(1) << width) - 1);
    }
    return read_bits_slowly(stream, width);
}

static uint64_t read_vbr_slowly(struct bitstream *stream, uint32_t width)
{
    uint64_t value = 0, more = UINT64_C(1) << (width - 1);

    for (uint64_t shift = 0;; shift += width - 1) {
        uint64_t chunk = read_bits(stream, width), data = chunk & (more - 1);
        if (shift >= 64 ? data != 0 : data << shift >> shift != data) /* leading zeros may be many */
            bitstream_fail(stream, "a number of more than 64 bits");
        if (shift < 64)
            value |= data << shift;
        if (!(chunk & more))
            return value;
    }
}

static inline uint64_t read_vbr(struct bitstream *stream, uint32_t width)
{
    if (stream->position / 8 < stream->loadable) {
        uint64_t window = load64(stream->bytes + stream->position / 8) >> stream->position % 8;
        uint64_t more = UINT64_C(1) << (width - 1), value = 0;
        for (uint32_t used = width, shift = 0; used <= FAST_BITS; used += width, shift += width - 1) {
            value |= (window & (more - 1)) << shift;
            if (!(window & more)) {
                stream->position += used;
                return value;
            }
            window >>= width;
        }
    }
    return read_vbr_slowly(stream, width);
}

static inline void align_to_word(struct bitstream *stream)
{
    stream->position = (stream->position + 31) & ~UINT64_C(31);
    if (stream->position > stream->end)
        bitstream_fail(stream, "the bitcode ends inside of a word");
}

/* ---- Records ----------------------------------------------------------------------------------------------------- */

static void reserve_operands(struct bitstream *stream, uint64_t count)
{
    if (count + BITSTREAM_PADDING <= stream->capacity)
        return;
    if (count > UINT32_MAX / 4)
        bitstream_fail(stream, "a record of %llu operands", (unsigned long long)count);
    uint32_t wanted = (uint32_t)count + (uint32_t)count / 2 + BITSTREAM_PADDING;
    stream->operands =
        arena_grow(stream->arena, stream->operands, stream->count, stream->capacity, wanted, sizeof *stream->operands);
    stream->capacity = wanted;
}

static const uint8_t char6[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

static uint64_t read_scalar(struct bitstream *stream, const struct abbreviation_operand *operand)
{
    switch (operand->encoding) {
    case ENCODING_LITERAL:
        return operand->literal;
    case ENCODING_FIXED:
        return read_bits(stream, operand->width);
    case ENCODING_VBR:
        return operand->width ? read_vbr(stream, operand->width) : 0;
    default:
        return char6[read_bits(stream, 6)];
    }
}

/* The length of an array or blob whose elements take `bits` each; one that is longer than what is left cannot be. */
static uint32_t read_length(struct bitstream *stream, uint32_t bits)
{
    uint64_t length = read_vbr(stream, 6);

    if (bits ? length > (stream->end - stream->position) / bits : length > MOST_FREE)
        bitstream_fail(stream, "an array or blob of %llu elements exceeds the bitcode", (unsigned long long)length);
    reserve_operands(stream, stream->count + length);
    return (uint32_t)length;
}

static void read_array(struct bitstream *stream, const struct abbreviation_operand *element)
{
    bool is_char6 = element->encoding == ENCODING_CHAR6;
    uint32_t width = is_char6 ? 6 : element->width, length = read_length(stream, width);
    uint64_t *out = stream->operands + stream->count, *end = out + length;

    stream->count += length;
    if (width > 0 && width <= 8 && element->encoding != ENCODING_VBR) { /* strings: several characters from one load */
        uint32_t together = FAST_BITS / width;
        uint64_t mask = (UINT64_C(1) << width) - 1, position = stream->position;
        while (end - out >= together && position / 8 < stream->loadable) {
            uint64_t window = load64(stream->bytes + position / 8) >> position % 8;
            for (uint32_t i = 0; i < together; i++, window >>= width)
                *out++ = is_char6 ? char6[window & mask] : window & mask;
            position += together * width;
        }
        stream->position = position;
    }
    while (out < end)
        *out++ = read_scalar(stream, element);
}

static void read_blob(struct bitstream *stream)
{
    uint32_t length = read_length(stream, 8);
    uint64_t *out = stream->operands + stream->count;

    align_to_word(stream);
    if (length > (stream->end - stream->position) / 8)
        bitstream_fail(stream, "a blob of %u bytes exceeds the bitcode", length);
    const uint8_t *bytes = stream->bytes + stream->position / 8;
    for (uint32_t i = 0; i < length; i++)
        out[i] = bytes[i];
    stream->count += length;
    stream->position += 8 * (uint64_t)length;
    align_to_word(stream);
}

/* A row of scalars; the position is kept in a register as long as they are short and the end is far. */
static void read_scalars(struct bitstream *stream, const struct abbreviation_operand *operands, uint32_t count)
{
    uint64_t *out = stream->operands, position = stream->position;

    for (uint32_t i = 0; i < count; i++) {
        const struct abbreviation_operand *operand = &operands[i];
        if (operand->encoding == ENCODING_LITERAL) {
            out[i] = operand->literal;
            continue;
        }
        if (position / 8 < stream->loadable && operand->width <= FAST_BITS / 2) {
            uint64_t window = load64(stream->bytes + position / 8) >> position % 8;
            uint32_t width = operand->width;
            uint64_t more = UINT64_C(1) << width >> 1, mask = (UINT64_C(1) << width) - 1;
            if (operand->encoding == ENCODING_FIXED) {
                out[i] = window & mask;
                position += width;
                continue;
            }
            if (operand->encoding == ENCODING_VBR && !(window & more)) {
                out[i] = window & mask;
                position += width;
                continue;
            }
            if (operand->encoding == ENCODING_VBR && !(window >> width & more)) {
                out[i] = (window & (more - 1)) | (window >> width & mask) << (width - 1);
                position += 2 * width;
                continue;
            }
        }
        stream->position = position;
        out[i] = read_scalar(stream, operand);
        position = stream->position;
    }
    stream->position = position;
    stream->count = count;
}

/* Those from BLOCKINFO come first, then the block's own. */
static const struct abbreviation *find_abbreviation(struct bitstream *stream, uint32_t number)
{
    const struct bitstream_scope *scope = &stream->scopes[stream->depth - 1];

    if (number < scope->info_count)
        return &stream->info[scope->block_id].data[number];
    if (number - scope->info_count >= stream->abbreviations.count - scope->first_abbreviation)
        bitstream_fail(stream, "abbreviation %u is not defined", number + FIRST_ABBREVIATION);
    return &stream->abbreviations.data[scope->first_abbreviation + number - scope->info_count];
}

static void read_abbreviated(struct bitstream *stream, uint32_t id)
{
    const struct abbreviation *abbreviation = find_abbreviation(stream, id - FIRST_ABBREVIATION);
    const struct abbreviation_operand *operands = stream->abbreviation_operands.data + abbreviation->first;

    stream->count = 0;
    reserve_operands(stream, abbreviation->count);
    uint64_t code = operands->encoding == ENCODING_LITERAL ? operands->literal : read_scalar(stream, operands);
    uint32_t scalars_end = abbreviation->count - abbreviation->tail;
    read_scalars(stream, operands + 1, scalars_end - 1);
    if (abbreviation->tail == 2)
        read_array(stream, &operands[scalars_end + 1]);
    else if (abbreviation->tail == 1)
        read_blob(stream);
    if (code > UINT32_MAX)
        bitstream_fail(stream, "a record code of more than 32 bits");
    stream->code = (uint32_t)code;
}

/* Most numbers of a shader are in such lists: each load serves several of them. */
static void read_vbr6_list(struct bitstream *stream, uint64_t *out, uint32_t count)
{
    const uint8_t *bytes = stream->bytes;
    uint64_t *end = out + count, position = stream->position;

    while (out < end && position / 8 < stream->loadable) {
        uint64_t window = load64(bytes + position / 8) >> position % 8;
        uint32_t left = FAST_BITS;
        do { /* one, two or three chunks; longer numbers are rare */
            if (!(window & 0x20)) {
                *out++ = window & 0x1F;
                window >>= 6;
                left -= 6;
            } else if (!(window & 0x800)) {
                *out++ = (window & 0x1F) | (window >> 1 & 0x3E0);
                window >>= 12;
                left -= 12;
            } else if (!(window & 0x20000)) {
                *out++ = (window & 0x1F) | (window >> 1 & 0x3E0) | (window >> 2 & 0x7C00);
                window >>= 18;
                left -= 18;
            } else {
                stream->position = position + FAST_BITS - left;
                *out++ = read_vbr(stream, 6);
                position = stream->position + left - FAST_BITS; /* the window is used up */
                break;
            }
        } while (out < end && left >= 18);
        position += FAST_BITS - left;
    }
    stream->position = position;
    while (out < end) /* near the end of the stream */
        *out++ = read_vbr(stream, 6);
}

static void read_unabbreviated(struct bitstream *stream)
{
    uint64_t code = read_vbr(stream, 6), count = read_vbr(stream, 6);

    if (code > UINT32_MAX)
        bitstream_fail(stream, "a record code of more than 32 bits");
    if (count > (stream->end - stream->position) / 6)
        bitstream_fail(stream, "a record of %llu operands exceeds the bitcode", (unsigned long long)count);
    stream->code = (uint32_t)code;
    stream->count = 0;
    reserve_operands(stream, count);
    read_vbr6_list(stream, stream->operands, (uint32_t)count);
    stream->count = (uint32_t)count;
}

/* ---- Abbreviations ----------------------------------------------------------------------------------------------- */

static struct abbreviation_operand read_abbreviation_operand(struct bitstream *stream)
{
    struct abbreviation_operand operand = {0};

    if (read_bits(stream, 1)) {
        operand.encoding = ENCODING_LITERAL;
        operand.literal = read_vbr(stream, 8);
        return operand;
    }
    operand.encoding = (uint8_t)read_bits(stream, 3);
    if (operand.encoding < ENCODING_FIXED || operand.encoding > ENCODING_BLOB)
        bitstream_fail(stream, "encoding %u is not known", operand.encoding);
    if (operand.encoding == ENCODING_FIXED || operand.encoding == ENCODING_VBR) {
        uint64_t width = read_vbr(stream, 5);
        if (width > 64 || (operand.encoding == ENCODING_VBR && width == 1))
            bitstream_fail(stream, "a field of %llu bits", (unsigned long long)width);
        operand.width = (uint8_t)width;
    }
    return operand;
}

static bool takes_no_bits(const struct abbreviation_operand *operand)
{
    return operand->encoding == ENCODING_LITERAL ||
           ((operand->encoding == ENCODING_FIXED || operand->encoding == ENCODING_VBR) && operand->width == 0);
}

static struct abbreviation read_abbreviation(struct bitstream *stream)
{
    uint64_t count = read_vbr(stream, 5);
    struct abbreviation abbreviation = {stream->abbreviation_operands.count, (uint32_t)count, 0};
    struct abbreviation_operand before = {0};
    uint32_t free_operands = 0;

    if (count == 0 || count > bitstream_left(stream))
        bitstream_fail(stream, "an abbreviation of %llu operands", (unsigned long long)count);
    vector_reserve(stream->arena, &stream->abbreviation_operands, (size_t)count);
    for (uint32_t i = 0; i < count; i++) {
        struct abbreviation_operand operand = read_abbreviation_operand(stream);
        bool is_element = i > 0 && before.encoding == ENCODING_ARRAY;
        bool is_scalar = operand.encoding != ENCODING_ARRAY && operand.encoding != ENCODING_BLOB;
        if ((operand.encoding == ENCODING_ARRAY && (i == 0 || i + 2 != count)) ||
            (operand.encoding == ENCODING_BLOB && (i == 0 || i + 1 != count)) ||
            (is_element && (!is_scalar || operand.encoding == ENCODING_LITERAL)))
            bitstream_fail(stream, "an abbreviation with an array or blob out of place");
        free_operands += takes_no_bits(&operand);
        if (free_operands > MOST_FREE)
            bitstream_fail(stream, "an abbreviation with more than %d operands that take no bits", MOST_FREE);
        if (!is_scalar)
            abbreviation.tail = (uint32_t)(count - i);
        stream->abbreviation_operands.data[stream->abbreviation_operands.count++] = operand;
        before = operand;
    }
    return abbreviation;
}

/* Abbreviations in BLOCKINFO are for the block that the last SETBID record names. */
static void read_block_info(struct bitstream *stream)
{
    uint32_t depth = stream->depth;
    uint64_t target = UINT64_MAX;

    bitstream_enter(stream);
    while (stream->depth > depth) {
        stream->start = stream->position;
        uint32_t id = (uint32_t)read_bits(stream, stream->scopes[depth].id_width);
        if (id == ID_END_BLOCK) {
            align_to_word(stream);
            if (stream->position != stream->scopes[depth].end)
                bitstream_fail(stream, "BLOCKINFO does not end where its length says");
            stream->depth--;
        } else if (id == ID_DEFINE_ABBREVIATION) {
            struct abbreviation abbreviation = read_abbreviation(stream);
            if (target == UINT64_MAX)
                bitstream_fail(stream, "an abbreviation in BLOCKINFO before the block it is for");
            if (target < BITSTREAM_INFO_BLOCKS)
                vector_push(stream->arena, &stream->info[target], abbreviation);
        } else if (id == ID_UNABBREVIATED) {
            read_unabbreviated(stream);
            if (stream->code == BLOCKINFO_SETBID && stream->count > 0)
                target = stream->operands[0] == UINT64_MAX ? UINT64_MAX - 1 : stream->operands[0];
        } else {
            bitstream_fail(stream, "BLOCKINFO holds records only");
        }
    }
}

/* ---- Blocks ------------------------------------------------------------------------------------------------------ */

void bitstream_open(struct bitstream *stream, struct arena *arena, const uint8_t *bytes, size_t size, uint32_t offset)
{
    memset(stream, 0, sizeof *stream);
    stream->arena = arena;
    stream->bytes = bytes;
    stream->loadable = size >= 8 ? size - 7 : 0;
    stream->end = 8 * (uint64_t)size;
    stream->offset = offset;
    stream->depth = 1;
    stream->scopes[0] = (struct bitstream_scope){.block_id = UINT32_MAX, .id_width = TOP_ID_WIDTH, .end = stream->end};
    reserve_operands(stream, 60);
}

static void read_block_header(struct bitstream *stream)
{
    uint64_t block_id = read_vbr(stream, 8), width = read_vbr(stream, 4);

    align_to_word(stream);
    uint64_t words = read_bits(stream, 32), end = stream->scopes[stream->depth - 1].end;
    if (block_id > UINT32_MAX || width < 2 || width > 32)
        bitstream_fail(stream, "block %llu with abbreviation ids of %llu bits", (unsigned long long)block_id,
                       (unsigned long long)width);
    if (stream->position > end || words > (end - stream->position) / 32)
        bitstream_fail(stream, "block %llu of %llu words exceeds what holds it", (unsigned long long)block_id,
                       (unsigned long long)words);
    stream->block_id = (uint32_t)block_id;
    stream->new_id_width = (uint32_t)width;
    stream->block_end = stream->position + 32 * words;
}

void bitstream_enter(struct bitstream *stream)
{
    struct bitstream_scope *scope = &stream->scopes[stream->depth];

    if (stream->depth == BITSTREAM_MAX_DEPTH)
        bitstream_fail(stream, "blocks nest deeper than %d", BITSTREAM_MAX_DEPTH);
    *scope = (struct bitstream_scope){stream->block_id, stream->new_id_width, 0, stream->abbreviations.count,
                                      stream->block_end};
    if (stream->block_id < BITSTREAM_INFO_BLOCKS)
        scope->info_count = stream->info[stream->block_id].count;
    stream->depth++;
}

void bitstream_skip(struct bitstream *stream)
{
    stream->position = stream->block_end;
}

void bitstream_abandon(struct bitstream *stream)
{
    const struct bitstream_scope *scope = &stream->scopes[--stream->depth];

    stream->position = scope->end;
    stream->abbreviations.count = scope->first_abbreviation;
}

struct bitstream_bookmark bitstream_bookmark(const struct bitstream *stream)
{
    return (struct bitstream_bookmark){stream->position, stream->block_end, stream->block_id, stream->new_id_width};
}

void bitstream_return(struct bitstream *stream, const struct bitstream_bookmark *bookmark)
{
    stream->start = stream->position = bookmark->position;
    stream->block_end = bookmark->end;
    stream->block_id = bookmark->block_id;
    stream->new_id_width = bookmark->id_width;
}

static void leave_block(struct bitstream *stream)
{
    if (stream->depth == 1)
        bitstream_fail(stream, "the end of a block outside of all blocks");
    align_to_word(stream);
    const struct bitstream_scope *scope = &stream->scopes[--stream->depth];
    if (stream->position != scope->end)
        bitstream_fail(stream, "block %u does not end where its length says", scope->block_id);
    stream->abbreviations.count = scope->first_abbreviation;
}

enum bitstream_entry bitstream_next(struct bitstream *stream)
{
    for (;;) {
        struct bitstream_scope *scope = &stream->scopes[stream->depth - 1];
        stream->start = stream->position;
        if (stream->depth == 1 && stream->end - stream->position < 32)
            return BITSTREAM_END;
        uint32_t id = (uint32_t)read_bits(stream, scope->id_width);
        switch (id) {
        case ID_END_BLOCK:
            leave_block(stream);
            return BITSTREAM_END;
        case ID_ENTER_BLOCK:
            read_block_header(stream);
            if (stream->block_id != BLOCKINFO_ID)
                return BITSTREAM_BLOCK;
            read_block_info(stream);
            continue;
        case ID_DEFINE_ABBREVIATION:
            vector_push(stream->arena, &stream->abbreviations, read_abbreviation(stream));
            continue;
        case ID_UNABBREVIATED:
            read_unabbreviated(stream);
            break;
        default:
            read_abbreviated(stream, id);
            break;
        }
        for (uint32_t i = 0; i < BITSTREAM_PADDING; i++)
            stream->operands[stream->count + i] = 0;
        return BITSTREAM_RECORD;
    }
}
