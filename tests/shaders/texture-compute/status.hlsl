// dxc: -T cs_6_0 -E main
// Loads, samples and gathers that report whether their texels are resident.
Texture2D<float4> image : register(t0);
SamplerState nearest : register(s0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    uint a, b, c;
    float4 loaded = image.Load(int3(0, 0, 0), int2(0, 0), a);
    float4 sampled = image.SampleLevel(nearest, float2(0.75, 0.25), 0, int2(0, 0), b);
    float4 gathered = image.Gather(nearest, float2(0.5, 0.5), int2(0, 0), c);
    bool resident = CheckAccessFullyMapped(a) && CheckAccessFullyMapped(b) && CheckAccessFullyMapped(c);
    results[0] = resident ? loaded + sampled * 10 + gathered * 100 : -1;
}
