// Segments of paths from a stream of tag bytes and a packed stream of points ("Path segment encoding", documentation of
// piet-gpu and Vello). Each tag tells what its elements take of the streams, so where they begin is a prefix sum.
// pass reduce
// pass place
// pass scan

cbuffer constants : register(b0)
{
    uint tag_word_count;
    uint data_word_count;
    uint segment_capacity;
};

struct sums
{
    uint transforms, segments, offset, styles, paths; // offset: words of data
};

StructuredBuffer<uint> tags : register(t0);
StructuredBuffer<uint> data : register(t1);
RWStructuredBuffer<uint> partial_sums : register(u0); // of tiles, sum after sum; `place` makes them what lies before
RWStructuredBuffer<uint4> segments : register(u1);    // three vectors each
RWStructuredBuffer<uint> totals : register(u2);

static const uint GROUP = 256;
static const uint TILE = 1024; // words of tags of a group
static const uint TILES_A_THREAD = 4, VECTORS_AT_ONCE = 4;
static const uint ONES = 0x01010101;

static const uint TAG_KIND = 0x3;
static const uint TAG_END = 0x4;
static const uint TAG_FLOAT = 0x8;
static const uint TAG_PATH = 0x10;
static const uint TAG_TRANSFORM = 0x20;
static const uint TAG_STYLE = 0x40;
static const uint OUTSIDE = 0x80000000;

#include "group.hlsli"

sums add(sums a, sums b)
{
    a.transforms += b.transforms;
    a.segments += b.segments;
    a.offset += b.offset;
    a.styles += b.styles;
    a.paths += b.paths;
    return a;
}

// What four tags take, each byte by itself until the last step.
sums count(uint word)
{
    uint kinds = word & (TAG_KIND * ONES);
    uint points = kinds + (word >> 2 & ONES);
    uint words = points + (points & (word >> 3 & ONES) * 15);
    sums result;
    words += words >> 8;
    words += words >> 16;
    result.offset = words & 0xff;
    result.segments = countbits(kinds * 7 & TAG_END * ONES);
    result.paths = countbits(word & TAG_PATH * ONES);
    result.transforms = countbits(word & TAG_TRANSFORM * ONES);
    result.styles = countbits(word & TAG_STYLE * ONES);
    return result;
}

uint tag_word(uint number)
{
    return number < tag_word_count ? tags[number] : 0;
}

uint tile_count()
{
    return tag_word_count / TILE + (tag_word_count % TILE != 0);
}

sums sum_of_tile(uint tile)
{
    uint count = tile_count();
    sums s = (sums)0;
    if (tile < count)
    {
        s.transforms = partial_sums[tile];
        s.segments = partial_sums[count + tile];
        s.offset = partial_sums[2 * count + tile];
        s.styles = partial_sums[3 * count + tile];
        s.paths = partial_sums[4 * count + tile];
    }
    return s;
}

void write_sum(uint tile, sums s)
{
    uint count = tile_count();
    if (tile < count)
    {
        partial_sums[tile] = s.transforms;
        partial_sums[count + tile] = s.segments;
        partial_sums[2 * count + tile] = s.offset;
        partial_sums[3 * count + tile] = s.styles;
        partial_sums[4 * count + tile] = s.paths;
    }
}

// The sums of a tile fit halves of words: its points take 32,768 words of data at most.
uint3 pack(sums s)
{
    return uint3(s.offset | s.segments << 16, s.paths | s.transforms << 16, s.styles);
}

sums unpack(uint3 p)
{
    sums s;
    s.offset = p.x & 0xffff;
    s.segments = p.x >> 16;
    s.paths = p.y & 0xffff;
    s.transforms = p.y >> 16;
    s.styles = p.z;
    return s;
}

// Adds up each tile.
[numthreads(256, 1, 1)]
void reduce(uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint tile = number_of(group);
    uint3 own = uint3(0, 0, 0);
    for (uint i = n.thread; i < TILE; i += GROUP)
        own += pack(count(tag_word(tile * TILE + i)));
    uint3 sum = sum_over_group(n, own).total;
    if (n.thread == 0)
        write_sum(tile, unpack(sum));
}

// One group: what lies before each tile. The sums of the next tiles are on their way while those of these are added.
[numthreads(256, 1, 1)]
void place(uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint count = tile_count(), i;
    sums before = (sums)0, next[TILES_A_THREAD];
    [unroll] for (i = 0; i < TILES_A_THREAD; i++)
        next[i] = sum_of_tile(n.thread * TILES_A_THREAD + i);
    for (uint first = 0; first < count; first += GROUP * TILES_A_THREAD)
    {
        uint own_first = first + n.thread * TILES_A_THREAD;
        sums tiles[TILES_A_THREAD], own = (sums)0;
        [unroll] for (i = 0; i < TILES_A_THREAD; i++)
        {
            tiles[i] = next[i];
            own = add(own, tiles[i]);
            next[i] = sum_of_tile(own_first + GROUP * TILES_A_THREAD + i);
        }
        prefix a = sum_over_group(n, uint3(own.transforms, own.segments, own.offset));
        prefix b = sum_over_group(n, uint3(own.styles, own.paths, 0));
        sums in_group_before = {a.before.x, a.before.y, a.before.z, b.before.x, b.before.y};
        sums total = {a.total.x, a.total.y, a.total.z, b.total.x, b.total.y};
        sums up_to = add(before, in_group_before);
        [unroll] for (i = 0; i < TILES_A_THREAD; i++)
        {
            write_sum(own_first + i, up_to);
            up_to = add(up_to, tiles[i]);
        }
        before = add(before, total);
    }
    if (n.thread == 0)
    {
        totals[0] = before.segments;
        totals[1] = before.offset;
        totals[2] = before.paths;
        totals[3] = before.transforms;
        totals[4] = before.styles;
    }
}

// A segment among those of GROUP words of tags. Numbers count from there: x: place of its points in 16 bits, number of
// its path, tag from bit 28 on; y: numbers of transform and style in 16 bits each.
groupshared uint2 found[4 * GROUP];

void find_segments(uint word, sums before)
{
    for (uint i = 0; i < 4; i++)
    {
        uint tag = word >> 8 * i & 0xff;
        if ((tag & TAG_KIND) != 0)
            found[before.segments] = uint2(before.offset | before.paths << 16 | tag << 28,
                                           before.transforms | before.styles << 16);
        before = add(before, count(tag));
    }
}

int low_half(uint word)
{
    return (int)(word << 16) >> 16;
}

// The vectors of a segment: its numbers, two points, two points. Of points the words that are there are asked for first:
// the device has those of several vectors on their way at once if no branch stands between.
struct vector_source
{
    uint part, words; // words of data that it takes
    bool is_float;
    uint4 data;
};

uint data_word(uint place, bool is_there)
{
    uint word = 0;
    if (is_there)
        word = data[place];
    return word;
}

vector_source read_source(uint2 segment, uint part, sums before)
{
    vector_source v;
    uint kind = segment.x >> 28 & TAG_KIND, offset = before.offset + (segment.x & 0xffff);
    v.part = part;
    v.is_float = segment.x >> 28 & TAG_FLOAT;
    uint words = (kind + 1) << (uint)v.is_float, skipped = (2 * part - 2) << (uint)v.is_float;
    bool is_inside = words <= data_word_count && offset <= data_word_count - words;
    v.words = is_inside && part != 0 ? min(words - min(words, skipped), 2u << (uint)v.is_float) : 0;
    v.data.x = data_word(offset + skipped, v.words > 0);
    v.data.y = data_word(offset + skipped + 1, v.words > 1);
    v.data.z = data_word(offset + skipped + 2, v.words > 2);
    v.data.w = data_word(offset + skipped + 3, v.words > 3);
    if (part == 0) // Transforms and styles stand before the segments that they are for: one less than counted.
        v.data = uint4(segment.x >> 28 | (is_inside ? 0 : OUTSIDE), before.paths + (segment.x >> 16 & 0xfff),
                       before.transforms + (segment.y & 0xffff) - 1, before.styles + (segment.y >> 16) - 1);
    return v;
}

uint4 vector_of(vector_source v)
{
    float4 points = float4(low_half(v.data.x), (int)v.data.x >> 16, low_half(v.data.y), (int)v.data.y >> 16);
    return v.part == 0 || v.is_float ? v.data : asuint(points);
}

// Vectors that lie side by side by threads that do. Several are read before the first is written: the device must take it
// that a write may change the others.
void write_segments(uint thread, sums before, uint count)
{
    uint room = segment_capacity - min(before.segments, segment_capacity), end = 3 * min(count, room);
    for (uint first = thread; first < end; first += VECTORS_AT_ONCE * GROUP)
    {
        vector_source sources[VECTORS_AT_ONCE];
        uint i;
        [unroll] for (i = 0; i < VECTORS_AT_ONCE; i++)
        {
            uint v = min(first + i * GROUP, end - 1);
            sources[i] = read_source(found[v / 3], v % 3, before);
        }
        [unroll] for (i = 0; i < VECTORS_AT_ONCE; i++)
            if (first + i * GROUP < end)
                segments[3 * before.segments + first + i * GROUP] = vector_of(sources[i]);
    }
}

// Segments are found by threads with four tags each, and written by threads with a vector each: side by side.
[numthreads(256, 1, 1)]
void scan(uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint tile = number_of(group);
    if (tile >= tile_count())
        return;
    sums before = sum_of_tile(tile);
    uint next = tag_word(tile * TILE + n.thread);
    for (uint first = 0; first < TILE; first += GROUP)
    {
        uint word = next;
        next = tag_word(tile * TILE + first + GROUP + n.thread);
        prefix p = sum_over_group(n, pack(count(word)));
        sums total = unpack(p.total);
        find_segments(word, unpack(p.before));
        GroupMemoryBarrierWithGroupSync();
        write_segments(n.thread, before, total.segments);
        before = add(before, total);
    }
}
