// dxc: -T cs_6_2 -E main -enable-16bit-types
// Bit operations on 16-bit integers.
StructuredBuffer<uint16_t> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint16_t v = values[id];
    results[id] = reversebits(v);
    results[id + 3] = countbits(v);
    results[id + 6] = firstbitlow(v);
    results[id + 9] = firstbithigh(v);
    results[id + 12] = (uint16_t)~v;
    results[id + 15] = (uint16_t)((v << uint16_t(3)) ^ uint16_t(0x55));
}
