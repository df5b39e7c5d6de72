// Copies from place to place in the memory of the PlayStation 2's Graphics Synthesizer, also between formats.
// pass read
// pass write

cbuffer constants : register(b0)
{
    uint vram_blocks;
    uint copy_count, pixel_capacity;
};

struct gs_buffer
{
    uint format, base_block, stride, x, y;
};

struct gs_copy
{
    gs_buffer from, to;
    uint width, height, first_pixel;
};

StructuredBuffer<gs_copy> copies : register(t0);
RWStructuredBuffer<uint> vram : register(u0);
RWStructuredBuffer<uint> pixels : register(u1);

#include "gs-vram.hlsli"
#include "gs-vram-read.hlsli"
#include "gs-vram-tiles.hlsli"
#include "gs-vram-write.hlsli"
#include "group.hlsli"

uint pixels_of(gs_copy c)
{
    uint room = pixel_capacity - min(c.first_pixel, pixel_capacity);
    return c.width == 0 ? 0 : c.height > room / c.width ? room : c.width * c.height;
}

// The part of a tile that a thread has, with its rows in `rows`.
tile_column enter_tile(tiling tiles, uint tile, gs_buffer b, uint width, uint thread)
{
    uint y = (b.y + tile / tiles.across * tiles.height + thread) & 2047;
    find_rows(b.base_block, place_of(b.format, 0, y, b.stride), thread);
    return column_of_tile(tiles, width, tile, thread);
}

place place_of_column(gs_buffer b, uint x)
{
    return place_of(b.format, (b.x + x) & 2047, 0, b.stride);
}

[numthreads(256, 1, 1)]
void read(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    if (number_of(group) >= copy_count)
        return;
    gs_copy c = copies[number_of(group)];
    uint values[ROWS_AT_ONCE], i;
    tiling tiles = tile_rectangle(c.width, pixels_of(c));
    for (uint tile = group.y; tile < tiles.count; tile += SLICES)
    {
        tile_column own = enter_tile(tiles, tile, c.from, c.width, thread);
        if (own.count == 0)
            continue;
        read_rows(c.from.format, place_of_column(c.from, own.x), own.row, values);
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            if (i < own.count)
                pixels[c.first_pixel + own.pixel + i * c.width] = values[i];
    }
}

[numthreads(256, 1, 1)]
void write(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    if (number_of(group) >= copy_count || vram_blocks == 0)
        return;
    gs_copy c = copies[number_of(group)];
    uint values[ROWS_AT_ONCE], blocks[ROWS_AT_ONCE], i;
    tiling tiles = tile_rectangle(c.width, pixels_of(c));
    for (uint tile = group.y; tile < tiles.count; tile += SLICES)
    {
        tile_column own = enter_tile(tiles, tile, c.to, c.width, thread);
        place column = place_of_column(c.to, own.x);
        if (own.count == 0)
            continue;
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
        {
            values[i] = 0;
            if (i < own.count)
                values[i] = pixels[c.first_pixel + own.pixel + i * c.width];
        }
        find_blocks(c.to.format, column, own.row, blocks);
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            if (i < own.count)
                write_at(packing_of(c.to.format), blocks[i], rows[own.row + i].y ^ column.offset, values[i]);
    }
}
