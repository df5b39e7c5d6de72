// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded --heap-size-source uniform --heap-clamp null --resource-heap-size 32
// env: vulkan1.2
// Heap indices are clamped to a word of a uniform buffer, the size of the heap: there is a null descriptor.
struct Factors {
    uint4 value;
};
ConstantBuffer<Factors> Tables[] : register(b10);
RWStructuredBuffer<uint4> Out : register(u1);

[RootSignature("DescriptorTable(UAV(u0, numDescriptors=4)), DescriptorTable(CBV(b8, numDescriptors=unbounded, offset=15))")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID)
{
    Out[thread.x] *= Tables[group.x].value;
}
