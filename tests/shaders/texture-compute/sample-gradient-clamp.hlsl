// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// SampleGrad with the least mip level that may be used.
Texture2D<float> image : register(t0);
SamplerState nearest : register(s0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    float2 dx = float2(0.25, 0), dy = float2(0, 0.25);
    results[0] = image.SampleGrad(nearest, float2(0.1, 0.1), dx, dy, int2(0, 0), 1.0);
    results[1] = image.SampleGrad(nearest, float2(0.1, 0.1), dx * 4, dy * 4, int2(0, 0), 1.0);
}
