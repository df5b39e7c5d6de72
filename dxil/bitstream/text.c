/* Decodes the text of records, several characters from each load. */
#include "dxil/bitstream/bits.h"

#include <string.h>

/* Spreads the eight lowest fields of `width` bits (at most 8) to a byte each. */
static inline uint64_t spread(uint64_t packed, uint32_t width)
{
    uint64_t one = ((UINT64_C(1) << width) - 1) * UINT64_C(0x0001000100010001);
    uint64_t two = ((UINT64_C(1) << 2 * width) - 1) * UINT64_C(0x0000000100000001);
    uint64_t four = (UINT64_C(1) << 4 * width) - 1;

    packed = (packed >> 4 * width & four) << 32 | (packed & four);
    packed = (packed >> 2 * width & two) << 16 | (packed & two);
    return (packed >> width & one) << 8 | (packed & one);
}

/* Converts eight CHAR6 codes, a byte each, to characters. Codes are in the order a-z, A-Z, 0-9, '.', '_'; each range
 * has a constant distance from its characters. */
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

/* Decodes the noted text. May write up to seven bytes behind it. */
static void unpack_text(const struct bitstream *stream, char *out, uint32_t length)
{
    uint32_t width = stream->text.width, together = width == 8 ? 7 : 8; /* characters that one load holds */
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
