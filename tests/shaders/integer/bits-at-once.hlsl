// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --bit-operations
// countbits and reversebits of 16 and 64 bits are one instruction.
StructuredBuffer<uint64_t> wide : register(t0);
StructuredBuffer<uint16_t> narrow : register(t1);
RWStructuredBuffer<uint64_t> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[4 * id] = reversebits(wide[id]);
    results[4 * id + 1] = countbits(wide[id]);
    results[4 * id + 2] = reversebits(narrow[id]);
    results[4 * id + 3] = countbits(narrow[id]);
}
