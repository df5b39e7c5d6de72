// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// dxs: --root-signature embedded --resource-heap-size 64 --sampler-heap-size 16
// env: vulkan1.2
// Descriptor tables of textures, storage images and samplers, and static samplers, in a pixel shader.
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
               "DescriptorTable(SRV(t0, numDescriptors=8), SRV(t0, space=1), UAV(u3)),"
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
