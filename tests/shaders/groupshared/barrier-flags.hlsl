// dxc: -T cs_6_8 -E main
// Barrier() of shader model 6.8, by memory type and by resource.
globallycoherent RWStructuredBuffer<uint> results : register(u0);
groupshared uint cells[8];

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    cells[thread] = thread + 5;
    Barrier(GROUP_SHARED_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    results[thread + 8] = cells[7 - thread];
    Barrier(UAV_MEMORY, DEVICE_SCOPE);
    Barrier(results, GROUP_SYNC | GROUP_SCOPE);
    results[thread] = results[8 + (thread + 3) % 8];
    Barrier(ALL_MEMORY, GROUP_SYNC | DEVICE_SCOPE);
}
