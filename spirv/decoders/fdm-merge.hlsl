// Bins under a fragment density map, of which neighbours are merged where they are then no larger than a bin without it.
// pass find_areas
// pass merge
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
    uint pipe_width, pipe_height, mask_bits;
};

struct group_of_tiles
{
    uint2 place, size; // in tiles
    uint leader;       // the tile that stands for all: the last
};

RWStructuredBuffer<group_of_tiles> groups : register(u3); // of each tile; meaningful at leaders
RWStructuredBuffer<uint> areas : register(u4);            // of each bin: width, height << 16; 0: nothing is seen

static const uint GROUP = 128;

#include "group.hlsli"
#include "fdm.hlsli"

void find_shifts(uint thread)
{
    if (thread < min(view_count, FIRST_VIEWS))
        shifts[thread] = find_shift(thread, tile_of(0).size);
    GroupMemoryBarrierWithGroupSync();
}

[numthreads(128, 1, 1)]
void find_areas(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint number = number_of(group) * GROUP + thread;
    if (number_of(group) * GROUP >= bin_count || view_count == 0)
        return;
    find_shifts(thread);
    if (number >= bin_count)
        return;
    tile t = tile_of(number / view_count);
    uint view = number % view_count;
    bin b = (bin)0;
    uint2 density = density_at(view, t);
    b.is_visible = is_seen(density);
    b.area = area_of(density, t);
    place_bin(b, view, t, uint2(1, 1));
    areas[number] = b.is_visible && b.size.x != 0 && b.size.y != 0 ? b.area.x | b.area.y << 16 : 0;
}

// ---- Merging ----------------------------------------------------------------------------------------------------------

uint tile_count()
{
    return view_count ? bin_count / view_count + (bin_count % view_count != 0) : 0;
}

uint area_at(uint tile, uint view)
{
    uint number = tile * view_count + view;
    return number < bin_count ? areas[number] : 0;
}

uint leader_of(uint tile)
{
    while (groups[tile].leader != tile)
        tile = groups[tile].leader;
    return tile;
}

// Whether all views that see both groups see them with the same areas, which `size` tiles do not exceed.
bool have_one_area(uint a, uint b, uint2 size)
{
    for (uint view = 0; view < min(view_count, bin_count); view++)
    {
        uint of_a = area_at(a, view), of_b = area_at(b, view), area = of_a ? of_a : of_b;
        if ((of_a && of_b && of_a != of_b) || (area && (size.x > (area & 0xffff) || size.y > area >> 16)))
            return false;
    }
    return true;
}

bool is_seen_by_any(uint tile)
{
    for (uint view = 0; view < min(view_count, bin_count); view++)
        if (area_at(tile, view))
            return true;
    return false;
}

// A tile's group takes over its neighbour, which lies to the left or above.
bool try_merge(uint tile, uint neighbour, uint2 pipe_size)
{
    uint other = leader_of(neighbour);
    group_of_tiles g = groups[tile], n = groups[other];
    uint2 size = g.place + g.size - n.place;
    bool is_aligned = g.place.x == n.place.x || g.place.y == n.place.y;
    if (!is_aligned || any(g.size != n.size) || !have_one_area(tile, other, size))
        return false;
    if (mask_bits && (size.y - 1) * pipe_size.x + size.x > mask_bits)
        return false;
    for (uint view = 0; view < min(view_count, bin_count); view++)
        if (area_at(other, view) && tile * view_count + view < bin_count)
            areas[tile * view_count + view] = area_at(other, view);
    n.leader = tile;
    groups[other] = n;
    g.place = n.place;
    g.size = size;
    groups[tile] = g;
    return true;
}

// Of the tile at the place, if its group is its own and not merged into another.
bool merge_tile(uint2 place, uint2 first, uint2 pipe_size)
{
    uint row = max(tiles_in_row, 1), tile = place.y * row + place.x;
    group_of_tiles g = groups[tile];
    bool has_merged = false;
    if (g.leader != tile || !is_seen_by_any(tile))
        return false;
    if (g.place.x > first.x)
        has_merged = try_merge(tile, place.y * row + g.place.x - 1, pipe_size);
    g = groups[tile];
    if (g.place.y > first.y)
        has_merged = try_merge(tile, (g.place.y - 1) * row + place.x, pipe_size) || has_merged;
    return has_merged;
}

// A thread merges the tiles of a pipe, row after row, until no more can be.
[numthreads(64, 1, 1)]
void merge(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint2 pipe_size = uint2(max(pipe_width, 1), max(pipe_height, 1)), first, end, place;
    uint row = max(tiles_in_row, 1), tiles = tile_count(), pipe = number_of(group) * 64 + thread;
    uint pipes_in_row = row / pipe_size.x + (row % pipe_size.x != 0), rows = tiles / row + (tiles % row != 0);
    uint pipe_row = pipe / pipes_in_row;
    if (pipe_row >= rows / pipe_size.y + (rows % pipe_size.y != 0))
        return;
    first = uint2(pipe % pipes_in_row, pipe_row) * pipe_size;
    end = uint2(first.x + min(pipe_size.x, row - first.x), first.y + min(pipe_size.y, rows - first.y));
    for (place.y = first.y; place.y < end.y; place.y++)
        for (place.x = first.x; place.x < end.x && place.y * row + place.x < tiles; place.x++)
        {
            group_of_tiles alone = {place, uint2(1, 1), place.y * row + place.x};
            groups[place.y * row + place.x] = alone;
        }
    bool has_merged = true;
    while (has_merged)
    {
        has_merged = false;
        for (place.y = first.y; place.y < end.y; place.y++)
            for (place.x = first.x; place.x < end.x && place.y * row + place.x < tiles; place.x++)
                has_merged = merge_tile(place, first, pipe_size) || has_merged;
    }
}

// ---- Patching ---------------------------------------------------------------------------------------------------------

// The bin of a group is its leader's; the others are seen by no view.
bin find_merged_bin(uint number, uint view)
{
    uint tile_number = number / view_count;
    group_of_tiles g = groups[tile_number], alone = {tile_of(tile_number).place, uint2(1, 1), tile_number};
    bool is_leader = g.leader == tile_number;
    uint area = is_leader ? areas[number] : 0;
    tile t = tile_of(tile_number);
    bin b = (bin)0;
    if (!is_leader)
        g = alone;
    t.place = g.place;
    b.is_visible = area != 0;
    b.area = area ? uint2(area & 0xffff, area >> 16) : uint2(1, 1);
    place_bin(b, view, t, g.size);
    if (!is_leader)
        b.size = uint2(0, 0);
    return b;
}

[numthreads(128, 1, 1)]
void patch(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint first = number_of(group) * GROUP;
    if (first >= bin_count || view_count == 0)
        return;
    uint count = min(bin_count - first, GROUP);
    find_shifts(thread);
    if (thread < count)
    {
        views[thread] = (first + thread) % view_count;
        stage(thread, find_merged_bin(first + thread, views[thread]));
    }
    GroupMemoryBarrierWithGroupSync();
    write_bins(first, count, thread);
}
