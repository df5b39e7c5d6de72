// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Conversions of floats to integers truncate.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<int> results : register(u0);

[numthreads(5, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = int(values[id]);
    results[id + 5] = asint(uint(abs(values[id])));
}
