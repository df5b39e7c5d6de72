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

// Whether all views that see both groups see them with the same areas, which `size` tiles do not exceed.
bool have_one_area(uint a, uint b, uint2 size)
{
    uint wrong = 0;
    for (uint view = 0; view < min(view_count, bin_count); view++)
    {
        uint of_a = area_at(a, view), of_b = area_at(b, view), area = of_a ? of_a : of_b;
        wrong |= of_a != 0 && of_b != 0 && of_a != of_b ? 1 : 0;
        wrong |= area != 0 && (size.x > (area & 0xffff) || size.y > area >> 16) ? 1 : 0;
    }
    return wrong == 0;
}

bool is_seen_by_any(uint tile)
{
    uint seen = 0;
    for (uint view = 0; view < min(view_count, bin_count); view++)
        seen |= area_at(tile, view);
    return seen != 0;
}

// The group of `tile` takes over its neighbour, as large and `distance` tiles before it, along the axis that is 1. The tile
// there stands for its group if both fit each other.
uint try_merge(uint tile, uint2 axis, uint distance, uint2 pipe_size)
{
    uint other = tile - distance;
    group_of_tiles g = groups[tile], n = groups[other];
    uint2 size = g.size + axis * g.size;
    bool fits = n.leader == other && n.size.x == g.size.x && n.size.y == g.size.y;
    fits = fits && (mask_bits == 0 || (size.y - 1) * pipe_size.x + size.x <= mask_bits);
    fits = fits && have_one_area(tile, other, size);
    if (fits)
    {
        for (uint view = 0; view < min(view_count, bin_count); view++)
            if (area_at(other, view) && tile * view_count + view < bin_count)
                areas[tile * view_count + view] = area_at(other, view);
        g.place = n.place;
        g.size = size;
        n.leader = tile;
        groups[tile] = g;
        groups[other] = n;
    }
    return fits ? 1 : 0;
}

// Groups that merge in a round are as large as those of the round before; areas are at most 256 along an axis. So it ends
// after 17 rounds. A loop that does not tell so crashes the compiler of NVIDIA's driver 580.
static const uint MOST_ROUNDS = 32;

// A thread merges the tiles of a pipe, row after row, until no more can be.
[numthreads(64, 1, 1)]
void merge(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint2 pipe_size = uint2(max(pipe_width, 1), max(pipe_height, 1)), first, end;
    uint row = max(tiles_in_row, 1), tiles = tile_count(), pipe = number_of(group) * 64 + thread, i;
    uint pipes_in_row = row / pipe_size.x + (row % pipe_size.x != 0), rows = tiles / row + (tiles % row != 0);
    uint pipe_row = pipe / pipes_in_row;
    if (pipe_row >= rows / pipe_size.y + (rows % pipe_size.y != 0))
        return;
    first = uint2(pipe % pipes_in_row, pipe_row) * pipe_size;
    end = uint2(min(pipe_size.x, row - first.x), min(pipe_size.y, rows - first.y));
    for (i = 0; i < end.x * end.y; i++)
    {
        uint2 place = first + uint2(i % end.x, i / end.x);
        uint tile = place.y * row + place.x;
        group_of_tiles alone = {place, uint2(1, 1), tile};
        if (tile < tiles)
            groups[tile] = alone;
    }
    uint merged = 1;
    for (uint round = 0; round < MOST_ROUNDS && merged != 0; round++)
    {
        merged = 0;
        for (i = 0; i < end.x * end.y; i++)
        {
            uint tile = (first.y + i / end.x) * row + first.x + i % end.x;
            if (tile < tiles && groups[tile].leader == tile && is_seen_by_any(tile))
            {
                if (groups[tile].place.x > first.x)
                    merged += try_merge(tile, uint2(1, 0), groups[tile].size.x, pipe_size);
                if (groups[tile].place.y > first.y)
                    merged += try_merge(tile, uint2(0, 1), groups[tile].size.y * row, pipe_size);
            }
        }
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
