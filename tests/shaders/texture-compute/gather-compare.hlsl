// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Qstrip
// GatherCmp: four comparisons with a reference, also with an offset.
Texture2D<float> depth : register(t0);
SamplerComparisonState less_than : register(s0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = depth.GatherCmp(less_than, float2(0.5, 0.5), 0.5);
    results[1] = depth.GatherCmp(less_than, float2(0.5, 0.5), 0.5, int2(1, 0));
}
