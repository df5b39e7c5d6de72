// Pixels from the memory of the PlayStation 2's Graphics Synthesizer, which lie in pages, blocks and columns by format, and
// colours of indexed pixels from the palette cache (CLUT).
// pass load_clut
// pass unswizzle

cbuffer constants : register(b0)
{
    uint vram_blocks;
    uint format, base_block, stride;
    uint first_x, first_y, width, height;
    uint expand, alpha_0, alpha_1, zero_is_transparent;
    uint clut_load, clut_format, clut_block, clut_stride, clut_mode, clut_x, clut_y, clut_bank;
};

StructuredBuffer<uint> vram : register(t0);
RWStructuredBuffer<uint> clut : register(u0); // 16 bits each
RWStructuredBuffer<uint> pixels : register(u1);

static const uint CT32 = 0x00, CT24 = 0x01, CT16 = 0x02, CT16S = 0x0a, T8 = 0x13, T4 = 0x14, T8H = 0x1b, T4HL = 0x24,
                  T4HH = 0x2c, Z32 = 0x30, Z24 = 0x31, Z16 = 0x32, Z16S = 0x3a;

uint bit(uint value, uint number, uint place)
{
    return (value >> number & 1) << place;
}

bool is_depth(uint f)
{
    return (f & 0x30) == 0x30;
}

bool is_16_bit(uint f)
{
    return f == CT16 || f == CT16S || f == Z16 || f == Z16S;
}

bool is_scattered(uint f) // the other order of blocks of 16-bit pixels
{
    return f == CT16S || f == Z16S;
}

uint block_of_32(uint x, uint y) // x, y: of the block in its page
{
    return bit(x, 0, 0) | bit(y, 0, 1) | bit(x, 1, 2) | bit(y, 1, 3) | bit(x, 2, 4);
}

uint block_of_16(uint x, uint y)
{
    return bit(y, 0, 0) | bit(x, 0, 1) | bit(y, 1, 2) | bit(x, 1, 3) | bit(y, 2, 4);
}

uint block_of_16s(uint x, uint y)
{
    return bit(y, 0, 0) | bit(x, 0, 1) | bit(y, 2, 2) | bit(y, 1, 3) | bit(x, 1, 4);
}

// Where the words of a column's four-by-two quads lie, in units of that many words.
uint column_of(uint x, uint y)
{
    return bit(x, 0, 0) | bit(y, 0, 1) | bit(x, 1, 2) | bit(x, 2, 3);
}

// Columns of four rows: each other pair of rows, and of columns, has its halves swapped.
uint column_of_four(uint x, uint y)
{
    return column_of(x, y) ^ bit(y, 1, 3) ^ bit(y, 2, 3);
}

// Address of a pixel in its page, in pixels of the format.
struct place
{
    uint block, offset; // in the page; in the block
};

place place_of_32(uint x, uint y)
{
    place p;
    p.block = block_of_32(x >> 3, y >> 3);
    p.offset = (y >> 1 & 3) * 16 + column_of(x, y);
    return p;
}

place place_of_16(uint x, uint y, bool is_s)
{
    place p;
    p.block = is_s ? block_of_16s(x >> 4, y >> 3) : block_of_16(x >> 4, y >> 3);
    p.offset = (y >> 1 & 3) * 32 + column_of(x, y) * 2 + bit(x, 3, 0);
    return p;
}

place place_of_8(uint x, uint y)
{
    place p;
    p.block = block_of_32(x >> 4, y >> 4);
    p.offset = (y >> 2 & 3) * 64 + column_of_four(x, y) * 4 + bit(x, 3, 1) + bit(y, 1, 0);
    return p;
}

place place_of_4(uint x, uint y)
{
    place p;
    p.block = block_of_16(x >> 5, y >> 4);
    p.offset = (y >> 2 & 3) * 128 + column_of_four(x, y) * 8 + bit(x, 4, 2) + bit(x, 3, 1) + bit(y, 1, 0);
    return p;
}

// A block behind the base block; depth formats have the halves of pages swapped, in memory and not in the page.
uint word_at(uint f, uint base, uint block, uint offset)
{
    uint number = (base + block) ^ (is_depth(f) ? 0x18 : 0);
    return vram_blocks ? vram[number % vram_blocks * 64 + offset] : 0;
}

uint read_32(uint f, uint base, uint pages, uint x, uint y)
{
    place p = place_of_32(x, y);
    return word_at(f, base, ((y >> 5) * pages + (x >> 6)) * 32 + p.block, p.offset);
}

uint read_16(uint f, uint base, uint pages, uint x, uint y)
{
    place p = place_of_16(x, y, is_scattered(f));
    uint word = word_at(f, base, ((y >> 6) * pages + (x >> 6)) * 32 + p.block, p.offset >> 1);
    return word >> 16 * (p.offset & 1) & 0xffff;
}

uint read_8(uint base, uint pages, uint x, uint y)
{
    place p = place_of_8(x, y);
    uint word = word_at(T8, base, ((y >> 6) * (pages >> 1) + (x >> 7)) * 32 + p.block, p.offset >> 2);
    return word >> 8 * (p.offset & 3) & 0xff;
}

uint read_4(uint base, uint pages, uint x, uint y)
{
    place p = place_of_4(x, y);
    uint word = word_at(T4, base, ((y >> 7) * (pages >> 1) + (x >> 7)) * 32 + p.block, p.offset >> 3);
    return word >> 4 * (p.offset & 7) & 0xf;
}

uint read_pixel(uint f, uint base, uint pages, uint x, uint y)
{
    if (is_16_bit(f))
        return read_16(f, base, pages, x, y);
    switch (f)
    {
    case CT32:
    case Z32:
        return read_32(f, base, pages, x, y);
    case CT24:
    case Z24:
        return read_32(f, base, pages, x, y) & 0xffffff;
    case T8:
        return read_8(base, pages, x, y);
    case T4:
        return read_4(base, pages, x, y);
    case T8H:
        return read_32(f, base, pages, x, y) >> 24;
    case T4HL:
        return read_32(f, base, pages, x, y) >> 24 & 0xf;
    case T4HH:
        return read_32(f, base, pages, x, y) >> 28;
    }
    return 0;
}

// Entries of the palette: 0 if the format is not indexed.
uint palette_size(uint f)
{
    return f == T8 || f == T8H ? 256 : f == T4 || f == T4HL || f == T4HH ? 16 : 0;
}

[numthreads(256, 1, 1)]
void load_clut(uint index : SV_GroupIndex)
{
    bool is_16 = is_16_bit(clut_format);
    uint entry = clut_bank * 16 + index;
    if (!clut_load || index >= palette_size(format) || entry >= (is_16 ? 512 : 256))
        return;
    uint x = (index & 7) | bit(index, 4, 3), y = bit(index, 3, 0) | index >> 5 << 1;
    if (clut_mode)
    {
        x = clut_x * 16 + index;
        y = clut_y;
    }
    uint colour = read_pixel(clut_format, clut_block, clut_mode ? clut_stride : 1, x & 2047, y & 2047);
    clut[entry] = colour & 0xffff;
    if (!is_16)
        clut[entry + 256] = colour >> 16;
}

uint expand_16(uint colour)
{
    uint alpha = zero_is_transparent && colour == 0 ? 0 : colour >> 15 ? alpha_1 : alpha_0;
    return (colour & 0x1f) << 3 | (colour & 0x3e0) << 6 | (colour & 0x7c00) << 9 | alpha << 24;
}

uint look_up(uint index)
{
    bool is_16 = is_16_bit(clut_format);
    uint entry = min(clut_bank + (index >> 4), is_16 ? 31 : 15) * 16 + (index & 15);
    uint low = clut[entry] & 0xffff;
    return is_16 ? expand_16(low) : low | clut[entry + 256] << 16;
}

uint expand_pixel(uint value)
{
    if (palette_size(format))
        return look_up(value);
    if (is_16_bit(format))
        return expand_16(value);
    if (format == CT24 || format == Z24)
        return value | (zero_is_transparent && value == 0 ? 0 : alpha_0 << 24);
    return value;
}

[numthreads(8, 8, 1)]
void unswizzle(uint3 thread : SV_DispatchThreadID)
{
    if (thread.x >= width || thread.y >= height)
        return;
    uint value = read_pixel(format, base_block, stride, (first_x + thread.x) & 2047, (first_y + thread.y) & 2047);
    pixels[thread.y * width + thread.x] = expand ? expand_pixel(value) : value;
}
