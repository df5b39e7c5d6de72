// dxc: -T cs_6_6 -E main
// Exchange and bitwise comparison of floats on shared memory.
RWStructuredBuffer<float> results : register(u0);
groupshared float slots[4];

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    float before, compared;
    slots[thread] = thread;
    GroupMemoryBarrierWithGroupSync();
    InterlockedExchange(slots[thread], thread + 0.5, before);
    InterlockedCompareExchangeFloatBitwise(slots[thread], 2.5, -1.0, compared);
    InterlockedCompareStoreFloatBitwise(slots[thread], 3.5, 100.0);
    GroupMemoryBarrierWithGroupSync();
    results[thread] = before;
    results[thread + 4] = compared;
    results[thread + 8] = slots[3 - thread];
}
