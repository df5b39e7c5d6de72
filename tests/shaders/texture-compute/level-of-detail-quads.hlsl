// dxc: -T cs_6_6 -E main
// dxs: --compute-derivatives quads
// Levels of detail on a device without derivatives: the longer of the footprints in x and in y counts, in texels of each
// axis.
Texture2D<float> wide : register(t0);
Texture1D<float> line_of_texels : register(t1);
Texture2DArray<float> tall : register(t2);
SamplerState point_sampler : register(s0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(2, 2, 1)]
void main(uint2 id : SV_GroupThreadID, uint index : SV_GroupIndex)
{
    float2 at = id;
    results[index] = float4(wide.CalculateLevelOfDetailUnclamped(point_sampler, at * float2(0.5, 0.5)),
                            wide.CalculateLevelOfDetailUnclamped(point_sampler, at * float2(0.125, 1)),
                            line_of_texels.CalculateLevelOfDetailUnclamped(point_sampler, at.x * 0.5 + at.y * 0.25),
                            tall.CalculateLevelOfDetailUnclamped(point_sampler, at.yx * float2(0.5, 0.5)));
}
