// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main -Qstrip
// Conservative rasterisation: whether the whole pixel lies inside.
float4 main(uint inner : SV_InnerCoverage) : SV_Target
{
    return (inner & 1) ? float4(0, 1, 0, 1) : float4(1, 0, 0, 1);
}
