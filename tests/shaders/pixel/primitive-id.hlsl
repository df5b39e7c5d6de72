// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
StructuredBuffer<float4> colors : register(t0);

float4 main(uint primitive : SV_PrimitiveID) : SV_Target
{
    return colors[primitive];
}
