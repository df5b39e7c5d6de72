// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded --resource-heap-size 64
// env: vulkan1.2
// Static samplers of one root signature that differ in filter, address modes and comparison.
Texture2D<float> Image : register(t0);
SamplerState Nearest : register(s0);
SamplerState Linear : register(s1);
SamplerState Border : register(s1, space1);
SamplerComparisonState Less : register(s2);
SamplerComparisonState Greater : register(s3);
RWStructuredBuffer<float> Out : register(u0);

[RootSignature("DescriptorTable(SRV(t0)), UAV(u0),"
               "StaticSampler(s0, filter=FILTER_MIN_MAG_MIP_POINT, addressU=TEXTURE_ADDRESS_WRAP),"
               "StaticSampler(s1, filter=FILTER_MIN_MAG_MIP_LINEAR, addressU=TEXTURE_ADDRESS_CLAMP),"
               "StaticSampler(s1, space=1, filter=FILTER_MIN_MAG_MIP_POINT, addressU=TEXTURE_ADDRESS_BORDER,"
               "              borderColor=STATIC_BORDER_COLOR_OPAQUE_WHITE),"
               "StaticSampler(s2, filter=FILTER_COMPARISON_MIN_MAG_MIP_POINT, comparisonFunc=COMPARISON_LESS),"
               "StaticSampler(s3, filter=FILTER_COMPARISON_MIN_MAG_MIP_POINT, comparisonFunc=COMPARISON_GREATER)")]
[numthreads(1, 1, 1)]
void main()
{
    Out[0] = Image.SampleLevel(Nearest, float2(1.125, 0.5), 0);
    Out[1] = Image.SampleLevel(Linear, float2(1.125, 0.5), 0);
    Out[2] = Image.SampleLevel(Border, float2(1.125, 0.5), 0);
    Out[3] = Image.SampleLevel(Nearest, float2(0.25, 0.5), 0);
    Out[4] = Image.SampleLevel(Linear, float2(0.25, 0.5), 0);
    Out[5] = Image.SampleLevel(Border, float2(0.25, 0.5), 0);
    Out[6] = Image.SampleCmpLevelZero(Less, float2(0.125, 0.5), 5);
    Out[7] = Image.SampleCmpLevelZero(Greater, float2(0.125, 0.5), 5);
}
