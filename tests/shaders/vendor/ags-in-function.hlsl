// dxc: -T lib_6_3
// Extensions in functions that stay functions, one called by the other.
#include "ags.hlsli"

StructuredBuffer<uint3> words : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[noinline]
uint middle(uint3 a)
{
    return ags(0x09, 0, 1, a.z, ags(0x09, 0, 0, a.x, a.y));
}

[noinline]
uint middle_and_greatest(uint3 a)
{
    return 1000 * middle(a) + ags(0x0b, 0, 1, a.z, ags(0x0b, 0, 0, a.x, a.y));
}

[shader("compute")]
[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    results[thread] = middle_and_greatest(words[thread]);
}
