// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main -Gfp
// dxs: --root-signature embedded --push-constant-limit 16 --push-constant-overflow memory --dynamic-constants
// env: vulkan1.2
// Root arguments beyond the push constants are in memory, whose address is among the push constants: addresses, a table
// and constants, which a dynamic index selects.
cbuffer Constants : register(b0) {
    uint4 value[2];
};
cbuffer Factor : register(b1) {
    uint factor;
};
ByteAddressBuffer First : register(t0);
ByteAddressBuffer Table[2] : register(t1);
RWStructuredBuffer<uint4> Out : register(u0);

[RootSignature("RootConstants(num32BitConstants=8, b0), SRV(t0), UAV(u0), CBV(b1), "
               "DescriptorTable(SRV(t1, numDescriptors=2))")]
[numthreads(2, 1, 1)]
void main(uint thread : SV_DispatchThreadID, uint group : SV_GroupID)
{
    Out[thread] = value[group & 1] * factor + uint4(First.Load(4 * thread), Table[group & 1].Load(0), 0, thread);
}
