// dxc: -T cs_6_0 -E main
// Swizzles stay within 32 lanes: those of a wave of 64 swap in both halves.
#include "ags.hlsli"

RWStructuredBuffer<uint2> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint lane : SV_GroupIndex)
{
    uint pairs = ags(0x04, 0x041f, lane), first = ags(0x04, 0x001c, lane);

    results[lane] = uint2(pairs, first);
}
