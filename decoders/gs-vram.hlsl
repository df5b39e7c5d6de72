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

static const uint TILE_WIDTH = 128, TILE_HEIGHT = 64, KEPT_ROWS = TILE_HEIGHT, ROW_STEP = 2;

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

groupshared uint palette[256];

// A tile of 128 x 64 pixels: a thread has each second one of a column. 32 threads that follow each other have pixels of two
// rows, which lie in whole sectors of memory. What rows and colours are is found out once for all.
[numthreads(256, 1, 1)]
void unswizzle(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint x = group.x * TILE_WIDTH + (thread & 15) + (thread >> 5 << 4), first_row = group.y * TILE_HEIGHT;
    uint values[ROWS_AT_ONCE], i;
    bool is_indexed = expand && palette_size(format);
    if (is_indexed && thread < palette_size(format))
        palette[thread] = look_up(thread);
    if (thread < TILE_HEIGHT)
        keep_row(format, base_block, wrap(first_y + first_row + thread, wrap_y, min_y, max_y), stride, thread);
    GroupMemoryBarrierWithGroupSync();

    column_place column = place_of_column(format, wrap(first_x + x, wrap_x, min_x, max_x), stride);
    if (x >= width)
        return;
    for (uint row = thread >> 4 & 1; row < TILE_HEIGHT && first_row + row < height; row += ROW_STEP * ROWS_AT_ONCE)
    {
        uint target = (first_row + row) * width + x, count = height - first_row - row;
        read_rows(column, row, values);
        if (is_indexed)
            [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
                values[i] = palette[values[i]];
        else if (expand)
            [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
                values[i] = expand_direct(format, values[i], alpha_0, alpha_1, zero_is_transparent);
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            if (ROW_STEP * i < count)
                pixels[target + ROW_STEP * i * width] = values[i];
    }
}
