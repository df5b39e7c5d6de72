// dxc: -T cs_6_0 -E main
// refused: SPIR-V compares the first channel only
// GatherCmpGreen, for which SPIR-V has no instruction.
Texture2D<float4> depth : register(t0);
SamplerComparisonState less_than : register(s0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = depth.GatherCmpGreen(less_than, float2(0.5, 0.5), 0.5);
}
