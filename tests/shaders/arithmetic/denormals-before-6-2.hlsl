// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// dxs: --denorm-flush-32bit
// Before shader model 6.2 denormals of 32 bits are zeros, without being asked for.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    results[0] = asuint(values[0] * values[1]);
    results[1] = asuint(values[2] + values[3]);
}
