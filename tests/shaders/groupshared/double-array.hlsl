// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Doubles in shared memory: a sum by one thread.
StructuredBuffer<double> values : register(t0);
RWStructuredBuffer<double> results : register(u0);
groupshared double cells[8];

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    cells[thread] = values[thread];
    GroupMemoryBarrierWithGroupSync();
    double sum = 0;
    for (uint i = 0; i <= thread; i++)
        sum += cells[i];
    results[thread] = sum;
}
