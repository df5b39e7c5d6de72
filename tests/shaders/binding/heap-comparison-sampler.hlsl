// dxc: -T cs_6_6 -E main
// env: vulkan1.3
// A comparison sampler of the sampler heap, beside another sampler.
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    Texture2D<float> depths = ResourceDescriptorHeap[1];
    SamplerComparisonState nearer = SamplerDescriptorHeap[2];
    SamplerState nearest = SamplerDescriptorHeap[1];
    float2 at = float2((id + 0.5) / 4, 0.5);
    results[id] = 10 * depths.SampleCmpLevelZero(nearer, at, 0.5) + depths.SampleLevel(nearest, at, 0);
}
