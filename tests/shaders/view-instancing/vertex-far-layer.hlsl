// dxc: -T vs_6_1 -E main
// dxs: --view-word constant:0x12C0203 --view-adds-viewport --view-adds-layer
// View instance 3, viewport 2, slice 300: the slice has 16 bits of the word.
struct Output {
    float4 position : SV_Position;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
};

Output main(float4 position : POSITION, uint view : SV_ViewID, uint vertex : SV_VertexID)
{
    Output output;
    output.position = position + view;
    output.layer = vertex;
    output.viewport = 2 * vertex;
    return output;
}
