// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// SampleLevel with constant offsets in texels, on two- and three-dimensional textures and arrays.
Texture2D<float> image : register(t0);
Texture3D<float> volume : register(t1);
Texture2DArray<float> layers : register(t2);
SamplerState nearest : register(s0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = float4(image.SampleLevel(nearest, float2(0.125, 0.125), 0, int2(2, 1)),
                        volume.SampleLevel(nearest, float3(0.25, 0.25, 0.25), 0, int3(1, 0, 1)),
                        layers.SampleLevel(nearest, float3(0.25, 0.25, 1), 0, int2(0, 1)),
                        layers.SampleLevel(nearest, float3(0.75, 0.75, 0.6), 0, int2(-1, 0)));
}
