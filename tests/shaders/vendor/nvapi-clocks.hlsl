// dxc: -T cs_6_0 -E main
// dxs: --nvapi --nvapi-register 9 --nvapi-space 1
// env: vulkan1.2
#include "nvapi.hlsli"

RWStructuredBuffer<uint2> times : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    times[0] = uint2(nvapi(19, uint4(9, 0, 0, 0)), nvapi(19, uint4(10, 0, 0, 0)));
}
