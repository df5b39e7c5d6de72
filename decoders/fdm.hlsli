// How bins are rendered under a fragment density map: what fdm and fdm-merge share. Before it stand the constants, and
// GROUP threads.

struct rectangle
{
    uint2 origin, size;
};

struct bin
{
    uint is_visible;
    uint2 area; // powers of two
    uint2 start, size;
    uint2 common_start;
    uint2 offset;
    uint2 lrz_offset;
    uint uses_lrz;
};

StructuredBuffer<uint> density_map : register(t0); // two texels of two bytes each
StructuredBuffer<int2> view_offsets : register(t1);
StructuredBuffer<float2> viewports : register(t2); // three each: origin, size, depth
StructuredBuffer<rectangle> scissors : register(t3);
RWStructuredBuffer<uint2> bins : register(u0);           // BIN_PAIRS each
RWStructuredBuffer<float2> bin_viewports : register(u1); // three each
RWStructuredBuffer<uint4> bin_scissors : register(u2);

static const uint BIN_WORDS = 14, BIN_PAIRS = 7;
static const uint LRZ_AREA = 4;
static const uint LRZ_ALIGNMENT = 8;

// Divisors are the same for all threads, and most are powers of two.
uint quotient(uint value, uint divisor)
{
    if ((divisor & (divisor - 1)) == 0)
        return value >> firstbitlow(divisor);
    return value / divisor;
}

// The tile of the grid that all views share, without that of its view being shifted.
struct tile
{
    uint2 place, size;
};

tile tile_of(uint index)
{
    tile t;
    uint row = max(tiles_in_row, 1), y = quotient(index, row);
    t.size = uint2(max(tile_width, 1), max(tile_height, 1));
    t.place = uint2(index - y * row, y);
    return t;
}

// How far the grid of a view lies to the left of, and above, the common one. A scale that views share takes one grid.
uint2 find_shift(uint view, uint2 size)
{
    uint2 shift;
    if (!has_offsets || scale_is_shared)
        return uint2(0, 0);
    [unroll] for (uint axis = 0; axis < 2; axis++)
    {
        int offset = view_offsets[view][axis];
        uint distance = (offset < 0 ? 0u - (uint)offset : (uint)offset) % size[axis];
        shift[axis] = offset > 0 && distance ? size[axis] - distance : distance;
        shift[axis] -= shift[axis] % max(offset_granularity, 1);
    }
    return shift;
}

// And how far to the left of, and above, the middle of a tile its density is read.
uint4 find_distances(uint view, uint2 size)
{
    uint2 shift = find_shift(view, size), offset = uint2(0, 0);
    if (has_offsets)
        offset = uint2(view_offsets[view]);
    return uint4(shift, shift + offset);
}

// Those of the first views are found out once.
static const uint FIRST_VIEWS = 16;
groupshared uint4 distances[FIRST_VIEWS];

uint4 distances_of(uint view, uint2 size)
{
    return view < FIRST_VIEWS ? distances[view] : find_distances(view, size);
}

// By all threads of a group.
void find_first_distances(uint thread)
{
    if (thread < min(view_count, FIRST_VIEWS))
        distances[thread] = find_distances(thread, tile_of(0).size);
    GroupMemoryBarrierWithGroupSync();
}

uint2 density_at(uint view, tile t)
{
    uint2 frame = uint2(frame_width, frame_height), map = uint2(map_width, map_height);
    uint2 texel_size = uint2(max(texel_width, 1), max(texel_height, 1)), distance = distances_of(view, t.size).zw, texel;
    if (map_texel_count == 0 || map_width == 0 || map_height == 0)
        return uint2(255, 255);
    [unroll] for (uint axis = 0; axis < 2; axis++)
    {
        uint start = t.place[axis] * t.size[axis];
        uint middle = has_offsets ? start + t.size[axis] / 2 : (start + min(start + t.size[axis], frame[axis])) / 2;
        int place = (int)(middle - distance[axis]);
        texel[axis] = min(quotient((uint)max(place, 0), texel_size[axis]), map[axis] - 1);
    }
    uint number = (view * map.y + texel.y) * map.x + texel.x;
    if (number >= map_texel_count)
        number %= map_texel_count;
    uint densities = density_map[number >> 1] >> 16 * (number & 1);
    return uint2(densities & 0xff, densities >> 8 & 0xff);
}

// Fragments of 255 by 255 divided by the density, in whole pixels. Of both fractions the greater is rounded up if the
// fragment is then no larger than it may be.
uint2 area_of_density(uint2 density)
{
    uint2 area = uint2(255.5 / float2(density)), rest = 255 - area * density; // exact: half of one is no fraction
    uint axis = rest.x * density.y >= rest.y * density.x ? 0 : 1;
    uint2 more = area;
    more[axis]++;
    return rest[axis] != 0 && more.x * more.y * density.x * density.y <= 255 * 255 ? more : area;
}

// A power of two that divides the tile, and so where it starts.
uint2 fit_area(uint2 area, uint2 size)
{
    uint limit = has_offsets ? max(offset_granularity, 1) : 256;
    if (has_lrz)
        limit = min(limit, LRZ_AREA);
    [unroll] for (uint axis = 0; axis < 2; axis++)
    {
        // The greatest power of two that divides a number is its lowest bit.
        uint divides = size[axis] | (has_offsets ? limit : 0);
        area[axis] = min(1u << firstbithigh(min(area[axis], limit)), divides & (0 - divides));
    }
    return area;
}

bool is_seen(uint2 density)
{
    return density.x != 0 && density.y != 0;
}

// Views that share their scale: a mask of views has 32 bits. So the time of a bin has a limit.
static const uint MOST_SHARING = 32;

// Ones if the view, whose density it is, does not see the tile.
uint2 area_of(uint2 density, tile t)
{
    uint2 area = uint2(256, 256);
    if (!is_seen(density))
        return uint2(1, 1);
    if (!scale_is_shared)
        return fit_area(area_of_density(density), t.size);
    for (uint view = 0; view < min(view_count, MOST_SHARING); view++)
    {
        uint2 other = density_at(view, t);
        if (is_seen(other))
            area = min(area, fit_area(area_of_density(other), t.size));
    }
    return area;
}

uint2 divided(uint2 value, uint2 area)
{
    return value >> firstbithigh(area);
}

// `tiles`: how many are one bin, from `t` on.
void place_bin(inout bin b, uint view, tile t, uint2 tiles)
{
    uint2 shift = distances_of(view, t.size).xy, frame = uint2(frame_width, frame_height);
    b.common_start = t.place * t.size;
    b.uses_lrz = has_lrz && b.is_visible;
    [unroll] for (uint axis = 0; axis < 2; axis++)
    {
        bool is_first = t.place[axis] == 0;
        b.start[axis] = is_first ? 0 : b.common_start[axis] - shift[axis];
        uint end = min(b.start[axis] + tiles[axis] * t.size[axis] - (is_first ? shift[axis] : 0), frame[axis]);
        b.size[axis] = end > b.start[axis] ? end - b.start[axis] : 0;
        b.lrz_offset[axis] = b.common_start[axis] - ((b.start[axis] + shift[axis]) >> firstbithigh(b.area[axis]));
        if ((is_first && shift[axis] != 0) || b.lrz_offset[axis] % LRZ_ALIGNMENT != 0)
            b.uses_lrz = 0;
    }
    b.offset = b.uses_lrz ? divided(shift, b.area) : b.common_start - divided(b.start, b.area);
    if (!b.uses_lrz)
        b.lrz_offset = uint2(0, 0);
}

// A pair of its numbers.
float2 patch_viewport(float2 pair, uint number, bin b)
{
    float2 scale = asfloat((127 - firstbithigh(b.area)) << 23); // the reciprocal of a power of two
    float2 scaled = pair * scale;
    return number == 0 ? scaled + b.offset : number == 1 ? scaled : pair;
}

// What of it is in the bin; from the bin's start on nothing if there is nothing.
uint4 patch_scissor(rectangle r, bin b)
{
    rectangle result;
    [unroll] for (uint axis = 0; axis < 2; axis++)
    {
        uint area = b.area[axis], power = firstbithigh(area), end = r.origin[axis] + r.size[axis];
        if (end < r.origin[axis])
            end = 0xffffffff;
        uint bin_start = b.common_start[axis] - b.lrz_offset[axis];
        uint bin_end = bin_start + ((b.size[axis] + area - 1) >> power);
        uint first = r.origin[axis] >> power, last = (end >> power) + ((end & (area - 1)) != 0);
        first = min(max(first + min(b.offset[axis], ~first), bin_start), bin_end);
        last = min(max(last + min(b.offset[axis], ~last), bin_start), bin_end);
        result.origin[axis] = first;
        result.size[axis] = last > first ? last - first : 0;
    }
    if (!b.is_visible || result.size.x == 0 || result.size.y == 0)
    {
        result.origin = b.common_start - b.lrz_offset;
        result.size = uint2(0, 0);
    }
    return uint4(result.origin, result.size);
}

groupshared uint staged[GROUP * BIN_WORDS];

void stage(uint number, bin b)
{
    uint words[BIN_WORDS] = {b.is_visible,     b.area.x,   b.area.y,   b.start.x,      b.start.y,      b.size.x,  b.size.y,
                             b.common_start.x, b.common_start.y, b.offset.x, b.offset.y, b.lrz_offset.x, b.lrz_offset.y,
                             b.uses_lrz};
    [unroll] for (uint i = 0; i < BIN_WORDS; i++)
        staged[number * BIN_WORDS + i] = words[i];
}

bin staged_bin(uint number)
{
    uint words[BIN_WORDS];
    [unroll] for (uint i = 0; i < BIN_WORDS; i++)
        words[i] = staged[number * BIN_WORDS + i];
    bin b = {words[0],  words[1], words[2], words[3],  words[4],  words[5],  words[6],
             words[7],  words[8], words[9], words[10], words[11], words[12], words[13]};
    return b;
}

groupshared uint views[GROUP];

// A viewport of a bin of the group.
struct slot
{
    uint bin, source;
};

slot slot_of(uint number)
{
    slot s;
    s.bin = viewport_slots == 1 ? number : number / viewport_slots;
    s.source = viewports_are_per_view ? views[s.bin] : number - s.bin * viewport_slots;
    return s;
}

// Bins of the group, their viewports and scissors, side by side.
void write_bins(uint first, uint count, uint thread)
{
    uint i;
    for (i = thread; i < count * viewport_slots; i += GROUP)
    {
        slot s = slot_of(i);
        if (s.source < viewport_count)
            bin_scissors[first * viewport_slots + i] = patch_scissor(scissors[s.source], staged_bin(s.bin));
    }
    for (i = thread; i < count * viewport_slots * 3; i += GROUP)
    {
        slot s = slot_of(i / 3);
        if (s.source < viewport_count)
            bin_viewports[first * viewport_slots * 3 + i] =
                patch_viewport(viewports[3 * s.source + i % 3], i % 3, staged_bin(s.bin));
    }
    for (i = thread; i < count * BIN_PAIRS; i += GROUP)
        bins[first * BIN_PAIRS + i] = uint2(staged[2 * i], staged[2 * i + 1]);
}
