// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// Minimum precision from and to full precision: drivers that compute it with 16 bits must convert.
float4 main(float2 place : PLACE) : SV_Target
{
    min16float2 small = min16float2(place);
    return float4(ddx_fine(small), asfloat(asuint(float2(small)) + asuint(place) - asuint(place)));
}
