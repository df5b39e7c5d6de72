// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main
// The domain shader's value, and where the triangle is.
uint4 main(float4 position : SV_Position, nointerpolation uint value : VALUE, uint layer : SV_RenderTargetArrayIndex,
           uint viewport : SV_ViewportArrayIndex) : SV_Target
{
    return uint4(value, layer, viewport, 7);
}
