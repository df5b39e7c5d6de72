/* Skips and caches blocks that are equal in many files; bookmarks of blocks that are read later. */
#include "dxil/bitstream/bits.h"

#include <string.h>

/* Whether the block's meaning depends on abbreviations from BLOCKINFO. */
static bool has_foreign_abbreviations(const struct bitstream *stream, uint32_t block_id)
{
    return block_id != BLOCKINFO_ID && block_id < BITSTREAM_INFO_BLOCKS && stream->info &&
           stream->info[block_id].count > 0;
}

bool bitstream_skip_cached(struct bitstream *stream, const struct cached_block *cached)
{
    if (cached->size == 0 || 8 * (uint64_t)cached->size != stream->block_end - stream->position ||
        cached->id_width != stream->new_id_width || has_foreign_abbreviations(stream, stream->block_id) ||
        memcmp(cached->bytes, stream->bytes + stream->position / 8, cached->size) != 0)
        return false;
    stream->position = stream->block_end;
    return true;
}

COLD void bitstream_cache_block(const struct bitstream *stream, const struct bitstream_bookmark *block,
                                struct cached_block *cached)
{
    uint64_t size = (block->end - block->position) / 8;

    cached->size = 0;
    if (size > sizeof cached->bytes || has_foreign_abbreviations(stream, block->block_id))
        return;
    memcpy(cached->bytes, stream->bytes + block->position / 8, (size_t)size);
    cached->size = (uint32_t)size;
    cached->id_width = block->id_width;
}

COLD bool bitstream_skip_prefix(struct bitstream *stream, const struct cached_prefix *cached)
{
    const uint8_t *bytes = stream->bytes + stream->position / 8;
    uint32_t whole = cached->bits / 8, rest = cached->bits % 8;

    if (cached->bits == 0 || cached->id_width != stream->scope->id_width || stream->scope->info_count > 0 ||
        cached->bits > bitstream_left(stream) || memcmp(bytes, cached->bytes, whole) != 0 ||
        (rest && (bytes[whole] ^ cached->bytes[whole]) & ((1u << rest) - 1)))
        return false;
    stream->position += cached->bits;
    return true;
}

COLD bool bitstream_cache_prefix(const struct bitstream *stream, uint64_t start, struct cached_prefix *cached)
{
    const struct bitstream_scope *scope = stream->scope;
    uint64_t bits = stream->position - start;

    if (bits > 8 * sizeof cached->bytes || scope->info_count > 0 ||
        stream->abbreviations.count > scope->first_abbreviation)
        return false;
    memcpy(cached->bytes, stream->bytes + start / 8, (size_t)(bits + 7) / 8);
    cached->bits = (uint32_t)bits;
    cached->id_width = scope->id_width;
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
