#include "dxil/bitstream.h"

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
    FAST_BITS = 56, /* that one load always holds, wherever in a byte the cursor stands */
    MOST_NARROW = FAST_BITS / 2, /* bits of a field of which one load holds two chunks */
    USUAL_ABBREVIATIONS = 32,    /* of a DXIL file, room for which is made at once, and for their operands */
    USUAL_ABBREVIATION_OPERANDS = 128
};

void bitstream_fail(struct bitstream *stream, const char *format, ...)
{
    va_list arguments;

    stream->arena->fault->error.offset = stream->offset + (uint32_t)(stream->start / 8);
    va_start(arguments, format);
    fail_with(stream->arena->fault, DXS_INVALID_BITCODE, format, arguments);
}

/* ---- Bits -------------------------------------------------------------------------------------------------------- */

static inline uint64_t load64(const uint8_t *bytes)
{
    return (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 |
           (uint64_t)bytes[4] << 32 | (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
}

/* Near the end of the stream, or more than one load holds. */
static COLD uint64_t read_bits_slowly(struct bitstream *stream, uint32_t width)
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

static COLD uint64_t read_vbr_slowly(struct bitstream *stream, uint32_t width)
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

static COLD void grow_operands(struct bitstream *stream, uint64_t count)
{
    if (count > UINT32_MAX / 4)
        bitstream_fail(stream, "a record of %llu operands", (unsigned long long)count);
    uint32_t wanted = (uint32_t)count + (uint32_t)count / 2 + BITSTREAM_PADDING;
    stream->operands =
        arena_grow(stream->arena, stream->operands, stream->count, stream->capacity, wanted, sizeof *stream->operands);
    stream->capacity = wanted;
}

static inline void reserve_operands(struct bitstream *stream, uint64_t count)
{
    if (count + BITSTREAM_PADDING > stream->capacity)
        grow_operands(stream, count);
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

/* Strings: each load serves several characters. */
static uint64_t *read_characters(struct bitstream *stream, uint64_t *out, const uint64_t *end, uint32_t width,
                                 bool is_char6)
{
    enum {
        MOST = FAST_BITS / 8 /* of the widest, from one load */
    };
    uint64_t mask = (UINT64_C(1) << width) - 1, position = stream->position;

    while (out < end && position / 8 < stream->loadable) {
        uint64_t window = load64(stream->bytes + position / 8) >> position % 8;
        uint32_t together = end - out < MOST ? (uint32_t)(end - out) : MOST;
        const uint64_t *last = out + together;
        if (is_char6)
            for (; out < last; window >>= 6)
                *out++ = char6[window & 63];
        else
            for (; out < last; window >>= width)
                *out++ = window & mask;
        position += together * width;
    }
    stream->position = position;
    return out;
}

static void read_array(struct bitstream *stream, const struct abbreviation_operand *element)
{
    bool is_char6 = element->encoding == ENCODING_CHAR6;
    uint32_t width = is_char6 ? 6 : element->width, length = read_length(stream, width);
    uint64_t *out = stream->operands + stream->count, *end = out + length;

    stream->count += length;
    if (is_char6 || (element->encoding == ENCODING_FIXED && width > 0 && width <= 8))
        out = read_characters(stream, out, end, width, is_char6);
    while (out < end)
        *out++ = read_scalar(stream, element);
}

static COLD void read_blob(struct bitstream *stream)
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

/* Those from BLOCKINFO come first, then the block's own. */
static inline const struct abbreviation *find_abbreviation(struct bitstream *stream, uint32_t number)
{
    const struct bitstream_scope *scope = stream->scope;

    if (number < scope->info_count)
        return &scope->info[number];
    if (number - scope->info_count >= stream->abbreviations.count - scope->first_abbreviation)
        bitstream_fail(stream, "abbreviation %u is not defined", number + FIRST_ABBREVIATION);
    return &stream->abbreviations.data[scope->first_abbreviation + number - scope->info_count];
}

static enum bitstream_entry end_record(struct bitstream *stream)
{
    memset(stream->operands + stream->count, 0, BITSTREAM_PADDING * sizeof *stream->operands);
    return BITSTREAM_RECORD;
}

static APART enum bitstream_entry read_by_parts(struct bitstream *stream, const struct abbreviation *abbreviation)
{
    const struct abbreviation_operand *operands = stream->abbreviation_operands.data + abbreviation->first;
    uint32_t scalars = abbreviation->scalars;
    uint64_t code = read_scalar(stream, operands++);

    if (code > UINT32_MAX)
        bitstream_fail(stream, "a record code of more than 32 bits");
    stream->code = (uint32_t)code;
    stream->count = 0;
    reserve_operands(stream, scalars);
    for (uint32_t i = 0; i < scalars; i++)
        stream->operands[i] = read_scalar(stream, operands++);
    stream->count = scalars;
    if (abbreviation->tail == 2)
        read_array(stream, operands + 1);
    else if (abbreviation->tail == 1)
        read_blob(stream);
    return end_record(stream);
}

/* The scalars of a plain abbreviation from `i` on, as long as they take two chunks at most. Literals are fields without
 * bits, so that one way serves all. Returns where it has stopped. */
static inline uint32_t read_narrow_scalars(struct bitstream *stream, const struct abbreviation_operand *operands,
                                           uint32_t i, uint32_t count)
{
    const uint8_t *bytes = stream->bytes;
    uint64_t *out = stream->operands, position = stream->position;

    for (; i < count; i++) {
        const struct abbreviation_operand *operand = &operands[i];
        uint64_t window = load64(bytes + position / 8) >> position % 8, field = window & operand->mask;
        uint32_t width = operand->width;
        if (field & operand->more) {
            uint64_t next = window >> width & operand->mask;
            if (next & operand->more)
                break;
            field = (field ^ operand->more) | next << (width - 1);
            position += width;
        }
        out[i] = field + operand->literal;
        position += width;
    }
    stream->position = position;
    return i;
}

static enum bitstream_entry read_abbreviated(struct bitstream *stream, uint32_t id)
{
    const struct abbreviation *abbreviation = find_abbreviation(stream, id - FIRST_ABBREVIATION);
    uint32_t scalars = abbreviation->scalars, i = 0;

    if (!abbreviation->is_plain || scalars + BITSTREAM_PADDING > stream->capacity)
        return read_by_parts(stream, abbreviation);
    const struct abbreviation_operand *operands = stream->abbreviation_operands.data + abbreviation->first;
    stream->code = (uint32_t)operands++->literal;
    while (i < scalars) {
        if (stream->position / 8 + abbreviation->reach < stream->loadable)
            i = read_narrow_scalars(stream, operands, i, scalars);
        if (i < scalars) {
            stream->operands[i] = read_scalar(stream, &operands[i]);
            i++;
        }
    }
    stream->count = scalars;
    return end_record(stream);
}

/* Numbers of one to four chunks as long as there are such, far from the end of the stream: nearly all numbers of a
 * shader. Returns where it has stopped. */
static inline uint64_t *read_short_vbr6(struct bitstream *stream, uint64_t *out, const uint64_t *end)
{
    const uint8_t *bytes = stream->bytes;
    uint64_t position = stream->position;

    for (; out < end; out++) {
        uint64_t window = load64(bytes + position / 8) >> position % 8;
        if (!(window & 0x20)) {
            *out = window & 0x1F;
            position += 6;
        } else if (!(window & 0x800)) {
            *out = (window & 0x1F) | (window >> 1 & 0x3E0);
            position += 12;
        } else if (!(window & 0x20000)) {
            *out = (window & 0x1F) | (window >> 1 & 0x3E0) | (window >> 2 & 0x7C00);
            position += 18;
        } else if (!(window & 0x800000)) { /* as in each call: flags that begin at bit 15 */
            *out = (window & 0x1F) | (window >> 1 & 0x3E0) | (window >> 2 & 0x7C00) | (window >> 3 & 0xF8000);
            position += 24;
        } else {
            break;
        }
    }
    stream->position = position;
    return out;
}

/* Whether a list of so many short numbers is far from the end of the stream, and from what may follow it. */
static inline bool has_bytes_for(const struct bitstream *stream, uint64_t count)
{
    enum {
        MOST_BYTES = 3 /* of a short number */
    };
    return stream->position / 8 + MOST_BYTES * count < stream->loadable;
}

/* The rest of a record's numbers, from a long one on or near the end of the stream. */
static APART enum bitstream_entry read_any_vbr6(struct bitstream *stream, uint64_t *out, const uint64_t *end)
{
    while (out < end) {
        *out++ = read_vbr(stream, 6);
        if (has_bytes_for(stream, (uint64_t)(end - out)))
            out = read_short_vbr6(stream, out, end);
    }
    return end_record(stream);
}

/* The numbers of a record, `count` of them as it says. */
static COLD enum bitstream_entry read_any_list(struct bitstream *stream, uint64_t count)
{
    if (count > stream->end || 6 * count > stream->end - stream->position)
        bitstream_fail(stream, "a record of %llu operands exceeds the bitcode", (unsigned long long)count);
    stream->count = 0;
    reserve_operands(stream, count);
    stream->count = (uint32_t)count;
    return read_any_vbr6(stream, stream->operands, stream->operands + count);
}

static COLD enum bitstream_entry read_any_unabbreviated(struct bitstream *stream)
{
    uint64_t code = read_vbr(stream, 6);

    if (code > UINT32_MAX)
        bitstream_fail(stream, "a record code of more than 32 bits");
    stream->code = (uint32_t)code;
    return read_any_list(stream, read_vbr(stream, 6));
}

/* A number of one or two chunks at the low end of a window: its bits; 0 if it is longer. */
static inline uint32_t short_vbr6(uint64_t window, uint64_t *number)
{
    if (!(window & 0x20)) {
        *number = window & 0x1F;
        return 6;
    }
    *number = (window & 0x1F) | (window >> 1 & 0x3E0);
    return window & 0x800 ? 0 : 12;
}

/* `window` holds what follows the record's id, four chunks at least, and may lack the rest. What is seldom is left to
 * others at once, so that this needs no room on the stack. */
static enum bitstream_entry read_unabbreviated(struct bitstream *stream, uint64_t window)
{
    uint64_t code, count;
    uint32_t code_bits = short_vbr6(window, &code), count_bits = short_vbr6(window >> code_bits, &count);

    if (!code_bits || !count_bits)
        return read_any_unabbreviated(stream);
    stream->position += code_bits + count_bits;
    stream->code = (uint32_t)code;
    if (count + BITSTREAM_PADDING > stream->capacity || !has_bytes_for(stream, count))
        return read_any_list(stream, count);
    stream->count = (uint32_t)count;
    uint64_t *end = stream->operands + count, *out = read_short_vbr6(stream, stream->operands, end);
    return out < end ? read_any_vbr6(stream, out, end) : end_record(stream);
}

/* ---- Abbreviations ----------------------------------------------------------------------------------------------- */

static inline struct abbreviation_operand read_abbreviation_operand(struct bitstream *stream)
{
    struct abbreviation_operand operand = {0};
    uint64_t width;

    if (read_bits(stream, 1)) { /* ENCODING_LITERAL */
        operand.literal = read_vbr(stream, 8);
        return operand;
    }
    operand.encoding = (uint8_t)read_bits(stream, 3);
    if (operand.encoding == ENCODING_FIXED || operand.encoding == ENCODING_VBR) {
        width = read_vbr(stream, 5);
        if (width > 64 || (operand.encoding == ENCODING_VBR && width == 1))
            bitstream_fail(stream, "a field of %llu bits", (unsigned long long)width);
        operand.width = (uint8_t)width;
        operand.mask = width <= MOST_NARROW ? (UINT32_C(1) << width) - 1 : 0;
        operand.more = operand.encoding == ENCODING_VBR ? operand.mask ^ operand.mask >> 1 : 0;
    } else if (operand.encoding < ENCODING_FIXED || operand.encoding > ENCODING_BLOB) {
        bitstream_fail(stream, "encoding %u is not known", operand.encoding);
    }
    return operand;
}

/* The operand that stands `at` in an abbreviation and is an array or blob, and what follows it. */
static void read_tail(struct bitstream *stream, struct abbreviation *abbreviation, struct abbreviation_operand *operand,
                      uint64_t at, uint64_t count)
{
    bool is_array = operand->encoding == ENCODING_ARRAY;

    abbreviation->tail = is_array ? 2 : 1;
    abbreviation->is_plain = false;
    if (at == 0 || at + abbreviation->tail != count)
        bitstream_fail(stream, "an abbreviation with an array or blob out of place");
    if (!is_array)
        return;
    operand[1] = read_abbreviation_operand(stream);
    if (operand[1].encoding == ENCODING_LITERAL || operand[1].encoding == ENCODING_ARRAY ||
        operand[1].encoding == ENCODING_BLOB)
        bitstream_fail(stream, "an abbreviation with an element out of place");
}

static struct abbreviation read_abbreviation(struct bitstream *stream)
{
    uint64_t count = read_vbr(stream, 5), reach = 0;
    struct abbreviation abbreviation = {.first = stream->abbreviation_operands.count, .is_plain = true};
    uint32_t free_operands = 0, i;

    if (count == 0 || count > bitstream_left(stream))
        bitstream_fail(stream, "an abbreviation of %llu operands", (unsigned long long)count);
    vector_reserve(stream->arena, &stream->abbreviation_operands, (size_t)count);
    struct abbreviation_operand *operands = stream->abbreviation_operands.data + abbreviation.first;
    for (i = 0; i < count; i++) {
        struct abbreviation_operand operand = operands[i] = read_abbreviation_operand(stream);
        if (operand.encoding == ENCODING_ARRAY || operand.encoding == ENCODING_BLOB) {
            read_tail(stream, &abbreviation, &operands[i], i, count);
            break;
        }
        reach += 2 * operand.width;
        abbreviation.is_plain &= operand.width <= MOST_NARROW && operand.encoding != ENCODING_CHAR6;
        free_operands += operand.width == 0 && operand.encoding != ENCODING_CHAR6;
    }
    if (free_operands > MOST_FREE)
        bitstream_fail(stream, "an abbreviation with more than %d operands that take no bits", MOST_FREE);
    abbreviation.scalars = i - 1;
    abbreviation.is_plain &= operands->encoding == ENCODING_LITERAL && operands->literal <= UINT32_MAX;
    abbreviation.reach = (uint32_t)(reach / 8) + 1;
    stream->abbreviation_operands.count += (uint32_t)count;
    return abbreviation;
}

/* Abbreviations in BLOCKINFO are for the block that the last SETBID record names. */
static COLD void read_block_info(struct bitstream *stream)
{
    uint64_t target = UINT64_MAX;

    bitstream_enter(stream);
    for (;;) {
        stream->start = stream->position;
        uint32_t id = (uint32_t)read_bits(stream, stream->scope->id_width);
        if (id == ID_END_BLOCK) {
            align_to_word(stream);
            if (stream->position != stream->scope->end)
                bitstream_fail(stream, "BLOCKINFO does not end where its length says");
            stream->scope--;
            return;
        }
        if (id == ID_DEFINE_ABBREVIATION) {
            struct abbreviation abbreviation = read_abbreviation(stream);
            if (target == UINT64_MAX)
                bitstream_fail(stream, "an abbreviation in BLOCKINFO before the block it is for");
            if (target < BITSTREAM_INFO_BLOCKS)
                vector_push(stream->arena, &stream->info[target], abbreviation);
        } else if (id == ID_UNABBREVIATED) {
            read_any_unabbreviated(stream);
            if (stream->code == BLOCKINFO_SETBID && stream->count > 0)
                target = stream->operands[0] == UINT64_MAX ? UINT64_MAX - 1 : stream->operands[0];
        } else {
            bitstream_fail(stream, "BLOCKINFO holds records only");
        }
    }
}

/* ---- Blocks ------------------------------------------------------------------------------------------------------ */

COLD void bitstream_open(struct bitstream *stream, struct arena *arena, const uint8_t *bytes, size_t size,
                         uint32_t offset)
{
    memset(stream, 0, sizeof *stream);
    stream->arena = arena;
    stream->bytes = bytes;
    stream->loadable = size >= 8 ? size - 7 : 0;
    stream->end = 8 * (uint64_t)size;
    stream->offset = offset;
    stream->scope = stream->scopes;
    stream->scopes[0] = (struct bitstream_scope){.block_id = UINT32_MAX, .id_width = TOP_ID_WIDTH, .end = stream->end};
    reserve_operands(stream, 60);
    vector_reserve(arena, &stream->abbreviations, USUAL_ABBREVIATIONS);
    vector_reserve(arena, &stream->abbreviation_operands, USUAL_ABBREVIATION_OPERANDS);
}

static COLD void read_block_header(struct bitstream *stream)
{
    uint64_t block_id = read_vbr(stream, 8), width = read_vbr(stream, 4);

    align_to_word(stream);
    uint64_t words = read_bits(stream, 32), end = stream->scope->end;
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
    struct bitstream_scope *scope = ++stream->scope;

    if (scope == stream->scopes + BITSTREAM_MAX_DEPTH) {
        stream->scope--;
        bitstream_fail(stream, "blocks nest deeper than %d", BITSTREAM_MAX_DEPTH);
    }
    *scope = (struct bitstream_scope){.block_id = stream->block_id,
                                      .id_width = stream->new_id_width,
                                      .id_mask = (uint32_t)((UINT64_C(1) << stream->new_id_width) - 1),
                                      .first_abbreviation = stream->abbreviations.count,
                                      .end = stream->block_end};
    if (stream->block_id < BITSTREAM_INFO_BLOCKS) {
        scope->info = stream->info[stream->block_id].data;
        scope->info_count = stream->info[stream->block_id].count;
    }
}

void bitstream_skip(struct bitstream *stream)
{
    stream->position = stream->block_end;
}

void bitstream_abandon(struct bitstream *stream)
{
    const struct bitstream_scope *scope = stream->scope--;

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
    if (stream->scope == stream->scopes)
        bitstream_fail(stream, "the end of a block outside of all blocks");
    align_to_word(stream);
    const struct bitstream_scope *scope = stream->scope--;
    if (stream->position != scope->end)
        bitstream_fail(stream, "block %u does not end where its length says", scope->block_id);
    stream->abbreviations.count = scope->first_abbreviation;
}

/* All that the fast path does not do. Abbreviations and BLOCKINFO are no entries: the next one is still to come. */
static APART enum bitstream_entry read_any_entry(struct bitstream *stream)
{
    for (;;) {
        stream->start = stream->position;
        if (stream->scope == stream->scopes && stream->end - stream->position < 32)
            return BITSTREAM_END;
        uint32_t id = (uint32_t)read_bits(stream, stream->scope->id_width);
        switch (id) {
        case ID_END_BLOCK:
            leave_block(stream);
            return BITSTREAM_END;
        case ID_ENTER_BLOCK:
            read_block_header(stream);
            if (stream->block_id != BLOCKINFO_ID)
                return BITSTREAM_BLOCK;
            read_block_info(stream);
            break;
        case ID_DEFINE_ABBREVIATION:
            vector_push(stream->arena, &stream->abbreviations, read_abbreviation(stream));
            break;
        case ID_UNABBREVIATED:
            return read_any_unabbreviated(stream);
        default:
            return read_abbreviated(stream, id);
        }
    }
}

enum bitstream_entry bitstream_next(struct bitstream *stream)
{
    const struct bitstream_scope *scope = stream->scope;
    uint64_t position = stream->position;

    if (position / 8 < stream->loadable) {
        uint64_t window = load64(stream->bytes + position / 8) >> position % 8;
        uint32_t id = (uint32_t)window & scope->id_mask;
        if (id >= ID_UNABBREVIATED) {
            stream->start = position;
            stream->position = position + scope->id_width;
            return id == ID_UNABBREVIATED ? read_unabbreviated(stream, window >> scope->id_width)
                                          : read_abbreviated(stream, id);
        }
    }
    return read_any_entry(stream);
}
