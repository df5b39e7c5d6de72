// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --vulkan-memory-model --raw-access-chains
// Raw access chains, and a group-scope barrier only.
RWByteAddressBuffer words : register(u0);
RWByteAddressBuffer results : register(u1);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    words.Store(id * 4, id);
    AllMemoryBarrierWithGroupSync();
    results.Store2(id * 8, words.Load2((id & ~1) * 4));
}
