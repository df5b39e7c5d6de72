// dxc: -T cs_6_0 -E main
// Sums and products of integers and floats over a wave that has but four lanes at work.
StructuredBuffer<int> values : register(t0);
RWStructuredBuffer<int> integers : register(u0);
RWStructuredBuffer<float> floats : register(u1);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    int v = values[thread];
    float f = v * 0.5;
    integers[thread] = WaveActiveSum(v);
    integers[thread + 4] = WaveActiveProduct(v);
    integers[thread + 8] = asint(WaveActiveSum(asuint(v)));
    integers[thread + 12] = asint(WaveActiveProduct(asuint(v)));
    floats[thread] = WaveActiveSum(f);
    floats[thread + 4] = WaveActiveProduct(f);
}
