/* The bits of a bitstream, and what stands in them: shared by the files that read records, abbreviations and text. */
#ifndef DXIL_BITSTREAM_BITS_H
#define DXIL_BITSTREAM_BITS_H

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
    MOST_FREE = 64,    /* operands of a record that take no bits: so the work stays linear in the size of the input */
    FAST_BITS = 56,    /* that one load always holds, wherever in a byte the cursor stands */
    FAST_ID_WIDTH = 8, /* so that one load holds what read_unabbreviated wants */
    MOST_NARROW = FAST_BITS / 2, /* bits of a field of which one load holds two chunks */
    MANY_BITS = 1 << 16,         /* of an abbreviation that is not read at once */
    MOST_AT_ONCE = 24,           /* numbers of a record that is read by the fast path: there is always room for them */
    USUAL_ABBREVIATIONS = 32     /* of a DXIL file, room for which is made at once */
};

/* The characters that fields of CHAR6 stand for. */
extern const uint8_t char6[65];

static inline uint64_t load64(const uint8_t *bytes)
{
    return (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 |
           (uint64_t)bytes[4] << 32 | (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
}

/* The bits near the end of the stream, behind which zeros stand. */
uint64_t bits_near_end(const struct bitstream *stream, uint64_t position) COLD;

/* A number of `width` bits, and one of chunks of `width` bits. */
uint64_t read_bits(struct bitstream *stream, uint32_t width) APART;
uint64_t read_vbr(struct bitstream *stream, uint32_t width) APART;

/* The bits from a position on, FAST_BITS of them at least. */
static inline uint64_t peek_at(const struct bitstream *stream, uint64_t position)
{
    return position / 8 < stream->loadable ? load64(stream->bytes + position / 8) >> position % 8
                                           : bits_near_end(stream, position);
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

static inline void align_to_word(struct bitstream *stream)
{
    stream->position = (stream->position + 31) & ~UINT64_C(31);
    if (stream->position > stream->end)
        bitstream_fail(stream, "the bitcode ends inside of a word");
}

/* abbreviations.c: the definition that comes next; the BLOCKINFO block whose header was read. */
const struct abbreviation *read_abbreviation(struct bitstream *stream);
void read_block_info(struct bitstream *stream) APART;

#endif
