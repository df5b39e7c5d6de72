// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// With conservative rasterization, a triangle that covers the target covers each of its pixels as a whole: bit 0 of
// SV_InnerCoverage is set, no other.
float4 main(uint inner : SV_InnerCoverage) : SV_Target
{
    return float4(inner, inner & 1, inner > 1, 1);
}
