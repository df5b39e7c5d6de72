// dxc: -T vs_6_1 -E main
// dxs: --view-word constant:0x30502 --view-adds-layer
// The view instance adds three to the layer; the viewport stays that of the shader.
struct Output {
    float4 position : SV_Position;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
};

Output main(float4 position : POSITION, uint instance : SV_InstanceID, uint view : SV_ViewID)
{
    Output output;
    output.position = position + view;
    output.layer = instance;
    output.viewport = instance + 4;
    return output;
}
