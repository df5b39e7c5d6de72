// Where pixels lie in the memory of the PlayStation 2's Graphics Synthesizer.

static const uint CT32 = 0x00, CT24 = 0x01, CT16 = 0x02, CT16S = 0x0a, T8 = 0x13, T4 = 0x14, T8H = 0x1b, T4HL = 0x24,
                  T4HH = 0x2c, Z32 = 0x30, Z24 = 0x31, Z16 = 0x32, Z16S = 0x3a;

uint bit(uint value, uint number, uint place)
{
    return (value >> number & 1) << place;
}

bool is_depth(uint f)
{
    return (f & 0x30) == 0x30;
}

bool is_16_bit(uint f)
{
    return f == CT16 || f == CT16S || f == Z16 || f == Z16S;
}

bool is_scattered(uint f) // the other order of blocks of 16-bit pixels
{
    return f == CT16S || f == Z16S;
}

uint block_of_32(uint x, uint y) // x, y: of the block in its page
{
    return bit(x, 0, 0) | bit(y, 0, 1) | bit(x, 1, 2) | bit(y, 1, 3) | bit(x, 2, 4);
}

uint block_of_16(uint x, uint y)
{
    return bit(y, 0, 0) | bit(x, 0, 1) | bit(y, 1, 2) | bit(x, 1, 3) | bit(y, 2, 4);
}

uint block_of_16s(uint x, uint y)
{
    return bit(y, 0, 0) | bit(x, 0, 1) | bit(y, 2, 2) | bit(y, 1, 3) | bit(x, 1, 4);
}

// Where the words of a column's four-by-two quads lie, in units of that many words.
uint column_of(uint x, uint y)
{
    return bit(x, 0, 0) | bit(y, 0, 1) | bit(x, 1, 2) | bit(x, 2, 3);
}

// Columns of four rows: each other pair of rows, and of columns, has its halves swapped.
uint column_of_four(uint x, uint y)
{
    return column_of(x, y) ^ bit(y, 1, 3) ^ bit(y, 2, 3);
}

// Where a pixel lies: what x and y give separately. The block's number is the sum of both and of the buffer's first
// block; its place in the block, in pixels of the format, is the exclusive or.
struct place
{
    uint block, offset;
};

place place_of_32(uint x, uint y, uint pages)
{
    place p;
    p.block = ((y >> 5) * pages + (x >> 6)) * 32 + block_of_32(x >> 3, y >> 3);
    p.offset = (y >> 1 & 3) * 16 + column_of(x, y);
    return p;
}

place place_of_16(uint x, uint y, uint pages, bool is_s)
{
    place p;
    p.block = ((y >> 6) * pages + (x >> 6)) * 32 +
              (is_s ? block_of_16s(x >> 4, y >> 3) : block_of_16(x >> 4, y >> 3));
    p.offset = (y >> 1 & 3) * 32 + column_of(x, y) * 2 + bit(x, 3, 0);
    return p;
}

place place_of_8(uint x, uint y, uint pages)
{
    place p;
    p.block = ((y >> 6) * (pages >> 1) + (x >> 7)) * 32 + block_of_32(x >> 4, y >> 4);
    p.offset = (y >> 2 & 3) * 64 + column_of_four(x, y) * 4 + bit(x, 3, 1) + bit(y, 1, 0);
    return p;
}

place place_of_4(uint x, uint y, uint pages)
{
    place p;
    p.block = ((y >> 7) * (pages >> 1) + (x >> 7)) * 32 + block_of_16(x >> 5, y >> 4);
    p.offset = (y >> 2 & 3) * 128 + column_of_four(x, y) * 8 + bit(x, 4, 2) + bit(x, 3, 1) + bit(y, 1, 0);
    return p;
}

// Of the pixel, or with the other coordinate 0 of a column or row.
place place_of(uint f, uint x, uint y, uint pages)
{
    if (is_16_bit(f))
        return place_of_16(x, y, pages, is_scattered(f));
    if (f == T8)
        return place_of_8(x, y, pages);
    if (f == T4)
        return place_of_4(x, y, pages);
    return place_of_32(x, y, pages);
}

// How pixels lie in words: the binary logarithm of their bits' number in a word's place, and which of its bits they are.
struct packing
{
    uint size, first, mask;
};

packing packing_of(uint f)
{
    packing p = {5, 0, 0xffffffff};
    switch (f)
    {
    case CT32:
    case Z32:
        break;
    case CT24:
    case Z24:
        p.mask = 0xffffff;
        break;
    case CT16:
    case CT16S:
    case Z16:
    case Z16S:
        p.size = 4;
        p.mask = 0xffff;
        break;
    case T8:
        p.size = 3;
        p.mask = 0xff;
        break;
    case T4:
        p.size = 2;
        p.mask = 0xf;
        break;
    case T8H:
        p.first = 24;
        p.mask = 0xff;
        break;
    case T4HL:
        p.first = 24;
        p.mask = 0xf;
        break;
    case T4HH:
        p.first = 28;
        p.mask = 0xf;
        break;
    default:
        p.mask = 0;
    }
    return p;
}

// Depth formats have the halves of pages swapped, in memory and not in the page.
uint swap_halves(uint f, uint block)
{
    return block ^ (is_depth(f) ? 0x18 : 0);
}
