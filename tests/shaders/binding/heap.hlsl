// dxc: -T cs_6_6 -E main
// dxs: --root-signature embedded --resource-heap-size 104
// env: vulkan1.2
// ResourceDescriptorHeap (SM 6.6): indices go to the heap directly, without the first index of a table.
struct Factors {
    uint4 value;
};

[RootSignature("RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED | SAMPLER_HEAP_DIRECTLY_INDEXED)")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID)
{
    ConstantBuffer<Factors> factors = ResourceDescriptorHeap[group.x];
    RWStructuredBuffer<uint4> output = ResourceDescriptorHeap[group.x + 100];
    output[thread.x] *= factors.value;
}
