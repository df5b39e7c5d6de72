// How pixels are written to the memory of the PlayStation 2's Graphics Synthesizer. Before it stand the constants, `vram`
// and gs-vram.hlsli.

// Pixels that share a word are written by threads that do not wait for each other: each changes its own bits.
void write_bits(uint word, uint shift, uint mask, uint value)
{
    if (mask == 0xffffffff)
        vram[word] = value;
    else if (mask != 0)
    {
        InterlockedAnd(vram[word], ~(mask << shift));
        InterlockedOr(vram[word], (value & mask) << shift);
    }
}

void write_at(packing p, uint block, uint offset, uint value)
{
    write_bits(block * 64 + (offset << p.size >> 5), (offset << p.size & 31) + p.first, p.mask, value);
}

// Memory has a block at least.
void write_pixel(uint f, uint base, uint pages, uint x, uint y, uint value)
{
    place p = place_of(f, x, y, pages);
    write_at(packing_of(f), swap_halves(f, base + p.block) % vram_blocks, p.offset, value);
}
