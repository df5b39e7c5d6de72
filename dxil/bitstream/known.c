/* Blocks that were met before, in this stream or in others. */
#include "dxil/bitstream/bits.h"

#include <string.h>

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
