// dxc: -T cs_6_0 -E main
// firstbithigh on a signed 64-bit integer looks for the first bit that differs from the sign.
StructuredBuffer<int64_t> values : register(t0);
RWStructuredBuffer<int> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = firstbithigh(values[id]);
}
