// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Gfp
// Every integer atomic on shared memory, all threads at one place each.
RWStructuredBuffer<uint> results : register(u0);
groupshared uint words[6];
groupshared int signed_words[5];

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    if (thread < 6)
        words[thread] = thread == 1 ? 0xffffffffu : (thread == 4 ? 1000u : 0u);
    if (thread < 5)
        signed_words[thread] = thread == 0 ? 50 : thread == 1 ? -50 : thread == 4 ? -5 : 5;
    GroupMemoryBarrierWithGroupSync();
    InterlockedAdd(words[0], thread);
    InterlockedAnd(words[1], ~(1u << (thread & 15)));
    InterlockedOr(words[2], 1u << thread);
    InterlockedXor(words[3], thread * 3);
    InterlockedMin(words[4], thread + 7);
    InterlockedMax(words[5], thread * 9);
    InterlockedMin(signed_words[0], int(thread) - 20);
    InterlockedMax(signed_words[1], int(thread) - 40);
    InterlockedMax(signed_words[2], int(thread) - 40);
    InterlockedMin(signed_words[3], int(thread) - 40);
    InterlockedMin(signed_words[4], int(thread));
    GroupMemoryBarrierWithGroupSync();
    if (thread < 6)
        results[thread] = words[thread];
    if (thread < 5)
        results[thread + 6] = asuint(signed_words[thread]);
}
