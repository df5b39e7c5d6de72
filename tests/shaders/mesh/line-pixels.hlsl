// dxc: -T ps_6_5 -E main
// Shows the values of mesh/lines-with-primitives.
struct Input {
    float4 position : SV_Position;
    uint layer : SV_RenderTargetArrayIndex;
    uint number : SV_PrimitiveID;
    nointerpolation float3 tint : TINT;
};

float4 main(Input input) : SV_Target
{
    return float4(input.layer, input.number, input.tint.xz);
}
