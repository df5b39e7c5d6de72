// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// SampleGrad picks the mip level from the derivatives, with an offset and a clamp too.
Texture2D<float> image : register(t0);
Texture3D<float> volume : register(t1);
SamplerState nearest : register(s0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = image.SampleGrad(nearest, float2(0.1, 0.1), float2(0.25, 0), float2(0, 0.25));
    results[1] = image.SampleGrad(nearest, float2(0.1, 0.1), float2(0.5, 0), float2(0, 0.5));
    results[2] = image.SampleGrad(nearest, float2(0.1, 0.1), float2(0, 1), float2(1, 0));
    results[3] = image.SampleGrad(nearest, float2(0.1, 0.1), float2(0.25, 0), float2(0, 0.25), int2(1, 1));
    results[4] = volume.SampleGrad(nearest, float3(0.1, 0.1, 0.1), float3(1, 0, 0), float3(0, 1, 0));
}
