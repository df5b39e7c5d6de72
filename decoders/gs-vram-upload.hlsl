// Pixels into the memory of the PlayStation 2's Graphics Synthesizer, where gs-vram reads them.
// pass swizzle

cbuffer constants : register(b0)
{
    uint vram_blocks;
    uint format, base_block, stride;
    uint first_x, first_y, width, height;
};

StructuredBuffer<uint> pixels : register(t0);
RWStructuredBuffer<uint> vram : register(u0);

#include "gs-vram.hlsli"
#include "gs-vram-write.hlsli"

static const uint TILE_WIDTH = 64, TILE_HEIGHT = 16, ROWS_AT_ONCE = 4;

// A tile of 64 x 16 pixels: a thread has each fourth row of a column.
[numthreads(64, 4, 1)]
void swizzle(uint3 group : SV_GroupID, uint3 thread : SV_GroupThreadID)
{
    uint x = group.x * TILE_WIDTH + thread.x, first_row = group.y * TILE_HEIGHT + thread.y;
    packing pack = packing_of(format);
    if (x >= width || vram_blocks == 0)
        return;
    for (uint i = 0; i < TILE_HEIGHT / ROWS_AT_ONCE; i++)
    {
        uint y = first_row + i * ROWS_AT_ONCE;
        if (y >= height)
            break;
        place p = place_of(format, (first_x + x) & 2047, (first_y + y) & 2047, stride);
        write_at(pack, swap_halves(format, base_block + p.block) % vram_blocks, p.offset, pixels[y * width + x]);
    }
}
