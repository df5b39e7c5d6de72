// dxc: -T ps_6_0 -E main
#include "ags.hlsli"

float4 main() : SV_Target
{
    float3 result;
    result.x = asfloat(ags(0x0d, 7, 0, 0, 0));
    result.y = asfloat(ags(0x0d, 7, 1, asuint(result.x), 0));
    result.z = asfloat(ags(0x0d, 7, 2, asuint(result.y), 0));
    return float4(result, 1);
}
