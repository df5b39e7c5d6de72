// dxc: -T ps_6_0 -E main
#include "ags.hlsli"

float2 barycentrics(uint mode)
{
    float2 result;
    result.x = asfloat(ags(0x0d, mode, 0, 0, 0));
    result.y = asfloat(ags(0x0d, mode, 1, asuint(result.x), 0));
    return result;
}

float4 main() : SV_Target
{
    float2 weights = 0;
    [unroll]
    for (uint mode = 1; mode < 7; mode++)
        weights += barycentrics(mode) * mode;
    return float4(weights, 0, 1);
}
