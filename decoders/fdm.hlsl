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

static const uint GROUP = 128;

#include "group.hlsli"
#include "fdm.hlsli"

bin find_bin(uint tile_number, uint view)
{
    tile t = tile_of(tile_number);
    uint2 density = density_at(view, t);
    bin b = (bin)0;
    b.is_visible = is_seen(density);
    b.area = area_of(density, t);
    place_bin(b, view, t, uint2(1, 1));
    if (b.size.x == 0 || b.size.y == 0) // beyond the frame
    {
        b.is_visible = 0;
        b.area = uint2(1, 1);
        place_bin(b, view, t, uint2(1, 1));
    }
    return b;
}

// One thread finds each bin. Bins, viewports and scissors of a group are written side by side.
[numthreads(128, 1, 1)]
void patch(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint first = number_of(group) * GROUP;
    if (first >= bin_count || view_count == 0)
        return;
    uint count = min(bin_count - first, GROUP);
    find_first_distances(thread);
    if (thread < count)
    {
        uint tile_number = quotient(first + thread, view_count);
        views[thread] = first + thread - tile_number * view_count;
        stage(thread, find_bin(tile_number, views[thread]));
    }
    GroupMemoryBarrierWithGroupSync();

    write_bins(first, count, thread);
}
