// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// A root signature in the container.
Texture2D<float4> albedo : register(t0);
SamplerState wrap : register(s0);

cbuffer Options : register(b0) {
    float4 tint;
};

[RootSignature("RootConstants(num32BitConstants=4, b0), DescriptorTable(SRV(t0)), StaticSampler(s0)")]
float4 main(float2 uv : TEXCOORD) : SV_Target
{
    return albedo.Sample(wrap, uv) * tint;
}
