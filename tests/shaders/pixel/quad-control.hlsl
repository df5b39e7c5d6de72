// dxc: -T ps_6_7 -E main
// dxs: --quad-control
// env: vulkan1.3
// Full quads, derivatives under a condition that is the same in a quad, and votes, by the extension for quads.
float4 main(float2 place : PLACE, nointerpolation uint mode : MODE) : SV_Target
{
    float2 slope = 0.0;
    if (QuadAny(place.x > 3.0))
        slope = float2(ddx_fine(place.x), ddy_fine(place.y));
    return float4(slope, QuadAll(place.x > 2.0), mode);
}
