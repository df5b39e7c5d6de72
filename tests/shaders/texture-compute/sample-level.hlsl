// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// SampleLevel with point and linear filters, between texels and between mip levels.
Texture2D<float4> image : register(t0);
SamplerState nearest : register(s0);
SamplerState smooth : register(s1);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = image.SampleLevel(nearest, float2(0.25, 0.25), 0);
    results[1] = image.SampleLevel(nearest, float2(0.75, 0.25), 0);
    results[2] = image.SampleLevel(smooth, float2(0.5, 0.25), 0);
    results[3] = image.SampleLevel(smooth, float2(0.5, 0.5), 0);
    results[4] = image.SampleLevel(smooth, float2(0.3, 0.7), 1);
    results[5] = image.SampleLevel(smooth, float2(0.5, 0.5), 0.5);
}
