// dxc: -T cs_6_6 -E main
// dxs: --root-signature embedded --descriptor-qa --sampler-qa --shader-hash 0x123456789ABCDEF0 --resource-heap-size 8 --sampler-heap-size 8
// env: vulkan1.2
// Descriptor QA of the sampler heap, by index and in a table.
RWStructuredBuffer<float> Out : register(u0);
Texture2D<float> Picture : register(t0);
SamplerState Table[3] : register(s0);

[RootSignature("RootFlags(SAMPLER_HEAP_DIRECTLY_INDEXED), UAV(u0), DescriptorTable(SRV(t0)), "
               "DescriptorTable(Sampler(s0, numDescriptors=3))")]
[numthreads(1, 1, 1)]
void main(uint group : SV_GroupID)
{
    SamplerState direct = SamplerDescriptorHeap[group + 2];
    Out[2 * group] = Picture.SampleLevel(Table[group], float2(1.25, 0.5), 0);
    Out[2 * group + 1] = Picture.SampleLevel(direct, float2(1.25, 0.5), 0);
}
