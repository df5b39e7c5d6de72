// dxc: -T cs_6_0 -E main
// dxs: --groupshared-bounds
// Beyond groupshared arrays loads give 0; stores and atomics have no effect.
ByteAddressBuffer places : register(t0);
RWStructuredBuffer<uint> results : register(u0);

groupshared uint counts[4];
groupshared float2 pairs[3];
groupshared uint last[2];

[numthreads(1, 1, 1)]
void main()
{
    uint near = places.Load(0), beyond = places.Load(4), before = places.Load(8), old = 77, swapped = 77;

    for (uint n = 0; n < 4; n++)
        counts[n] = 10 + n;
    for (uint m = 0; m < 3; m++)
        pairs[m] = float2(m, m + 0.5);
    last[0] = 20;
    last[1] = 21;
    counts[beyond] = 99;
    counts[before] = 98;
    counts[near] = 30;
    pairs[beyond] = 97;
    InterlockedAdd(counts[beyond], 5, old);
    InterlockedCompareExchange(counts[before], 0, 6, swapped);
    results[0] = old;
    results[1] = swapped;
    InterlockedAdd(counts[near], 5, old);
    results[2] = old;
    results[3] = counts[beyond];
    results[4] = counts[before];
    results[5] = counts[near];
    results[6] = asuint(pairs[beyond].y);
    for (uint k = 0; k < 4; k++)
        results[7 + k] = counts[k];
    results[11] = last[0];
    results[12] = last[1];
    results[13] = asuint(pairs[2].y);
}
