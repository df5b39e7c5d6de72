// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --lockstep-groupshared
// Threads of a wave pass values to each other without a barrier, as if they ran in lock step.
RWStructuredBuffer<uint> values : register(u0);
groupshared uint passed[8];
groupshared uint sums[4];

[numthreads(4, 1, 1)] void main(uint thread : SV_GroupIndex)
{
    passed[thread] = values[thread];
    passed[thread + 4] = 7;
    uint other = passed[thread ^ 1];
    uint across = passed[thread ^ 2] + passed[thread ^ 4];
    passed[thread ^ 1] = other + 100;
    if (values[thread] > 20)
        other += 1000 * passed[thread];
    sums[thread] = 0;
    InterlockedAdd(sums[thread & 1], across);
    values[thread] = other + sums[thread & 1];
}
