// dxc: -T cs_6_5 -E main
// Prefixes within the lanes of a mask, for every operator.
StructuredBuffer<uint> keys : register(t0);
StructuredBuffer<uint> values : register(t1);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint v = values[thread];
    uint4 mask = WaveMatch(keys[thread]);
    results[thread] = WaveMultiPrefixSum(v, mask);
    results[thread + 4] = WaveMultiPrefixProduct(v, mask);
    results[thread + 8] = WaveMultiPrefixBitAnd(v, mask);
    results[thread + 12] = WaveMultiPrefixBitOr(v, mask);
    results[thread + 16] = WaveMultiPrefixBitXor(v, mask);
    results[thread + 20] = WaveMultiPrefixCountBits(v > 5, mask);
    results[thread + 24] = asuint(WaveMultiPrefixSum(v * 0.5, mask));
}
