// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Od
// Depth comparison on arrays and cubes, with an offset, and filtered.
Texture2DArray<float> layers : register(t0);
TextureCube<float> cube : register(t1);
Texture2D<float> image : register(t2);
SamplerComparisonState nearest : register(s0);
SamplerComparisonState smooth : register(s1);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = float4(layers.SampleCmpLevelZero(nearest, float3(0.25, 0.25, 1), 0.5),
                        cube.SampleCmpLevelZero(nearest, float3(0, 0, -1), 0.5),
                        image.SampleCmpLevelZero(nearest, float2(0.25, 0.25), 0.5, int2(1, 1)),
                        image.SampleCmpLevelZero(smooth, float2(0.5, 0.5), 0.5));
}
