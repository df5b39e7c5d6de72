// FEC blocks of data blocks, as fec recovers them.
// pass select_blocks
// pass encode

#include "fec.hlsli"

ByteAddressBuffer data : register(t1);
RWByteAddressBuffer fec_blocks : register(u2);
RWStructuredBuffer<uint> outcomes : register(u3);

static const uint DONE = 0, DOES_NOT_FIT = 1;

void note_selected(packet p, uint fec, uint number)
{
}

// One group for each packet.
[numthreads(128, 1, 1)]
void select_blocks(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint number = number_of(group);
    if (number >= packet_count)
        return;
    packet p = packets[number];
    if (is_valid(p))
        select_for(p, thread);
    if (thread == 0)
        outcomes[number] = is_valid(p) ? DONE : DOES_NOT_FIT;
}

static const uint COLUMNS = 64, AT_ONCE = 4;

// Four words of a data block.
uint4 read_column(uint block, uint column)
{
    uint address = 4 * (block * block_words + 4 * column);
    uint4 value = uint4(0, 0, 0, 0);
    if ((block_words & 3) == 0)
        return data.Load4(address);
    [unroll] for (uint i = 0; i < 4; i++)
        if (4 * column + i < block_words)
            value[i] = data.Load(address + 4 * i);
    return value;
}

void write_column(uint block, uint column, uint4 value)
{
    uint address = 4 * (block * block_words + 4 * column);
    if ((block_words & 3) == 0)
        fec_blocks.Store4(address, value);
    else
        [unroll] for (uint i = 0; i < 4; i++)
            if (4 * column + i < block_words)
                fec_blocks.Store(address + 4 * i, value[i]);
}

// Of FEC blocks that have few data blocks each: those of one after the other.
void encode_one_by_one(packet p, uint column)
{
    for (uint fec = 0; fec < p.fec_count; fec++)
    {
        uint4 sum = uint4(0, 0, 0, 0);
        uint degree = degree_of(p, fec);
        for (uint first = 0; first < degree; first += AT_ONCE)
        {
            uint4 values[AT_ONCE];
            uint i;
            [unroll] for (i = 0; i < AT_ONCE; i++)
            {
                values[i] = uint4(0, 0, 0, 0);
                if (first + i < degree)
                    values[i] = read_column(p.first_data + selected(p, fec, first + i), column);
            }
            [unroll] for (i = 0; i < AT_ONCE; i++)
                sum ^= values[i];
        }
        write_column(p.first_fec + fec, column, sum);
    }
}

// Else data blocks are read one after the other, and added to all FEC blocks that have them. Which these are is a bit for
// each of SUMS FEC blocks.
static const uint SUMS = 16, SUMS_AT_ONCE = 4, MASKED = 1024;
groupshared uint masks[MASKED];

// Bits of data blocks from `first` on, for each `step`-th FEC block.
void find_masks(packet p, uint first, uint first_fec, uint step, uint thread)
{
    uint most = max(p.degree_even, p.degree_odd), number, i;
    GroupMemoryBarrierWithGroupSync();
    for (i = thread; i < MASKED; i += COLUMNS)
        masks[i] = 0;
    GroupMemoryBarrierWithGroupSync();
    for (number = thread; number < most; number += COLUMNS)
        for (uint sum = 0; sum < SUMS && first_fec + sum * step < p.fec_count; sum += AT_ONCE)
        {
            uint blocks[AT_ONCE];
            [unroll] for (i = 0; i < AT_ONCE; i++)
            {
                uint fec = first_fec + (sum + i) * step;
                blocks[i] = 0xffffffff;
                if (fec < p.fec_count && number < degree_of(p, fec))
                    blocks[i] = selected(p, fec, number) - first;
            }
            [unroll] for (i = 0; i < AT_ONCE; i++)
                if (blocks[i] < MASKED)
                    InterlockedOr(masks[blocks[i]], 1u << (sum + i));
        }
    GroupMemoryBarrierWithGroupSync();
}

struct fec_sums
{
    uint4 each[SUMS], all;
    uint count; // of `each`
};

// Four words of each data block, of blocks of whole vectors.
void add_blocks(packet p, uint first, uint column, inout fec_sums s)
{
    uint count = min(p.data_count - first, MASKED);
    for (uint block = 0; block < count; block += AT_ONCE)
    {
        uint4 values[AT_ONCE];
        uint i, n;
        [unroll] for (i = 0; i < AT_ONCE; i++)
        {
            values[i] = uint4(0, 0, 0, 0);
            if (block + i < count && 4 * column < block_words)
                values[i] = data.Load4(4 * ((p.first_data + first + block + i) * block_words + 4 * column));
        }
        [unroll] for (i = 0; i < AT_ONCE; i++)
        {
            uint mask = masks[min(block + i, MASKED - 1)];
            s.all ^= values[i];
            [unroll] for (n = 0; n < SUMS; n++)
                if (n / SUMS_AT_ONCE * SUMS_AT_ONCE < s.count)
                    s.each[n] ^= values[i] & (uint)((int)(mask << (31 - n)) >> 31);
        }
    }
}

// An even FEC block and the odd one behind it may have all data blocks, each once: then the odd one is all of them
// without the even one's.
void encode_together(packet p, uint column, uint thread)
{
    uint step = are_pairs(p) ? 2 : 1;
    for (uint first_fec = 0; first_fec < p.fec_count; first_fec += SUMS * step)
    {
        fec_sums s = (fec_sums)0;
        s.count = (p.fec_count - first_fec + step - 1) / step;
        for (uint first = 0; first < p.data_count; first += MASKED)
        {
            find_masks(p, first, first_fec, step, thread);
            add_blocks(p, first, column, s);
        }
        [unroll] for (uint n = 0; n < SUMS; n++)
        {
            uint fec = first_fec + n * step;
            uint address = 4 * ((p.first_fec + fec) * block_words + 4 * column);
            if (fec < p.fec_count && 4 * column < block_words)
            {
                fec_blocks.Store4(address, s.each[n]);
                if (are_pairs(p) && fec + 1 < p.fec_count)
                    fec_blocks.Store4(address + 4 * block_words, s.each[n] ^ s.all);
            }
        }
    }
}

// One group for 256 words of a packet's blocks: each thread has four words.
[numthreads(64, 1, 1)]
void encode(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint number = number_of(group), column = group.y * COLUMNS + thread;
    if (number >= packet_count)
        return;
    packet p = packets[number];
    if (!is_valid(p))
        return;
    if ((block_words & 3) == 0 && p.data_count / (SUMS / 2) <= p.degree_even + p.degree_odd)
        encode_together(p, column, thread);
    else if (4 * column < block_words)
        encode_one_by_one(p, column);
}
