// dxc: -T cs_6_0 -E main
// 64-bit integers in shared memory, reversed.
RWStructuredBuffer<uint64_t> values : register(u0);
groupshared uint64_t cells[8];

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    cells[thread] = values[thread] * 3;
    GroupMemoryBarrierWithGroupSync();
    values[thread] = cells[7 - thread];
}
