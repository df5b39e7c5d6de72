// dxc: -T ps_6_1 -E main
// The view instance that an earlier stage saw, and the viewport.
uint2 main(float4 position : SV_Position, nointerpolation uint view : VIEW, uint viewport : SV_ViewportArrayIndex) : SV_Target
{
    return uint2(view, viewport);
}
