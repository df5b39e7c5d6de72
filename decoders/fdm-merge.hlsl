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

RWStructuredBuffer<uint> groups : register(u3); // GROUP_WORDS of each tile; meaningful at leaders
// Of each bin: width, height << 16; 0: nothing is seen. Or of each tile: what `packed` has.
RWStructuredBuffer<uint> areas : register(u4);

static const uint GROUP = 128, GROUP_WORDS = 5;

#include "group.hlsli"
#include "fdm.hlsli"

// The fragment area of a bin; zeros if nothing of it is seen.
uint2 area_in(uint view, tile t)
{
    bin b = (bin)0;
    uint2 density = density_at(view, t);
    b.is_visible = is_seen(density);
    b.area = area_of(density, t);
    place_bin(b, view, t, uint2(1, 1));
    return b.is_visible && b.size.x != 0 && b.size.y != 0 ? b.area : uint2(0, 0);
}

// A pipe's tiles and views may be few: then groupshared memory has room for them while they are merged.
static const uint MOST_TILES = 32, MOST_VIEWS = 3;

bool are_few()
{
    return pipe_width <= MOST_TILES && pipe_height <= MOST_TILES &&
           max(pipe_width, 1) * max(pipe_height, 1) <= MOST_TILES && view_count - 1 < MOST_VIEWS &&
           bin_count % max(view_count, 1) == 0;
}

// For each view 8 bits of area, 0 if nothing is seen: logarithms, and one more.
uint packed_area(uint2 area, uint view)
{
    return area.x ? (firstbithigh(area.x) + 1 | (firstbithigh(area.y) + 1) << 4) << 8 * view : 0;
}

// A thread has four bins or more: groups take them in turn. If tiles are few, it has all views of a tile.
static const uint BINS_OF_FINDERS = 512;

[numthreads(128, 1, 1)]
void find_areas(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint threads = ((bin_count - 1) / BINS_OF_FINDERS + 1) * GROUP, first = number_of(group) * GROUP;
    if (first >= threads || bin_count == 0 || view_count == 0)
        return;
    bool is_packed = are_few();
    uint items = is_packed ? quotient(bin_count, view_count) : bin_count;
    find_first_distances(thread);
    for (uint item = first + thread; item < items; item += threads)
    {
        uint tile_number = is_packed ? item : quotient(item, view_count), result = 0;
        tile t = tile_of(tile_number);
        for (uint i = 0; i < (is_packed ? view_count : 1); i++)
        {
            uint view = is_packed ? i : item - tile_number * view_count;
            uint2 area = area_in(view, t);
            result |= is_packed ? packed_area(area, view) : area.x | area.y << 16;
        }
        areas[item] = result;
    }
}

// ---- Merging ----------------------------------------------------------------------------------------------------------

uint tile_count()
{
    return view_count ? bin_count / view_count + (bin_count % view_count != 0) : 0;
}

group_of_tiles read_group(uint tile)
{
    uint first = tile * GROUP_WORDS;
    group_of_tiles g = {uint2(groups[first], groups[first + 1]), uint2(groups[first + 2], groups[first + 3]),
                        groups[first + 4]};
    return g;
}

void write_group(uint tile, group_of_tiles g)
{
    uint words[GROUP_WORDS] = {g.place.x, g.place.y, g.size.x, g.size.y, g.leader};
    [unroll] for (uint i = 0; i < GROUP_WORDS; i++)
        groups[tile * GROUP_WORDS + i] = words[i];
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
    group_of_tiles g = read_group(tile), n = read_group(other);
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
        write_group(tile, g);
        write_group(other, n);
    }
    return fits ? 1 : 0;
}

// Groups that merge in a round are as large as those of the round before; areas are at most 256 along an axis. So it ends
// after 17 rounds. A loop that does not tell so crashes the compiler of NVIDIA's driver 580.
static const uint MOST_ROUNDS = 32;

// What all threads divide for once.
struct grid
{
    uint row, columns, rows, tiles; // tiles_in_row; columns and rows that have tiles
    uint2 pipe_size, pipes;
};

grid find_grid()
{
    grid g;
    g.row = max(tiles_in_row, 1);
    g.tiles = tile_count();
    g.rows = g.tiles / g.row + (g.tiles % g.row != 0);
    g.pipe_size = uint2(max(pipe_width, 1), max(pipe_height, 1));
    g.columns = min(g.row, g.tiles);
    uint2 all = uint2(g.columns, g.rows);
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
    p.size = uint2(min(g.pipe_size.x, g.columns - min(p.first.x, g.columns)), min(g.pipe_size.y, g.rows - min(p.first.y, g.rows)));
    return p;
}

// ---- In groupshared memory

// A tile, and what is merged with it: for each view 8 bits of area, 0 if nothing is seen; width and height, of which this
// is the last tile; and whether, along which axis, a neighbour took it over. Numbers are logarithms, those of areas + 1.
// Tiles with the same place in their pipe lie side by side.
static const uint MERGERS = 128, PACKED = 2048;
groupshared uint packed[PACKED];
static const uint AREAS = 0xffffff, WIDTH_AT = 24, HEIGHT_AT = 27, TAKEN_AT = 30, NO_TILE = 3;

// The binary logarithm of how many pipes a group merges, a thread each.
uint pipes_at_once(grid g)
{
    return g.pipe_size.x * g.pipe_size.y <= PACKED / MERGERS ? firstbithigh(MERGERS) : firstbithigh(PACKED / MOST_TILES);
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
    uint bits = pipes_at_once(g), column = quotient(number, g.pipe_size.x), in_row = column & ((1u << bits) - 1);
    uint2 in_pipe = uint2(number - column * g.pipe_size.x, column >> bits);
    pipe p = pipe_at(g, first_pipe + in_row);
    t.in_packed = (in_pipe.y * g.pipe_size.x + in_pipe.x) << bits | in_row;
    t.place = p.first + in_pipe;
    t.number = t.place.y * g.row + t.place.x;
    t.exists = in_pipe.x < p.size.x && in_pipe.y < p.size.y && t.number < g.tiles;
    return t;
}

uint2 sizes_of(uint tile)
{
    return uint2(tile >> WIDTH_AT & 7, tile >> HEIGHT_AT & 7);
}

// Of a tile that is packed so.
group_of_tiles group_of(uint packed_tile, uint2 place, uint number)
{
    uint taken = packed_tile >> TAKEN_AT;
    uint2 size = 1u << sizes_of(packed_tile);
    group_of_tiles g = {place + 1 - size, size, number};
    g.leader += taken == 1 ? size.x : taken == 2 ? size.y * max(tiles_in_row, 1) : 0;
    return g;
}

// A tile for each thread. Their groups are written word by word, side by side.
static const uint NONE = 0xffffffff;
groupshared uint group_words[MERGERS * GROUP_WORDS], tiles[MERGERS];

void write_tiles(grid of_all, uint first_pipe, uint in_pipes, uint count, uint thread)
{
    uint i, tile = NO_TILE << TAKEN_AT;
    pipe_tile t = pipe_tile_at(of_all, first_pipe, min(in_pipes, count - 1));
    t.exists = t.exists && in_pipes < count;
    tile = packed[t.in_packed];
    group_of_tiles g = group_of(tile, t.place, t.number);
    uint words[GROUP_WORDS] = {g.place.x, g.place.y, g.size.x, g.size.y, g.leader};
    GroupMemoryBarrierWithGroupSync();
    tiles[thread] = t.exists ? t.number : NONE;
    [unroll] for (i = 0; i < GROUP_WORDS; i++)
        group_words[GROUP_WORDS * thread + i] = words[i];
    if (t.exists)
        areas[t.number] = tile;
    GroupMemoryBarrierWithGroupSync();
    [unroll] for (i = 0; i < GROUP_WORDS; i++)
    {
        uint word = i * MERGERS + thread, number = tiles[word / GROUP_WORDS];
        if (number != NONE)
            groups[number * GROUP_WORDS + word % GROUP_WORDS] = group_words[word];
    }
}

static const uint BYTES = 0x010101, LOW_HALVES = 0x0f0f0f;

// The lowest bit of each byte that is not 0.
uint is_area(uint areas_of_tile)
{
    return (areas_of_tile | areas_of_tile >> 1 | areas_of_tile >> 2 | areas_of_tile >> 3) & BYTES;
}

// As have_one_area, for all views at once: whether no bytes of both differ, and their halves exceed `size`.
bool have_one_packed_area(uint a, uint b, uint2 size)
{
    uint seen_by_both = is_area(a) & is_area(b), all = a | b;
    uint widths = (all & LOW_HALVES) + (15 - size.x) * BYTES, heights = (all >> 4 & LOW_HALVES) + (15 - size.y) * BYTES;
    return ((a ^ b) & seen_by_both * 255) == 0 && (is_area(all) << 4 & ~(widths & heights)) == 0;
}

// As try_merge. `number`: that of the tile in `packed`; `axes`: 0 or 1.
uint try_merge_packed(uint number, uint axis, uint bits, uint2 pipe_size)
{
    uint tile = packed[number];
    uint2 size = sizes_of(tile);
    uint other_at = number - ((axis == 0 ? 1u << size.x : pipe_size.x << size.y) << bits), other = packed[other_at];
    size[axis]++;
    if ((tile ^ other) >> WIDTH_AT != 0) // the other is not as large, or another's
        return 0;
    if (mask_bits != 0 && ((1u << size.y) - 1) * pipe_size.x + (1u << size.x) > mask_bits)
        return 0;
    if (!have_one_packed_area(tile & AREAS, other & AREAS, size))
        return 0;
    packed[number] = (tile | (other & AREAS)) + (1u << (axis == 0 ? WIDTH_AT : HEIGHT_AT));
    packed[other_at] = other | (axis + 1) << TAKEN_AT;
    return 1;
}

void merge_packed(grid g, uint thread)
{
    uint merged = 1, bits = pipes_at_once(g);
    for (uint round = 0; round < MOST_ROUNDS && merged != 0; round++)
    {
        merged = 0;
        uint2 place = uint2(0, 0);
        for (uint i = 0; i < g.pipe_size.x * g.pipe_size.y; i++)
        {
            uint number = i << bits | thread, tile = packed[number];
            if (tile >> TAKEN_AT == 0 && (tile & AREAS) != 0)
            {
                if (place.x >> sizes_of(tile).x != 0)
                    merged += try_merge_packed(number, 0, bits, g.pipe_size);
                if (place.y >> sizes_of(tile).y != 0)
                    merged += try_merge_packed(number, 1, bits, g.pipe_size);
            }
            place.x++;
            if (place.x == g.pipe_size.x)
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
            write_group(tile, alone);
    }
    uint merged = 1;
    for (uint round = 0; round < MOST_ROUNDS && merged != 0; round++)
    {
        merged = 0;
        for (i = 0; i < p.size.x * p.size.y; i++)
        {
            uint tile = (p.first.y + i / p.size.x) * g.row + p.first.x + i % p.size.x;
            if (tile < g.tiles && read_group(tile).leader == tile && is_seen_by_any(tile))
            {
                if (read_group(tile).place.x > p.first.x)
                    merged += try_merge(tile, uint2(1, 0), read_group(tile).size.x, g.pipe_size);
                if (read_group(tile).place.y > p.first.y)
                    merged += try_merge(tile, uint2(0, 1), read_group(tile).size.y * g.row, g.pipe_size);
            }
        }
    }
}

// A thread merges the tiles of a pipe, row after row, until no more can be. Groups take pipes in turn: they are enough for
// pipes of a tile each.
static const uint BINS_OF_GROUP = 1024, TILES_AT_ONCE = 4;

[numthreads(128, 1, 1)]
void merge(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    grid g = find_grid();
    uint groups_of_pass = bin_count / BINS_OF_GROUP + (bin_count % BINS_OF_GROUP != 0), i;
    uint pipes = g.pipes.x * g.pipes.y, at_once = 1u << pipes_at_once(g), count = at_once * g.pipe_size.x * g.pipe_size.y;
    if (!are_few())
    {
        for (uint own = number_of(group) * MERGERS + thread; own < pipes; own += groups_of_pass * MERGERS)
            merge_in_memory(g, pipe_at(g, own));
        return;
    }
    for (uint first = number_of(group) * at_once; first < pipes; first += groups_of_pass * at_once)
    {
        for (i = thread; i < count; i += MERGERS * TILES_AT_ONCE)
        {
            pipe_tile t[TILES_AT_ONCE];
            uint read[TILES_AT_ONCE], n;
            [unroll] for (n = 0; n < TILES_AT_ONCE; n++)
            {
                t[n] = pipe_tile_at(g, first, min(i + n * MERGERS, count - 1));
                read[n] = NO_TILE << TAKEN_AT;
                if (t[n].exists)
                    read[n] = areas[t[n].number];
            }
            [unroll] for (n = 0; n < TILES_AT_ONCE; n++)
                packed[t[n].in_packed] = read[n];
        }
        GroupMemoryBarrierWithGroupSync();
        if (thread < at_once)
            merge_packed(g, thread);
        GroupMemoryBarrierWithGroupSync();
        for (i = 0; i < count; i += MERGERS)
            write_tiles(g, first, i + thread, count, thread);
        GroupMemoryBarrierWithGroupSync();
    }
}

// ---- Patching ---------------------------------------------------------------------------------------------------------

// The bin of a group is its leader's; the others are seen by no view.
bin find_merged_bin(uint tile_number, uint view)
{
    tile t = tile_of(tile_number);
    group_of_tiles g = {t.place, uint2(1, 1), tile_number};
    uint2 area;
    if (are_few())
    {
        uint tile = areas[tile_number], of_view = tile >> 8 * view & 0xff;
        g = group_of(tile, t.place, tile_number);
        area = of_view ? uint2(1u << ((of_view & 15) - 1), 1u << ((of_view >> 4) - 1)) : uint2(0, 0);
    }
    else
    {
        g = read_group(tile_number);
        uint both = areas[tile_number * view_count + view];
        area = uint2(both & 0xffff, both >> 16);
    }
    bool is_leader = g.leader == tile_number;
    bin b = (bin)0;
    b.is_visible = is_leader && area.x != 0;
    b.area = b.is_visible ? area : uint2(1, 1);
    t.place = is_leader ? g.place : t.place;
    place_bin(b, view, t, is_leader ? g.size : uint2(1, 1));
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
    find_first_distances(thread);
    if (thread < count)
    {
        uint tile_number = quotient(first + thread, view_count);
        views[thread] = first + thread - tile_number * view_count;
        stage(thread, find_merged_bin(tile_number, views[thread]));
    }
    GroupMemoryBarrierWithGroupSync();
    write_bins(first, count, thread);
}
