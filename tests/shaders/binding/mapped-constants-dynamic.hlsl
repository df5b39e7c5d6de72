// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded --descriptor-heap mappings --descriptor-sizes 32,64,16 --dynamic-constants
// env: vulkan1.2
// Dynamic indices into mapped root constants, which the policy allows.
cbuffer Constants : register(b0) {
    uint4 value[2];
};
RWStructuredBuffer<uint4> Out : register(u0);

[RootSignature("RootConstants(num32BitConstants=8, b0), UAV(u0)")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID)
{
    Out[thread.x] = value[group.x & 1] * thread.x;
}
