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

// Where a pixel lies: what x and y give separately. The block's number is the sum of both and of the buffer's first
// block; its place in the block, in pixels of the format, is the exclusive or.
struct place
{
    uint block, offset;
};

place place_of_32(uint x, uint y, uint pages)
{
    place p;
    p.block = ((y >> 5) * pages + (x >> 6)) * 32 + block_of_32(x >> 3, y >> 3);
    p.offset = (y >> 1 & 3) * 16 + column_of(x, y);
    return p;
}

place place_of_16(uint x, uint y, uint pages, bool is_s)
{
    place p;
    p.block = ((y >> 6) * pages + (x >> 6)) * 32 +
              (is_s ? block_of_16s(x >> 4, y >> 3) : block_of_16(x >> 4, y >> 3));
    p.offset = (y >> 1 & 3) * 32 + column_of(x, y) * 2 + bit(x, 3, 0);
    return p;
}

place place_of_8(uint x, uint y, uint pages)
{
    place p;
    p.block = ((y >> 6) * (pages >> 1) + (x >> 7)) * 32 + block_of_32(x >> 4, y >> 4);
    p.offset = (y >> 2 & 3) * 64 + column_of_four(x, y) * 4 + bit(x, 3, 1) + bit(y, 1, 0);
    return p;
}

place place_of_4(uint x, uint y, uint pages)
{
    place p;
    p.block = ((y >> 7) * (pages >> 1) + (x >> 7)) * 32 + block_of_16(x >> 5, y >> 4);
    p.offset = (y >> 2 & 3) * 128 + column_of_four(x, y) * 8 + bit(x, 4, 2) + bit(x, 3, 1) + bit(y, 1, 0);
    return p;
}

// Of the pixel, or with the other coordinate 0 of a column or row.
place place_of(uint f, uint x, uint y, uint pages)
{
    if (is_16_bit(f))
        return place_of_16(x, y, pages, is_scattered(f));
    if (f == T8)
        return place_of_8(x, y, pages);
    if (f == T4)
        return place_of_4(x, y, pages);
    return place_of_32(x, y, pages);
}

// How pixels lie in words: the binary logarithm of their bits' number in a word's place, and which of its bits they are.
struct packing
{
    uint size, first, mask;
};

packing packing_of(uint f)
{
    packing p = {5, 0, 0xffffffff};
    switch (f)
    {
    case CT32:
    case Z32:
        break;
    case CT24:
    case Z24:
        p.mask = 0xffffff;
        break;
    case CT16:
    case CT16S:
    case Z16:
    case Z16S:
        p.size = 4;
        p.mask = 0xffff;
        break;
    case T8:
        p.size = 3;
        p.mask = 0xff;
        break;
    case T4:
        p.size = 2;
        p.mask = 0xf;
        break;
    case T8H:
        p.first = 24;
        p.mask = 0xff;
        break;
    case T4HL:
        p.first = 24;
        p.mask = 0xf;
        break;
    case T4HH:
        p.first = 28;
        p.mask = 0xf;
        break;
    default:
        p.mask = 0;
    }
    return p;
}

// Depth formats have the halves of pages swapped, in memory and not in the page.
uint swap_halves(uint f, uint block)
{
    return block ^ (is_depth(f) ? 0x18 : 0);
}

// Of a block that memory has.
uint read_at(packing p, uint block, uint offset)
{
    uint word = vram[block * 64 + (offset << p.size >> 5)];
    return word >> ((offset << p.size & 31) + p.first) & p.mask;
}

uint read_pixel(uint f, uint base, uint pages, uint x, uint y)
{
    place p = place_of(f, x, y, pages);
    return vram_blocks ? read_at(packing_of(f), swap_halves(f, base + p.block) % vram_blocks, p.offset) : 0;
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

uint expand_direct(uint value)
{
    if (is_16_bit(format))
        return expand_16(value);
    if (format == CT24 || format == Z24)
        return value | (zero_is_transparent && value == 0 ? 0 : alpha_0 << 24);
    return value;
}

static const uint TILE_WIDTH = 256, TILE_HEIGHT = 16, ROWS_AT_ONCE = 8;

groupshared uint palette[256];
groupshared uint2 rows[TILE_HEIGHT];

// Pixels of a column. All are on their way before the first is written: the device must take it that a write may change
// the others.
void unswizzle_rows(packing pack, place column, uint first_row, bool is_indexed, uint target, uint count)
{
    uint blocks[ROWS_AT_ONCE], values[ROWS_AT_ONCE], i;
    [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
        blocks[i] = swap_halves(format, rows[first_row + i].x + column.block);
    if ((vram_blocks & (vram_blocks - 1)) == 0)
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            blocks[i] &= vram_blocks - 1;
    else
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            blocks[i] %= vram_blocks;
    [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
        values[i] = read_at(pack, blocks[i], rows[first_row + i].y ^ column.offset);
    if (is_indexed)
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            values[i] = palette[values[i]];
    else if (expand)
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            values[i] = expand_direct(values[i]);
    [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
        if (i < count)
            pixels[target + i * width] = values[i];
}

// A tile of 256 x 16 pixels: a thread has those of a column. What rows and colours are is found out once for all.
[numthreads(256, 1, 1)]
void unswizzle(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint x = group.x * TILE_WIDTH + thread, first_row = group.y * TILE_HEIGHT;
    bool is_indexed = expand && palette_size(format);
    if (is_indexed && thread < palette_size(format))
        palette[thread] = look_up(thread);
    if (thread < TILE_HEIGHT)
    {
        place row = place_of(format, 0, (first_y + first_row + thread) & 2047, stride);
        rows[thread] = uint2(row.block + base_block, row.offset);
    }
    GroupMemoryBarrierWithGroupSync();

    packing pack = packing_of(format);
    place column = place_of(format, (first_x + x) & 2047, 0, stride);
    if (x >= width)
        return;
    for (uint row = 0; row < TILE_HEIGHT && first_row + row < height; row += ROWS_AT_ONCE)
    {
        uint target = (first_row + row) * width + x, count = height - first_row - row, i;
        if (vram_blocks)
            unswizzle_rows(pack, column, row, is_indexed, target, count);
        else
            for (i = 0; i < min(count, ROWS_AT_ONCE); i++)
                pixels[target + i * width] = is_indexed ? palette[0] : expand ? expand_direct(0) : 0;
    }
}
