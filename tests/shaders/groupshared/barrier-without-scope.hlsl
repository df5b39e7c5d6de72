// dxc: -T cs_6_8 -E main
// GROUP_SYNC alone makes threads wait for each other; fences before and behind it order their memory.
RWStructuredBuffer<uint> results : register(u0);
groupshared uint cells[64];

[numthreads(64, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    cells[thread] = thread * 3;
    Barrier(GROUP_SHARED_MEMORY, GROUP_SCOPE);
    Barrier(GROUP_SHARED_MEMORY, GROUP_SYNC);
    Barrier(GROUP_SHARED_MEMORY, GROUP_SCOPE);
    results[thread] = cells[63 - thread];
}
