// Copies from place to place in the memory of the PlayStation 2's Graphics Synthesizer, also between formats.
// pass plan
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

StructuredBuffer<uint> copies : register(t0); // COPY_WORDS each
RWStructuredBuffer<uint> vram : register(u0);
RWStructuredBuffer<uint> pixels : register(u1);
RWStructuredBuffer<uint> tile_ends : register(u2); // of each copy
RWStructuredBuffer<uint> overlaps : register(u3);  // whether memory that is read may be written, too

static const uint GROUP = 256, KEPT_ROWS = 256, ROW_STEP = 2, COPY_WORDS = 13, MOST_GROUPS = 4096;

#include "group.hlsli"
#include "gs-vram.hlsli"
#include "gs-vram-read.hlsli"
#ifdef PASS_PLAN
#define PLANS_TILES
static const uint RECTANGLE_WORDS = COPY_WORDS;
#endif
#include "gs-vram-tiles.hlsli"
#include "gs-vram-write.hlsli"

gs_copy copy_of(uint words[COPY_WORDS])
{
    gs_copy c = {words[0], words[1], words[2], words[3],  words[4],  words[5], words[6],
                 words[7], words[8], words[9], words[10], words[11], words[12]};
    return c;
}

gs_copy read_copy(uint number)
{
    uint words[COPY_WORDS];
    [unroll] for (uint i = 0; i < COPY_WORDS; i++)
        words[i] = copies[COPY_WORDS * number + i];
    return copy_of(words);
}

tiling tiling_of(gs_copy c)
{
    return tile_rectangle(c.width, c.height, pixel_capacity - min(c.first_pixel, pixel_capacity));
}

#ifdef PASS_PLAN
// Memory in PIECES pieces of whole pages: which are read, which are written.
static const uint PIECES = 1024, PAGE = 32;
groupshared uint pieces[2][PIECES / 32];
groupshared uint is_overlapping;

// Coordinates that do not begin again behind the last one.
bool is_in_a_row(uint first, uint count)
{
    return count <= 2048 && (first & 2047) + count <= 2048;
}

// All pieces from the first to the last pixel's; all of memory if it is hard to tell.
void mark(uint which, gs_buffer b, uint width, uint height)
{
    uint bits = max(firstbithigh(vram_blocks - 1 | 1) + 1, 15) - 10, first = 0, // the binary logarithm of a piece
         last = vram_blocks - 1;
    if (is_in_a_row(b.x, width) && is_in_a_row(b.y, height) && b.stride <= 0xffff && b.base_block < 0x80000000)
    {
        uint x = b.x & 2047, y = b.y & 2047;
        uint start = place_of(b.format, x, y, b.stride).block & ~(PAGE - 1);
        uint end = place_of(b.format, x + width - 1, y + height - 1, b.stride).block | (PAGE - 1);
        start = (b.base_block + start) & ~(PAGE - 1);
        end = (b.base_block + end) | (PAGE - 1);
        if (end < vram_blocks)
        {
            first = start;
            last = end;
        }
    }
    first >>= bits;
    last >>= bits;
    for (uint word = first / 32; word <= last / 32; word++)
    {
        uint from = word == first / 32 ? first % 32 : 0, to = word == last / 32 ? last % 32 : 31;
        InterlockedOr(pieces[which][word], ~0u << from & ~0u >> (31 - to));
    }
}

uint rectangle_word(uint word)
{
    return copies[word];
}

uint tiles_of_rectangle(uint words[COPY_WORDS])
{
    gs_copy c = copy_of(words);
    tiling t = tiling_of(c);
    if (t.count != 0 && vram_blocks != 0)
    {
        mark(0, c.from, min(c.width, t.pixels), t.rows);
        mark(1, c.to, min(c.width, t.pixels), t.rows);
    }
    return t.count;
}

// One group: tiles, and whether rectangles can be copied at once.
[numthreads(256, 1, 1)]
void plan(uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    if (n.thread < PIECES / 32)
        pieces[0][n.thread] = pieces[1][n.thread] = 0;
    if (n.thread == 0)
        is_overlapping = 0;
    GroupMemoryBarrierWithGroupSync();
    plan_tiles(n, copy_count);
    GroupMemoryBarrierWithGroupSync();
    if (n.thread < PIECES / 32 && (pieces[0][n.thread] & pieces[1][n.thread]) != 0)
        is_overlapping = 1;
    GroupMemoryBarrierWithGroupSync();
    if (n.thread == 0)
        overlaps[0] = is_overlapping;
}
#endif

column_place column_in(gs_buffer b, uint x)
{
    return place_of_column(b.format, (b.x + x) & 2047, b.stride);
}

void keep_rows(gs_buffer b, uint first_row, uint height, uint first, uint thread)
{
    for (uint row = thread; row < height; row += GROUP)
        keep_row(b.format, b.base_block, (b.y + first_row + row) & 2047, b.stride, first + row);
}

#if defined(PASS_READ) || defined(PASS_WRITE)
void write_rows(column_place column, uint first, uint count, uint values[ROWS_AT_ONCE])
{
    uint words[ROWS_AT_ONCE], bits[ROWS_AT_ONCE], i;
    find_places(column, first, words, bits);
    [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
        if (i < count)
            write_bits(words[i], bits[i] & 31, column.mask, values[i]);
}

// Groups have tiles of all copies in turn. If what is read is not written, `write` does all. The copy is read anew for each
// tile: what stays in registers leaves less room for other threads.
void copy_tiles(uint group, uint thread, bool reads, bool writes)
{
    if (pixel_capacity == 0)
        return;
    tile_range own = tiles_of_group(group, copy_count);
    uint end = 0, number = 0;
    uint2 at = uint2(0, 0);
    tiling tiles = (tiling)0;
    column_place from = (column_place)0, to = from;
    for (uint tile = own.first; tile < own.end; tile++, at.x++)
    {
        bool is_new = tile >= end;
        if (is_new)
            number = find_rectangle(tile, copy_count, thread);
        gs_copy c = read_copy(number);
        if (is_new)
        {
            tiles = tiling_of(c);
            end = tile_ends[number];
            at = place_of_tile(tiles, tile, end);
        }
        at = at.x < tiles.across ? at : uint2(0, at.y + 1);
        tile_column t = column_of_tile(tiles, c.width, at, thread);
        if (is_new || tiles.across > 1)
        {
            from = column_in(c.from, t.x);
            to = column_in(c.to, t.x);
        }
        GroupMemoryBarrierWithGroupSync();
        uint height = height_of_tile(tiles), values[ROWS_AT_ONCE], i;
        keep_rows(c.from, at.y * height, height, 0, thread);
        keep_rows(c.to, at.y * height, height, MOST_ROWS, thread);
        GroupMemoryBarrierWithGroupSync();
        for (uint done = 0; done < t.count; done += ROWS_AT_ONCE)
        {
            uint kept = c.first_pixel + t.pixel + ROW_STEP * done * c.width;
            if (reads)
                read_rows(from, t.row + ROW_STEP * done, values);
            else
                [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
                {
                    values[i] = 0;
                    if (done + i < t.count)
                        values[i] = pixels[kept + ROW_STEP * i * c.width];
                }
            if (writes)
                write_rows(to, MOST_ROWS + t.row + ROW_STEP * done, t.count - done, values);
            else
                [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
                    if (done + i < t.count)
                        pixels[kept + ROW_STEP * i * c.width] = values[i];
        }
    }
}
#endif

#ifdef PASS_READ
[numthreads(256, 1, 1)]
void read(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    if (overlaps[0])
        copy_tiles(number_of(group), thread, true, false);
}
#endif

#ifdef PASS_WRITE
[numthreads(256, 1, 1)]
void write(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    if (vram_blocks)
        copy_tiles(number_of(group), thread, !overlaps[0], true);
}
#endif
