// dxc: -T cs_6_6 -E main
// A 64-bit exchange and unsigned minimum on shared memory.
RWStructuredBuffer<uint64_t> results : register(u0);
groupshared uint64_t chain, least;

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    if (thread == 0) {
        chain = 8ULL << 40;
        least = ~0ULL;
    }
    GroupMemoryBarrierWithGroupSync();
    uint64_t previous;
    InterlockedExchange(chain, uint64_t(thread) << 40, previous);
    results[uint(previous >> 40)] = 1;
    InterlockedMin(least, uint64_t(20 - thread) << 36);
    GroupMemoryBarrierWithGroupSync();
    if (thread == 0) {
        results[uint(chain >> 40)] += 1;
        results[9] = least;
    }
}
