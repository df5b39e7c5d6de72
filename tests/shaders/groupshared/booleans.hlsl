// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Booleans in shared memory.
RWStructuredBuffer<uint> results : register(u0);
groupshared bool flags[8];
groupshared bool3 vector_flags;

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    flags[thread] = (thread % 3) == 0;
    if (thread == 5)
        vector_flags = bool3(true, false, true);
    GroupMemoryBarrierWithGroupSync();
    results[thread] = flags[(thread + 1) % 8] ? thread + 1 : 0;
    if (thread < 3)
        results[thread + 8] = vector_flags[thread];
}
