// dxc: -T cs_6_6 -E main
#include "ags.hlsli"

RWTexture2D<uint2> picture : register(u0);
RWStructuredBuffer<uint2> old : register(u1);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    RWTexture2D<uint2> of_heap = ResourceDescriptorHeap[3];
    uint2 result, other;

    result.x = ags(0x18, 2, 0, thread, 1);
    result.y = ags(0x18, 2, 1, 0, thread * 5);
    picture[result.xx] = result.y;
    result.y = ags(0x18, 2, 2, 9, result.y);
    other.x = ags(0x18, 6, 0, thread, 1);
    other.y = ags(0x18, 6, 1, 0, thread * 5);
    of_heap[other.xx] = other.y;
    other.y = ags(0x18, 6, 2, 9, other.y);
    old[thread] = result + other;
}
