/* Reads an LLVM bitstream: blocks and records. Nearly all records of a shader take a fast path that decodes several
 * fields from each 64-bit load. The other paths handle long numbers, the end of the stream and errors. */
#include "dxil/bitstream/bits.h"

#include <stddef.h>
#include <string.h>

void bitstream_fail(struct bitstream *stream, const char *format, ...)
{
    va_list arguments;

    stream->arena->fault->error.offset = stream->offset + (uint32_t)(stream->start / 8);
    va_start(arguments, format);
    fail_with(stream->arena->fault, DXS_RESULT_INVALID_BITCODE, format, arguments);
}

/* ---- Bits -------------------------------------------------------------------------------------------------------- */

uint64_t bits_near_end(const struct bitstream *stream, uint64_t position)
{
    uint64_t window = 0, first = position / 8, end = stream->end / 8;

    for (uint64_t i = first; i < end && i < first + 8; i++)
        window |= (uint64_t)stream->bytes[i] << 8 * (i - first);
    return window >> position % 8;
}

uint64_t read_bits(struct bitstream *stream, uint32_t width)
{
    uint32_t low_width = width < FAST_BITS / 2 ? width : FAST_BITS / 2, high_width = width - low_width;
    uint64_t low = read_short_bits(stream, low_width);

    return high_width ? low | read_short_bits(stream, high_width) << low_width : low;
}

/* A VBR number that one load does not hold. */
static COLD uint64_t read_vbr_slowly(struct bitstream *stream, uint32_t width)
{
    uint64_t value = 0, more = UINT64_C(1) << (width - 1);

    for (uint64_t shift = 0;; shift += width - 1) {
        uint64_t chunk = read_bits(stream, width), data = chunk & (more - 1);
        if (shift >= 64 ? data != 0 : data << shift >> shift != data) /* chunks of zeros beyond 64 bits are allowed */
            bitstream_fail(stream, "a VBR number exceeds 64 bits");
        if (shift < 64)
            value |= data << shift;
        if (!(chunk & more))
            return value;
    }
}

uint64_t read_vbr(struct bitstream *stream, uint32_t width)
{
    uint64_t window = peek(stream), more = UINT64_C(1) << (width - 1), value = 0;

    for (uint32_t used = width, shift = 0; used <= FAST_BITS; used += width, shift += width - 1) {
        value |= (window & (more - 1)) << shift;
        if (!(window & more)) {
            advance(stream, used);
            return value;
        }
        window >>= width;
    }
    return read_vbr_slowly(stream, width);
}

/* ---- Records ----------------------------------------------------------------------------------------------------- */

static COLD void grow_operands(struct bitstream *stream, uint64_t count)
{
    if (count > UINT32_MAX / 4)
        bitstream_fail(stream, "a record of %llu operands exceeds the limit", (unsigned long long)count);
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

/* Decodes a VBR6 number of one or two chunks at the low end of a window. Returns its bits; 0: it is longer. */
static inline uint32_t short_vbr6(uint64_t window, uint64_t *number)
{
    if (!(window & 0x20)) {
        *number = window & 0x1F;
        return 6;
    }
    *number = (window & 0x1F) | (window >> 1 & 0x3E0);
    return window & 0x800 ? 0 : 12;
}

/* Reads the length of an array or blob whose elements take `bits` each, and reserves operands for it. */
static inline uint32_t read_length(struct bitstream *stream, uint32_t bits)
{
    uint64_t length, left;
    uint32_t length_bits = short_vbr6(peek(stream), &length);

    if (length_bits)
        advance(stream, length_bits);
    else
        length = read_vbr(stream, 6);
    left = stream->end - stream->position;
    if (bits ? length > left || length * bits > left : length > MAX_FREE)
        bitstream_fail(stream, "an array or blob of %llu elements exceeds the bitcode", (unsigned long long)length);
    reserve_operands(stream, stream->count + length);
    return (uint32_t)length;
}

/* Whether the current record holds text from operand `first` on, see bitstream_enter_with_text. */
static inline bool is_text(const struct bitstream *stream, uint32_t first)
{
    return stream->code < 32 && stream->scope->text_codes >> stream->code & 1 && stream->scope->text_first == first;
}

/* Ends a record: zeros follow its operands, which end at `end`. */
static inline enum bitstream_entry end_at(uint64_t *end)
{
    memset(end, 0, BITSTREAM_PADDING * sizeof *end);
    return BITSTREAM_RECORD;
}

static enum bitstream_entry end_record(struct bitstream *stream)
{
    return end_at(stream->operands + stream->count);
}

/* Reads VBR6 numbers of one to four chunks. Stops before a longer one and returns the end of its output. `window` must
 * hold the first number; each further load holds two. The end of the stream must be far. */
static ALWAYS_INLINE uint64_t *read_short_vbr6(struct bitstream *stream, uint64_t window, uint64_t *out,
                                               const uint64_t *end)
{
    const uint8_t *bytes = stream->bytes;
    uint64_t position = stream->position;

    if (take_short_vbr6(&window, &position, out)) {
        while (++out < end) {
            window = load64(bytes + position / 8) >> position % 8;
            if (!take_short_vbr6(&window, &position, out) || ++out == end || !take_short_vbr6(&window, &position, out))
                break;
        }
    }
    stream->position = position;
    return out;
}

/* Reads fixed fields of at most MAX_NARROW bits, several from each load. Stops near the end of the stream and returns
 * the end of its output. */
static uint64_t *read_narrow_numbers(struct bitstream *stream, uint64_t *out, const uint64_t *end, uint32_t width)
{
    uint64_t mask = (UINT64_C(1) << width) - 1, position = stream->position;

    while (out < end && position / 8 < stream->loadable) {
        uint64_t window = bits_at(stream, position);
        for (uint32_t used = width; used <= FAST_BITS && out < end; used += width, window >>= width) {
            *out++ = window & mask;
            position += width;
        }
    }
    stream->position = position;
    return out;
}

static NOINLINE enum bitstream_entry read_array(struct bitstream *stream, const struct abbreviation_operand *element)
{
    uint32_t width = element->encoding == ENCODING_CHAR6 ? 6 : element->width;
    uint32_t length = read_length(stream, width), first = stream->count;
    uint64_t *out = stream->operands + first, *end = out + length;

    stream->count += length;
    if (element->encoding == ENCODING_FIXED && width > 0 && width <= MAX_NARROW)
        out = read_narrow_numbers(stream, out, end, width);
    else if (element->encoding == ENCODING_VBR && width == 6 && length > 0 && has_bytes_for(stream, length))
        out = read_short_vbr6(stream, peek(stream), out, end);
    while (out < end)
        *out++ = read_scalar(stream, element);
    return end_record(stream);
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

/* A block's abbreviations: those of BLOCKINFO first, then its own. */
static inline const struct abbreviation *find_abbreviation(struct bitstream *stream, uint32_t number)
{
    const struct bitstream_scope *scope = stream->scope;

    if (number < scope->info_count)
        return scope->info[number];
    uint64_t own = (uint64_t)number - scope->info_count + scope->first_abbreviation;
    if (own >= stream->abbreviations.count)
        bitstream_fail(stream, "abbreviation %u is not defined", number + FIRST_ABBREVIATION);
    return stream->abbreviations.data[own];
}

/* Skips text of `width` bits a character and notes its position for bitstream_copy_text. */
static COLD enum bitstream_entry skip_any_text(struct bitstream *stream, uint32_t width)
{
    uint32_t length = read_length(stream, width);

    stream->text = (struct bitstream_text){stream->start, stream->position, width};
    stream->position += (uint64_t)length * width;
    stream->count += length;
    return BITSTREAM_RECORD;
}

/* skip_any_text with a fast path for short lengths. */
static enum bitstream_entry skip_text(struct bitstream *stream, uint32_t width)
{
    uint64_t position = stream->position, length;

    if (position / 8 >= stream->loadable)
        return skip_any_text(stream, width);
    uint32_t length_bits = short_vbr6(bits_at(stream, position), &length);
    position += length_bits;
    if (!length_bits || length * width > stream->end - position)
        return skip_any_text(stream, width);
    stream->text = (struct bitstream_text){stream->start, position, width};
    stream->position = position + length * width;
    stream->count += (uint32_t)length;
    return BITSTREAM_RECORD;
}

/* An array of fixed fields that one load holds with its length. */
static inline enum bitstream_entry read_narrow_array(struct bitstream *stream,
                                                     const struct abbreviation_operand *element)
{
    uint32_t width = element->width;
    uint64_t window = peek(stream), mask = (UINT64_C(1) << width) - 1, length;
    uint32_t length_bits = short_vbr6(window, &length);
    uint64_t bits = length_bits + length * width, *out = stream->operands + stream->count;

    if (!length_bits || bits > FAST_BITS || bits > stream->end - stream->position ||
        length > stream->capacity - stream->count - BITSTREAM_PADDING)
        return read_array(stream, element);
    stream->position += bits;
    stream->count += (uint32_t)length;
    window >>= length_bits;
    for (const uint64_t *end = out + length; out < end; window >>= width)
        *out++ = window & mask;
    return end_at(out);
}

/* Reads what follows the scalars of an abbreviated record: text, an array or a blob. */
static NOINLINE enum bitstream_entry read_tail(struct bitstream *stream, const struct abbreviation *abbreviation)
{
    if (abbreviation->text_width && is_text(stream, abbreviation->scalars))
        return skip_text(stream, abbreviation->text_width);
    if (abbreviation->tail == 2) {
        const struct abbreviation_operand *element = &abbreviation->operands[abbreviation->scalars + 2];
        bool is_narrow = element->encoding == ENCODING_FIXED && element->width > 0 && element->width <= MAX_NARROW;
        return is_narrow ? read_narrow_array(stream, element) : read_array(stream, element);
    }
    read_blob(stream);
    return end_record(stream);
}

/* An abbreviated record, operand by operand: the general case. */
static COLD NOINLINE enum bitstream_entry read_by_parts(struct bitstream *stream,
                                                        const struct abbreviation *abbreviation)
{
    const struct abbreviation_operand *operands = abbreviation->operands;
    uint64_t code = read_scalar(stream, operands++);

    if (code > UINT32_MAX)
        bitstream_fail(stream, "a record code exceeds 32 bits");
    stream->code = (uint32_t)code;
    stream->count = 0;
    reserve_operands(stream, abbreviation->scalars);
    for (uint32_t i = 0; i < abbreviation->scalars; i++)
        stream->operands[i] = read_scalar(stream, operands++);
    stream->count = abbreviation->scalars;
    return abbreviation->tail ? read_tail(stream, abbreviation) : end_record(stream);
}

/* Reads the scalars of a short abbreviation from number `next` on: the general case. */
static NOINLINE enum bitstream_entry read_long_scalars(struct bitstream *stream,
                                                       const struct abbreviation *abbreviation, uint32_t next)
{
    for (; next < abbreviation->scalars; next++) {
        const struct abbreviation_operand *operand = &abbreviation->operands[1 + next];
        uint64_t window = peek(stream), field = window & operand->mask, number = field + operand->literal;
        uint32_t bits = operand->width;
        if (field & operand->more) {
            bits = operand->width == 6 ? long_vbr6(window, &number) : 0;
            number = bits ? number : read_vbr(stream, operand->width);
        }
        advance(stream, bits);
        stream->operands[next] = number;
    }
    return abbreviation->tail ? read_tail(stream, abbreviation) : end_record(stream);
}

/* Reads scalars of a short abbreviation while the window holds them. Some may take several chunks. */
static NOINLINE enum bitstream_entry read_scalars(struct bitstream *stream, const struct abbreviation *abbreviation,
                                                  uint64_t window)
{
    const struct abbreviation_operand *operand = abbreviation->operands + 1;
    uint64_t *out = stream->operands, position = stream->position, limit = position + FAST_BITS - FAST_ID_WIDTH;
    uint32_t left = abbreviation->scalars;

    for (; left > 0; left--, operand++, out++) {
        uint64_t field = window & operand->mask, start = position;
        if (!(field & operand->more)) {
            *out = field + operand->literal;
            window >>= operand->width;
            position += operand->width;
        } else if (operand->width != 6 || !take_short_vbr6(&window, &position, out)) {
            position = limit + 1;
        }
        if (position > limit) {
            stream->position = start;
            return read_long_scalars(stream, abbreviation, abbreviation->scalars - left);
        }
    }
    stream->position = position;
    return abbreviation->tail ? read_tail(stream, abbreviation) : end_at(out);
}

/* Reads an abbreviated record; `window` holds the bits behind its id. Most records have scalars of one chunk each that
 * the window holds. A literal is a field with mask 0: the sum `field + literal` serves both. Rare cases are tail calls,
 * so that this function needs no stack frame. */
static inline enum bitstream_entry read_abbreviated(struct bitstream *stream, uint32_t id, uint64_t window)
{
    const struct abbreviation *abbreviation = find_abbreviation(stream, id - FIRST_ABBREVIATION);
    const struct abbreviation_operand *operand = abbreviation->operands;
    uint64_t *out = stream->operands;

    if (stream->scope->id_width + abbreviation->bits > FAST_BITS)
        return read_by_parts(stream, abbreviation);
    stream->code = abbreviation->code;
    stream->count = abbreviation->scalars;
    if (window & abbreviation->more)
        return read_scalars(stream, abbreviation, window);
    stream->position += abbreviation->bits;
    for (uint32_t left = abbreviation->scalars; left > 0; left--) {
        operand++;
        *out++ = (window & operand->mask) + operand->literal;
        window >>= operand->width;
    }
    return abbreviation->tail ? read_tail(stream, abbreviation) : end_at(out);
}

/* Reads the remaining VBR6 numbers of a record: some are long, or near the end of the stream. */
static NOINLINE enum bitstream_entry read_any_vbr6(struct bitstream *stream, uint64_t *out, const uint64_t *end)
{
    while (out < end) {
        uint32_t bits = long_vbr6(peek(stream), out);
        if (bits)
            advance(stream, bits);
        else
            *out = read_vbr(stream, 6);
        out++;
        if (out < end && has_bytes_for(stream, (uint64_t)(end - out)))
            out = read_short_vbr6(stream, peek(stream), out, end);
    }
    return end_record(stream);
}

/* Text of an unabbreviated record: characters are VBR6 numbers. Nearly all take two chunks, so four are decoded from
 * each load. */
static NOINLINE enum bitstream_entry read_text_of_vbr6(struct bitstream *stream)
{
    const uint64_t more = UINT64_C(0x820820820820), first_of_two = UINT64_C(0x020020020020),
                   low = UINT64_C(0x01F01F01F01F), high = UINT64_C(0x0E00E00E00E0);
    char *out = (char *)stream->operands, *end = out + stream->count;

    stream->text = (struct bitstream_text){stream->start, 0, 0};
    while (out < end) {
        uint64_t position = stream->position;
        for (; end - out >= 4 && position / 8 < stream->loadable; position += 48) {
            uint64_t window = bits_at(stream, position);
            if ((window & more) != first_of_two)
                break;
            window = (window & low) | (window >> 1 & high);
            window = (window & UINT64_C(0xFF0000FF)) | (window >> 4 & UINT64_C(0xFF0000FF00));
            *out++ = (char)window;
            *out++ = (char)(window >> 8);
            *out++ = (char)(window >> 24);
            *out++ = (char)(window >> 32);
        }
        stream->position = position;
        if (out < end)
            *out++ = (char)read_vbr(stream, 6);
    }
    return end_record(stream);
}

/* Reads the `count` numbers of an unabbreviated record. */
static enum bitstream_entry read_any_list(struct bitstream *stream, uint64_t count)
{
    if (count > stream->end || 6 * count > stream->end - stream->position)
        bitstream_fail(stream, "a record of %llu operands exceeds the bitcode", (unsigned long long)count);
    stream->count = 0;
    reserve_operands(stream, count);
    stream->count = (uint32_t)count;
    if (is_text(stream, 0))
        return read_text_of_vbr6(stream);
    return read_any_vbr6(stream, stream->operands, stream->operands + count);
}

static COLD enum bitstream_entry read_any_unabbreviated(struct bitstream *stream)
{
    uint64_t code = read_vbr(stream, 6);

    if (code > UINT32_MAX)
        bitstream_fail(stream, "a record code exceeds 32 bits");
    stream->code = (uint32_t)code;
    return read_any_list(stream, read_vbr(stream, 6));
}

/* Reads an unabbreviated record; `window` holds eight chunks at least behind its id: code, count and a short number.
 * Rare cases are tail calls, so that this function needs no stack frame. */
static enum bitstream_entry read_unabbreviated(struct bitstream *stream, uint64_t window)
{
    uint64_t code = window & 0x1F, count = window >> 6 & 0x1F;
    uint32_t code_bits = 6, count_bits = 6;

    if (window & 0x820) { /* code or count takes several chunks */
        code_bits = short_vbr6(window, &code);
        count_bits = short_vbr6(window >> code_bits, &count);
        if (!code_bits || !count_bits)
            return read_any_unabbreviated(stream);
    }
    stream->position += code_bits + count_bits;
    stream->code = (uint32_t)code;
    if (count > MAX_AT_ONCE || !has_bytes_for(stream, count))
        return read_any_list(stream, count);
    stream->count = (uint32_t)count;
    uint64_t *out = stream->operands, *end = out + count;
    if (count > 0)
        out = read_short_vbr6(stream, window >> (code_bits + count_bits), out, end);
    return out < end ? read_any_vbr6(stream, out, end) : end_at(end);
}

/* ---- Blocks ------------------------------------------------------------------------------------------------------ */

COLD void bitstream_open(struct bitstream *stream, struct arena *arena, const uint8_t *bytes, size_t size,
                         uint32_t offset, struct bitstream_cache *cache)
{
    memset(stream, 0, offsetof(struct bitstream, scopes));
    stream->arena = arena;
    stream->bytes = bytes;
    stream->loadable = size >= 8 ? size - 7 : 0;
    stream->end = 8 * (uint64_t)size;
    stream->offset = offset;
    stream->scope = stream->scopes;
    stream->scopes[0] = (struct bitstream_scope){.block_id = UINT32_MAX, .id_width = TOP_ID_WIDTH, .end = stream->end};
    stream->text.start = UINT64_MAX;
    reserve_operands(stream, MAX_AT_ONCE);
    vector_reserve(arena, &stream->abbreviations, USUAL_ABBREVIATIONS);
    stream->cache = cache;
}

/* A block's id, the width of abbreviation ids in it, and its length. */
struct block_header {
    uint64_t id, width, words;
};

/* Checks a header, behind which the cursor is. */
static inline void begin_block(struct bitstream *stream, struct block_header header)
{
    uint64_t end = stream->scope->end;

    if (header.id > UINT32_MAX || header.width < 2 || header.width > 32)
        bitstream_fail(stream, "block %llu: abbreviation ids of %llu bits, not 2 to 32", (unsigned long long)header.id,
                       (unsigned long long)header.width);
    if (stream->position > end || header.words > (end - stream->position) / 32)
        bitstream_fail(stream, "block %llu of %llu words exceeds the block around it", (unsigned long long)header.id,
                       (unsigned long long)header.words);
    stream->block_id = (uint32_t)header.id;
    stream->new_id_width = (uint32_t)header.width;
    stream->block_end = stream->position + 32 * header.words;
}

static COLD NOINLINE void read_any_block_header(struct bitstream *stream)
{
    struct block_header header = {.id = read_vbr(stream, 8)};

    header.width = read_vbr(stream, 4);
    align_to_word(stream);
    header.words = read_short_bits(stream, 32);
    begin_block(stream, header);
}

static void read_block_header(struct bitstream *stream)
{
    uint64_t position = stream->position, word = (position + 12 + 31) / 32 * 4; /* the byte of the length */
    uint64_t window = peek(stream);

    if (window & 0x880 || word >= stream->loadable) { /* id or width takes several chunks */
        read_any_block_header(stream);
        return;
    }
    stream->position = 8 * word + 32;
    begin_block(stream, (struct block_header){window & 0x7F, window >> 8 & 7, load32(stream->bytes + word)});
}

void bitstream_enter(struct bitstream *stream)
{
    struct bitstream_scope *scope = ++stream->scope;

    if (scope == stream->scopes + BITSTREAM_MAX_DEPTH) {
        stream->scope--;
        bitstream_fail(stream, "blocks nest deeper than %d", BITSTREAM_MAX_DEPTH);
    }
    *scope =
        (struct bitstream_scope){.block_id = stream->block_id,
                                 .id_width = stream->new_id_width,
                                 .id_mask = stream->new_id_width > FAST_ID_WIDTH ? 0 : (1u << stream->new_id_width) - 1,
                                 .first_abbreviation = stream->abbreviations.count,
                                 .end = stream->block_end};
    if (stream->block_id < BITSTREAM_INFO_BLOCKS && stream->info) {
        scope->info = stream->info[stream->block_id].data;
        scope->info_count = stream->info[stream->block_id].count;
    }
}

void bitstream_enter_with_text(struct bitstream *stream, uint32_t codes, uint32_t first)
{
    bitstream_enter(stream);
    stream->scope->text_codes = codes;
    stream->scope->text_first = first;
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

static void leave_block(struct bitstream *stream)
{
    if (stream->scope == stream->scopes)
        bitstream_fail(stream, "END_BLOCK outside of all blocks");
    align_to_word(stream);
    const struct bitstream_scope *scope = stream->scope--;
    if (stream->position != scope->end)
        bitstream_fail(stream, "block %u does not end at its length", scope->block_id);
    stream->abbreviations.count = scope->first_abbreviation;
}

/* Reads any entry: the slow path. Definitions of abbreviations and BLOCKINFO are no entries, so reading goes on after
 * them. */
static NOINLINE enum bitstream_entry read_any_entry(struct bitstream *stream)
{
    for (bool is_first = true;; is_first = false) {
        if (!is_first && (peek(stream) & stream->scope->id_mask) >= ID_UNABBREVIATED)
            return bitstream_next(stream);
        stream->start = stream->position;
        if (stream->scope == stream->scopes && stream->end - stream->position < 32)
            return BITSTREAM_END;
        uint32_t id = (uint32_t)read_short_bits(stream, stream->scope->id_width);
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
            read_definitions(stream);
            break;
        case ID_UNABBREVIATED:
            return read_any_unabbreviated(stream);
        default:
            return read_by_parts(stream, find_abbreviation(stream, id - FIRST_ABBREVIATION));
        }
    }
}

enum bitstream_entry bitstream_next(struct bitstream *stream)
{
    const struct bitstream_scope *scope = stream->scope;
    uint64_t position = stream->position;

    if (position / 8 < stream->loadable) {
        uint64_t window = bits_at(stream, position);
        uint32_t id = (uint32_t)window & scope->id_mask;
        if (id >= ID_UNABBREVIATED) {
            stream->start = position;
            stream->position = position + scope->id_width;
            window >>= scope->id_width;
            return id == ID_UNABBREVIATED ? read_unabbreviated(stream, window) : read_abbreviated(stream, id, window);
        }
    }
    return read_any_entry(stream);
}
