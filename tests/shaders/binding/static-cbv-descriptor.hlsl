// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --root-signature embedded --static-cbv descriptor --resource-heap-size 64
// env: vulkan1.2
// A CBV of a table with static data: it becomes a descriptor of its own, outside the heap.
cbuffer Constants : register(b1) {
    uint4 value[4];
};
RWStructuredBuffer<uint4> Out : register(u0);

[RootSignature("DescriptorTable(CBV(b0, numDescriptors=3, flags=DATA_STATIC_WHILE_SET_AT_EXECUTE), UAV(u0))")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    Out[thread.x] = value[thread.x & 3];
}
