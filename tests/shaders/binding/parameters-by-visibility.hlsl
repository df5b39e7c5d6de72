// dxc: -T ps_6_0 -E main
// dxs: --root-signature embedded --resource-heap-size 64 --sampler-heap-size 16
// env: vulkan1.2
// Registers that several parameters and static samplers cover: those of the pixel shader count.
cbuffer Constants : register(b0) {
    float4 constants;
};
cbuffer Buffer : register(b1) {
    float4 row;
};
Buffer<float> Values : register(t0);
Texture2D<float> Image : register(t1);
SamplerState Edge : register(s0);

[RootSignature("RootConstants(num32BitConstants=2, b0, visibility=SHADER_VISIBILITY_VERTEX),"
               "CBV(b1, visibility=SHADER_VISIBILITY_VERTEX),"
               "DescriptorTable(SRV(t0), visibility=SHADER_VISIBILITY_VERTEX),"
               "RootConstants(num32BitConstants=4, b0, visibility=SHADER_VISIBILITY_PIXEL),"
               "CBV(b1, visibility=SHADER_VISIBILITY_PIXEL),"
               "DescriptorTable(SRV(t0, numDescriptors=2), visibility=SHADER_VISIBILITY_PIXEL),"
               "StaticSampler(s0, visibility=SHADER_VISIBILITY_VERTEX, filter=FILTER_MIN_MAG_MIP_POINT,"
               "              addressU=TEXTURE_ADDRESS_CLAMP),"
               "StaticSampler(s0, visibility=SHADER_VISIBILITY_PIXEL, filter=FILTER_MIN_MAG_MIP_POINT,"
               "              addressU=TEXTURE_ADDRESS_WRAP)")]
float4 main(float4 position : SV_Position) : SV_Target
{
    float sampled = Image.SampleLevel(Edge, float2(1.25, 0.5), 0);
    return float4(constants.x + constants.w, row.y, Values[uint(position.x)], sampled);
}
