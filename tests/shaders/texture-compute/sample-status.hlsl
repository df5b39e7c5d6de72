// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// A sample that reports whether its texels are resident.
Texture2D<float4> image : register(t0);
SamplerState nearest : register(s0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    uint status;
    float4 v = image.SampleLevel(nearest, float2(0.75, 0.25), 0, int2(0, 0), status);
    results[0] = CheckAccessFullyMapped(status) ? v : -1;
}
