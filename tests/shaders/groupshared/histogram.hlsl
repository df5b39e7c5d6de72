// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// A histogram gathered in shared memory, then added to the one in a buffer.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> bins : register(u0);
groupshared uint local_bins[16];

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID, uint thread : SV_GroupIndex) {
    if (thread < 16)
        local_bins[thread] = 0;
    GroupMemoryBarrierWithGroupSync();
    InterlockedAdd(local_bins[values[id] & 15], 1);
    GroupMemoryBarrierWithGroupSync();
    if (thread < 16 && local_bins[thread] != 0)
        InterlockedAdd(bins[thread], local_bins[thread]);
}
