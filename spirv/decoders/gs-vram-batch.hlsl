// Many rectangles from the memory of the PlayStation 2's Graphics Synthesizer at once, through many states of the palette
// cache (CLUT): each load changes some of its entries, and the state behind each is kept.
// pass find
// pass scan
// pass load
// pass unswizzle

cbuffer constants : register(b0)
{
    uint vram_blocks;
    uint load_count, texture_count, pixel_capacity;
};

struct clut_load
{
    uint indexed_format, format, block, stride, mode, x, y, bank;
};

struct gs_texture
{
    uint format, base_block, stride, first_x, first_y, width, height;
    uint expand, alpha_0, alpha_1, zero_is_transparent;
    uint clut, clut_format, clut_bank;
    uint wrap_x, min_x, max_x, wrap_y, min_y, max_y;
    uint first_pixel;
};

StructuredBuffer<uint> vram : register(t0);
StructuredBuffer<clut_load> loads : register(t1);
StructuredBuffer<gs_texture> textures : register(t2);
StructuredBuffer<uint> clut : register(t3); // 16 bits each
RWStructuredBuffer<uint> cluts : register(u0);
RWStructuredBuffer<uint> pixels : register(u1);
RWStructuredBuffer<uint> last_loads : register(u2); // of each entry in a block of loads; `scan`: before it. 0: none

static const uint ENTRIES = 512, BLOCK = 64; // loads of a group

#include "gs-vram.hlsli"
#include "gs-vram-read.hlsli"
#include "gs-vram-tiles.hlsli"
#include "group.hlsli"

// The palette's entry, among those that a load has, for one of 512; 0xffffffff if it does not have it.
uint entry_of(clut_load l, uint slot)
{
    uint entry = (is_16_bit(l.format) ? slot : slot & 255) - l.bank * 16;
    return entry < palette_size(l.indexed_format) ? entry : 0xffffffff;
}

uint load_entry(clut_load l, uint slot)
{
    uint colour = read_palette(l.format, l.block, l.stride, l.mode, l.x, l.y, entry_of(l, slot));
    return slot < ENTRIES / 2 || is_16_bit(l.format) ? colour & 0xffff : colour >> 16;
}

// A thread has two entries in each of the passes.
[numthreads(256, 1, 1)]
void find(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint block = number_of(group);
    if (block * BLOCK >= load_count)
        return;
    for (uint slot = thread; slot < ENTRIES; slot += GROUP)
    {
        uint last = 0;
        for (uint i = block * BLOCK; i < min(block * BLOCK + BLOCK, load_count); i++)
            if (entry_of(loads[i], slot) != 0xffffffff)
                last = i + 1;
        last_loads[block * ENTRIES + slot] = last;
    }
}

[numthreads(256, 1, 1)]
void scan(uint thread : SV_GroupIndex)
{
    for (uint slot = thread; slot < ENTRIES; slot += GROUP)
    {
        uint before = 0;
        for (uint block = 0; block * BLOCK < load_count; block++)
        {
            uint last = last_loads[block * ENTRIES + slot];
            last_loads[block * ENTRIES + slot] = before;
            before = last ? last : before;
        }
    }
}

[numthreads(256, 1, 1)]
void load(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint block = number_of(group);
    if (block * BLOCK >= load_count)
        return;
    for (uint slot = thread; slot < ENTRIES; slot += GROUP)
    {
        uint last = last_loads[block * ENTRIES + slot];
        uint value = last ? load_entry(loads[last - 1], slot) : clut[slot];
        for (uint i = block * BLOCK; i < min(block * BLOCK + BLOCK, load_count); i++)
        {
            clut_load l = loads[i];
            if (entry_of(l, slot) != 0xffffffff)
                value = load_entry(l, slot);
            cluts[i * ENTRIES + slot] = value;
        }
    }
}

uint clut_at(uint number, uint slot)
{
    return (number < load_count ? cluts[number * ENTRIES + slot] : clut[slot]) & 0xffff;
}

uint look_up(gs_texture t, uint index)
{
    bool is_16 = is_16_bit(t.clut_format);
    uint entry = min(t.clut_bank + (index >> 4), is_16 ? 31 : 15) * 16 + (index & 15);
    uint low = clut_at(t.clut, entry);
    return is_16 ? expand_16(low, t.alpha_0, t.alpha_1, t.zero_is_transparent) : low | clut_at(t.clut, entry + 256) << 16;
}

groupshared uint palette[256];

// 64 groups for each rectangle.
[numthreads(256, 1, 1)]
void unswizzle(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint number = number_of(group);
    if (number >= texture_count)
        return;
    gs_texture t = textures[number];
    uint room = pixel_capacity - min(t.first_pixel, pixel_capacity), count = 0;
    if (t.width)
        count = t.height > room / t.width ? room : t.width * t.height;
    tiling tiles = tile_rectangle(t.width, count);
    bool is_indexed = t.expand && palette_size(t.format);
    if (is_indexed && group.y < tiles.count && thread < palette_size(t.format))
        palette[thread] = look_up(t, thread);
    for (uint tile = group.y; tile < tiles.count; tile += SLICES)
    {
        tile_column c = column_of_tile(tiles, t.width, tile, thread);
        uint values[ROWS_AT_ONCE], i;
        uint y = wrap(t.first_y + tile / tiles.across * tiles.height + thread, t.wrap_y, t.min_y, t.max_y);
        find_rows(t.base_block, place_of(t.format, 0, y, t.stride), thread);
        if (c.count == 0)
            continue;
        uint x = wrap(t.first_x + c.x, t.wrap_x, t.min_x, t.max_x);
        read_rows(t.format, place_of(t.format, x, 0, t.stride), c.row, values);
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
        {
            if (is_indexed)
                values[i] = palette[values[i]];
            else if (t.expand)
                values[i] = expand_direct(t.format, values[i], t.alpha_0, t.alpha_1, t.zero_is_transparent);
            if (i < c.count)
                pixels[t.first_pixel + c.pixel + i * t.width] = values[i];
        }
    }
}
