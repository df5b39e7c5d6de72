// dxc: -T cs_6_0 -E main
// dxs: --nvapi --nvapi-register 9 --nvapi-space 1
// refused: NVAPI, opcode 30 (FOOTPRINT, SHADING_RATE): not translated
#include "nvapi.hlsli"

RWStructuredBuffer<uint> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    results[0] = nvapi(30, 0);
}
