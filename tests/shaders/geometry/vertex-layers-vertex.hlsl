// dxc: -T vs_6_0 -E main
// fxc: -T vs_5_0 -E main
// dxs: --next-stage geometry
// Values for the rasterizer that the geometry shader takes instead.
struct Output {
    float4 position : SV_Position;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
    uint number : NUMBER;
};

Output main(float2 corner : CORNER, uint3 place : PLACE)
{
    Output output = {float4(corner, 0, 1), place};
    return output;
}
