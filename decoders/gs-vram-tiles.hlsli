// Rectangles by tiles: each thread of a group has rows of a column, and what rows give to places is found once for all
// columns. Tiles of all rectangles are numbered, and groups have as many each. Before it stand the constants, `vram`,
// gs-vram-read.hlsli, GROUP threads, MOST_GROUPS (that have tiles: what a group finds out first is for many of them), and
// `tile_ends`: of each rectangle the number behind its last tile.

static const uint MOST_ROWS_OF_THREAD = 32;
static const uint MOST_ROWS = KEPT_ROWS / 2; // of a tile: there is room for those of two
static const uint PIXELS_OF_GROUP = 16384; // that there is room for

// Tiles are as wide as the rectangle, from 16 to 128 pixels, and up to 128 rows high. A thread has 8 to 32 of the rows, each
// second one: 32 threads that follow each other have pixels of two rows, which lie in whole sectors of memory.
struct tiling
{
    uint bits, rows_of_thread; // binary logarithm of a tile's width
    uint across, count;
    uint rows, pixels; // of the rectangle
};

uint height_of_tile(tiling t)
{
    return t.rows_of_thread << (8 - t.bits);
}

// Of a rectangle of which there is room for `room` pixels, row by row.
tiling tile_rectangle(uint width, uint height, uint room)
{
    tiling t = (tiling)0;
    if (width == 0 || height == 0 || room == 0)
        return t;
    bool is_cut = height > room / width;
    uint count = is_cut ? room : width * height, columns = min(width, count);
    t.bits = columns <= 16 ? 4 : columns > 64 ? 7 : firstbithigh(columns - 1) + 1;
    t.across = ((columns - 1) >> t.bits) + 1;
    t.rows = height;
    if (is_cut)
        t.rows = (count - 1) / width + 1;
    t.pixels = count;
    t.rows_of_thread = ROWS_AT_ONCE;
    while (t.rows_of_thread < MOST_ROWS_OF_THREAD && height_of_tile(t) < min(t.rows, MOST_ROWS))
        t.rows_of_thread *= 2;
    t.count = t.across * (((t.rows - 1) >> firstbithigh(height_of_tile(t))) + 1);
    return t;
}

// What a thread has of a tile: of a column each second row from one on, from a pixel of the rectangle on, so many pixels.
struct tile_column
{
    uint x, row, pixel, count;
};

tile_column column_of_tile(tiling t, uint width, uint2 tile, uint thread)
{
    tile_column c;
    c.x = (tile.x << t.bits) + (thread & 15) + (thread >> 5 << 4 & ((1u << t.bits) - 1));
    c.row = (thread >> (t.bits + 1)) * ROW_STEP * t.rows_of_thread + (thread >> 4 & 1);
    uint y = tile.y * height_of_tile(t) + c.row;
    c.pixel = y * width + c.x;
    c.count = 0;
    if (c.x < width && y < t.rows)
    {
        uint rows_left = c.pixel + (t.rows - 1 - y) * width < t.pixels ? t.rows - y : t.rows - 1 - y;
        c.count = min((rows_left + 1) / ROW_STEP, t.rows_of_thread);
    }
    return c;
}

// Of the rectangle whose last tile is that before `end`: column and row.
uint2 place_of_tile(tiling t, uint tile, uint end)
{
    uint number = tile - (end - t.count), y = number / max(t.across, 1);
    return uint2(number - y * t.across, y);
}

// Tiles of a group.
struct tile_range
{
    uint first, end;
};

tile_range tiles_of_group(uint group, uint rectangles)
{
    uint groups = (pixel_capacity - 1) / PIXELS_OF_GROUP + 1, tiles = rectangles ? tile_ends[rectangles - 1] : 0;
    uint sharing = min(groups, MOST_GROUPS), of_group = tiles / sharing + (tiles % sharing != 0);
    tile_range r;
    r.first = min(min(group, sharing) * of_group, tiles);
    r.end = min(r.first + (group < sharing ? of_group : 0), tiles);
    return r;
}

groupshared uint found_rectangle;

// The rectangle that has a tile: of GROUP ranges of rectangles the one with it, then of that one's.
uint find_rectangle(uint tile, uint rectangles, uint thread)
{
    uint first = 0, count = rectangles;
    while (count > 1)
    {
        uint size = (count - 1) / GROUP + 1, own = thread * size;
        GroupMemoryBarrierWithGroupSync();
        if (own < count && tile < tile_ends[first + min(own + size, count) - 1] &&
            (own == 0 || tile >= tile_ends[first + own - 1]))
            found_rectangle = own;
        GroupMemoryBarrierWithGroupSync();
        uint found = min(found_rectangle, count - 1); // sums that wrapped around may lead to none
        first += found;
        count = min(size, count - found);
    }
    return first;
}

#ifdef PLANS_TILES

uint rectangle_word(uint word);
uint tiles_of_rectangle(uint words[RECTANGLE_WORDS]);

static const uint ROUNDS = 4; // of as many rectangles as there are threads
// Each has RECTANGLE_WORDS in memory, which are read side by side. Then its tiles.
groupshared uint rectangle_words[GROUP * (RECTANGLE_WORDS > ROUNDS ? RECTANGLE_WORDS : ROUNDS)];

// By one group: `tile_ends` of all rectangles. While it works on some of them, those behind are on their way.
void plan_tiles(numbering n, uint rectangles)
{
    uint words[RECTANGLE_WORDS], before = 0, i;
    if (rectangles == 0)
        return;
    uint end = rectangles * RECTANGLE_WORDS;
    [unroll] for (i = 0; i < RECTANGLE_WORDS; i++)
        words[i] = rectangle_word(min(i * GROUP + n.thread, end - 1));
    for (uint first = 0; first < rectangles; first += ROUNDS * GROUP)
    {
        uint tiles_of_rounds[ROUNDS] = {0, 0, 0, 0};
        for (uint round = 0; round < ROUNDS; round++)
        {
            uint of_round = first + round * GROUP, number = of_round + n.thread, tiles = 0, own[RECTANGLE_WORDS];
            GroupMemoryBarrierWithGroupSync();
            [unroll] for (i = 0; i < RECTANGLE_WORDS; i++)
                rectangle_words[i * GROUP + n.thread] = words[i];
            GroupMemoryBarrierWithGroupSync();
            uint next = min(of_round + GROUP, rectangles - 1) * RECTANGLE_WORDS;
            [unroll] for (i = 0; i < RECTANGLE_WORDS; i++)
            {
                words[i] = rectangle_word(min(next + i * GROUP + n.thread, end - 1));
                own[i] = rectangle_words[n.thread * RECTANGLE_WORDS + i];
            }
            if (number < rectangles)
                tiles = tiles_of_rectangle(own);
            [unroll] for (i = 0; i < ROUNDS; i++)
                tiles_of_rounds[i] = i == round ? tiles : tiles_of_rounds[i];
            if (of_round + GROUP >= rectangles)
                break;
        }
        GroupMemoryBarrierWithGroupSync();
        [unroll] for (i = 0; i < ROUNDS; i++)
            rectangle_words[i * GROUP + n.thread] = tiles_of_rounds[i];
        GroupMemoryBarrierWithGroupSync();
        uint counts[ROUNDS], sum = 0;
        [unroll] for (i = 0; i < ROUNDS; i++)
        {
            counts[i] = rectangle_words[n.thread * ROUNDS + i];
            sum += counts[i];
        }
        prefix_of_one p = sum_over_group(n, sum);
        sum = before + p.before;
        [unroll] for (i = 0; i < ROUNDS; i++)
        {
            sum += counts[i];
            if (first + n.thread * ROUNDS + i < rectangles)
                tile_ends[first + n.thread * ROUNDS + i] = sum;
        }
        before += p.total;
    }
}
#endif
