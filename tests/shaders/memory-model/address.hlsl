// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --vulkan-memory-model --root-signature embedded
// env: vulkan1.2
// Memory at an address.
globallycoherent RWByteAddressBuffer words : register(u0);
RWStructuredBuffer<uint2> pairs : register(u1);

[RootSignature("UAV(u0), UAV(u1)")]
[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    words.Store(id * 4, id * id);
    AllMemoryBarrierWithGroupSync();
    pairs[id] = words.Load2((id & ~1) * 4);
}
