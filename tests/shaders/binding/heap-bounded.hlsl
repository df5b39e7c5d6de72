// dxc: -T cs_6_6 -E main
// dxs: --root-signature embedded --heap-size-source push --resource-heap-size 104
// env: vulkan1.2
// Indices into ResourceDescriptorHeap are clamped to the size of the heap, a word of the push constants.
struct Factors {
    uint4 value;
};

[RootSignature("RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED | SAMPLER_HEAP_DIRECTLY_INDEXED)")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID)
{
    ConstantBuffer<Factors> factors = ResourceDescriptorHeap[group.x * 40 + 8];
    RWStructuredBuffer<uint4> output = ResourceDescriptorHeap[group.x + 1];
    output[thread.x] *= factors.value;
}
