// dxc: -T cs_6_0 -E main
// env: vulkan1.2
#include "ags.hlsli"

RWStructuredBuffer<uint2> times : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    times[0] = uint2(ags(0x1f, 0, 0, 0, 0), ags(0x1f, 0, 1, 0, 0));
    times[1] = uint2(ags(0x20, 0, 0, 0, 0), ags(0x20, 0, 1, 0, 0));
}
