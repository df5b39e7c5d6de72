// dxc: -T ps_6_5 -E main
// Shows viewport, layer and the group of mesh/shading-rate.
struct Input {
    float4 position : SV_Position;
    float2 uv : TEXCOORD;
    uint viewport : SV_ViewportArrayIndex;
    uint layer : SV_RenderTargetArrayIndex;
};

float4 main(Input input) : SV_Target
{
    return float4(input.viewport + 1, input.layer, input.uv.y, 1);
}
