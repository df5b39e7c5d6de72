// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// dxs: --root-signature embedded
// One register in two tables: each stage sees its own.
Texture2D<float4> Picture : register(t0);
cbuffer Tint : register(b0) { float4 tint; };

[RootSignature("DescriptorTable(SRV(t0, offset = 5), visibility = SHADER_VISIBILITY_VERTEX),"
               "CBV(b0, visibility = SHADER_VISIBILITY_VERTEX),"
               "DescriptorTable(CBV(b0), SRV(t0, offset = 3), visibility = SHADER_VISIBILITY_PIXEL)")]
float4 main(float4 position : SV_Position) : SV_Target
{
    return Picture.Load(int3(position.xy, 0)) * tint;
}
