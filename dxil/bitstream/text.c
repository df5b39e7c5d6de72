/* Decodes the text of records, several characters from each load. */
#include "dxil/bitstream/bits.h"

#include <string.h>

/* By 6-bit code: its character. */
const uint8_t char6[65] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

static inline void store_char6(char *out, uint64_t window)
{
    out[0] = (char)char6[window & 0x3F];
    out[1] = (char)char6[window >> 6 & 0x3F];
    out[2] = (char)char6[window >> 12 & 0x3F];
    out[3] = (char)char6[window >> 18 & 0x3F];
    out[4] = (char)char6[window >> 24 & 0x3F];
    out[5] = (char)char6[window >> 30 & 0x3F];
    out[6] = (char)char6[window >> 36 & 0x3F];
    out[7] = (char)char6[window >> 42 & 0x3F];
}

/* Decodes the noted text character by character: near the end of the stream, and 7-bit characters, which few names
 * have. */
static NOINLINE void unpack_slowly(const struct bitstream *stream, char *out, uint32_t length)
{
    uint32_t width = stream->text.width;
    uint64_t position = stream->text.position;

    for (const char *end = out + length; out < end; out++, position += width) {
        uint64_t character = peek_at(stream, position) & ((1u << width) - 1);
        *out = (char)(width == 6 ? char6[character] : character);
    }
}

/* Decodes the noted text. May write up to seven bytes behind it. */
static inline void unpack_text(const struct bitstream *stream, char *out, uint32_t length)
{
    uint32_t width = stream->text.width;
    uint64_t position = stream->text.position;
    const uint8_t *bytes = stream->bytes;
    const char *end = out + length;

    if ((position + (uint64_t)length * width) / 8 >= stream->loadable || width == 7) {
        unpack_slowly(stream, out, length);
    } else if (width == 6) {
        for (; out < end; out += 8, position += 48)
            store_char6(out, load64(bytes + position / 8) >> position % 8);
    } else {
        for (; out < end; out += 7, position += 56)
            store64((uint8_t *)out, load64(bytes + position / 8) >> position % 8);
    }
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
