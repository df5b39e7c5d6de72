// How bins are rendered under a fragment density map: fragment areas, offsets, viewports and scissors of each bin, as the
// driver for Adreno GPUs sets them ("Fragment Density Map", documentation of Mesa's turnip driver).
// pass patch

cbuffer constants : register(b0)
{
    uint bin_count, view_count; // bin: a tile in a view
    uint tiles_in_row;
    uint tile_width, tile_height;
    uint frame_width, frame_height;
    uint map_width, map_height, map_texel_count;
    uint texel_width, texel_height;
    uint viewport_count, viewport_slots, viewports_are_per_view;
    uint scale_is_shared, has_offsets, offset_granularity, has_lrz;
};

struct viewport
{
    float2 origin, size;
    float min_depth, max_depth;
};

struct rectangle
{
    uint2 origin, size;
};

struct bin
{
    uint is_visible;
    uint2 area;
    uint2 start, size;
    uint2 common_start;
    uint2 offset;
    uint2 lrz_offset;
    uint uses_lrz;
};

StructuredBuffer<uint> density_map : register(t0); // two texels of two bytes each
StructuredBuffer<int2> view_offsets : register(t1);
StructuredBuffer<viewport> viewports : register(t2);
StructuredBuffer<rectangle> scissors : register(t3);
RWStructuredBuffer<bin> bins : register(u0);
RWStructuredBuffer<viewport> bin_viewports : register(u1);
RWStructuredBuffer<rectangle> bin_scissors : register(u2);

static const uint LRZ_AREA = 4;
static const uint LRZ_ALIGNMENT = 8;

// The tile of the grid that all views share, without that of its view being shifted.
struct tile
{
    uint2 place, size;
};

tile tile_of(uint index)
{
    tile t;
    t.size = uint2(max(tile_width, 1), max(tile_height, 1));
    t.place = uint2(index % max(tiles_in_row, 1), index / max(tiles_in_row, 1));
    return t;
}

// How far the grid of a view lies to the left of, and above, the common one. A scale that views share takes one grid.
uint2 shift_of(uint view, uint2 size)
{
    if (!has_offsets || scale_is_shared)
        return uint2(0, 0);
    uint2 shift;
    for (uint axis = 0; axis < 2; axis++)
    {
        int offset = view_offsets[view][axis];
        uint distance = (offset < 0 ? 0u - (uint)offset : (uint)offset) % size[axis];
        shift[axis] = offset > 0 && distance ? size[axis] - distance : distance;
        shift[axis] -= shift[axis] % max(offset_granularity, 1);
    }
    return shift;
}

uint2 density_at(uint view, tile t)
{
    uint2 frame = uint2(frame_width, frame_height), map = uint2(map_width, map_height);
    uint2 texel_size = uint2(max(texel_width, 1), max(texel_height, 1)), shift = shift_of(view, t.size), texel;
    if (map_texel_count == 0 || map_width == 0 || map_height == 0)
        return uint2(255, 255);
    for (uint axis = 0; axis < 2; axis++)
    {
        uint start = t.place[axis] * t.size[axis];
        uint middle = has_offsets ? start + t.size[axis] / 2 : (start + min(start + t.size[axis], frame[axis])) / 2;
        int place = (int)(middle - shift[axis]) - (has_offsets ? view_offsets[view][axis] : 0);
        texel[axis] = min((uint)max(place, 0) / texel_size[axis], map[axis] - 1);
    }
    uint number = ((view * map.y + texel.y) * map.x + texel.x) % map_texel_count;
    uint densities = density_map[number >> 1] >> 16 * (number & 1);
    return uint2(densities & 0xff, densities >> 8 & 0xff);
}

// Fragments of 255 by 255 divided by the density, in whole pixels. Of both fractions the greater is rounded up if the
// fragment is then no larger than it may be.
uint2 area_of_density(uint2 density)
{
    uint2 area = 255 / density, rest = 255 % density;
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
    for (uint axis = 0; axis < 2; axis++)
    {
        area[axis] = 1u << firstbithigh(min(area[axis], limit));
        while (size[axis] % area[axis] != 0 || (has_offsets && limit % area[axis] != 0))
            area[axis] /= 2;
    }
    return area;
}

bool is_seen(uint2 density)
{
    return density.x != 0 && density.y != 0;
}

// Ones if the view does not see the tile.
uint2 area_of(uint view, tile t)
{
    uint2 area = uint2(256, 256);
    uint first = scale_is_shared ? 0 : view, end = scale_is_shared ? view_count : view + 1;
    for (uint i = first; i < end; i++)
    {
        uint2 density = density_at(i, t);
        if (is_seen(density))
            area = min(area, fit_area(area_of_density(density), t.size));
    }
    return is_seen(density_at(view, t)) ? area : uint2(1, 1);
}

void place_bin(inout bin b, uint view, tile t)
{
    uint2 shift = shift_of(view, t.size), frame = uint2(frame_width, frame_height);
    b.common_start = t.place * t.size;
    b.uses_lrz = has_lrz && b.is_visible;
    for (uint axis = 0; axis < 2; axis++)
    {
        bool is_first = t.place[axis] == 0;
        b.start[axis] = is_first ? 0 : b.common_start[axis] - shift[axis];
        uint end = min(b.start[axis] + t.size[axis] - (is_first ? shift[axis] : 0), frame[axis]);
        b.size[axis] = end > b.start[axis] ? end - b.start[axis] : 0;
        b.lrz_offset[axis] = b.common_start[axis] - (b.start[axis] + shift[axis]) / b.area[axis];
        if ((is_first && shift[axis] != 0) || b.lrz_offset[axis] % LRZ_ALIGNMENT != 0)
            b.uses_lrz = 0;
    }
    b.offset = b.uses_lrz ? shift / b.area : b.common_start - b.start / b.area;
    if (!b.uses_lrz)
        b.lrz_offset = uint2(0, 0);
}

viewport patch_viewport(viewport v, bin b)
{
    float2 scale = asfloat((127 - firstbithigh(b.area)) << 23); // the reciprocal of a power of two
    v.origin = v.origin * scale + b.offset;
    v.size *= scale;
    return v;
}

// What of it is in the bin; from the bin's start on nothing if there is nothing.
rectangle patch_scissor(rectangle r, bin b)
{
    rectangle result;
    for (uint axis = 0; axis < 2; axis++)
    {
        uint area = b.area[axis], end = r.origin[axis] + r.size[axis];
        if (end < r.origin[axis])
            end = 0xffffffff;
        uint bin_start = b.common_start[axis] - b.lrz_offset[axis];
        uint bin_end = bin_start + (b.size[axis] + area - 1) / area;
        uint first = r.origin[axis] / area, last = end / area + (end % area != 0);
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
    return result;
}

// One thread for each bin.
[numthreads(64, 1, 1)]
void patch(uint3 thread : SV_DispatchThreadID)
{
    if (thread.x >= bin_count || view_count == 0)
        return;
    uint view = thread.x % view_count;
    tile t = tile_of(thread.x / view_count);
    bin b = (bin)0;
    b.is_visible = is_seen(density_at(view, t));
    b.area = area_of(view, t);
    place_bin(b, view, t);
    bins[thread.x] = b;
    for (uint slot = 0; slot < viewport_slots; slot++)
    {
        uint source = viewports_are_per_view ? view : slot, target = thread.x * viewport_slots + slot;
        if (source < viewport_count)
        {
            bin_viewports[target] = patch_viewport(viewports[source], b);
            bin_scissors[target] = patch_scissor(scissors[source], b);
        }
    }
}
