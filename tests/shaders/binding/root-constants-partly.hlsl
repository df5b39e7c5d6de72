// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --root-signature embedded
// env: vulkan1.2
// The root signature gives fewer constants than the shader declares: the rest is zero.
cbuffer Constants : register(b0) {
    uint4 value[2];
};
RWStructuredBuffer<uint4> Out : register(u0);

[RootSignature("RootConstants(num32BitConstants=6, b0), UAV(u0)")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID)
{
    Out[thread.x] = value[1] * thread.x + value[0];
}
