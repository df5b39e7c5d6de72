// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// A depth and a stencil reference of its own for each pixel.
struct Output {
    float4 color : SV_Target;
    float depth : SV_Depth;
    uint stencil : SV_StencilRef;
};

Output main(float2 value : VALUE)
{
    Output output = {value.xyxy, value.x * 0.125, uint(value.y)};
    return output;
}
