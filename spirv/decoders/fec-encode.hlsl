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
[numthreads(256, 1, 1)]
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

static const uint COLUMNS = 64, FECS_OF_GROUP = 4, AT_ONCE = 4;

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

// One group for 256 words of a packet's blocks: each thread has four words of each fourth FEC block.
[numthreads(64, 4, 1)]
void encode(uint3 group : SV_GroupID, uint3 thread : SV_GroupThreadID)
{
    uint number = number_of(group), column = group.y * COLUMNS + thread.x;
    if (number >= packet_count || 4 * column >= block_words)
        return;
    packet p = packets[number];
    if (!is_valid(p))
        return;
    for (uint fec = thread.y; fec < p.fec_count; fec += FECS_OF_GROUP)
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
