// dxc: -T vs_6_1 -E main
// fxc: -T vs_4_0 -E main
// dxs: --view-word constant:0x70201 --view-adds-viewport --view-adds-layer
// The view instance adds seven to the layer, two to the viewport.
struct Output {
    float4 position : SV_Position;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
};

Output main(float4 position : POSITION, uint instance : SV_InstanceID)
{
    Output output;
    output.position = position;
    output.layer = instance / 4;
    output.viewport = instance % 4;
    return output;
}
