// dxc: -T cs_6_0 -E main
// Each wave takes room for what it keeps with one atomic; the order within a wave is kept.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);
RWStructuredBuffer<uint> count : register(u1);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint v = values[thread];
    bool keep = v % 3 != 0;
    uint kept = WaveActiveCountBits(keep), first;
    if (WaveIsFirstLane())
        InterlockedAdd(count[0], kept, first);
    first = WaveReadLaneFirst(first);
    if (keep)
        results[first + WavePrefixCountBits(keep)] = v;
}
