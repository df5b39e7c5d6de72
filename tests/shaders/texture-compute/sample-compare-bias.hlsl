// dxc: -T cs_6_8 -E main
// SampleCmpBias of shader model 6.8, and the unclamped level of detail.
Texture2D<float> depth : register(t0);
Texture2D<float> image : register(t1);
SamplerComparisonState less_than : register(s0);
SamplerState nearest : register(s1);
RWStructuredBuffer<float2> results : register(u0);

[numthreads(4, 4, 1)]
void main(uint2 id : SV_GroupThreadID, uint index : SV_GroupIndex) {
    float2 place = (id + 0.5) / 4;
    results[index] = float2(depth.SampleCmpBias(less_than, place, 0.5, 1), image.CalculateLevelOfDetailUnclamped(nearest, place * 4));
}
