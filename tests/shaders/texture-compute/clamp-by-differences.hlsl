// dxc: -T cs_6_8 -E main
// dxs: --compute-derivatives quads
// The least level that may be used, where gradients are differences in the quad.
Texture2D<float> image : register(t0);
Texture2D<float> depths : register(t1);
SamplerState nearest : register(s0);
SamplerComparisonState less : register(s1);
cbuffer bounds : register(b0) {
    float bound;
};
RWStructuredBuffer<float4> results : register(u0);

[numthreads(2, 2, 1)]
void main(uint2 id : SV_GroupThreadID, uint index : SV_GroupIndex)
{
    float2 at = id * 0.125;
    results[index] = float4(image.Sample(nearest, at, int2(0, 0), bound), image.Sample(nearest, 2 * at, int2(0, 0), 1.0),
                            image.SampleBias(nearest, at, 1.0, int2(0, 0), bound),
                            image.SampleBias(nearest, at, 3.0, int2(0, 0), bound));
    results[index + 4] = float4(depths.SampleCmp(less, at, 0.5, int2(0, 0), bound), depths.SampleCmp(less, at, 0.5),
                                depths.SampleCmpBias(less, at, 0.5, 1.0, int2(0, 0), bound),
                                depths.SampleCmpBias(less, at, 0.5, 1.0));
}
