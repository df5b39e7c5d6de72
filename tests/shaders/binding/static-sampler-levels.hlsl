// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --root-signature embedded --resource-heap-size 64
// env: vulkan1.2
// Static samplers with a least level, a last level and a bias of their own.
Texture2D<float> Levels : register(t0);
SamplerState Some : register(s0);
SamplerState All : register(s1);
SamplerState Last : register(s2);
RWStructuredBuffer<float4> Out : register(u0);

[RootSignature("DescriptorTable(SRV(t0)), UAV(u0),"
               "StaticSampler(s0, filter=FILTER_MIN_MAG_MIP_POINT, minLOD=1, maxLOD=2),"
               "StaticSampler(s1, filter=FILTER_MIN_MAG_MIP_POINT),"
               "StaticSampler(s2, filter=FILTER_MIN_MAG_MIP_POINT, minLOD=3, maxLOD=9)")]
[numthreads(1, 1, 1)]
void main()
{
    float2 uv = float2(0.5, 0.5);
    Out[0] = float4(Levels.SampleLevel(Some, uv, 0), Levels.SampleLevel(Some, uv, 1), Levels.SampleLevel(Some, uv, 2),
                    Levels.SampleLevel(Some, uv, 3));
    Out[1] = float4(Levels.SampleLevel(All, uv, 0), Levels.SampleLevel(All, uv, 1), Levels.SampleLevel(All, uv, 2),
                    Levels.SampleLevel(All, uv, 3));
    Out[2] = float4(Levels.SampleLevel(Last, uv, 0), Levels.SampleLevel(Last, uv, 3), 0, 0);
}
