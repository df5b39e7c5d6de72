/* Reading bits, and the constants of the format: shared by the files of this folder. */
#ifndef DXIL_BITSTREAM_BITS_H
#define DXIL_BITSTREAM_BITS_H

#include "base/bitset.h"
#include "base/little_endian.h"
#include "dxil/bitstream/bitstream.h"

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
    MAX_FREE = 64,     /* operands without bits in a record; the limit keeps the work linear in the size of the input */
    FAST_BITS = 56,    /* bits that one load holds at any bit position */
    FAST_ID_WIDTH = 8, /* widest abbreviation id of the fast path: one load holds all that read_unabbreviated needs */
    MAX_NARROW = FAST_BITS / 2, /* widest field for which one load holds two chunks */
    MANY_BITS = UINT16_MAX,     /* abbreviation.bits: too many for the fast path */
    MAX_FIELD_BITS = 12,        /* see abbreviation.field_bits */
    MAX_AT_ONCE = 24,           /* numbers of a record that the fast path reads; the buffer has room for them */
    USUAL_ABBREVIATIONS = 32    /* typical number in a DXIL file; reserved at once */
};

#define CONTINUED_VBR6 UINT64_C(0x20820820820820) /* continuation bits of nine VBR6 chunks */

/* By 6-bit code: its character. */
extern const uint8_t char6[65];

/* peek_at near the end of the stream: zeros follow the last byte. */
uint64_t bits_near_end(const struct bitstream *stream, uint64_t position) COLD;

/* Reads a fixed field of `width` bits; a VBR number in chunks of `width` bits. */
uint64_t read_bits(struct bitstream *stream, uint32_t width) NOINLINE;
uint64_t read_vbr(struct bitstream *stream, uint32_t width) NOINLINE;

/* At least FAST_BITS bits from the position on, which must lie before the last bytes. */
static ALWAYS_INLINE uint64_t bits_at(const struct bitstream *stream, uint64_t position)
{
    return load64(stream->bytes + position / 8) >> position % 8;
}

/* The same at any position. */
static inline uint64_t peek_at(const struct bitstream *stream, uint64_t position)
{
    return position / 8 < stream->loadable ? bits_at(stream, position) : bits_near_end(stream, position);
}

static inline uint64_t peek(const struct bitstream *stream)
{
    return peek_at(stream, stream->position);
}

/* Whether `count` numbers of up to 24 bits lie before the last bytes, so that whole words can be loaded. */
static inline bool has_bytes_for(const struct bitstream *stream, uint64_t count)
{
    enum {
        MAX_BYTES = 3 /* of a number of four chunks */
    };
    return stream->position / 8 + MAX_BYTES * count < stream->loadable;
}

/* Decodes a VBR6 number of one to four chunks: nearly all numbers of a shader. Moves window and position behind it.
 * Returns false if it is longer. */
static ALWAYS_INLINE bool take_short_vbr6(uint64_t *window, uint64_t *position, uint64_t *number)
{
    uint64_t bits = *window;

    if (!(bits & 0x20)) {
        *number = bits & 0x1F;
        *window = bits >> 6;
        *position += 6;
    } else if (!(bits & 0x800)) {
        *number = (bits & 0x1F) | (bits >> 1 & 0x3E0);
        *window = bits >> 12;
        *position += 12;
    } else if (!(bits & 0x20000)) {
        *number = (bits & 0x1F) | (bits >> 1 & 0x3E0) | (bits >> 2 & 0x7C00);
        *window = bits >> 18;
        *position += 18;
    } else if (!(bits & 0x800000)) { /* every call has one: its flags begin at bit 15 */
        *number = (bits & 0x1F) | (bits >> 1 & 0x3E0) | (bits >> 2 & 0x7C00) | (bits >> 3 & 0xF8000);
        *window = bits >> 24;
        *position += 24;
    } else {
        return false;
    }
    return true;
}

/* Decodes a VBR6 number of up to nine chunks. Returns its bits; 0: it is longer. Drops the continuation bits by joining
 * 5-bit chunks to 10, then 20, then all bits. */
static inline uint32_t long_vbr6(uint64_t window, uint64_t *number)
{
    uint64_t ends = ~window & CONTINUED_VBR6;

    if (!ends)
        return 0;
    window &= ends ^ (ends - 1);
    window = (window & UINT64_C(0x1F01F01F01F01F)) | (window >> 1 & UINT64_C(0x3E03E03E03E0));
    window = (window & UINT64_C(0x1F0003FF0003FF)) | (window >> 2 & UINT64_C(0x0FFC000FFC00));
    *number = (window & 0xFFFFF) | (window >> 4 & UINT64_C(0xFFFFF00000)) | (window >> 8 & UINT64_C(0x1F0000000000));
    return lowest_bit(ends) + 1;
}

static inline void advance(struct bitstream *stream, uint32_t bits)
{
    if (bits > stream->end - stream->position)
        bitstream_fail(stream, "the bitcode ends inside a record or block");
    stream->position += bits;
}

/* Reads a field of at most FAST_BITS bits. */
static inline uint64_t read_short_bits(struct bitstream *stream, uint32_t width)
{
    uint64_t bits = peek(stream) & ((UINT64_C(1) << width) - 1);

    advance(stream, width);
    return bits;
}

static inline void align_to_word(struct bitstream *stream)
{
    stream->position = (stream->position + 31) & ~UINT64_C(31);
    if (stream->position > stream->end)
        bitstream_fail(stream, "the bitcode ends inside a 32-bit word");
}

/* abbreviations.c. read_definitions reads all definitions that follow one another: the cursor is behind the id of the
 * first, at which the entry begins. read_block_info reads a BLOCKINFO block after its header. */
void read_definitions(struct bitstream *stream);
void read_block_info(struct bitstream *stream) NOINLINE;

#endif
