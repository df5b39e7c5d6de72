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

RWStructuredBuffer<uint> tile_ends : register(u3); // of each texture

static const uint GROUP = 256, KEPT_ROWS = 256, ROW_STEP = 2;
static const uint ENTRIES = 512, BLOCK = 16; // loads of a group

#include "group.hlsli"
#include "gs-vram.hlsli"
#include "gs-vram-read.hlsli"
#ifdef PASS_SCAN
#define PLANS_TILES
#endif
#include "gs-vram-tiles.hlsli"

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

tiling tiling_of(uint width, uint height, uint first_pixel)
{
    return tile_rectangle(width, height, pixel_capacity - min(first_pixel, pixel_capacity));
}

#ifdef PASS_SCAN
uint tiles_of_rectangle(uint number)
{
    return tiling_of(textures[number].width, textures[number].height, textures[number].first_pixel).count;
}

// Three groups: entries in two halves, and tiles.
static const uint BLOCKS_AT_ONCE = 16;

[numthreads(256, 1, 1)]
void scan(uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint blocks = load_count / BLOCK + (load_count % BLOCK != 0), slot = group.x * GROUP + n.thread, before = 0, i;
    if (group.x == ENTRIES / GROUP)
    {
        plan_tiles(n, texture_count);
        return;
    }
    for (uint first = 0; first < blocks; first += BLOCKS_AT_ONCE)
    {
        uint last[BLOCKS_AT_ONCE];
        [unroll] for (i = 0; i < BLOCKS_AT_ONCE; i++)
            last[i] = last_loads[min(first + i, blocks - 1) * ENTRIES + slot];
        [unroll] for (i = 0; i < BLOCKS_AT_ONCE; i++)
        {
            if (first + i < blocks)
                last_loads[(first + i) * ENTRIES + slot] = before;
            before = last[i] ? last[i] : before;
        }
    }
}
#endif

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

// Groups have tiles of all rectangles in turn.
[numthreads(256, 1, 1)]
void unswizzle(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    if (pixel_capacity == 0)
        return;
    tile_range own = tiles_of_group(number_of(group), texture_count);
    uint end = 0, is_indexed = 0;
    uint2 at = uint2(0, 0);
    gs_texture t = (gs_texture)0;
    tiling tiles = (tiling)0;
    column_place column = (column_place)0;
    for (uint tile = own.first; tile < own.end; tile++, at.x++)
    {
        bool is_new = tile >= end;
        if (is_new)
        {
            uint number = find_rectangle(tile, texture_count, thread);
            t = textures[number];
            tiles = tiling_of(t.width, t.height, t.first_pixel);
            end = tile_ends[number];
            at = place_of_tile(tiles, tile, end);
            is_indexed = t.expand ? palette_size(t.format) : 0;
            GroupMemoryBarrierWithGroupSync();
            if (thread < is_indexed)
                palette[thread] = look_up(t, thread);
        }
        at = at.x < tiles.across ? at : uint2(0, at.y + 1);
        tile_column c = column_of_tile(tiles, t.width, at, thread);
        if (is_new || tiles.across > 1)
            column = place_of_column(t.format, wrap(t.first_x + c.x, t.wrap_x, t.min_x, t.max_x), t.stride);
        uint first_row = t.first_y + at.y * height_of_tile(tiles), kept = tile % 2 * MOST_ROWS, values[ROWS_AT_ONCE], i;
        for (uint row = thread; row < height_of_tile(tiles); row += GROUP)
            keep_row(t.format, t.base_block, wrap(first_row + row, t.wrap_y, t.min_y, t.max_y), t.stride, kept + row);
        GroupMemoryBarrierWithGroupSync();
        for (uint done = 0; done < c.count; done += ROWS_AT_ONCE)
        {
            uint target = t.first_pixel + c.pixel + ROW_STEP * done * t.width;
            read_rows(column, kept + c.row + ROW_STEP * done, values);
            if (is_indexed)
                [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
                    values[i] = palette[values[i]];
            else if (t.expand)
                [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
                    values[i] = expand_direct(t.format, values[i], t.alpha_0, t.alpha_1, t.zero_is_transparent);
            [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
                if (done + i < c.count)
                    pixels[target + ROW_STEP * i * t.width] = values[i];
        }
    }
}
