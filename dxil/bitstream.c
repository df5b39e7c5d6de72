#include "dxil/bitstream.h"
#include "base/bitset.h"

#include <stddef.h>
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
    MOST_FREE = 64,    /* operands of a record that take no bits: so the work stays linear in the size of the input */
    FAST_BITS = 56,    /* that one load always holds, wherever in a byte the cursor stands */
    FAST_ID_WIDTH = 8, /* so that one load holds what read_unabbreviated wants */
    MOST_NARROW = FAST_BITS / 2, /* bits of a field of which one load holds two chunks */
    MANY_BITS = 1 << 16,         /* of an abbreviation that is not read at once */
    MOST_AT_ONCE = 24,           /* numbers of a record that is read by the fast path: there is always room for them */
    USUAL_ABBREVIATIONS = 32     /* of a DXIL file, room for which is made at once */
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

/* Near the end of the stream, behind which zeros stand. */
static COLD uint64_t peek_slowly(const struct bitstream *stream, uint64_t position)
{
    uint64_t window = 0, first = position / 8, end = stream->end / 8;

    for (uint64_t i = first; i < end && i < first + 8; i++)
        window |= (uint64_t)stream->bytes[i] << 8 * (i - first);
    return window >> position % 8;
}

/* The bits from a position on, FAST_BITS of them at least. */
static inline uint64_t peek_at(const struct bitstream *stream, uint64_t position)
{
    return position / 8 < stream->loadable ? load64(stream->bytes + position / 8) >> position % 8
                                           : peek_slowly(stream, position);
}

static inline uint64_t peek(const struct bitstream *stream)
{
    return peek_at(stream, stream->position);
}

static inline void advance(struct bitstream *stream, uint32_t bits)
{
    if (bits > stream->end - stream->position)
        bitstream_fail(stream, "the bitcode ends inside of a record or block");
    stream->position += bits;
}

static inline uint64_t read_short_bits(struct bitstream *stream, uint32_t width)
{
    uint64_t bits = peek(stream) & ((UINT64_C(1) << width) - 1);

    advance(stream, width);
    return bits;
}

static APART uint64_t read_bits(struct bitstream *stream, uint32_t width)
{
    uint32_t low_width = width < FAST_BITS / 2 ? width : FAST_BITS / 2, high_width = width - low_width;
    uint64_t low = read_short_bits(stream, low_width);

    return high_width ? low | read_short_bits(stream, high_width) << low_width : low;
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

static APART uint64_t read_vbr(struct bitstream *stream, uint32_t width)
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

/* The length of an array or blob whose elements take `bits` each; one that is longer than what is left cannot be. */
static inline uint32_t read_length(struct bitstream *stream, uint32_t bits)
{
    uint64_t length, left;
    uint32_t length_bits = short_vbr6(peek(stream), &length);

    if (length_bits)
        advance(stream, length_bits);
    else
        length = read_vbr(stream, 6);
    left = stream->end - stream->position;
    if (bits ? length > left || length * bits > left : length > MOST_FREE)
        bitstream_fail(stream, "an array or blob of %llu elements exceeds the bitcode", (unsigned long long)length);
    reserve_operands(stream, stream->count + length);
    return (uint32_t)length;
}

/* Whether the current record, of whose numbers `first` were read, holds text from there on. */
static inline bool is_text(const struct bitstream *stream, uint32_t first)
{
    return stream->code < 32 && stream->scope->text_codes >> stream->code & 1 && stream->scope->text_first == first;
}

/* `end` of its operands. */
static inline enum bitstream_entry end_at(uint64_t *end)
{
    memset(end, 0, BITSTREAM_PADDING * sizeof *end);
    return BITSTREAM_RECORD;
}

static enum bitstream_entry end_record(struct bitstream *stream)
{
    return end_at(stream->operands + stream->count);
}

/* A number of up to nine chunks at the low end of a window: its bits; 0 if it is longer. Neighbours are joined to
 * pairs, pairs to fours, these to the whole. */
static inline uint32_t long_vbr6(uint64_t window, uint64_t *number)
{
    uint64_t ends = ~window & UINT64_C(0x20820820820820);

    if (!ends)
        return 0;
    window &= ends ^ (ends - 1);
    window = (window & UINT64_C(0x1F01F01F01F01F)) | (window >> 1 & UINT64_C(0x3E03E03E03E0));
    window = (window & UINT64_C(0x1F0003FF0003FF)) | (window >> 2 & UINT64_C(0x0FFC000FFC00));
    *number = (window & 0xFFFFF) | (window >> 4 & UINT64_C(0xFFFFF00000)) | (window >> 8 & UINT64_C(0x1F0000000000));
    return lowest_bit(ends) + 1;
}

/* Whether a list of so many short numbers is far from the end of the stream, and from what may follow it. */
static inline bool has_bytes_for(const struct bitstream *stream, uint64_t count)
{
    enum {
        MOST_BYTES = 3 /* of a short number */
    };
    return stream->position / 8 + MOST_BYTES * count < stream->loadable;
}

/* Numbers of one to four chunks as long as there are such, far from the end of the stream: nearly all numbers of a
 * shader. There is one at least, and `window` holds it. Returns where it has stopped. */
static inline uint64_t *read_short_vbr6(struct bitstream *stream, uint64_t window, uint64_t *out, const uint64_t *end)
{
    const uint8_t *bytes = stream->bytes;
    uint64_t position = stream->position;

    for (;;) {
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
        if (++out == end)
            break;
        window = load64(bytes + position / 8) >> position % 8;
    }
    stream->position = position;
    return out;
}

/* Numbers of fixed width, of which each load serves several. Near the end of the stream it stops, and says where. */
static uint64_t *read_narrow_numbers(struct bitstream *stream, uint64_t *out, const uint64_t *end, uint32_t width)
{
    uint64_t mask = (UINT64_C(1) << width) - 1, position = stream->position;

    while (out < end && position / 8 < stream->loadable) {
        uint64_t window = load64(stream->bytes + position / 8) >> position % 8;
        for (uint32_t used = width; used <= FAST_BITS && out < end; used += width, window >>= width) {
            *out++ = window & mask;
            position += width;
        }
    }
    stream->position = position;
    return out;
}

static APART enum bitstream_entry read_array(struct bitstream *stream, const struct abbreviation_operand *element)
{
    uint32_t width = element->encoding == ENCODING_CHAR6 ? 6 : element->width;
    uint32_t length = read_length(stream, width), first = stream->count;
    uint64_t *out = stream->operands + first, *end = out + length;

    stream->count += length;
    if (element->encoding == ENCODING_FIXED && width > 0 && width <= MOST_NARROW)
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

/* Those from BLOCKINFO come first, then the block's own. */
static inline const struct abbreviation *find_abbreviation(struct bitstream *stream, uint32_t number)
{
    const struct bitstream_scope *scope = stream->scope;

    if (number < scope->info_count)
        return scope->info[number];
    if (number - scope->info_count >= stream->abbreviations.count - scope->first_abbreviation)
        bitstream_fail(stream, "abbreviation %u is not defined", number + FIRST_ABBREVIATION);
    return stream->abbreviations.data[scope->first_abbreviation + number - scope->info_count];
}

/* Text of `width` bits a character is passed over: see bitstream_copy_text. */
static COLD enum bitstream_entry pass_any_text(struct bitstream *stream, uint32_t width)
{
    uint32_t length = read_length(stream, width);

    stream->text = (struct bitstream_text){stream->start, stream->position, width};
    stream->position += (uint64_t)length * width;
    stream->count += length;
    return BITSTREAM_RECORD;
}

/* The same with a length that one load holds. */
static enum bitstream_entry pass_text(struct bitstream *stream, uint32_t width)
{
    uint64_t position = stream->position, length;

    if (position / 8 >= stream->loadable)
        return pass_any_text(stream, width);
    uint32_t length_bits = short_vbr6(load64(stream->bytes + position / 8) >> position % 8, &length);
    position += length_bits;
    if (!length_bits || length * width > stream->end - position)
        return pass_any_text(stream, width);
    stream->text = (struct bitstream_text){stream->start, position, width};
    stream->position = position + length * width;
    stream->count += (uint32_t)length;
    return BITSTREAM_RECORD;
}

/* A short array of numbers of fixed width, as a whole in one load. */
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

/* What follows the scalars of an abbreviated record. */
static APART enum bitstream_entry read_tail(struct bitstream *stream, const struct abbreviation *abbreviation)
{
    if (abbreviation->text_width && is_text(stream, abbreviation->scalars))
        return pass_text(stream, abbreviation->text_width);
    if (abbreviation->tail == 2) {
        const struct abbreviation_operand *element = &abbreviation->operands[abbreviation->scalars + 2];
        bool is_narrow = element->encoding == ENCODING_FIXED && element->width > 0 && element->width <= MOST_NARROW;
        return is_narrow ? read_narrow_array(stream, element) : read_array(stream, element);
    }
    read_blob(stream);
    return end_record(stream);
}

static COLD APART enum bitstream_entry read_by_parts(struct bitstream *stream, const struct abbreviation *abbreviation)
{
    const struct abbreviation_operand *operands = abbreviation->operands;
    uint64_t code = read_scalar(stream, operands++);

    if (code > UINT32_MAX)
        bitstream_fail(stream, "a record code of more than 32 bits");
    stream->code = (uint32_t)code;
    stream->count = 0;
    reserve_operands(stream, abbreviation->scalars);
    for (uint32_t i = 0; i < abbreviation->scalars; i++)
        stream->operands[i] = read_scalar(stream, operands++);
    stream->count = abbreviation->scalars;
    return abbreviation->tail ? read_tail(stream, abbreviation) : end_record(stream);
}

/* The scalars of a short abbreviation from `operand` on, of which one takes several chunks. Literals are fields without
 * bits, so that one way serves all. */
static APART enum bitstream_entry read_scalars(struct bitstream *stream, const struct abbreviation *abbreviation,
                                               const struct abbreviation_operand *operand)
{
    const struct abbreviation_operand *first = abbreviation->operands + 1, *end = first + abbreviation->scalars;
    uint64_t *out = stream->operands + (operand - first);

    for (; operand < end; operand++) {
        uint64_t window = peek(stream), field = window & operand->mask;
        uint32_t bits = operand->width;
        if (!(field & operand->more))
            *out++ = field + operand->literal;
        else if (operand->width == 6 && (bits = long_vbr6(window, out)) > 0)
            out++;
        else
            *out++ = read_vbr(stream, operand->width), bits = 0;
        advance(stream, bits);
    }
    return abbreviation->tail ? read_tail(stream, abbreviation) : end_record(stream);
}

/* `window` holds what stands at the cursor, behind the record's id. The scalars of most records are there as a whole,
 * in one chunk each; what is seldom is left to others at once, so that this needs no room on the stack. */
static inline enum bitstream_entry read_abbreviated(struct bitstream *stream, uint32_t id, uint64_t window)
{
    const struct abbreviation *abbreviation = find_abbreviation(stream, id - FIRST_ABBREVIATION);
    const struct abbreviation_operand *operand = abbreviation->operands + 1, *end = operand + abbreviation->scalars;
    uint64_t *out = stream->operands, position = stream->position;

    if (stream->scope->id_width + abbreviation->bits > FAST_BITS)
        return read_by_parts(stream, abbreviation);
    stream->code = abbreviation->code;
    stream->count = abbreviation->scalars;
    for (; operand < end; operand++) {
        uint64_t field = window & operand->mask;
        stream->position = position;
        if (field & operand->more)
            return read_scalars(stream, abbreviation, operand);
        *out++ = field + operand->literal;
        window >>= operand->width;
        position += operand->width;
    }
    stream->position = position;
    return abbreviation->tail ? read_tail(stream, abbreviation) : end_at(out);
}

/* The rest of a record's numbers, from a long one on or near the end of the stream. */
static APART enum bitstream_entry read_any_vbr6(struct bitstream *stream, uint64_t *out, const uint64_t *end)
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

/* Text whose characters are numbers: nearly all of them take two chunks, so that four stand in one load. */
static APART enum bitstream_entry read_text_of_vbr6(struct bitstream *stream)
{
    const uint64_t more = UINT64_C(0x820820820820), first_of_two = UINT64_C(0x020020020020),
                   low = UINT64_C(0x01F01F01F01F), high = UINT64_C(0x0E00E00E00E0);
    char *out = (char *)stream->operands, *end = out + stream->count;

    stream->text = (struct bitstream_text){stream->start, 0, 0};
    while (out < end) {
        uint64_t position = stream->position;
        for (; end - out >= 4 && position / 8 < stream->loadable; position += 48) {
            uint64_t window = load64(stream->bytes + position / 8) >> position % 8;
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

/* The numbers of a record, `count` of them as it says. */
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
        bitstream_fail(stream, "a record code of more than 32 bits");
    stream->code = (uint32_t)code;
    return read_any_list(stream, read_vbr(stream, 6));
}

/* `window` holds what follows the record's id, eight chunks at least: code, count and a short number. What is seldom is
 * left to others at once, so that this needs no room on the stack. */
static enum bitstream_entry read_unabbreviated(struct bitstream *stream, uint64_t window)
{
    uint64_t code = window & 0x1F, count = window >> 6 & 0x1F;
    uint32_t code_bits = 6, count_bits = 6;

    if (window & 0x820) { /* one of the two takes more than one chunk */
        code_bits = short_vbr6(window, &code);
        count_bits = short_vbr6(window >> code_bits, &count);
        if (!code_bits || !count_bits)
            return read_any_unabbreviated(stream);
    }
    stream->position += code_bits + count_bits;
    stream->code = (uint32_t)code;
    if (count > MOST_AT_ONCE || !has_bytes_for(stream, count))
        return read_any_list(stream, count);
    stream->count = (uint32_t)count;
    uint64_t *out = stream->operands, *end = out + count;
    if (count > 0)
        out = read_short_vbr6(stream, window >> (code_bits + count_bits), out, end);
    return out < end ? read_any_vbr6(stream, out, end) : end_at(end);
}

/* ---- Abbreviations ----------------------------------------------------------------------------------------------- */

/* A number of several chunks behind an operand's first bits: a literal, or the width of a field. */
static COLD uint64_t read_long_number(struct bitstream *stream, bool is_literal)
{
    advance(stream, is_literal ? 1 : 4);
    return read_vbr(stream, is_literal ? 8 : 5);
}

static inline struct abbreviation_operand read_abbreviation_operand(struct bitstream *stream)
{
    uint64_t window = peek(stream), number = (window & 0xFF) >> 1;
    uint32_t encoding = ENCODING_LITERAL, mask = 0, more = 0, width = 0;

    if (!(window & 1)) {
        encoding = number & 7;
        if (encoding != ENCODING_FIXED && encoding != ENCODING_VBR) {
            advance(stream, 4);
            if (encoding < ENCODING_FIXED || encoding > ENCODING_BLOB)
                bitstream_fail(stream, "encoding %u is not known", encoding);
            return (struct abbreviation_operand){.encoding = (uint8_t)encoding};
        }
        number >>= 3;
    }
    if (window & 0x100) /* the last bit of either number, if it is short: another chunk follows */
        number = read_long_number(stream, encoding == ENCODING_LITERAL);
    else
        advance(stream, 9);
    if (encoding != ENCODING_LITERAL) {
        if (number > 64 || (encoding == ENCODING_VBR && number == 1))
            bitstream_fail(stream, "a field of %llu bits", (unsigned long long)number);
        width = (uint32_t)number;
        mask = width <= MOST_NARROW ? (UINT32_C(1) << width) - 1 : 0;
        more = encoding == ENCODING_VBR ? mask ^ mask >> 1 : 0;
        number = 0;
    }
    return (struct abbreviation_operand){number, mask, more, (uint8_t)encoding, (uint8_t)width};
}

/* The bits of an array's elements that may be characters; 0 for others. */
static uint32_t text_width(const struct abbreviation_operand *element)
{
    if (element->encoding == ENCODING_CHAR6)
        return 6;
    return element->encoding == ENCODING_FIXED && (element->width == 7 || element->width == 8) ? element->width : 0;
}

static COLD APART const struct abbreviation *define_abbreviation(struct bitstream *stream)
{
    struct abbreviation *abbreviation = arena_array(stream->arena, 1, sizeof *abbreviation);
    uint64_t count = read_vbr(stream, 5);
    uint32_t free_operands = 0, tail = 0, bits = 0;

    if (count == 0 || count > bitstream_left(stream))
        bitstream_fail(stream, "an abbreviation of %llu operands", (unsigned long long)count);
    struct abbreviation_operand *operands = arena_array(stream->arena, (size_t)count, sizeof *operands);
    for (uint32_t i = 0; i < count; i++) {
        struct abbreviation_operand operand = operands[i] = read_abbreviation_operand(stream);
        if (operand.encoding <= ENCODING_VBR && tail == 0) {
            bits += operand.width <= MOST_NARROW ? operand.width : MANY_BITS;
            free_operands += operand.width == 0;
        } else if (tail) { /* the element of an array */
            if (operand.encoding == ENCODING_LITERAL || operand.encoding == ENCODING_ARRAY ||
                operand.encoding == ENCODING_BLOB)
                bitstream_fail(stream, "an abbreviation with an element out of place");
        } else if (operand.encoding == ENCODING_CHAR6) {
            bits += MANY_BITS;
        } else {
            tail = operand.encoding == ENCODING_ARRAY ? 2 : 1;
            if (i == 0 || i + tail != count)
                bitstream_fail(stream, "an abbreviation with an array or blob out of place");
        }
    }
    if (free_operands > MOST_FREE)
        bitstream_fail(stream, "an abbreviation with more than %d operands that take no bits", MOST_FREE);
    uint32_t scalars = (uint32_t)count - 1 - tail;
    bool is_short =
        operands->encoding == ENCODING_LITERAL && operands->literal <= UINT32_MAX && scalars <= MOST_AT_ONCE;
    *abbreviation = (struct abbreviation){
        .operands = operands,
        .tail = (uint8_t)tail,
        .text_width = tail == 2 ? (uint8_t)text_width(&operands[count - 1]) : 0,
        .scalars = scalars,
        .code = (uint32_t)operands->literal,
        .bits = is_short ? bits : MANY_BITS,
    };
    return abbreviation;
}

/* A definition that one load holds is remembered for the streams that are read next, in the place of the form that was
 * met first. */
static COLD void remember(struct bitstream *stream, struct known_abbreviation *known, uint64_t window, uint64_t start,
                          const struct abbreviation *abbreviation)
{
    uint32_t count = abbreviation->scalars + 1 + abbreviation->tail;

    if (stream->position - start > FAST_BITS || count > KNOWN_OPERANDS)
        return;
    struct known_form *form = &known->forms[known->oldest++ % KNOWN_FORMS];
    form->width = (uint32_t)(stream->position - start);
    form->mask = (UINT64_C(1) << form->width) - 1;
    form->bits = window & form->mask;
    form->abbreviation = *abbreviation;
    memcpy(form->operands, abbreviation->operands, count * sizeof *form->operands);
    form->abbreviation.operands = form->operands;
}

static const struct abbreviation *read_abbreviation(struct bitstream *stream)
{
    uint64_t window = peek(stream), start = stream->position;

    if (stream->definition_count == stream->known_count)
        return define_abbreviation(stream);
    struct known_abbreviation *known = &stream->known->abbreviations[stream->definition_count++];
    for (const struct known_form *form = known->forms; form < known->forms + KNOWN_FORMS; form++) {
        if ((window & form->mask) == form->bits && form->width > 0 && form->width <= bitstream_left(stream)) {
            stream->position += form->width;
            return &form->abbreviation;
        }
    }
    const struct abbreviation *abbreviation = define_abbreviation(stream);
    remember(stream, known, window, start, abbreviation);
    return abbreviation;
}

/* Abbreviations in BLOCKINFO are for the block that the last SETBID record names. */
static COLD void read_new_info(struct bitstream *stream)
{
    uint64_t target = UINT64_MAX;

    bitstream_enter(stream);
    for (;;) {
        stream->start = stream->position;
        uint32_t id = (uint32_t)read_short_bits(stream, stream->scope->id_width);
        if (id == ID_END_BLOCK) {
            align_to_word(stream);
            if (stream->position != stream->scope->end)
                bitstream_fail(stream, "BLOCKINFO does not end where its length says");
            stream->scope--;
            return;
        }
        if (id == ID_DEFINE_ABBREVIATION) {
            const struct abbreviation *abbreviation = define_abbreviation(stream);
            if (target == UINT64_MAX)
                bitstream_fail(stream, "an abbreviation in BLOCKINFO before the block it is for");
            if (target < BITSTREAM_INFO_BLOCKS)
                vector_push(stream->arena, &stream->info[target], abbreviation);
        } else if (id == ID_UNABBREVIATED) {
            stream->position = stream->start;
            bitstream_next(stream);
            if (stream->code == BLOCKINFO_SETBID && stream->count > 0)
                target = stream->operands[0] == UINT64_MAX ? UINT64_MAX - 1 : stream->operands[0];
        } else {
            bitstream_fail(stream, "BLOCKINFO holds records only");
        }
    }
}

/* A block of which the stream's lists were made takes the place of the one met first. */
static COLD void remember_info(struct bitstream *stream, const struct bitstream_bookmark *block)
{
    struct known_info *known = &stream->known->infos[stream->known->oldest_info++ % KNOWN_INFOS];
    uint32_t abbreviations = 0, operands = 0;

    known->block.size = 0;
    for (uint32_t id = 0; id < BITSTREAM_INFO_BLOCKS; id++) {
        const abbreviation_list *list = &stream->info[id];
        known->info[id] = (abbreviation_list){&known->listed[abbreviations], list->count, list->count};
        for (uint32_t i = 0; i < list->count; i++, abbreviations++) {
            uint32_t count = list->data[i]->scalars + 1 + list->data[i]->tail;
            if (abbreviations == KNOWN_INFO_ABBREVIATIONS || count > KNOWN_INFO_OPERANDS - operands)
                return;
            struct abbreviation *copy = &known->abbreviations[abbreviations];
            known->listed[abbreviations] = copy;
            *copy = *list->data[i];
            copy->operands = memcpy(&known->operands[operands], copy->operands, count * sizeof *copy->operands);
            operands += count;
        }
    }
    bitstream_remember_block(stream, block, &known->block);
}

/* The first BLOCKINFO of a stream is one that is known, as a rule. */
static APART void read_block_info(struct bitstream *stream)
{
    struct bitstream_bookmark block = bitstream_bookmark(stream);
    bool may_be_known = stream->known && !stream->has_info;

    for (uint32_t i = 0; i < KNOWN_INFOS && may_be_known; i++) {
        if (bitstream_skip_known(stream, &stream->known->infos[i].block)) {
            memcpy(stream->info, stream->known->infos[i].info, sizeof stream->info);
            stream->has_info = true;
            return;
        }
    }
    stream->has_info = true;
    read_new_info(stream);
    if (may_be_known)
        remember_info(stream, &block);
}

/* ---- Text -------------------------------------------------------------------------------------------------------- */

/* The lowest eight numbers of `width` bits, 8 at most, which stand side by side: a byte each. */
static inline uint64_t spread(uint64_t packed, uint32_t width)
{
    uint64_t one = ((UINT64_C(1) << width) - 1) * UINT64_C(0x0001000100010001);
    uint64_t two = ((UINT64_C(1) << 2 * width) - 1) * UINT64_C(0x0000000100000001);
    uint64_t four = (UINT64_C(1) << 4 * width) - 1;

    packed = (packed >> 4 * width & four) << 32 | (packed & four);
    packed = (packed >> 2 * width & two) << 16 | (packed & two);
    return (packed >> width & one) << 8 | (packed & one);
}

/* Eight codes of CHAR6, a byte each, as characters: see `char6`. Each letter or digit is as far from its code as those
 * of its kind are. */
static inline uint64_t char6_of_codes(uint64_t codes)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    uint64_t capital = (codes + (128 - 26) * ones) >> 7 & ones, digit = (codes + (128 - 52) * ones) >> 7 & ones;
    uint64_t mark = (codes + (128 - 62) * ones) >> 7 & ones, underscore = (codes + (128 - 63) * ones) >> 7 & ones;

    return codes + 'a' * ones - capital * ('a' + 26 - 'A') - digit * ('A' + 26 - '0') - mark * ('0' + 10 - '.') +
           underscore * ('_' - '.' - 1);
}

static inline void store64(char *bytes, uint64_t value)
{
    bytes[0] = (char)value;
    bytes[1] = (char)(value >> 8);
    bytes[2] = (char)(value >> 16);
    bytes[3] = (char)(value >> 24);
    bytes[4] = (char)(value >> 32);
    bytes[5] = (char)(value >> 40);
    bytes[6] = (char)(value >> 48);
    bytes[7] = (char)(value >> 56);
}

/* The text of the current record: each load serves several characters. Up to seven are written behind the last. */
static void unpack_text(const struct bitstream *stream, char *out, uint32_t length)
{
    uint32_t width = stream->text.width, together = width == 8 ? 7 : 8; /* that one load holds */
    uint64_t position = stream->text.position;
    const char *end = out + length;

    for (; out < end && position / 8 < stream->loadable; out += together, position += together * width) {
        uint64_t window = peek_at(stream, position);
        store64(out, width == 8 ? window : width == 7 ? spread(window, 7) : char6_of_codes(spread(window, 6)));
    }
    for (; out < end; out++, position += width) {
        uint64_t character = peek_at(stream, position) & ((UINT64_C(1) << width) - 1);
        *out = (char)(width == 6 ? char6[character] : character);
    }
}

/* ---- Blocks ------------------------------------------------------------------------------------------------------ */

COLD void bitstream_open(struct bitstream *stream, struct arena *arena, const uint8_t *bytes, size_t size,
                         uint32_t offset, struct known_definitions *known)
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
    reserve_operands(stream, MOST_AT_ONCE);
    vector_reserve(arena, &stream->abbreviations, USUAL_ABBREVIATIONS);
    stream->known = known;
    stream->known_count = known ? KNOWN_ABBREVIATIONS : 0;
}

static APART void read_block_header(struct bitstream *stream)
{
    uint64_t window = peek(stream), block_id = window & 0x7F, width = window >> 8 & 7;

    if (window & 0x880) { /* one of them takes several chunks */
        block_id = read_vbr(stream, 8);
        width = read_vbr(stream, 4);
    } else {
        advance(stream, 12);
    }

    align_to_word(stream);
    uint64_t words = read_short_bits(stream, 32), end = stream->scope->end;
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
    *scope =
        (struct bitstream_scope){.block_id = stream->block_id,
                                 .id_width = stream->new_id_width,
                                 .id_mask = stream->new_id_width > FAST_ID_WIDTH ? 0 : (1u << stream->new_id_width) - 1,
                                 .first_abbreviation = stream->abbreviations.count,
                                 .end = stream->block_end};
    if (stream->block_id < BITSTREAM_INFO_BLOCKS) {
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

void bitstream_copy_text(const struct bitstream *stream, uint32_t first, char *out)
{
    uint32_t length = stream->count > first ? stream->count - first : 0;

    if (stream->text.start != stream->start) {
        for (uint32_t i = 0; i < length; i++)
            out[i] = (char)stream->operands[first + i];
    } else if (stream->text.width) {
        unpack_text(stream, out, length);
    } else {
        memcpy(out, stream->operands + first, length);
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

/* Whether abbreviations from BLOCKINFO say what is in a block. */
static bool has_foreign_abbreviations(const struct bitstream *stream, uint32_t block_id)
{
    return block_id != BLOCKINFO_ID && block_id < BITSTREAM_INFO_BLOCKS && stream->info[block_id].count > 0;
}

bool bitstream_skip_known(struct bitstream *stream, const struct known_block *known)
{
    if (known->size == 0 || 8 * (uint64_t)known->size != stream->block_end - stream->position ||
        known->id_width != stream->new_id_width || has_foreign_abbreviations(stream, stream->block_id) ||
        memcmp(known->bytes, stream->bytes + stream->position / 8, known->size) != 0)
        return false;
    stream->position = stream->block_end;
    return true;
}

COLD void bitstream_remember_block(const struct bitstream *stream, const struct bitstream_bookmark *block,
                                   struct known_block *known)
{
    uint64_t size = (block->end - block->position) / 8;

    known->size = 0;
    if (size > sizeof known->bytes || has_foreign_abbreviations(stream, block->block_id))
        return;
    memcpy(known->bytes, stream->bytes + block->position / 8, (size_t)size);
    known->size = (uint32_t)size;
    known->id_width = block->id_width;
}

COLD bool bitstream_pass(struct bitstream *stream, const struct known_beginning *known)
{
    const uint8_t *bytes = stream->bytes + stream->position / 8;
    uint32_t whole = known->bits / 8, rest = known->bits % 8;

    if (known->bits == 0 || known->id_width != stream->scope->id_width || stream->scope->info_count > 0 ||
        known->bits > bitstream_left(stream) || memcmp(bytes, known->bytes, whole) != 0 ||
        (rest && (bytes[whole] ^ known->bytes[whole]) & ((1u << rest) - 1)))
        return false;
    stream->position += known->bits;
    return true;
}

COLD bool bitstream_remember(const struct bitstream *stream, uint64_t start, struct known_beginning *known)
{
    const struct bitstream_scope *scope = stream->scope;
    uint64_t bits = stream->position - start;

    if (bits > 8 * sizeof known->bytes || scope->info_count > 0 ||
        stream->abbreviations.count > scope->first_abbreviation)
        return false;
    memcpy(known->bytes, stream->bytes + start / 8, (size_t)(bits + 7) / 8);
    known->bits = (uint32_t)bits;
    known->id_width = scope->id_width;
    return true;
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
            vector_push(stream->arena, &stream->abbreviations, read_abbreviation(stream));
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
        uint64_t window = load64(stream->bytes + position / 8) >> position % 8;
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
