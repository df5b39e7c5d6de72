// dxc: -T cs_6_6 -E main
// Sample, SampleBias, SampleCmp and CalculateLevelOfDetail in a compute shader.
Texture2D<float> image : register(t0);
Texture2D<float> depth : register(t1);
SamplerState nearest : register(s0);
SamplerComparisonState less_than : register(s1);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 4, 1)]
void main(uint2 id : SV_GroupThreadID, uint index : SV_GroupIndex) {
    float2 place = (id + 0.5) / 2;
    results[index] = float4(image.Sample(nearest, place), image.SampleBias(nearest, place, 1),
                            depth.SampleCmp(less_than, place, 0.5), image.CalculateLevelOfDetail(nearest, place));
}
