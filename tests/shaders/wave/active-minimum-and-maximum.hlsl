// dxc: -T cs_6_0 -E main
// dxs: --nan-operands --signed-zero-inf-nan-preserve-32bit
// Minimum and maximum of signed and unsigned integers and floats, one of which may be a NaN.
StructuredBuffer<int> values : register(t0);
RWStructuredBuffer<int> integers : register(u0);
RWStructuredBuffer<float4> floats : register(u1);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    int v = values[thread];
    float f = v * 0.25;
    integers[thread] = WaveActiveMin(v);
    integers[thread + 4] = WaveActiveMax(v);
    integers[thread + 8] = asint(WaveActiveMin(asuint(v)));
    integers[thread + 12] = asint(WaveActiveMax(asuint(v)));
    float n = v == 5 ? asfloat(0x7FC00000) : f;
    floats[thread] = float4(WaveActiveMin(f), WaveActiveMax(f), WaveActiveMin(n), WaveActiveMax(n));
}
