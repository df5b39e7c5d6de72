// dxc: -T cs_6_0 -E main
// dxs: --groupshared-bounds
// Checked atomics where loops begin: of the loop's only block, with a result that decides, and where it goes on.
groupshared uint counts[16];
RWStructuredBuffer<uint> results : register(u0);
StructuredBuffer<uint> limits : register(t0);

[numthreads(4, 1, 1)]
void main(uint x : SV_GroupIndex)
{
    for (uint n = 0; n < 4; n++)
        counts[4 * x + n] = 0;
    GroupMemoryBarrierWithGroupSync();
    uint old, rounds = 0;
    do {
        InterlockedAdd(counts[x], 3, old);
        rounds++;
    } while (old < limits[x]);
    [loop] for (uint k = 0; k < limits[4]; k++)
        InterlockedAdd(counts[4 + x * limits[5]], 1);
    [loop] for (uint j = 0; j < limits[4]; InterlockedAdd(counts[4 + x * limits[5]], 2), j++) {
        if (j > x) {
            if (limits[j] == 6)
                continue;
            results[20 + x] = j;
            if (limits[j] == 7)
                continue;
            results[24 + x] = j;
        }
        if (j == x)
            results[16 + x] = j;
    }
    uint swaps = 0;
    do {
        InterlockedCompareExchange(counts[12 + x], swaps, swaps + 1, old);
        swaps++;
    } while (old + 1 == swaps && swaps < 6 - x);
    [loop] for (uint m = 0; m < limits[6]; m++)
        counts[8 + x * limits[7]] = m;
    GroupMemoryBarrierWithGroupSync();
    results[4 * x] = counts[x];
    results[4 * x + 1] = rounds;
    results[4 * x + 2] = counts[12 + x];
    results[4 * x + 3] = counts[8 + x] + 10 * counts[4 + x];
}
