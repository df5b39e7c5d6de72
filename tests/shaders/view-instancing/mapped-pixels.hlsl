// dxc: -T ps_6_1 -E main
// dxs: --view map --view-map-id 3
// The view instance that the vertex shader saw, and the pixel shader's own.
uint2 main(float4 position : SV_Position, nointerpolation uint of_vertex : VIEW, uint view : SV_ViewID) : SV_Target
{
    return uint2(of_vertex, view);
}
