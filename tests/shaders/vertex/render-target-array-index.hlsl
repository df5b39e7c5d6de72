// dxc: -T vs_6_1 -E main
// fxc: -T vs_4_0 -E main
// Layer and viewport chosen before rasterisation.
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
