// dxc: -T vs_6_0 -E main
// fxc: -T vs_4_0 -E main
// dxs: --next-stage hull
// Values for the rasterizer that the hull shader takes instead.
struct Output {
    float2 corner : CORNER;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
    uint number : NUMBER;
};

Output main(float2 corner : CORNER, uint3 place : PLACE)
{
    Output output = {corner, place};
    return output;
}
