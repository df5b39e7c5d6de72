// dxc: -T vs_6_1 -E main
// dxs: --view map --view-map-id 3 --view-viewports-id 4 --view-adds-viewport
// env: vulkan1.2
// Multiview with a map: views of Vulkan are other view instances of Direct3D, each in a viewport of its own.
struct Output {
    float4 position : SV_Position;
    nointerpolation uint view : VIEW;
};

Output main(float4 position : POSITION, uint view : SV_ViewID)
{
    Output output = {position, view + 10};
    return output;
}
