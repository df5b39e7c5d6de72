// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// All six barriers; the buffer is coherent so that the group sees its own writes.
globallycoherent RWStructuredBuffer<uint> results : register(u0);
groupshared uint cells[8];

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    cells[thread] = thread * thread;
    GroupMemoryBarrier();
    results[thread] = thread;
    DeviceMemoryBarrier();
    AllMemoryBarrier();
    AllMemoryBarrierWithGroupSync();
    uint neighbour = cells[(thread + 1) % 8] + results[(thread + 2) % 8];
    DeviceMemoryBarrierWithGroupSync();
    results[thread] = neighbour;
    GroupMemoryBarrierWithGroupSync();
}
