// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Gis
// dxs: --root-signature embedded --static-cbv inline --resource-heap-size 64
// env: vulkan1.2
// A CBV of a table with static data: it becomes an inline uniform block.
cbuffer Constants : register(b1) {
    uint4 value[4];
};
RWStructuredBuffer<uint4> Out : register(u0);

[RootSignature("DescriptorTable(CBV(b0, numDescriptors=3, flags=DATA_STATIC), UAV(u0))")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    Out[thread.x] = value[thread.x & 3];
}
