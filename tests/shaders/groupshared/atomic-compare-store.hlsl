// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// InterlockedCompareStore has no result.
RWStructuredBuffer<uint> results : register(u0);
groupshared uint slots[8];

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    slots[thread] = thread & 3;
    GroupMemoryBarrierWithGroupSync();
    InterlockedCompareStore(slots[(thread + 1) % 8], 2, thread + 50);
    GroupMemoryBarrierWithGroupSync();
    results[thread] = slots[thread];
}
