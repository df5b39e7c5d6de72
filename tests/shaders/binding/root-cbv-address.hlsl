// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded
// env: vulkan1.2
// A root CBV as a device address; its memory is declared read-only.
cbuffer Constants : register(b0) {
    uint4 value[64];
};
RWStructuredBuffer<uint4> Out : register(u0);

[RootSignature("CBV(b0), UAV(u0)")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID)
{
    Out[thread.x] = value[group.x] * thread.x + value[3];
}
