// dxc: -T ps_6_0 -E main -Vd
// dxs: --root-signature embedded
// refused: SRV (t0, space1): no parameter or static sampler of the root signature covers it for the pixel shader
// Refused: the root signature lacks a texture that the shader uses.
Texture2D<float4> Albedo[4] : register(t2);
Texture2D<float> Depth : register(t0, space1);
RWTexture2D<float4> Image : register(u3);
SamplerState Wrap : register(s0);
SamplerState Own : register(s1);
SamplerComparisonState Compare : register(s2);
cbuffer Options : register(b0) {
    uint layer;
};

[RootSignature("RootConstants(num32BitConstants=1, b0, visibility=SHADER_VISIBILITY_PIXEL),"
               "DescriptorTable(SRV(t0, numDescriptors=8), UAV(u3)),"
               "DescriptorTable(Sampler(s1, numDescriptors=2), visibility=SHADER_VISIBILITY_PIXEL),"
               "StaticSampler(s5), StaticSampler(s0, filter=FILTER_MIN_MAG_MIP_POINT)")]
float4 main(float2 uv : TEXCOORD, nointerpolation uint which : WHICH) : SV_Target
{
    float4 color = Albedo[NonUniformResourceIndex(which)].Sample(Wrap, uv);
    color += Albedo[layer].Sample(Own, uv);
    color *= Depth.SampleCmpLevelZero(Compare, uv, 0.5);
    Image[uint2(uv * 8)] = color;
    return color;
}
