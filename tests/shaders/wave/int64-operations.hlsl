// dxc: -T cs_6_0 -E main
// Wave operations on 64-bit integers.
StructuredBuffer<int64_t> values : register(t0);
RWStructuredBuffer<int64_t> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    int64_t v = values[thread];
    results[thread] = WaveActiveSum(v);
    results[thread + 4] = WaveActiveMin(v);
    results[thread + 8] = (int64_t)WaveActiveMax((uint64_t)v);
    results[thread + 12] = (int64_t)WaveActiveBitXor((uint64_t)v);
    results[thread + 16] = WavePrefixSum(v);
    results[thread + 20] = WaveReadLaneAt(v, 3 - thread);
    results[thread + 24] = WaveActiveAllEqual(v >> 63) ? 1 : 0;
}
