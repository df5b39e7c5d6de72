// dxc: -T vs_6_1 -E main
// dxs: --view map --view-map-id 4 --view-viewports-id 5 --view-adds-viewport
// Multiview: constants say which view instance a view is, and to which viewport that goes.
cbuffer Views : register(b0) {
    float4x4 view_projection[4];
};

float4 main(float4 position : POSITION, uint view : SV_ViewID) : SV_Position
{
    if (position.w == 0)
        return 0;
    return mul(view_projection[view], position);
}
