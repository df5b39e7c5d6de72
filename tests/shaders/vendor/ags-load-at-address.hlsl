// dxc: -T cs_6_0 -E main
#include "ags.hlsli"

StructuredBuffer<uint2> addresses : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    ags(0x14, 0, 0, addresses[0].x, addresses[0].y);
    results[thread] = ags(0x14, 0, 1, thread * 4, 0);
}
