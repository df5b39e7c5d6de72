// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Declared but not read: kept in the signature, so that the numbers fit the stage before.
float4 main(float4 unused : UNUSED, float2 used : USED, float3 partly : PARTLY) : SV_Target
{
    return float4(used, partly.y, 1.0);
}
