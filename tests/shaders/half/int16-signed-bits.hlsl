// dxc: -T cs_6_2 -E main -enable-16bit-types
// firstbithigh of signed 16-bit integers: the highest bit that differs from the sign.
StructuredBuffer<int16_t> values : register(t0);
RWStructuredBuffer<int> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = firstbithigh(values[id]);
}
