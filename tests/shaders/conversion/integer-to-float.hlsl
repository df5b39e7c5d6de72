// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Conversions of signed and unsigned integers to floats.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<float2> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = float2(asint(values[id]), values[id]);
}
