/* Decompresses zlib's format: blocks of bytes and of earlier bytes to repeat, both as Huffman codes. */
#include "inspect/inflate.h"

#include <string.h>

enum {
    ZLIB_HEADER = 2,
    ZLIB_METHOD = 8,        /* in the low bits of its first byte */
    ZLIB_DICTIONARY = 0x20, /* in its second byte: unknown text precedes the output */
    CHECKSUM_BYTES = 4,
    MAX_CODE_BITS = 15,
    MAX_SYMBOLS = 288,
    MAX_DISTANCES = 30,
    LENGTH_SYMBOLS = 19,
    END_OF_BLOCK = 256,
    LAST_LENGTH = 28, /* symbol - 257 of length 258 */
    NO_SYMBOL = 0xFFFF
};

struct inflater {
    const uint8_t *next, *end;
    uint32_t bits, bit_count; /* read, not taken yet */
    uint8_t *out;
    size_t written, size;
    bool is_damaged;
};

/* A canonical Huffman code: symbols by code, and how many codes have each length. */
struct code {
    uint16_t counts[MAX_CODE_BITS + 1], symbols[MAX_SYMBOLS];
};

/* The next bits as a number, the first bit lowest. At most 16. */
static uint32_t take(struct inflater *in, uint32_t count)
{
    while (in->bit_count < count) {
        in->is_damaged |= in->next == in->end;
        in->bits |= (in->next < in->end ? (uint32_t)*in->next++ : 0) << in->bit_count;
        in->bit_count += 8;
    }
    uint32_t value = in->bits & ((UINT32_C(1) << count) - 1);
    in->bits >>= count;
    in->bit_count -= count;
    return value;
}

/* ---- Huffman codes ----------------------------------------------------------------------------------------------- */

/* `lengths`: of each symbol's code in bits; 0: it has none. */
static void make_code(struct inflater *in, struct code *code, const uint8_t *lengths, uint32_t count)
{
    uint32_t starts[MAX_CODE_BITS + 2] = {0}, left = 1;

    memset(code->counts, 0, sizeof code->counts);
    for (uint32_t n = 0; n < count; n++)
        code->counts[lengths[n]]++;
    code->counts[0] = 0;
    for (uint32_t bits = 1; bits <= MAX_CODE_BITS; bits++) {
        starts[bits + 1] = starts[bits] + code->counts[bits];
        in->is_damaged |= code->counts[bits] > 2 * left; /* more codes than numbers of so many bits */
        left = in->is_damaged ? 0 : 2 * left - code->counts[bits];
    }
    for (uint32_t n = 0; n < count; n++)
        if (lengths[n])
            code->symbols[starts[lengths[n]]++] = (uint16_t)n;
}

/* Codes of one length are consecutive numbers: the first is twice the number behind the codes that are a bit shorter.
 */
static uint32_t take_symbol(struct inflater *in, const struct code *code)
{
    uint32_t number = 0, first = 0, before = 0;

    for (uint32_t bits = 1; bits <= MAX_CODE_BITS && !in->is_damaged; bits++) {
        number = number << 1 | take(in, 1);
        first <<= 1;
        if (number - first < code->counts[bits])
            return code->symbols[before + number - first];
        first += code->counts[bits];
        before += code->counts[bits];
    }
    in->is_damaged = true;
    return NO_SYMBOL;
}

/* ---- Blocks ------------------------------------------------------------------------------------------------------ */

static void put(struct inflater *in, uint8_t byte)
{
    if (in->written < in->size)
        in->out[in->written++] = byte;
    else
        in->is_damaged = true;
}

static void copy_stored(struct inflater *in)
{
    in->bits = in->bit_count = 0; /* it begins at a byte */
    uint32_t count = take(in, 16), inverse = take(in, 16);
    in->is_damaged |= (count ^ inverse) != 0xFFFF;
    for (; count > 0 && !in->is_damaged; count--)
        put(in, (uint8_t)take(in, 8));
}

/* Copies bytes that were written before. Those that it writes may be among them. */
static void repeat(struct inflater *in, uint32_t symbol, const struct code *distances)
{
    uint32_t extra = symbol < 8 || symbol == LAST_LENGTH ? 0 : symbol / 4 - 1;
    uint32_t length = symbol == LAST_LENGTH ? 258 : 3 + (symbol < 8 ? symbol : (4 + symbol % 4) << extra);

    length += take(in, extra);
    symbol = take_symbol(in, distances);
    if (in->is_damaged || symbol >= MAX_DISTANCES) {
        in->is_damaged = true;
        return;
    }
    extra = symbol < 4 ? 0 : symbol / 2 - 1;
    size_t distance = 1 + (symbol < 4 ? symbol : (2 + symbol % 2) << extra);
    distance += take(in, extra);
    in->is_damaged |= distance > in->written;
    for (; length > 0 && !in->is_damaged; length--)
        put(in, in->out[in->written - distance]);
}

static void read_symbols(struct inflater *in, const struct code *codes, const struct code *distances)
{
    while (!in->is_damaged) {
        uint32_t symbol = take_symbol(in, codes);
        if (symbol == END_OF_BLOCK)
            return;
        if (symbol < END_OF_BLOCK)
            put(in, (uint8_t)symbol);
        else if (symbol <= END_OF_BLOCK + 1 + LAST_LENGTH)
            repeat(in, symbol - END_OF_BLOCK - 1, distances);
        else
            in->is_damaged = true;
    }
}

static void read_fixed(struct inflater *in)
{
    uint8_t lengths[MAX_SYMBOLS];
    struct code codes, distances;

    memset(lengths, 8, 144);
    memset(lengths + 144, 9, 256 - 144);
    memset(lengths + 256, 7, 280 - 256);
    memset(lengths + 280, 8, MAX_SYMBOLS - 280);
    make_code(in, &codes, lengths, MAX_SYMBOLS);
    memset(lengths, 5, MAX_DISTANCES);
    make_code(in, &distances, lengths, MAX_DISTANCES);
    read_symbols(in, &codes, &distances);
}

/* The lengths of both codes of a block, which are a Huffman code themselves; 16, 17 and 18 repeat a length. */
static void read_lengths(struct inflater *in, const struct code *code, uint8_t *lengths, uint32_t count)
{
    for (uint32_t n = 0; n < count && !in->is_damaged;) {
        uint32_t symbol = take_symbol(in, code), times = 1;
        uint8_t length = symbol < 16 ? (uint8_t)symbol : 0;
        if (symbol == 16) {
            in->is_damaged |= n == 0;
            length = n ? lengths[n - 1] : 0;
            times = 3 + take(in, 2);
        } else if (symbol == 17) {
            times = 3 + take(in, 3);
        } else if (symbol == 18) {
            times = 11 + take(in, 7);
        }
        in->is_damaged |= times > count - n;
        for (; times > 0 && !in->is_damaged; times--)
            lengths[n++] = length;
    }
}

static void read_dynamic(struct inflater *in)
{
    static const uint8_t order[LENGTH_SYMBOLS] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    uint8_t lengths[MAX_SYMBOLS + 32] = {0};
    struct code codes, distances;
    uint32_t symbols = 257 + take(in, 5), distance_symbols = 1 + take(in, 5), count = 4 + take(in, 4);

    for (uint32_t n = 0; n < count; n++)
        lengths[order[n]] = (uint8_t)take(in, 3);
    make_code(in, &codes, lengths, LENGTH_SYMBOLS);
    memset(lengths, 0, sizeof lengths);
    read_lengths(in, &codes, lengths, symbols + distance_symbols);
    if (symbols > 286 || in->is_damaged) {
        in->is_damaged = true;
        return;
    }
    make_code(in, &codes, lengths, symbols);
    make_code(in, &distances, lengths + symbols, distance_symbols);
    read_symbols(in, &codes, &distances);
}

/* Adler-32. 5552 bytes cannot overflow 32 bits. */
static uint32_t checksum(const uint8_t *bytes, size_t size)
{
    uint32_t low = 1, high = 0;

    for (size_t n = 0; n < size; n++) {
        low += bytes[n];
        high += low;
        if (n % 5552 == 5551 || n + 1 == size) {
            low %= 65521;
            high %= 65521;
        }
    }
    return high << 16 | low;
}

static bool ends_with_checksum(struct inflater *in)
{
    uint32_t stored = 0;

    in->bits = in->bit_count = 0;
    for (int n = 0; n < CHECKSUM_BYTES; n++)
        stored = stored << 8 | take(in, 8);
    return !in->is_damaged && in->written == in->size && stored == checksum(in->out, in->size);
}

bool zlib_inflate(const uint8_t *bytes, size_t size, uint8_t *out, size_t out_size)
{
    struct inflater in = {.next = bytes, .end = bytes + size, .out = out, .size = out_size};

    if (size < ZLIB_HEADER || (bytes[0] & 15) != ZLIB_METHOD || (bytes[1] & ZLIB_DICTIONARY) ||
        (bytes[0] << 8 | bytes[1]) % 31 != 0)
        return false;
    in.next += ZLIB_HEADER;
    for (bool is_last = false; !is_last && !in.is_damaged;) {
        is_last = take(&in, 1);
        switch (take(&in, 2)) {
        case 0:
            copy_stored(&in);
            break;
        case 1:
            read_fixed(&in);
            break;
        case 2:
            read_dynamic(&in);
            break;
        default:
            in.is_damaged = true;
        }
    }
    return ends_with_checksum(&in);
}
