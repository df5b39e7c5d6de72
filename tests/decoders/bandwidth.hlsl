// The memory bandwidth of copying and filling: the baseline of all other benchmarks.
// pass copy
// pass fill

cbuffer constants : register(b0)
{
    uint vector_count;
};

StructuredBuffer<uint4> source : register(t0);
RWStructuredBuffer<uint4> target : register(u0);

static const uint GROUP = 256, VECTORS_OF_THREAD = 4;

#include "../../decoders/group.hlsli"

[numthreads(256, 1, 1)]
void copy(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint first = number_of(group) * GROUP * VECTORS_OF_THREAD + thread, i;
    uint4 values[VECTORS_OF_THREAD];
    [unroll] for (i = 0; i < VECTORS_OF_THREAD; i++)
        if (first + i * GROUP < vector_count)
            values[i] = source[first + i * GROUP];
    [unroll] for (i = 0; i < VECTORS_OF_THREAD; i++)
        if (first + i * GROUP < vector_count)
            target[first + i * GROUP] = values[i];
}

[numthreads(256, 1, 1)]
void fill(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint first = number_of(group) * GROUP * VECTORS_OF_THREAD + thread;
    [unroll] for (uint i = 0; i < VECTORS_OF_THREAD; i++)
        if (first + i * GROUP < vector_count)
            target[first + i * GROUP] = first;
}
