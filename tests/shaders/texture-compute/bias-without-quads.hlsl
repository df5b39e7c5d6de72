// dxc: -T cs_6_6 -E main
// dxs: --compute-derivatives zero
// Without quads, the level is 0 before the bias. Limits of the level come behind it.
Texture2D<float> levels : register(t0);
Texture2D<float> depths : register(t1);
SamplerState nearest : register(s0);
SamplerComparisonState less : register(s1);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(2, 2, 1)]
void main(uint2 id : SV_GroupThreadID, uint index : SV_GroupIndex)
{
    float2 uv = float2(id) * 0.25 + 0.125;
    results[index] = float4(levels.SampleBias(nearest, uv, 1), levels.SampleBias(nearest, uv, 2),
                            levels.SampleBias(nearest, uv, -1), levels.Sample(nearest, uv));
    results[index + 4] = float4(levels.SampleBias(nearest, uv, 9), levels.CalculateLevelOfDetail(nearest, uv),
                                depths.SampleCmp(less, uv, 0.5), levels.SampleGrad(nearest, uv, float2(0.5, 0), 0));
}
