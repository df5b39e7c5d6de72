// dxc: -T cs_6_2 -E main -denorm ftz
// fxc: -T cs_5_0 -E main
// dxs: --denorm-flush-32bit
// Denormal results become zero when the shader asks for it.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = asuint(values[0] * 0.5);
    results[1] = asuint(values[0] * 2.0);
    results[2] = asuint(values[1] + values[1]);
}
