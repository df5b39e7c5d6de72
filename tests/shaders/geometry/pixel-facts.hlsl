// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Shows what the rasterizer and the shader before it tell: primitive, layer, viewport, and the first vertex's value.
struct Input {
    float4 position : SV_Position;
    nointerpolation uint value : VALUE;
    uint primitive : SV_PrimitiveID;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
};

uint4 main(Input input) : SV_Target
{
    return uint4(input.value, input.primitive, input.layer, input.viewport);
}
