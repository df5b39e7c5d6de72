// dxc: -T cs_6_6 -E main
// dxs: --root-signature embedded --descriptor-qa --descriptor-qa-format triples --shader-hash 0x123456789ABCDEF0 --resource-heap-size 104
// env: vulkan1.2
// Descriptor QA with the buffers of vkd3d-proton. Descriptors have times.
struct Factors {
    uint4 value;
};

[RootSignature("RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED)")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID)
{
    ConstantBuffer<Factors> factors = ResourceDescriptorHeap[group.x];
    RWStructuredBuffer<uint4> output = ResourceDescriptorHeap[group.x + 100];
    output[thread.x] *= factors.value;
}
