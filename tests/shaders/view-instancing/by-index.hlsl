// dxc: -T vs_6_1 -E main
// dxs: --view-viewports-id 4 --view-adds-viewport
// env: vulkan1.2
// Multiview: the view instance is ViewIndex. The viewport of each is added to the shader's own.
struct Output {
    float4 position : SV_Position;
    nointerpolation uint view : VIEW;
    uint viewport : SV_ViewportArrayIndex;
};

Output main(float4 position : POSITION, uint view : SV_ViewID)
{
    Output output = {position, view + 10, 1};
    return output;
}
