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

static const uint GROUP = 256, KEPT_ROWS = 256, ROW_STEP = 2, MOST_GROUPS = 8192;
static const uint ENTRIES = 512, BLOCK = 16; // loads of a group

#include "group.hlsli"
#include "gs-vram.hlsli"
#include "gs-vram-read.hlsli"
#ifdef PASS_SCAN
#define PLANS_TILES
static const uint RECTANGLE_WORDS = 3;
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

// A thread has an entry in each of the passes; groups have halves of the entries. Loads are read a few at once: those from
// one on that the block has.
static const uint LOADS_AT_ONCE = 4;

struct few_loads
{
    clut_load each[LOADS_AT_ONCE];
};

few_loads read_loads(uint first)
{
    few_loads l;
    [unroll] for (uint i = 0; i < LOADS_AT_ONCE; i++)
        l.each[i] = loads[min(first + i, load_count - 1)];
    return l;
}

[numthreads(256, 1, 1)]
void find(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint block = number_of(group), slot = group.y * GROUP + thread, last = 0;
    if (block * BLOCK >= load_count)
        return;
    for (uint first = block * BLOCK; first < min(block * BLOCK + BLOCK, load_count); first += LOADS_AT_ONCE)
    {
        few_loads l = read_loads(first);
        [unroll] for (uint i = 0; i < LOADS_AT_ONCE; i++)
            if (first + i < load_count && entry_of(l.each[i], slot) != 0xffffffff)
                last = first + i + 1;
    }
    last_loads[block * ENTRIES + slot] = last;
}

tiling tiling_of(uint width, uint height, uint first_pixel)
{
    return tile_rectangle(width, height, pixel_capacity - min(first_pixel, pixel_capacity));
}

#ifdef PASS_SCAN
// Of those that lie one behind the other, without what tiles do not depend on.
uint rectangle_word(uint word)
{
    uint number = word / RECTANGLE_WORDS, i = word % RECTANGLE_WORDS;
    return i == 0 ? textures[number].width : i == 1 ? textures[number].height : textures[number].first_pixel;
}

uint tiles_of_rectangle(uint words[RECTANGLE_WORDS])
{
    return tiling_of(words[0], words[1], words[2]).count;
}

// Three groups: entries in two halves, and tiles.
static const uint BLOCKS_AT_ONCE = 32;

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
    uint block = number_of(group), slot = group.y * GROUP + thread;
    if (block * BLOCK >= load_count)
        return;
    uint last = last_loads[block * ENTRIES + slot];
    uint value = last ? load_entry(loads[last - 1], slot) : clut[slot];
    for (uint first = block * BLOCK; first < min(block * BLOCK + BLOCK, load_count); first += LOADS_AT_ONCE)
    {
        few_loads l = read_loads(first);
        uint values[LOADS_AT_ONCE], i;
        [unroll] for (i = 0; i < LOADS_AT_ONCE; i++)
            values[i] = load_entry(l.each[i], slot);
        [unroll] for (i = 0; i < LOADS_AT_ONCE; i++)
        {
            if (entry_of(l.each[i], slot) != 0xffffffff)
                value = values[i];
            if (first + i < load_count)
                cluts[(first + i) * ENTRIES + slot] = value;
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
groupshared tiling tiles_of; // the rectangle: threads that keep less in registers leave room for others

// How pixels become colours, as one number: alphas, and from bit 16 on what format it is.
static const uint OF_16_BITS = 1 << 16, OF_24_BITS = 1 << 17, ZERO_IS_TRANSPARENT = 1 << 18, INDEXED = 1 << 19;

uint conversion_of(gs_texture t)
{
    uint result = (t.alpha_0 & 0xff) | (t.alpha_1 & 0xff) << 8 | (t.zero_is_transparent ? ZERO_IS_TRANSPARENT : 0);
    if (!t.expand)
        return 0;
    if (palette_size(t.format))
        return INDEXED;
    return is_16_bit(t.format) ? result | OF_16_BITS : t.format == CT24 || t.format == Z24 ? result | OF_24_BITS : 0;
}

uint converted(uint conversion, uint value)
{
    uint alpha_0 = conversion & 0xff, zero_is_transparent = conversion & ZERO_IS_TRANSPARENT;
    if (conversion & OF_16_BITS)
        return expand_16(value, alpha_0, conversion >> 8 & 0xff, zero_is_transparent);
    return value | (zero_is_transparent && value == 0 ? 0 : alpha_0 << 24);
}

// Groups have tiles of all rectangles in turn.
[numthreads(256, 1, 1)]
void unswizzle(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    if (pixel_capacity == 0)
        return;
    tile_range own = tiles_of_group(number_of(group), texture_count);
    uint end = 0, number = 0;
    for (uint tile = own.first; tile < own.end; tile++)
    {
        if (tile >= end)
        {
            number = find_rectangle(tile, texture_count, thread);
            gs_texture t = textures[number];
            end = tile_ends[number];
            GroupMemoryBarrierWithGroupSync();
            if (thread == 0)
                tiles_of = tiling_of(t.width, t.height, t.first_pixel);
            if (t.expand && thread < palette_size(t.format))
                palette[thread] = look_up(t, thread);
            GroupMemoryBarrierWithGroupSync();
        }
        gs_texture t = textures[number];
        tiling tiles = tiles_of;
        uint2 at = place_of_tile(tiles, tile, end);
        tile_column c = column_of_tile(tiles, t.width, at, thread);
        column_place column = place_of_column(t.format, wrap(t.first_x + c.x, t.wrap_x, t.min_x, t.max_x), t.stride);
        uint first_row = t.first_y + at.y * height_of_tile(tiles), kept = tile % 2 * MOST_ROWS, values[ROWS_AT_ONCE], i;
        for (uint row = thread; row < height_of_tile(tiles); row += GROUP)
            keep_row(t.format, t.base_block, wrap(first_row + row, t.wrap_y, t.min_y, t.max_y), t.stride, kept + row);
        uint conversion = conversion_of(t), step = ROW_STEP * t.width, target = t.first_pixel + c.pixel, left = c.count;
        GroupMemoryBarrierWithGroupSync();
        for (uint kept_row = kept + c.row; left != 0; kept_row += ROW_STEP * ROWS_AT_ONCE)
        {
            read_rows(column, kept_row, values);
            if (conversion & INDEXED)
                [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
                    values[i] = palette[values[i]];
            else if (conversion)
                [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
                    values[i] = converted(conversion, values[i]);
            [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            {
                if (i < left)
                    pixels[target] = values[i];
                target += step;
            }
            left -= min(left, ROWS_AT_ONCE);
        }
    }
}
