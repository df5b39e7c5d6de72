// Rectangles by tiles: each thread of a group has eight rows of a column, and what rows give to places is found once for
// all columns. Before it stand the constants, `vram` and gs-vram.hlsli.

static const uint GROUP = 256, ROWS_AT_ONCE = 8;
static const uint SLICES = 64; // groups of a rectangle, which take its tiles in turn
static const uint MOST_ROWS = 128;

groupshared uint2 rows[MOST_ROWS]; // block and offset

// Tiles are as wide as the rectangle, from 16 to 256 pixels.
struct tiling
{
    uint bits, height; // of a tile: the binary logarithm of its width; rows
    uint across, count;
    uint rows, pixels; // of the rectangle
};

// Of a rectangle's first `count` pixels, row by row.
tiling tile_rectangle(uint width, uint count)
{
    tiling t = (tiling)0;
    uint columns = min(width, count);
    if (count == 0)
        return t;
    t.bits = columns <= 16 ? 4 : columns > 128 ? 8 : firstbithigh(columns - 1) + 1;
    t.height = ROWS_AT_ONCE << (8 - t.bits);
    t.across = ((columns - 1) >> t.bits) + 1;
    t.rows = (count - 1) / width + 1;
    t.pixels = count;
    t.count = t.across * ((t.rows - 1) / t.height + 1);
    return t;
}

// What a thread has of a tile: a column from a row of the tile on, from a pixel of the rectangle on, so many pixels.
struct tile_column
{
    uint x, row, pixel, count;
};

tile_column column_of_tile(tiling t, uint width, uint tile, uint thread)
{
    tile_column c;
    c.x = (tile % t.across << t.bits) + (thread & ((1u << t.bits) - 1));
    c.row = (thread >> t.bits) * ROWS_AT_ONCE;
    uint y = tile / t.across * t.height + c.row;
    c.pixel = y * width + c.x;
    c.count = 0;
    if (c.x < width && y < t.rows)
        c.count = c.pixel + (t.rows - 1 - y) * width < t.pixels ? t.rows - y : t.rows - 1 - y;
    return c;
}

// All threads take part, each with a row of the tile.
void find_rows(uint base, place row, uint thread)
{
    GroupMemoryBarrierWithGroupSync();
    if (thread < MOST_ROWS)
        rows[thread] = uint2(row.block + base, row.offset);
    GroupMemoryBarrierWithGroupSync();
}

// Blocks of a column's rows; memory has one at least.
void find_blocks(uint f, place column, uint first_row, out uint blocks[ROWS_AT_ONCE])
{
    uint i;
    [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
        blocks[i] = swap_halves(f, rows[first_row + i].x + column.block);
    if ((vram_blocks & (vram_blocks - 1)) == 0)
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            blocks[i] &= vram_blocks - 1;
    else
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            blocks[i] %= vram_blocks;
}

// All are on their way before the first is used: the device must take it that a write may change the others.
void read_rows(uint f, place column, uint first_row, out uint values[ROWS_AT_ONCE])
{
    packing pack = packing_of(f);
    uint i;
    if (vram_blocks)
    {
        find_blocks(f, column, first_row, values);
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            values[i] = read_at(pack, values[i], rows[first_row + i].y ^ column.offset);
    }
    else
        [unroll] for (i = 0; i < ROWS_AT_ONCE; i++)
            values[i] = 0;
}
