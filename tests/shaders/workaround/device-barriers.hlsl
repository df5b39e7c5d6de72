// dxc: -T cs_6_0 -E main
// dxs: --device-barriers
// Writes to a UAV that is not globallycoherent, ordered for the whole device.
RWStructuredBuffer<uint> results : register(u0);
groupshared uint shared_word;

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    results[id] = id + 1;
    AllMemoryBarrierWithGroupSync();
    shared_word = results[id ^ 1];
    GroupMemoryBarrierWithGroupSync();
    results[2 + id] = shared_word > 0;
}
