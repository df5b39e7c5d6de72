// dxc: -T cs_6_8 -E main
// dxs: --compute-derivatives quads
// Samples on a device without derivatives, of each kind of texture: gradients are differences in the quad. A level of
// detail of a cube has none.
Texture1D<float> line_of_texels : register(t0);
Texture1DArray<float> lines : register(t1);
Texture2DArray<float> images : register(t2);
Texture3D<float> volume : register(t3);
TextureCube<float> sky : register(t4);
Texture2D<float> depths : register(t5);
SamplerState nearest : register(s0);
SamplerComparisonState less : register(s1);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(2, 2, 1)]
void main(uint2 id : SV_GroupThreadID, uint index : SV_GroupIndex)
{
    float2 at = id;
    results[index] = float4(line_of_texels.Sample(nearest, at.x * 0.25), line_of_texels.SampleBias(nearest, at.y * 0.25, 1),
                            lines.Sample(nearest, float2(at.y * 0.5, 1)), lines.SampleBias(nearest, float2(at.x * 0.25, 0), -1));
    results[index + 4] = float4(images.Sample(nearest, float3(at.yx * float2(0.5, 0.25), 1)),
                                images.SampleBias(nearest, float3(at * 0.125, 0), 2),
                                volume.Sample(nearest, float3(0, 0, at.x * 0.5)),
                                volume.SampleBias(nearest, float3(at * 0.25, 0), 1));
    results[index + 8] = float4(sky.CalculateLevelOfDetail(nearest, float3(1, 0, 0)),
                                max(sky.CalculateLevelOfDetailUnclamped(nearest, float3(1, 0, 0)), -100),
                                depths.SampleCmp(less, at * 0.25, 0.5), depths.SampleCmpBias(less, at * 0.25, 0.5, 1));
}
