// dxc: -T cs_6_5 -E main -enable-16bit-types
// Masks of equal halves, doubles and 64-bit integers, and prefixes of halves and doubles among them.
StructuredBuffer<float> keys : register(t0);
StructuredBuffer<float> values : register(t1);
RWStructuredBuffer<uint> masks : register(u0);
RWStructuredBuffer<float> results : register(u1);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    half h = (half)keys[thread];
    double d = keys[thread] * 3.0;
    uint4 halves = WaveMatch(h), doubles = WaveMatch(d), shorts = WaveMatch((int16_t)keys[thread]);
    masks[thread] = halves.x;
    masks[4 + thread] = doubles.x;
    masks[8 + thread] = shorts.x;
    results[thread] = WaveMultiPrefixSum((half)values[thread], halves);
    results[4 + thread] = WaveMultiPrefixProduct((half)values[thread], halves);
    results[8 + thread] = float(WaveMultiPrefixSum(double(values[thread]), doubles));
    results[12 + thread] = float(WaveMultiPrefixProduct(double(values[thread]), doubles));
}
