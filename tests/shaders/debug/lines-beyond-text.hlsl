// dxc: -T cs_6_0 -E main -Zi -Qembed_debug
// dxs: --program debug --debug-variables
// DXC gives types such as Texture2D this file, and the line of the included one that uses them first.
#include "lines-beyond-text.hlsli"

RWStructuredBuffer<float4> output : register(u0);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    output[id.x] = look(image, smooth, float2(id.xy));
}
