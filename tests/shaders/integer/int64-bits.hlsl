// dxc: -T cs_6_0 -E main
// countbits, reversebits and the first-bit searches on 64-bit integers.
StructuredBuffer<uint64_t> values : register(t0);
RWStructuredBuffer<uint64_t> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint64_t v = values[id];
    uint at = id * 4;
    results[at] = reversebits(v);
    results[at + 1] = countbits(v);
    results[at + 2] = firstbitlow(v);
    results[at + 3] = firstbithigh(v);
}
