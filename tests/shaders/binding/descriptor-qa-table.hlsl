// dxc: -T cs_6_0 -E main
// dxs: --root-signature embedded --descriptor-qa --shader-hash 291 --resource-heap-size 28
// env: vulkan1.2
// Descriptor QA: descriptors from a descriptor table are checked before use.
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
