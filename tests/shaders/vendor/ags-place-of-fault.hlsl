// dxc: -T cs_6_0 -E main
// refused: only pixel shaders have barycentrics
// The fault's place counts instructions as they were read, not those that stand for the first extension.
#include "ags.hlsli"

RWStructuredBuffer<uint> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    results[0] = ags(0x06, 0, 0, results[2], 0xffffffff);
    results[1] = ags(0x0d, 2, 0, 0, 0);
}
