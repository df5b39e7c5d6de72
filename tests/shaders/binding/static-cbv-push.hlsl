// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded --static-cbv push --resource-heap-size 64
// env: vulkan1.2
// A CBV of a table with static, bounds-checked descriptors: it becomes a push descriptor.
cbuffer Constants : register(b1) {
    uint4 value[4];
};
RWStructuredBuffer<uint4> Out : register(u0);

[RootSignature("DescriptorTable(CBV(b0, numDescriptors=3, flags=DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS), UAV(u0))")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    Out[thread.x] = value[thread.x & 3];
}
