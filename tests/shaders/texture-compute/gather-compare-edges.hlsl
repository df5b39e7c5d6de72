// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// GatherCmp at and beyond the edges of a texture. Sixteen comparisons of texel n, which is n / 16, count n.
Texture2D<float> depth : register(t0);
SamplerComparisonState wrapped : register(s0), clamped : register(s1), mirrored : register(s2), bordered : register(s3);
StructuredBuffer<float2> places : register(t1);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float4 counts[4] = {float4(0, 0, 0, 0), float4(0, 0, 0, 0), float4(0, 0, 0, 0), float4(0, 0, 0, 0)};

    for (uint i = 0; i < 16; i++) {
        float reference = (i + 0.5) / 16;
        counts[0] += depth.GatherCmp(wrapped, places[id], reference);
        counts[1] += depth.GatherCmp(clamped, places[id], reference);
        counts[2] += depth.GatherCmp(mirrored, places[id], reference);
        counts[3] += depth.GatherCmp(bordered, places[id], reference);
    }
    [unroll] for (uint k = 0; k < 4; k++)
        results[4 * id + k] = counts[k];
}
