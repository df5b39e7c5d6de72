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
    uint wrap_x, min_x, max_x, wrap_y, min_y, max_y;
};

StructuredBuffer<uint> vram : register(t0);
RWStructuredBuffer<uint> clut : register(u0); // 16 bits each
RWStructuredBuffer<uint> pixels : register(u1);

#include "gs-vram.hlsli"
#include "gs-vram-read.hlsli"

[numthreads(256, 1, 1)]
void load_clut(uint index : SV_GroupIndex)
{
    bool is_16 = is_16_bit(clut_format);
    uint entry = clut_bank * 16 + index;
    if (!clut_load || index >= palette_size(format) || entry >= (is_16 ? 512 : 256))
        return;
    uint colour = read_palette(clut_format, clut_block, clut_stride, clut_mode, clut_x, clut_y, index);
    clut[entry] = colour & 0xffff;
    if (!is_16)
        clut[entry + 256] = colour >> 16;
}

uint look_up(uint index)
{
    bool is_16 = is_16_bit(clut_format);
    uint entry = min(clut_bank + (index >> 4), is_16 ? 31 : 15) * 16 + (index & 15);
    uint low = clut[entry] & 0xffff;
    return is_16 ? expand_16(low, alpha_0, alpha_1, zero_is_transparent) : low | clut[entry + 256] << 16;
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
            values[i] = expand_direct(format, values[i], alpha_0, alpha_1, zero_is_transparent);
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
        place row = place_of(format, 0, wrap(first_y + first_row + thread, wrap_y, min_y, max_y), stride);
        rows[thread] = uint2(row.block + base_block, row.offset);
    }
    GroupMemoryBarrierWithGroupSync();

    packing pack = packing_of(format);
    place column = place_of(format, wrap(first_x + x, wrap_x, min_x, max_x), 0, stride);
    if (x >= width)
        return;
    for (uint row = 0; row < TILE_HEIGHT && first_row + row < height; row += ROWS_AT_ONCE)
    {
        uint target = (first_row + row) * width + x, count = height - first_row - row, i;
        if (vram_blocks)
            unswizzle_rows(pack, column, row, is_indexed, target, count);
        else
            for (i = 0; i < min(count, ROWS_AT_ONCE); i++)
                pixels[target + i * width] = is_indexed ? palette[0] : expand ? expand_direct(format, 0, alpha_0, alpha_1, zero_is_transparent) : 0;
    }
}
