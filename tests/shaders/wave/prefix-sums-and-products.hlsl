// dxc: -T cs_6_0 -E main
// Exclusive prefixes over a full wave, of integers and floats.
StructuredBuffer<int> values : register(t0);
RWStructuredBuffer<int> results : register(u0);

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    int v = values[thread];
    results[thread * 3] = WavePrefixSum(v);
    results[thread * 3 + 1] = asint(WavePrefixProduct((uint(v) & 1) + 1));
    results[thread * 3 + 2] = asint(WavePrefixSum(v * 0.5));
}
