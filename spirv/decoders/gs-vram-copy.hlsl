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

static const uint GROUP = 256, SLICES = 64; // groups of a rectangle

#include "group.hlsli"
#include "gs-vram.hlsli"
#include "gs-vram-read.hlsli"
#include "gs-vram-write.hlsli"

uint pixels_of(gs_copy c)
{
    uint room = pixel_capacity - min(c.first_pixel, pixel_capacity);
    return c.width == 0 ? 0 : c.height > room / c.width ? room : c.width * c.height;
}

[numthreads(256, 1, 1)]
void read(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    if (number_of(group) >= copy_count)
        return;
    gs_copy c = copies[number_of(group)];
    for (uint i = group.y * GROUP + thread; i < pixels_of(c); i += SLICES * GROUP)
        pixels[c.first_pixel + i] = read_pixel(c.from.format, c.from.base_block, c.from.stride,
                                               (c.from.x + i % c.width) & 2047, (c.from.y + i / c.width) & 2047);
}

[numthreads(256, 1, 1)]
void write(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    if (number_of(group) >= copy_count || vram_blocks == 0)
        return;
    gs_copy c = copies[number_of(group)];
    for (uint i = group.y * GROUP + thread; i < pixels_of(c); i += SLICES * GROUP)
        write_pixel(c.to.format, c.to.base_block, c.to.stride, (c.to.x + i % c.width) & 2047,
                    (c.to.y + i / c.width) & 2047, pixels[c.first_pixel + i]);
}
