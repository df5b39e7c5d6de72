// Pixels, colours and coordinates, as gs-vram, gs-vram-batch and gs-vram-copy read them. Before it stand the constants,
// `vram`, KEPT_ROWS, ROW_STEP (from row to row of a thread) and gs-vram.hlsli.

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

// The colour for an index, in a palette that lies at a block.
uint read_palette(uint f, uint block, uint pages, uint mode, uint first_x, uint first_y, uint index)
{
    uint x = (index & 7) | bit(index, 4, 3), y = bit(index, 3, 0) | index >> 5 << 1;
    if (mode)
    {
        x = first_x * 16 + index;
        y = first_y;
    }
    return read_pixel(f, block, mode ? pages : 1, x & 2047, y & 2047);
}

uint expand_16(uint colour, uint alpha_0, uint alpha_1, uint zero_is_transparent)
{
    uint alpha = zero_is_transparent && colour == 0 ? 0 : colour >> 15 ? alpha_1 : alpha_0;
    return (colour & 0x1f) << 3 | (colour & 0x3e0) << 6 | (colour & 0x7c00) << 9 | alpha << 24;
}

uint expand_direct(uint format, uint value, uint alpha_0, uint alpha_1, uint zero_is_transparent)
{
    if (is_16_bit(format))
        return expand_16(value, alpha_0, alpha_1, zero_is_transparent);
    if (format == CT24 || format == Z24)
        return value | (zero_is_transparent && value == 0 ? 0 : alpha_0 << 24);
    return value;
}

// REGION_CLAMP holds coordinates between both; of REGION_REPEAT the first is a mask, and the second the bits that are set.
static const uint REGION_CLAMP = 2, REGION_REPEAT = 3;

uint wrap(uint coordinate, uint mode, uint first, uint last)
{
    if (mode == REGION_CLAMP)
        coordinate = (uint)min(max((int)coordinate, (int)first), (int)last);
    if (mode == REGION_REPEAT)
        coordinate = (coordinate & first) | last;
    return coordinate & 2047;
}

// Pixels of columns: what rows give to places is found once for all columns of a tile, of KEPT_ROWS at most. The less
// memory they take, the more is left to cache `vram`.
static const uint ROWS_AT_ONCE = 8;

groupshared uint2 rows[KEPT_ROWS]; // block, and bits in it

void keep_row(uint f, uint base, uint y, uint pages, uint number)
{
    place row = place_of(f, 0, y, pages);
    rows[number] = uint2(row.block + base, row.offset << packing_of(f).size);
}

// Where a column's pixels lie: what rows do not give. The lowest five bits of `bits` are those in a word. And what the
// format says of them all.
struct column_place
{
    uint block, bits;
    uint swap, mask;
};

column_place place_of_column(uint f, uint x, uint pages)
{
    place p = place_of(f, x, 0, pages);
    packing pack = packing_of(f);
    column_place c = {p.block, p.offset << pack.size | pack.first, swap_halves(f, 0), pack.mask};
    return c;
}

// Words and bits of pixels of a column, from a row of `rows` on. Memory has one block at least.
void find_places(column_place column, uint first, out uint words[ROWS_AT_ONCE], out uint bits[ROWS_AT_ONCE])
{
    uint i;
    [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
    {
        uint2 row = rows[first + ROW_STEP * i];
        words[i] = (row.x + column.block) ^ column.swap;
        bits[i] = row.y ^ column.bits;
    }
    if ((vram_blocks & (vram_blocks - 1)) == 0)
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            words[i] &= vram_blocks - 1;
    else
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            words[i] %= vram_blocks;
    [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
        words[i] = words[i] * 64 + (bits[i] >> 5);
}

// All are on their way before the first is used: the device must take it that a write may change the others.
void read_rows(column_place column, uint first, out uint values[ROWS_AT_ONCE])
{
    uint bits[ROWS_AT_ONCE], i;
    if (vram_blocks)
    {
        find_places(column, first, values, bits);
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            values[i] = vram[values[i]];
        if (column.mask != 0xffffffff)
            [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
                values[i] = values[i] >> (bits[i] & 31) & column.mask;
    }
    else
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            values[i] = 0;
}
