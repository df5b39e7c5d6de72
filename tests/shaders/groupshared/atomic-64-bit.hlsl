// dxc: -T cs_6_6 -E main
// 64-bit atomics on shared memory.
RWStructuredBuffer<uint64_t> results : register(u0);
groupshared uint64_t words[6];
groupshared int64_t signed_word;

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    if (thread < 6)
        words[thread] = thread == 3 ? ~0ULL : 0;
    if (thread == 0)
        signed_word = 5;
    GroupMemoryBarrierWithGroupSync();
    uint64_t old;
    InterlockedAdd(words[0], uint64_t(thread) << 32);
    InterlockedOr(words[1], 1ULL << (thread * 2));
    InterlockedMax(words[2], uint64_t(thread) * 0x200000001ULL);
    InterlockedAnd(words[3], ~(1ULL << (thread + 16)));
    InterlockedXor(words[4], uint64_t(thread) << 30);
    InterlockedCompareExchange(words[5], 0, 0x700000000ULL, old);
    InterlockedMin(signed_word, int64_t(thread) - 0x100000000LL);
    GroupMemoryBarrierWithGroupSync();
    if (thread < 6)
        results[thread] = words[thread];
    if (thread == 6)
        results[6] = (uint64_t)signed_word;
}
