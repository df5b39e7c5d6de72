// dxc: -T cs_6_6 -E main
// dxs: --compute-derivatives quads
// Derivatives on a device without them, from the other lanes of the quad: v = 3 x + 10 y y + 5 x y.
Texture2D<float> levels : register(t0);
SamplerState point_sampler : register(s0);
RWStructuredBuffer<float4> results : register(u0);
RWStructuredBuffer<float4> sampled : register(u1);

[numthreads(4, 2, 1)]
void main(uint2 id : SV_GroupThreadID, uint index : SV_GroupIndex)
{
    float v = id.x * 3.0 + id.y * id.y * 10.0 + id.x * id.y * 5.0;
    float2 at = (id + 0.5) * 0.25;
    results[index] = float4(ddx_fine(v), ddy_fine(v), ddx_coarse(v), ddy_coarse(v));
    sampled[index] = float4(levels.Sample(point_sampler, at), levels.SampleBias(point_sampler, at, 1.0),
                            levels.CalculateLevelOfDetail(point_sampler, at * 2.0),
                            levels.CalculateLevelOfDetailUnclamped(point_sampler, at * 8.0));
}
