// dxc: -T cs_6_0 -E main
// Wave operations on doubles.
StructuredBuffer<double> values : register(t0);
RWStructuredBuffer<double> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    double v = values[thread];
    results[thread] = WaveActiveSum(v);
    results[thread + 4] = WaveActiveMax(v);
    results[thread + 8] = WavePrefixSum(v);
    results[thread + 12] = WaveReadLaneFirst(v);
}
