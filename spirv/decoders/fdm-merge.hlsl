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
    uint tile_number = quotient(number, view_count), view = number - tile_number * view_count;
    tile t = tile_of(tile_number);
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
static const uint PIPES = 64; // of a group of threads

// What all threads divide for once.
struct grid
{
    uint row, rows, tiles; // rows of tiles
    uint2 pipe_size, pipes;
};

grid find_grid()
{
    grid g;
    g.row = max(tiles_in_row, 1);
    g.tiles = tile_count();
    g.rows = g.tiles / g.row + (g.tiles % g.row != 0);
    g.pipe_size = uint2(max(pipe_width, 1), max(pipe_height, 1));
    uint2 all = uint2(min(g.row, g.tiles), g.rows);
    g.pipes = all / g.pipe_size + (uint2)(all % g.pipe_size != 0);
    return g;
}

// The tiles of a pipe: its first one's place, and how many there are along an axis; none behind the last row.
struct pipe
{
    uint2 first, size;
};

pipe pipe_at(grid g, uint number)
{
    uint row = quotient(number, g.pipes.x);
    pipe p;
    p.first = uint2(number - row * g.pipes.x, row) * g.pipe_size;
    p.size = uint2(min(g.pipe_size.x, g.row - p.first.x), min(g.pipe_size.y, g.rows - min(p.first.y, g.rows)));
    return p;
}

// ---- In groupshared memory, if a pipe's tiles and views are few

static const uint MOST_TILES = 32, MOST_VIEWS = 3;

// A tile, and what is merged with it: for each view 8 bits of area, 0 if nothing is seen; width and height, of which this
// is the last tile; and whether, along which axis, a neighbour took it over. Numbers are logarithms, those of areas + 1.
groupshared uint packed[MOST_TILES * PIPES];
static const uint AREAS = 0xffffff, WIDTH_AT = 24, HEIGHT_AT = 27, TAKEN_AT = 30, NO_TILE = 3;

bool are_few(grid g)
{
    return g.pipe_size.x <= MOST_TILES && g.pipe_size.y <= MOST_TILES && g.pipe_size.x * g.pipe_size.y <= MOST_TILES &&
           view_count <= MOST_VIEWS && g.tiles * view_count == bin_count;
}

// A tile of the pipes of a group of threads: numbers go on from pipe to pipe, row by row.
struct pipe_tile
{
    uint in_packed;
    uint2 place;
    uint number;
    bool exists;
};

pipe_tile pipe_tile_at(grid g, uint first_pipe, uint number)
{
    pipe_tile t;
    uint column = quotient(number, g.pipe_size.x);
    uint2 in_pipe = uint2(number - column * g.pipe_size.x, column / PIPES);
    pipe p = pipe_at(g, first_pipe + column % PIPES);
    t.in_packed = (in_pipe.y * g.pipe_size.x + in_pipe.x) * PIPES + column % PIPES;
    t.place = p.first + in_pipe;
    t.number = t.place.y * g.row + t.place.x;
    t.exists = in_pipe.x < p.size.x && in_pipe.y < p.size.y && t.number < g.tiles;
    return t;
}

void pack_tile(pipe_tile t)
{
    uint result = NO_TILE << TAKEN_AT;
    if (t.exists)
    {
        result = 0;
        for (uint view = 0; view < view_count; view++)
        {
            uint area = areas[t.number * view_count + view];
            if (area)
                result |= (firstbithigh(area & 0xffff) + 1 | (firstbithigh(area >> 16) + 1) << 4) << 8 * view;
        }
    }
    packed[t.in_packed] = result;
}

uint2 sizes_of(uint tile)
{
    return uint2(tile >> WIDTH_AT & 7, tile >> HEIGHT_AT & 7);
}

void unpack_tile(pipe_tile t)
{
    uint tile = packed[t.in_packed], taken = tile >> TAKEN_AT;
    uint2 size = 1u << sizes_of(tile);
    if (!t.exists)
        return;
    group_of_tiles g = {t.place + 1 - size, size, t.number};
    g.leader += taken == 1 ? size.x : taken == 2 ? size.y * max(tiles_in_row, 1) : 0;
    groups[t.number] = g;
    for (uint view = 0; view < view_count; view++)
    {
        uint area = tile >> 8 * view & 0xff;
        if (taken == 0 && area != 0 && size.x + size.y > 2)
            areas[t.number * view_count + view] = 1u << ((area & 15) - 1) | 1u << ((area >> 4) + 15);
    }
}

// As try_merge. `tile`: its number in `packed`.
uint try_merge_packed(uint number, uint axis, uint2 pipe_size)
{
    uint tile = packed[number];
    uint2 size = sizes_of(tile);
    uint distance = (axis == 0 ? 1u << size.x : pipe_size.x << size.y) * PIPES;
    uint other = packed[number - distance];
    size[axis]++;
    if ((tile ^ other) >> WIDTH_AT != 0) // the other is not as large, or another's
        return 0;
    bool fits = (mask_bits == 0 || ((1u << size.y) - 1) * pipe_size.x + (1u << size.x) <= mask_bits);
    [unroll] for (uint view = 0; view < MOST_VIEWS; view++)
    {
        uint of_tile = tile >> 8 * view & 0xff, of_other = other >> 8 * view & 0xff, area = of_tile | of_other;
        fits = fits && (of_tile == 0 || of_other == 0 || of_tile == of_other) &&
               (area == 0 || (size.x < (area & 15) && size.y < area >> 4));
    }
    if (fits)
    {
        packed[number] = (tile | (other & AREAS)) + (1u << (axis == 0 ? WIDTH_AT : HEIGHT_AT));
        packed[number - distance] = other | (axis + 1) << TAKEN_AT;
    }
    return fits ? 1 : 0;
}

void merge_packed(uint2 pipe_size, uint thread)
{
    uint merged = 1;
    for (uint round = 0; round < MOST_ROUNDS && merged != 0; round++)
    {
        merged = 0;
        uint2 place = uint2(0, 0);
        for (uint i = 0; i < pipe_size.x * pipe_size.y; i++)
        {
            uint number = i * PIPES + thread, tile = packed[number];
            if (tile >> TAKEN_AT == 0 && (tile & AREAS) != 0)
            {
                if (place.x >> sizes_of(tile).x != 0)
                    merged += try_merge_packed(number, 0, pipe_size);
                if (place.y >> sizes_of(tile).y != 0)
                    merged += try_merge_packed(number, 1, pipe_size);
            }
            place.x++;
            if (place.x == pipe_size.x)
                place = uint2(0, place.y + 1);
        }
    }
}

// ---- In memory

void merge_in_memory(grid g, pipe p)
{
    uint i;
    for (i = 0; i < p.size.x * p.size.y; i++)
    {
        uint2 place = p.first + uint2(i % p.size.x, i / p.size.x);
        uint tile = place.y * g.row + place.x;
        group_of_tiles alone = {place, uint2(1, 1), tile};
        if (tile < g.tiles)
            groups[tile] = alone;
    }
    uint merged = 1;
    for (uint round = 0; round < MOST_ROUNDS && merged != 0; round++)
    {
        merged = 0;
        for (i = 0; i < p.size.x * p.size.y; i++)
        {
            uint tile = (p.first.y + i / p.size.x) * g.row + p.first.x + i % p.size.x;
            if (tile < g.tiles && groups[tile].leader == tile && is_seen_by_any(tile))
            {
                if (groups[tile].place.x > p.first.x)
                    merged += try_merge(tile, uint2(1, 0), groups[tile].size.x, g.pipe_size);
                if (groups[tile].place.y > p.first.y)
                    merged += try_merge(tile, uint2(0, 1), groups[tile].size.y * g.row, g.pipe_size);
            }
        }
    }
}

// A thread merges the tiles of a pipe, row after row, until no more can be. Groups take pipes in turn: they are enough for
// pipes of a tile each.
static const uint BINS_OF_GROUP = 1024;

[numthreads(64, 1, 1)]
void merge(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    grid g = find_grid();
    uint groups_of_pass = bin_count / BINS_OF_GROUP + (bin_count % BINS_OF_GROUP != 0), i;
    uint pipes = g.pipes.x * g.pipes.y, count = PIPES * g.pipe_size.x * g.pipe_size.y;
    for (uint first = number_of(group) * PIPES; first < pipes; first += groups_of_pass * PIPES)
    {
        if (!are_few(g))
        {
            if (first + thread < pipes)
                merge_in_memory(g, pipe_at(g, first + thread));
            continue;
        }
        for (i = thread; i < count; i += PIPES)
            pack_tile(pipe_tile_at(g, first, i));
        GroupMemoryBarrierWithGroupSync();
        merge_packed(g.pipe_size, thread);
        GroupMemoryBarrierWithGroupSync();
        for (i = thread; i < count; i += PIPES)
            unpack_tile(pipe_tile_at(g, first, i));
        GroupMemoryBarrierWithGroupSync();
    }
}

// ---- Patching ---------------------------------------------------------------------------------------------------------

// The bin of a group is its leader's; the others are seen by no view.
bin find_merged_bin(uint tile_number, uint view)
{
    tile t = tile_of(tile_number);
    group_of_tiles g = groups[tile_number], alone = {t.place, uint2(1, 1), tile_number};
    bool is_leader = g.leader == tile_number;
    uint area = 0;
    if (is_leader)
        area = areas[tile_number * view_count + view];
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
        uint tile_number = quotient(first + thread, view_count);
        views[thread] = first + thread - tile_number * view_count;
        stage(thread, find_merged_bin(tile_number, views[thread]));
    }
    GroupMemoryBarrierWithGroupSync();
    write_bins(first, count, thread);
}
