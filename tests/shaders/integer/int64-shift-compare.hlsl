// dxc: -T cs_6_0 -E main
// 64-bit shifts, bitwise operations and comparisons.
StructuredBuffer<uint64_t> values : register(t0);
RWStructuredBuffer<uint64_t> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint64_t v = values[id], w = values[id + 1];
    uint at = id * 6;
    results[at] = v << 36;
    results[at + 1] = v >> 36;
    results[at + 2] = (uint64_t)((int64_t)v >> 36);
    results[at + 3] = (v & w) ^ ~(v | w);
    results[at + 4] = (v < w ? 1 : 0) + ((int64_t)v < (int64_t)w ? 2 : 0) + (v == w ? 4 : 0) + (v >= w ? 8 : 0);
    results[at + 5] = max((int64_t)v, (int64_t)w) - min(v, w);
}
