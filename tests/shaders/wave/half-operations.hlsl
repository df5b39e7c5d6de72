// dxc: -T cs_6_2 -E main -enable-16bit-types
// Wave operations on 16-bit floats and integers.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    half h = (half)values[thread];
    int16_t s = (int16_t)(values[thread] * 2);
    results[thread] = WaveActiveSum(h);
    results[thread + 4] = WaveActiveMin(s);
    results[thread + 8] = WavePrefixSum(s);
    results[thread + 12] = WaveReadLaneAt(h, thread ^ 3);
    results[thread + 16] = WaveActiveMax((uint16_t)s);
}
