// dxc: -T cs_6_0 -E main
#include "ags.hlsli"

StructuredBuffer<float> numbers : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    uint number = asuint(numbers[thread]), at = thread * 2;

    results[at + 0] = ags(0x1c, 2, number); // down
    results[at + 1] = ags(0x1c, 3, number); // up
    if (thread == 0)
        results[16] = ags(0x1c, 1, number); // to the nearest
}
