// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// SampleCmpLevelZero: the stored depths are compared with a reference.
Texture2D<float> depth : register(t0);
SamplerComparisonState less_equal : register(s0);
SamplerComparisonState greater : register(s1);
RWStructuredBuffer<float2> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float2 place = float2((id & 1) * 0.5 + 0.25, (id / 2) * 0.5 + 0.25);
    results[id] = float2(depth.SampleCmpLevelZero(less_equal, place, 0.5), depth.SampleCmpLevelZero(greater, place, 0.25));
}
