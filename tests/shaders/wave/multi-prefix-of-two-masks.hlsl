// dxc: -T cs_6_5 -E main
// Two sums side by side, within lanes of different masks.
StructuredBuffer<uint> keys : register(t0);
StructuredBuffer<uint> values : register(t1);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint key = keys[thread];
    uint value = values[thread];
    uint4 low = WaveMatch(key & 1);
    uint4 high = WaveMatch(key & 2);
    uint first = WaveMultiPrefixSum(value, low);
    uint second = WaveMultiPrefixSum(value, high);
    results[2 * thread] = first;
    results[2 * thread + 1] = second;
}
