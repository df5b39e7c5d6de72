// dxc: -T vs_6_1 -E main
// env: vulkan1.1
// Multiview: another matrix for each view.
cbuffer Views : register(b0) {
    float4x4 view_projection[2];
};

float4 main(float4 position : POSITION, uint view : SV_ViewID) : SV_Position
{
    return mul(view_projection[view], position);
}
